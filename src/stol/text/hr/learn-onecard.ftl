# Everything on 1 Card in two minutes. NAME-short stands in the contents: up to 18 letters.

# „Vlastiti špil” is the message option-onecard-deck.
learn-onecard-deck = **Ove su karte naše.** Popis tiskanih karata, koliko znamo, nigdje nije objavljen, pa smo složili špil koji odgovara svemu što piše u knjižici pravila. Ako imate igru kod kuće, njezine karte možete upisati pri podešavanju stola, pod „Vlastiti špil”: O3.

## A card and the dice
learn-onecard-card = Karte i kockice
learn-onecard-card-short = Karte i kockice
learn-onecard-card-text = { $each ->
    [one] Pred svakim igračem otvorena je { $each } karta.
    [few] Pred svakim igračem otvorene su { $each } karte.
   *[other] Pred svakim igračem otvoreno je { $each } karata.
  } { $dice ->
    [one] Svi koriste { $dice } kockicu.
    [few] Svi koriste iste { $dice } kockice.
   *[other] Svi koriste istih { $dice } kockica.
  } Popunite redove na svojim kartama.
learn-onecard-card-aside = { $cards ->
    [one] Ova { $cards } karta
    [few] Ove { $cards } karte
   *[other] Ovih { $cards } karata
  } naš je vlastiti špil: O3.
learn-onecard-card-alt = Karta na kojoj { $rows ->
    [one] je { $rows } red polja
    [few] su { $rows } reda polja
   *[other] je { $rows } redova polja
  }, { $suns ->
    [one] { $suns } od njih
    [few] { $suns } od njih
   *[other] { $suns } od njih
  } sa suncem, i { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
  }.
learn-onecard-card-row = **Red**
learn-onecard-card-row-more = jedna boja; popunjen vrijedi onoliko koliko ima polja
learn-onecard-card-sun = **Sunce**
learn-onecard-card-sun-more = na { $suns ->
    [one] { $suns } redu
    [few] { $suns } reda
   *[other] { $suns } redova
  } svake karte: dodatni bodovi
learn-onecard-card-full = **Popunjeni redovi**
learn-onecard-card-full-more = { $needed ->
    [one] čim je popunjen { $needed }, karta je osvojena
    [few] čim su popunjena { $needed }, karta je osvojena
   *[other] čim je popunjeno { $needed }, karta je osvojena
  }
learn-onecard-card-dice = { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
  }, { $colours ->
    [one] { $colours } boja
    [few] { $colours } boje
   *[other] { $colours } boja
  }, po jedna na svakoj strani.

## Rolling
learn-onecard-roll = Bacite i zadržite
learn-onecard-roll-short = Bacite i zadržite
learn-onecard-roll-text = Jedan igrač baca. Zadržite što želite, a ostalo ponovno bacite, { $rerolls ->
    [one] najviše { $rerolls } put
    [few] najviše { $rerolls } puta
   *[other] najviše { $rerolls } puta
  }. Nakon svake runde kockice idu dalje.
learn-onecard-roll-alt = { $dice ->
    [one] Baca se { $dice } kockica
    [few] Bacaju se { $dice } kockice
   *[other] Baca se { $dice } kockica
  }, a { $kept ->
    [one] { $kept } se zadržava
    [few] { $kept } se zadržavaju
   *[other] { $kept } se zadržava
  }. Na kraju { $again ->
    [one] se ponovno baca još { $again }.
    [few] se ponovno bacaju još { $again }.
   *[other] se ponovno baca još { $again }.
  }
learn-onecard-roll-first = { $dice ->
    [one] Bacite { $dice } kockicu
    [few] Bacite sve { $dice } kockice
   *[other] Bacite svih { $dice } kockica
  }. Ovdje { $kept ->
    [one] se { $kept } zadržava
    [few] se { $kept } zadržavaju
   *[other] se { $kept } zadržava
  }.
