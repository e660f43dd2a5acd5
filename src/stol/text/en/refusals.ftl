# Why a table, a view, a record or options are refused. People read these sentences on pages and in the terminal.
# $value is what came in, as code, such as 5, null or 'five'; $typed is what was typed, without quotes.
# $place is where: a phrase, one of the messages place-…, which FORM inflects.
# $seat, $other_seat, $first_seat and $last_seat are numbers of seats; $names is a list of codes.
# A message page-NAME or at-NAME, if there is one, is said on pages or at a table instead of NAME.

# $rules are the numbers of the rules that a sentence follows from, $count how many; at-cited is for people at the table.
cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Rule
   *[other] Rules
  } { $rules }

# $message is what another program, or a game of another package, says by itself.
refused-with = { $message }
at-refused-with = Not possible: { $message }

# Places. They are parts of sentences: a language may inflect them by $case (nom, acc, gen, dat, loc, ins). $part is the
# name of a key, $whole another place, $number and $move count from 1.
place-view = the view
place-table = the table
place-record = the record
place-record-move = move { $move }
place-part = '{ $part }' of { $whole }
place-entry = entry { $number } of { $whole }

# Kinds of values, inflected by $case like places. $one and $other are two of these.
kind-object = an object
kind-list = a list
kind-text = a text
kind-number = a whole number
kind-bool = true or false
kind-null = null
kind-one-of = one of { $names }
kind-or = { $one } or { $other }

refused-kind = { $place } has to be { $kind }, not { $value }
# $key is the name of a key.
refused-missing = { $place } has no '{ $key }', which it needs
# $name is what came in, $names is a list of all that there are, $near is the one most like it, or none.
refused-part = { $near ->
    [none] '{ $name }' is no part of { $place }; there is { $names }
   *[other] '{ $name }' is no part of { $place }; did you mean '{ $near }'?
  }
# $least, $most and $count are numbers.
refused-length = { $least ->
    [one] { $place } has { $least } entry, not { $count }
   *[other] { $place } has { $least } entries, not { $count }
  }
refused-lengths = { $most ->
    [one] { $place } has { $least } to { $most } entry, not { $count }
   *[other] { $place } has { $least } to { $most } entries, not { $count }
  }
# $low and $high are numbers; $high is none without an upper bound. $value is a text of digits.
refused-bounds = { $high ->
    [none] { $place } is a number from { $low } on, not { $value }
   *[other] { $place } is a number from { $low } to { $high }, not { $value }
  }
refused-seat = { $place } is a number from { $first_seat } to { $last_seat }, not { $seat }
# $piece is a card's or tile's code or one of the messages clustered-lying…, $other a place.
refused-twice = { $place }: { $piece } lies on { $other } already

refused-no-view = a view is a dict, as Position.view gives it, not { $value }
refused-no-table = a table is a dict like a view, not { $value }
# $reason is another of these messages.
refused-no-game = { $place } is of no game: { $reason }
refused-misfit = { $place } does not fit the rest of it, by which it is { $value }

# Games and options. $name is what came in, $names a list of all that there are, $near the one most like it, or none.
# $game is a game's key; on pages its title.
refused-game = { $near ->
    [none] '{ $name }' is no game; there is { $names }
   *[other] '{ $name }' is no game; did you mean '{ $near }'?
  }
refused-option = { $near ->
    [none] '{ $name }' is no option of { $game }; there is { $names }
   *[other] '{ $name }' is no option of { $game }; did you mean '{ $near }'?
  }
refused-bot = { $near ->
    [none] '{ $name }' is no bot; there is { $names }
   *[other] '{ $name }' is no bot; did you mean '{ $near }'?
  }
# $package is what was installed; $problem is what its code says by itself.
refused-game-broken = the game '{ $name }' of { $package } can't be loaded: '{ $problem }'
refused-game-other = the game '{ $name }' of { $package } is no Definition with that key: it is { $value }
# $packages is a list.
refused-game-twice = there are several games '{ $name }', of { $packages }
refused-no-score = tables of { $game } can't be scored
refused-no-entry = tables of { $game } can't be typed in
# $name is an option's code, $kind one of the messages kind-….
refused-option-kind = { $name } is { $kind }, not { $value }
refused-option-choice = { $name } is one of { $names }, not { $value }
refused-option-bool = { $name } is either true or false, not { $value }
refused-players-kind = players is a whole number, not { $value }
# $low and $high are numbers, $count is a text of digits.
refused-players = { $high ->
    [one] { $game } with these options is for { $low } to { $high } player, not { $count }
   *[other] { $game } with these options is for { $low } to { $high } players, not { $count }
  }
