# Обавештења прегледача и е-поштом.

own-notices = Обавештења
notices-page = stol: обавештења
notices-head = Обавештења
notices-lead = Не јавља се оно што ионако видите за столом.

notices-push-head = На овом уређају
notices-push-about = Прегледач вам јавља и кад stol није отворен.
notices-push-on = Обавештавај ме овде
notices-push-refused = Овај прегледач не дозвољава обавештења са овог сајта. То можете да промените у његовим подешавањима за овај сајт.
notices-push-failed = Обавештења не раде у овом прегледачу. На уређајима iPhone и iPad прво додајте stol на почетни екран.
notices-push-script = За обавештења је потребан прегледач са скриптама.
notices-remove = Уклони
notices-remove-label = Уклони: { $where }

notices-mail-head = Е-поштом
notices-mail-about = Највише једна порука на сат, и само ако у међувремену нисте били овде. Адресу потврђујете линком.
notices-mail-waits = још није потврђена: погледајте своју пошту
notices-mail-address = Адреса
notices-mail-add = Пошаљи поруку за потврду
notices-mail-wrong = То није адреса е-поште, као што је ana@example.com.
notices-wishes-head = Шта вам се јавља

notices-kind-turn = Ви сте на потезу
notices-kind-time = Истиче вам време за потез
notices-kind-invited = Неко вас позива
notices-kind-rematch = Неко жели реванш
notices-kind-finished = Крај игре
notices-by-push = на уређајима
notices-by-mail = е-поштом

notices-night = Ноћу
notices-night-about = Што се тада догоди, јавља се ујутру, све заједно. Ако су оба сата иста, ноћи нема.
notices-night-from = Од
notices-night-to = До
notices-zone = Временска зона
notices-save = Сачувај

note-no-mail = Овај сервер не шаље е-пошту.
note-no-address = Овај линк више не важи: адреса је уклоњена или није потврђена у року од једног дана.
note-too-many-addresses = Превише порука за потврду адресе. Покушајте поново сутра.
field-endpoint = Претплата прегледача има јавну адресу https и своје кључеве.

mail-on-head = Обавештења на ову адресу?
mail-on-about = Тада вам поруке јављају кад сте на потезу. Ако то нисте тражили, затворите страницу: ништа се неће догодити.
mail-on-go = Да, јављај ми овде
mail-on-done = Обавештења сада стижу е-поштом
mail-on-done-about = Свака порука има линк који их зауставља.
mail-off-head = Без даљих порука?
mail-off-about = На ову адресу се више ништа неће слати.
mail-off-go = Заустави поруке
mail-off-done = Поруке се више не шаљу
mail-off-done-about = На страници „Обавештења” можете поново да их укључите.

notice-turn = Ви сте на потезу
notice-time = Време истиче
notice-invited = Позвани сте за сто
notice-rematch = Чека вас реванш
notice-finished = Крај игре
notice-at = { $game }, за столом: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Новости за { $count } столом
    [few] Новости за { $count } стола
   *[other] Новости за { $count } столова
  }

notice-mail-foot = Шта вам се јавља и када:
notice-mail-stop = Без даљих порука:
notice-confirm-subject = Обавештења на ову адресу?
notice-confirm-text = Неко је уписао ову адресу на страници stol да би добио поруку кад је на потезу. Ако сте то ви, отворите овај линк и потврдите. Ако нисте, не морате ништа да урадите.

cli-serve-smtp = Сервер е-поште за обавештења: smtp://USER:PASSWORD@HOST:587 или smtps://…; сигурније је STOL_SMTP у окружењу.
cli-serve-mail-from = Пошиљалац порука.
cli-serve-public-url = Адреса на којој људи налазе овај сервер; њоме почињу линкови у порукама.
cli-serve-push-hosts = Хостови, одвојени зарезима, којима смеју да се шаљу push поруке иако нису јавни или немају https.
cli-serve-smtp-unread = --smtp не може да се прочита: треба да буде као smtp://USER:PASSWORD@HOST:PORT, или smtps:// за TLS од почетка.
cli-serve-smtp-lacks = Уз --smtp су потребни и --mail-from и --public-url.
cli-admin-kind-links = линкови
cli-admin-kind-notices = обавештења
cli-admin-kind-addresses = непотврђене адресе
