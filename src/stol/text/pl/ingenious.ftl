# What a table of Ingenious says. Tiles are phrases: alone and in lists without a noun (czerwono-zielona), in the accusative
# and the genitive with it (płytkę czerwono-zieloną). What is offered as a move is a noun or an infinitive.

ingenious-tile = { $case ->
    [acc] płytkę { $first ->
        [r] czerwono
        [o] pomarańczowo
        [y] żółto
        [g] zielono
        [b] niebiesko
       *[p] fioletowo
      }-{ $second ->
        [r] czerwoną
        [o] pomarańczową
        [y] żółtą
        [g] zieloną
        [b] niebieską
       *[p] fioletową
      }
    [gen] płytki { $first ->
        [r] czerwono
        [o] pomarańczowo
        [y] żółto
        [g] zielono
        [b] niebiesko
       *[p] fioletowo
      }-{ $second ->
        [r] czerwonej
        [o] pomarańczowej
        [y] żółtej
        [g] zielonej
        [b] niebieskiej
       *[p] fioletowej
      }
   *[nom] { $first ->
        [r] czerwono
        [o] pomarańczowo
        [y] żółto
        [g] zielono
        [b] niebiesko
       *[p] fioletowo
      }-{ $second ->
        [r] czerwona
        [o] pomarańczowa
        [y] żółta
        [g] zielona
        [b] niebieska
       *[p] fioletowa
      }
  }
ingenious-double = { $case ->
    [gen] { $colour ->
        [r] czerwonego
        [o] pomarańczowego
        [y] żółtego
        [g] zielonego
        [b] niebieskiego
       *[p] fioletowego
      } dubletu
   *[nom] { ingenious-colour } dublet
  }
ingenious-colour = { $colour ->
    [r] czerwony
    [o] pomarańczowy
    [y] żółty
    [g] zielony
    [b] niebieski
   *[p] fioletowy
  }
ingenious-gain = { ingenious-colour } +{ $points }
ingenious-cry = Ingenious!
ingenious-both = { $one } { $other }

ingenious-free = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[many] { $count } wolnych pól
  }
ingenious-bag = { $count ->
    [0] Woreczek jest pusty.
    [one] { $count } płytka w woreczku.
    [few] { $count } płytki w woreczku.
   *[many] { $count } płytek w woreczku.
  }

# Whose turn it is: on phones 9 letters fit, the rest is cut off.
ingenious-bonus-yours = { $count ->
    [1] Dodatkowy ruch
    [few] { $count } dodatkowe ruchy
   *[many] { $count } dodatkowych ruchów
  }
ingenious-bonus-of = { $name }: dodatkowy ruch
ingenious-draws = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
  }
ingenious-deal = Rozdawanie płytek

ingenious-placed-none = { $you ->
    [yes] Kładziesz { FORM($tile, case: "acc") }: bez punktów.
   *[no] { $name } kładzie { FORM($tile, case: "acc") }: bez punktów.
  }
ingenious-placed = { $you ->
    [yes] Kładziesz { FORM($tile, case: "acc") }: { $gains }.
   *[no] { $name } kładzie { FORM($tile, case: "acc") }: { $gains }.
  }
ingenious-reached = Ingenious! Kolor { ingenious-colour } dochodzi do { $step }.
ingenious-swapped = { $you ->
    [yes] Wymieniasz wszystkie płytki.
   *[no] { $name } wymienia wszystkie płytki.
  }
ingenious-refilled = { $you ->
    [yes] Zostawiasz płytki i uzupełniasz stojak.
   *[no] { $name } zostawia płytki i uzupełnia stojak.
  }
ingenious-asked = { $you ->
    [yes] Możesz wymienić płytki.
   *[no] Można było wymienić płytki; { $name } znów ma pełny stojak.
  }

