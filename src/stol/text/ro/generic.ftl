# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] neînceput
    [one] { $ply } mutare făcută
    [few] { $ply } mutări făcute
   *[other] { $ply } de mutări făcute
  }
generic-moves = Mutările tale
generic-choose = Alege un loc de pe tablă.
generic-gain = { $move }, { $gain }
generic-back = Alege altul
generic-chance-acts = Hotărăște hazardul
generic-chance = Ce s-a tras sau ce a ieșit la zaruri?
generic-outcome = { $left ->
    [one] { $outcome }, a mai rămas { $left }
   *[other] { $outcome }, au mai rămas { $left }
  }
generic-player = Jucător
generic-score = Scor
generic-players = { $most ->
    [one] { $least }–{ $most } jucător
    [few] { $least }–{ $most } jucători
   *[other] { $least }–{ $most } de jucători
  }
generic-players-exactly = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
