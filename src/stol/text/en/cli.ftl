# The command line: what `stol --help` says, and what the commands print. Names of options and commands stay as they are.

cli-about = Four tabletop games, exactly by their rulebooks. Without a command, the table opens in the browser.
cli-version = Print the version and exit.
# On a terminal, while rules are compiled to machine code.
cli-compiling = stol compiles the rules: some seconds, only the first time on this machine.
# $problem is one of the refusals, or what the system says.
cli-failed = stol: { $problem }
# After a refusal: $rule is a number such as P7, $path where its page is, $address the same with the usual host and port.
cli-rule = { $rule } is explained at { $path } of a running stol, such as { $address }

# Arguments that several commands take.
cli-game = A game by its key; 'stol games' lists them.
cli-players = How many play. Default: the preset's number, else 2.
cli-preset = A named set of options; 'stol games' lists them.
cli-ray = Play on the Ray cluster at this address, such as 10.0.0.5:6379, instead of --workers on this machine; 'local' starts one here, for trying out. The results are the same.
cli-record-file = Records, one a line (JSON Lines); - reads stdin.
cli-table-file = A table as JSON; - reads stdin.
cli-game-number = Which game of the file.
cli-json = Print JSON, for programs.
# Parts of headings below: $players and $games are numbers.
cli-count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
cli-count-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
cli-playing = playing

# stol games
cli-games = List the games, their options and their presets.
cli-games-game = Only this game.
# $game is a game's title, $key its code, $low and $high are numbers.
cli-games-heading = { $high ->
    [one] { $game } ({ $key }), { $low } to { $high } player
   *[other] { $game } ({ $key }), { $low } to { $high } players
  }
cli-games-no-option = no option

# stol sim
cli-sim = Play random games and say how they went.
cli-sim-more = Options of the game are given by name, such as --flower-power or --table 7,5: 'stol games' lists them.
cli-sim-games = How many games.
cli-sim-seed = The same seed plays the same games.
cli-sim-workers = Threads that play at the same time.
cli-sim-out = Write the records to this new file, as JSON Lines.
cli-sim-show = Print the table at the end of the last game.
cli-sim-writing = writing
# $options are codes.
cli-sim-heading = { $game }, { cli-count-players }, { $options }
# $count, $rate and $steps are whole numbers, $seconds and $length decimal ones.
cli-sim-rates = { $count ->
    [one] { $count } game in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $rate } games/s, { $steps } steps/s, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps a game
   *[other] { $count } games in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $rate } games/s, { $steps } steps/s, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps a game
  }

# stol arena
cli-arena = Let bots play each other, and say who is stronger, and how sure that is.
cli-arena-more = A deal is played once in every rotation of the bots over the seats, always with the same cards, tiles and dice. Too few bots for the table sit down several times; of too many, all combinations play.
cli-arena-bots = Names, with commas between, or one program:COMMAND; may be given several times.
cli-arena-games = How many games, rounded up to whole deals.
cli-arena-seed = The same seed deals the same games.
cli-arena-workers = Processes that play at the same time.
cli-arena-out = Keep the results in this file, and go on with what it holds.
cli-arena-time-limit = Seconds that a program may take for a move.
cli-arena-stopped = stopped; nothing was kept; with --out FILE it could be gone on with
cli-arena-go-on = stopped; go on with: { $command }
cli-arena-heading = { $deals ->
    [one] { $game }, { cli-count-players }: { cli-count-games }, { $deals } deal; all intervals are { NUMBER(0.95, style: "percent") }
   *[other] { $game }, { cli-count-players }: { cli-count-games }, { $deals } deals; all intervals are { NUMBER(0.95, style: "percent") }
  }
# $bot lost a game without playing it to the end; $reason is why. $deal and $seat are written numbers.
cli-arena-forfeit = forfeit: { $bot } (deal { $deal }, seat { $seat }): { $reason }
cli-arena-forfeits = { $count ->
    [one] and { $count } forfeit more
   *[other] and { $count } forfeits more
  }
