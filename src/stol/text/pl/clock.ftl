# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Czas
setup-time-about = Z zegarem nikt nie czeka bez końca. Gdy serwer nie działa, czas nie płynie.
setup-time-none = Bez zegara
setup-time-live = Na całą partię
setup-time-days = Na każdy ruch
setup-time-up = Gdy skończy się czas
setup-time-up-about = Gra wśród przyjaciół czy zawody?
setup-time-up-bot = Dalej gra bot
setup-time-up-lost = Miejsce przepada

time-live = { $minutes } min + { $added } s na ruch
time-hours = { $count ->
    [one] { $count } godzina na ruch
    [few] { $count } godziny na ruch
   *[many] { $count } godzin na ruch
  }
time-days = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
   *[many] { $count } dni na ruch
  }

refused-time = „{ $typed }” to nie czas gry: może to być od 1 do { $minutes } min i od 0 do { $added } s na ruch, na przykład 10+5, albo od 1 godziny do { $days } dni na każdy ruch, na przykład 12h lub 3d
refused-time-up = time_up to bot albo lost, a nie „{ $typed }”
refused-time-real = z prawdziwymi kartami i kośćmi nie ma zegara, bo ruchy wszystkich podaje gospodarz: wybierz jedno z dwojga

clock-d = d
clock-h = h
clock-min = min
clock-left = Pozostały czas:
clock-until = do { $time }
clock-told = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
   *[many] Zostało { $count } sekund
  }

time-up-you = Twój czas minął: gra za ciebie bot. Możesz wrócić.
time-lost-you = Twój czas minął, a miejsce przepadło.
time-up-notice = { $name }: czas minął. Dalej gra bot.
sitter-lost = czas minął; dalej gra { $name }
sitter-time-up = czas minął
ended-time = { $you ->
    [yes] Twój czas minął
   *[no] Czas minął: { $names }
  }
row-time = { $you ->
    [yes] twój czas minął
   *[no] czas minął: { $names }
  }
note-time-up = Twój czas minął, a miejsce przepadło: gra na nim bot.
note-clock-decides = Przy tym stole o tym, jak długo można być nieobecnym, decyduje zegar.
row-left = jeszcze { $time }
