# Why a table, a view, a record or options are refused. $value is what came in, in quotes; $place is where, one of the
# messages place-…; seats ($seat, $other_seat, $first_seat, $last_seat) are numbers.

# $rules are the numbers of the rules that a sentence follows from; the second is for people at the table.
cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Rule
   *[other] Rules
  } { $rules }

# What another program, or a game of another package, says by itself.
refused-with = { $message }

# Places.
place-view = the view
place-table = the table
place-record = the record
place-record-move = move { $move }
place-part = { $part } of { $whole }
place-entry = entry { $number } of { $whole }

# Kinds of values.
kind-object = an object
kind-list = a list
kind-text = a text
kind-number = a whole number
kind-bool = true or false
kind-null = null
kind-one-of = one of { $names }
kind-or = { $one } or { $other }

refused-kind = { $place } has to be { $kind }, not { $value }
refused-missing = { $place } has no { $key }, which it needs
refused-part = { $name } is no part of { $place }; { $near ->
    [none] there is { $names }
   *[other] did you mean { $near }?
  }
refused-length = { $place } has { $least } entries, not { $count }
refused-lengths = { $place } has { $least } to { $most } entries, not { $count }
refused-bounds = { $place } is a number { $high ->
    [none] from { $low } on
   *[other] from { $low } to { $high }
  }, not { $value }
refused-seat = { $place } is a number from { $first_seat } to { $last_seat }, not { $seat }
refused-twice = { $place }: { $piece } lies on { $other } already

refused-no-view = a view is a dict, as Position.view gives it, not { $value }
refused-no-table = a table is a dict like a view, not { $value }
# $reason is another of these messages.
refused-no-game = { $place } is of no game: { $reason }
refused-misfit = { $place } does not fit the rest of it, by which it is { $value }

# Games and options.
refused-game = { $name } is no game; { $near ->
    [none] there is { $names }
   *[other] did you mean { $near }?
  }
refused-option = { $name } is no option of { $game }; { $near ->
    [none] there is { $names }
   *[other] did you mean { $near }?
  }
refused-bot = { $name } is no bot; { $near ->
    [none] there is { $names }
   *[other] did you mean { $near }?
  }
# $package is what was installed; $problem is what its code says by itself.
refused-game-broken = the game { $name } of { $package } can't be loaded: { $problem }
refused-game-other = the game { $name } of { $package } is no Definition with that key: it is { $value }
refused-game-twice = there are several games { $name }, of { $packages }
refused-no-score = tables of { $game } can't be scored
refused-no-entry = tables of { $game } can't be typed in
refused-option-kind = { $name } is { $kind }, not { $value }
refused-option-choice = { $name } is one of { $names }, not { $value }
refused-option-bool = { $name } is either true or false, not { $value }
refused-players-kind = players is a whole number, not { $value }
refused-players = { $game } with these options is for { $low } to { $high } players, not { $count }
refused-players-exactly = { $game } with these options is for { $low } players, not { $count }
refused-players-many = { $game } with these options is for { $low } to { $high } players, not so many

# Records. $move is the number of a move, counted from 1.
refused-record-text = this is no record: { $problem }
refused-record-broken = this is no record: { $problem } (in move { $move })
refused-record-shape = this is no record: { $reason }
refused-record-version = this is a record of version { $value }; version { $version } can be read
refused-record-game = the record's game is none: { $reason }
refused-record-move = move { $move } can't be played: { $reason }
refused-record-illegal = move { $move } can't be played: { $text }: { $reason }
refused-record-missing = move { $move } is missing: a result is given, but the game is not over
refused-record-result = the moves give the result { $right }, but the record says { $value }
refused-record-players = players is a list of names, not { $value }
refused-record-names = { $count } names for { $players } players
refused-record-tags = tags have to be what JSON can hold: { $problem }
refused-record-line = line { $line }: { $reason }

