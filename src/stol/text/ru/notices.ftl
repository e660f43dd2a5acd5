# Уведомления браузера и по почте.

own-notices = Уведомления
notices-page = stol: уведомления
notices-head = Уведомления
notices-lead = О том, что вы и так видите за столом, уведомлений нет.

notices-push-head = На этом устройстве
notices-push-about = Браузер сообщает, даже если stol не открыт.
notices-push-on = Уведомлять меня здесь
notices-push-refused = Этот браузер не разрешает уведомления с этого сайта. Это можно изменить в его настройках для сайта.
notices-push-failed = В этом браузере уведомления не работают. На iPhone и iPad сначала добавьте stol на главный экран.
notices-push-script = Для уведомлений нужен браузер со скриптами.
notices-remove = Убрать
notices-remove-label = Убрать: { $where }

notices-mail-head = По почте
notices-mail-about = Не больше одного письма в час и только если вас за это время здесь не было. Адрес подтверждается по ссылке.
notices-mail-waits = ещё не подтверждён: загляните в почту
notices-mail-address = Адрес
notices-mail-add = Отправить письмо для подтверждения
notices-mail-wrong = Это не почтовый адрес вроде ana@example.com.
notices-wishes-head = О чём сообщать

notices-kind-turn = Ваш ход
notices-kind-time = Кончается время на ход
notices-kind-invited = Вас приглашают
notices-kind-rematch = Предлагают реванш
notices-kind-finished = Конец игры
notices-by-push = на устройствах
notices-by-mail = по почте

notices-night = Ночью
notices-night-about = О том, что случится ночью, сообщается утром, всё вместе. Если оба часа одинаковы, ночи нет.
notices-night-from = С
notices-night-to = До
notices-zone = Часовой пояс
notices-save = Сохранить

note-no-mail = Этот сервер не отправляет почту.
note-no-address = Эта ссылка больше не действует: адрес убран или не подтверждён в течение суток.
note-too-many-addresses = Слишком много писем для подтверждения адреса. Попробуйте снова завтра.
field-endpoint = У подписки браузера публичный адрес https и свои ключи.

mail-on-head = Уведомления на этот адрес?
mail-on-about = Тогда письма будут сообщать, что сейчас ваш ход. Если вы об этом не просили, закройте страницу: ничего не произойдёт.
mail-on-go = Да, уведомлять меня здесь
mail-on-done = Уведомления теперь приходят по почте
mail-on-done-about = В каждом письме есть ссылка, которая их прекращает.
mail-off-head = Больше никаких писем?
mail-off-about = На этот адрес больше ничего не будет отправляться.
mail-off-go = Прекратить письма
mail-off-done = Письма больше не отправляются
mail-off-done-about = На странице «Уведомления» их можно снова включить.

notice-turn = Ваш ход
notice-time = Время на исходе
notice-invited = Приглашение за стол
notice-rematch = Ждёт реванш
notice-finished = Конец игры
notice-at = { $game }, за столом: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Новости: { $count } стол
    [few] Новости: { $count } стола
   *[many] Новости: { $count } столов
  }

notice-mail-foot = О чём и когда сообщать:
notice-mail-stop = Больше никаких писем:
notice-confirm-subject = Уведомления на этот адрес?
notice-confirm-text = Кто-то указал этот адрес на сайте stol, чтобы узнавать о своём ходе. Если это вы, откройте ссылку и подтвердите. Если нет, ничего делать не нужно.

cli-serve-smtp = Почтовый сервер для уведомлений: smtp://USER:PASSWORD@HOST:587 или smtps://…; безопаснее STOL_SMTP в окружении.
cli-serve-mail-from = Отправитель писем.
cli-serve-public-url = Адрес, по которому люди находят этот сервер; с него начинаются ссылки в письмах.
cli-serve-push-hosts = Хосты через запятую, которым можно отправлять push-сообщения, хотя они не публичные или без https.
cli-serve-smtp-unread = Не удаётся прочитать --smtp: нужен адрес вида smtp://USER:PASSWORD@HOST:PORT или smtps://, если TLS нужен с самого начала.
cli-serve-smtp-lacks = Для --smtp нужны также --mail-from и --public-url.
cli-admin-kind-links = ссылки
cli-admin-kind-notices = уведомления
cli-admin-kind-addresses = неподтверждённые адреса
