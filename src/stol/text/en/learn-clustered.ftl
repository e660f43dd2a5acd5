# Clustered in two minutes. Numbers are variables that the figure beside the text counts; none is written here.
# NAME is a title, NAME-short stands in the contents (up to 18 letters), NAME-text beside the figure; NAME-alt describes
# the figure to those who don't see it. “You” is the player with the blue cards, the other one has the brown cards.

## The deck
# $plain cards and $jokers jokers make $cards cards; a card has $attributes attributes, of each there are $each kinds.
learn-clustered-deck = Your own deck
learn-clustered-deck-short = Your deck
learn-clustered-deck-text = You play with a deck of your own: { $plain ->
    [one] { $plain } card
   *[other] { $plain } cards
  }, no two alike, and { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }. Cards differ in { $attributes ->
    [one] { $attributes } way
   *[other] { $attributes } ways
  }. The frame only tells whose card it is.
learn-clustered-deck-alt = Three cards that differ in shape, three in fill, three in number, and { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }.
learn-clustered-deck-shape = **Shape**
learn-clustered-deck-shape-more = square, triangle, circle
learn-clustered-deck-fill = **Fill**
learn-clustered-deck-fill-more = hollow, dashed, filled
learn-clustered-deck-number = **Number**
learn-clustered-deck-number-more = one, two, three
learn-clustered-deck-jokers = **Jokers**
learn-clustered-deck-jokers-more = { $cards ->
    [one] { $cards } card in all
   *[other] { $cards } cards in all
  }

## Two of three
# $least of the $attributes attributes have to be alike. The three cards have $fill, $shape and $both attributes in
# common with the other player’s card; $fitting of them fit.
learn-clustered-match = Two of three
learn-clustered-match-short = Two of three
learn-clustered-match-text = Neighbours must be alike in at least { $least } of { $attributes }: shape, fill, number. Whose card it is does not matter.
learn-clustered-match-alt = Two filled triangles, with three cards held beside them. Two dashed triangles and two filled circles fit. One hollow triangle does not.
learn-clustered-match-fill = **It fits.** { $fill } of { $attributes } are alike; only the fill is not.
learn-clustered-match-shape = **It fits.** { $shape } of { $attributes } are alike; only the shape is not.
learn-clustered-match-both = **It does not.** Only { $both } of { $attributes } is alike.

## Where a card can lie
# The card fits on $spaces free spaces beside cards, and on $others it doesn’t.
learn-clustered-beside = Beside every neighbour
learn-clustered-beside-short = Every neighbour
learn-clustered-beside-text = On your turn, play a card beside a card on the table, edge to edge. It must fit with **every** card that it touches, yours or not. Then draw a new one.
learn-clustered-beside-alt = Cards round the start card. The two filled triangles in hand fit on { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }. On { $others ->
    [one] { $others } more a neighbour is
   *[other] { $others } more a neighbour is
  } too different.

## Jokers and the start card
# The space has $neighbours neighbours; of the $plain cards without jokers, $fitting fit there.
learn-clustered-joker = Jokers fit everywhere
learn-clustered-joker-short = Jokers
learn-clustered-joker-text = Here { $fitting ->
    [0] none of the { $plain } cards fits
    [one] only { $fitting } of the { $plain } cards fits
   *[other] only { $fitting } of the { $plain } cards fit
  }. A joker goes beside anything, and anything goes beside a joker. The start card is like that, too, but it belongs to nobody.
learn-clustered-joker-alt = A space with { $neighbours ->
    [one] { $neighbours } neighbour
   *[other] { $neighbours } neighbours
  } that have nothing in common. Then a joker lies there.