refused-players-exactly = { $low ->
    [one] { $game } with these options is for { $low } player, not { $count }
   *[other] { $game } with these options is for { $low } players, not { $count }
  }
refused-players-many = { $high ->
    [one] { $game } with these options is for { $low } to { $high } player, not so many
   *[other] { $game } with these options is for { $low } to { $high } players, not so many
  }

# Records. $move is the number of a move, counted from 1; $problem is what the reader of JSON says, in English; $reason is
# another of these messages, or of why.ftl.
refused-record-text = this is no record: { $problem }
page-refused-record-text = This is no record: the text is no JSON, or a part of it is missing.
refused-record-broken = this is no record: { $problem } (in move { $move })
page-refused-record-broken = This is no record: the text ends in move { $move }, or is no JSON from there on.
refused-record-shape = this is no record: { $reason }
refused-record-version = this is a record of version { $value }; version { $version } can be read
refused-record-game = the record's game is none: { $reason }
refused-record-move = move { $move } can't be played: { $reason }
# $text is the move's code.
refused-record-illegal = move { $move } can't be played: { $text }: { $reason }
refused-record-missing = move { $move } is missing: a result is given, but the game is not over
refused-record-result = the moves give the result { $right }, but the record says { $value }
refused-record-players = players is a list of names, not { $value }
# $count and $players are numbers.
refused-record-names = { $count ->
    [one] { $count } name for { $players ->
        [one] { $players } player
       *[other] { $players } players
      }
   *[other] { $count } names for { $players ->
        [one] { $players } player
       *[other] { $players } players
      }
  }
refused-record-tags = tags have to be what JSON can hold: { $problem }
page-refused-record-tags = Tags have to be what JSON can hold.
# $most is a number.
refused-record-deep = tags lie in each other at most { $most } levels deep
refused-record-line = line { $line }: { $reason }

# Fair deals. $hash, $sealed and $published are hashes; $tag is the name of a tag.
refused-deal-none = it has no tag '{ $tag }', so it does not say of which deal it is
refused-deal-seed = the seed has the hash { $hash }, but { $sealed } was published
refused-deal-other = it is of the deal with the hash { $sealed }, not { $published }
refused-deal-tag = the tag '{ $tag }' does not say which deal it was: { $problem }
# $given and $count are numbers of moves.
refused-deal-given = { $given ->
    [one] { $given } move is said to be given, but there are { $count }
   *[other] { $given } moves are said to be given, but there are { $count }
  }
# $text and $right are codes of outcomes.
refused-deal-move = move { $move } is { $text }, but the deal brings { $right }

# Tables that are set up. $name is the code of a field.
refused-seats = { $players ->
    [one] seats says who sits where, for { $players } player, not for { $count }
   *[other] seats says who sits where, for { $players } players, not for { $count }
  }
refused-sitter = seat { $seat } is one of { $names }, not '{ $typed }'
refused-two-yours = only one seat can be yours; somebody else on this device is a guest
refused-only-bots = somebody has to play: at least one seat is yours, a guest's or open
refused-whole = { $name }: '{ $typed }' is no whole number
refused-switch = { $name } is on or off, not '{ $typed }'
refused-begin = '{ $name }' of the table that is gone on from is { $value }, but { $beside } beside it
# $most is a number.
refused-deal-name = { $most ->
    [one] a deal is named by up to { $most } letter, digit, space or hyphen, not '{ $typed }'
   *[other] a deal is named by up to { $most } letters, digits, spaces and hyphens, not '{ $typed }'
  }
refused-deal-daily = names that begin with '{ $word }' are those of the deals of the day
refused-deal-unnamed = a deal has a name
refused-deal-begun = a table that begins as it lay somewhere is no deal that others play: leave its name empty
refused-deal-real = with real cards and dice there is no deal to name: leave it empty

