share-open = Distribuie
share-send = Trimite acest link: apare împreună cu imaginea.
share-foot = Joacă și tu: în browser, fără cont.
share-picture = { $game }: tabla la sfârșitul partidei și punctele tuturor jucătorilor
share-picture-invited = { $game }: tabla goală și cine stă la masă
share-picture-daily = Tabla goală, ca la începutul fiecărei partide
share-invited-head = { $name } îți păstrează un loc.
share-invited-about = { $free ->
    [one] { $game }: este liber { $free } loc din { $count }
    [few] { $game }: sunt libere { $free } locuri din { $count }
   *[other] { $game }: sunt libere { $free } de locuri din { $count }
  }
share-sit = La masa de joc
share-daily-head = Aceeași împărțire pentru toți. Tu cât de departe ajungi?
