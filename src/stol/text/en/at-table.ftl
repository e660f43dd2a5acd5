# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.
# $card and $tile are phrases, $cards and $tiles lists of phrases, which FORM inflects; $colour is a letter (r o y g b p);
# $colours is a list of names of colours; $text is what was typed.

at-why-over = The game is over.
at-why-no-move = “{ $text }” is no move. Moves are named like { $example }.
at-why-no-outcome = “{ $text }” can’t be: nothing is left to chance in this game.
at-why-not-now = This is not possible now.
# $reason is another of these sentences; $actor is chance, or the number of a seat from 0.
at-why-turn = { $reason }
# $one and $other are two of these sentences.
at-why-both = { $one } { $other }

# What real cards or dice are said to show. $reason is another of these sentences.
at-why-nothing-told = Choose what was drawn or rolled, or type it.
at-why-told = “{ $text }” is not possible. { $reason }
at-why-told-enough = “{ $text }” is one too many: nothing more is drawn or rolled before somebody chooses.

# Pixies. $value and $cell are numbers from 1 to 9; $cells is a list like @2, @7; $last is the number of the last seat from 0.
at-why-pixies-no-move = “{ $text }” is no move. After the card comes nothing, =new, =old, or @1 to @9.
at-why-pixies-market = This card is not in the market: { $card }.
at-why-pixies-new = No { $value } lies face up in your area, so this card goes on cell { $value }.
at-why-pixies-second = The { $value } on its cell is not validated yet: this card joins it there.
at-why-pixies-validated = The { $value } is validated already, so this card goes face down on an empty cell.
at-why-pixies-covered = Cell { $cell } is not empty.
# $name is what was typed for a card.
at-why-pixies-no-card = There is no such card; cards are named like b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Who begins is named by the seat: first:0 to first:{ $last }.
at-why-pixies-first = First it is told who begins: first:0 to first:{ $last }.
at-why-pixies-begun = Who begins is known; now a card is revealed.
at-why-pixies-flower-power = That card belongs to Flower Power, which is not played here.
at-why-pixies-drawn = This card is not in the deck any more: { $card }.

# Everything on 1 Card. $card and $name are numbers of cards such as 07, $cards and $dealt lists of them; $dice are letters of
# colours like oyypp, $order are all of them in their order; $last is the number of the last card; $seat is a number.
at-why-onecard-no-move = “{ $text }” is no move. Moves are stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = There is no such card; cards are numbered 01 to { $last }.
at-why-onecard-no-colours = After keep come the letters of the colours that are kept, of { $order }, or - for none.
at-why-onecard-keep-all = At least one die is rerolled. To keep all dice, stop.
at-why-onecard-colour-order = The letters of the colours come in the order { $order }.
at-why-onecard-three = Three different cards are held.
at-why-onecard-card-order = The three cards come in ascending order.
at-why-onecard-no-draft = Cards are held and taken in the draft only, which is not played here.
at-why-onecard-hold-first = First everybody holds three of the five cards dealt. Yours are { $dealt }.
# $number is how many $cards are.
at-why-onecard-not-dealt = { $number ->
    [one] Card { $cards } was not dealt to you. Hold three of { $dealt }.
   *[other] Cards { $cards } were not dealt to you. Hold three of { $dealt }.
  }
# $count is a number, $colour a letter.
at-why-onecard-not-rolled = { $colour ->
    [r] There are not so many red dice to keep: { $count }.
    [o] There are not so many orange dice to keep: { $count }.
    [y] There are not so many yellow dice to keep: { $count }.
    [g] There are not so many green dice to keep: { $count }.
    [b] There are not so many blue dice to keep: { $count }.
   *[p] There are not so many purple dice to keep: { $count }.
  }
