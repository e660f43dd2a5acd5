# Hints at the table.

hint = Hint
# Room for 18 letters.
hint-best = Best moves found
hint-close = Close the hint
# $low, $high and $share are parts of 1.
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = searched to the end
hint-tried = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = There are no hints at this table.
