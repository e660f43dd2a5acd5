groups-head = Vaše ekipe
groups-none = Još nema nijedne ekipe. „Zadrži ekipu” na stranici rezultata sprema ovamo ljude iz te partije. Poslije iz tjedna u tjedan jednim pritiskom otvarate sljedeći stol.
group-keep = Zadrži ekipu
group-latest = posljednji stol: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Nijedna partija još nije gotova.
    [one] { $count } partija. Pobjede:
    [few] { $count } partije. Pobjede:
   *[other] { $count } partija. Pobjede:
  }
group-next = Otvori sljedeći stol
group-go = Za stol
group-next-label = Otvori sljedeći stol: { $names }
group-leave = Napusti ekipu
group-leave-label = Napusti ekipu: { $names }

note-no-group = Niste u toj ekipi.
note-group-of-one = Za ekipu je potrebno najmanje dvoje ljudi. Botovi se ne računaju.
note-too-many-groups = Već ste u dvadeset ekipa. Najprije napustite neku od njih.