learn-onecard-roll-second = Ponovno bacite ostale. Smijete se predomisliti i za kockicu koju ste zadržali.
learn-onecard-roll-last = Još jednom. To bacanje vrijedi, i to za sve.

## Using the roll
learn-onecard-use = Svi koriste bacanje
learn-onecard-use-short = Svi ga koriste
learn-onecard-use-text = Svi istodobno, bez obzira na to tko baca. Svatko iskoristi bacanje na **jednoj** karti i prekriži po polje za svaku kockicu koja stane, slijeva nadesno. Ili kaže „dalje”.
learn-onecard-use-alt = Jedno bacanje i dva igrača s po dvije karte. Oba su prekrižila polja na jednoj svojoj karti.
learn-onecard-use-you = Vi: { $mine ->
    [one] { $mine } polje
    [few] { $mine } polja
   *[other] { $mine } polja
  } na jednoj karti.
learn-onecard-use-other = Drugi igrač: { $others ->
    [one] { $others } polje
    [few] { $others } polja
   *[other] { $others } polja
  }.

## What fits
learn-onecard-fit = Sve kockice neke boje ili nijedna
learn-onecard-fit-short = Što stane
learn-onecard-fit-text = { $crossed ->
    [one] Stane { $crossed } { $fits ->
        [r] crvena
        [o] narančasta
        [y] žuta
        [g] zelena
        [b] plava
       *[p] ljubičasta
      } kockica.
    [few] Stanu { $crossed } { $fits ->
        [r] crvene
        [o] narančaste
        [y] žute
        [g] zelene
        [b] plave
       *[p] ljubičaste
      } kockice.
   *[other] Stane { $crossed } { $fits ->
        [r] crvenih
        [o] narančastih
        [y] žutih
        [g] zelenih
        [b] plavih
       *[p] ljubičastih
      } kockica.
  } { $misfit ->
    [r] Crvena
    [o] Narančasta
    [y] Žuta
    [g] Zelena
    [b] Plava
   *[p] Ljubičasta
  } ne stane: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
  }, a { $free ->
    [one] { $free } slobodno polje
    [few] { $free } slobodna polja
   *[other] { $free } slobodnih polja
  }. Zato se ne križa. Sve što stane mora se prekrižiti.
learn-onecard-fit-alt = Karta prije i poslije: { $crossed ->
    [one] prekriženo je { $crossed } polje
    [few] prekrižena su { $crossed } polja
   *[other] prekriženo je { $crossed } polja
  }. Jedan red ostaje kakav jest: u njemu { $free ->
    [one] je { $free } slobodno polje
    [few] su { $free } slobodna polja
   *[other] je { $free } slobodnih polja
  }, a njegovu boju { $dice ->
    [one] pokazuje { $dice } kockica
    [few] pokazuju { $dice } kockice
   *[other] pokazuje { $dice } kockica
  }.

## Scoring a card
learn-onecard-score = Tri popunjena reda
learn-onecard-score-short = Osvojite kartu
learn-onecard-score-text = { $needed ->
    [one] S { $needed } popunjenim redom ili više karta je odmah osvojena.
    [few] S { $needed } ili više popunjenih redova karta je odmah osvojena.
   *[other] S barem { $needed } popunjenih redova karta je odmah osvojena.
  } Broje se polja njezinih popunjenih redova i njezina sunca. Zatim uzmite novu kartu.
