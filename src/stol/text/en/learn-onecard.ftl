# Everything on 1 Card in two minutes. Numbers are variables that the figure beside the text counts; none is written
# here. NAME is a title, NAME-short stands in the contents (up to 18 letters), NAME-text beside the figure; NAME-alt
# describes the figure to those who don't see it.

# A note on the page. “Own deck” is the message option-onecard-deck.
learn-onecard-deck = **These cards are our own.** The list of the printed cards is published nowhere that we know of, so we made a deck that fits all that the rulebook says. If you own the game, you can type in its cards when you set up a table, under “Own deck”: O3.

## A card and the dice
# There are $cards cards. A card has $rows rows with $boxes boxes in all, $suns of them with a sun; $needed full rows are
# needed to score it. There are $dice dice with $colours colours. Each player has $each cards.
learn-onecard-card = Cards and dice
learn-onecard-card-short = Cards and dice
learn-onecard-card-text = { $each ->
    [one] { $each } card lies
   *[other] { $each } cards lie
  } before each player, for all to see. { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
  } for everybody. Fill the rows of your cards.
learn-onecard-card-aside = The { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } here are our own deck: O3.
learn-onecard-card-alt = A card with { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } of boxes, { $suns ->
    [one] { $suns } of them
   *[other] { $suns } of them
  } with a sun, and { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }.
learn-onecard-card-row = **A row**
learn-onecard-card-row-more = one colour; when it is full, it is worth its boxes
learn-onecard-card-sun = **A sun**
learn-onecard-card-sun-more = on { $suns ->
    [one] { $suns } row
   *[other] { $suns } rows
  } of each card: points more
learn-onecard-card-full = **Full rows**
learn-onecard-card-full-more = with { $needed ->
    [one] { $needed } of them
   *[other] { $needed } of them
  } the card is scored
learn-onecard-card-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }, one on each side.

## Rolling
# $dice dice are rolled. Then $rerolls rerolls are allowed; here $kept dice are kept at first, and $again is rerolled at
# last.
learn-onecard-roll = Roll and keep
learn-onecard-roll-short = Roll and keep
learn-onecard-roll-text = One player rolls. Keep what you like, and reroll the rest, up to { $rerolls ->
    [one] { $rerolls } time
   *[other] { $rerolls } times
  }. The dice pass on after each round.
learn-onecard-roll-alt = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
  } rolled, and { $kept ->
    [one] { $kept } is
   *[other] { $kept } are
  } kept. Later { $again ->
    [one] { $again } more is rerolled.
   *[other] { $again } more are rerolled.
  }
learn-onecard-roll-first = Roll all { $dice }. Here { $kept ->
    [one] { $kept } die is
   *[other] { $kept } dice are
  } kept.
learn-onecard-roll-second = Reroll the others. You may still change your mind about a die that you kept.
learn-onecard-roll-last = Once more. This roll counts, for everybody.

## Using the roll
# $dice dice were rolled. You cross off $mine boxes, the other player crosses off $others.
learn-onecard-use = Everybody uses the roll
learn-onecard-use-short = Everybody uses it
learn-onecard-use-text = All at the same time, whoever rolled. Each uses the roll on **one** card and crosses off a box for each die that fits, from the left. Or passes.
learn-onecard-use-alt = One roll, and two players with two cards each. Both have crossed off boxes on one of their cards.
learn-onecard-use-you = You: { $mine ->
    [one] { $mine } box
   *[other] { $mine } boxes
  } on one card.
learn-onecard-use-other = Another player: { $others ->
    [one] { $others } box
   *[other] { $others } boxes
  }.

## What fits
# $fits is the colour that fits, of which $crossed boxes are crossed off; $misfit is the one that doesn’t: there are $dice
# dice and $free free boxes. Colours are letters: r o y g b p.
learn-onecard-fit = All dice of a colour, or none
learn-onecard-fit-short = What fits
learn-onecard-fit-text = { $fits ->
    [r] { $crossed } red dice fit.
    [o] { $crossed } orange dice fit.
    [y] { $crossed } yellow dice fit.
    [g] { $crossed } green dice fit.
    [b] { $crossed } blue dice fit.
   *[p] { $crossed } purple dice fit.
  } { $misfit ->
    [r] Red does not: { $dice } dice, but { $free } free.
    [o] Orange does not: { $dice } dice, but { $free } free.
    [y] Yellow does not: { $dice } dice, but { $free } free.
    [g] Green does not: { $dice } dice, but { $free } free.
    [b] Blue does not: { $dice } dice, but { $free } free.
   *[p] Purple does not: { $dice } dice, but { $free } free.
  } So it is left out. Everything that fits must be crossed off.
