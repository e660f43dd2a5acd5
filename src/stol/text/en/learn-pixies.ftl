# Pixies in two minutes. Numbers are variables that the figure beside the text counts; none is written here.
# NAME is a title, NAME-short stands in the contents (up to 18 letters), NAME-text beside the figure; NAME-alt describes
# the figure to those who don't see it. “You” is the player whose cells are shown.

## A card
# $cards is the number of cards, $least and $most are the smallest and the largest value of a card; the first card shown
# has $value and $spirals, the other is a special card of value $other.
learn-pixies-card = A card
learn-pixies-card-short = A card
learn-pixies-card-text = { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  } Everything about a card is printed on it.
learn-pixies-card-alt = A yellow { $value } with { $spirals ->
    [one] { $spirals } spiral
   *[other] { $spirals } spirals
  }, and a blue { $other } with a special spiral.
learn-pixies-card-value = **Value**
learn-pixies-card-value-more = { $least } to { $most }: the cell it goes to
learn-pixies-card-colour = **Colour**
learn-pixies-card-colour-more = one of four, or all four (the butterfly)
learn-pixies-card-symbols = **Symbols**
learn-pixies-card-symbols-more = a spiral gives a point, a cross takes one away
learn-pixies-card-special = **A special spiral**
learn-pixies-card-special-more = a point for each of your cards of that colour, itself included

## A turn
# $cards are revealed for $players players; $last is the seat that took the last one and $next the one that begins the
# next turn, both counted from zero.
learn-pixies-take = Take one
learn-pixies-take-short = Take one
learn-pixies-take-text = As many cards are turned up as there are players. Each takes one, in turn. Whoever comes last begins next time.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, numbered in the order in which they are taken.

## A card goes to its cell
# $value is the number on the card, $cell that of its cell: the same.
learn-pixies-place = Place it
learn-pixies-place-short = Place it
learn-pixies-place-text = A { $value } goes face up on your cell { $cell }.
learn-pixies-place-alt = A { $value } is held over cell { $cell }. Then it lies there, face up.

## The same value again
# $value is the number on both cards, $points is what the validated card gives.
learn-pixies-again = The same number again
learn-pixies-again-short = The same again
learn-pixies-again-text = Choose which of the two stays face up. The other goes beneath it: your { $value } is now **validated** and gives { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
learn-pixies-again-alt = A blue { $value } and a yellow { $value }. Either of them may stay face up; it lies on the other and has a seal.
learn-pixies-again-new = The new one stays …
learn-pixies-again-old = … or the old one.

## A third card of a value
# $value is the number on the cards, $cell the cell where the third one goes, $later the number of a card that covers it.
learn-pixies-third = And a third one
learn-pixies-third-short = A third one
learn-pixies-third-text = It goes face down, on any empty cell.
learn-pixies-third-alt = A third { $value } is placed face down on cell { $cell }. Later a { $later } lies on it and has a seal.
learn-pixies-third-down = A third { $value }: the { $value } is validated, so it goes face down.
learn-pixies-third-anywhere = Any empty cell will do, whatever its number.
learn-pixies-third-covers = Later a { $later } comes, covers it, and is validated at once.

## The end of a round
# $cells is the number of cells that are taken, $left how many cards the others still take in this turn, $rounds how many
# rounds are over after it.
learn-pixies-end = The round ends
learn-pixies-end-short = Round ends
learn-pixies-end-text = As soon as somebody has no empty cell left, the turn is finished, and everybody counts. Here the others still take { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }.
learn-pixies-end-alt = { $cells ->
    [one] { $cells } cell
   *[other] All { $cells } cells
  } of an area are taken. One card lies face down.

## Points
# $validated, $symbols and $zone are points, $total is their sum; $seals is the number of validated cards, $cards that of
# the cards in the largest zone, $round the number of the round.
learn-pixies-count = Count
learn-pixies-count-short = Count
learn-pixies-count-text = Three things give points.
learn-pixies-count-alt = The same nine cells three times. Validated cards give { $validated }, symbols { $symbols }, the largest zone { $zone }: { $total } in all.
learn-pixies-count-validated = **Validated**
learn-pixies-count-validated-more = Each gives its value.
learn-pixies-count-symbols = **Symbols**
learn-pixies-count-symbols-more = On all cards face up.
learn-pixies-count-zone = **Largest zone**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of one colour that touch.

## A question
# $right is the size of the largest zone, $fewer and $more are wrong answers. $first, $second and $third are the numbers
# of its cells with yellow cards, $wild that of its multicolour card; $apart is the cell of another multicolour card.
# $colour is the letter of its colour, y.
learn-pixies-check = How large is the largest zone?
learn-pixies-check-text = Cards that touch by their edges and share one colour. A multicolour card (the butterfly) goes with all four.
learn-pixies-check-alt = By rows: yellow, green, red; yellow, blue, multicolour; yellow, multicolour, green.
learn-pixies-check-answers = Cards in the zone
learn-pixies-check-fewer = There is one more: the multicolour card on { $wild } touches the yellow { $third }.
learn-pixies-check-right = { $first }, { $second }, { $third } and { $wild } are yellow, one way or another. The multicolour card on { $apart } touches none of them.
learn-pixies-check-more = A zone has one colour that all its cards share. Yellow and blue do not mix, even over a multicolour card.

## Three rounds
# $cards is the size of a zone, $rounds the number of rounds, $each_1 to $each_3 are the points for each card by round.
# In the caption, $round is the number of the round.
learn-pixies-rounds = Three rounds
learn-pixies-rounds-short = Three rounds
learn-pixies-rounds-text = The zone is worth more each time. After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } the highest total wins.
learn-pixies-rounds-alt = The same zone of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in each round: a card gives { $each_1 }, then { $each_2 }, then { $each_3 }.
learn-pixies-rounds-round = Round { $round }

## Two players, and Flower Power
# $revealed cards are revealed for $players players; Flower Power has $flowers cards of two colours; a card face down,
# alone on its cell, gives $points.
learn-pixies-players = Two to six
learn-pixies-players-short = Players
learn-pixies-players-text = Three to five play as above.
learn-pixies-players-alt = Two players take { $revealed ->
    [one] { $revealed } card
   *[other] { $revealed } cards
  } in turn. With Flower Power, a card face down on a cell of its own gives { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
learn-pixies-players-two = **Two players:** { $revealed ->
    [one] { $revealed } card
   *[other] { $revealed } cards
  }, taken in turn, the same number each. The round may also end in the middle of a turn.
learn-pixies-players-flowers = **Flower Power,** up to six players: { $flowers ->
    [one] { $flowers } card
   *[other] { $flowers } cards
  } of two colours more. A card face down, alone on its cell, gives { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
