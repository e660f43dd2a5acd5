# Everything on 1 Card.
#
# Of every message, all variables are named that the code passes, also those that English has no use for.
# $dice, $crossed: lists of dice, of boxes crossed off: "2 yellow and 3 purple". They are phrases: `{ $dice }` says
#   them in the nominative, `{ FORM($dice, case: "ins") }` in the case that onecard-some is told by $case.
# $rows: the rows of a card, a list of phrases onecard-row.
# $card: a card's number as it is printed, a text: 06. $cards: three of them, a list as text.
# $name, $you: a player. $you is yes for the reader; the name stays in the nominative.
# $colour: a letter, r o y g b p. $count, $left, $points and the like: numbers.

# How far a game is: the most cards that somebody has scored, of the four that end it. $most, $end.
onecard-progress = { $most } of { $end } scored

# The turn pill. Room for 9 letters on a phone. All have $name, $you: who acts.
onecard-turn-choose = { $you ->
    [yes] You roll
   *[no] { $name } rolls
  }
onecard-turn-roll = { $you ->
    [yes] You roll
   *[no] { $name } rolls
  }
onecard-turn-mark = Use the roll
onecard-turn-hold = Hold three cards
onecard-turn-take = { $you ->
    [yes] Take a card
   *[no] { $name } takes a card
  }
onecard-turn-deal = Cards are drawn
onecard-turn-over = The game is over

# Above the dice: what is going on, or what to do. All onecard-state-* have $name, $you: who acts.
onecard-state-choose = { $you ->
    [yes] Pick dice to keep them
   *[no] { $name } keeps dice or stops
  }
onecard-all-kept = All five are kept: nothing to reroll
onecard-state-roll = { $you ->
    [yes] Your dice are falling
   *[no] The dice are falling: { $name } rolls
  }
onecard-state-mark = Use the roll on one card, or pass
onecard-state-hold = Hold three of your five cards
onecard-state-take = { $you ->
    [yes] You scored a card: take one of the open ones
   *[no] { $name } takes one of the open cards
  }
onecard-state-deal = Cards are drawn
onecard-state-over = The fourth card is scored: the game is over
# How many players have made their secret choice: also in the turn pill. $count of $players, 0 to 4 of 2 to 4.
onecard-sealed = { $count ->
    [one] { $count } of { $players } has chosen
   *[other] { $count } of { $players } have chosen
  }
# $chosen: the reader's own secret choice: mark ($card), pass, hold ($cards); none for somebody who watches.
# $count, $players: as in onecard-sealed.
onecard-waiting = { $chosen ->
    [mark] You chose card { $card }. { onecard-sealed }
    [pass] You pass. { onecard-sealed }
    [hold] You hold { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
# $left: 0, 1 or 2.
onecard-rerolls = { $left ->
    [0] no reroll left
    [one] { $left } reroll left
   *[other] { $left } rerolls left
  }

# ---- dice

onecard-dice = Dice
# One die: the colour that it shows, alone or in onecard-die. $colour.
onecard-die-colour = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }
# $colour. $kept: yes, no.
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, kept
   *[no] { onecard-die-colour }, will be rerolled
  }
onecard-shelf = kept dice stand here
onecard-your-move = Your move
# So many dice or boxes of a colour, alone or in a list. $what: dice, boxes. $count, $colour.
# $case: nom, acc, gen, dat, loc, ins: which case the sentence asks for; nom where it stands alone.
onecard-some = { $colour ->
    [r] { $count } red
    [o] { $count } orange
    [y] { $count } yellow
    [g] { $count } green
    [b] { $count } blue
   *[p] { $count } purple
  }

# ---- moves that are offered

# Hints and reviews say them, too, of somebody else's move. So a noun or an infinitive where English has an imperative.

# A button with room for 10 letters. $count: how many dice, 1 to 5.
onecard-reroll = Reroll { $count }
# $count, $dice: those that will be rerolled.
onecard-reroll-label = { $count ->
    [one] Reroll { $count } die: { $dice }
   *[other] Reroll { $count } dice: { $dice }
  }
# A button with room for 13 letters.
onecard-stop = Stop here
onecard-pass = Pass
# The roll is used on a card. $card, $crossed. $scored: yes, no. $points: 0 unless it is scored.
onecard-use = { $scored ->
    [yes] { $points ->
        [one] Use card { $card }: { $crossed }, scores { $points } point
       *[other] Use card { $card }: { $crossed }, scores { $points } points
      }
   *[no] Use card { $card }: { $crossed }
  }
# $cards.
onecard-hold = Hold { $cards }
# $card, $rows.
onecard-take = Take card { $card }: { $rows }

# ---- cards

# $card.
onecard-card = Card { $card }
# Drawn on the card: 14 letters at most. $full: 0 to 5.
onecard-need = { $full } of 3 rows
# A helper of onecard-row, with its variables.
onecard-row-colour = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }
# A row of a card in a list. $colour. $sun: yes, no. $made: boxes crossed off, of $boxes, 2 to 6. $case, as in onecard-some.
onecard-row = { $sun ->
    [yes] { onecard-row-colour } with sun { $made } of { $boxes }
   *[no] { onecard-row-colour } { $made } of { $boxes }
  }
# $card, $rows.
onecard-card-rows = Card { $card }: { $rows }.
onecard-your-cards = Your cards
onecard-others = The others
# Under a card: what the roll would cross off there. $crossed. $scored: yes, no. $points: 0 unless it is scored.
onecard-crosses = { $scored ->
    [yes] { $points ->
        [one] { $crossed }: scores { $points } point
       *[other] { $crossed }: scores { $points } points
      }
   *[no] { $crossed }
  }