# Bots, arenas and reviews. $problem is what another program says. $name is the name of a bot, $packages a list.
refused-bots = there are several bots '{ $name }', of { $packages }
refused-bot-load = the bot '{ $name }' of { $package } can't be loaded: { $problem }
refused-bot-class = the bot '{ $name }' of { $package } is no class: { $place } is { $value }
# $text is what was typed; $simulations and $seconds are examples of what could be.
refused-budget = '{ $text }' can't be read: it is { $simulations } for simulations, { $seconds } for seconds
refused-command = '{ $text }' can't be read: { $problem }
refused-program = '{ $text }': there is no program '{ $program }'
refused-no-bot = no bot is named
refused-bot-twice = the bot '{ $name }' is named twice
# $file is a path; $name is the code of a setting, $theirs and $ours are its values.
refused-results-none = { $file } does not hold results of an arena
refused-results-other = { $file } holds results of another arena: its { $name } is { $theirs }, not { $ours }
refused-results-line = { $file } is damaged in line { $line }: { $problem }
refused-review-simulations = { $least ->
    [one] a review needs { $least } simulation or more, not { $value }
   *[other] a review needs { $least } simulations or more, not { $value }
  }
refused-view-of-another = seat { $seat } is to move, but the view is that of another seat

# Many games at once, and environments for learners: for programs only, so in English only.
refused-batch-size = the number of { $name } is a whole number from 1 on, not { $value }
refused-device = a device is { $one } or { $other }, not { $value }
refused-masks = masks are one of { $names }, not { $value }
refused-rewards = rewards are one of { $names }, or a function, not { $value }
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

# The command line. $last, $ply, $count and $game are numbers; $file, $folder and $name are names of files.
refused-ply = the record has the plies 0 to { $last }, not { $ply }
refused-nobody-moves = nobody is to move in this record yet
refused-sealed = --sealed takes the 64 hexadecimal digits that the table showed, not '{ $typed }'
refused-folder = there is no folder { $folder } for { $name }
refused-file-game = { $count ->
    [one] { $file } holds { $count } game; there is no game { $game }
   *[other] { $file } holds { $count } games; there is no game { $game }
  }
refused-file-exists = { $file } exists already, and nothing is overwritten; give a new name
# $problem is what the reader of JSON says, in English; $kind is the name of a type in Python.
refused-file-json = { $file } is no JSON: { $problem }
refused-file-object = { $file } has to hold one object, like a view, not a { $kind }
# $game is a game's key, $name and $names are names of presets.
refused-preset = '{ $name }' is no preset of { $game }; there is { $names }
refused-word = '{ $typed }' stands alone; options of { $game } look like --name or --name value

# Pixies. $card is a card's code; $cell, $own, $round, $first_seat, $count, $most, $least, $taken, $missing and $right are
# numbers.

place-pixies-area = area { $seat }
place-pixies-cell = area { $seat }, cell { $cell }
place-pixies-market = market, card { $card }
place-pixies-round = round { $round }
place-pixies-points = round { $round }, seat { $seat }

pixies-no-card = { $place }: there is no card { $value }; cards are named like b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } belongs to Flower Power; set the option flower_power
pixies-cells = { $count ->
    [one] { $place } has { $count } cell instead of nine
   *[other] { $place } has { $count } cells instead of nine
  }
pixies-foreign-cell = { $place }: { $card } lies face up on a foreign cell; its own is { $own }
pixies-face-down = { $place }: { $card } lies face down here, but cell { $own } is not validated
pixies-face-down-unknown = { $place }: a card lies face down here, but another cell is not validated
pixies-none-left = { $place }: no card is left that could lie face down here
pixies-market-full = { $most ->
    [one] { $place } has up to { $most } card, not { $count }
   *[other] { $place } has up to { $most } cards, not { $count }
  }
pixies-market-now = { $most ->
    [one] { $place } holds { $least } to { $most } card now, not { $count }
   *[other] { $place } holds { $least } to { $most } cards now, not { $count }
  }
pixies-first = { $taken ->
    [one] { $place }: it was seat { $first_seat }, if seat { $seat } goes on after { $taken } card
   *[other] { $place }: it was seat { $first_seat }, if seat { $seat } goes on after { $taken } cards
  }
pixies-uneven = { $missing ->
    [one] { $place } still lacks { $missing } card
   *[other] { $place } still lacks { $missing } cards
  }: { $taken ->
    [0] between two turns all areas have the same number of cards
    [one] { $taken } card of this turn is taken, and everybody takes the same number
   *[other] { $taken } cards of this turn are taken, and everybody takes the same number
  }
pixies-deck-empty = { $count ->
    [one] the deck has { $count } card left, too few for a turn: the round is over; score it
   *[other] the deck has { $count } cards left, too few for a turn: the round is over; score it
  }
