# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes; seats are counted from 0.

draw-seat = miejsce { $seat }
draw-seat-start = Miejsce { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-won = { $count ->
    [one] { $points ->
        [one] Koniec. Wygrywa miejsce { $seats }: { $points } punkt.
        [few] Koniec. Wygrywa miejsce { $seats }: { $points } punkty.
       *[many] Koniec. Wygrywa miejsce { $seats }: { $points } punktów.
      }
   *[many] { $points ->
        [one] Koniec. Wygrywają miejsca { $seats }: { $points } punkt.
        [few] Koniec. Wygrywają miejsca { $seats }: { $points } punkty.
       *[many] Koniec. Wygrywają miejsca { $seats }: { $points } punktów.
      }
  }
draw-rank = lokata { $rank }
draw-to-act = ● ma ruch
draw-winner = ★ wygrana
draw-face-down = zakryta
draw-total = razem
draw-points = punkty
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }

# Colours.
draw-colour-r = czerwony
draw-colour-o = pomarańczowy
draw-colour-y = żółty
draw-colour-g = zielony
draw-colour-b = niebieski
draw-colour-p = fioletowy

# Pixies.
draw-pixies-round = runda { $round }
draw-pixies-note = runda { $round } z 3
draw-pixies-note-flower-power = runda { $round } z 3, Flower Power
draw-pixies-drawn-first = Los wyznacza gracza rozpoczynającego.
draw-pixies-revealed = Odkrywanie karty. Pierwsze bierze miejsce { $seat }.
draw-pixies-takes = Miejsce { $seat } bierze kartę i ją kładzie.
draw-pixies-first = bierze pierwsze
draw-pixies-table = rynek: { $market }   talia: { $deck }
draw-pixies-marks = ▒▒▒ zakryta   ✓ zatwierdzona
draw-pixies-sum = Runda: zatwierdzone + symbole + strefa.
draw-pixies-sum-flower-power = Runda: zatwierdzone + symbole + strefa + zakryte.
draw-pixies-validated = zatwierdzona
draw-pixies-no-points = jeszcze bez punktów
draw-pixies-deck = w talii { $count }

# Everything on 1 Card.
draw-onecard-roller = rzuca miejsce { $seat }
draw-onecard-roller-draft = draft, rzuca miejsce { $seat }
draw-onecard-deal = Dobieranie karty.
draw-onecard-hold = Miejsce { $seat } zatrzymuje trzy z pięciu kart.
draw-onecard-roll = Miejsce { $seat } rzuca kością.
draw-onecard-choose = Miejsce { $seat } kończy rzuty albo zostawia kości i rzuca ponownie.
draw-onecard-mark = Miejsce { $seat } wykreśla na karcie albo pasuje.
draw-onecard-take = Miejsce { $seat } bierze jedną z odkrytych kart.
draw-onecard-rerolls = { $rerolls ->
    [one] jeszcze { $rerolls } rzut
    [few] jeszcze { $rerolls } rzuty
   *[many] jeszcze { $rerolls } rzutów
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } karta w talii
    [few] { $deck } karty w talii
   *[many] { $deck } kart w talii
  }
draw-onecard-chose = wybór: { $move }
draw-onecard-card = karta { $card }
draw-onecard-scored = zdobyte: { $cards }
draw-onecard-display = odkryte
draw-onecard-display-head = Odkryte karty
draw-onecard-table = kości: { $dice }   { draw-onecard-rerolls }   talia: { $deck }
draw-onecard-legend = r czerwony  o pomarańczowy  y żółty  g zielony  b niebieski  p fioletowy   * słońce   ✓ wypełniony rząd
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = słońce
draw-onecard-rows = { $rows ->
    [one] karta { $card }: { $rows } wypełniony rząd
    [few] karta { $card }: { $rows } wypełnione rzędy
   *[many] karta { $card }: { $rows } wypełnionych rzędów
  }
draw-onecard-slot = { $points ->
    [one] karta { $card } zdobyta: { $points } punkt
    [few] karta { $card } zdobyta: { $points } punkty
   *[many] karta { $card } zdobyta: { $points } punktów
  }

