groups-head = Vaše društvo
groups-none = Još nema društva. „Zadrži društvo” na stranici rezultata stavlja ovamo ljude iz te partije. Tada iz tjedna u tjedan jednim pritiskom otvarate sljedeći stol.
group-keep = Zadrži društvo
group-latest = posljednji stol: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Nijedna partija još nije gotova.
    [one] { $count } partija. Pobjede:
    [few] { $count } partije. Pobjede:
   *[other] { $count } partija. Pobjede:
  }
group-next = Otvori sljedeći stol
group-go = Idi za stol
group-next-label = Otvori sljedeći stol: { $names }
group-leave = Napusti društvo
group-leave-label = Napusti društvo: { $names }

note-no-group = Ne pripadate tom društvu.
note-group-of-one = Za društvo je potrebno najmanje dvoje ljudi. Računalni protivnici ne računaju se.
note-too-many-groups = Već pripadate u dvadeset društava. Najprije napustite jedno.
