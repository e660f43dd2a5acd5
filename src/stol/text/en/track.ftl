# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = My games
track-nobody = Your games
# $games finished games, $won of them won.
track-lead = { $games ->
    [0] No game is finished yet. What you play is counted here, without an account.
    [one] { $games } game, won: { $won }. Kept without an account.
   *[other] { $games } games, won: { $won }. Kept without an account.
  }
track-game = Game
track-strength = Strength
# $games: rated games so far.
track-none = { $game }: no rated game yet. Switch “Rated” on when you set up a table.
track-early = { $games ->
    [one] { $game }: { $games } rated game so far. A number is shown from ten games on; until then, only the band.
   *[other] { $game }: { $games } rated games so far. A number is shown from ten games on; until then, only the band.
  }
track-about = { $game }, game by game. The band holds your strength nine times in ten; it narrows as you play. Dotted lines: the computer players.
track-provisional = Still provisional
# For screen readers: what the curve shows.
track-chart = { $games ->
    [one] Strength after { $games } rated game; a table follows
   *[other] Strength after { $games } rated games; a table follows
  }
track-number = Rated game
track-band = Nine times in ten
# $low and $high are numbers.
track-between = { $low } to { $high }
track-shares = How often you win
track-shares-about = Against people and computer players. The shaded part could still be chance.
track-sizes = By number of players
track-sizes-about = Ties for the first place count as won.
track-people = People
track-never = never played
# The head of a column, where $count is 2 to 8.
track-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
track-luck = Luck and streaks
# $wins is a written number with its sign, $error one without; both in wins.
track-luck-known = { $games ->
    [one] In { $games } reviewed game, luck brought { $wins } ± { $error } wins.
   *[other] In { $games } reviewed games, luck brought { $wins } ± { $error } wins.
  }
track-luck-unknown = A review tells what was luck. None of these games has one yet.
track-luck-waiting = { $games ->
    [one] { $games } more game is being reviewed.
   *[other] { $games } more games are being reviewed.
  }
track-luck-more = Review more games
track-run-now = Wins in a row, now
track-run-longest = Wins in a row, at most
track-firsts = Firsts and records
# $what: a game, or a level of computer players.
track-first = First win: { $what }
track-record = Most points: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = All games
track-filter-against = Against
track-filter-players = Players
track-filter-result = Result
track-filter-rated = Rated
track-any = any
track-yes = yes
track-no = no
track-won = won
track-lost = not won
track-alone = alone
track-left = resigned
track-stand-in = with a stand-in
track-show = Show
track-nothing = There are no such games.
track-newer = Newer games
track-older = Older games
# The link to the page, beside those to one’s people, devices and so on: up to 16 letters.
own-track = My games
track-open = My games and strength
track-picture = A picture to share
track-picture-about = Your name, your games and your strength. Only those you give it to see it.
# On the picture. $game, $strength and $margin.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } game, won: { $won }
   *[other] { $games } games, won: { $won }
  }
track-picture-head = { $name } at the table
