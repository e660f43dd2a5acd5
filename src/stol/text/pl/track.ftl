# Strona gracza: siła gry, odsetki wygranych, szczęście, serie, rekordy, wszystkie gry.

track-title = Moje gry
track-nobody = Twoje gry
track-lead = { $games ->
    [0] Nie ma jeszcze zakończonych gier. Wszystko liczy się tutaj bez zakładania konta.
    [one] { $games } gra, wygrane: { $won }. Wszystko bez konta.
    [few] { $games } gry, wygrane: { $won }. Wszystko bez konta.
   *[many] { $games } gier, wygrane: { $won }. Wszystko bez konta.
  }
track-game = Gra
track-strength = Siła gry
track-none = { $game }: nie ma jeszcze gier rankingowych. Przy tworzeniu stołu włącz „Gra rankingowa”.
track-early = { $games ->
    [one] { $game }: jak dotąd { $games } gra rankingowa. Liczba pojawia się po dziesięciu grach, do tego czasu jest tylko pas.
    [few] { $game }: jak dotąd { $games } gry rankingowe. Liczba pojawia się po dziesięciu grach, do tego czasu jest tylko pas.
   *[many] { $game }: jak dotąd { $games } gier rankingowych. Liczba pojawia się po dziesięciu grach, do tego czasu jest tylko pas.
  }
track-about = { $game }, gra po grze. Twoja siła mieści się w pasie dziewięć razy na dziesięć; im więcej grasz, tym jest węższy. Kropki: boty.
track-provisional = Jeszcze tymczasowo
track-chart = { $games ->
    [one] Siła po { $games } grze rankingowej; dalej jest tabela
    [few] Siła po { $games } grach rankingowych; dalej jest tabela
   *[many] Siła po { $games } grach rankingowych; dalej jest tabela
  }
track-number = Gra rankingowa
track-band = Dziewięć razy na dziesięć
track-between = { $low }–{ $high }
track-shares = Jak często wygrywasz
track-shares-about = Według przeciwników. Zacieniona część to to, co zostawia otwartym przypadek.
track-sizes = Według liczby graczy
track-sizes-about = Wspólne pierwsze miejsce liczy się jako wygrana.
track-people = Ludzie
track-never = bez gier
track-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
track-luck = Szczęście i serie
track-luck-known = { $games ->
    [one] Szczęście było warte { $wins } ± { $error } wygranych w { $games } przeanalizowanej grze.
    [few] Szczęście było warte { $wins } ± { $error } wygranych w { $games } przeanalizowanych grach.
   *[many] Szczęście było warte { $wins } ± { $error } wygranych w { $games } przeanalizowanych grach.
  }
track-luck-unknown = Analiza mówi, co było szczęściem. Żadna z tych gier jeszcze jej nie ma.
track-run-now = Wygrane z rzędu, teraz
track-run-longest = Wygrane z rzędu, najwięcej
track-firsts = Pierwsze wygrane i rekordy
track-first = Pierwsza wygrana: { $what }
track-record = Najwięcej punktów: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Wszystkie gry
track-filter-against = Przeciwnik
track-filter-players = Gracze
track-filter-result = Wynik
track-filter-rated = Rankingowa
track-any = wszystkie
track-yes = tak
track-no = nie
track-won = wygrana
track-lost = bez wygranej
track-alone = bez przeciwnika
track-left = poddana
track-show = Pokaż
track-nothing = Nie ma takich gier.
track-newer = Nowsze gry
track-older = Starsze gry
track-open = Moje gry i siła
track-picture = Obrazek do udostępnienia
track-picture-about = Twoje imię, twoje gry i twoja siła. Zobaczy go tylko ten, kto dostanie go od ciebie.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } gra, wygrane: { $won }
    [few] { $games } gry, wygrane: { $won }
   *[many] { $games } gier, wygrane: { $won }
  }
track-picture-head = Przy stole: { $name }
