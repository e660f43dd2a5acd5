# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] још није почела
    [one] { $ply } потез
   *[other] { $ply } потеза
  }
generic-moves = Ваши потези
generic-choose = Изаберите место на табли.
generic-gain = { $move }, { $gain }
generic-back = Изабери друго
generic-chance-acts = Одлучује случај
generic-chance = Шта је извучено или бачено?
generic-outcome = { $outcome }, преостало { $left }
generic-player = Играч
generic-score = Резултат
generic-players = { $most ->
    [one] { $least }–{ $most } играч
   *[other] { $least }–{ $most } играча
  }
generic-players-exactly = { $count ->
    [one] { $count } играч
   *[other] { $count } играча
  }
