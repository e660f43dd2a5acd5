lobby-switch = Oricine se poate așeza
lobby-switch-about = Masa se vede în sala de joc cât timp are un loc liber.

lobby-title = Sala de joc
lobby-link = Găsește jucători
lobby-head = Găsește cu cine să joci
lobby-lead = Așază-te la o masă cu un loc liber sau lasă stol să găsească pe cineva care vrea să joace același lucru.
lobby-open = Locuri libere
lobby-none = Acum nu așteaptă nimeni aici. Deschide prima masă: cine vine mai târziu te găsește.
lobby-by-game = Joc
lobby-by-speed = Timp
lobby-all = Toate
lobby-speed-none = Fără ceas
lobby-speed-live = În timp real
lobby-speed-days = Mai multe zile
lobby-free = { $free ->
    [one] { $name }: { $free } loc liber
    [few] { $name }: { $free } locuri libere
   *[other] { $name }: { $free } de locuri libere
  }
lobby-join = Ia loc
lobby-join-label = Ia loc: { $game }, { $name }
lobby-mine = La masa de joc
lobby-before = Înapoi
lobby-after = Mai multe
lobby-pair-head = Joacă cu cineva
lobby-pair-about = Te așezi la masă cu cineva care vrea să joace același lucru. Dacă nu e încă nimeni, aștepți la o masă a ta.
lobby-pair-none = Fără ceas
lobby-pair-live = 10 min + 5 s pe mutare
lobby-pair-days = 3 zile pe mutare
lobby-pair = Găsește pe cineva
lobby-own-head = Deschide o masă
lobby-own-about = Tu alegi regulile și oricine se poate așeza.
lobby-own = Pregătește
lobby-listed-on = Masa se vede în sala de joc: oricine se poate așeza.
lobby-listed-off = Masa nu se vede acum în sala de joc.
lobby-take-out = Scoate din sala de joc
lobby-take-in = Arată în sala de joc

refused-lobby-game = „{ $typed }” nu este un joc de pe acest server: cheile sunt la /api/games
refused-lobby-speed = „{ $typed }” nu este un ritm: none (fără ceas), live sau days
note-not-public = Masa aceasta este numai pentru cei invitați.
note-too-many-listed = În sala de joc sunt deja cinci mese ale tale. Închide una sau scoate-o din sală.
