# Pixies at the table.
#
# Of every message, all variables are named that the code passes, also those that English has no use for.
# $card, $other: a card, a phrase. `{ $card }` says it in the nominative, `{ FORM($card, case: "acc") }` in the case
#   that pixies-card is told by $case.
# $name, $you: a player. $you is yes for the reader; the name stays in the nominative.
# $points: a number, for plurals; it may be negative. It is shown by the text $gain, which always has a sign
#   (+3, −2, 0), or by the text $shown, which has only a minus (3, −2).
# $cell: 1 to 9. $value: the number on a card, 1 to 9; the card's own cell.

# $round, $rounds: numbers.
pixies-round = round { $round } of { $rounds }
# The turn pill. Room for 9 letters on a phone.
pixies-dealing = Cards are revealed

# ---- cards

# A helper of pixies-card: one colour, all four (m), or two, before a card's value.
# $colour: b g y r m bg by br gy gr yr. $case, as in pixies-card.
pixies-card-colour = { $colour ->
    [b] blue
    [g] green
    [y] yellow
    [r] red
    [bg] blue–green
    [by] blue–yellow
    [br] blue–red
    [gy] green–yellow
    [gr] green–red
    [yr] yellow–red
   *[m] multicolour
  }
# A helper of pixies-card, with its variables: how many spirals or crosses.
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
      }
   *[spirals] { $count ->
        [one] { $count } spiral
       *[other] { $count } spirals
      }
  }
# A helper of pixies-card, with its variables: how many spirals for each uncovered face-down card.
pixies-card-each = { $each ->
    [1] a spiral
   *[other] { $each } spirals
  }
# A helper of pixies-card, with its variables: for each card of which colour.
pixies-card-against = { $against ->
    [b] blue
    [g] green
    [y] yellow
   *[r] red
  }
# A card, alone or inside a sentence.
# $case: nom, acc, gen, dat, loc, ins: which case the sentence asks for; nom where the card stands alone.
# $colour: see pixies-card-colour. $value: 1 to 9.
# $marks: none, spirals, crosses; $count: how many of them, 0 for none.
# $kind: special (a spiral for each card of its colour, which is one of b g y r; no other marks),
#   down ($each spirals for each uncovered face-down card), against (a cross for each card of the colour $against:
#   b g y r), plain.
pixies-card = { $kind ->
    [special] { pixies-card-colour } { $value } with a spiral for each { pixies-card-colour } card
    [down] { $marks ->
        [none] { pixies-card-colour } { $value } with { pixies-card-each } for each uncovered face-down card
       *[other] { pixies-card-colour } { $value } with { pixies-card-marks }, and { pixies-card-each } for each uncovered face-down card
      }
    [against] { $marks ->
        [none] { pixies-card-colour } { $value } with a cross for each { pixies-card-against } card
       *[other] { pixies-card-colour } { $value } with { pixies-card-marks }, and a cross for each { pixies-card-against } card
      }
   *[plain] { $marks ->
        [none] { pixies-card-colour } { $value }
       *[other] { pixies-card-colour } { $value } with { pixies-card-marks }
      }
  }

# ---- areas and points

# Helpers: points inside sentences that have $points and $shown, or $points and $gain.
pixies-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
pixies-gain = { $points ->
    [one] { $gain } point
   *[other] { $gain } points
  }

# The label of the nine cells. $name, $you.
pixies-area = { $you ->
    [yes] Your area
   *[no] Area: { $name }
  }
pixies-others = The others
# Under a name: the points of the finished rounds. $points, $shown.
# On phones the name, pixies-so-far, pixies-rounds and pixies-this-round stand in one row: 32 letters in all.
pixies-so-far = { $shown } so far
pixies-in-all = { $shown } in all
# Beside a number of points, and the head of a row of numbers.
pixies-this-round = this round
# The items of a score, beside or above numbers of points: 32 letters in all on a phone. $cards, $each: numbers.
pixies-validated = validated
pixies-symbols = symbols
pixies-zone = zone
pixies-zone-of = zone { $cards } × { $each } =
pixies-face_down = face down

# ---- choosing

pixies-market = Market
pixies-market-empty = No card is revealed yet.
# $names: a list of phrases pixies-order-player, two to six; in a game of two each of them is there twice.
pixies-order = In this order cards are taken: { $names }
# $name, $you, $case.
pixies-order-player = { $you ->
    [yes] you
   *[no] { $name }
  }
pixies-prompt = Choose a card.
pixies-choice = The card you picked