## Runs
# A run has at least $shortest cards. $rows and $columns are points for runs across and down, $total is all of them.
learn-clustered-runs = Runs
learn-clustered-runs-short = Runs
learn-clustered-runs-text = { $shortest } or more of your cards in a line, across or down, give a point each. Here that is { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
learn-clustered-runs-alt = A row gives { $rows ->
    [one] { $rows } point
   *[other] { $rows } points
  }, a column gives { $columns ->
    [one] { $columns } point
   *[other] { $columns } points
  }. In another row the other player’s card lies between yours: no points.
learn-clustered-runs-aside = Somebody else’s card, the start card or a gap breaks a run.

## Counting
# Points for rows, columns and the largest rectangle, which is $wide cards wide and $high cards high; $total is their
# sum. $most is how often the best card counts.
learn-clustered-count = Rows, columns, rectangle
learn-clustered-count-short = Count
learn-clustered-count-text = Your largest full rectangle counts as well, a point for each card. So a card can count up to { $most ->
    [one] { $most } time
   *[other] { $most } times
  }.
learn-clustered-count-alt = The same table three times. Rows give { $rows }, columns { $columns }, the largest rectangle { $rectangle }: { $total } in all.
learn-clustered-count-rows = **Rows:** { $rows }
learn-clustered-count-columns = **Columns:** { $columns }
learn-clustered-count-rectangle = **Largest rectangle:** { $rectangle }
learn-clustered-count-rectangle-more = Here { $wide } × { $high }. Only one counts, and both sides have at least two cards.

## A question
# $right is the answer: $columns points for columns and $rectangle for the rectangle, which is $wide cards wide. $fewer
# counts the rectangle only, $more counts pairs as well. A run has at least $shortest cards.
learn-clustered-check = How many points are yours?
learn-clustered-check-text = The blue cards are yours. Count rows, columns and the largest rectangle.
learn-clustered-check-answers = Points
learn-clustered-check-alt = Your cards lie in two columns of three that touch. One more of your cards lies beyond the start card.
learn-clustered-check-fewer = That is the rectangle. Its columns are runs as well.
learn-clustered-check-right = Columns give { $columns }, the rectangle gives { $rectangle } more. Rows of { $wide } are too short, and the start card belongs to nobody.
learn-clustered-check-more = Rows of { $wide } are too short: a run has at least { $shortest ->
    [one] { $shortest } card
   *[other] { $shortest } cards
  }.

## Blocking, and when nothing fits
# $gain is what the other player would have got. None of the $hand cards of the hand fits on one of the $spaces spaces;
# $discarded is discarded.
learn-clustered-block = Block, or discard
learn-clustered-block-short = Block, discard
learn-clustered-block-text = You may play beside anybody’s cards, also to be in the way. If nothing fits anywhere, and only then, discard a card.
learn-clustered-block-alt = The other player has two cards in a row. You play a card at their end. Then a table where none of your cards fits: you discard one.
learn-clustered-block-open = A third brown card here would give { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  }.
learn-clustered-block-blocked = Your card fits, so it may lie there.
learn-clustered-block-stuck = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  } on a small table, and nothing fits.
learn-clustered-block-discard = Of { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } you discard one, face up. It is out of the game.

## The end
# $mine and $others are the points of both players; $played cards were played and $discarded discarded. $seat is zero for
# you, one for the other player.
learn-clustered-end = The end
learn-clustered-end-short = The end
learn-clustered-end-text = The game ends when all cards are played or discarded. The most points win: here { $mine } to { $others }.
learn-clustered-end-alt = A table at the end: { $played ->
    [one] { $played } card lies there
   *[other] { $played } cards lie there
  }, { $discarded ->
    [one] { $discarded } was discarded
   *[other] { $discarded } were discarded
  }.
learn-clustered-end-player = { $seat ->
    [0] You
   *[other] The other player
  }

## Other ways to play
# $fewest to $most players have $starts start cards with $between spaces between them. With a third joker a deck has
# $jokers. Fast: $dealt cards are dealt and $held kept. A bonus is $bonus points.
learn-clustered-more = One to eight
learn-clustered-more-short = Other ways
learn-clustered-more-text = Alone, try to beat your best score. With more players or for a change, there are these.
learn-clustered-more-alt = Two start cards with { $between ->
    [one] { $between } space
   *[other] { $between } spaces
  } between them. { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }. { $dealt ->
    [one] { $dealt } card
   *[other] { $dealt } cards
  }, of which { $held ->
    [one] { $held } stays
   *[other] { $held } stay
  } in hand.
learn-clustered-more-expanded = **{ $fewest } to { $most } players:** { $starts ->
    [one] { $starts } start card
   *[other] { $starts } start cards
  }, { $between ->
    [one] { $between } space
   *[other] { $between } spaces
  } apart. C15
learn-clustered-more-third-joker = **Third joker:** for all, or to help some. C13
learn-clustered-more-fast = **Fast:** { $dealt } to choose { $held } from; each turn draw two, discard one. C16
learn-clustered-more-bonus = **Bonuses:** { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  } each for being first, or for the largest. C17 C18
