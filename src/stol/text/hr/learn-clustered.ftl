# Clustered in two minutes. NAME-short stands in the contents: up to 18 letters.

## The deck
learn-clustered-deck = Vaš kup karata
learn-clustered-deck-short = Vaš kup
learn-clustered-deck-text = Imate vlastiti kup: { $plain ->
    [one] { $plain } kartu
    [few] { $plain } različite karte
   *[other] { $plain } različitih karata
  } i { $jokers ->
    [one] { $jokers } džokera
   *[other] { $jokers } džokera
  }. { $attributes ->
    [one] Karte imaju { $attributes } osobinu.
    [few] Karte imaju { $attributes } osobine.
   *[other] Karte imaju { $attributes } osobina.
  } Okvir pokazuje samo čija je karta.
learn-clustered-deck-alt = Tri karte različitog oblika, tri različite ispune, tri različitog broja i { $jokers ->
    [one] { $jokers } džoker
    [few] { $jokers } džokera
   *[other] { $jokers } džokera
  }.
learn-clustered-deck-shape = **Oblik**
learn-clustered-deck-shape-more = kvadrat, trokut, krug
learn-clustered-deck-fill = **Ispuna**
learn-clustered-deck-fill-more = prazno, iscrtano, popunjeno
learn-clustered-deck-number = **Broj**
learn-clustered-deck-number-more = jedan, dva, tri
learn-clustered-deck-jokers = **Džokeri**
learn-clustered-deck-jokers-more = { $cards ->
    [one] ukupno { $cards } karta
    [few] ukupno { $cards } karte
   *[other] ukupno { $cards } karata
  }

## Two of three
learn-clustered-match = Dvije od tri
learn-clustered-match-short = Dvije od tri
learn-clustered-match-text = Susjedne karte moraju dijeliti barem { $least } od { $attributes ->
    [one] { $attributes } osobine
    [few] { $attributes } osobine
   *[other] { $attributes } osobina
  }: oblik, ispunu, broj. Čija je karta, nije važno.
learn-clustered-match-alt = Dva popunjena trokuta i tri karte koje bi mogle doći uz njih. Dva iscrtana trokuta i dva popunjena kruga pristaju. Jedan prazan trokut ne pristaje.
learn-clustered-match-fill = **Pristaje.** Dijele { $fill } od { $attributes }; samo ispuna nije ista.
learn-clustered-match-shape = **Pristaje.** Dijele { $shape } od { $attributes }; samo oblik nije isti.
learn-clustered-match-both = **Ne pristaje.** Dijele samo { $both } od { $attributes }.

## Where a card can lie
learn-clustered-beside = Uz svakog susjeda
learn-clustered-beside-short = Svi susjedi
learn-clustered-beside-text = Kad ste na redu, odigrajte kartu uz neku kartu na stolu, rub uz rub. Mora pristajati uz **svaku** kartu koju dodiruje, vašu ili tuđu. Zatim uzmite novu.
learn-clustered-beside-alt = Karte oko početne karte. Dva popunjena trokuta iz ruke pristaju na { $spaces ->
    [one] { $spaces } mjesto
    [few] { $spaces } mjesta
   *[other] { $spaces } mjesta
  }. Na još { $others ->
    [one] { $others } mjestu susjedna se karta previše
    [few] { $others } mjesta susjedna se karta previše
   *[other] { $others } mjesta susjedna se karta previše
  } razlikuje.

