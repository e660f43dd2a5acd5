# The guided first game, whatever game it is, and the coach at a table.

guided-page = { $game }: vođena partija, korak { $step } od { $steps }
guided-game = vođena partija
guided-leave = Na ilustrirana pravila
guided-again = Počni ispočetka
guided-on = Natrag na vođenu partiju
coach = Vodič
guided-step = Korak { $step } od { $steps }

# Room for 12 letters each, 20 in guided-anyway and guided-play-on.
guided-back = Natrag
guided-skip = Preskoči
guided-skip-about = Odavde igraj slobodno
guided-go-on = Nastavi
guided-play-on = Igraj dalje
guided-show = Pokaži mi
guided-anyway = Svejedno odigraj

guided-no = To ne može
guided-almost = Zamalo
guided-fine = Može i tako

guided-better = { $better ->
    [yes] { $points ->
        [0] To smijete, ali ne donosi bodove.
        [one] To smijete: { $points } bod.
        [few] To smijete: { $points } boda.
       *[other] To smijete: { $points } bodova.
      } No postoji potez koji donosi { $best ->
        [one] { $best } bod.
        [few] { $best } boda.
       *[other] { $best } bodova.
      }
   *[no] To smijete i nije loš potez. Ovdje isprobavamo drugi: otkrit će ga „Pokaži mi”.
  }

guided-also = I to je točno. U ovoj se partiji nastavlja ovako: { $move }

note-no-lesson = Takvog koraka vođene partije ovdje nema.

explain-move = Objasni ovaj potez
explain-title = Posljednji potez
explain-title-earlier = Raniji potez
explain-nothing = Još nitko nije igrao.
explain-close = Hvala
explain-previous = Prethodni potez
explain-next = Sljedeći potez

# Room for 12 letters.
clustered-compared = { $attribute ->
    [number] broj
    [shape] oblik
   *[fill] ispuna
  }

# ---- the latest move explained

explain-generic = { $you ->
    [yes] Promjena vaših bodova: { $points }.
   *[no] { $name }, promjena bodova: { $points }.
  }

explain-clustered-run = { $line ->
    [rows] { $count ->
        [one] Karta je u vodoravnom nizu od { $count } karte istog igrača
        [few] Karta je u vodoravnom nizu od { $count } karte istog igrača
       *[other] Karta je u vodoravnom nizu od { $count } karata istog igrača
      }
   *[columns] { $count ->
        [one] Karta je u okomitom nizu od { $count } karte istog igrača
        [few] Karta je u okomitom nizu od { $count } karte istog igrača
       *[other] Karta je u okomitom nizu od { $count } karata istog igrača
      }
  }: { $points ->
    [one] još { $points } bod.
    [few] još { $points } boda.
   *[other] još { $points } bodova.
  } Kad ih je tri ili više, svaka karta niza donosi bod. C10
explain-clustered-rectangle = { $count ->
    [one] U najvećem je pravokutniku sada { $count } karta
    [few] U najvećem su pravokutniku sada { $count } karte
   *[other] U najvećem je pravokutniku sada { $count } karata
  }: { $points ->
    [one] još { $points } bod.
    [few] još { $points } boda.
   *[other] još { $points } bodova.
  } C11
explain-clustered-bonus = { $points ->
    [one] Bonus: { $points } bod.
    [few] Bonus: { $points } boda.
   *[other] Bonus: { $points } bodova.
  } C17 C18
explain-clustered-nothing = Zasad ne donosi bodove: njih donose tri ili više karata istog igrača u nizu ili neprekinuti pravokutnik. C10 C11
explain-clustered-discard = { $chosen ->
    [yes] U brzoj se igri nakon uzimanja odbacuje jedna karta. C16
   *[no] { $you ->
        [yes] Nijedna vaša karta nigdje nije pristajala, pa ste jednu morali odbaciti. C5
       *[no] { $name } nema kartu koja bi igdje pristajala, pa jednu odbacuje. C5
      }
  }

explain-ingenious-half = { $colour ->
    [r] Crvena polovica
    [o] Narančasta polovica
    [y] Žuta polovica
    [g] Zelena polovica
    [b] Plava polovica
   *[p] Ljubičasta polovica
  } { $points ->
    [0] ne vidi nijedan simbol svoje boje: nema bodova.
    [one] vidi { $points } simbol svoje boje: { $points } bod.
    [few] { $lines ->
        [1] vidi { $points } simbola svoje boje u jednoj liniji: { $points } boda.
        [few] vidi { $points } simbola svoje boje u { $lines } linije: { $points } boda.
       *[other] vidi { $points } simbola svoje boje u { $lines } linija: { $points } boda.
      }
   *[other] { $lines ->
        [1] vidi { $points } simbola svoje boje u jednoj liniji: { $points } bodova.
        [few] vidi { $points } simbola svoje boje u { $lines } linije: { $points } bodova.
       *[other] vidi { $points } simbola svoje boje u { $lines } linija: { $points } bodova.
      }
  } I7
explain-ingenious-lost = { $points ->
    [one] Propada { $points } bod: boja staje na { $end }.
    [few] Propadaju { $points } boda: boja staje na { $end }.
   *[other] Propada { $points } bodova: boja staje na { $end }.
  } I8
