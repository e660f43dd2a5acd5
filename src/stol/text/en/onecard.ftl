# Everything on 1 Card.

# How far a game is: the most cards that somebody has scored, of the four that end it.
onecard-progress = { $most } of { $end } scored

# The turn pill.
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

# Above the dice: what is going on, or what to do.
onecard-state-choose = { $you ->
    [yes] Pick dice to keep them
   *[no] { $name } keeps dice or stops
  }
onecard-all-kept = All five are kept: nothing to reroll
onecard-state-roll = { $you ->
    [yes] Your dice are falling
   *[no] { $name }’s dice are falling
  }
onecard-state-mark = Use the roll on one card, or pass
onecard-state-hold = Hold three of your five cards
onecard-state-take = { $you ->
    [yes] You scored a card: take one of the open ones
   *[no] { $name } takes one of the open cards
  }
onecard-state-deal = Cards are drawn
onecard-state-over = The fourth card is scored: the game is over
# $chosen is the word of this seat's secret move; none for somebody who watches.
onecard-waiting = { $chosen ->
    [mark] You chose card { $card }. { $count } of { $players } have chosen
    [pass] You pass. { $count } of { $players } have chosen
    [hold] You hold { $card }. { $count } of { $players } have chosen
   *[none] { $count } of { $players } have chosen
  }
onecard-sealed = { $count } of { $players } have chosen
onecard-rerolls = { $left ->
    [0] no reroll left
    [one] { $left } reroll left
   *[other] { $left } rerolls left
  }

# Dice.
onecard-dice = Dice
onecard-die = { $kept ->
    [yes] { $colour }, kept
   *[no] { $colour }, will be rerolled
  }
onecard-shelf = kept dice stand here
onecard-your-move = Your move
onecard-reroll = Reroll { $count }
onecard-reroll-label = { $count ->
    [one] Reroll { $count } die: { $dice }
   *[other] Reroll { $count } dice: { $dice }
  }
onecard-stop = Stop here
onecard-pass = Pass

# So many dice or boxes of a colour, alone or in a list.
onecard-some-r = { $count } red
onecard-some-o = { $count } orange
onecard-some-y = { $count } yellow
onecard-some-g = { $count } green
onecard-some-b = { $count } blue
onecard-some-p = { $count } purple
onecard-list = { $first }, { $next }

# Cards.
onecard-card = Card { $card }
onecard-need = { $full } of 3 rows
onecard-row = { $sun ->
    [yes] { $colour } with sun { $made } of { $boxes }
   *[no] { $colour } { $made } of { $boxes }
  }
onecard-card-rows = Card { $card }: { $rows }.
onecard-your-cards = Your cards
onecard-others = The others
onecard-crosses = { $crossed }
onecard-scores = { $crossed }: scores { $points }
onecard-nothing = Nothing fits
onecard-misfit = { $colour ->
    [r] Red does not fit: { $dice } dice, { $free } free.
    [o] Orange does not fit: { $dice } dice, { $free } free.
    [y] Yellow does not fit: { $dice } dice, { $free } free.
    [g] Green does not fit: { $dice } dice, { $free } free.
    [b] Blue does not fit: { $dice } dice, { $free } free.
   *[p] Purple does not fit: { $dice } dice, { $free } free.
  }
onecard-misfit-full = { $colour ->
    [r] Red is full already.
    [o] Orange is full already.
    [y] Yellow is full already.
    [g] Green is full already.
    [b] Blue is full already.
   *[p] Purple is full already.
  }
onecard-misfit-none = { $colour ->
    [r] Red is not on this card.
    [o] Orange is not on this card.
    [y] Yellow is not on this card.
    [g] Green is not on this card.
    [b] Blue is not on this card.
   *[p] Purple is not on this card.
  }
onecard-use = Use card { $card }: { $gain }
onecard-ask = Why can’t card { $card } be used?
onecard-chosen-card = Card { $card }, face down: your secret choice
onecard-unfinished = { $points ->
    [0] Unfinished: nothing
    [one] Unfinished: { $points } point
   *[other] Unfinished: { $points } points
  }

# The draft variant.
onecard-hold-card = { $held ->
    [yes] Held. { $card }
   *[no] Not held. { $card }
  }
onecard-hold = Hold { $one }, { $two } and { $three }
onecard-hold-more = { $count ->
    [one] Pick { $count } more card
   *[other] Pick { $count } more cards
  }
onecard-display = Open cards
onecard-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
onecard-take = Take it. { $card }

# Under a player's name and cards.
onecard-rolls = { $you ->
    [yes] your roll
   *[no] rolls
  }
onecard-choosing = choosing
onecard-has-chosen = { $you ->
    [yes] chosen
   *[no] has chosen
  }
onecard-passed = Last round: passed
onecard-did = { $scored ->
    [yes] Last round: { $crossed }, scored card { $card }
   *[no] Last round: { $crossed } on card { $card }
  }
onecard-took = Took card { $card }
onecard-scored = Scored cards
onecard-scored-card = { $points ->
    [one] Card { $card }: { $points } point
   *[other] Card { $card }: { $points } points
  }

# What happened last.
onecard-said-marked = { $you ->
    [yes] You crossed off { $crossed } on card { $card }.
   *[no] { $name } crossed off { $crossed } on card { $card }.
  }
onecard-said-scored = { $you ->
    [yes] You crossed off { $crossed } and scored card { $card }: { $points }.
   *[no] { $name } crossed off { $crossed } and scored card { $card }: { $points }.
  }
onecard-said-passed = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
  }
onecard-said-took = { $you ->
    [yes] You took card { $card }.
   *[no] { $name } took card { $card }.
  }
onecard-said-held = Everybody holds three cards.
onecard-said-stop = { $you ->
    [yes] You stopped at { $dice }.
   *[no] { $name } stopped at { $dice }.
  }
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

# The table in words.
onecard-words-dice = { $count ->
    [0] No dice lie on the table.
   *[other] Dice: { $dice }. Rerolls left: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] You: { $points } points
   *[no] { $name }: { $points } points
  }

# The result.
onecard-result-scored = Scored cards
onecard-result-unfinished = Unfinished cards
onecard-result-player = Player
onecard-result-total = Total

# With real cards and dice.
onecard-chance-die = What does die { $number } show?
onecard-chance-card = { $you ->
    [yes] Which card did you draw?
   *[no] Which card did { $name } draw?
  }
onecard-chance-display = Which card was laid open?
