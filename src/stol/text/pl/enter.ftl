# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are.

enter-title = Ciąg dalszy prawdziwej partii
enter-head = Ciąg dalszy prawdziwej partii
enter-lead = Ułóż na ekranie to, co leży na stole. To, czego nikt nie widzi, zostanie rozdane na nowo, a gra potoczy się dalej tutaj.
enter-middle = Na środku stołu
enter-who = Kto gra na miejscu { $number }
enter-show = Pokaż stół
enter-go = Graj dalej
enter-see = Coś się jeszcze nie zgadza. Zobacz gdzie
enter-untouched = Nic tu jeszcze nie ma, więc wszystko byłoby losowe. Ułóż to, co leży na stole, albo przygotuj nową partię.
enter-none = Stół pojawi się tutaj, gdy tylko będzie kompletny.
enter-preparing = Zasady tej gry są jeszcze przygotowywane. Spróbuj ponownie za chwilę; wpisane dane zostają.
enter-unsent = Serwer nie odpowiada. Nic nie przepadło: ostatnie dotknięcie zostanie wysłane ponownie razem z następnym.
enter-nobody = Tak jak na stole

enter-codes = Pokaż kody do wpisywania
enter-add = { $to }: dodaj
enter-take-away = { $piece }: zabierz
enter-on-space = Pole { $at }: { $piece }
enter-what-space = Co leży na polu { $at }?
enter-beneath = Która karta leży zakryta?

enter-ingenious-turn = Ma ruch
enter-ingenious-board = Plansza
enter-ingenious-board-about = Rząd po rzędzie, tak jak leży: r g b o y p to czerwony, zielony, niebieski, pomarańczowy, żółty, fioletowy. Kropka to wolne pole. Albo płytka po płytce, na przykład rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Tor punktacji
enter-ingenious-track-about = Jak daleko jest każdy kolor. W drużynach tor pierwszych dwóch miejsc to tor ich drużyny.
enter-ingenious-track-example = 0
enter-ingenious-rack = Stojak
enter-ingenious-rack-about = Pusty zostanie uzupełniony płytkami, które mogą na nim być.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Należne dodatkowe ruchy
enter-ingenious-bonus-about = Dla gracza, który ma ruch, gdy kolor doszedł do 18.
enter-ingenious-owed = { $count ->
    [0] Brak
   *[other] { $count }
  }

enter-clustered-turn = Ma ruch
enter-clustered-cards = Karty
enter-clustered-cards-about = Rząd po rzędzie, tak jak leżą: liczba, c s t (koło, kwadrat, trójkąt), d f h (zakreskowane, pełne, puste), potem miejsce. 2tf1 to dwa pełne trójkąty z miejsca 1, J1 to jego dżoker, * to karta startowa, kropka to wolne miejsce. Albo jedna po drugiej: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Ręka
enter-clustered-hand-about = Pusta zostanie uzupełniona kartami, które temu graczowi jeszcze zostały.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Odrzucone karty
enter-clustered-discards-about = W kolejności odrzucenia.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = Pierwszy prostokąt 2 × 3
enter-clustered-first_rectangle-about = Kto był pierwszy, jeśli ma go kilku graczy.
enter-clustered-first_run = Pierwszy ciąg pięciu kart
enter-clustered-first_run-about = Kto był pierwszy, jeśli ma go kilku graczy.

enter-pixies-turn = Teraz bierze kartę
enter-pixies-market = Rynek
enter-pixies-market-about = Karty, które są jeszcze do wzięcia; przed następnym odkryciem żadne. b g y r m to niebieska, zielona, żółta, czerwona, wielokolorowa; potem wartość; +n to spirale, -n krzyżyki, * karta specjalna.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Dziewięć pól
enter-pixies-area-about = Odkryta karta, a po / zakryta. /? to karta, której nikt nie pamięta.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Dotychczasowe rundy
enter-pixies-points-about = Punkty z każdej zakończonej rundy.
enter-pixies-points-example = 40 35

enter-onecard-turn = Ma kości
enter-onecard-dice = Kości
enter-onecard-dice-about = Pięć kości na stole; r o y g b p to czerwona, pomarańczowa, żółta, zielona, niebieska, fioletowa. Przed pierwszym rzutem żadna.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Pozostałe rzuty
enter-onecard-rolls_left-about = Gdy nie ma już żadnego, wynik liczy się dla wszystkich.
enter-onecard-rerolls = { $count ->
    [0] Brak: wynik się liczy
   *[other] { $count }
  }
enter-onecard-display = Odkryte karty
enter-onecard-display-about = Trzy karty obok talii, według numerów.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Karty w grze
enter-onecard-hand-about = Jedna w wierszu: numer, a potem ile pól którego koloru jest wykreślonych.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Zdobyte karty
enter-onecard-scored-about = Tak samo, w kolejności zdobycia.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = „{ $typed }” to nie liczba całkowita.
enter-wrong-space = „{ $typed }” to nie pole z kolorem, na przykład 0,1 r.
enter-wrong-rows = { $count ->
    [one] Jest { $count } rząd, a plansza ma { $right }. Zasada I1
    [few] Są { $count } rzędy, a plansza ma { $right }. Zasada I1
   *[many] Jest { $count } rzędów, a plansza ma { $right }. Zasada I1
  }
enter-wrong-row = { $count ->
    [one] Rząd { $row } ma { $count } pole, a na planszy ma { $right }. Zasada I1
    [few] Rząd { $row } ma { $count } pola, a na planszy ma { $right }. Zasada I1
   *[many] Rząd { $row } ma { $count } pól, a na planszy ma { $right }. Zasada I1
  }
enter-wrong-tile = „{ $typed }” to nie płytka. Płytka to dwie litery z r g b o y p, na przykład rg albo bb. Zasada I3
enter-wrong-card = „{ $typed }” to nie karta. Karty zapisuje się tak: 2tf albo J. Zasada C1
enter-wrong-placed = „{ $typed }” to nie karta z położeniem i miejscem gracza, na przykład 1,0 2tf 1.
enter-wrong-lying = „{ $typed }” to nie karta z miejscem gracza, na przykład 2tf1 albo J2. Wolne miejsce to kropka. Zasada C1
enter-wrong-start = „{ $typed }”: w rzędach musi być karta startowa, czyli *. Zasada C3
enter-wrong-seat = „{ $typed }” to nie miejsce przy tym stole.
enter-wrong-pixies-card = „{ $typed }” to nie karta. Karty zapisuje się tak: b4+1, g6-4, y5*, m3. Zasada P1
enter-wrong-rounds = { $count ->
    [one] Tutaj są punkty z { $count } rundy, a na pierwszym miejscu z { $right }. Zasada P14
   *[many] Tutaj są punkty z { $count } rund, a na pierwszym miejscu z { $right }. Zasada P14
  }
enter-wrong-onecard-card = „{ $typed }” to nie karta. Karty mają numery od 01 do 30. Zasada O3
enter-wrong-marks = „{ $typed }” to nie karta z wykreślonymi polami, na przykład 03 y6 p3. Zasada O3
enter-wrong-dice = „{ $typed }”: kości to litery z r o y g b p. Zasada O1
