# The table of a game that was installed besides and has no page of its own.

generic-ply = { $ply ->
    [0] not begun
    [one] { $ply } move made
   *[other] { $ply } moves made
  }
generic-moves = Your moves
generic-choose = Choose a place on the board.
# $move is a move's code, $gain the message gain.
generic-gain = { $move }, { $gain }
generic-back = Choose another
generic-chance-acts = Chance decides
generic-chance = What was drawn or rolled?
# $outcome is a code, $left how many are left.
generic-outcome = { $outcome }, { $left } left
generic-player = Player
generic-score = Score
generic-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
  }
generic-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
