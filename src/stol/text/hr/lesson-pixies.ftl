# The guided first game of Pixies, told by the coach. Titles have room for about 28 letters.

lesson-pixies-take-title = Karta ide na svoje polje
lesson-pixies-take = Otkrivene su četiri karte; uzimate ih naizmjence, svatko po dvije. Karta ide licem prema gore na **polje sa svojim brojem**. Uzmite plavu četvorku.
lesson-pixies-take-crosses = Išla bi na svoje polje, ali njezini bi vas križići stajali { $crosses ->
    [one] { $crosses } bod
    [few] { $crosses } boda
   *[other] { $crosses } bodova
  }. Plava četvorka umjesto njih ima spiralu.
lesson-pixies-take-plain = Išla bi na svoje polje, ali sama zasad ne donosi ništa. Plava četvorka ima spiralu, a to je bod.

lesson-pixies-symbols-title = Spirale i križići
lesson-pixies-symbols = Svaka **spirala** na karti licem prema gore donosi bod, a svaki **križić** bod oduzima. Sam broj zasad se ne računa. Ostale su dvije karte: uzmite onu koja vas ništa ne stoji.
lesson-pixies-symbols-crosses = Njezini bi vas križići stajali { $crosses ->
    [one] { $crosses } bod
    [few] { $crosses } boda
   *[other] { $crosses } bodova
  }. Uzmite crvenu šesticu, a devetku prepustite botu.

lesson-pixies-second-title = Druga šestica
lesson-pixies-second = Bot je stavio drugu devetku pod prvu: karta koja leži na drugoj **potvrđena** je i donosi onoliko bodova koliki joj je broj. Sada je otkrivena šestica i za vas. Uzmite zelenu šesticu i ostavite bolju od dviju licem prema gore.
lesson-pixies-second-old = Šestica je u oba slučaja potvrđena i donosi { $old ->
    [one] { $old } bod
    [few] { $old } boda
   *[other] { $old } bodova
  }. No zelena ima spiralu: licem prema gore donosi { $new ->
    [one] { $new } bod
    [few] { $new } boda
   *[other] { $new } bodova
  }.
lesson-pixies-second-yellow = Vašu šesticu potvrđuje bilo koja druga šestica. No ako je gore zelena, dobivate i njezinu spiralu: { $new ->
    [one] { $new } bod
    [few] { $new } boda
   *[other] { $new } bodova
  }.
lesson-pixies-second-three = Njezine su spirale dobre, ali potvrđena karta još je bolja. Zelena šestica donosi { $new ->
    [one] { $new } bod
    [few] { $new } boda
   *[other] { $new } bodova
  }.

lesson-pixies-third-title = Treća šestica
lesson-pixies-third = Ostala je jedna karta, dakle vaša. Vaša je šestica već potvrđena, pa treća ide **licem prema dolje na bilo koje slobodno polje**. Stavite je onamo kamo pripada devetka: devetka koja je poslije prekrije odmah je potvrđena.
lesson-pixies-third-low = I to je moguće. No karta koja je poslije prekrije donosi onoliko bodova koliki joj je broj, pa odaberite visoko polje: posljednje.
lesson-pixies-third-high = Visoko polje dobra je zamisao. Najviše je posljednje, ono za devetku.
lesson-pixies-third-full = Licem prema dolje ne može na polje na kojem već leži karta. Odaberite slobodno polje.

lesson-pixies-cover-title = Prekrijte i potvrdite
lesson-pixies-cover = Četiri nove karte, a vi počinjete. Žuta devetka prekriva vašu kartu licem prema dolje i **odmah je potvrđena**: { $nine ->
    [one] { $nine } bod
    [few] { $nine } boda
   *[other] { $nine } bodova
  } kad se odbiju križići. Uzmite je.
lesson-pixies-cover-four = Druga četvorka potvrđuje vašu četvorku i donosi { $four ->
    [one] { $four } bod
    [few] { $four } boda
   *[other] { $four } bodova
  }. Devetka donosi { $nine ->
    [one] { $nine } bod
    [few] { $nine } boda
   *[other] { $nine } bodova
  }.
lesson-pixies-cover-later = Devetka sada vrijedi više: odmah je potvrđena i donosi { $nine ->
    [one] { $nine } bod
    [few] { $nine } boda
   *[other] { $nine } bodova
  }.

lesson-pixies-zone-title = Zona iste boje
lesson-pixies-zone = Karte iste boje licem prema gore koje se dodiruju rubovima čine **zonu**, a svaka karta vaše najveće zone donosi bodove. Vaša zelena šestica leži pokraj polja za peticu. Uzmite zelenu peticu: { $zone ->
    [one] { $zone } bod
    [few] { $zone } boda
   *[other] { $zone } bodova
  }.
lesson-pixies-zone-apart = Ova zelena karta ne bi dodirivala nijednu drugu, a ima i križiće. Zelena petica leži pokraj vaše šestice: { $zone ->
    [one] { $zone } bod
    [few] { $zone } boda
   *[other] { $zone } bodova
  } za zonu.

lesson-pixies-end-title = Posljednje slobodno polje
lesson-pixies-end = Prošlo je nekoliko poteza i slobodno je još samo vaše prvo polje. Runda završava kad netko **popuni svih devet polja**, a oba su igrača postavila jednako karata. Uzmite **zelenu jedinicu**: pridružuje se vašoj zoni za { $zone ->
    [one] { $zone } bod
    [few] { $zone } boda
   *[other] { $zone } bodova
  }, a simboli donose { $symbols ->
    [one] { $symbols } bod
    [few] { $symbols } boda
   *[other] { $symbols } bodova
  }.
lesson-pixies-end-five = Druga petica potvrđuje vašu peticu i donosi { $five ->
    [one] { $five } bod
    [few] { $five } boda
   *[other] { $five } bodova
  }, ali runda se nastavlja. Zelena jedinica donosi { $one ->
    [one] { $one } bod
    [few] { $one } boda
   *[other] { $one } bodova
  } i završava rundu.
lesson-pixies-end-nine = Vaša je devetka potvrđena, pa bi ova otišla licem prema dolje na posljednje polje i ne bi donijela ništa. Zelena jedinica donosi { $one ->
    [one] { $one } bod
    [few] { $one } boda
   *[other] { $one } bodova
  }.

lesson-pixies-count-title = Zbrajanje bodova
lesson-pixies-count = Potvrđene karte donijele su vam { $validated ->
    [one] { $validated } bod
    [few] { $validated } boda
   *[other] { $validated } bodova
  }, spirale minus križići { $symbols ->
    [one] { $symbols } bod
    [few] { $symbols } boda
   *[other] { $symbols } bodova
  }, a najveća zona { $zone ->
    [one] { $zone } bod
    [few] { $zone } boda
   *[other] { $zone } bodova
  }. To je ukupno **{ $total ->
    [one] { $total } bod
    [few] { $total } boda
   *[other] { $total } bodova
  }**. Bot ima { $other ->
    [one] { $other } bod
    [few] { $other } boda
   *[other] { $other } bodova
  }.

lesson-pixies-rounds-title = Još dvije runde
lesson-pixies-rounds = Sve se karte promiješaju, a počinje tko je postavio posljednju kartu: vi. Svaka je karta vaše najveće zone donijela dva boda; **u drugoj rundi donosi tri, a u trećoj četiri**. Pobjeđuje najveći zbroj svih triju rundi.

lesson-pixies-done-title = To je sve
lesson-pixies-done = Sada znate cijelu igru. Počinje druga runda: uzmite prvu kartu.
