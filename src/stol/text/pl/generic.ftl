# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] jeszcze nie zaczęto
    [one] zagrano { $ply } ruch
    [few] zagrano { $ply } ruchy
   *[many] zagrano { $ply } ruchów
  }
generic-moves = Twoje ruchy
generic-choose = Wybierz miejsce na planszy.
generic-gain = { $move }, { $gain }
generic-back = Wybierz inny
generic-chance-acts = Decyduje los
generic-chance = Co dobrano albo wyrzucono?
generic-outcome = { $outcome }, zostało { $left }
generic-player = Gracz
generic-score = Wynik
generic-players = { $most ->
    [one] { $least }–{ $most } gracz
   *[many] { $least }–{ $most } graczy
  }
generic-players-exactly = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
  }
