# Everything on 1 Card, with the terms of the Polish rulebook.
# What is offered as a move is a noun, not an imperative: a review shows it as somebody's move, too. What somebody does
# is in the present tense: it has no gender. Dice are feminine (kość), boxes neuter (pole), rows masculine (rząd).

onecard-progress = zdobyte karty: { $most } z { $end }

# The turn pill: room for 9 letters on a phone.
onecard-turn-choose = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
  }
onecard-turn-roll = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
  }
onecard-turn-mark = Użyj rzutu
onecard-turn-hold = Zatrzymaj trzy karty
onecard-turn-take = { $you ->
    [yes] Weź kartę
   *[no] { $name } bierze kartę
  }
onecard-turn-deal = Dobieranie kart
onecard-turn-over = Koniec gry

# Above the dice: what is going on, or what to do.
onecard-state-choose = { $you ->
    [yes] Wskaż kości, które zostają
   *[no] { $name } wybiera kości albo kończy rzuty
  }
onecard-all-kept = Zostają wszystkie kości: nie ma czym rzucać
onecard-state-roll = { $you ->
    [yes] Twoje kości się toczą
   *[no] Kości się toczą: rzuca { $name }
  }
onecard-state-mark = Wykorzystaj rzut na jednej karcie albo spasuj
onecard-state-hold = Zatrzymaj trzy ze swoich pięciu kart
onecard-state-take = { $you ->
    [yes] Karta zdobyta: weź jedną z odkrytych
   *[no] { $name } bierze jedną z odkrytych kart
  }
