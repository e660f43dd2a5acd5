# Hints at the table.

hint = Hint
hint-best = Best moves found
hint-close = Close the hint
hint-between = { $low }–{ $high } %
hint-exact = searched to the end
hint-tried = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }
percent = { $number } %
note-no-hints = There are no hints at this table.
