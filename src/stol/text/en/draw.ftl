# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes, as in records of games. $seat is a
# number, counted from 0; all other numbers are numbers, too.

draw-seat = seat { $seat }
# At the start of a sentence.
draw-seat-start = Seat { $seat }
# $note are remarks such as draw-pixies-note, $status is a sentence.
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
# $seats is a list of $count seats, joined by the language.
draw-won = { $count ->
    [one] { $points ->
        [one] Over. Won by seat { $seats } with { $points } point.
       *[other] Over. Won by seat { $seats } with { $points } points.
      }
   *[other] { $points ->
        [one] Over. Won by seats { $seats } with { $points } point.
       *[other] Over. Won by seats { $seats } with { $points } points.
      }
  }
draw-rank = rank { $rank }
draw-to-act = ● to act
draw-winner = ★ won
draw-face-down = face down
draw-total = total
draw-points = points
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

# Colours.
draw-colour-r = red
draw-colour-o = orange
draw-colour-y = yellow
draw-colour-g = green
draw-colour-b = blue
draw-colour-p = purple

# Pixies.
draw-pixies-round = round { $round }
draw-pixies-note = round { $round } of 3
draw-pixies-note-flower-power = round { $round } of 3, Flower Power
draw-pixies-drawn-first = Chance names the first player.
draw-pixies-revealed = A card is revealed. Seat { $seat } takes first.
draw-pixies-takes = Seat { $seat } takes a card and places it.
draw-pixies-first = takes first
draw-pixies-table = market: { $market }   deck: { $deck }
draw-pixies-marks = ▒▒▒ face down   ✓ validated
draw-pixies-sum = A round: validated + symbols + zone.
draw-pixies-sum-flower-power = A round: validated + symbols + zone + face down.
draw-pixies-validated = validated
draw-pixies-no-points = no points yet
draw-pixies-deck = { $count } in the deck

# Everything on 1 Card.
draw-onecard-roller = seat { $seat } is the roller
draw-onecard-roller-draft = draft, seat { $seat } is the roller
draw-onecard-deal = A card is drawn.
draw-onecard-hold = Seat { $seat } holds three of the five cards.
draw-onecard-roll = Seat { $seat } rolls: a die falls.
draw-onecard-choose = Seat { $seat } stops or keeps dice and rerolls.
draw-onecard-mark = Seat { $seat } marks a card or passes.
draw-onecard-take = Seat { $seat } takes a card from the display.
draw-onecard-rerolls = { $rerolls ->
    [one] { $rerolls } reroll left
   *[other] { $rerolls } rerolls left
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
  }
draw-onecard-chose = chose: { $move }
draw-onecard-card = card { $card }
draw-onecard-scored = scored: { $cards }
draw-onecard-display = display
draw-onecard-display-head = Display
draw-onecard-table = dice: { $dice }   { draw-onecard-rerolls }   deck: { $deck }
draw-onecard-legend = r red  o orange  y yellow  g green  b blue  p purple   * sun   ✓ full row
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = sun
draw-onecard-rows = { $rows ->
    [one] card { $card }: { $rows } full row
   *[other] card { $card }: { $rows } full rows
  }
draw-onecard-slot = { $points ->
    [one] card { $card } scored { $points } point
   *[other] card { $card } scored { $points } points
  }

# Clustered.
draw-clustered-note = table { $width } by { $height }
draw-clustered-fast = fast
# $seats is a list.
draw-clustered-third-joker = third joker: { $seats }
draw-clustered-third-joker-all = third joker: all
draw-clustered-first-bonus = first bonus
draw-clustered-largest-bonus = largest bonus
draw-clustered-deal = Seat { $seat } draws a card.
draw-clustered-play = Seat { $seat } plays a card.
draw-clustered-discard = Seat { $seat } discards a card.
draw-clustered-first-rectangle = first rectangle: { $seat }
draw-clustered-first-run = first run of 5: { $seat }
draw-clustered-nobody = nobody
draw-clustered-nobody-yet = nobody yet
draw-clustered-hidden = { $count } hidden
draw-clustered-hand = hand
draw-clustered-deck = deck
draw-clustered-item-rows = rows
draw-clustered-item-columns = columns
draw-clustered-item-rectangle = rectangle
draw-clustered-item-bonus = bonus
draw-clustered-item-total = total
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = seat { $seat } discarded: { $cards }
draw-clustered-pile = discarded
draw-clustered-legend = 2tf₀: number, shape (s t c), fill (h d f), the owner's seat   J joker   * start card
draw-clustered-joker = joker
draw-clustered-start = start card
draw-clustered-card = { $card }: { $number } { $fill ->
    [h] hollow
    [d] dashed
   *[f] filled
  } { $shape ->
    [s] { $number ->
        [1] square
       *[other] squares
      }
    [t] { $number ->
        [1] triangle
       *[other] triangles
      }
   *[c] { $number ->
        [1] circle
       *[other] circles
      }
  }
draw-clustered-to-draw = { $count } to draw

# Ingenious.
draw-ingenious-solo = solo
draw-ingenious-teams = seats 0 and 2 against 1 and 3
draw-ingenious-open-partners = open partners
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } tile in the bag
   *[other] { $tiles } tiles in the bag
  }
draw-ingenious-draws = Seat { $seat } draws a tile.
draw-ingenious-swaps = Seat { $seat } swaps the rack or refills it.
draw-ingenious-bonus = { $plays ->
    [one] Ingenious! Seat { $seat } places a tile, { $plays } bonus play owed.
   *[other] Ingenious! Seat { $seat } places a tile, { $plays } bonus plays owed.
  }
draw-ingenious-places = Seat { $seat } places a tile.
draw-ingenious-ends = q { $first } to { $last }
draw-ingenious-lowest = lowest
draw-ingenious-team = team { $one } and { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } tile, hidden
   *[other] { $tiles } tiles, hidden
  }
draw-ingenious-hidden-tile = hidden tile
# $colour is a letter.
draw-ingenious-began = { $colour ->
    [r] began at red
    [g] began at green
    [b] began at blue
    [o] began at orange
    [y] began at yellow
   *[p] began at purple
  }
draw-ingenious-aside = set aside
draw-ingenious-aside-head = Set aside
draw-ingenious-legend = r red  g green  b blue  o orange  y yellow  p purple   capitals are printed on the board
# $place is q,r as in records, $colour a draw-colour-….
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, printed

# A game without a drawing of its own.
draw-listing-ply = ply { $ply }
draw-listing-chance = Chance to act
draw-listing-seat = Seat { $seat } to act

# The curve of a game that is looked at again. $value, $first and $last are draw-percent, $words is turn-chance or turn-player.
draw-plot-ply = ply
draw-plot-several = { $sign } several
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = the expected result over the game
draw-plot-from-to = { $name } begins at { $first } and ends at { $last }.
draw-plot-turn = Turning point { $letter }: { $words }.
draw-plot-mark = ply { $ply }, { $words }
