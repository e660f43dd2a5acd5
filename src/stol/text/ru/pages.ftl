# The pages beside the table: set-up, waiting room, result, plain messages. «Бот» is the computer player.

# The three lights have room for 7 letters each.
me-nobody = Ваше имя
me-label = { $name }: ваше имя
me-name = Ваше имя
me-save = Сохранить

join-title = Сесть за стол
join-head = Сесть за стол
join-lead = Введите код, который вам дали.
join-code = Есть код?
join-example = KARUM OBIDE
join-go = К столу
join-wrong = Стола с кодом { $code } нет. Коды выглядят так: KARUM OBIDE.

setup-title = Настройка стола
setup-head = Настройка стола
setup-game = Игра
setup-update = Обновить
setup-seats = Кто где сидит
setup-rules = Параметры
setup-presets = Режимы игры
setup-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
setup-of = от { $least } до { $most ->
    [one] { $most } игрока
   *[many] { $most } игроков
  }
setup-fewer = Меньше игроков
setup-more = Больше игроков
seat-number = Место { $number }
setup-you = { $name } (вы)
setup-here = Гость на этом устройстве
setup-free = По ссылке
setup-bots = Компьютерные соперники (боты)
# Room for about 14 letters.
setup-bot = { $level ->
    [novice] Бот-новичок
    [casual] Бот-любитель
    [club] Клубный бот
    [expert] Бот-эксперт
   *[master] Бот-мастер
  }
setup-chat = Чат
setup-chat-about = Короткие сообщения рядом со столом.
setup-watch = Пускать зрителей
setup-watch-about = Зрители видят только то, что открыто.
setup-hints = Подсказки
setup-hints-about = Тот, чей сейчас ход, может посмотреть лучшие ходы. Если отключить, stol не подсказывает в этой партии ни здесь, ни в другом месте; помощи со стороны он не видит.
setup-levels = Насколько сильны боты?
setup-levels-strength = Числа показывают силу при таком числе игроков по шкале со страницы «Мои партии». У кого на 200 больше, тот выигрывает три партии из четырёх.
setup-open = Открыть стол
setup-guests = Гости за этим устройством
setup-guest = Гость на месте { $number }
setup-guest-about = Имя этого игрока за столом.
names = Имена игроков

level-novice = Новичок
level-novice-about = Видит мало ходов и выбирает тот, что сразу приносит больше всего.
level-casual = Любитель
level-casual-about = Часть ходов не замечает и выбирает тот, что сразу приносит больше всего.
level-club = Клубный
level-club-about = Мало что упускает и немного думает наперёд.
level-expert = Эксперт
level-expert-about = Почти ничего не упускает и думает наперёд.
level-master = Мастер
level-master-about = Сильнее никого нет: думает над ходом до секунды.

preset-classic = Классика
preset-solo = Соло
preset-flower-power = Flower Power
preset-draft = Драфт
preset-fast = Быстрая игра
preset-bonuses = Бонусы
preset-expanded = Шесть игроков
preset-teams = Команды
preset-open-teams = Открытые команды

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Ещё четырнадцать двухцветных карт. До шести игроков.
option-onecard-draft = Драфт
option-onecard-draft-about = Оставьте себе три карты из пяти, а новые выбирайте из открытых.
option-onecard-deck = Своя колода
option-onecard-deck-about = Ваши тридцать карт вместо наших.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Третий джокер
option-clustered-third_joker-about = Кто играет с тремя джокерами вместо двух.
# Room for 9 letters each.
option-clustered-third_joker-none = Никто
option-clustered-third_joker-all = Все
option-clustered-third_joker-seats = Некоторые
option-clustered-table = Стол
option-clustered-table-about = Его размер в картах. Если не указать, места хватит для всех карт.
option-clustered-table-width = Ширина
option-clustered-table-height = Высота
option-clustered-fast = Быстрая игра
option-clustered-fast-about = В конце каждого хода берут две карты и сбрасывают одну.
option-clustered-first_bonus = Бонус за первенство
option-clustered-first_bonus-about = По 2 очка за первый прямоугольник 2 × 3 и за первый ряд из пяти карт.
option-clustered-largest_bonus = Бонус за размер
option-clustered-largest_bonus-about = По 2 очка за наибольший прямоугольник и за самый длинный ряд.
option-ingenious-teams = Команды
option-ingenious-teams-about = Четыре игрока; напарники сидят друг напротив друга и делят одну шкалу для каждого цвета.
option-ingenious-open_partners = Напарники показывают плитки
option-ingenious-open_partners-about = Только в командах: напарники видят подставки друг друга.