onecard-state-deal = Dobieranie kart
onecard-state-over = Czwarta karta zdobyta: koniec gry
onecard-sealed = Gotowe: { $count } z { $players }
onecard-waiting = { $chosen ->
    [mark] Wybierasz kartę { $card }. { onecard-sealed }
    [pass] Pasujesz. { onecard-sealed }
    [hold] Zatrzymujesz { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
onecard-rerolls = { $left ->
    [0] bez dalszych rzutów
    [one] jeszcze { $left } rzut
    [few] jeszcze { $left } rzuty
   *[many] jeszcze { $left } rzutów
  }

# ---- dice

onecard-dice = Kości
onecard-die-colour = { $colour ->
    [r] czerwona
    [o] pomarańczowa
    [y] żółta
    [g] zielona
    [b] niebieska
   *[p] fioletowa
  }
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, zostaje
   *[no] { onecard-die-colour }, do ponownego rzutu
  }
onecard-shelf = miejsce na kości, które zostają
onecard-your-move = Twój ruch
# Always behind a colon or as the object of wykreślać, where the accusative of boxes is like the nominative.
onecard-some = { $colour ->
    [r] { $count ->
        [one] { $what ->
            [dice] { $count } czerwona
           *[boxes] { $count } czerwone
          }
        [few] { $count } czerwone
       *[many] { $count } czerwonych
      }
    [o] { $count ->
        [one] { $what ->
            [dice] { $count } pomarańczowa
           *[boxes] { $count } pomarańczowe
          }
        [few] { $count } pomarańczowe
       *[many] { $count } pomarańczowych
      }
    [y] { $count ->
        [one] { $what ->
            [dice] { $count } żółta
           *[boxes] { $count } żółte
          }
        [few] { $count } żółte
       *[many] { $count } żółtych
      }
    [g] { $count ->
        [one] { $what ->
            [dice] { $count } zielona
           *[boxes] { $count } zielone
          }
        [few] { $count } zielone
       *[many] { $count } zielonych
      }
    [b] { $count ->
        [one] { $what ->
            [dice] { $count } niebieska
           *[boxes] { $count } niebieskie
          }
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
      }
   *[p] { $count ->
        [one] { $what ->
            [dice] { $count } fioletowa
           *[boxes] { $count } fioletowe
          }
        [few] { $count } fioletowe
       *[many] { $count } fioletowych
      }
  }

# ---- moves that are offered

# Room for 10 letters.
onecard-reroll = Przerzuć { $count }
onecard-reroll-label = { $count ->
    [one] Ponowny rzut { $count } kością: { $dice }
   *[many] Ponowny rzut { $count } kośćmi: { $dice }
  }
onecard-stop = Koniec rzutów
onecard-pass = Pas
onecard-use = { $scored ->
    [yes] { $points ->
        [one] Użyć karty { $card }: { $crossed }, karta zdobyta za { $points } punkt
        [few] Użyć karty { $card }: { $crossed }, karta zdobyta za { $points } punkty
       *[many] Użyć karty { $card }: { $crossed }, karta zdobyta za { $points } punktów
      }
   *[no] Użyć karty { $card }: { $crossed }
  }
onecard-hold = Zostają { $cards }
onecard-take = Nowa karta { $card }: { $rows }

# ---- cards

onecard-card = Karta { $card }
# Drawn on the card: 14 letters at most.
onecard-need = { $full } z 3 rzędów
onecard-row-colour = { $colour ->
    [r] czerwony
    [o] pomarańczowy
    [y] żółty
    [g] zielony
    [b] niebieski
   *[p] fioletowy
  }
onecard-row = { $sun ->
    [yes] { onecard-row-colour } ze słońcem { $made } z { $boxes }
   *[no] { onecard-row-colour } { $made } z { $boxes }
  }
onecard-card-rows = Karta { $card }: { $rows }.
onecard-your-cards = Twoje karty
onecard-others = Pozostali gracze
onecard-crosses = { $scored ->
    [yes] { $points ->
        [one] { $crossed }: karta zdobyta, { $points } punkt
        [few] { $crossed }: karta zdobyta, { $points } punkty
       *[many] { $crossed }: karta zdobyta, { $points } punktów
      }
   *[no] { $crossed }
  }
onecard-nothing = Nic się nie mieści
onecard-misfit-dice = { $dice ->
    [one] { $dice } kość
   *[many] { $dice } kości
  }
onecard-misfit-free = { $free ->
    [one] { $free } wolne pole
    [few] { $free } wolne pola
   *[many] { $free } wolnych pól
  }
onecard-misfit = { $colour ->
    [r] Czerwony się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Pomarańczowy się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Żółty się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Zielony się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Niebieski się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Fioletowy się nie mieści: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
onecard-misfit-full = { $colour ->
    [r] Czerwony rząd jest już wypełniony.
    [o] Pomarańczowy rząd jest już wypełniony.
    [y] Żółty rząd jest już wypełniony.
    [g] Zielony rząd jest już wypełniony.
    [b] Niebieski rząd jest już wypełniony.
   *[p] Fioletowy rząd jest już wypełniony.
  }
onecard-misfit-none = { $colour ->
    [r] Na tej karcie nie ma czerwonego.
    [o] Na tej karcie nie ma pomarańczowego.
    [y] Na tej karcie nie ma żółtego.
    [g] Na tej karcie nie ma zielonego.
    [b] Na tej karcie nie ma niebieskiego.
   *[p] Na tej karcie nie ma fioletowego.
  }
onecard-ask = Dlaczego nie można użyć karty { $card }?
onecard-chosen-card = Karta { $card }, zakryta: twój tajny wybór
onecard-unfinished = { $points ->
    [0] Niepełna: bez punktów
    [one] Niepełna: { $points } punkt
    [few] Niepełna: { $points } punkty
   *[many] Niepełna: { $points } punktów
  }

# ---- the draft variant

onecard-hold-card = { $held ->
    [yes] Karta { $card }, zostaje: { $rows }.
   *[no] Karta { $card }, niewybrana: { $rows }.
  }
onecard-hold-more = { $count ->
    [one] Wybierz jeszcze { $count } kartę
    [few] Wybierz jeszcze { $count } karty
   *[many] Wybierz jeszcze { $count } kart
  }
onecard-display = Odkryte karty
onecard-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }

# ---- under a player's name and cards

# Room for 10 letters on a phone.
onecard-rolls = { $you ->
    [yes] twój rzut
   *[no] rzuca
  }
onecard-choosing = { $you ->
    [yes] wybierasz
   *[no] wybiera
  }
onecard-has-chosen = gotowe
# One line, cut off at its end, so the colours come last. “Ostatnia runda” would be the final one.
onecard-passed = Ostatnio: pas
onecard-did = { $scored ->
    [yes] Ostatnio zdobyta karta { $card }: { $crossed }
   *[no] Ostatnio na karcie { $card }: { $crossed }
  }
onecard-took = Nowa karta { $card }
onecard-scored = Zdobyte karty
onecard-scored-points = { $you ->
    [yes] Punkty za twoje zdobyte karty
   *[no] { $name }: punkty za zdobyte karty
  }
onecard-scored-card = { $points ->
    [one] Karta { $card }: { $points } punkt
    [few] Karta { $card }: { $points } punkty
   *[many] Karta { $card }: { $points } punktów
  }

# ---- what happened last

onecard-said-marked = { $you ->
    [yes] Wykreślasz { $crossed } na karcie { $card }.
   *[no] { $name } wykreśla { $crossed } na karcie { $card }.
  }
onecard-said-scored = { $you ->
    [yes] { $points ->
        [one] Wykreślasz { $crossed } i zdobywasz kartę { $card } za { $points } punkt.
        [few] Wykreślasz { $crossed } i zdobywasz kartę { $card } za { $points } punkty.
       *[many] Wykreślasz { $crossed } i zdobywasz kartę { $card } za { $points } punktów.
      }
   *[no] { $points ->
        [one] { $name } wykreśla { $crossed } i zdobywa kartę { $card } za { $points } punkt.
        [few] { $name } wykreśla { $crossed } i zdobywa kartę { $card } za { $points } punkty.
       *[many] { $name } wykreśla { $crossed } i zdobywa kartę { $card } za { $points } punktów.
      }
  }
onecard-said-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
  }