# Fair deals. $hash, $sealed and $published are hashes; $tag is the name of a tag.
refused-deal-none = it has no tag { $tag }, so it does not say of which deal it is
refused-deal-seed = the seed has the hash { $hash }, but { $sealed } was published
refused-deal-other = it is of the deal with the hash { $sealed }, not { $published }
refused-deal-tag = the tag { $tag } does not say which deal it was: { $problem }
refused-deal-given = { $given } moves are said to be given, but there are { $count }
refused-deal-move = move { $move } is { $text }, but the deal brings { $right }

# Tables that are set up.
refused-seats = seats says who sits where, for { $players } players, not for { $count }
refused-sitter = seat { $seat } is one of { $names }, not { $value }
refused-two-yours = only one seat can be yours; somebody else on this device is a guest
refused-only-bots = somebody has to play: at least one seat is yours, a guest's or open
refused-whole = { $name }: { $value } is no whole number
refused-switch = { $name } is on or off, not { $value }
refused-begin = { $name } of the table that is gone on from is { $value }, but { $beside } beside it
refused-deal-name = a deal is named by up to { $most } letters, digits, spaces and hyphens, not { $value }
refused-deal-daily = names that begin with { $word } are those of the deals of the day
refused-deal-unnamed = a deal has a name
refused-deal-begun = a table that begins as it lay somewhere is no deal that others play: leave its name empty
refused-deal-real = with real cards and dice there is no deal to name: leave it empty

# Bots, arenas and reviews. $problem is what another program says.
refused-bots = there are several bots { $name }, of { $packages }
refused-bot-load = the bot { $name } of { $package } can't be loaded: { $problem }
refused-bot-class = the bot { $name } of { $package } is no class: { $place } is { $value }
refused-budget = { $text } can't be read: it is { $simulations } for simulations, { $seconds } for seconds
refused-command = { $text } can't be read: { $problem }
refused-program = { $text }: there is no program { $program }
refused-no-bot = no bot is named
refused-bot-twice = the bot { $name } is named twice
refused-results = { $file } { $reason }
refused-results-none = does not hold results of an arena
refused-results-other = holds results of another arena: its { $name } is { $theirs }, not { $ours }
refused-results-line = is damaged in line { $line }: { $problem }
refused-review-simulations = a review needs { $least } simulations or more, not { $value }
refused-view-of-another = seat { $seat } is to move, but the view is that of another seat

# Many games at once, and environments for learners.
refused-batch-size = the number of { $name } is a whole number from 1 on, not { $value }
refused-device = a device is { $one } or { $other }, not { $value }
refused-rewards = rewards are by { $one } or by { $other }, not by { $value }
refused-any-seat = there is no seat { $value }: seats are 0 to { $last_seat }, or None for any
refused-opponents = there { $places ->
    [one] is 1 opponent
   *[other] are { $places } opponents
  }, but { $count ->
    [one] 1 name
   *[other] { $count } names
  }: { $names }
refused-cycles = max_cycles is a number from 1 on, or None, not { $value }
refused-render-mode = a render_mode is { $names } or None, not { $value }
refused-reset-mask = reset() begins all games anew, without a reset_mask: where one ends, the next begins at once
refused-vector-opponent = opponents in many games at once are { $one } or { $other }, or a function of yours from observations, masks and seats to actions, not { $value }; vectorization_mode='sync' knows all bots

# The command line.
refused-ply = the record has the plies 0 to { $last }, not { $value }
refused-nobody-moves = nobody is to move in this record yet
refused-sealed = --sealed takes the 64 hexadecimal digits that the table showed, not { $value }
refused-folder = there is no folder { $folder } for { $name }
refused-file-game = { $file } holds { $count } games; there is no game { $game }
refused-file-exists = { $file } exists already, and nothing is overwritten; give a new name
refused-file-json = { $file } is no JSON: { $problem }
refused-file-object = { $file } has to hold one object, like a view, not a { $kind }
refused-preset = { $name } is no preset of { $game }; there is { $names }
refused-word = { $value } stands alone; options of { $game } look like --name or --name value

# Pixies.

