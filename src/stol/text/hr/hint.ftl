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
hint-meaning = Postotak je očekivani ishod: { NUMBER(1, style: "percent") } za uvjerljivu pobjedu nad svima, { NUMBER(0, style: "percent") } za uvjerljiv poraz; kad igrate sami, udio u mogućim bodovima. Ispod njega: koliko je to pouzdano.
hint-numbers = Što znače brojevi
