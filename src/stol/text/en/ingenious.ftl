# What a table of Ingenious says. These variables mean the same in every message:
# $tile is a tile in words, ingenious-tile or ingenious-double; FORM($tile, case: "acc") says it in another case.
# $colour is a letter: r (red), o (orange), y (yellow), g (green), b (blue), p (purple). $name is a player and $you is
# yes if that is the reader. $here and $there are spaces, the message `space` of table.ftl.

# A tile of two colours, $first and $second, which are letters as above; and one of the same colour twice. $case is the
# grammatical case that a sentence asks for by FORM: nom (also in lists), acc, gen, dat, loc, ins.
ingenious-tile = { $first ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }–{ $second ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }
ingenious-double = double { ingenious-colour }
# Said by other messages of this file only, and not by the program: a language that needs no such message may write
# anything here.
ingenious-colour = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }
# How far a colour moves up: $points, 1 or more, in $colour. It stands in the list $gains; $case as above.
ingenious-gain = { $points } { ingenious-colour }
ingenious-cry = Ingenious!
# Two whole sentences, one after the other.
ingenious-both = { $one } { $other }

# How far a game is. $count, 0 or more.
ingenious-free = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
  }
ingenious-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } tile in the bag.
   *[other] { $count } tiles in the bag.
  }

# Whose turn it is: on phones 9 letters fit, the rest is cut off. $count is how many bonus plays there are; $name, $you
# (yes here).
ingenious-bonus-yours = { $count ->
    [1] Your bonus play
   *[other] { $count } bonus plays for you
  }
# Of another player. $name, $you (no here), $count as above.
ingenious-bonus-of = { $name }: bonus play
# $name, $you.
ingenious-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
  }
ingenious-deal = Tiles are dealt

# What happened last. $name, $you, $tile; $gains is a list of one or two ingenious-gain.
ingenious-placed-none = { $you ->
    [yes] You placed { $tile }: no points.
   *[no] { $name } placed { $tile }: no points.
  }
ingenious-placed = { $you ->
    [yes] You placed { $tile }: { $gains }.
   *[no] { $name } placed { $tile }: { $gains }.
  }
# $colour; $step is 18 or 36.
ingenious-reached = Ingenious! { $step } reached in { ingenious-colour }.
# $name, $you.
ingenious-swapped = { $you ->
    [yes] You swapped all your tiles.
   *[no] { $name } swapped all tiles.
  }
ingenious-refilled = { $you ->
    [yes] You kept your tiles and refilled the rack.
   *[no] { $name } kept the tiles and refilled the rack.
  }
ingenious-asked = { $you ->
    [yes] You could swap your tiles.
   *[no] { $name } could swap the tiles, and has a full rack again.
  }

# Choosing a move. $tile.
ingenious-board = Board
ingenious-rack = Your rack
ingenious-pick = Pick { $tile }
ingenious-put-back = Put { $tile } back
# Buttons: to turn the tile round (on phones only its picture is shown), and to place it, beside what it brings.
ingenious-turn = Turn
ingenious-turn-back = Turn the other way
ingenious-place = Place
ingenious-no-points = no points
# The name of a move. It is said on the board, on buttons, in hints, and in reviews of anybody's moves: a noun or an
# infinitive, not an imperative. $tile, $here, $there; $gains is a list of one or two ingenious-gain; $bonus is how many
# bonus plays it brings, 0 or more.
ingenious-place-none = Place { $tile } at { $here } and { $there }: no points.
ingenious-place-some = { $bonus ->
    [0] Place { $tile } at { $here } and { $there }: { $gains }.
    [1] Place { $tile } at { $here } and { $there }: { $gains }. Ingenious, a bonus play.
   *[other] Place { $tile } at { $here } and { $there }: { $gains }. Ingenious, { $bonus } bonus plays.
  }
ingenious-choose-tile = Choose a tile
ingenious-choose-space = Choose a space
ingenious-no-space = No space fits: turn it
ingenious-first-tile = Your first tile has to touch a printed symbol that no other first tile has touched.
# $count is a number of tiles, 1 or more.
ingenious-bonus-owed = { $count ->
    [1] Place another tile before you refill.
   *[other] Place { $count } more tiles before you refill.
  }
ingenious-why = Why not here?
ingenious-why-off = Enough asked
# A link on a space where the tile can't be placed. $tile, $here, $there.
ingenious-why-at = Why not { $tile } at { $here } and { $there }?
ingenious-why-hint = Choose a space with a question mark.

# Swapping
ingenious-offer = Swap your tiles?
# $colour.
ingenious-offer-one = None of them shows { ingenious-colour }, your lowest colour. You may have six new ones.
ingenious-offer-many = None of them shows one of your lowest colours. You may have six new ones.
# Names of moves, as ingenious-place-some, and buttons side by side, 28 letters together, then they wrap. $count is how
# many tiles are on the rack, 1 or more.
ingenious-swap = { $count ->
    [1] Swap it
   *[other] Swap all { $count }
  }
ingenious-refill = Keep and refill
ingenious-aside = Set aside

# Scores. ingenious-lowest stands beside a track: 7 letters, then it wraps.
ingenious-lowest = lowest
ingenious-decides = the lowest colour decides
ingenious-solo = your lowest colour is your score
# $count is a number of tiles.
ingenious-on-rack = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
  }
# $name is a player, or a team in the words of ingenious-team; $you is yes for the reader alone, but no for a team.
ingenious-tracks = { $you ->
    [yes] Your tracks
   *[no] Tracks: { $name }
  }
# A team where it stands alone, as a name does. $one and $other are its players; $you is yes if $one is the reader.
ingenious-team = { $you ->
    [yes] You and { $other }
   *[no] { $one } and { $other }
  }
# Another player's rack that lies open. $name.
ingenious-rack-of = Rack: { $name }

# The table in words, for screen readers. $name, $you; $tiles is a list of tiles, $count how many there are.
ingenious-words-tracks = Tracks
ingenious-words-board = Board
ingenious-words-racks = Racks
ingenious-words-player = Player
ingenious-words-lowest = Lowest
ingenious-words-rack = { $you ->
    [yes] You: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] { $count ->
        [one] You: { $count } tile
       *[other] You: { $count } tiles
      }
   *[no] { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
      }
  }
# $side is the number of spaces of a side: 6, 7 or 8. $centre is the space in the middle.
ingenious-words-size = A hexagon of side { $side }, centre { $centre }.
# $colours is a list of colour-name of table.ftl.
ingenious-words-opening = Printed symbols free for a first tile: { $colours }.

# The result
ingenious-result-player = Player
ingenious-result-colours = From the lowest colour up
ingenious-result-lowest = Lowest colour

# With real tiles. $name, $you.
ingenious-chance-tile = { $you ->
    [yes] Which tile did you draw?
   *[no] Which tile did { $name } draw?
  }
