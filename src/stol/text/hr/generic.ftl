# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] još nije počelo
    [one] { $ply } potez odigran
    [few] { $ply } poteza odigrana
   *[other] { $ply } poteza odigrano
  }
generic-moves = Vaši potezi
generic-choose = Odaberite mjesto na ploči.
generic-gain = { $move }, { $gain }
generic-back = Odaberi drugo
generic-chance-acts = Odlučuje slučaj
generic-chance = Što je izvučeno ili bačeno?
generic-outcome = { $outcome }, preostalo { $left }
generic-player = Igrač
generic-score = Bodovi
generic-players = { $most ->
    [one] { $least }–{ $most } igrač
   *[other] { $least }–{ $most } igrača
  }
generic-players-exactly = { $count ->
    [one] { $count } igrač
   *[other] { $count } igrača
  }