pixies-area-full = { $place } has nine cells occupied: the round is over; score it, enter the next
pixies-rounds-finished = { $right ->
    [one] { $place } has the points of { $right } finished round now, not of { $count }
   *[other] { $place } has the points of { $right } finished rounds now, not of { $count }
  }

# Clustered. $card is a card's code, $space is x,y as in records; $lying, $one and $other are clustered-lying….
# $count, $most, $least, $due, $left, $width, $height, $longest, $line, $seats and $others are numbers.

place-clustered-card = card { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } and { $other }
place-clustered-hand = hand { $seat }
place-clustered-discards = discards of seat { $seat }
place-clustered-bonus = '{ $bonus }' of 'bonuses'

# Cards on the table, and who was first: phrases that sentences inflect by $case.
clustered-lying = { $card } of seat { $seat }
clustered-lying-start = the start card
clustered-seat = seat { $seat }
clustered-nobody = nobody

clustered-third-joker = third_joker is "none", "all" or a list of seats, not { $value }
clustered-third-joker-twice = third_joker names a seat twice: { $value }
clustered-third-joker-seat = third_joker: there is no seat { $seat }; seats are { $first_seat } to { $last_seat }
clustered-table-kind = table is [width, height], two whole numbers, not { $value }
clustered-table-small = a table { $width } by { $height } is too small for the start card
clustered-table-narrow = { $line ->
    [one] a table { $width } wide is too small: the start cards take { $line } space in a row
   *[other] a table { $width } wide is too small: the start cards take { $line } spaces in a row
  }
clustered-table-long = { $longest ->
    [one] a table can't be longer than { $longest } space on either side, not { $width } by { $height }
   *[other] a table can't be longer than { $longest } spaces on either side, not { $width } by { $height }
  }

clustered-no-card = { $place }: there is no card { $value }; cards are named like 2tf, or J
clustered-cards = { $count ->
    [one] { $place } lists { $count } card; all decks together have { $most }
   *[other] { $place } lists { $count } cards; all decks together have { $most }
  }
clustered-players = { $seats ->
    [one] 'players' is { $count }, but there are cards of { $seats } seat, and { $most } can play
   *[other] 'players' is { $count }, but there are cards of { $seats } seats, and { $most } can play
  }
clustered-two-cards = { $place }: two cards lie on one space, { $one } and { $other }
clustered-reach = { $height ->
    [one] the cards reach over { $width } by { $height } space; no table is longer than { $longest }
   *[other] the cards reach over { $width } by { $height } spaces; no table is longer than { $longest }
  }
clustered-start-owner = { $place }: the start card belongs to nobody, not to { $seat }
clustered-start-place = { $place }: the start card lies at { $right }, not here
clustered-start-missing = { $place }: the start card is missing
clustered-start-taken = { $place }: { $lying } lies where the start card does
clustered-beyond = { $place }: { $lying } lies beyond the edge of the table, { $width } by { $height }
clustered-jokers = { $count ->
    [one] { $place }: seat { $seat } has only { $count } joker
   *[other] { $place }: seat { $seat } has only { $count } jokers
  }
# $common is what both cards have: number, shape, fill or nothing.
clustered-neighbours = { $common ->
    [number] { $place }: { $one } and { $other } can't lie side by side: they share only the number, but two of number, shape and fill are needed
    [shape] { $place }: { $one } and { $other } can't lie side by side: they share only the shape, but two of number, shape and fill are needed
    [fill] { $place }: { $one } and { $other } can't lie side by side: they share only the fill, but two of number, shape and fill are needed
   *[nothing] { $place }: { $one } and { $other } can't lie side by side: they share nothing, but two of number, shape and fill are needed
  }
clustered-unconnected = { $place }: { $lying } is not connected with a start card
# $reason is one of the messages why-clustered-….
clustered-misplaced = { $place }: { $lying } can't be played here: { $reason }
clustered-none-left = { $place }: seat { $seat } has no { $card } left that could be there

clustered-no-bonus = { $place }: nobody has any without the option first_bonus
clustered-bonus-seat = { $place }: there is no seat { $seat }; seats are { $first_seat } to { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: it was { $who }, by who has a rectangle of 2x3 on the table
   *[first_run] { $place }: it was { $who }, by who has a run of 5 on the table
  }
clustered-no-order = 'first_rectangle' or 'first_run' of 'bonuses' can't be: no order of playing these cards leads there
clustered-no-rectangle = 'first_rectangle': seat { $seat } has no rectangle of 2x3
clustered-no-run = 'first_run': seat { $seat } has no run of 5

