# The guided first game of Ingenious, told by the coach. Titles have room for about 28 letters.

lesson-ingenious-symbol-title = Počnite uz simbol
lesson-ingenious-symbol = Kad ste na redu, postavite jednu pločicu na dva slobodna polja. Vaša **prva pločica mora dodirivati otisnuti simbol**, i to onaj koji ne dodiruje nijedna druga prva pločica. Postavite zeleno-ljubičastu pločicu tako da zelena polovica bude uz otisnuti zeleni simbol.
lesson-ingenious-symbol-far = Od druge pločice nadalje smijete postavljati bilo gdje. No prva mora dodirivati otisnuti simbol.
lesson-ingenious-symbol-edge = I to je bod u zelenoj. No uz rub linija ima malo mjesta: postavite zelenu polovicu prema sredini.
lesson-ingenious-symbol-purple = To je dopušteno i donosi bod u ljubičastoj. U ovoj partiji počinjemo uz otisnuti zeleni simbol.
lesson-ingenious-symbol-block = Zelena je polovica ondje na dobrom mjestu. No tada ljubičasta stoji na putu vašoj zelenoj liniji: stavite je sa strane.

lesson-ingenious-lines-title = Linije donose bodove
lesson-ingenious-lines = Vaša zelena polovica dodirnula je zeleni simbol: jedan bod u zelenoj. Svaka polovica gleda duž linija koje počinju od nje, a **svaki isti simbol u neprekinutoj liniji donosi bod**. Stavite zelenu na kraj linije od dva zelena simbola: { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }.
lesson-ingenious-lines-nothing = Pločicu smijete postaviti i onamo. No oko nje nema istih simbola, pa ne donosi nijedan bod.
lesson-ingenious-lines-sides = I ovdje zelena donosi { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }, po jedan s dvije strane. No na kraju linije čini liniju od tri simbola, a sljedeći zeleni vidjet će ih sve.
lesson-ingenious-lines-block = Zelena je polovica ondje na dobrom mjestu. No tada plava zatvara liniju: stavite je sa strane.

lesson-ingenious-halves-title = Boduju se obje polovice
lesson-ingenious-halves = Bot je produljio vašu liniju, a nije važno tko je simbol postavio: zelena na njezinu kraju donosi { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }. **Svaka se polovica boduje zasebno.** Postavite crvenu uz drugi crveni simbol i dobit ćete još { $red ->
    [one] { $red } bod
    [few] { $red } boda
   *[other] { $red } bodova
  } u crvenoj.
lesson-ingenious-halves-green = Zelena ondje donosi { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }, ali crvena ništa. Okrenite pločicu tako da crvena dodiruje drugi crveni simbol: još { $red ->
    [one] { $red } bod
    [few] { $red } boda
   *[other] { $red } bodova
  }.

lesson-ingenious-lowest-title = Odlučuje najslabija boja
lesson-ingenious-lowest = Prošlo je nekoliko poteza. Na kraju se **broji samo vaša najslabija boja**: zelena ima { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }, a plava samo { $blue ->
    [one] { $blue } bod
    [few] { $blue } boda
   *[other] { $blue } bodova
  }. Postavite plavo-narančastu pločicu tako da plava dobije { $gain ->
    [one] { $gain } bod
    [few] { $gain } boda
   *[other] { $gain } bodova
  }.
lesson-ingenious-lowest-more = To je { $more ->
    [one] { $more } bod
    [few] { $more } boda
   *[other] { $more } bodova
  }, ali nijedan u plavoj. Vaša najslabija boja ostala bi najslabija.
lesson-ingenious-lowest-orange = Ovdje bodove dobiva narančasta, ali ne i plava. Plava je vaša najslabija boja: nađite mjesto na kojem donosi bodove.

lesson-ingenious-swap-title = Zamjena
lesson-ingenious-swap = Plava više nije vaša najslabija boja: sada je to ljubičasta, { $purple ->
    [one] { $purple } bod
    [few] { $purple } boda
   *[other] { $purple } bodova
  }. A **na vašem stalku nema ljubičaste**. Tada umjesto izvlačenja jedne pločice smijete zamijeniti cijeli stalak, za šest novih pločica: učinite to.
lesson-ingenious-swap-refill = Tada izvlačite jednu pločicu i zadržavate ostale, a ljubičastu biste mogli dugo čekati. Sa šest novih pločica izgledi su bolji.

lesson-ingenious-eighteen-title = Kraj staze
lesson-ingenious-eighteen = Zamjena vam je donijela ljubičastu. Zelena ima { $green ->
    [one] { $green } bod
    [few] { $green } boda
   *[other] { $green } bodova
  }, a staza završava na { $end }: **boja koja stigne do kraja donosi još jedan potez**. Postavite zeleno-ljubičastu pločicu tako da zelena stigne do kraja, a bodove dobije i ljubičasta.
lesson-ingenious-eighteen-more = To je { $more ->
    [one] { $more } bod
    [few] { $more } boda
   *[other] { $more } bodova
  }, ali u crvenoj i žutoj. Zelena je nadomak kraja: dovedite je onamo i odmah igrate još jednom.
lesson-ingenious-eighteen-later = Dobra pločica za ljubičastu. Najprije dovedite zelenu do kraja, a onda ćete odmah moći postaviti i ovu.
lesson-ingenious-eighteen-alone = Zelena ondje stiže do kraja. No uz otisnuti zeleni simbol ima mjesto na kojem bodove dobiva i ljubičasta, vaša najslabija boja.

lesson-ingenious-bonus-title = Ingenious!
lesson-ingenious-bonus = Zelena je na kraju staze: imate **bonus-potez**, prije izvlačenja. Ljubičasta je još među vašim najslabijim bojama. Postavite žuto-ljubičastu pločicu ondje gdje se boduju obje polovice: { $gain ->
    [one] { $gain } bod
    [few] { $gain } boda
   *[other] { $gain } bodova
  } u ljubičastoj.
lesson-ingenious-bonus-more = To je { $more ->
    [one] { $more } bod
    [few] { $more } boda
   *[other] { $more } bodova
  }, ali u crvenoj i žutoj. Iskoristite bonus-potez za ljubičastu, jednu od svojih najslabijih boja.

lesson-ingenious-end-title = Dok se ploča ne popuni
lesson-ingenious-end = Igra završava kad više nema mjesta ni za jednu pločicu. Tada se uspoređuju najslabije boje i pobjeđuje onaj čija je viša: vaša zasad ima { $own ->
    [one] { $own } bod
    [few] { $own } boda
   *[other] { $own } bodova
  }, a botova { $other ->
    [one] { $other } bod
    [few] { $other } boda
   *[other] { $other } bodova
  }. Ako su jednake, odlučuju druge najslabije boje.

lesson-ingenious-done-title = To je sve
lesson-ingenious-done = Sada znate cijelu igru. Igrajte dalje odavde i pazite na svoje najslabije boje.