learn-onecard-score-alt = Bacanje dovršava dva reda karte. Sada { $rows ->
    [one] je popunjen { $rows } red
    [few] su popunjena { $rows } reda
   *[other] je popunjeno { $rows } redova
  }: { $boxes ->
    [one] { $boxes } polje
    [few] { $boxes } polja
   *[other] { $boxes } polja
  } i još { $bonus } za sunce čine { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.

## Suns
learn-onecard-sun = Jedno sunce ili oba
learn-onecard-sun-short = Sunca
learn-onecard-sun-text = Sunce se broji ako je njegov red popunjen kad se karta osvoji.
learn-onecard-sun-alt = Ista karta osvojena triput: bez sunca, s jednim i s oba.
learn-onecard-sun-none = **Bez sunca:** samo polja
learn-onecard-sun-one = **Jedno sunce:** { $one ->
    [one] još { $one } bod
    [few] još { $one } boda
   *[other] još { $one } bodova
  }
learn-onecard-sun-both = **Oba sunca:** { $both ->
    [one] još { $both } bod
    [few] još { $both } boda
   *[other] još { $both } bodova
  }

## A question
learn-onecard-check = Koliko vrijedi ova karta?
learn-onecard-check-text = Upravo je osvojena. Jedno je bacanje dovršilo dva njezina reda, pa se broje oba.
learn-onecard-check-answers = Bodovi
learn-onecard-check-alt = Karta na kojoj { $rows ->
    [one] je { $rows } popunjen red od četiri polja
    [few] su { $rows } popunjena reda od po četiri polja
   *[other] je { $rows } popunjenih redova od po četiri polja
  }; { $suns ->
    [one] { $suns } od njih ima sunce
    [few] { $suns } od njih imaju sunce
   *[other] { $suns } od njih ima sunce
  }.
learn-onecard-check-fewer = To su polja. Tu su i sunca.
learn-onecard-check-some = Pogledajte još jednom: oba su sunca u popunjenim redovima.
learn-onecard-check-right = { $rows ->
    [one] { $rows } popunjen red donosi
    [few] { $rows } popunjena reda donose
   *[other] { $rows } popunjenih redova donosi
  } { $fewer }, a oba sunca još { $both }.

## The end
learn-onecard-end = Četvrta karta završava igru
learn-onecard-end-short = Kraj igre
learn-onecard-end-text = Posljednja je runda u kojoj netko osvoji { $last }. kartu. Tada se broje i popunjeni redovi nedovršenih karata, ali bez sunaca. Pobjeđuje tko ima najviše bodova, a ne najviše karata.
learn-onecard-end-alt = Vi ste osvojili { $scored ->
    [one] { $scored } kartu
    [few] { $scored } karte
   *[other] { $scored } karata
  } i { $mine ->
    [one] { $mine } bod
    [few] { $mine } boda
   *[other] { $mine } bodova
  }. Drugi je igrač osvojio { $theirs ->
    [one] { $theirs } kartu
    [few] { $theirs } karte
   *[other] { $theirs } karata
  } i pobjeđuje: { $others ->
    [one] { $others } bod
    [few] { $others } boda
   *[other] { $others } bodova
  }.
learn-onecard-end-you = Vi ste završili igru.
learn-onecard-end-other = Pobjeđuje drugi igrač: { $rest ->
    [one] { $rest } bod
    [few] { $rest } boda
   *[other] { $rest } bodova
  } dobiva za popunjen red nedovršene karte.

## The draft
learn-onecard-draft = Za promjenu: draft
learn-onecard-draft-short = Draft
learn-onecard-draft-text = Kad upoznate igru, možete i birati svoje karte. To je opcija.
learn-onecard-draft-alt = { $dealt ->
    [one] Dijeli se { $dealt } karta
    [few] Dijele se { $dealt } karte
   *[other] Dijeli se { $dealt } karata
  }, { $held ->
    [one] { $held } se zadržava
    [few] { $held } se zadržavaju
   *[other] { $held } se zadržava
  }. Pokraj špila { $open ->
    [one] otvorena je { $open } karta.
    [few] otvorene su { $open } karte.
   *[other] otvoreno je { $open } karata.
  }
learn-onecard-draft-hold = Od { $dealt ->
    [one] { $dealt } karte
    [few] { $dealt } karte
   *[other] { $dealt } karata
  } zadržite { $held }: sve su odmah u igri.
learn-onecard-draft-open = Tko osvoji kartu, uzima jednu od { $open ->
    [one] { $open } otvorene karte
    [few] { $open } otvorene karte
   *[other] { $open } otvorenih karata
  }.