clustered-hand-due = { $due ->
    [one] { $place } has { $due } card now, by those played and discarded, not { $count }
   *[other] { $place } has { $due } cards now, by those played and discarded, not { $count }
  }
clustered-hand-now = { $most ->
    [one] { $place } has { $least } to { $most } card in this phase, not { $count }
   *[other] { $place } has { $least } to { $most } cards in this phase, not { $count }
  }
clustered-hand-large = { $count ->
    [one] { $place } has { $count } card, but seat { $seat } has { $left } left
   *[other] { $place } has { $count } cards, but seat { $seat } has { $left } left
  }
clustered-deck-empty = { $place }: seat { $seat } has none left to draw from
clustered-dropped = { $place } are at least { $least } once cards are played
clustered-dropping = { $place }: it is that of seat { $seat }; seat by seat two cards are discarded first
clustered-skipped = { $place }: seat { $seat } has no cards left, so it is skipped
clustered-turns = { $count ->
    [one] seat { $seat } has had { $count } turn, but seat { $other_seat }, who is to play, { $others }: cards are missing, or it is somebody else's turn
   *[other] seat { $seat } has had { $count } turns, but seat { $other_seat }, who is to play, { $others }: cards are missing, or it is somebody else's turn
  }
clustered-no-turns = { $count ->
    [one] seat { $seat } has played and discarded { $count } card, but no number of turns gives that
   *[other] seat { $seat } has played and discarded { $count } cards, but no number of turns gives that
  }
clustered-phase = { $place } is one of { $names }, not { $value }
clustered-turn-null = { $place } is null at the end and only then, but the phase is { $phase }
clustered-not-over = { $place } is over, but not all cards have been played or discarded
clustered-over = all cards have been played or discarded: the game is over, and stol.score counts it

# Ingenious. $space and $other are q,r as in records, $text and $tile are codes, $colour, $printed letters of colours.
# $count, $most, $least, $full, $low, $high, $right, $touched, $end and $side are numbers.

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
ingenious-half-tile = { $count ->
    [one] { $place } has { $count } space covered, but a tile covers two
   *[other] { $place } has { $count } spaces covered, but a tile covers two
  }
ingenious-colour-count = { $count ->
    [one] { $place } has { $count } space of { $colour }, but tiles have { $most }
   *[other] { $place } has { $count } spaces of { $colour }, but tiles have { $most }
  }
ingenious-no-cover = { $place } can't be covered with the tiles that there are
ingenious-no-cover-found = { $place }: no way was found to cover it with the tiles that there are; tile by tile, such as rg@0,1:1,1, it can be checked for certain
ingenious-none-left = { $place }: there is no { $tile } left that could be there
ingenious-unseen = { $place } does not fit: the other tiles and those of the board make 120
ingenious-opening = { $right ->
    [one] { $place } names { $right } symbol when { $count } tiles lie
   *[other] { $place } names { $right } symbols when { $count } tiles lie
  }
ingenious-touched = { $count ->
    [one] { $place }: { $count } tile touches { $touched } printed symbols, not { $right }
   *[other] { $place }: { $count } tiles touch { $touched } printed symbols, not { $right }
  }
ingenious-six-colours = { $place } needs just the six colours { $names }, not { $value }
ingenious-off-track = { $place }: { $value } is not on the track, which goes from 0 to { $end }
ingenious-rack-length = { $most ->
    [one] { $place } has { $least } to { $most } tile, not { $count }
   *[other] { $place } has { $least } to { $most } tiles, not { $count }
  }
ingenious-rack-size = { $high ->
    [one] { $place } has { $low } to { $high } tile, not { $value }
   *[other] { $place } has { $low } to { $high } tiles, not { $value }
  }
ingenious-rack-now = { $most ->
    [one] { $place } has { $least } to { $most } tile now, not { $count }
   *[other] { $place } has { $least } to { $most } tiles now, not { $count }
  }
ingenious-rack-full = { $full ->
    [one] { $place } has { $full } tile while others play, not { $count }
   *[other] { $place } has { $full } tiles while others play, not { $count }
  }
ingenious-rack-bonus = { $most ->
    [one] { $place } has 1 to { $most } tile while bonus plays are owed, not { $count }
   *[other] { $place } has 1 to { $most } tiles while bonus plays are owed, not { $count }
  }