# Choosing a move.
ingenious-board = Plansza
ingenious-rack = Twój stojak
ingenious-pick = Weź { FORM($tile, case: "acc") }
ingenious-put-back = Odłóż { FORM($tile, case: "acc") }
ingenious-turn = Obróć
ingenious-turn-back = Obróć w drugą stronę
ingenious-place = Połóż
ingenious-no-points = bez punktów
ingenious-place-none = Położyć { FORM($tile, case: "acc") } na polach { $here } i { $there }: bez punktów.
ingenious-place-some = { $bonus ->
    [0] Położyć { FORM($tile, case: "acc") } na polach { $here } i { $there }: { $gains }.
    [1] Położyć { FORM($tile, case: "acc") } na polach { $here } i { $there }: { $gains }. Ingenious, dodatkowy ruch.
    [few] Położyć { FORM($tile, case: "acc") } na polach { $here } i { $there }: { $gains }. Ingenious, { $bonus } dodatkowe ruchy.
   *[many] Położyć { FORM($tile, case: "acc") } na polach { $here } i { $there }: { $gains }. Ingenious, { $bonus } dodatkowych ruchów.
  }
ingenious-choose-tile = Wybierz płytkę
ingenious-choose-space = Wybierz pole
ingenious-no-space = Nigdzie się nie mieści: obróć ją
ingenious-first-tile = Twoja pierwsza płytka musi dotykać nadrukowanego symbolu, którego nie dotyka żadna inna pierwsza płytka.
ingenious-bonus-owed = { $count ->
    [1] Połóż jeszcze jedną płytkę, zanim uzupełnisz stojak.
    [few] Połóż jeszcze { $count } płytki, zanim uzupełnisz stojak.
   *[many] Połóż jeszcze { $count } płytek, zanim uzupełnisz stojak.
  }
ingenious-why = Dlaczego nie tutaj?
ingenious-why-off = Wystarczy
ingenious-why-at = Dlaczego nie można położyć { FORM($tile, case: "gen") } na polach { $here } i { $there }?
ingenious-why-hint = Wybierz pole ze znakiem zapytania.

# Swapping
ingenious-offer = Wymienić płytki?
ingenious-offer-one = { $colour ->
    [r] Na żadnej z nich nie ma czerwonego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
    [o] Na żadnej z nich nie ma pomarańczowego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
    [y] Na żadnej z nich nie ma żółtego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
    [g] Na żadnej z nich nie ma zielonego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
    [b] Na żadnej z nich nie ma niebieskiego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
   *[p] Na żadnej z nich nie ma fioletowego, twojego najsłabszego koloru. Możesz dostać sześć nowych.
  }
ingenious-offer-many = Na żadnej z nich nie ma żadnego z twoich najsłabszych kolorów. Możesz dostać sześć nowych.
# Buttons and names of moves, 28 letters together.
ingenious-swap = { $count ->
    [1] Wymiana płytki
   *[many] Wymiana { $count } płytek
  }
ingenious-refill = Uzupełnienie
ingenious-aside = Odłożone

# Scores. ingenious-lowest stands beside a track: 7 letters, then it wraps.
ingenious-lowest = najsłabszy
ingenious-decides = decyduje najsłabszy kolor
ingenious-solo = twój najsłabszy kolor to twój wynik
ingenious-on-rack = { $count ->
    [0] bez płytek
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
  }
ingenious-tracks = { $you ->
    [yes] Twoje tory
   *[no] Tory: { $name }
  }
ingenious-team = { $you ->
    [yes] Ty i { $other }
   *[no] { $one } i { $other }
  }
ingenious-rack-of = Stojak: { $name }

# The table in words, for screen readers.
ingenious-words-tracks = Tory punktacji
ingenious-words-board = Plansza
ingenious-words-racks = Stojaki
ingenious-words-player = Gracz
ingenious-words-lowest = Najsłabszy
ingenious-words-rack = { $you ->
    [yes] Ty: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] { $count ->
        [one] Ty: { $count } płytka
        [few] Ty: { $count } płytki
       *[many] Ty: { $count } płytek
      }
   *[no] { $count ->
        [one] { $name }: { $count } płytka
        [few] { $name }: { $count } płytki
       *[many] { $name }: { $count } płytek
      }
  }
ingenious-words-size = Sześciokąt o boku { $side }, środek { $centre }.
ingenious-words-opening = Nadrukowane symbole wolne dla pierwszej płytki: { $colours }.

# The result
ingenious-result-player = Gracz
ingenious-result-colours = Od najsłabszego koloru w górę
ingenious-result-lowest = Najsłabszy kolor

# With real tiles.
ingenious-chance-tile = { $you ->
    [yes] Którą płytkę dobierasz?
   *[no] Którą płytkę dobiera { $name }?
  }
