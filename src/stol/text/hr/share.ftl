share-open = Podijeli
share-send = Pošaljite ovu poveznicu: uz nju se prikazuje slika.
share-foot = Igrajte i vi: u pregledniku, bez računa.
share-picture = { $game }: ploča na kraju partije i bodovi svih igrača
share-picture-invited = { $game }: prazna ploča i tko sjedi za stolom
share-picture-daily = Prazna ploča, kao na početku svake partije
share-invited-head = { $name } vam čuva mjesto.
share-invited-about = { $free ->
    [one] { $game }: slobodno je { $free } mjesto od { $count }
    [few] { $game }: slobodna su { $free } mjesta od { $count }
   *[other] { $game }: slobodno je { $free } mjesta od { $count }
  }
share-sit = Za stol
share-daily-head = Isto dijeljenje za sve. Dokle ćete vi stići?
