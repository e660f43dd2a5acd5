# Pixies at the table.

pixies-round = round { $round } of { $rounds }
pixies-dealing = Cards are revealed

# ---- cards

# A colour, two, or all four, before a card's value.
pixies-colour-b = blue
pixies-colour-g = green
pixies-colour-y = yellow
pixies-colour-r = red
pixies-colour-m = all-colour
pixies-colour-bg = blue–green
pixies-colour-by = blue–yellow
pixies-colour-br = blue–red
pixies-colour-gy = green–yellow
pixies-colour-gr = green–red
pixies-colour-yr = yellow–red

pixies-marks = { $kind ->
    [spirals] { $count ->
        [one] 1 spiral
       *[other] { $count } spirals
      }
    [crosses] { $count ->
        [one] 1 cross
       *[other] { $count } crosses
      }
   *[none] { "" }
  }

# A card. $kind: special (a spiral per card of its colour), down ($each spirals per uncovered face-down card),
# against (a cross per card of the colour $against), plain. $letters and $marked are there to choose words by.
pixies-card = { $kind ->
    [special] { $colour } { $value } with a spiral for each { $colour } card
    [down] { $marked ->
        [yes] { $colour } { $value } with { $marks }, and { $each ->
            [one] a spiral
           *[other] { $each } spirals
          } for each uncovered face-down card
       *[no] { $colour } { $value } with { $each ->
            [one] a spiral
           *[other] { $each } spirals
          } for each uncovered face-down card
      }
    [against] { $marked ->
        [yes] { $colour } { $value } with { $marks }, and a cross for each { $against } card
       *[no] { $colour } { $value } with a cross for each { $against } card
      }
   *[plain] { $marked ->
        [yes] { $colour } { $value } with { $marks }
       *[no] { $colour } { $value }
      }
  }

# ---- areas and points

pixies-area = { $you ->
    [yes] Your area
   *[no] Area of { $name }
  }
pixies-others = The others
pixies-so-far = { $points } so far
pixies-in-all = { $points } in all
pixies-this-round = this round
pixies-validated = validated
pixies-symbols = symbols
pixies-zone = zone
pixies-zone-of = zone { $cards } × { $each }
pixies-face_down = face down

# ---- choosing

pixies-market = Market
pixies-market-empty = No card is revealed yet.
pixies-order = In this order cards are taken: { $names }
pixies-prompt = Choose a card.
pixies-choice = The card you picked

# A card of the market. $way: up (on its cell), which (one of two stays face up), down (on an empty cell).
pixies-take = { $way ->
    [which] Take { $card }: cell { $cell }, choose which stays face up
    [down] Take { $card }: face down on an empty cell
   *[up] Take { $card }: face up on cell { $cell }, { $points }
  }
pixies-place-up = Place { $card } on cell { $cell }: { $points }
pixies-place-down = Put { $card } face down on cell { $cell }: { $points }
pixies-place = Place, { $points }
pixies-goes-up = Face up on cell { $cell }
pixies-goes-down = Face down on cell { $cell }
pixies-where = Your { $value } is validated. Face down on any empty cell
pixies-which = Which { $value } stays face up?
pixies-keep = { $way ->
    [new] the new
   *[old] the old
  }
pixies-keep-label = { $way ->
    [new] Keep the new { $card } face up: { $points }
   *[old] Keep the old { $card } face up: { $points }
  }
# Both in one: a card to take, and which of two stays face up.
pixies-advised = { $way ->
    [new] Take { $card } and turn it face up: { $points }
   *[old] Take { $card } and keep the old one face up: { $points }
  }
pixies-put-back = Put back
pixies-why = Why not?
pixies-why-cell = Why not on cell { $cell }?

# ---- what happened

# $way: up or cover (on a face-down card), new or old (which of two stayed face up), down.
pixies-said = { $you ->
    [yes] { $way ->
        [cover] You placed { $card } on cell { $cell }, where it is validated.
        [new] You kept the new { $card } face up, on { $other }.
        [old] You kept the old { $other } face up, on { $card }.
        [down] You put { $card } face down on cell { $cell }.
       *[up] You placed { $card } on cell { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } placed { $card } on cell { $cell }, where it is validated.
        [new] { $name } kept the new { $card } face up, on { $other }.
        [old] { $name } kept the old { $other } face up, on { $card }.
        [down] { $name } put { $card } face down on cell { $cell }.
       *[up] { $name } placed { $card } on cell { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] You placed the last card. Round { $round } is over.
   *[no] { $name } placed the last card. Round { $round } is over.
  }

# ---- rounds

pixies-rounds = Rounds so far
pixies-round-was = Round { $round }
pixies-round-over = Round { $round } is over
pixies-all-rounds = in all
pixies-player = Player
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] You win with { $points }.
       *[no] You lead with { $points }.
      }
   *[no] { $over ->
        [yes] { $name } wins with { $points }.
       *[no] { $name } leads with { $points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count } players share the win with { $points }.
   *[no] { $count } players share the lead with { $points }.
  }
pixies-go-on = Back to the table
pixies-close = Close

# ---- the table in words

pixies-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
pixies-cell = { $state ->
    [down] Cell { $cell }: face down
    [validated] Cell { $cell }: { $card }, validated
   *[up] Cell { $cell }: { $card }
  }
pixies-cells-empty = Empty cells: { $cells }
pixies-score = { $flowers ->
    [yes] { $so_far } points so far, { $total } this round: validated { $validated }, symbols { $symbols }, zone { $zone }, face down { $face_down }
   *[no] { $so_far } points so far, { $total } this round: validated { $validated }, symbols { $symbols }, zone { $zone }
  }

# With real cards.
pixies-chance-first = Who begins?
pixies-chance-begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
  }
pixies-chance-card = Which card was revealed? It is number { $number } in the market.
