# The home page. The name stol never stands beside the word «стол».

home-title = stol: четыре настольные игры
home-description = Пикси, Everything on 1 Card, Clustered и Ingenious в браузере: освойте их за несколько минут, играйте в одиночку или с друзьями по ссылке. Без регистрации.
home-head = Четыре игры за одним столом.
home-lead = В одиночку против ботов или с друзьями по ссылке. Без регистрации.

# Up to 70 letters.
home-pixies-players = 2–6 игроков
home-pixies-about = Заполните девять ячеек и решите, какая карта останется сверху.
home-onecard-players = 2–4 игрока
home-onecard-about = Пять кубиков на всех, а клетки каждый зачёркивает на своих картах.
home-clustered-players = 1–8 игроков
home-clustered-about = Карты ложатся рядом, если совпадают два признака из трёх.
home-ingenious-players = 1–4 игрока
home-ingenious-about = Стройте линии всех шести цветов: ваш счёт — самый слабый из них.

# Buttons: up to 14 letters.
home-play = Играть
home-play-label = Играть: { $game }
home-learn = Правила
home-learn-label = Правила: { $game }
home-setup = Настроить
home-setup-label = Настроить: { $game }

home-running = Ваши столы
home-finished = Завершённые
home-row = { $game }, { $progress }

home-filters = Какие столы показать
home-show-all = Все: { $count }
home-show-turn = Ваш ход: { $count }
home-show-others = Ожидание: { $count }
home-show-hidden = Скрытые: { $count }
home-nothing = Таких нет.
home-later = Более новые
home-earlier = Ещё столы
row-leave = { $table }: сдаться, закрыть или скрыть
row-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
row-score = { $outcome ->
    [won] победа, { $points }
    [shared] общая победа, { $points }
    [lost] поражение, { $points }
   *[watched] { $points }
  }
row-resigned = { $you ->
    [yes] вы сдались
   *[no] сдались: { $names }
  }
row-closed = закрыт
row-unreadable = Данные этого стола не читаются.
