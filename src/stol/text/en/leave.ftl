# Leaving a table: resigning, closing it, hiding it from the own list; and how a table looks that ended early.

leave-title = Leave the table
leave-head = Leave this table?
# $game is the game’s title, $code the table’s code.
leave-lead = { $game }, table { $code }. To come back later, you need nothing of this: your seat is kept.
leave-stay = Back to the table
# In the menu of a table. Room for 30 letters.
leave-link = Resign, close or hide
leave-resign-head = Resign
leave-resign-ends = The game ends here, without points: whoever resigns has lost it. You can look back at it and ask for a rematch.
leave-resign-goes-on = A computer player takes the seat for good, and the others play on.
leave-resign = Resign
# On a shared device: $name is the player who resigns.
leave-resign-seat = Resign for { $name }
leave-close-head = Close the table
leave-close-about = You opened this table. If you close it, it ends for everybody: nobody can move or sit down any more. It stays among the finished tables.
leave-close = Close the table
leave-hide-head = Hide it from my list
leave-hide-about = Only your own list changes: the table stays as it is, and so does your seat. The list has a link to what is hidden.
leave-hide = Hide
leave-shown-head = Hidden from my list
leave-show = Show it again

resigned-you = You have resigned: a computer player has your seat.
# Below the name of a player who has resigned. $name is that of the computer player.
sitter-resigned = resigned; { $name } plays on
sitter-given-up = resigned
# $names are those of the players who have resigned, joined by the language; $count is their number. $you is yes if it is the reader alone.
ended-resigned = { $you ->
    [yes] You resigned
   *[no] { $count ->
        [one] { $names } resigned
       *[other] { $names } resigned
      }
  }
ended-closed = The table was closed
# Of a game that somebody left: $names are those of the others, $count is their number. $you is yes if it is the reader alone.
ended-won = { $you ->
    [yes] You have won.
   *[no] { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
      }
  }
# Of a table that was closed.
ended-about = The game was not played to its end, so there is no result: it counts for nobody.
# Of a game that somebody left.
ended-about-left = The game was not played to its end, so there are no points. Whoever left has lost it.

note-already-over = The game is over already.
note-table-closed = This table was closed.
note-resigned = You have resigned this game: a computer player has your seat.
note-not-begun = The game has not begun: it does when all seats are taken.

# In a waiting room: a guest leaves the seat to somebody else.
leave-seat = Leave my seat
note-begun = The game has begun: you can’t leave your seat any more, but you can resign.
note-host-stays = You opened this table: you can close it, but not leave it to the others.
note-left-often = You have left this table too often, or while you were muted, so you can’t sit down here again.