place-pixies-area = area { $seat }
place-pixies-cell = area { $seat }, cell { $cell }
place-pixies-market = market, card { $card }
place-pixies-round = round { $round }
place-pixies-points = round { $round }, seat { $seat }

pixies-no-card = { $place }: there is no card { $value }; cards are named like b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } belongs to Flower Power; set the option flower_power
pixies-cells = { $place } has { $count } cells instead of nine
pixies-foreign-cell = { $place }: { $card } lies face up on a foreign cell; its own is { $own }
pixies-face-down = { $place }: { $card } lies face down here, but cell { $own } is not validated
pixies-face-down-unknown = { $place }: a card lies face down here, but another cell is not validated
pixies-none-left = { $place }: no card is left that could lie face down here
pixies-market-full = { $place } has up to { $most } cards, not { $count }
pixies-market-now = { $place } holds { $least } to { $most } cards now, not { $count }
pixies-first = { $place }: it was seat { $first_seat }, if seat { $seat } goes on after { $taken } cards
pixies-uneven = { $place } had { $count } cards before this turn, and area { $first_seat } { $others }, but everybody takes as many
pixies-deck-empty = the deck has { $count } cards left, too few for a turn: the round is over; score it
pixies-area-full = { $place } has nine cells occupied: the round is over; score it, enter the next
pixies-rounds-finished = { $place } has the points of { $right } finished rounds now, not of { $count }

# Clustered.

place-clustered-card = card { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } and { $other }
place-clustered-hand = hand { $seat }
place-clustered-discards = discards of seat { $seat }
place-clustered-bonus = '{ $bonus }' of 'bonuses'

# Cards on the table, and who was first.
clustered-lying = { $card } of seat { $seat }
clustered-lying-start = the start card
clustered-seat = seat { $seat }
clustered-nobody = nobody

clustered-third-joker = third_joker is "none", "all" or a list of seats, not { $value }
clustered-third-joker-twice = third_joker names a seat twice: { $value }
clustered-third-joker-seat = third_joker: there is no seat { $seat }; seats are { $first_seat } to { $last_seat }
clustered-table-kind = table is [width, height], two whole numbers, not { $value }
clustered-table-small = a table { $width } by { $height } is too small for the start card
clustered-table-narrow = a table { $width } wide is too small: the start cards take { $line } spaces in a row
clustered-table-long = a table can't be longer than { $longest } spaces on either side, not { $width } by { $height }

clustered-no-card = { $place }: there is no card { $value }; cards are named like 2tf, or J
clustered-cards = { $place } lists { $count } cards; all decks together have { $most }
clustered-players = 'players' is { $count }, but there are cards of { $seats } seats, and { $most } can play
clustered-two-cards = { $place }: two cards lie on one space, { $one } and { $other }
clustered-reach = the cards reach over { $width } by { $height } spaces; no table is longer than { $longest }
clustered-start-owner = { $place }: the start card belongs to nobody, not to { $seat }
clustered-start-place = { $place }: the start card lies at { $right }, not here
clustered-start-missing = { $place }: the start card is missing
clustered-start-taken = { $place }: { $lying } lies where the start card does
clustered-beyond = { $place }: { $lying } lies beyond the edge of the table, { $width } by { $height }
clustered-jokers = { $place }: seat { $seat } has only { $count } jokers
# $clash is why-clustered-clash.
clustered-neighbours = { $place }: { $one } and { $other } can't lie side by side: { $clash }
clustered-unconnected = { $place }: { $lying } is not connected with a start card
# $reason is one of the messages why-clustered-….
clustered-misplaced = { $place }: { $lying } can't be played here: { $reason }
clustered-none-left = { $place }: seat { $seat } has no { $card } left that could be there

clustered-no-bonus = { $place }: nobody has any without the option first_bonus
clustered-bonus-seat = { $place }: there is no seat { $seat }; seats are { $first_seat } to { $last_seat }
clustered-first = { $place }: it was { $who }, by who has { $bonus ->
    [first_rectangle] a rectangle of 2x3
   *[first_run] a run of 5
  } on the table
