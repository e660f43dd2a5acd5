# What a table of Ingenious says. A tile is an adjective without its noun: crveno-zelena, dvostruka plava (pločica).

ingenious-tile = { $first ->
    [r] crveno
    [o] narančasto
    [y] žuto
    [g] zeleno
    [b] plavo
   *[p] ljubičasto
  }-{ $second ->
    [r] crven
    [o] narančast
    [y] žut
    [g] zelen
    [b] plav
   *[p] ljubičast
  }{ $case ->
    [acc] u
    [gen] e
    [dat] oj
    [loc] oj
    [ins] om
   *[nom] a
  }
ingenious-double = dvostruk{ $case ->
    [acc] u
    [gen] e
    [dat] oj
    [loc] oj
    [ins] om
   *[nom] a
  } { $colour ->
    [r] crven
    [o] narančast
    [y] žut
    [g] zelen
    [b] plav
   *[p] ljubičast
  }{ $case ->
    [acc] u
    [gen] e
    [dat] oj
    [loc] oj
    [ins] om
   *[nom] a
  }
# Nominative; said where no $case is known.
ingenious-colour = { $colour ->
    [r] crvena
    [o] narančasta
    [y] žuta
    [g] zelena
    [b] plava
   *[p] ljubičasta
  }
ingenious-gain = { ingenious-colour } +{ $points }
ingenious-cry = Ingenious!
ingenious-both = { $one } { $other }

ingenious-free = { $count ->
    [one] { $count } slobodno polje
    [few] { $count } slobodna polja
   *[other] { $count } slobodnih polja
  }
ingenious-bag = { $count ->
    [0] Vrećica je prazna.
    [one] { $count } pločica u vrećici.
    [few] { $count } pločice u vrećici.
   *[other] { $count } pločica u vrećici.
  }

# The turn pill: 9 letters on phones.
ingenious-bonus-yours = { $count ->
    [1] Vaš bonus-potez
    [one] Vaš { $count } bonus-potez
    [few] Vaša { $count } bonus-poteza
   *[other] Vaših { $count } bonus-poteza
  }
ingenious-bonus-of = { $name }: bonus-potez
ingenious-draws = { $you ->
    [yes] Izvlačite pločicu
   *[no] Izvlači { $name }
  }
ingenious-deal = Dijeljenje pločica

# What happened last.
ingenious-placed-none = { $you ->
    [yes] Postavili ste { FORM($tile, case: "acc") } pločicu: nema bodova.
   *[no] { $name } postavlja { FORM($tile, case: "acc") } pločicu: nema bodova.
  }
ingenious-placed = { $you ->
    [yes] Postavili ste { FORM($tile, case: "acc") } pločicu: { $gains }.
   *[no] { $name } postavlja { FORM($tile, case: "acc") } pločicu: { $gains }.
  }
ingenious-reached = Ingenious! Do { $step } stigla je { ingenious-colour }.
ingenious-swapped = { $you ->
    [yes] Zamijenili ste sve svoje pločice.
   *[no] { $name } mijenja sve pločice.
  }
ingenious-refilled = { $you ->
    [yes] Zadržali ste svoje pločice i dopunili stalak.
   *[no] { $name } zadržava pločice i dopunjava stalak.
  }
ingenious-asked = { $you ->
    [yes] Mogli ste zamijeniti svoje pločice.
   *[no] { $name } odlučuje o zamjeni i opet ima pun stalak.
  }