waiting-title = { $game }: ожидание
waiting-head = { $open ->
    [1] Ждём одного игрока
    [one] Ждём { $open } игрока
   *[many] Ждём { $open } игроков
  }
waiting-lead = Игра начнётся, как только будут заняты все места.
waiting-seats = Кто где сидит
waiting-you = Это вы
waiting-guest = Гость по ссылке
waiting-host = Хозяин стола
# Room for 9 letters.
waiting-free = Свободно
waiting-sit = Сесть
waiting-sit-label = Сесть сюда: место { $number }
waiting-name = Ваше имя
waiting-invite = Пригласить других
waiting-link = Ссылка на этот стол
waiting-qr = Ссылка в виде QR-кода
# Room for 14 letters.
waiting-copy = Копировать
waiting-copied = Скопировано
waiting-again = Проверить ещё раз
waiting-bots = Не хотите ждать?
waiting-bots-about = Посадите за стол бота.
waiting-level = Уровень
waiting-bot-label = Посадить бота: место { $number }
waiting-watch = Смотреть можно будет, как только начнётся игра.

# $names with $you = yes begins with «Вы».
result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] Вы победили с отрывом в { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
       *[many] { $margin } очков
      }.
   *[no] { $name } побеждает с отрывом в { $margin ->
       [one] { $margin } очко
       [few] { $margin } очка
      *[many] { $margin } очков
     }.
  }
result-win-even = { $you ->
    [yes] Вы победили по дополнительным показателям.
   *[no] { $name } побеждает по дополнительным показателям.
  }
result-team = { $you ->
    [yes] { $names } победили с отрывом в { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
       *[many] { $margin } очков
      }.
   *[no] { $names } победили с отрывом в { $margin ->
       [one] { $margin } очко
       [few] { $margin } очка
      *[many] { $margin } очков
     }.
  }
result-team-even = { $you ->
    [yes] { $names } победили по дополнительным показателям.
   *[no] { $names } победили по дополнительным показателям.
  }
result-shared = { $you ->
    [yes] { $names } разделили победу.
   *[no] { $names } разделили победу.
  }
result-solo = { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
   *[many] { $count } очков.
  }
result-rematch = Реванш
result-record = Запись
result-table = Посмотреть на стол
result-home = Главная
result-scores = Счёт

message-home = Главная
message-back = Вернуться за стол
message-again = Повторить
message-400 = Запрос не читается.
message-400-text = Страница ждала других данных. Вернитесь и попробуйте ещё раз.
message-403 = Вам это недоступно.
message-403-text = Это место занимает кто-то другой, или зрителей за этот стол не пускают.
message-404 = Здесь ничего нет.
message-404-text = Адрес неверный, или стол уже убрали.
message-409 = Кто-то вас опередил.
message-409-text = С тех пор как вы смотрели на стол, он изменился. Взгляните ещё раз.
message-413 = Слишком длинный запрос.
message-413-text = Столько данных не нужно ни одному столу.
message-429 = Чуть помедленнее.
message-429-text = Слишком много запросов за короткое время. Подождите немного и попробуйте снова.
message-500 = Что-то пошло не так.
message-500-text = Вы тут ни при чём. Ваши столы сохранены; попробуйте ещё раз.
message-503 = Скоро вернёмся.
message-503-text = Сервер сейчас не может связаться со своей базой данных. Сыгранное сохранено; попробуйте ещё раз через несколько секунд.
hand-over = Теперь устройство берёт { $name }
hand-over-text = Ходит { $name }. Остальным сейчас лучше не смотреть.
hand-over-go = Это я, { $name }
