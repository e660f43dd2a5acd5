# Hints at the table.

hint = Savjet
# Room for 18 letters.
hint-best = Najbolji potezi
hint-close = Zatvori savjet
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = pretraženo do kraja
hint-tried = { $count ->
    [one] { $count } pokušaj
   *[other] { $count } pokušaja
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = Za ovim stolom nema savjeta.
