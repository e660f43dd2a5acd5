# Notices: what players are told when they are not here, by push messages of the browser and by mail.

own-notices = Обавештења
notices-page = stol: обавештења
notices-head = Обавештења
notices-lead = Не обавештавамо вас о ономе што ионако видите за столом.

notices-push-head = На овом уређају
notices-push-about = Прегледач вас обавештава и кад stol није отворен.
notices-push-on = Обавештавај ме овде
notices-push-refused = Овај прегледач не дозвољава обавештења са овог сајта. То можете да промените у његовим подешавањима за овај сајт.
notices-push-failed = Обавештења не раде у овом прегледачу. На уређајима iPhone и iPad прво додајте stol на почетни екран.
notices-push-script = За обавештења је потребан прегледач са укљученим скриптама.
notices-remove = Уклони
notices-remove-label = Уклони: { $where }

notices-mail-head = Е-поштом
notices-mail-about = Највише једна порука на сат, и само ако у међувремену нисте били овде. Адресу потврђујете линком.
notices-mail-waits = још није потврђена: погледајте своју пошту
notices-mail-address = Адреса
notices-mail-add = Пошаљи поруку за потврду
notices-mail-wrong = То није адреса е-поште. Адреса изгледа овако: ana@example.com.
notices-wishes-head = О чему да вас обавестимо

notices-kind-turn = Ви сте на потезу
notices-kind-time = Истиче вам време за потез
notices-kind-invited = Неко вас позива
notices-kind-rematch = Неко жели реванш
notices-kind-finished = Партија је завршена
notices-by-push = на уређајима
notices-by-mail = е-поштом

notices-night = Ноћу
notices-night-about = О ономе што се тада догоди обавештавамо вас ујутру, одједном. Ако су почетак и крај исти, обавештења стижу и ноћу.
notices-night-from = Од
notices-night-to = До
notices-zone = Временска зона
notices-save = Сачувај

note-no-mail = Овај сервер не шаље е-пошту.
note-no-address = Овај линк више не важи: адреса је уклоњена или није потврђена у року од једног дана.
note-too-many-addresses = Послато је превише порука за потврду адресе. Покушајте поново сутра.
field-endpoint = За претплату прегледача потребни су јавна адреса https и њени кључеви.

mail-on-head = Обавештења на ову адресу?
mail-on-about = Ако потврдите, писаћемо вам кад сте на потезу. Ако то нисте тражили, затворите страницу: ништа се неће догодити.
mail-on-go = Да, обавештавај ме овде
mail-on-done = Обавештења сада стижу е-поштом
mail-on-done-about = Свака порука има линк који их зауставља.
mail-off-head = Да вам више не пишемо?
mail-off-about = На ову адресу се више ништа неће слати.
mail-off-go = Не шаљи више
mail-off-done = Поруке се више не шаљу
mail-off-done-about = На страници „Обавештења” можете поново да их укључите.

notice-turn = Ви сте на потезу
notice-time = Време истиче
notice-invited = Позвани сте у игру
notice-rematch = Чека вас реванш
notice-finished = Партија је завршена
notice-at = { $game }, за столом: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Новости за { $count } столом
    [few] Новости за { $count } стола
   *[other] Новости за { $count } столова
  }

notice-mail-foot = О чему вас и када обавештавамо:
notice-mail-stop = Одјава од порука:
notice-confirm-subject = Обавештења на ову адресу?
notice-confirm-text = Неко је на сајту stol уписао ову адресу да би сазнао кад је на потезу. Ако сте то ви, отворите овај линк и потврдите. Ако нисте, не морате ништа да урадите.

cli-serve-smtp = Сервер е-поште за обавештења: smtp://USER:PASSWORD@HOST:587 или smtps://…; сигурније је STOL_SMTP у окружењу.
cli-serve-mail-from = Пошиљалац порука.
cli-serve-public-url = Адреса на којој је овај сервер доступан; њоме почињу линкови у порукама.
cli-serve-push-hosts = Хостови, одвојени зарезима, којима смеју да се шаљу push поруке иако нису јавни или немају https.
cli-serve-smtp-unread = --smtp не може да се прочита: треба да буде као smtp://USER:PASSWORD@HOST:PORT, или smtps:// за TLS од почетка.
cli-serve-smtp-lacks = Уз --smtp су потребни и --mail-from и --public-url.
cli-admin-kind-links = линкови
cli-admin-kind-notices = обавештења
cli-admin-kind-addresses = непотврђене адресе
