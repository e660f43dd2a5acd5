# Days off, on which clocks of days for a move stand.

own-holidays = Dni wolne
holidays-page = stol: dni wolne
holidays-head = Dni wolne
holidays-lead = W dni wolne twój czas nie płynie przy stołach, przy których na ruch są godziny lub dni. Partie z zegarem na całą partię toczą się dalej.
holidays-left = { $count ->
    [one] W roku { $year } został { $count } dzień wolny.
    [few] W roku { $year } zostały { $count } dni wolne.
   *[many] W roku { $year } zostało { $count } dni wolnych.
  }
holidays-first = Pierwszy dzień (puste: od teraz)
holidays-last = Ostatni dzień
holidays-about = Każdy rozpoczęty dzień liczy się jako cały; dni zaczynają się o północy UTC. Inni przy stole widzą, do kiedy cię nie ma.
holidays-take = Weź wolne
holidays-now = Masz wolne do { DATETIME($last, dateStyle: "long") }.
holidays-coming = Masz wolne od { DATETIME($first, dateStyle: "long") } do { DATETIME($last, dateStyle: "long") }.
holidays-end = Już jestem
holidays-cancel = Rezygnuję
sitter-holiday = dni wolne do { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = dni wolne zaczynają się { $today } lub później, a kończą tego dnia lub w ciągu następnych 365 dni: pierwszy i ostatni dzień to daty takie jak { $today }
refused-holiday-other = masz już dni wolne: najpierw je zakończ
refused-holiday-days = { $left ->
    [one] w roku { $year } został tylko { $left } dzień wolny
    [few] w roku { $year } zostały tylko { $left } dni wolne
   *[many] w roku { $year } zostało tylko { $left } dni wolnych
  }
cli-admin-kind-holidays = dni wolne
