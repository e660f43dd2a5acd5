# Notices: what players are told when they are not here, by push messages of the browser and by mail.

own-notices = Уведомления
notices-page = stol: уведомления
notices-head = Уведомления
notices-lead = О том, что вы и так видите за столом, мы не сообщаем.

notices-push-head = На этом устройстве
notices-push-about = Браузер сообщает, даже если stol не открыт.
notices-push-on = Уведомлять меня здесь
notices-push-refused = Этот браузер не разрешает уведомления с этого сайта. Это можно изменить в его настройках для сайта.
notices-push-failed = В этом браузере уведомления не работают. На iPhone и iPad сначала добавьте stol на главный экран.
notices-push-script = Для уведомлений нужен браузер с включёнными скриптами.
notices-remove = Убрать
notices-remove-label = Убрать: { $where }

notices-mail-head = По электронной почте
notices-mail-about = Не больше одного письма в час и только если вас за это время здесь не было. Адрес подтверждается по ссылке.
notices-mail-waits = ещё не подтверждён: проверьте почту
notices-mail-address = Адрес
notices-mail-add = Отправить письмо для подтверждения
notices-mail-wrong = Это не адрес электронной почты. Адрес выглядит так: ana@example.com.
notices-wishes-head = О чём сообщать

notices-kind-turn = Ваш ход
notices-kind-time = Заканчивается время на ход
notices-kind-invited = Вас приглашают
notices-kind-rematch = Предлагают реванш
notices-kind-finished = Партия окончена
notices-by-push = на устройствах
notices-by-mail = письмом

notices-night = Ночью
notices-night-about = О том, что случится ночью, мы сообщим утром, сразу обо всём. Если оба часа одинаковы, уведомления приходят и ночью.
notices-night-from = С
notices-night-to = До
notices-zone = Часовой пояс
notices-save = Сохранить

note-no-mail = Этот сервер не отправляет писем.
note-no-address = Эта ссылка больше не действует: адрес убран или не подтверждён в течение суток.
note-too-many-addresses = Слишком много писем с просьбой подтвердить адрес. Попробуйте снова завтра.
field-endpoint = Для подписки браузера нужны публичный адрес https и ключи.

mail-on-head = Уведомления на этот адрес?
mail-on-about = Если вы подтвердите адрес, мы будем писать, когда наступит ваш ход. Если вы об этом не просили, закройте страницу: ничего не произойдёт.
mail-on-go = Да, уведомлять меня здесь
mail-on-done = Уведомления теперь приходят письмами
mail-on-done-about = В каждом письме есть ссылка, по которой можно отписаться.
mail-off-head = Больше не присылать письма?
mail-off-about = На этот адрес больше ничего не будет отправляться.
mail-off-go = Отписаться
mail-off-done = Писем больше не будет
mail-off-done-about = На странице «Уведомления» их можно снова включить.

notice-turn = Ваш ход
notice-time = Время на исходе
notice-invited = Приглашение в игру
notice-rematch = Вас ждёт реванш
notice-finished = Партия окончена
notice-at = { $game }, за столом: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Новости: { $count } стол
    [few] Новости: { $count } стола
   *[many] Новости: { $count } столов
  }

notice-mail-foot = О чём и когда сообщать:
notice-mail-stop = Отписаться:
notice-confirm-subject = Уведомления на этот адрес?
notice-confirm-text = Кто-то указал этот адрес на сайте stol, чтобы получать письма о своём ходе. Если это вы, откройте ссылку и подтвердите адрес. Если нет, ничего делать не нужно.

cli-serve-smtp = Почтовый сервер для уведомлений: smtp://USER:PASSWORD@HOST:587 или smtps://…; безопаснее STOL_SMTP в окружении.
cli-serve-mail-from = Отправитель писем.
cli-serve-public-url = Адрес, по которому доступен этот сервер; с него начинаются ссылки в письмах.
cli-serve-push-hosts = Хосты через запятую, которым можно отправлять push-сообщения, хотя они не публичные или без https.
cli-serve-smtp-unread = Не удаётся прочитать --smtp: нужен адрес вида smtp://USER:PASSWORD@HOST:PORT или smtps://, если TLS нужен с самого начала.
cli-serve-smtp-lacks = Для --smtp нужны также --mail-from и --public-url.
cli-admin-kind-links = ссылки
cli-admin-kind-notices = уведомления
cli-admin-kind-addresses = неподтверждённые адреса
