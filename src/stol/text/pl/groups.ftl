groups-head = Twoje ekipy
groups-none = Na razie nie ma żadnej. „Zapamiętaj ekipę” na stronie wyniku zapisuje tutaj osoby z tej partii. Potem tydzień po tygodniu otwierasz kolejny stół jednym naciśnięciem.
group-keep = Zapamiętaj ekipę
group-latest = ostatni stół: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Żadna partia nie jest jeszcze skończona.
    [one] { $count } partia. Zwycięstwa:
    [few] { $count } partie. Zwycięstwa:
   *[many] { $count } partii. Zwycięstwa:
  }
group-next = Otwórz kolejny stół
group-go = Do stołu
group-next-label = Otwórz kolejny stół: { $names }
group-leave = Opuść ekipę
group-leave-label = Opuść ekipę: { $names }

note-no-group = Nie należysz do takiej ekipy.
note-group-of-one = Ekipa to co najmniej dwie osoby. Boty się nie liczą.
note-too-many-groups = Należysz już do dwudziestu ekip. Najpierw opuść którąś z nich.
