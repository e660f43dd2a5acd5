# Ingenious in two minutes. NAME-short: up to 18 letters. Colours are letters.

## The score
learn-ingenious-aim = Twój wynik to najsłabszy kolor
learn-ingenious-aim-short = Wynik
learn-ingenious-aim-text = Sześć kolorów, sześć torów. Na koniec liczy się tylko najsłabszy. Tutaj przegrywa gracz, który ma łącznie o { $more ->
    [one] { $more } punkt
    [few] { $more } punkty
   *[many] { $more } punktów
  } więcej.
learn-ingenious-aim-alt = Dwoje graczy i ich sześć torów. Najsłabszy kolor jednego ma { $low }, drugiego { $other_low }.
learn-ingenious-aim-winner = **Wygrywa: najsłabszy ma { $low }.**
learn-ingenious-aim-winner-more = razem { $total }
learn-ingenious-aim-loser = **Przegrywa: najsłabszy ma { $other_low }.**
learn-ingenious-aim-loser-more = razem { $other_total }

## Placing
learn-ingenious-place = Połóż płytkę
learn-ingenious-place-short = Połóż płytkę
learn-ingenious-place-text = Co turę kładziesz jedną ze swoich { $tiles ->
    [one] { $tiles } płytek
   *[many] { $tiles } płytek
  } na dwóch wolnych polach obok siebie. Nie musi niczego dotykać. Potem dobierasz nową.
learn-ingenious-place-alt = Płytka ze stojaka jest nad dwoma wolnymi polami. Potem już na nich leży.

## Counting
learn-ingenious-count = Policz linie
learn-ingenious-count-short = Policz linie
learn-ingenious-count-text = Z każdej połówki spójrz w { $directions ->
    [one] { $directions } stronę
    [few] { $directions } strony
   *[many] { $directions } stron
  }, we wszystkie oprócz tej, po której leży druga połówka. Każdy taki sam symbol w nieprzerwanej linii to punkt.
learn-ingenious-count-alt = { $first ->
    [r] Czerwony
    [g] Zielony
    [b] Niebieski
    [o] Pomarańczowy
    [y] Żółty
   *[p] Fioletowy
  } daje { $first_points }, { $second ->
    [r] czerwony
    [g] zielony
    [b] niebieski
    [o] pomarańczowy
    [y] żółty
   *[p] fioletowy
  } daje { $second_points }; każdy symbol, który się liczy, ma obwódkę.
learn-ingenious-count-looks = Jedna połówka patrzy wzdłuż tych strzałek.

## What ends a line
learn-ingenious-ends = Co kończy linię
learn-ingenious-ends-short = Koniec linii
learn-ingenious-ends-text = Wolne pole albo każdy inny symbol.
learn-ingenious-ends-alt = Trzy płytki. Za wolnym polem nic się nie liczy: { $gap }. Za innym symbolem też nie: { $other }. Dublet daje { $double }.
learn-ingenious-ends-gap = **Wolne pole.** Czerwone za nim się nie liczą: { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
   *[many] { $gap } punktów
  }.
learn-ingenious-ends-other = **Inny symbol.** Jeden czerwony, a dalej gwiazda: { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
  }.
learn-ingenious-ends-double = **Dublet** punktuje obiema połówkami: { $near } i { $far } to razem { $double ->
    [one] { $double } punkt
    [few] { $double } punkty
   *[many] { $double } punktów
  }. Sama płytka nigdy się nie liczy.

## A question
learn-ingenious-check = Ile punktów daje pomarańczowy?
learn-ingenious-check-text = Płytka w obwódce właśnie została położona.
learn-ingenious-check-alt = Pomarańczowe symbole od pomarańczowej połówki: { $long } w prawo, { $short } w lewo w górę; pozostałe leżą za luką albo za gwiazdą.
learn-ingenious-check-answers = Punkty w pomarańczowym
learn-ingenious-check-fewer = Spójrz też w lewo w górę: tam styka się z nią jeszcze jeden pomarańczowy symbol.
learn-ingenious-check-right = { $long } w prawo, { $short } w lewo w górę. Pozostałe leżą za luką albo za gwiazdą.
learn-ingenious-check-more = Liczą się tylko nieprzerwane linie. Po lewej jest luka, a w lewo w dół gwiazda.

