# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Time
setup-time-about = With a clock, nobody waits for ever. Time does not pass while the server is down.
setup-time-none = No clock
# Headings of two lists of times.
setup-time-live = For the whole game
setup-time-days = For each move
setup-time-up = When time is up
setup-time-up-about = For a game among friends, or for a contest.
setup-time-up-bot = A computer player plays on
setup-time-up-lost = The seat is lost

# Time controls. $minutes for the whole game, $added seconds that each move adds; $count hours or days for each move.
time-live = { $minutes } min + { $added } s a move
time-hours = { $count ->
    [one] { $count } hour a move
   *[other] { $count } hours a move
  }
time-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
  }

# $typed is what came in; $minutes, $added (seconds) and $days are the most that there can be. 10+5, 12h, 3d are codes.
refused-time = '{ $typed }' is no time for a game: give 1 to { $minutes } minutes with 0 to { $added } seconds a move, such as 10+5, or 1 hour to { $days } days for each move, such as 12h or 3d
refused-time-up = time_up is bot or lost, not '{ $typed }'
refused-time-real = with real cards and dice there is no clock: the host enters everybody's moves, so choose one of the two

# Units of time beside a number: days, hours, minutes.
clock-d = d
clock-h = h
clock-min = min
# Said by a screen reader before the time.
clock-left = Time left:
# Without script, behind the time left. $time is the time of day.
clock-until = until { $time }
clock-told = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
  }

# A computer player has the reader’s seat, for a while or for good.
time-up-you = Your time is up: a computer player is playing for you. You can come back.
time-lost-you = Your time is up, and your seat is lost.
# $name is the player whose time is up.
time-up-notice = { $name }: time is up. A computer player plays on.
# Below a player’s name. $name is that of the computer player.
sitter-lost = time is up; { $name } plays on
sitter-time-up = time is up
# $names are those of the players whose time is up, $count their number; $you is yes if it is the reader alone.
ended-time = { $you ->
    [yes] Your time is up
   *[no] Time is up: { $names }
  }
# In the list of tables.
row-time = { $you ->
    [yes] your time was up
   *[no] time was up: { $names }
  }
note-time-up = Your time was up, and the seat is lost: a computer player has it.
note-clock-decides = At this table the clock decides how long somebody may be away.
# In the list of tables, for a game with days for a move. $time is a time such as 1 d 21 h.
row-left = { $time } left