# $value, $low and $high are written numbers; in the second, $value is a part of 1, $low and $high are percent.
cli-arena-interval = { $value } [{ $low } to { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = none

# stol replay
cli-replay = Step through a record in the terminal. Without a terminal, print every position.
cli-replay-ply = Print the table after so many moves and outcomes, and end.
cli-replay-keys = space/n next   b back   f/r ten on/back   < > start/end   q quit
# $ply and $last are texts of digits, $move is a code.
cli-replay-start = { $game }, ply { $ply } of { $last }, at the start
cli-replay-after = { $game }, ply { $ply } of { $last }, after { $move }

# stol verify
cli-verify = Check every move and every result of the records in a file, and whether they were dealt by the seed they name.
cli-verify-more = Exit code 1 if one is bad.
cli-verify-sealed = That was shown at the start of the game: all has to follow from its seed.
cli-verify-checking = checking
cli-verify-line = line { $line }: { $problem }
# $good, $bad, $dealt and $given are numbers of records: of all, and of those that were dealt by the seed they name, from the
# start or after given moves.
cli-verify-summary-plain = { $good } good, { $bad } bad
cli-verify-summary-dealt = { $good } good, { $bad } bad, { $dealt } dealt fairly
cli-verify-summary-given = { $good } good, { $bad } bad, { $given } dealt fairly after given moves
cli-verify-summary-both = { $good } good, { $bad } bad, { $dealt } dealt fairly, { $given } dealt fairly after given moves

# stol score
cli-score = Score a table as it lies: the part of a view that its score needs, as JSON.
cli-score-more = Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Score an impossible table too, where that has a meaning.

# stol schema
cli-schema = Print the JSON Schema of a game: its view, a table typed in, a table to be scored, a record.
cli-schema-game = Which game.

# stol hint
cli-hint = Show the best moves of the seat that is to move, by what it can know.
# Percent signs as your language writes them. Help has no braces: it is then said without loading Fluent.
cli-hint-more = 100% is everybody beaten by far, 0% the opposite; alone it is the share of the most points.
cli-hint-file = Records, one a line, or a view or a table as JSON; - reads stdin.
cli-hint-ply = After so many moves and outcomes. Default: at the last choice.
cli-hint-seconds = How long to think.
cli-hint-simulations = Think so many simulations instead: always the same.
cli-hint-top = Show so many moves.
cli-hint-seed = The chance of the simulations.
cli-hint-workers = Threads that think at the same time.
# $ply is a text of digits, $legal the number of legal moves, $count that of simulations.
cli-hint-legal = { $legal ->
    [one] { $legal } legal move
   *[other] { $legal } legal moves
  }
cli-hint-heading = { $count ->
    [one] ply { $ply }, seat { $seat } is to move: { cli-hint-legal }, { $count } simulation
   *[other] ply { $ply }, seat { $seat } is to move: { cli-hint-legal }, { $count } simulations
  }
cli-hint-heading-exact = ply { $ply }, seat { $seat } is to move: { cli-hint-legal }, searched to the end
cli-hint-exact = exact
# $low and $high are in percent.
cli-hint-between = { $low } and { $high }

# stol review
cli-review = Show how the chances went in a game, what was luck, and what was given away.
# Percent signs as your language writes them. Help has no braces: it is then said without loading Fluent.
cli-review-more = 100% is everybody beaten by far, 0% the opposite; alone it is the share of the most points.
cli-review-simulations = Of each estimate: always the same review.
cli-review-seconds = About so long for each move instead.
cli-review-quick = A fifth of the simulations: only the larger mistakes show.
cli-review-svg = Draw the curve into this new file.
cli-review-reviewing = reviewing
cli-review-simulated = { $simulations ->
    [one] { $simulations } simulation for each estimate
   *[other] { $simulations } simulations for each estimate
  }
# $over is yes or no.
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, finished at ply { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, running at ply { $ply }; { cli-review-simulated }
  }
cli-review-ledger = How each result came about: start + luck + own mistakes + mistakes of others = end
# $margin is a part of 1, $lost is the message percent, $loss and $change are cli-review-change, $name is a player's name,
# $choices and $count are numbers, $move and $best are codes.
cli-review-luck = luck ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $choices ->
    [one] { $name } gave nothing away for sure in { $choices } choice.
   *[other] { $name } gave nothing away for sure in { $choices } choices.
  }
cli-review-all = { $choices ->
    [one] { $name } gave away { $lost } in { $count } of { $choices } choice:
   *[other] { $name } gave away { $lost } in { $count } of { $choices } choices:
  }
cli-review-most = { $choices ->
    [one] { $name } gave away { $lost } in { $count } of { $choices } choice, most in:
   *[other] { $name } gave away { $lost } in { $count } of { $choices } choices, most in:
  }
# $share is a part of 1 without its sign; $sign: plus, minus, zero.
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = ply { $ply }: { $move }, better { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = ply { $ply }: { $move }, better { $best }: { $loss }, exactly
cli-review-no-turns = No turning points: nothing changed much at once.
cli-review-turns = Turning points:
# $letter is that of the curve, $words turn-chance or turn-player, $effect a list of cli-review-effect.
cli-review-turn = { $letter }  ply { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Serve the table to browsers.
cli-serve-host = Where to listen; 0.0.0.0 lets the whole network in.
cli-serve-port = 0 takes any that is free.
cli-serve-database = sqlite:///FILE or postgresql+psycopg://…; without it, a file in your data folder.
cli-serve-pace = Seconds that computer players leave you to see what happened.
cli-serve-away = Seconds until somebody whose page is closed counts as gone.
cli-serve-browser = Open the browser.
cli-serve-limits = Hold each client to an allowance of requests.
cli-serve-proxies = Addresses or networks of proxies, separated by commas: they may say who sends a request, and whether it came by https. Nobody else may.
# $problem says what is wrong with it, in English.
cli-serve-proxies-unread = --trusted-proxies takes addresses and networks, separated by commas, such as 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Server processes behind one port, each on a core of its own; they need PostgreSQL.
cli-serve-processes-sqlite = several processes need PostgreSQL; name it with --database or STOL_DATABASE
cli-serve-drain = Seconds for which a server that is told to stop goes on, but says that it is not ready, so that a load balancer sends nobody to it.
cli-serve-log-format = How the log is written: text, or a line of JSON for each record.
cli-serve-access-log = Log every request, without addresses of tables or people.
cli-serve-metrics = The port of this machine at which Prometheus reads metrics; further processes take the next ones.
cli-serve-metrics-host = The address at which Prometheus reads metrics; other machines see them if it is 0.0.0.0.
cli-serve-taken = can't listen on { $host }, port { $port } ({ $problem }); name another with --port
cli-serve-here = stol is at { $address }  (Ctrl-C ends it; all games are kept)

# stol admin
cli-admin = For whoever runs a server: what is stored, what expires, and the data of players.
cli-admin-database = As of stol serve; without it STOL_DATABASE, or the file in your data folder.
cli-admin-sizes = Show how much is stored of each kind.
cli-admin-expire = Delete what has expired by the rules in docs/hosting.md; a server does so once a day.
cli-admin-dry-run = Only show what would be deleted.
cli-admin-export = Print all data of a player as JSON.
cli-admin-erase = Delete a player with all data; at tables with other people, the seat stays without a name.
cli-admin-player = The id, or a seat of the player: KARUMOBIDE/0.
cli-admin-reports = Show the names and messages that players have reported.
# $player is what was typed: an id, or a table and a seat.
cli-admin-no-player = there is no player '{ $player }'; name one by id, or by table and seat such as KARUMOBIDE/0
cli-admin-erased = The data of player { $player } is erased.
cli-admin-no-reports = Nothing has been reported.
cli-admin-none-expired = Nothing has expired.
cli-admin-kind-players = players
cli-admin-kind-running = games under way
cli-admin-kind-finished = finished games
cli-admin-kind-records = uploaded records
cli-admin-kind-reviews = reviews
cli-admin-kind-sheets = score sheets
cli-admin-kind-reports = reports
cli-admin-kind-idle = idle tables
cli-admin-kind-talk = message
cli-admin-kind-name = name

# Heads of columns.
cli-column-kind = kind
cli-column-count = number
cli-column-bytes = bytes
cli-column-deleted = deleted
cli-column-expired = expired
cli-column-at = time (UTC)
cli-column-table = table
cli-column-player = player
cli-column-reporter = reported by
cli-column-text = text
cli-column-option = option
cli-column-default = default
cli-column-meaning = meaning
cli-column-preset = preset
cli-column-stands-for = stands for
cli-column-seat = seat
cli-column-mean-score = mean score
cli-column-spread = spread
cli-column-win-share = win share
cli-column-bot = bot
cli-column-games = games
cli-column-wins = wins
cli-column-mean-rank = mean rank
cli-column-elo = Elo
cli-column-elo-difference = Elo difference
cli-column-seconds-a-move = s/move
cli-column-longest = longest
cli-column-forfeits = forfeits
cli-column-against = against
cli-column-scores-more = scores more
cli-column-move = move
cli-column-expected = expected
cli-column-between = { NUMBER(0.95, style: "percent") } between
cli-column-looked-at = looked at
cli-column-start = start
cli-column-luck = luck
cli-column-own = own
cli-column-others = others
cli-column-end = end

# What help says around the commands. No variables here: help is then said without loading Fluent.
cli-help-usage = Usage
cli-help-some-options = OPTIONS
cli-help-some-command = COMMAND [ARGS]...
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-required = required
cli-help-default = default
cli-help-help = Show this help and exit.
cli-help-install = Install completion for the shell in use.
cli-help-show = Show completion for the shell in use, to copy or change it.
# A command line that can't be read. $name, $near and $names are words of it, $words what was typed.
# $command is a command that can be typed.
cli-help-more = '{ $command }' tells more.
cli-usage-command = { $near ->
    [none] '{ $name }' is no command; there is { $names }
   *[other] '{ $name }' is no command; did you mean '{ $near }'?
  }
cli-usage-option = { $near ->
    [none] '{ $name }' is no option; there is { $names }
   *[other] '{ $name }' is no option; did you mean '{ $near }'?
  }
cli-usage-missing-argument = { $name } is missing
cli-usage-missing-option = the option { $name } is missing
cli-usage-extra = nothing is expected here: { $words }
cli-usage-value = a value is missing after { $name }
cli-usage-no-value = { $name } takes no value
# $bounds is none, low or both; $low and $high are written numbers.
cli-usage-whole = { $bounds ->
    [none] { $name } has to be a whole number
    [low] { $name } has to be a whole number, { $low } or more
   *[both] { $name } has to be a whole number from { $low } to { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name } has to be a number
    [low] { $name } has to be a number, { $low } or more
   *[both] { $name } has to be a number from { $low } to { $high }
  }
