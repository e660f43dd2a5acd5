# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-turn = { $actor ->
    [chance] { $reason }
   *[other] Not possible: seat { $actor } is to act: { $reason }
  }
at-why-both = { $one } { $other }

# What real cards or dice are said to show.
at-why-nothing-told = Choose what was drawn or rolled, or type it.
at-why-told = { $text } is not possible. { $reason }
at-why-told-enough = { $text } is one too many: nothing more is drawn or rolled before somebody chooses.

at-why-pixies-new = No { $value } lies face up in your area, so this card goes on cell { $value }.
at-why-pixies-second = The { $value } on its cell is not validated yet: this card joins it there.
at-why-pixies-validated = The { $value } is validated already, so this card goes face down on an empty cell.
at-why-pixies-covered = Cell { $cell } is not empty.
at-why-pixies-no-card = There is no such card; cards are named like b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Who begins is named by the seat: first:0 to first:{ $last }.
at-why-pixies-first = First it is told who begins: first:0 to first:{ $last }.
at-why-pixies-begun = Who begins is known; now a card is revealed.
at-why-pixies-flower-power = That card belongs to Flower Power, which is not played here.
at-why-pixies-drawn = { $card } is not in the deck any more.

at-why-onecard-no-card = There is no such card; cards are numbered 01 to { $last }.
at-why-onecard-die = A die falls now, on one of the colours { $colours }.
at-why-onecard-no-die = A card is drawn now; no die is rolled.
at-why-onecard-drawn = Card { $card } is not in the deck any more.
at-why-onecard-three = You hold three cards already. Put one back first.
at-why-onecard-rolling = The roll does not count yet: reroll some dice, or stop.
at-why-onecard-roller = No card is taken now: reroll some dice, or stop.
at-why-onecard-marking = No card is taken now: use the roll on one of your own cards, or pass.
at-why-onecard-take-first = You have scored a card: first take one of the open cards.
at-why-onecard-nothing-fits = Nothing of this roll fits on card { $card }.

at-why-clustered-no-card = There is no such card; a card is a number 1 2 3, a shape s t c and a fill h d f, or J.
at-why-clustered-drawn = That deck has no more of { $card }.
at-why-clustered-alone = No card lies beside that space.
at-why-clustered-start = The start card lies there.
at-why-clustered-taken = There lies { $card } already.
at-why-clustered-beside = Not beside { $card }: { $clash }
at-why-clustered-clash = { $common ->
    [number] only the number is the same
    [shape] only the shape is the same
    [fill] only the fill is the same
   *[nothing] nothing is the same
  }, and two of three must be.
at-why-clustered-playable = A card is discarded only when none can be played, and one can.
at-why-clustered-unplayable = No card in your hand can be played, so one is discarded.

at-why-ingenious-no-tile = There is no such tile; a tile is two letters in the order { $order }, such as rg or bb.
at-why-ingenious-drawn = No { $tile } is left in the bag.
at-why-ingenious-taken = The tile would lie on a space that is not free.
at-why-ingenious-outside = The tile would lie beyond the board.
at-why-ingenious-opening = A first tile has to touch a printed symbol; still free are { $colours }.
at-why-ingenious-opened = Another first tile has touched the printed { $colour } already; still free are { $colours }.