clustered-no-order = 'first_rectangle' or 'first_run' of 'bonuses' can't be: no order of playing these cards leads there
clustered-no-rectangle = 'first_rectangle': seat { $seat } has no rectangle of 2x3
clustered-no-run = 'first_run': seat { $seat } has no run of 5

clustered-hand-due = { $place } has { $due } cards now, by those played and discarded, not { $count }
clustered-hand-now = { $place } has { $least } to { $most } cards in this phase, not { $count }
clustered-hand-large = { $place } has { $count } cards, but seat { $seat } has { $left } left
clustered-deck-empty = { $place }: seat { $seat } has none left to draw from
clustered-dropped = { $place } are at least { $least } once cards are played
clustered-dropping = { $place }: it is that of seat { $seat }; seat by seat two cards are discarded first
clustered-skipped = { $place }: seat { $seat } has no cards left, so it is skipped
clustered-turns = seat { $seat } has had { $count } turns, but seat { $other_seat }, who is to play, { $others }: cards are missing, or it is somebody else's turn
clustered-no-turns = seat { $seat } has played and discarded { $count } cards, but no number of turns gives that
clustered-phase = { $place } is one of { $names }, not { $value }
clustered-turn-null = { $place } is null at the end and only then, but the phase is { $phase }
clustered-not-over = { $place } is over, but not all cards have been played or discarded
clustered-over = all cards have been played or discarded: the game is over, and stol.score counts it

# Ingenious.

ingenious-open-partners = open_partners is for the team game: it needs teams=True

place-ingenious-space = board, { $space }
place-ingenious-tile = board, tile { $number }
place-ingenious-track = track { $seat }
place-ingenious-colour = track { $seat }, colour { $colour }
place-ingenious-opening = opening of seat { $seat }
place-ingenious-aside = aside
place-ingenious-rack = rack { $seat }

ingenious-no-colour = { $place }: there is no colour { $value }; colours are r, g, b, o, y, p
ingenious-no-tile = { $place }: a tile is two letters in the order rgboyp, such as rg or bb, not { $value }
ingenious-unknown-space = board: there is no space { $value }; they are named like 0,-5
ingenious-no-placement = { $place }: a tile on the board is typed like rg@0,1:1,1, not { $value }
ingenious-apart = { $place }: { $space } and { $other } are no two spaces side by side
ingenious-printed = { $place }: the printed symbol here is { $printed }, not { $colour }
ingenious-on-printed = { $place }: { $text } lies on a printed symbol
ingenious-overlap = { $place }: { $text } lies on { $space }, where another tile does
ingenious-half-tile = { $place } has { $count } spaces covered, but a tile covers two
ingenious-colour-count = { $place } has { $count } spaces of { $colour }, but tiles have { $most }
ingenious-no-cover = { $place } can't be covered with the tiles that there are
ingenious-none-left = { $place }: there is no { $tile } left that could be there
ingenious-unseen = { $place } does not fit: the other tiles and those of the board make 120
ingenious-opening = { $place } names { $right } symbols when { $count } tiles lie
ingenious-touched = { $place }: { $count } tiles touch { $touched } printed symbols, not { $right }
ingenious-six-colours = { $place } needs just the six colours { $names }, not { $value }
ingenious-off-track = { $place }: { $value } is not on the track, which goes from 0 to { $end }
ingenious-rack-length = { $place } has { $least } to { $most } tiles, not { $count }
ingenious-rack-size = { $place } has { $low } to { $high } tiles, not { $value }
ingenious-rack-now = { $place } has { $least } to { $most } tiles now, not { $count }
ingenious-rack-full = { $place } has { $full } tiles while others play, not { $count }
ingenious-rack-bonus = { $place } has 1 to { $most } tiles while bonus plays are owed, not { $count }
ingenious-rack-turn = { $place } has { $full } tiles at the beginning of a turn, not { $count }; fewer only while bonus plays are owed, or, listed and without a lowest colour, while it may be swapped
ingenious-too-few-left = { $place } has { $count } tiles, but so many are not left for it
ingenious-shows-lowest = { $place } has a lowest colour, so nobody is asked to swap it
ingenious-finish-swap = { $place }: finish the swap first, then type in the new rack
ingenious-no-bonus = { $place } is 0: no colour of seat { $seat } has reached the end
ingenious-over = no tile can be placed, or a player has all: the game is over; stol.score counts it
ingenious-ended = { $place } is null just when no tile can be placed or a player has all
ingenious-all-refilled = { $place } is null, but at the end one rack has not been refilled

