# Rated games: what the set-up says, and why something is not possible at a rated table.

setup-rated = Rated
setup-rated-about = The result counts for everybody’s strength. Needs a clock. No hints, no take-backs; whoever leaves comes last.
# In the waiting room and at the table.
rated-table = A rated game: no hints, and no move is taken back. Whoever leaves comes last.
note-rated-undo = This game is rated: no move is taken back.
note-rated-one-seat = This game is rated: one person has one seat.
note-rated-close = This game is rated: once it has begun, it is played to its end. You can resign.
note-rated-help = This game is rated: until it is over, nobody can try out its moves at another table.
refused-rated-alone = a rated game needs at least two sides
refused-rated-guest = a rated game has no guests on the same device: leave their seats open instead
refused-rated-real = a rated game is dealt by stol, not with real cards and dice
refused-rated-deal = a rated game is played with a deal that nobody has seen: leave the name of the deal empty
refused-rated-favoured = a rated game helps all players or none, not some of them
refused-rated-components = a rated game is played with its own components: leave the cards and the size of the table as they are
refused-rated-begun = a rated game begins at the start, not from a position that was entered
refused-rated-time = a rated game needs a clock, or else it would never end once somebody leaves: choose a time

# A kind of what is stored, in a table on the command line.
cli-admin-kind-ratings = ratings

# `stol admin recount`.
cli-admin-recount = Compute the strengths of all players again from the results of rated games.
cli-admin-recounted = { $games ->
    [one] Computed again from { $games } rated game.
   *[other] Computed again from { $games } rated games.
  }