onecard-nothing = Nothing fits
# Helpers of onecard-misfit, with its variables.
onecard-misfit-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
onecard-misfit-free = { $free ->
    [one] { $free } free box
   *[other] { $free } free boxes
  }
# More dice than free boxes. $colour. $dice, $free: numbers, 1 to 5.
onecard-misfit = { $colour ->
    [r] Red does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Orange does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Yellow does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Green does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Blue does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Purple does not fit: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
# The row of the colour is full already. $colour.
onecard-misfit-full = { $colour ->
    [r] Red is full already.
    [o] Orange is full already.
    [y] Yellow is full already.
    [g] Green is full already.
    [b] Blue is full already.
   *[p] Purple is full already.
  }
# The card has no row of the colour. $colour.
onecard-misfit-none = { $colour ->
    [r] Red is not on this card.
    [o] Orange is not on this card.
    [y] Yellow is not on this card.
    [g] Green is not on this card.
    [b] Blue is not on this card.
   *[p] Purple is not on this card.
  }
# $card.
onecard-ask = Why can’t card { $card } be used?
onecard-chosen-card = Card { $card }, face down: your secret choice
# $points.
onecard-unfinished = { $points ->
    [0] Unfinished: nothing
    [one] Unfinished: { $points } point
   *[other] Unfinished: { $points } points
  }

# ---- the draft variant

# $card, $rows. $held: yes, no.
onecard-hold-card = { $held ->
    [yes] Card { $card }, held: { $rows }.
   *[no] Card { $card }, not held: { $rows }.
  }
# $count: 1 to 3.
onecard-hold-more = { $count ->
    [one] Pick { $count } more card
   *[other] Pick { $count } more cards
  }
onecard-display = Open cards
# $count.
onecard-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

# ---- under a player's name and cards

# Room for 10 letters on a phone. All have $name, $you.
onecard-rolls = { $you ->
    [yes] your roll
   *[no] rolls
  }
onecard-choosing = choosing
onecard-has-chosen = { $you ->
    [yes] chosen
   *[no] has chosen
  }
# One line, cut off at its end. All have $name, $you.
onecard-passed = Previous round: passed
# $card, $crossed. $scored: yes, no.
onecard-did = { $scored ->
    [yes] Previous round: { $crossed }, scored card { $card }
   *[no] Previous round: { $crossed } on card { $card }
  }
# $card.
onecard-took = Took card { $card }
onecard-scored = Scored cards
# A button that opens where the points come from. $name, $you.
onecard-scored-points = { $you ->
    [yes] Points of your scored cards
   *[no] Points of the scored cards of { $name }
  }
# $card, $points.
onecard-scored-card = { $points ->
    [one] Card { $card }: { $points } point
   *[other] Card { $card }: { $points } points
  }

# ---- what happened last, one sentence after the other

# $name, $you, $card, $crossed.
onecard-said-marked = { $you ->
    [yes] You crossed off { $crossed } on card { $card }.
   *[no] { $name } crossed off { $crossed } on card { $card }.
  }
# $name, $you, $card, $crossed, $points.
onecard-said-scored = { $you ->
    [yes] { $points ->
        [one] You crossed off { $crossed } and scored card { $card } for { $points } point.
       *[other] You crossed off { $crossed } and scored card { $card } for { $points } points.
      }
   *[no] { $points ->
        [one] { $name } crossed off { $crossed } and scored card { $card } for { $points } point.
       *[other] { $name } crossed off { $crossed } and scored card { $card } for { $points } points.
      }
  }
# $name, $you.
onecard-said-passed = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
  }
# $name, $you, $card.
onecard-said-took = { $you ->
    [yes] You took card { $card }.
   *[no] { $name } took card { $card }.
  }
# $count, $players: as in onecard-sealed.
onecard-said-sealed = { $count ->
    [one] { $count } of { $players } has chosen.
   *[other] { $count } of { $players } have chosen.
  }
onecard-said-held = Everybody holds three cards.
# $name, $you, $dice: all five.
onecard-said-stop = { $you ->
    [yes] You stopped at { $dice }.
   *[no] { $name } stopped at { $dice }.
  }
# $name, $you, $dice: all five. $again: yes for a reroll.
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] You rerolled: now { $dice }.
       *[no] { $name } rerolled: now { $dice }.
      }
   *[no] { $you ->
        [yes] You rolled { $dice }.
       *[no] { $name } rolled { $dice }.
      }
  }
onecard-said-over = The game is over.

# ---- the table in words, for screen readers

# $count: how many dice. $dice. $left: rerolls, 0 to 2.
onecard-words-dice = { $count ->
    [0] No dice lie on the table.
   *[other] Dice: { $dice }. Rerolls left: { $left }.
  }
# $name, $you, $points.
onecard-words-seat = { $you ->
    [yes] { $points ->
        [one] You: { $points } point
       *[other] You: { $points } points
      }
   *[no] { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
      }
  }
# Behind onecard-card-rows: what this roll would do there. $crossed. $scored: yes, no. $points: 0 unless it is scored.
onecard-words-crosses = { $scored ->
    [yes] { $points ->
        [one] This roll would cross off { $crossed } and score the card for { $points } point.
       *[other] This roll would cross off { $crossed } and score the card for { $points } points.
      }
   *[no] This roll would cross off { $crossed }.
  }
onecard-words-nothing = Nothing of this roll fits.

# ---- the result

onecard-result-scored = Scored cards
onecard-result-unfinished = Unfinished cards
onecard-result-player = Player
onecard-result-total = Total

# ---- with real cards and dice

# $number: 1 to 5.
onecard-chance-die = What does die { $number } show?
# $name, $you.
onecard-chance-card = { $you ->
    [yes] Which card did you draw?
   *[no] Which card did { $name } draw?
  }
onecard-chance-display = Which card was laid open?
