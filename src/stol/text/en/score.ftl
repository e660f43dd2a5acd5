# Score sheets for people who play with the box: /score/GAME.
#
# $name: a player, or both names of a team. $colour: a letter, r o y g b p.

# The page. $game: its title. score-sheet stands behind the title of the game.
score-title = { $game }: score sheet
score-sheet = score sheet
score-about = Playing with the real box? Tap in what lies on the table: stol counts the points and tells why.
score-link = Link to this sheet
score-open = Score sheet
# The label of that link. $game.
score-open-label = Score sheet for { $game }

# Who plays. $number counts from 1.
score-who = Who plays?
score-name = Name of player { $number }
score-start = Start the sheet
score-mine = Your sheets

# Around the entries
score-players = Players
score-undo = Undo the latest entry of this player
score-totals = Running totals
score-sum = sum
score-result = Show the result
score-names = Correct names
score-share = Share this sheet
score-share-about = Whoever has this link sees the same sheet and can enter points, each on their own device.
score-unsaved = Not saved yet. It is kept on this device and will be sent as soon as the connection is back.
score-again = Again
score-correct = Correct
# The next player’s entries.
score-next = Next: { $name }

# Who leads. $margin: points, 1 or more. $names: a list of players.
score-leads = { $margin ->
    [one] In the lead: { $name }, by { $margin } point.
   *[other] In the lead: { $name }, by { $margin } points.
  }
score-leads-even = In the lead on the tie-break: { $name }.
score-level = In the lead together: { $names }.

# What is refused. $typed: what was sent.
score-wrong-entry = “{ $typed }” can’t be entered here. Nothing was changed.
# $card: the code or number of a card.
score-wrong-used = Card { $card } is already in use. Nothing was changed.
# $end: the last step of a track.
score-wrong-step = A track goes from 0 to { $end }. Nothing was changed.
# $count: unfinished cards.
score-wrong-hand = { $count ->
    [one] A player has at most { $count } unfinished card at a time. Nothing was changed.
   *[other] A player has at most { $count } unfinished cards at a time. Nothing was changed.
  }
# $count: cards of a deck, 29 or 30.
score-wrong-deck = { $count ->
    [one] A deck has { $count } card, and all of them lie here. Nothing was changed.
   *[other] A deck has { $count } cards, and all of them lie here. Nothing was changed.
  }
# $most: 300.
score-wrong-number = “{ $typed }” is no number of points from 0 to { $most }. Nothing was changed.
score-stale = Somebody else has changed this in the meantime. This is how it stands now; please look, and enter it again if need be.
note-no-sheet = There is no such score sheet. Perhaps a letter of the address is wrong.

# ---- Pixies. $cell: 1 to 9. $card: a card, a phrase (pixies-card).

# How many of nine cells are entered.
score-cells = { $count } of 9
score-what = What lies there
# $number: the number of the cell, 1 to 9, which is the value of its cards. 14 letters fit on a phone.
score-which = Which { $number }?
# Two buttons beside that question: 10 letters each fit on a phone.
score-down = Face down
score-empty = Empty
# The label of a cell. $what: open (nothing is entered yet), none, down, up, two (a card on a face-down card).
score-cell = { $what ->
    [open] Cell { $cell }, not entered yet
    [none] Cell { $cell }, empty
    [down] Cell { $cell }, a card face down
    [two] Cell { $cell }, { $card }, validated
   *[up] Cell { $cell }, { $card }
  }
# The button on the corner of a card. $sealed: yes if two cards lie there.
score-seal = { $sealed ->
    [yes] Cell { $cell }: two cards, validated
   *[no] Cell { $cell }: one card; tap if another lies under it
  }
score-seal-tip = Two cards on a cell? Tap the dashed seal on its corner: the upper card is validated.
# A card that somebody else has.
score-gone = { $card }: { $name } has it
score-round-done = All nine cells entered: { $name }

# ---- Ingenious. $colours: a list of colours (colour-name); $count: how many.

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] A goal is reached: { $colours }. One more tile: { $name }.
   *[other] Goals are reached: { $colours }. A further tile for each: { $name }.
  }
# For one who plays alone.
score-goal = { $count ->
    [one] A goal is reached: { $colours }.
   *[other] Goals are reached: { $colours }.
  }
score-dashed = Dashed is this turn.
score-turn = Next turn
score-more = { $colour ->
    [r] Red, one more
    [o] Orange, one more
    [y] Yellow, one more
    [g] Green, one more
    [b] Blue, one more
   *[p] Purple, one more
  }
score-less = { $colour ->
    [r] Red, one less
    [o] Orange, one less
    [y] Yellow, one less
    [g] Green, one less
    [b] Blue, one less
   *[p] Purple, one less
  }

# ---- Everything on 1 Card

# How many cards a player has scored.
score-scored = { $count ->
    [one] { $count } scored
   *[other] { $count } scored
  }
score-is-scored = scored
score-no-cards = Choose a card, then tap its boxes as they are crossed off.
score-add-card = Add a card
# $card: its number.
score-remove = Remove card { $card }
# The label of a box of a row. $number: which one; $count: how many the row has; $crossed: yes or no.
score-box = { $crossed ->
    [yes] { score-box-colour }, box { $number } of { $count }, crossed off
   *[no] { score-box-colour }, box { $number } of { $count }, open
  }
# A helper of score-box, with its variables.
score-box-colour = { $colour ->
    [r] Red
    [o] Orange
    [y] Yellow
    [g] Green
    [b] Blue
   *[p] Purple
  }

# ---- Clustered. $at: a space, such as 3,−1.

# How many cards of a player are entered.
score-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
score-typed = points
# Two ways to count.
score-ways = How to count
score-by-cards = Place cards
score-by-totals = Type totals
score-lay = Tap every space with a card: { $name }. Points depend only on whose card lies where.
score-start-card = Start card
score-space = Free space { $at }
# $own: yes for the player whose cards are entered now.
score-card-at = { $own ->
    [yes] { $name }, card on { $at }: take it away
   *[no] { $name }, card on { $at }
  }
score-nobody = Nobody