## Jokers and the start card
learn-clustered-joker = Džoker ide svuda
learn-clustered-joker-short = Džokeri
learn-clustered-joker-text = { $fitting ->
    [0] Ovdje ne pristaje nijedna od { $plain ->
        [one] { $plain } karte
        [few] { $plain } karte
       *[other] { $plain } karata
      }.
    [one] Ovdje pristaje samo { $fitting } od { $plain ->
        [one] { $plain } karte
        [few] { $plain } karte
       *[other] { $plain } karata
      }.
    [few] Ovdje pristaju samo { $fitting } od { $plain ->
        [one] { $plain } karte
        [few] { $plain } karte
       *[other] { $plain } karata
      }.
   *[other] Ovdje pristaje samo { $fitting } od { $plain ->
        [one] { $plain } karte
        [few] { $plain } karte
       *[other] { $plain } karata
      }.
  } Džoker ide uz bilo koju kartu, a bilo koja karta uz džokera. Takva je i početna karta, samo što ona nije ničija.
learn-clustered-joker-alt = Mjesto uz koje { $neighbours ->
    [one] je { $neighbours } karta.
    [few] su { $neighbours } karte koje nemaju ništa zajedničko.
   *[other] je { $neighbours } karata koje nemaju ništa zajedničko.
  } Zatim ondje leži džoker.

## Runs
learn-clustered-runs = Nizovi
learn-clustered-runs-short = Nizovi
learn-clustered-runs-text = { $shortest ->
    [one] { $shortest } ili više vaših karata
    [few] { $shortest } ili više vaših karata
   *[other] { $shortest } ili više vaših karata
  } u nizu, vodoravno ili okomito, donosi po bod za svaku. Ovdje je to { $total ->
    [one] { $total } bod
    [few] { $total } boda
   *[other] { $total } bodova
  }.
learn-clustered-runs-alt = Vodoravni niz donosi { $rows ->
    [one] { $rows } bod
    [few] { $rows } boda
   *[other] { $rows } bodova
  }, okomiti { $columns ->
    [one] { $columns } bod
    [few] { $columns } boda
   *[other] { $columns } bodova
  }. Drugdje između vaših karata leži karta drugog igrača: nema bodova.
learn-clustered-runs-aside = Tuđa karta, početna karta ili praznina prekida niz.

## Counting
learn-clustered-count = Nizovi i pravokutnik
learn-clustered-count-short = Bodovi
learn-clustered-count-text = Boduje se i vaš najveći neprekinuti pravokutnik, bod za svaku kartu. Tako se karta može brojiti { $most ->
    [one] do { $most } put
    [few] do { $most } puta
   *[other] do { $most } puta
  }.
learn-clustered-count-alt = Isti stol triput. Vodoravni nizovi: { $rows }, okomiti nizovi: { $columns }, najveći pravokutnik: { $rectangle }, ukupno: { $total }.
learn-clustered-count-rows = **Vodoravno:** { $rows }
learn-clustered-count-columns = **Okomito:** { $columns }
learn-clustered-count-rectangle = **Najveći pravokutnik:** { $rectangle }
learn-clustered-count-rectangle-more = Ovdje { $wide } × { $high }. Boduje se samo jedan, a obje stranice imaju barem dvije karte.

## A question
learn-clustered-check = Koliko imate bodova?
learn-clustered-check-text = Plave karte su vaše. Zbrojite vodoravne nizove, okomite nizove i najveći pravokutnik.
learn-clustered-check-answers = Bodovi
learn-clustered-check-alt = Vaše karte leže u dva okomita niza od po tri karte koji se dodiruju. Još jedna vaša karta leži s druge strane početne karte.
learn-clustered-check-fewer = To je pravokutnik. Njegovi su stupci ujedno i nizovi.
learn-clustered-check-right = Okomiti nizovi donose { $columns }, pravokutnik još { $rectangle }. Vodoravno je po { $wide ->
    [one] { $wide } karta
    [few] { $wide } karte
   *[other] { $wide } karata
  }, a to je prekratko; početna karta nije ničija.
learn-clustered-check-more = Vodoravno je po { $wide ->
    [one] { $wide } karta
    [few] { $wide } karte
   *[other] { $wide } karata
  }, a to je prekratko: niz ima barem { $shortest ->
    [one] { $shortest } kartu
    [few] { $shortest } karte
   *[other] { $shortest } karata
  }.

