# Hints at the table.

hint = Podpowiedź
# Room for 18 letters.
hint-best = Najlepsze ruchy
hint-close = Zamknij podpowiedź
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = sprawdzono do końca
hint-tried = { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = Przy tym stole nie ma podpowiedzi.
hint-meaning = Procenty to oczekiwany wynik: { NUMBER(1, style: "percent") } to wysoka wygrana ze wszystkimi, { NUMBER(0, style: "percent") } wysoka przegrana; w grze solo to część wszystkich punktów. Pod spodem: jak bardzo jest to pewne.
hint-numbers = Co znaczą te liczby
