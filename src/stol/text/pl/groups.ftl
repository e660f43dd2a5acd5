groups-head = Twoje stałe składy
groups-none = Na razie nie ma żadnego. „Zapamiętaj skład” na stronie wyniku zapisuje tutaj osoby z tej partii. Potem tydzień po tygodniu otwierasz kolejny stół jednym naciśnięciem.
group-keep = Zapamiętaj skład
group-latest = ostatni stół: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Żadna partia nie jest jeszcze skończona.
    [one] { $count } partia. Zwycięstwa:
    [few] { $count } partie. Zwycięstwa:
   *[many] { $count } partii. Zwycięstwa:
  }
group-next = Otwórz kolejny stół
group-go = Idź do stołu
group-next-label = Otwórz kolejny stół: { $names }
group-leave = Opuść skład
group-leave-label = Opuść skład: { $names }

note-no-group = Nie należysz do takiego składu.
note-group-of-one = Stały skład to co najmniej dwie osoby. Boty się nie liczą.
note-too-many-groups = Należysz już do dwudziestu składów. Najpierw opuść któryś z nich.
