# What every table says, whichever game lies on it. «Бот» is the computer player. Names stay in the nominative.

# Stands alone, in place of the visitor's name; also first in a list of names.
you = Вы
# On phones the pill with whose turn it is has room for 9 letters.
your-turn = Ваш ход
turn-of = Ходит { $name }
over = Конец игры

gain = { $sign ->
    [minus] −{ $number }
    [zero] { $number }
   *[plus] +{ $number }
  }

# With a comma it would read as a decimal number.
space = ({ $x }; { $y })

colour-name = { $colour ->
    [r] красный
    [o] оранжевый
    [y] жёлтый
    [g] зелёный
    [b] синий
   *[p] фиолетовый
  }

colour-r = красный
colour-o = оранжевый
colour-y = жёлтый
colour-g = зелёный
colour-b = синий
colour-p = фиолетовый

pixies-title = Пикси
onecard-title = Everything on 1 Card
clustered-title = Clustered
ingenious-title = Ingenious
page-table = { $yours ->
    [yes] ● { $turn }: { $game }
   *[no] { $game }: { $turn }
  }
home-link = stol, главная
tools = Стол
notices = Уведомления
in-words = Описание стола

talk = Чат
talk-empty = Пока никто ничего не сказал.
talk-word = Ваше сообщение
talk-send = Отправить
menu = Меню
# Room for 30 letters.
to-home = Уйти, сохранив место
watch-link = Ссылка для зрителей
reconnecting = Переподключение…
player = Игрок { $number }
sitter-here = за столом
sitter-away = не за столом
sitter-stand-in = пока играет { $name }
leave-to-opponent = { $name }: передать место боту
stood-in = За вас играет бот.
take-back = Вернуться на место
gone = { $asking ->
    [0] { $name } не за столом. Бот может играть дальше, если согласятся все остальные.
    [one] { $name } не за столом. { $asking } игрок хочет передать место боту.
    [few] { $name } не за столом. { $asking } игрока хотят передать место боту.
   *[many] { $name } не за столом. { $asking } игроков хотят передать место боту.
  }
gone-ask = Передать место боту
gone-agree = Согласиться
gone-asked = { $name } не за столом. Вы хотите передать место боту; нужно согласие остальных.
undo = Вернуть ход
undo-asked = Вы хотите вернуть ход. С тех пор открылось что-то новое, поэтому нужно согласие остальных.
undo-cancel = Не возвращать
undo-wish = { $name } хочет вернуть последний ход.
undo-agree = Согласиться
undo-decline = Нет
rematch-ready = Следующая партия готова.
rematch-go = Перейти к ней
note-moved-on = Игра уже ушла вперёд: вот как стол выглядит сейчас.
note-not-your-turn = Игра уже ушла вперёд: сейчас не ваш ход.
note-stood-in = Сейчас за вас играет бот. Сначала вернитесь на место.
note-seat-taken = Это место занято.
note-still-there = Этот игрок за столом.
note-nobody-there = На этом месте замена никому не нужна.
note-no-such-level = Бота такого уровня нет.
note-no-talk = За этим столом чат выключен.
note-too-much-talk = Сообщение слишком длинное, или их здесь уже слишком много.
row-with = С вами: { $others }
row-alone = Стол { $code }
row-waiting = ждёт игроков
row-invite = Пригласить
row-result = Результат
preparing = Раскладываем игру { $game }
preparing-text = Готовим правила. Это нужно один раз и занимает меньше минуты.
preparing-title = Одну минуту
preparing-look = Проверить ещё раз
compile-failed = На этом сервере не получается подготовить правила игры { $game }. Попыток было несколько, причина записана в журнале сервера. Столы этой игры сохранены.
note-nothing-to-undo = Возвращать нечего.
note-undo-same-deal = Этот же расклад играют и другие: когда открылось что-то скрытое, ход уже не вернуть.
note-undo-not-asked = Вернуть ход больше никто не просит: вот как стол выглядит сейчас.
note-no-record = За этим столом играли не с начала партии, поэтому записи нет.
note-no-table = Стола с таким кодом нет. Возможно, в нём опечатка.
note-not-your-seat = Это может сделать только тот, кто сидит на этом месте.
note-host-only = Это может сделать только хозяин стола.
note-not-over = Игра ещё не окончена.
note-no-watching = Зрителей за этот стол не пускают.
note-no-game = Такой игры здесь нет.
note-foreign = Запрос пришёл со страницы другого сайта, поэтому ничего не сделано.
note-too-many = Слишком много запросов за короткое время. Подождите немного и попробуйте снова; ничего не потеряно.
note-bad-host = Имя сервера в запросе не читается. Откройте тот адрес, который вам дали.

# move, ply, undone … are codes.
field-move = Поле «move» отсутствует или не читается. В нём должен быть один ход, как его предлагает стол. Ничего не изменилось.
field-ply = Поле «ply» отсутствует или не читается. В нём должно быть число из формы стола, целое от 0 до 100000. Ничего не изменилось.
field-undone = Поле «undone» отсутствует или не читается. В нём должно быть число из формы стола, целое от 0 до 100000. Ничего не изменилось.
field-outcome = Поле «outcome» отсутствует или не читается. В нём должны быть карта, плитка или кубик, как их предлагает стол. Ничего не изменилось.
field-seat = Поле «seat» отсутствует или не читается. В нём должен быть номер места, от 0 до 7. Ничего не изменилось.
field-name = Поле «name» отсутствует или не читается. В нём должно быть одно имя не длиннее 1000 знаков. Ничего не изменилось.
field-level = Поле «level» отсутствует или не читается. В нём должно быть название уровня бота. Ничего не изменилось.
field-text = Поле «text» отсутствует или не читается. В нём должен быть один текст; показываются первые 200 знаков. Ничего не изменилось.
field-key = Поле «key» отсутствует или не читается. В нём должен быть один текст не длиннее 200 знаков. Ничего не изменилось.
field-back = Поле «back» отсутствует или не читается. В нём должен быть путь к странице этого сайта не длиннее 1000 знаков. Ничего не изменилось.
field-light = Поле «light» отсутствует или не читается. В нём должно быть system, day или night. Ничего не изменилось.
field-language = Поле «language» отсутствует или не читается. В нём должен быть язык из списка. Ничего не изменилось.