# Everything on 1 Card. $colour is a letter.

place-onecard-hand = hand { $seat }
place-onecard-hand-card = hand { $seat }, card { $card }
place-onecard-hand-colour = hand { $seat }, card { $card }, colour { $colour }
place-onecard-scored = scored { $seat }
place-onecard-scored-card = scored { $seat }, card { $card }
place-onecard-scored-colour = scored { $seat }, card { $card }, colour { $colour }
place-onecard-chosen = 'chosen' of seat { $seat }
place-onecard-display = display, card { $card }
# Of a deck: a line of a file, or an item of the option.
place-onecard-deck = deck
place-onecard-line = line { $line }
place-onecard-item = deck, item { $item }
place-onecard-deck-card = { $whole }, card { $card }

onecard-no-card = { $place }: there is no card { $value }; cards are numbered 01 to 30
onecard-most-cards = { $place } has at most { $most } cards, not { $count }
onecard-seats = 'hands' has { $count } seats, but 'scored' has { $others }
onecard-many-scored = { $place } has { $count } cards, but the game ends with the fourth
onecard-few-rows = { $place }: { $card } has { $count } full rows, but a card is scored with 3 or more
onecard-full-rows = { $place }: { $card } has { $count } full rows, so it has been scored and left play
onecard-points = { $place }: { $card } with these marks gives { $right } points, not { $value }
onecard-no-row = { $place }: { $card } has no row of colour { $colour }; its rows are { $colours }
onecard-boxes = { $place }: { $card } has { $boxes } boxes of colour { $colour }, so { $count } can't be crossed off
onecard-dice-letters = { $place } are up to { $most } letters of { $colours }, not { $value }
onecard-all-dice = { $place } are all { $all }, or none before the first roll, not { $count }
onecard-rolls-left = { $place } is { $right } while no dice lie, not { $value }
onecard-phase = { $place } is one of { $phases }, not { $value }
onecard-phase-now = { $place } is { $right } as it lies, not { $value }
onecard-over = { $place } is over just when somebody has scored a fourth card
onecard-nobody-draws = { $place } is deal, but no hand lacks a card
# Of cards in a hand or in the display, and of dice.
onecard-count = { $place }: there are { $right } in this phase, not { $count }
onecard-turn = { $place }: it is that of seat { $seat }, by the dice and the hands
onecard-secret = { $place }: secret choices can't be typed in; go back to before the first
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $place } has { $count } cards: the game is over, and stol.score counts it

onecard-deck-header = { $place }: the columns are { $columns }, not { $value }
onecard-deck-columns = { $place }: a card has { $columns } columns, not { $count }
onecard-deck-kind = { $place } is null or a list of { $count } cards such as { $example }, not { $value }
onecard-deck-item = { $place }: a card is a text such as { $example }, not { $value }
onecard-deck-number = { $place }: cards are numbered 01 to { $last }, not { $value }
onecard-deck-twice = { $place }: card { $card } stands at { $other } already
onecard-deck-missing = { $place }: a deck has { $count } cards; missing: { $missing }
onecard-deck-row = { $place }: { $value } is no row, which is a colour of { $colours }, 2 to 6 boxes, and s for a sun
onecard-deck-rows = { $place }: a card has 5 rows in 5 different colours, not { $value }
onecard-deck-no-rows = none
onecard-deck-boxes = { $place }: a card has 20 boxes in all, not { $count }
onecard-deck-suns = { $place }: exactly 2 rows carry a sun, not { $count }