explain-ingenious-bonus = { $count ->
    [1] Boja je stigla do kraja: Ingenious! { $you ->
        [yes] Postavljate još jednu pločicu.
       *[no] { $name } postavlja još jednu pločicu.
      }
    [one] { $count } boja stigla je do kraja: Ingenious! { $you ->
        [yes] Postavljate još { $count } pločicu.
       *[no] { $name } postavlja još { $count } pločicu.
      }
    [few] { $count } boje stigle su do kraja: Ingenious! { $you ->
        [yes] Postavljate još { $count } pločice.
       *[no] { $name } postavlja još { $count } pločice.
      }
   *[other] { $count } boja stiglo je do kraja: Ingenious! { $you ->
        [yes] Postavljate još { $count } pločica.
       *[no] { $name } postavlja još { $count } pločica.
      }
  } I9
explain-ingenious-swap = Ako ni na jednoj pločici na stalku nema najslabije boje, smiju se zamijeniti sve. I10

explain-pixies-way = { $way ->
    [cover] Na njezinu je polju ležala karta licem prema dolje: nova je prekriva i odmah je potvrđena. P7
    [new] Ondje je već ležala karta s tim brojem. Jedna od njih ostaje licem prema gore i potvrđena je. P8
    [old] Ondje je već ležala karta s tim brojem. Jedna od njih ostaje licem prema gore i potvrđena je. P8
    [down] Karta s tim brojem već je potvrđena, pa ova ide licem prema dolje na slobodno polje. P9
   *[up] Na njezinu polju nije bilo karte s tim brojem, pa ondje leži licem prema gore. P7
  }
explain-pixies-validated = { $change ->
    [less] { $points ->
        [one] Potvrđene karte: { $points } bod manje.
        [few] Potvrđene karte: { $points } boda manje.
       *[other] Potvrđene karte: { $points } bodova manje.
      }
   *[more] { $points ->
        [one] Potvrđene karte: { $points } bod više.
        [few] Potvrđene karte: { $points } boda više.
       *[other] Potvrđene karte: { $points } bodova više.
      }
  } Potvrđena karta donosi onoliko bodova koliki joj je broj. P15
explain-pixies-symbols = { $change ->
    [less] { $points ->
        [one] Simboli: { $points } bod manje.
        [few] Simboli: { $points } boda manje.
       *[other] Simboli: { $points } bodova manje.
      }
   *[more] { $points ->
        [one] Simboli: { $points } bod više.
        [few] Simboli: { $points } boda više.
       *[other] Simboli: { $points } bodova više.
      }
  } Spirale se dodaju, križići oduzimaju. P16
explain-pixies-zone = { $change ->
    [less] { $points ->
        [one] Najveća zona: { $points } bod manje.
        [few] Najveća zona: { $points } boda manje.
       *[other] Najveća zona: { $points } bodova manje.
      }
   *[more] { $points ->
        [one] Najveća zona: { $points } bod više.
        [few] Najveća zona: { $points } boda više.
       *[other] Najveća zona: { $points } bodova više.
      }
  } { $round ->
    [1] U 1. rundi svaka njezina karta donosi 2 boda.
    [2] U 2. rundi svaka njezina karta donosi 3 boda.
   *[3] U 3. rundi svaka njezina karta donosi 4 boda.
  } P17
explain-pixies-face_down = { $change ->
    [less] { $points ->
        [one] Karte licem prema dolje: { $points } bod manje.
        [few] Karte licem prema dolje: { $points } boda manje.
       *[other] Karte licem prema dolje: { $points } bodova manje.
      }
   *[more] { $points ->
        [one] Karte licem prema dolje: { $points } bod više.
        [few] Karte licem prema dolje: { $points } boda više.
       *[other] Karte licem prema dolje: { $points } bodova više.
      }
  } Svaka koja je sama na svojem polju donosi 5 bodova. P20
explain-pixies-nothing = Zasad ne mijenja bodove. Karta donosi svoj broj bodova tek kad je potvrđena. P15
explain-pixies-round = Runda završava kad netko popuni svojih devet polja; tada se sve boduje. P11 P12 P14

explain-onecard-rolled = { $phase ->
    [choose] Bilo koje kockice smiju se ponovno baciti, najviše dvaput. O5
   *[mark] Svatko iskoristi ovo bacanje na jednoj karti ili kaže „dalje”. O6
  }
explain-onecard-passed = { $you ->
    [yes] Uvijek smijete reći „dalje”; tada se ništa ne križa. O6
   *[no] { $name } ne križa ništa: svatko smije reći „dalje”. O6
  }
explain-onecard-misfits = Na karti { $card } boja se križa samo ako stanu sve njezine kockice. O7
explain-onecard-scored = { $rows ->
    [one] Karta { $card } ima { $rows } popunjen red,
    [few] Karta { $card } ima { $rows } popunjena reda,
   *[other] Karta { $card } ima { $rows } popunjenih redova,
  } { $boxes ->
    [one] ukupno { $boxes } polje.
   *[other] ukupno { $boxes } polja.
  } { $suns ->
    [0] Nijedan red sa suncem nije popunjen.
    [1] Popunjen je jedan red sa suncem: još 2 boda.
   *[2] Popunjena su oba reda sa suncem: još 5 bodova.
  } { $points ->
    [one] Ukupno { $points } bod.
    [few] Ukupno { $points } boda.
   *[other] Ukupno { $points } bodova.
  } O8