at-why-onecard-rolling = The roll does not count yet. First the roller stops, or rerolls some dice.
at-why-onecard-roller = The roller now stops, or rerolls some dice.
at-why-onecard-rolled = The roll counts and is not rerolled. Now use it on one card, or pass.
at-why-onecard-marking = Everybody now uses the roll on one card, or passes.
at-why-onecard-not-in-play = Card { $card } is not in play for you. Your cards are { $cards }.
at-why-onecard-nothing-fits = Nothing of this roll fits on card { $card }.
at-why-onecard-not-open = Card { $card } does not lie open. Open are { $cards }.
at-why-onecard-take-first = You have scored a card, so first take one of the open ones: { $cards }.
at-why-onecard-die = A die falls now, on one of the colours { $colours }.
at-why-onecard-no-die = A card is drawn now; no die is rolled.
at-why-onecard-drawn = Card { $card } is not in the deck any more.

# Clustered. $space is x,y as in records; $left, $right, $top, $bottom and $seat are numbers; $move is a move's code.
at-why-clustered-no-move = “{ $text }” is no move. A card is played like 2tf@3,-1 or discarded like discard 2tf.
# $name is what was typed for a card.
at-why-clustered-no-card = There is no such card; a card is a number 1 2 3, a shape s t c and a fill h d f, or J.
at-why-clustered-beyond = That space is beyond the edge of the table.
at-why-clustered-discard = Now a card is discarded, not played.
at-why-clustered-hand = This card is not in your hand: { $card }.
at-why-clustered-drawn = That deck has no more of { $card }.
at-why-clustered-alone = No card lies beside that space.
at-why-clustered-start = The start card lies there.
at-why-clustered-taken = There lies { $card } already.
# $common is what both cards have: number, shape, fill or nothing.
at-why-clustered-beside = { $common ->
    [number] Not beside { $card }: only the number is the same, and two of three must be.
    [shape] Not beside { $card }: only the shape is the same, and two of three must be.
    [fill] Not beside { $card }: only the fill is the same, and two of three must be.
   *[nothing] Not beside { $card }: nothing is the same, and two of three must be.
  }
at-why-clustered-playable = A card is discarded only when none can be played, and one can.
at-why-clustered-unplayable = No card in your hand can be played, so one is discarded.

# Ingenious. $space and $other are q,r as in records; $order are the letters of the colours; $side is a number.
at-why-ingenious-no-move = “{ $text }” is no move. A placement looks like rg@0,1:1,1; else it is swap or refill.
at-why-ingenious-no-tile = There is no such tile; a tile is two letters in the order { $order }, such as rg or bb.
at-why-ingenious-no-space = There is no such space on any board: { $space }.
at-why-ingenious-apart = The two spaces are not side by side: { $space } and { $other }.
at-why-ingenious-double = Of a double, the space with the smaller q, then the smaller r, is named first.
at-why-ingenious-placed = The tile is placed. Now the rack is swapped or refilled.
at-why-ingenious-rack = This tile is not on your rack: { $tile }.
at-why-ingenious-outside = The tile would lie beyond the board.
at-why-ingenious-taken = The tile would lie on a space that is not free.
at-why-ingenious-solo = A tile has to be placed. Alone, there is no rack to swap or refill.
at-why-ingenious-bonus = A bonus play can’t be declined: place another tile before you refill.
at-why-ingenious-place-first = First a tile has to be placed. After it you may swap, if your rack lacks your lowest colour.
at-why-ingenious-opening = A first tile has to touch a printed symbol; still free are { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Another first tile has touched the printed red symbol already; still free are { $colours }.
    [g] Another first tile has touched the printed green symbol already; still free are { $colours }.
    [b] Another first tile has touched the printed blue symbol already; still free are { $colours }.
    [o] Another first tile has touched the printed orange symbol already; still free are { $colours }.
    [y] Another first tile has touched the printed yellow symbol already; still free are { $colours }.
   *[p] Another first tile has touched the printed purple symbol already; still free are { $colours }.
  }
at-why-ingenious-drawn = No { $tile } is left in the bag.
