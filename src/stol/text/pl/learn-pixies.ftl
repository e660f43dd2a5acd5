# Pixies in two minutes. NAME-short: up to 18 letters. “You” is the player whose cells are shown.

## A card
learn-pixies-card = Karta
learn-pixies-card-short = Karta
learn-pixies-card-text = { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
  } Wszystko, co trzeba wiedzieć o karcie, jest na niej.
learn-pixies-card-alt = Żółta { $value } { $spirals ->
    [one] z { $spirals } spiralą
   *[many] z { $spirals } spiralami
  } i niebieska { $other } ze spiralą specjalną.
learn-pixies-card-value = **Wartość**
learn-pixies-card-value-more = od { $least } do { $most }: pole, na które trafia
learn-pixies-card-colour = **Kolor**
learn-pixies-card-colour-more = jeden z czterech albo wszystkie cztery (motyl)
learn-pixies-card-symbols = **Symbole**
learn-pixies-card-symbols-more = spirala daje punkt, krzyżyk odbiera
learn-pixies-card-special = **Spirala specjalna**
learn-pixies-card-special-more = punkt za każdą twoją kartę tego koloru, także za nią samą

## A turn
learn-pixies-take = Weź jedną
learn-pixies-take-short = Weź jedną
learn-pixies-take-text = Odkrywa się tyle kart, ilu jest graczy. Każdy po kolei bierze jedną. Kto weźmie ostatnią, zaczyna następną turę.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  } dla { $players ->
    [one] { $players } gracza
   *[many] { $players } graczy
  }, ponumerowane w kolejności brania.

## A card goes to its cell
learn-pixies-place = Połóż ją
learn-pixies-place-short = Połóż ją
learn-pixies-place-text = Karta o wartości { $value } trafia odkryta na twoje pole { $cell }.
learn-pixies-place-alt = Karta o wartości { $value } jest nad polem { $cell }. Potem leży na nim odkryta.

## The same value again
learn-pixies-again = Druga taka sama
learn-pixies-again-short = Druga taka sama
learn-pixies-again-text = Wybierz, która z dwóch zostaje odkryta. Druga trafia pod nią: twoja { $value } jest teraz **zatwierdzona** i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
learn-pixies-again-alt = Niebieska { $value } i żółta { $value }. Odkryta może zostać jedna albo druga; leży wtedy na tej drugiej i ma pieczęć.
learn-pixies-again-new = Zostaje nowa…
learn-pixies-again-old = …albo stara.

## A third card of a value
learn-pixies-third = I trzecia
learn-pixies-third-short = Trzecia
learn-pixies-third-text = Trafia zakryta na dowolne wolne pole.
learn-pixies-third-alt = Trzecia { $value } leży zakryta na polu { $cell }. Później leży na niej { $later } z pieczęcią.
learn-pixies-third-down = Trzecia { $value }: twoja { $value } jest już zatwierdzona, więc ta będzie zakryta.
learn-pixies-third-anywhere = Może to być każde wolne pole, bez względu na numer.
learn-pixies-third-covers = Później przychodzi { $later }, przykrywa ją i od razu jest zatwierdzona.

## The end of a round
learn-pixies-end = Koniec rundy
learn-pixies-end-short = Koniec rundy
learn-pixies-end-text = Gdy komuś zabraknie wolnych pól, gra się turę do końca i wszyscy liczą punkty. Tutaj pozostali gracze biorą jeszcze { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
  }.
learn-pixies-end-alt = Obszar gry z kartami na { $cells ->
    [one] { $cells } polu
   *[many] wszystkich { $cells } polach
  }. Jedna karta jest zakryta.

## Points
learn-pixies-count = Policz punkty
learn-pixies-count-short = Punkty
learn-pixies-count-text = Punkty dają trzy rzeczy.
learn-pixies-count-alt = Te same dziewięć pól trzy razy. Zatwierdzone karty dają { $validated }, symbole { $symbols }, największa strefa { $zone }: razem { $total }.
learn-pixies-count-validated = **Zatwierdzone**
learn-pixies-count-validated-more = Każda daje swoją wartość.
learn-pixies-count-symbols = **Symbole**
learn-pixies-count-symbols-more = Na wszystkich odkrytych kartach.
learn-pixies-count-zone = **Największa strefa**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  } jednego koloru, jedna przy drugiej.

## A question
learn-pixies-check = Jak duża jest największa strefa?
learn-pixies-check-text = Karty, które stykają się krawędziami i mają wspólny kolor. Karta wielokolorowa (z motylem) pasuje do wszystkich czterech.
learn-pixies-check-alt = Rzędami: żółta, zielona, czerwona; żółta, niebieska, wielokolorowa; żółta, wielokolorowa, zielona.
learn-pixies-check-answers = Karty w strefie
learn-pixies-check-fewer = Jest jeszcze jedna: wielokolorowa na polu { $wild } styka się z żółtą na polu { $third }.
learn-pixies-check-right = { $first }, { $second }, { $third } i { $wild } są żółte albo liczą się jako żółte. Karta wielokolorowa na polu { $apart } nie styka się z żadną z nich.
learn-pixies-check-more = Wszystkie karty strefy mają jeden wspólny kolor. Żółty i niebieski się nie łączą, nawet przez kartę wielokolorową.

## Three rounds
learn-pixies-rounds = Trzy rundy
learn-pixies-rounds-short = Trzy rundy
learn-pixies-rounds-text = Strefa jest za każdym razem więcej warta. Po { $rounds ->
    [one] { $rounds } rundzie
   *[many] { $rounds } rundach
  } wygrywa najwyższa suma punktów.
learn-pixies-rounds-alt = W każdej rundzie ta sama strefa, która ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }: jedna karta daje { $each_1 }, potem { $each_2 }, a na końcu { $each_3 }.
learn-pixies-rounds-round = Runda { $round }

## Two players, and Flower Power
learn-pixies-players = Od dwóch do sześciu osób
learn-pixies-players-short = Liczba graczy
learn-pixies-players-text = W trzy, cztery lub pięć osób gra się tak jak wyżej.
learn-pixies-players-alt = Dwoje graczy bierze na przemian { $revealed ->
    [one] { $revealed } kartę
    [few] { $revealed } karty
   *[many] { $revealed } kart
  }. Z Flower Power zakryta karta, na której nic nie leży, daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
learn-pixies-players-two = **Dwoje graczy:** { $revealed ->
    [one] { $revealed } karta
    [few] { $revealed } karty
   *[many] { $revealed } kart
  }, brane na przemian, po tyle samo. Runda może się skończyć także w połowie tury.
learn-pixies-players-flowers = **Flower Power,** do sześciu osób: dodatkowo { $flowers ->
    [one] { $flowers } karta dwukolorowa
    [few] { $flowers } karty dwukolorowe
   *[many] { $flowers } kart dwukolorowych
  }. Zakryta karta, na której nic nie leży, daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
