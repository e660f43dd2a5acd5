# The lobby: tables that anybody may join, finding somebody to play with, and people known from other games.

lobby-switch = Anybody may join
lobby-switch-about = The lobby shows the table while a seat is open.

lobby-title = Lobby
lobby-link = Find people to play with
lobby-head = Find people to play with
lobby-lead = Join a table that has an open seat, or let stol find somebody who wants to play the same.
lobby-open = Open seats
lobby-none = Nobody is waiting here now. Open the first table: whoever comes later will find you.
lobby-by-game = Game
lobby-by-speed = Time
# A link to tables of all kinds.
lobby-all = All
lobby-speed-none = No clock
lobby-speed-live = Live
lobby-speed-days = Days
# $name: who opened the table. $free: how many seats nobody has taken.
lobby-free = { $free ->
    [one] { $name }: { $free } open seat
   *[other] { $name }: { $free } open seats
  }
lobby-join = Join
lobby-join-label = Join: { $game }, { $name }
lobby-mine = Go to the table
# Links to other pages of the list, which has those first that have waited longest.
lobby-before = Back
lobby-after = More
lobby-pair-head = Play somebody
lobby-pair-about = You sit down with somebody who wants to play the same. If nobody is there yet, you wait at a table of your own.
lobby-pair-none = No clock
lobby-pair-live = 10 min + 5 s a move
lobby-pair-days = 3 days a move
lobby-pair = Find somebody
lobby-own-head = Open a table
lobby-own-about = You choose the rules, and anybody may join.
lobby-own = Set up
lobby-listed-on = The lobby shows this table: anybody may join.
lobby-listed-off = The lobby does not show this table now.
lobby-take-out = Take it out of the lobby
lobby-take-in = Show it in the lobby

# $typed is what came in.
refused-lobby-game = '{ $typed }' is not a game on this server: /api/games lists their keys
refused-lobby-speed = '{ $typed }' is no speed: none (no clock), live or days
note-not-public = This table is only for those who were invited.
note-too-many-listed = The lobby shows five tables of yours already. Close one, or take it out of the lobby.
