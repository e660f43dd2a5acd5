# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are.

enter-title = Nastavak s pravog stola
enter-head = Nastavak s pravog stola
enter-lead = Unesite što je na stolu. Ono što nitko ne vidi dijeli se iznova, a partija se nastavlja ovdje.
enter-middle = Na sredini stola
enter-who = Tko igra na mjestu { $number }
enter-show = Prikaži stol
enter-go = Nastavi
enter-see = Nešto još nije u redu. Pogledajte gdje
enter-untouched = Još ništa nije uneseno, pa bi sve bilo slučajno podijeljeno. Unesite što je na stolu ili postavite novi stol.
enter-none = Stol će se prikazati ovdje čim bude potpun.
enter-preparing = Pravila ove igre još se pripremaju. Pokušajte ponovno za koji trenutak; ono što ste upisali ostaje.
enter-unsent = Poslužitelj ne odgovara. Ništa nije izgubljeno: posljednji dodir šalje se ponovno uz sljedeći.
enter-nobody = Prema stanju na stolu

enter-codes = Prikaži oznake za upis
enter-add = Dodaj: { $to }
enter-take-away = { $piece }: ukloni
enter-on-space = Polje { $at }: { $piece }
enter-what-space = Što je na polju { $at }?
enter-beneath = Koja karta leži licem prema dolje?

enter-ingenious-turn = Na redu
enter-ingenious-board = Ploča
enter-ingenious-board-about = Redak po redak kako leži: r g b o y p za crvenu, zelenu, plavu, narančastu, žutu, ljubičastu. Točka je slobodno polje. Ili pločicu po pločicu, na primjer rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Staza
enter-ingenious-track-about = Dokle je stigla koja boja. U timovima je staza prvih dvaju mjesta staza njihova tima.
enter-ingenious-track-example = 0
enter-ingenious-rack = Stalak
enter-ingenious-rack-about = Ako ga ostavite praznim, popunit će se pločicama koje bi ondje mogle biti.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Preostali bonus-potezi
enter-ingenious-bonus-about = Igrača koji je na redu, nakon što je boja stigla do 18.
enter-ingenious-owed = { $count ->
    [0] Nema ih
   *[other] { $count }
  }

enter-clustered-turn = Na redu
enter-clustered-cards = Karte
enter-clustered-cards-about = Redak po redak kako leže: broj, zatim c s t za krug, kvadrat, trokut, pa d f h za iscrtano, popunjeno, prazno, na kraju mjesto. 2tf1 su dva popunjena trokuta mjesta 1, J1 je njegov džoker, * početna karta, točka slobodno mjesto na stolu. Ili jednu po jednu: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Ruka
enter-clustered-hand-about = Ako je ostavite praznom, popunit će se kartama koje su tom igraču preostale.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Odbačene karte
enter-clustered-discards-about = Redom kojim su odbačene.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = Prvi pravokutnik 2 × 3
enter-clustered-first_rectangle-about = Tko ga je imao prvi, ako ga ima više igrača.
enter-clustered-first_run = Prvi niz od pet
enter-clustered-first_run-about = Tko ga je imao prvi, ako ga ima više igrača.

enter-pixies-turn = Uzima sljedeću kartu
enter-pixies-market = Otkrivene karte
enter-pixies-market-about = Karte koje još treba uzeti; prije sljedećeg otkrivanja nijedna. b g y r m za plavu, zelenu, žutu, crvenu, sve četiri; broj; +n spirala, -n križića, * posebna.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Devet polja
enter-pixies-area-about = Karta licem prema gore; iza / ona licem prema dolje. /? je karta koje se nitko ne sjeća.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Dosadašnje runde
enter-pixies-points-about = Bodovi svake završene runde.
enter-pixies-points-example = 40 35

enter-onecard-turn = Ima kockice
enter-onecard-dice = Kockice
enter-onecard-dice-about = Pet kockica koje leže na stolu, r o y g b p za crvenu, narančastu, žutu, zelenu, plavu, ljubičastu. Prije prvog bacanja nijedna.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Preostala ponovna bacanja
enter-onecard-rolls_left-about = Ako ih više nema, bacanje vrijedi za sve.
enter-onecard-rerolls = { $count ->
    [0] Nema ih: bacanje vrijedi
   *[other] { $count }
  }
enter-onecard-display = Otvorene karte
enter-onecard-display-about = Tri karte pokraj špila, po brojevima.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Karte u igri
enter-onecard-hand-about = Po jedna u retku: broj karte, zatim koliko je polja koje boje prekriženo.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Osvojene karte
enter-onecard-scored-about = Isto tako, redom kojim su osvojene.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = „{ $typed }” nije cijeli broj.
enter-wrong-space = „{ $typed }” nije polje sa svojom bojom, na primjer 0,1 r.
enter-wrong-rows = { $count ->
    [one] Upisan je { $count } redak, a ploča ih ima { $right }. Pravilo I1
    [few] Upisana su { $count } retka, a ploča ih ima { $right }. Pravilo I1
   *[other] Upisano je { $count } redaka, a ploča ih ima { $right }. Pravilo I1
  }
enter-wrong-row = { $count ->
    [one] Redak { $row } ima { $count } polje, a na ploči ih ima { $right }. Pravilo I1
   *[other] Redak { $row } ima { $count } polja, a na ploči ih ima { $right }. Pravilo I1
  }
enter-wrong-tile = „{ $typed }” nije pločica. Čine je dva slova od r g b o y p, na primjer rg ili bb. Pravilo I3
enter-wrong-card = „{ $typed }” nije karta. Karte se pišu ovako: 2tf, ili J. Pravilo C1
enter-wrong-placed = „{ $typed }” nije karta sa svojim položajem i mjestom, na primjer 1,0 2tf 1.
enter-wrong-lying = „{ $typed }” nije karta sa svojim mjestom, na primjer 2tf1 ili J2. Slobodno mjesto na stolu je točka. Pravilo C1
enter-wrong-start = „{ $typed }”: među retcima mora biti početna karta, *. Pravilo C3
enter-wrong-seat = „{ $typed }” nije mjesto za ovim stolom.
enter-wrong-pixies-card = „{ $typed }” nije karta. Karte se pišu ovako: b4+1, g6-4, y5*, m3. Pravilo P1
enter-wrong-rounds = { $count ->
    [one] Ovdje su bodovi { $count } runde, a kod prvog mjesta broj rundi je { $right }. Pravilo P14
    [few] Ovdje su bodovi { $count } runde, a kod prvog mjesta broj rundi je { $right }. Pravilo P14
   *[other] Ovdje su bodovi { $count } rundi, a kod prvog mjesta broj rundi je { $right }. Pravilo P14
  }
enter-wrong-onecard-card = „{ $typed }” nije karta. Imaju brojeve od 01 do 30. Pravilo O3
enter-wrong-marks = „{ $typed }” nije karta sa svojim oznakama, na primjer 03 y6 p3. Pravilo O3
enter-wrong-dice = „{ $typed }”: kockice su slova od r o y g b p. Pravilo O1