## Blocking, and when nothing fits
learn-clustered-block = Blokirajte ili odbacite
learn-clustered-block-short = Blokiranje
learn-clustered-block-text = Smijete igrati uz bilo čije karte, pa i zato da drugome stanete na put. Ako ništa nigdje ne pristaje, i samo tada, odbacite kartu.
learn-clustered-block-alt = Drugi igrač ima dvije karte u nizu. Vi odigrate kartu na njihov kraj. Zatim stol na kojem ne pristaje nijedna vaša karta: jednu odbacujete.
learn-clustered-block-open = Treća smeđa karta ovdje bi donijela { $gain ->
    [one] { $gain } bod
    [few] { $gain } boda
   *[other] { $gain } bodova
  }.
learn-clustered-block-blocked = Vaša karta pristaje, pa smije ovamo.
learn-clustered-block-stuck = { $spaces ->
    [one] Na malom stolu još je { $spaces } mjesto,
    [few] Na malom stolu još su { $spaces } mjesta,
   *[other] Na malom stolu još je { $spaces } mjesta,
  } a ništa ne pristaje.
learn-clustered-block-discard = Od { $hand ->
    [one] { $hand } karte
    [few] { $hand } karte
   *[other] { $hand } karata
  } odbacujete jednu, licem prema gore. Ona je izvan igre.

## The end
learn-clustered-end = Kraj igre
learn-clustered-end-short = Kraj igre
learn-clustered-end-text = Igra završava kad su sve karte odigrane ili odbačene. Pobjeđuje tko ima najviše bodova: ovdje { $mine } prema { $others }.
learn-clustered-end-alt = Stol na kraju igre: { $played ->
    [one] na njemu leži { $played } karta
    [few] na njemu leže { $played } karte
   *[other] na njemu leži { $played } karata
  }, { $discarded ->
    [one] { $discarded } je odbačena
    [few] { $discarded } su odbačene
   *[other] { $discarded } je odbačeno
  }.
learn-clustered-end-player = { $seat ->
    [0] Vi
   *[other] Drugi igrač
  }

## Other ways to play
learn-clustered-more = Od jednog do osam igrača
learn-clustered-more-short = Drugi načini
learn-clustered-more-text = Kad igrate sami, pokušajte nadmašiti svoj najbolji rezultat. Za više igrača ili za promjenu postoji i ovo.
learn-clustered-more-alt = Dvije početne karte i { $between ->
    [one] { $between } mjesto
    [few] { $between } mjesta
   *[other] { $between } mjesta
  } između njih. { $jokers ->
    [one] { $jokers } džoker
    [few] { $jokers } džokera
   *[other] { $jokers } džokera
  }. { $dealt ->
    [one] { $dealt } karta
    [few] { $dealt } karte
   *[other] { $dealt } karata
  }, od kojih { $held ->
    [one] { $held } ostaje
    [few] { $held } ostaju
   *[other] { $held } ostaje
  } u ruci.
learn-clustered-more-expanded = **{ $fewest } do { $most } igrača:** { $starts ->
    [one] { $starts } početna karta
    [few] { $starts } početne karte
   *[other] { $starts } početnih karata
  }, između njih { $between ->
    [one] { $between } mjesto
    [few] { $between } mjesta
   *[other] { $between } mjesta
  }. C15
learn-clustered-more-third-joker = **Treći džoker:** svima ili kao pomoć nekima. C13
learn-clustered-more-fast = **Brza igra:** od { $dealt ->
    [one] { $dealt } karte
    [few] { $dealt } karte
   *[other] { $dealt } karata
  } birate { $held }; u svakom potezu uzmete dvije karte i odbacite jednu. C16
learn-clustered-more-bonus = **Bonusi:** po { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } boda
   *[other] { $bonus } bodova
  } za „biti prvi” ili za „najveće postignuće”. C17 C18
