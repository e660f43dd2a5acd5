# Gry rankingowe.

setup-rated = Gra rankingowa
setup-rated-about = Wynik liczy się wszystkim do siły gry. Potrzebny jest zegar. Bez podpowiedzi i cofania; kto odchodzi, zajmuje ostatnie miejsce.
rated-table = Gra rankingowa: nie ma podpowiedzi i nie cofa się ruchów. Kto odchodzi, zajmuje ostatnie miejsce.
note-rated-undo = To gra rankingowa: ruchów się nie cofa.
note-rated-one-seat = To gra rankingowa: jedna osoba ma jedno miejsce.
note-rated-close = To gra rankingowa: po rozpoczęciu gra się do końca. Możesz poddać grę.
note-rated-help = To gra rankingowa: przed jej końcem nie można niczego wypróbować przy innym stole.
refused-rated-alone = w grze rankingowej są co najmniej dwie strony
refused-rated-guest = w grze rankingowej nie ma gości przy tym samym urządzeniu: zostaw ich miejsca wolne
refused-rated-real = w grze rankingowej rozdaje stol, nie prawdziwe karty i kości
refused-rated-deal = w grze rankingowej nikt nie zna rozdania: zostaw nazwę rozdania pustą
refused-rated-favoured = w grze rankingowej pomaga się wszystkim albo nikomu, nie tylko niektórym
refused-rated-begun = gra rankingowa zaczyna się od początku, nie od wpisanego stołu
refused-rated-time = gra rankingowa wymaga zegara, bo inaczej partia, którą ktoś porzuci, nigdy się nie skończy: wybierz czas


cli-admin-kind-ratings = rankingi

cli-admin-recount = Oblicza na nowo siłę gry wszystkich graczy z wyników gier rankingowych.
cli-admin-recounted = { $games ->
    [one] Obliczono na nowo z { $games } gry rankingowej.
    [few] Obliczono na nowo z { $games } gier rankingowych.
   *[many] Obliczono na nowo z { $games } gier rankingowych.
  }
