lobby-switch = Każdy może się dosiąść
lobby-switch-about = Stół widać w sali gier, dopóki jest wolne miejsce.

lobby-title = Sala gier
lobby-link = Znajdź kogoś do gry
lobby-head = Znajdź kogoś do gry
lobby-lead = Dosiądź się do stołu z wolnym miejscem albo niech stol znajdzie kogoś, kto chce zagrać w to samo.
lobby-open = Wolne miejsca
lobby-none = Teraz nikt tu nie czeka. Otwórz pierwszy stół: kto przyjdzie później, trafi do ciebie.
lobby-by-game = Gra
lobby-by-speed = Czas
lobby-all = Wszystkie
lobby-speed-none = Bez zegara
lobby-speed-live = Na żywo
lobby-speed-days = Kilka dni
lobby-free = { $free ->
    [one] { $name }: { $free } wolne miejsce
    [few] { $name }: { $free } wolne miejsca
   *[many] { $name }: { $free } wolnych miejsc
  }
lobby-join = Dosiądź się
lobby-join-label = Dosiądź się: { $game }, { $name }
lobby-mine = Do stołu
lobby-before = Wstecz
lobby-after = Więcej
lobby-pair-head = Zagraj z kimś
lobby-pair-about = Siadasz do stołu z kimś, kto chce zagrać w to samo. Jeśli nikogo jeszcze nie ma, czekasz przy własnym stole.
lobby-pair-none = Bez zegara
lobby-pair-live = 10 min + 5 s na ruch
lobby-pair-days = 3 dni na ruch
lobby-pair = Znajdź kogoś
lobby-own-head = Otwórz stół
lobby-own-about = Zasady wybierasz ty, a dosiąść może się każdy.
lobby-own = Przygotuj
lobby-listed-on = Stół widać w sali gier: każdy może się dosiąść.
lobby-listed-off = Stołu teraz nie widać w sali gier.
lobby-take-out = Usuń z sali gier
lobby-take-in = Pokaż w sali gier

refused-lobby-game = „{ $typed }” to nie jest gra na tym serwerze: klucze podaje /api/games
refused-lobby-speed = „{ $typed }” to nie tempo: none (bez zegara), live albo days
note-not-public = Ten stół jest tylko dla zaproszonych.
note-too-many-listed = W sali gier jest już pięć twoich stołów. Zamknij któryś albo usuń go z sali.
