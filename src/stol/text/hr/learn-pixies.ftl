# Pixies in two minutes. NAME-short stands in the contents: up to 18 letters.

## A card
learn-pixies-card = Karta
learn-pixies-card-short = Karta
learn-pixies-card-text = { $cards ->
    [one] U igri je { $cards } karta.
    [few] U igri su { $cards } karte.
   *[other] U igri je { $cards } karata.
  } Na karti piše sve što o njoj treba znati.
learn-pixies-card-alt = { $spirals ->
    [one] Žuta { $value } na kojoj je { $spirals } spirala
    [few] Žuta { $value } na kojoj su { $spirals } spirale
   *[other] Žuta { $value } na kojoj je { $spirals } spirala
  } i plava { $other } s posebnom spiralom.
learn-pixies-card-value = **Broj**
learn-pixies-card-value-more = od { $least } do { $most }: polje na koje karta ide
learn-pixies-card-colour = **Boja**
learn-pixies-card-colour-more = jedna od četiri ili sve četiri (leptir)
learn-pixies-card-symbols = **Simboli**
learn-pixies-card-symbols-more = spirala donosi bod, križić ga oduzima
learn-pixies-card-special = **Posebna spirala**
learn-pixies-card-special-more = bod za svaku vašu kartu te boje, i za nju samu

## A turn
learn-pixies-take = Uzmite kartu
learn-pixies-take-short = Uzmite kartu
learn-pixies-take-text = Otkriva se onoliko karata koliko je igrača. Svatko redom uzima jednu. Tko je posljednji na redu, sljedeći put počinje.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
  } za { $players ->
    [one] { $players } igrača
   *[other] { $players } igrača
  }, s brojevima redom kojim se uzimaju.

## A card goes to its cell
learn-pixies-place = Postavite je
learn-pixies-place-short = Postavite je
learn-pixies-place-text = Karta s brojem { $value } ide licem prema gore na vaše polje { $cell }.
learn-pixies-place-alt = Karta s brojem { $value } iznad polja { $cell }. Zatim leži ondje, licem prema gore.

## The same value again
learn-pixies-again = Opet isti broj
learn-pixies-again-short = Opet isti broj
learn-pixies-again-text = Birate koja od dviju karata ostaje licem prema gore. Druga ide pod nju: vaša { $value } sada je **potvrđena** i donosi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.
learn-pixies-again-alt = Plava { $value } i žuta { $value }. Licem prema gore može ostati bilo koja; leži na drugoj i ima pečat.
learn-pixies-again-new = Ostaje nova…
learn-pixies-again-old = …ili stara.

## A third card of a value
learn-pixies-third = I još jedna
learn-pixies-third-short = I još jedna
learn-pixies-third-text = Ide licem prema dolje, na bilo koje slobodno polje.
learn-pixies-third-alt = Treća { $value } postavlja se licem prema dolje na polje { $cell }. Poslije na njoj leži { $later } i ima pečat.
learn-pixies-third-down = Treća { $value }: vaša { $value } već je potvrđena, pa nova ide licem prema dolje.
learn-pixies-third-anywhere = Može na bilo koje slobodno polje, bez obzira na njegov broj.
learn-pixies-third-covers = Poslije dođe { $later }, prekrije je i odmah je potvrđena.

## The end of a round
learn-pixies-end = Runda završava
learn-pixies-end-short = Kraj runde
learn-pixies-end-text = Čim netko više nema slobodnog polja, potez se dovrši i svi zbrajaju bodove. Ovdje ostali uzimaju još { $left ->
    [one] { $left } kartu
    [few] { $left } karte
   *[other] { $left } karata
  }.
learn-pixies-end-alt = { $cells ->
    [one] Zauzeto je { $cells } polje
    [few] Zauzeta su sva { $cells } polja
   *[other] Zauzeto je svih { $cells } polja
  } igraćeg područja. Jedna karta leži licem prema dolje.

## Points
learn-pixies-count = Zbrajanje bodova
learn-pixies-count-short = Bodovi
learn-pixies-count-text = Bodovi se dobivaju na tri načina.
learn-pixies-count-alt = Istih devet polja triput. Potvrđene karte: { $validated }, simboli: { $symbols }, najveća zona: { $zone }, ukupno: { $total }.
learn-pixies-count-validated = **Potvrđene karte**
learn-pixies-count-validated-more = Svaka donosi svoj broj bodova.
learn-pixies-count-symbols = **Simboli**
learn-pixies-count-symbols-more = Na svim kartama licem prema gore.
learn-pixies-count-zone = **Najveća zona**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } karta iste boje.
    [few] { $cards } karte iste boje koje se dodiruju.
   *[other] { $cards } karata iste boje koje se dodiruju.
  }

## A question
learn-pixies-check = Kolika je najveća zona?
learn-pixies-check-text = Karte koje se dodiruju rubovima i imaju zajedničku boju. Višebojna karta (s leptirom) ide uz sve četiri.
learn-pixies-check-alt = Po redovima: žuta, zelena, crvena; žuta, plava, višebojna; žuta, višebojna, zelena.
learn-pixies-check-answers = Karte u zoni
learn-pixies-check-fewer = Ima još jedna: višebojna karta na polju { $wild } dodiruje žutu na polju { $third }.
learn-pixies-check-right = { $first }, { $second }, { $third } i { $wild } žute su, ovako ili onako. Višebojna karta na polju { $apart } ne dodiruje nijednu od njih.
learn-pixies-check-more = Sve karte jedne zone imaju jednu zajedničku boju. Žuta i plava ne spajaju se, čak ni preko višebojne karte.

## Three rounds
learn-pixies-rounds = Tri runde
learn-pixies-rounds-short = Tri runde
learn-pixies-rounds-text = Zona svaki put vrijedi više. { $rounds ->
    [one] Nakon { $rounds } runde
    [few] Nakon { $rounds } runde
   *[other] Nakon { $rounds } rundi
  } pobjeđuje najveći zbroj bodova.
learn-pixies-rounds-alt = Ista zona u svakoj rundi, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
  }: svaka karta donosi najprije { $each_1 }, zatim { $each_2 }, zatim { $each_3 }.
learn-pixies-rounds-round = { $round }. runda

## Two players, and Flower Power
learn-pixies-players = Od dva do šest igrača
learn-pixies-players-short = Igrači
learn-pixies-players-text = Kad igra od tri do pet igrača, vrijedi sve što ste vidjeli.
learn-pixies-players-alt = Dva igrača naizmjence uzimaju { $revealed ->
    [one] { $revealed } kartu
    [few] { $revealed } karte
   *[other] { $revealed } karata
  }. S proširenjem Flower Power karta licem prema dolje, sama na polju, donosi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.
learn-pixies-players-two = **Dva igrača:** { $revealed ->
    [one] { $revealed } karta, koja se uzima
    [few] { $revealed } karte, koje se uzimaju
   *[other] { $revealed } karata, koje se uzimaju
  } naizmjence, svatko jednako. Runda može završiti i usred poteza.
learn-pixies-players-flowers = **Flower Power,** do šest igrača: još { $flowers ->
    [one] { $flowers } dvobojna karta
    [few] { $flowers } dvobojne karte
   *[other] { $flowers } dvobojnih karata
  }. Karta licem prema dolje, sama na polju, donosi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.
