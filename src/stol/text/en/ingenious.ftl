# Ingenious. Colours are named in table.ftl; spaces are numbers such as 1,−5.

ingenious-tile = { $first }–{ $second }
ingenious-double = double { $colour }
ingenious-cry = Ingenious!

# How far a game is
ingenious-free = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
  }
ingenious-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } tile in the bag.
   *[other] { $count } tiles in the bag.
  }

# Whose turn it is
ingenious-bonus-yours = { $count ->
    [one] Your bonus play
   *[other] { $count } bonus plays for you
  }
ingenious-bonus-of = { $name }: bonus play
ingenious-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
  }
ingenious-deal = Tiles are dealt

# What happened last
ingenious-placed-none = { $you ->
    [yes] You placed { $tile }: no points.
   *[no] { $name } placed { $tile }: no points.
  }
ingenious-placed-one = { $you ->
    [yes] You placed { $tile }: { $points } { $first }.
   *[no] { $name } placed { $tile }: { $points } { $first }.
  }
ingenious-placed-two = { $you ->
    [yes] You placed { $tile }: { $points } { $first }, { $more } { $second }.
   *[no] { $name } placed { $tile }: { $points } { $first }, { $more } { $second }.
  }
ingenious-reached = Ingenious! { $step } reached in { $colour }.
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

# Choosing a move
ingenious-board = Board
ingenious-rack = Your rack
ingenious-pick = Pick { $tile }
ingenious-put-back = Put { $tile } back
ingenious-turn = Turn
ingenious-turn-back = Turn the other way
ingenious-place = Place
ingenious-no-points = no points
ingenious-place-none = Place { $tile } at { $here } and { $there }: no points.
ingenious-place-one = Place { $tile } at { $here } and { $there }: { $first } { $points }.
ingenious-place-two = Place { $tile } at { $here } and { $there }: { $first } { $points }, { $second } { $more }.
ingenious-bonus-earned = { $count ->
    [one] Ingenious, a bonus play.
   *[other] Ingenious, { $count } bonus plays.
  }
ingenious-choose-tile = Choose a tile
ingenious-choose-space = Choose a space
ingenious-no-space = No space fits: turn it
ingenious-first-tile = Your first tile has to touch a printed symbol that no other first tile has touched.
ingenious-bonus-owed = { $count ->
    [one] Place another tile before you refill.
   *[other] Place { $count } more tiles before you refill.
  }
ingenious-why = Why not here?
ingenious-why-off = Enough asked
ingenious-why-at = Why not { $tile } at { $here } and { $there }?
ingenious-why-hint = Choose a space with a question mark.

# Swapping
ingenious-offer = Swap your tiles?
ingenious-offer-one = None of them shows { $colour }, your lowest colour. You may have six new ones.
ingenious-offer-many = None of them shows one of your lowest colours. You may have six new ones.
ingenious-swap = { $count ->
    [one] Swap it
   *[other] Swap all { $count }
  }
ingenious-refill = Keep and refill
ingenious-aside = Set aside

# Scores
ingenious-lowest = lowest
ingenious-decides = the lowest colour decides
ingenious-solo = your lowest colour is your score
ingenious-on-rack = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
  }
ingenious-tracks = Tracks of { $name }
ingenious-team = { $one } and { $other }
ingenious-rack-of = Rack of { $name }

# The table in words
ingenious-words-tracks = Tracks
ingenious-words-board = Board
ingenious-words-racks = Racks
ingenious-words-player = Player
ingenious-words-lowest = Lowest
ingenious-words-rack = { $name }: { $tiles }
ingenious-words-count = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
ingenious-words-colour = { $colour }: { $spaces }
ingenious-words-size = A hexagon of side { $side }, centre 0,0.
ingenious-words-opening = Printed symbols free for a first tile: { $colours }.

# The result
ingenious-result-player = Player
ingenious-result-colours = From the lowest colour up
ingenious-result-lowest = Lowest colour

# With real tiles.
ingenious-chance-tile = { $you ->
    [yes] Which tile did you draw?
   *[no] Which tile did { $name } draw?
  }