ingenious-rack-turn = { $full ->
    [one] { $place } has { $full } tile at the beginning of a turn, not { $count }; fewer only while bonus plays are owed, or, listed and without a lowest colour, while it may be swapped
   *[other] { $place } has { $full } tiles at the beginning of a turn, not { $count }; fewer only while bonus plays are owed, or, listed and without a lowest colour, while it may be swapped
  }
ingenious-too-few-left = { $count ->
    [one] { $place } has { $count } tile, but so many are not left for it
   *[other] { $place } has { $count } tiles, but so many are not left for it
  }
ingenious-shows-lowest = { $place } has a lowest colour, so nobody is asked to swap it
ingenious-finish-swap = { $place }: finish the swap first, then type in the new rack
ingenious-no-bonus = { $place } is 0: no colour of seat { $seat } has reached the end
ingenious-over = no tile can be placed, or a player has all: the game is over; stol.score counts it
ingenious-ended = { $place } is null just when no tile can be placed or a player has all
ingenious-all-refilled = { $place } is null, but at the end one rack has not been refilled

# Everything on 1 Card. $colour is a letter, $colours all six, $card a card's number, $move a move's code. $count, $right,
# $boxes, $most, $all, $others and $columns are numbers.

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
onecard-most-cards = { $most ->
    [one] { $place } has at most { $most } card, not { $count }
   *[other] { $place } has at most { $most } cards, not { $count }
  }
onecard-seats = { $count ->
    [one] 'hands' has { $count } seat, but 'scored' has { $others }
   *[other] 'hands' has { $count } seats, but 'scored' has { $others }
  }
onecard-many-scored = { $count ->
    [one] { $place } has { $count } card, but the game ends with the fourth
   *[other] { $place } has { $count } cards, but the game ends with the fourth
  }
onecard-few-rows = { $count ->
    [one] { $place }: { $card } has { $count } full row, but a card is scored with 3 or more
   *[other] { $place }: { $card } has { $count } full rows, but a card is scored with 3 or more
  }
onecard-full-rows = { $count ->
    [one] { $place }: { $card } has { $count } full row, so it has been scored and left play
   *[other] { $place }: { $card } has { $count } full rows, so it has been scored and left play
  }
onecard-points = { $right ->
    [one] { $place }: { $card } with these marks gives { $right } point, not { $value }
   *[other] { $place }: { $card } with these marks gives { $right } points, not { $value }
  }
# $letter is what came in; $letters is a list of letters of colours.
onecard-no-row = { $place }: { $card } has no row of colour '{ $letter }'; its rows are { $letters }
onecard-boxes = { $boxes ->
    [one] { $place }: { $card } has { $boxes } box of colour { $colour }, so { $count } can't be crossed off
   *[other] { $place }: { $card } has { $boxes } boxes of colour { $colour }, so { $count } can't be crossed off
  }
onecard-dice-letters = { $most ->
    [one] { $place } are up to { $most } letter of { $colours }, not { $value }
   *[other] { $place } are up to { $most } letters of { $colours }, not { $value }
  }
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
onecard-game-over = { $count ->
    [one] { $place } has { $count } card: the game is over, and stol.score counts it
   *[other] { $place } has { $count } cards: the game is over, and stol.score counts it
  }

onecard-deck-header = { $place }: the columns are { $columns }, not { $value }
onecard-deck-columns = { $columns ->
    [one] { $place }: a card has { $columns } column, not { $count }
   *[other] { $place }: a card has { $columns } columns, not { $count }
  }
onecard-deck-kind = { $count ->
    [one] { $place } is null or a list of { $count } card such as { $example }, not { $value }
   *[other] { $place } is null or a list of { $count } cards such as { $example }, not { $value }
  }
onecard-deck-item = { $place }: a card is a text such as { $example }, not { $value }
onecard-deck-number = { $place }: cards are numbered 01 to { $last }, not { $value }
onecard-deck-twice = { $place }: card { $card } stands at { $other } already
onecard-deck-missing = { $count ->
    [one] { $place }: a deck has { $count } card; missing: { $missing }
   *[other] { $place }: a deck has { $count } cards; missing: { $missing }
  }
onecard-deck-row = { $place }: { $value } is no row, which is a colour of { $colours }, 2 to 6 boxes, and s for a sun
onecard-deck-rows = { $place }: a card has 5 rows in 5 different colours, not { $value }
onecard-deck-no-rows = none
onecard-deck-boxes = { $place }: a card has 20 boxes in all, not { $count }
onecard-deck-suns = { $place }: exactly 2 rows carry a sun, not { $count }