# Choosing a move.
ingenious-board = Ploča
ingenious-rack = Vaš stalak
ingenious-pick = Uzmi { FORM($tile, case: "acc") } pločicu
ingenious-put-back = Vrati { FORM($tile, case: "acc") } pločicu
ingenious-turn = Okreni
ingenious-turn-back = Okreni na drugu stranu
ingenious-place = Postavi
ingenious-no-points = bez bodova
# Names of moves are infinitives.
ingenious-place-none = Postaviti { FORM($tile, case: "acc") } pločicu na { $here } i { $there }: bez bodova.
ingenious-place-some = { $bonus ->
    [0] Postaviti { FORM($tile, case: "acc") } pločicu na { $here } i { $there }: { $gains }.
    [1] Postaviti { FORM($tile, case: "acc") } pločicu na { $here } i { $there }: { $gains }. Ingenious, bonus-potez.
    [one] Postaviti { FORM($tile, case: "acc") } pločicu na { $here } i { $there }: { $gains }. Ingenious, { $bonus } bonus-potez.
   *[other] Postaviti { FORM($tile, case: "acc") } pločicu na { $here } i { $there }: { $gains }. Ingenious, { $bonus } bonus-poteza.
  }
ingenious-choose-tile = Odaberite pločicu
ingenious-choose-space = Odaberite polje
ingenious-no-space = Nema mjesta: okrenite je
ingenious-first-tile = Vaša prva pločica mora dodirivati otisnuti simbol koji ne dodiruje nijedna druga prva pločica.
ingenious-bonus-owed = { $count ->
    [1] Postavite još jednu pločicu prije dopune.
    [one] Postavite još { $count } pločicu prije dopune.
    [few] Postavite još { $count } pločice prije dopune.
   *[other] Postavite još { $count } pločica prije dopune.
  }
ingenious-why = Zašto ne ovdje?
ingenious-why-off = Dosta pitanja
ingenious-why-at = Zašto ne { FORM($tile, case: "acc") } pločicu na { $here } i { $there }?
ingenious-why-hint = Odaberite polje s upitnikom.

# Swapping
ingenious-offer = Zamijeniti pločice?
ingenious-offer-one = Ni na jednoj nema vaše najslabije boje ({ ingenious-colour }). Smijete uzeti šest novih.
ingenious-offer-many = Ni na jednoj nema nijedne od vaših najslabijih boja. Smijete uzeti šest novih.
# Names of moves, and buttons side by side: 28 letters together.
ingenious-swap = { $count ->
    [1] Zamjena pločice
    [one] Zamjena { $count } pločice
    [few] Zamjena svih { $count }
   *[other] Zamjena svih { $count }
  }
ingenious-refill = Samo dopuna
ingenious-aside = Odloženo

# Scores. ingenious-lowest: 7 letters, then it wraps.
ingenious-lowest = najslabija
ingenious-decides = odlučuje najslabija boja
ingenious-solo = vaša najslabija boja vaš je rezultat
ingenious-on-rack = { $count ->
    [0] bez pločica
    [one] { $count } pločica
    [few] { $count } pločice
   *[other] { $count } pločica
  }
ingenious-tracks = { $you ->
    [yes] Vaše staze
   *[no] Staze: { $name }
  }
ingenious-team = { $you ->
    [yes] Vi i { $other }
   *[no] { $one } i { $other }
  }
ingenious-rack-of = Stalak: { $name }

# The table in words, for screen readers.
ingenious-words-tracks = Staze
ingenious-words-board = Ploča
ingenious-words-racks = Stalci
ingenious-words-player = Igrač
ingenious-words-lowest = Najslabija
ingenious-words-rack = { $you ->
    [yes] Vi: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] { $count ->
        [one] Vi: { $count } pločica
        [few] Vi: { $count } pločice
       *[other] Vi: { $count } pločica
      }
   *[no] { $count ->
        [one] { $name }: { $count } pločica
        [few] { $name }: { $count } pločice
       *[other] { $name }: { $count } pločica
      }
  }
ingenious-words-size = Šesterokut sa stranicom { $side }, sredina { $centre }.
ingenious-words-opening = Otisnuti simboli slobodni za prvu pločicu: { $colours }.

# The result
ingenious-result-player = Igrač
ingenious-result-colours = Od najslabije boje naviše
ingenious-result-lowest = Najslabija boja

ingenious-chance-tile = { $you ->
    [yes] Koju ste pločicu izvukli?
   *[no] Koju pločicu izvlači { $name }?
  }
