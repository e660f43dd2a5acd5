# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes, as in records of games.

draw-seat = seat { $seat }
# At the start of a sentence.
draw-seat-start = Seat { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-and = { $one } and { $other }
draw-won = { $count ->
    [one] Over. Won by seat { $seats } with { $points }.
   *[other] Over. Won by seats { $seats } with { $points }.
  }
draw-rank = rank { $rank }
draw-to-act = ● to act
draw-winner = ★ won
draw-face-down = face down
draw-total = total
draw-points = points
draw-percent = { $value } %

# How many of something.
draw-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
draw-count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
draw-count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
draw-count-reroll = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
  }
draw-count-full-row = { $count ->
    [one] { $count } full row
   *[other] { $count } full rows
  }
draw-count-bonus-play = { $count ->
    [one] { $count } bonus play
   *[other] { $count } bonus plays
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
draw-pixies-revealed = A card is revealed. { $seat } takes first.
draw-pixies-takes = { $seat } takes a card and places it.
draw-pixies-first = takes first
draw-pixies-table = market: { $market }   deck: { $deck }
draw-pixies-marks = ▒▒▒ face down   ✓ validated
draw-pixies-sum = A round: validated + symbols + zone.
draw-pixies-sum-flower-power = A round: validated + symbols + zone + face down.
draw-pixies-validated = validated
draw-pixies-no-points = no points yet
draw-pixies-deck = { $count } in the deck

# Everything on 1 Card.
draw-onecard-roller = { $seat } is the roller
draw-onecard-roller-draft = draft, { $seat } is the roller
draw-onecard-deal = A card is drawn.
draw-onecard-hold = { $seat } holds three of the five cards.
draw-onecard-roll = { $seat } rolls: a die falls.
draw-onecard-choose = { $seat } stops or keeps dice and rerolls.
draw-onecard-mark = { $seat } marks a card or passes.
draw-onecard-take = { $seat } takes a card from the display.
draw-onecard-rerolls = { $rerolls } left
draw-onecard-chose = chose: { $move }
draw-onecard-card = card { $card }
draw-onecard-scored = scored: { $cards }
draw-onecard-display = display
draw-onecard-display-head = Display
draw-onecard-table = dice: { $dice }   { $rerolls }   deck: { $deck }
draw-onecard-legend = r red  o orange  y yellow  g green  b blue  p purple   * sun   ✓ full row
draw-onecard-tray = { $rerolls }, { $cards } in the deck
draw-onecard-sun = sun
draw-onecard-rows = card { $card }: { $rows }
draw-onecard-slot = card { $card } scored { $points }

# Clustered.
draw-clustered-note = table { $width } by { $height }
draw-clustered-fast = fast
draw-clustered-third-joker = third joker: { $seats }
draw-clustered-third-joker-all = third joker: all
draw-clustered-first-bonus = first bonus
draw-clustered-largest-bonus = largest bonus
draw-clustered-deal = { $seat } draws a card.
draw-clustered-play = { $seat } plays a card.
draw-clustered-discard = { $seat } discards a card.
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
draw-clustered-discarded = { $seat } discarded: { $cards }
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
draw-ingenious-bag = { $tiles } in the bag
draw-ingenious-draws = { $seat } draws a tile.
draw-ingenious-swaps = { $seat } swaps the rack or refills it.
draw-ingenious-bonus = Ingenious! { $seat } places a tile, { $plays } owed.
draw-ingenious-places = { $seat } places a tile.
draw-ingenious-ends = q { $first } to { $last }
draw-ingenious-lowest = lowest
draw-ingenious-team = team { $one } and { $other }
draw-ingenious-hidden = { $tiles }, hidden
draw-ingenious-hidden-tile = hidden tile
draw-ingenious-began = began at { $colour }
draw-ingenious-aside = set aside
draw-ingenious-aside-head = Set aside
draw-ingenious-legend = r red  g green  b blue  o orange  y yellow  p purple   capitals are printed on the board
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, printed

# A game without a drawing of its own.
draw-listing-ply = ply { $ply }
draw-listing-chance = Chance to act
draw-listing-seat = { $seat } to act

# The curve of a game that is looked at again.
draw-plot-ply = ply
draw-plot-several = { $sign } several
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = the expected result over the game
draw-plot-from-to = { $name } begins at { $first } and ends at { $last }.
draw-plot-turn = Turning point { $letter }: { $words }.
draw-plot-mark = ply { $ply }, { $words }
