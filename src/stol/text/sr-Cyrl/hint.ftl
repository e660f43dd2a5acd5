# Hints at the table.

hint = Савет
# Room for 18 letters.
hint-best = Најбољи потези
hint-close = Затвори савет
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = претражено до краја
hint-tried = { $count ->
    [one] { $count } покушај
   *[other] { $count } покушаја
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = За овим столом нема савета.
hint-meaning = Проценат је очекивани исход: { NUMBER(1, style: "percent") } за убедљиву победу над свима, { NUMBER(0, style: "percent") } за убедљив пораз; кад играте сами, удео у могућим поенима. Испод њега: колико је то поуздано.
hint-numbers = Шта значе бројеви