# What is offered below: hints and reviews say it, too, of somebody else's move. So a noun or an infinitive where
# English has an imperative.

# A card of the market. $way: up (on its cell), which (one of two stays face up), down (on an empty cell).
# $card, $cell; $points and $gain (0 unless $way is up).
pixies-take = { $way ->
    [which] Take { $card }: cell { $cell }, choose which stays face up
    [down] Take { $card }: face down on an empty cell
   *[up] Take { $card }: face up on cell { $cell }, { pixies-gain }
  }
# $card, $cell, $points, $gain.
pixies-place-up = Place { $card } on cell { $cell }: { pixies-gain }
pixies-place-down = Put { $card } face down on cell { $cell }: { pixies-gain }
# A button. $points, $gain.
pixies-place = Place, { $gain }
# $cell.
pixies-goes-up = Face up on cell { $cell }
pixies-goes-down = Face down on cell { $cell }
# $value.
pixies-where = Your { $value } is validated. Face down on any empty cell
pixies-which = Which { $value } stays face up?
# Under the picture of a card; one line of 9 letters. $way: new, old.
pixies-keep = { $way ->
    [new] the new
   *[old] the old
  }
# $way: new, old. $card: the one that stays face up. $cell, $points, $gain.
pixies-keep-label = { $way ->
    [new] Keep the new { $card } face up: { pixies-gain }
   *[old] Keep the old { $card } face up: { pixies-gain }
  }
# Both in one: a card to take ($card), and which of two stays face up. $way: new, old. $cell, $points, $gain.
pixies-advised = { $way ->
    [new] Take { $card } and turn it face up: { pixies-gain }
   *[old] Take { $card } and keep the old one face up: { pixies-gain }
  }
pixies-put-back = Put back
pixies-why = Why not?
# $cell.
pixies-why-cell = Why not on cell { $cell }?

# ---- what happened

# $name, $you, $card, $cell. $way: up or cover (on a face-down card), new or old (which of two stayed face up), down.
# $other: the card that was there before; only if $way is new or old.
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
# $name, $you; $round: a number.
pixies-said-round = { $you ->
    [yes] You placed the last card. Round { $round } is over.
   *[no] { $name } placed the last card. Round { $round } is over.
  }

# ---- rounds

# A link, short: see pixies-so-far.
pixies-rounds = Rounds so far
# $round: a number.
pixies-round-was = Round { $round }
pixies-round-over = Round { $round } is over
pixies-all-rounds = in all
pixies-player = Player
# $name, $you, $points, $shown. $over: yes at the end of the game.
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] You win with { pixies-points }.
       *[no] You lead with { pixies-points }.
      }
   *[no] { $over ->
        [yes] { $name } wins with { pixies-points }.
       *[no] { $name } leads with { pixies-points }.
      }
  }
# $count: how many players, 2 to 6. $points, $shown. $over: yes at the end of the game.
pixies-tied = { $over ->
    [yes] { $count ->
       *[other] { $count } players share the win with { pixies-points }.
      }
   *[no] { $count ->
       *[other] { $count } players share the lead with { pixies-points }.
      }
  }
pixies-go-on = Back to the table
pixies-close = Close

# ---- the table in words, for screen readers

# $count: a number.
pixies-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
# $cell. $state: down, validated, up. $card: the one face up; only if $state is not down.
pixies-cell = { $state ->
    [down] Cell { $cell }: face down
    [validated] Cell { $cell }: { $card }, validated
   *[up] Cell { $cell }: { $card }
  }
# $cells: a list of numbers, as text; $count: how many.
pixies-cells-empty = { $count ->
    [one] Empty cell: { $cells }
   *[other] Empty cells: { $cells }
  }
# The points of the finished rounds. $points, $shown.
pixies-score-so-far = { $points ->
    [one] { $shown } point so far.
   *[other] { $shown } points so far.
  }
# The points of this round. $points, $shown: their sum. $validated, $symbols, $zone, $face_down: numbers.
# $symbols_gain: the text of $symbols, with a sign. $flowers: yes if face-down cards count.
pixies-score = { $flowers ->
    [yes] This round { pixies-points }: validated { $validated }, symbols { $symbols_gain }, zone { $zone }, face down { $face_down }.
   *[no] This round { pixies-points }: validated { $validated }, symbols { $symbols_gain }, zone { $zone }.
  }

# ---- with real cards

pixies-chance-first = Who begins?
# $name, $you.
pixies-chance-begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
  }
# $number: 1 to 6.
pixies-chance-card = Which card was revealed? It is number { $number } in the market.
