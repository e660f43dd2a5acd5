# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-both = { $one } { $other }

at-why-pixies-new = No { $value } lies face up in your area, so this card goes on cell { $value }. Rule P7
at-why-pixies-second = The { $value } on its cell is not validated yet: this card joins it there. Rule P8
at-why-pixies-validated = The { $value } is validated already, so this card goes face down on an empty cell. Rule P9
at-why-pixies-covered = Cell { $cell } is not empty. Rule P9

at-why-onecard-nothing-fits = Nothing of this roll fits on card { $card }. Rule O7

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

at-why-ingenious-taken = The tile would lie on a space that is not free. Rule I5
at-why-ingenious-outside = The tile would lie beyond the board. Rule I1
at-why-ingenious-opening = A first tile has to touch a printed symbol; still free are { $colours }. Rule I6
at-why-ingenious-opened = Another first tile has touched the printed { $colour } already; still free are { $colours }. Rule I6
