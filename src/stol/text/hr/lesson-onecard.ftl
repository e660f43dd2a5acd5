# The guided first game of Everything on 1 Card, told by the coach. Titles have room for about 28 letters.

lesson-onecard-keep-title = Zadržite i ponovno bacite
lesson-onecard-keep = Bacate za sve, a bilo koje kockice smijete ponovno baciti, najviše dvaput. Na vašoj prvoj karti kratki su žuti i zeleni red, pa se brzo popune. Zadržite **obje žute kockice i zelenu**, a druge dvije ponovno bacite.
lesson-onecard-keep-stop = Ako stanete, ovo bacanje vrijedi kakvo jest. No narančasta kockica na vašoj prvoj karti ne služi ničemu, a ponovno bacanje ne stoji ništa.
lesson-onecard-keep-green = I zelena kockica pomaže: zeleni red vaše prve karte ima samo dva polja. Zadržite i nju.
lesson-onecard-keep-orange = Vaša prva karta nema narančasti red, pa bi ova kockica na njoj propala. Ponovno je bacite.
lesson-onecard-keep-red = Crvena stane, ali crveni je red najdulji na vašoj karti. Kratki se redovi prije popune, pa ovu kockicu ponovno bacite.

lesson-onecard-stop-title = Dosta je dosta
lesson-onecard-stop = Treća žuta: točno ono što treba žutom redu vaše prve karte. Smjeli biste baciti još jednom. No svih pet kockica stane na tu kartu, pa recite **dosta**.
lesson-onecard-stop-more = Svih pet kockica već stane, pa novo bacanje ne može donijeti više. A s četvrtom žutom ne bi stala nijedna žuta: taj red ima tri polja.

lesson-onecard-use-title = Bacanje na jednu kartu
lesson-onecard-use = Sada svatko u tajnosti bira: iskoristiti bacanje na **jednoj karti** ili reći „dalje”. Na prvoj karti njime križate { $first ->
    [one] { $first } polje
    [few] { $first } polja
   *[other] { $first } polja
  }, među njima i cijeli žuti red. Iskoristite ga ondje.
lesson-onecard-use-second = Vaša druga karta nema žuti red: { $second ->
    [one] prekrižilo bi se samo { $second } polje
    [few] prekrižila bi se samo { $second } polja
   *[other] prekrižilo bi se samo { $second } polja
  }. Na prvoj karti { $first ->
    [one] to je { $first } polje
    [few] to su { $first } polja
   *[other] to je { $first } polja
  }.
lesson-onecard-use-pass = „Dalje” recite kad vam bacanje ništa ne donosi. Ovim na prvoj karti križate { $first ->
    [one] { $first } polje
    [few] { $first } polja
   *[other] { $first } polja
  }.

lesson-onecard-misfit-title = Što ne stane
lesson-onecard-misfit = Bacio je bot, a to bacanje vrijedi i za vas. Na vašoj je prvoj karti jedno slobodno zeleno polje, a zelene su kockice dvije: **boja koja ne stane cijela uopće se ne križa**. Ali tri plave kockice popunjavaju plavi red, pa opet iskoristite tu kartu.
lesson-onecard-misfit-second = Na drugu kartu stane sve, { $second ->
    [one] { $second } polje
    [few] { $second } polja
   *[other] { $second } polja
  }, a na prvu samo { $first ->
    [one] { $first } polje
    [few] { $first } polja
   *[other] { $first } polja
  }. No na prvoj se karti popunjava drugi red, a za osvajanje karte trebaju tri.
lesson-onecard-misfit-pass = Tada od ovog bacanja nemate ništa. Na vašoj prvoj karti ono popunjava cijeli red.

lesson-onecard-one-title = Točno jedna
lesson-onecard-one = Dva su reda popunjena, a za treći nedostaje jedno zeleno polje. Treba vam **točno jedna** zelena kockica, a imate još jedno ponovno bacanje. Zadržite jednu zelenu i sve ostale: ponovno bacite samo drugu zelenu.
lesson-onecard-one-two = Tada ostaju dvije zelene kockice, a dvije ne stanu u jedno polje. Ponovno bacite jednu od njih i ništa drugo.
lesson-onecard-one-none = Tada ne bi ostala nijedna zelena kockica, a jedna vam treba. Zadržite jednu od dviju.
lesson-onecard-one-all = Jedna zelena je u redu. No i svaka druga kockica koju bacite može pasti na zeleno, pa ponovno bacite samo jednu.

lesson-onecard-score-title = Tri popunjena reda
lesson-onecard-score = Jedna zelena kockica: popunjava se treći red. Karta s **tri popunjena reda** odmah je osvojena, a ova donosi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }. Iskoristite prvu kartu.
lesson-onecard-score-second = Na drugoj su karti kockice tek početak. Prvu kartu dovršavaju i donose { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.
lesson-onecard-score-pass = Ovo bacanje ne propuštajte: dovršava kartu i donosi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.

lesson-onecard-suns-title = Polja i sunca
lesson-onecard-suns = Karta vam je donijela { $boxes ->
    [one] { $boxes } bod
    [few] { $boxes } boda
   *[other] { $boxes } bodova
  } za polja popunjenih redova i { $suns ->
    [one] { $suns } bod
    [few] { $suns } boda
   *[other] { $suns } bodova
  } zato što su popunjena oba reda sa **suncem**: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }. Jedno sunce donosi manje, a redovi koji nisu popunjeni ne donose ništa. Umjesto osvojene karte uzeli ste novu.

lesson-onecard-race-title = Utrka do četvrte karte
lesson-onecard-race = Igra završava rundom u kojoj netko osvoji **četvrtu kartu**. Popunjeni redovi nedovršenih karata tada donose bodove za polja, ali ne i za sunca. Pobjeđuje najveći zbroj bodova: budite brzi, ali ne prebrzi.

lesson-onecard-done-title = To je sve
lesson-onecard-done = Sada znate cijelu igru. Bacio je bot: iskoristite to bacanje na jednoj od svojih karata i igrajte dalje.