onecard-said-took = { $you ->
    [yes] Bierzesz kartę { $card }.
   *[no] { $name } bierze kartę { $card }.
  }
onecard-said-sealed = Gotowe: { $count } z { $players }.
onecard-said-held = Wszyscy zatrzymują trzy karty.
onecard-said-stop = { $you ->
    [yes] Kończysz rzuty. Wynik: { $dice }.
   *[no] { $name } kończy rzuty. Wynik: { $dice }.
  }
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] Rzucasz ponownie. Wynik: { $dice }.
       *[no] { $name } rzuca ponownie. Wynik: { $dice }.
      }
   *[no] { $you ->
        [yes] Rzucasz. Wynik: { $dice }.
       *[no] { $name } rzuca. Wynik: { $dice }.
      }
  }
onecard-said-over = Koniec gry.

# ---- the table in words, for screen readers

onecard-words-dice = { $count ->
    [0] Na stole nie ma kości.
   *[other] Kości: { $dice }. Pozostałe rzuty: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] { $points ->
        [one] Ty: { $points } punkt
        [few] Ty: { $points } punkty
       *[many] Ty: { $points } punktów
      }
   *[no] { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
      }
  }
onecard-words-crosses = { $scored ->
    [yes] { $points ->
        [one] Ten rzut wykreśliłby { $crossed }: karta zdobyta za { $points } punkt.
        [few] Ten rzut wykreśliłby { $crossed }: karta zdobyta za { $points } punkty.
       *[many] Ten rzut wykreśliłby { $crossed }: karta zdobyta za { $points } punktów.
      }
   *[no] Ten rzut wykreśliłby { $crossed }.
  }
onecard-words-nothing = Nic z tego rzutu się nie mieści.

# ---- the result

onecard-result-scored = Zdobyte karty
onecard-result-unfinished = Niepełne karty
onecard-result-player = Gracz
onecard-result-total = Razem

# ---- with real cards and dice

onecard-chance-die = Co pokazuje kość nr { $number }?
onecard-chance-card = { $you ->
    [yes] Którą kartę dobierasz?
   *[no] Którą kartę dobiera { $name }?
  }
onecard-chance-display = Którą kartę odkryto?