# Clustered.
draw-clustered-note = stół { $width } na { $height }
draw-clustered-fast = szybka gra
draw-clustered-third-joker = trzeci dżoker: { $seats }
draw-clustered-third-joker-all = trzeci dżoker: wszyscy
draw-clustered-first-bonus = bonus za pierwszeństwo
draw-clustered-largest-bonus = bonus za największe
draw-clustered-deal = Miejsce { $seat } dobiera kartę.
draw-clustered-play = Miejsce { $seat } zagrywa kartę.
draw-clustered-discard = Miejsce { $seat } odrzuca kartę.
draw-clustered-first-rectangle = pierwszy prostokąt: { $seat }
draw-clustered-first-run = pierwszy ciąg 5 kart: { $seat }
draw-clustered-nobody = nikt
draw-clustered-nobody-yet = jeszcze nikt
draw-clustered-hidden = { $count ->
    [one] { $count } ukryta
    [few] { $count } ukryte
   *[many] { $count } ukrytych
  }
draw-clustered-hand = ręka
draw-clustered-deck = talia
draw-clustered-item-rows = poziomo
draw-clustered-item-columns = pionowo
draw-clustered-item-rectangle = prostokąt
draw-clustered-item-bonus = bonus
draw-clustered-item-total = razem
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = miejsce { $seat }, odrzucone: { $cards }
draw-clustered-pile = odrzucone
draw-clustered-legend = 2tf₀: liczba, kształt (s t c), wypełnienie (h d f), miejsce gracza   J dżoker   * karta startowa
draw-clustered-joker = dżoker
draw-clustered-start = karta startowa
draw-clustered-card = { $card }: { $number } { $number ->
    [1] { $shape ->
        [s] { $fill ->
            [h] pusty
            [d] zakreskowany
           *[f] pełny
          } kwadrat
        [t] { $fill ->
            [h] pusty
            [d] zakreskowany
           *[f] pełny
          } trójkąt
       *[c] { $fill ->
            [h] puste
            [d] zakreskowane
           *[f] pełne
          } koło
      }
   *[few] { $fill ->
        [h] puste
        [d] zakreskowane
       *[f] pełne
      } { $shape ->
        [s] kwadraty
        [t] trójkąty
       *[c] koła
      }
  }
draw-clustered-to-draw = { $count } do dobrania

# Ingenious.
draw-ingenious-solo = solo
draw-ingenious-teams = miejsca 0 i 2 przeciw 1 i 3
draw-ingenious-open-partners = jawni partnerzy
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } płytka w woreczku
    [few] { $tiles } płytki w woreczku
   *[many] { $tiles } płytek w woreczku
  }
draw-ingenious-draws = Miejsce { $seat } dobiera płytkę.
draw-ingenious-swaps = Miejsce { $seat } wymienia płytki albo uzupełnia stojak.
draw-ingenious-bonus = { $plays ->
    [one] Ingenious! Miejsce { $seat } kładzie płytkę, należy się { $plays } dodatkowy ruch.
    [few] Ingenious! Miejsce { $seat } kładzie płytkę, należą się { $plays } dodatkowe ruchy.
   *[many] Ingenious! Miejsce { $seat } kładzie płytkę, należy się { $plays } dodatkowych ruchów.
  }
draw-ingenious-places = Miejsce { $seat } kładzie płytkę.
draw-ingenious-ends = q od { $first } do { $last }
draw-ingenious-lowest = najsłabszy
draw-ingenious-team = drużyna { $one } i { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } płytka, ukryta
    [few] { $tiles } płytki, ukryte
   *[many] { $tiles } płytek, ukryte
  }
draw-ingenious-hidden-tile = ukryta płytka
draw-ingenious-began = { $colour ->
    [r] początek przy czerwonym
    [g] początek przy zielonym
    [b] początek przy niebieskim
    [o] początek przy pomarańczowym
    [y] początek przy żółtym
   *[p] początek przy fioletowym
  }
draw-ingenious-aside = odłożone
draw-ingenious-aside-head = Odłożone
draw-ingenious-legend = r czerwony  g zielony  b niebieski  o pomarańczowy  y żółty  p fioletowy   wielkie litery są nadrukowane na planszy
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, nadrukowany

# A game without a drawing of its own.
draw-listing-ply = krok { $ply }
draw-listing-chance = Teraz działa los
draw-listing-seat = Ruch ma miejsce { $seat }

# The curve of a game that is looked at again.
draw-plot-ply = krok
draw-plot-several = { $sign } kilka
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = oczekiwany wynik w czasie gry
draw-plot-from-to = { $name } zaczyna od { $first } i kończy na { $last }.
draw-plot-turn = Punkt zwrotny { $letter }: { $words }.
draw-plot-mark = krok { $ply }, { $words }
