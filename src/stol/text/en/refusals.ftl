# Why a table, a view, a record or options are refused. $value is what came in, in quotes; $place is where, one of the
# messages place-…; seats ($seat, $other_seat, $first_seat, $last_seat) are numbers.

# $rules are the numbers of the rules that a sentence follows from; the second is for people at the table.
cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Rule
   *[other] Rules
  } { $rules }

# What another program says by itself.
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
refused-record-move = move { $move } can't be played: { $text }: { $reason }
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