## The first tile
learn-ingenious-first = Pierwsza płytka
learn-ingenious-first-short = Pierwsza płytka
learn-ingenious-first-text = Musi dotykać nadrukowanego symbolu, przy którym nie zaczął nikt inny. Tutaj { $colour ->
    [r] czerwony
    [g] zielony
    [b] niebieski
    [o] pomarańczowy
    [y] żółty
   *[p] fioletowy
  } jest zajęty, więc { $left ->
    [one] zostaje { $left } wolny
    [few] zostają { $left } wolne
   *[many] zostaje { $left } wolnych
  }.
learn-ingenious-first-alt = Cała plansza z jedną płytką przy nadrukowanym symbolu; { $left ->
    [one] zaznaczono { $left } nadrukowany symbol
    [few] zaznaczono { $left } nadrukowane symbole
   *[many] zaznaczono { $left } nadrukowanych symboli
  }.

## The end of a track
learn-ingenious-eighteen = Do końca toru: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = Kolor zatrzymuje się na { $after }, a nadwyżka przepada. Gdy tam dojdzie, od razu kładziesz jeszcze jedną płytkę.
learn-ingenious-eighteen-alt = Płytka daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } kolorowi, który ma { $before }. Zatrzymuje się on na { $after }; { $over ->
    [one] przepada { $over } punkt
    [few] przepadają { $over } punkty
   *[many] przepada { $over } punktów
  }.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] Przepada { $over } punkt
    [few] Przepadają { $over } punkty
   *[many] Przepada { $over } punktów
  }, ale kładziesz jeszcze { $bonus ->
    [one] { $bonus } płytkę
    [few] { $bonus } płytki
   *[many] { $bonus } płytek
  }.

## New tiles
learn-ingenious-swap = Nowe płytki
learn-ingenious-swap-short = Nowe płytki
learn-ingenious-swap-text = Jeśli na twoim stojaku nie ma płytki z najsłabszym kolorem, na koniec tury możesz wymienić wszystkie.
learn-ingenious-swap-alt = Stojak bez najsłabszego koloru i { $tiles ->
    [one] { $tiles } nowa płytka
    [few] { $tiles } nowe płytki
   *[many] { $tiles } nowych płytek
  } po wymianie.
learn-ingenious-swap-lowest = Twój najsłabszy kolor to { $colour ->
    [r] **czerwony**
    [g] **zielony**
    [b] **niebieski**
    [o] **pomarańczowy**
    [y] **żółty**
   *[p] **fioletowy**
  }, a na stojaku go nie ma.

## The end
learn-ingenious-end = Koniec gry
learn-ingenious-end-short = Koniec gry
learn-ingenious-end-text = Gdy żadne dwa wolne pola nie leżą obok siebie. Wygrywa ten, czyj najsłabszy kolor jest najwyższy; przy remisie decyduje następny: tutaj { $next } to więcej niż { $next_other }.
learn-ingenious-end-alt = Pełna plansza, na której { $free ->
    [one] zostało { $free } wolne pole
    [few] zostały { $free } wolne pola
   *[many] zostało { $free } wolnych pól
  }. Najsłabszy kolor zwycięzcy ma { $low }; dwoje pozostałych ma po { $tied }, a dalej { $next } to więcej niż { $next_other }.
learn-ingenious-end-aside = Kto doprowadzi wszystkie sześć kolorów do końca toru, wygrywa od razu.

## Players
learn-ingenious-players = Od jednej do czterech osób
learn-ingenious-players-short = Liczba graczy
learn-ingenious-players-text = Im więcej graczy, tym większa plansza: { $spaces }, { $spaces_three } albo { $spaces_four ->
    [one] { $spaces_four } pole
    [few] { $spaces_four } pola
   *[many] { $spaces_four } pól
  }.
learn-ingenious-players-alt = Trzy plansze, jedna w drugiej, z liczbami graczy, dla których są przeznaczone.
learn-ingenious-players-alone = **W pojedynkę**
learn-ingenious-players-alone-more = Dobierasz jedną, kładziesz jedną. Tory sięgają do { $end_alone }. Podciągaj najsłabszy kolor.
learn-ingenious-players-teams = **Dwie drużyny po dwie osoby**
learn-ingenious-players-teams-more = Drużyna ma wspólne tory, do { $end }. Stojaki pozostają tajne.
