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

at-why-pixies-new = No { $value } lies face up in your area, so this card goes on cell { $value }. Rule P7
at-why-pixies-second = The { $value } on its cell is not validated yet: this card joins it there. Rule P8
at-why-pixies-validated = The { $value } is validated already, so this card goes face down on an empty cell. Rule P9
at-why-pixies-covered = Cell { $cell } is not empty. Rule P9
at-why-pixies-no-card = There is no such card; cards are named like b4+1, g6-4, y5*, m3. Rule P1
at-why-pixies-no-seat = Who begins is named by the seat: first:0 to first:{ $last }. Rule P3
at-why-pixies-first = First it is told who begins: first:0 to first:{ $last }. Rule P3
at-why-pixies-begun = Who begins is known; now a card is revealed. Rule P4
at-why-pixies-flower-power = That card belongs to Flower Power, which is not played here. Rule P19
at-why-pixies-drawn = { $card } is not in the deck any more. Rule P4

at-why-onecard-no-card = There is no such card; cards are numbered 01 to { $last }. Rule O3
at-why-onecard-die = A die falls now, on one of the colours { $colours }. Rule O5
at-why-onecard-no-die = A card is drawn now; no die is rolled. Rules O4, O9, O14
at-why-onecard-drawn = Card { $card } is not in the deck any more. Rule O4
at-why-onecard-nothing-fits = Nothing of this roll fits on card { $card }. Rule O7

at-why-clustered-no-card = There is no such card; a card is a number 1 2 3, a shape s t c and a fill h d f, or J. Rule C1
at-why-clustered-drawn = That deck has no more of { $card }. Rule C1
at-why-clustered-alone = No card lies beside that space. Rule C4
at-why-clustered-start = The start card lies there. Rule C4
at-why-clustered-taken = There lies { $card } already. Rule C4
at-why-clustered-beside = Not beside { $card }: { $clash }
at-why-clustered-clash = { $common ->
    [number] only the number is the same
    [shape] only the shape is the same
    [fill] only the fill is the same
   *[nothing] nothing is the same
  }, and two of three must be. Rule C4
at-why-clustered-playable = A card is discarded only when none can be played, and one can. Rule C5
at-why-clustered-unplayable = No card in your hand can be played, so one is discarded. Rule C5

at-why-ingenious-no-tile = There is no such tile; a tile is two letters in the order { $order }, such as rg or bb. Rule I3
at-why-ingenious-drawn = No { $tile } is left in the bag. Rule I3
at-why-ingenious-taken = The tile would lie on a space that is not free. Rule I5
at-why-ingenious-outside = The tile would lie beyond the board. Rule I1
at-why-ingenious-opening = A first tile has to touch a printed symbol; still free are { $colours }. Rule I6
at-why-ingenious-opened = Another first tile has touched the printed { $colour } already; still free are { $colours }. Rule I6
