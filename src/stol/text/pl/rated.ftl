# Rated games: what the set-up says, and why something is not possible at a rated table.

setup-rated = Partia rankingowa
setup-rated-about = Wynik liczy się wszystkim do siły gry. Potrzebny jest zegar. Bez podpowiedzi i cofania; kto odchodzi, kończy na ostatniej lokacie.
rated-table = Partia rankingowa: nie ma podpowiedzi i nie cofa się ruchów. Kto odchodzi, kończy na ostatniej lokacie.
note-rated-undo = To partia rankingowa: ruchów się nie cofa.
note-rated-one-seat = To partia rankingowa: jedna osoba ma jedno miejsce.
note-rated-close = To partia rankingowa: po rozpoczęciu gra się do końca. Możesz poddać partię.
note-rated-help = To partia rankingowa: dopóki trwa, nikt nie może wypróbować jej ruchów przy innym stole.
refused-rated-alone = w partii rankingowej są co najmniej dwie strony
refused-rated-guest = w partii rankingowej nie ma gości na tym samym urządzeniu: zostaw ich miejsca wolne
refused-rated-real = w partii rankingowej rozdaje stol: nie gra się prawdziwymi kartami i kośćmi
refused-rated-deal = w partii rankingowej nikt nie zna rozdania: zostaw nazwę rozdania pustą
refused-rated-favoured = w partii rankingowej ułatwienia mają wszyscy albo nikt, nie tylko niektórzy
refused-rated-components = partię rankingową gra się tym, co należy do gry: zostaw karty i rozmiar stołu bez zmian
refused-rated-begun = partię rankingową gra się od początku, nie od wprowadzonej pozycji
refused-rated-time = partia rankingowa wymaga zegara, bo inaczej nigdy by się nie skończyła, gdyby ktoś odszedł: wybierz czas


cli-admin-kind-ratings = rankingi

cli-admin-recount = Oblicza na nowo siłę gry wszystkich graczy z wyników partii rankingowych.
cli-admin-recounted = { $games ->
    [one] Obliczono na nowo z { $games } partii rankingowej.
    [few] Obliczono na nowo z { $games } partii rankingowych.
   *[many] Obliczono na nowo z { $games } partii rankingowych.
  }
