# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] ещё не начата
    [one] сделан { $ply } ход
    [few] сделано { $ply } хода
   *[many] сделано { $ply } ходов
  }
generic-moves = Ваши ходы
generic-choose = Выберите место на поле.
generic-gain = { $move }, { $gain }
generic-back = Выбрать другое
generic-chance-acts = Решает случай
generic-chance = Что вытянуто или выпало?
generic-outcome = { $outcome }, осталось { $left }
generic-player = Игрок
generic-score = Счёт
generic-players = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
  }
generic-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
