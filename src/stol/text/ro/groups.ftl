groups-head = Grupurile tale
groups-none = Încă nu e niciun grup. „Păstrează grupul”, pe pagina rezultatului, îi pune aici pe cei din partida aceea. Apoi deschizi masa următoare cu o singură apăsare, săptămână de săptămână.
group-keep = Păstrează grupul
group-latest = ultima masă: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Încă nu s-a terminat nicio partidă.
    [one] { $count } partidă. Victorii:
    [few] { $count } partide. Victorii:
   *[other] { $count } de partide. Victorii:
  }
group-next = Deschide masa următoare
group-go = La masa de joc
group-next-label = Deschide masa următoare: { $names }
group-leave = Părăsește grupul
group-leave-label = Părăsește grupul: { $names }

note-no-group = Nu faci parte dintr-un astfel de grup.
note-group-of-one = Un grup are cel puțin doi oameni. Boții nu se numără.
note-too-many-groups = Faci parte deja din douăzeci de grupuri. Părăsește mai întâi unul.