learn-onecard-fit-alt = A card before and after: { $crossed ->
    [one] { $crossed } box is crossed off
   *[other] { $crossed } boxes are crossed off
  }. A row with { $free ->
    [one] { $free } free box
   *[other] { $free } free boxes
  } stays as it is, because { $dice ->
    [one] { $dice } die shows
   *[other] { $dice } dice show
  } its colour.

## Scoring a card
# With $needed full rows a card is scored. Here $rows rows are full, with $boxes boxes, and suns give $bonus: $points.
learn-onecard-score = Three full rows
learn-onecard-score-short = Score it
learn-onecard-score-text = With { $needed ->
    [one] { $needed } full row
   *[other] { $needed } or more full rows
  } a card is scored at once. Count the boxes of its full rows, and its suns. Then draw a new card.
learn-onecard-score-alt = A roll completes two rows of a card. Now { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
  } full: { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
  } and { $bonus } for a sun make { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Suns
# What suns give if none, one or both are in full rows: $none, $one, $both. A card has $suns.
learn-onecard-sun = One sun, or both
learn-onecard-sun-short = Suns
learn-onecard-sun-text = A sun counts if its row is full when the card is scored.
learn-onecard-sun-alt = The same card scored three times: without a sun, with one, and with both.
learn-onecard-sun-none = **No sun:** only the boxes
learn-onecard-sun-one = **One sun:** { $one ->
    [one] { $one } point more
   *[other] { $one } points more
  }
learn-onecard-sun-both = **Both suns:** { $both ->
    [one] { $both } point more
   *[other] { $both } points more
  }

## A question
# $right is the answer: $rows full rows with $fewer boxes, and $both for both suns. $some is the sum with the points of one
# sun.
learn-onecard-check = What is this card worth?
learn-onecard-check-text = It was just scored. One roll completed two of its rows, so they both count.
learn-onecard-check-answers = Points
learn-onecard-check-alt = A card with { $rows ->
    [one] { $rows } full row
   *[other] { $rows } full rows
  } of four boxes; { $suns ->
    [one] { $suns } of them carries
   *[other] { $suns } of them carry
  } a sun.
learn-onecard-check-fewer = That is the boxes. There are suns as well.
learn-onecard-check-some = Look again: both suns are in full rows.
learn-onecard-check-right = { $rows ->
    [one] { $rows } full row gives
   *[other] { $rows } full rows give
  } { $fewer }, and both suns { $both } more.

## The end
# The game ends with the card that is number $last. You have $mine points from $scored cards, the other player $others
# from $theirs cards and $rest from an unfinished one.
learn-onecard-end = Four cards end it
learn-onecard-end-short = The end
learn-onecard-end-text = The round in which somebody scores card number { $last } is the last. Then full rows of unfinished cards count, but no suns. The most points win, not the most cards.
learn-onecard-end-alt = You scored { $scored ->
    [one] { $scored } card
   *[other] { $scored } cards
  } for { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
  }. The other player scored { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
  } and wins with { $others ->
    [one] { $others } point
   *[other] { $others } points
  }.
learn-onecard-end-you = You ended the game.
learn-onecard-end-other = The other player wins, with { $rest ->
    [one] { $rest } point
   *[other] { $rest } points
  } for a full row of an unfinished card.

## The draft
# $dealt cards are dealt, $held of them are held; $open cards lie open.
learn-onecard-draft = For a change: the draft
learn-onecard-draft-short = Draft
learn-onecard-draft-text = Once you know the game, choose your cards. This is an option.
learn-onecard-draft-alt = { $dealt ->
    [one] { $dealt } card is
   *[other] { $dealt } cards are
  } dealt, { $held ->
    [one] { $held } of them is held
   *[other] { $held } of them are held
  }. Beside the deck { $open ->
    [one] { $open } card lies open.
   *[other] { $open } cards lie open.
  }
learn-onecard-draft-hold = Of { $dealt ->
    [one] { $dealt } card
   *[other] { $dealt } cards
  } hold { $held }, and play with all of them.
learn-onecard-draft-open = Whoever scores a card takes one of { $open ->
    [one] { $open } open card
   *[other] { $open } open cards
  }.
