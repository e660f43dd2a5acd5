# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are. $number is the number of a seat
# from 1, $typed is what was typed.

enter-title = Go on with a real table
enter-head = Go on with a real table
enter-lead = Tap together what lies there. What nobody can see is dealt anew, and the game goes on here.
enter-middle = In the middle of the table
enter-who = Who plays at seat { $number }
enter-show = Show the table
enter-go = Play on
enter-see = Something is not right yet. See where
enter-untouched = Nothing is entered yet, so everything would be dealt by chance. Enter what lies on your table, or set up a new one.
enter-none = The table is shown here as soon as it is complete.
enter-preparing = The rules of this game are still being prepared. Try again in a moment; what you typed stays.
enter-unsent = No answer from the server. Nothing is lost: what you tapped is sent again with your next tap.
enter-nobody = As the table shows

# Tapping. $to: the name of a field, such as Market. $piece: a card, tile or colour, which stands alone. $at: a space, such as 3,−1.
enter-codes = Show the codes, for typing
enter-add = Add: { $to }
enter-take-away = { $piece }: take it away
enter-on-space = Space { $at }: { $piece }
enter-what-space = What lies on space { $at }?
enter-beneath = Which card lies face down?

enter-ingenious-turn = To play
enter-ingenious-board = Board
enter-ingenious-board-about = Row by row as it lies: r g b o y p for red, green, blue, orange, yellow, purple. A full stop is a free space. Or tile by tile, such as rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Track
enter-ingenious-track-about = How far each colour is. In teams, the track of the first two seats is that of their team.
enter-ingenious-track-example = 0
enter-ingenious-rack = Rack
enter-ingenious-rack-about = Leave it empty, and it is made up of tiles that may be there.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Bonus plays owed
enter-ingenious-bonus-about = To the player whose turn it is, after a colour has reached 18.
enter-ingenious-owed = { $count ->
    [0] None
   *[other] { $count }
  }

enter-clustered-turn = To play
enter-clustered-cards = Cards
enter-clustered-cards-about = Row by row as they lie: the number, c s t for circle, square, triangle, d f h for dashed, filled, hollow, then the seat. 2tf1 is two filled triangles of seat 1, J1 its joker, * the start card, a full stop a free space. Or one by one: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Hand
enter-clustered-hand-about = Leave it empty, and it is made up from the cards that this player has left.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Discarded
enter-clustered-discards-about = In their order.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = First 2 × 3 rectangle
enter-clustered-first_rectangle-about = Who was first, if several have one.
enter-clustered-first_run = First run of five
enter-clustered-first_run-about = Who was first, if several have one.

enter-pixies-turn = Next to take a card
enter-pixies-market = Market
enter-pixies-market-about = The cards still to be taken; none before the next reveal. b g y r m for blue, green, yellow, red, all four; the value; +n spirals, -n crosses, * special.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Nine cells
enter-pixies-area-about = The card face up; after / the one face down. /? is a card that nobody remembers.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Rounds so far
enter-pixies-points-about = The points of each finished round.
enter-pixies-points-example = 40 35

enter-onecard-turn = Has the dice
enter-onecard-dice = Dice
enter-onecard-dice-about = The five that lie there, r o y g b p for red, orange, yellow, green, blue, purple. None before the first roll.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Rerolls left
enter-onecard-rolls_left-about = With none left, the roll counts for everybody.
enter-onecard-rerolls = { $count ->
    [0] None: the roll counts
   *[other] { $count }
  }
enter-onecard-display = Open cards
enter-onecard-display-about = The three beside the deck, by their numbers.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Cards in play
enter-onecard-hand-about = One a line: its number, then how many boxes of which colour are crossed off.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Scored cards
enter-onecard-scored-about = The same, in the order scored.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = “{ $typed }” is no whole number.
enter-wrong-space = “{ $typed }” is no space with its colour, such as 0,1 r.
# $row is the number of a row; $count is how many there are, $right how many there have to be.
enter-wrong-rows = { $count ->
    [one] There is { $count } row, but the board has { $right }. Rule I1
   *[other] There are { $count } rows, but the board has { $right }. Rule I1
  }
enter-wrong-row = { $count ->
    [one] Row { $row } has { $count } space, but on the board it has { $right }. Rule I1
   *[other] Row { $row } has { $count } spaces, but on the board it has { $right }. Rule I1
  }
enter-wrong-tile = “{ $typed }” is no tile. Two letters of r g b o y p make one, such as rg or bb. Rule I3
enter-wrong-card = “{ $typed }” is no card. Cards are called like 2tf, or J. Rule C1
enter-wrong-placed = “{ $typed }” is no card with its place and seat, such as 1,0 2tf 1.
enter-wrong-lying = “{ $typed }” is no card with its seat, such as 2tf1 or J2. A free space is a full stop. Rule C1
enter-wrong-start = “{ $typed }”: among the rows there has to be the start card, *. Rule C3
enter-wrong-seat = “{ $typed }” is no seat at this table.
enter-wrong-pixies-card = “{ $typed }” is no card. Cards are called like b4+1, g6-4, y5*, m3. Rule P1
enter-wrong-rounds = { $count ->
    [one] There are the points of { $count } round here, but of { $right } at the first seat. Rule P14
   *[other] There are the points of { $count } rounds here, but of { $right } at the first seat. Rule P14
  }
enter-wrong-onecard-card = “{ $typed }” is no card. They are numbered 01 to 30. Rule O3
enter-wrong-marks = “{ $typed }” is no card with its marks, such as 03 y6 p3. Rule O3
enter-wrong-dice = “{ $typed }”: dice are letters of r o y g b p. Rule O1
