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
# What the numbers of a hint mean.
hint-meaning = Percent: the result to expect, { NUMBER(1, style: "percent") } if everybody is beaten by far, { NUMBER(0, style: "percent") } the opposite; alone, the share of all points. Below it: how sure that is.
hint-numbers = What the numbers mean
