# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = Moje partie
track-nobody = Twoje partie
track-lead = { $games ->
    [0] Nie ma jeszcze zakończonych partii. Wszystko liczy się tutaj bez zakładania konta.
    [one] { $games } partia, wygrane: { $won }. Wszystko bez konta.
    [few] { $games } partie, wygrane: { $won }. Wszystko bez konta.
   *[many] { $games } partii, wygrane: { $won }. Wszystko bez konta.
  }
track-game = Gra
track-strength = Siła gry
track-none = { $game }: nie ma jeszcze partii rankingowych. Przy tworzeniu stołu włącz „Partia rankingowa”.
track-early = { $games ->
    [one] { $game }: jak dotąd { $games } partia rankingowa. Liczba pojawia się po dziesięciu partiach, do tego czasu jest tylko pas.
    [few] { $game }: jak dotąd { $games } partie rankingowe. Liczba pojawia się po dziesięciu partiach, do tego czasu jest tylko pas.
   *[many] { $game }: jak dotąd { $games } partii rankingowych. Liczba pojawia się po dziesięciu partiach, do tego czasu jest tylko pas.
  }
track-about = { $game }, partia po partii. Twoja siła mieści się w pasie dziewięć razy na dziesięć; im więcej grasz, tym jest węższy. Linie kropkowane: boty.
track-provisional = Jeszcze tymczasowo
track-chart = { $games ->
    [one] Siła po { $games } partii rankingowej; dalej jest tabela
    [few] Siła po { $games } partiach rankingowych; dalej jest tabela
   *[many] Siła po { $games } partiach rankingowych; dalej jest tabela
  }
track-number = Partia rankingowa
track-band = Dziewięć razy na dziesięć
track-between = { $low }–{ $high }
track-shares = Jak często wygrywasz
track-shares-about = Przeciw ludziom i botom. Zacieniona część może być jeszcze dziełem przypadku.
track-sizes = Według liczby graczy
track-sizes-about = Wspólne pierwsze miejsce liczy się jako wygrana.
track-people = Ludzie
track-never = bez partii
track-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
track-luck = Szczęście i serie
track-luck-known = { $games ->
    [one] W { $games } przeanalizowanej partii szczęście dało { $wins } ± { $error } wygranej.
    [few] W { $games } przeanalizowanych partiach szczęście dało { $wins } ± { $error } wygranej.
   *[many] W { $games } przeanalizowanych partiach szczęście dało { $wins } ± { $error } wygranej.
  }
track-luck-unknown = Analiza pokazuje, co było szczęściem. Żadna z tych partii jeszcze jej nie ma.
track-luck-waiting = { $games ->
    [one] Trwa analiza jeszcze { $games } partii.
    [few] Trwa analiza jeszcze { $games } partii.
   *[many] Trwa analiza jeszcze { $games } partii.
  }
track-luck-more = Przeanalizuj więcej partii
track-run-now = Wygrane z rzędu, teraz
track-run-longest = Wygrane z rzędu, rekord
track-firsts = Pierwsze wygrane i rekordy
track-first = Pierwsza wygrana: { $what }
track-record = Najwięcej punktów: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Wszystkie partie
track-filter-against = Przeciw komu
track-filter-players = Liczba graczy
track-filter-result = Wynik
track-filter-rated = Rankingowa
track-any = wszystkie
track-yes = tak
track-no = nie
track-won = wygrana
track-lost = bez wygranej
track-alone = solo
track-left = poddana
track-stand-in = grał też bot
track-show = Pokaż
track-nothing = Nie ma takich partii.
track-newer = Nowsze partie
track-older = Starsze partie
own-track = Moje partie
track-open = Moje partie i siła gry
track-picture = Obrazek do udostępnienia
track-picture-about = Twoje imię, twoje partie i twoja siła gry. Zobaczy go tylko ten, kto dostanie go od ciebie.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } partia, wygrane: { $won }
    [few] { $games } partie, wygrane: { $won }
   *[many] { $games } partii, wygrane: { $won }
  }
track-picture-head = Przy stole: { $name }
