# The rules of Clustered in full, in the terms of the Croatian rulebook. Digits are checked against the game.

# ---- components
rule-c1 = Imate kup karata u svojoj boji. U njemu je svaka kombinacija **oblika** (kvadrat, trokut, krug), **ispune** (prazno, iscrtano, popunjeno) i **broja** likova (1, 2, 3): 27 karata. S 2 **džokera** to je 29 karata. Oblik, ispuna i broj 3 su **osobine** karte; boja pokazuje samo čija je karta.
rule-c2 = **Početna karta** nije ničija. Uz nju, kao i uz džokera, smije ležati bilo koja karta.

# ---- set-up and a turn
rule-c3 = Početna karta leži na sredini stola. Svatko promiješa svoj kup i uzme 5 karata, skrivenih od ostalih. Počinje najmlađi igrač (ovdje onaj koji sjedi na prvom mjestu), a dalje se igra u smjeru kazaljke na satu.
rule-c4 = Kad ste na redu, odigrajte 1 kartu iz ruke na slobodno mjesto koje rubom dodiruje barem 1 kartu na stolu. Sa **svakom** kartom koju dodiruje rubom mora dijeliti barem 2 od 3 osobine. Karte koje dodiruje samo kutom nisu važne. Džokeri i početna karta idu uz sve.
rule-c5 = Ako nijednu svoju kartu ne možete nigdje odigrati, **odbacite** 1 kartu po izboru, licem prema gore, da je svi vide; ona je izvan igre. To je vaš potez. Ne smijete odbaciti kartu dok imate dopušten potez.
rule-c5-ruling = Svi dakle vide da nijednu kartu iz ruke niste mogli odigrati. Ostali iz toga smiju zaključiti što god žele.
rule-c6 = Na kraju poteza uzmite 1 kartu iz svojeg kupa, dok ih ima.
rule-c7 = Smijete igrati uz bilo čije karte, pa i samo zato da nekoga blokirate.
rule-c8 = Igra završava kad su sve karte svih igrača odigrane ili odbačene. Igrači bez karata preskaču se.
rule-c9 = Ako želite, stol može imati rub: birate njegovu širinu i visinu u kartama, a početna je karta u sredini. S 2 početne karte u sredini je crta od jedne do druge. Gdje to ne može biti točno u sredini, dodatni je stupac desno, a dodatni redak dolje. Nijedna karta ne može ležati preko ruba, a stol premalen za početne karte nije dopušten.
rule-c9-ruling = Ako ne odaberete ništa, rub je od početne karte udaljen 30 mjesta u svakom smjeru, koliko seže cijeli kup u jednoj crti: 61 × 61 mjesto, a s 2 početne karte 68 × 61. Stol ima najviše 101 × 101 mjesto.

# ---- scoring
rule-c10 = **Vodoravni i okomiti nizovi:** svaki neprekinuti **niz** od 3 ili više vaših karata, vodoravan ili okomit, donosi 1 bod za svaku svoju kartu. Džokeri se broje kao karte svojeg vlasnika. Karta drugog igrača, početna karta ili praznina prekida niz.
rule-c11 = **Najveći pravokutnik:** vaš najveći neprekinuti pravokutnik od vlastitih karata donosi 1 bod za svaku svoju kartu. Svaka je njegova stranica duga barem 2 karte i u njemu ne može biti početna karta. Svakom se igraču boduje samo 1 pravokutnik. Tako jedna karta može donijeti do 3 boda: u vodoravnom nizu, u okomitom nizu i u pravokutniku.
rule-c12 = Pobjeđuje igrač s najviše bodova.
rule-c12-ruling = Igrači izjednačeni na vrhu dijele pobjedu.

# ---- options
rule-c13 = Nitko (kao obično), svi ili samo neki igrači igraju s 3 džokera, dakle s 30 karata. To može pomoći novim igračima. Igrač s dodatnom kartom ima dodatni potez na kraju igre.
rule-c14 = Kad igrate sami, s 1 kupom, sva pravila ostaju ista. Cilj je nadmašiti svoj najbolji rezultat.
rule-c15 = Kad igra od 5 do 8 igrača, na stolu su 2 početne karte u istoj crti, sa 6 slobodnih mjesta između njih. Svatko smije igrati uz bilo koju od njih.
rule-c16 = Svatko dobiva 7 karata; zatim, redom po mjestima, svatko odbacuje 2, jednu po jednu, licem prema gore. Na kraju svakog poteza uzmite 2 karte i odbacite 1, tako da uvijek završite s 5 karata u ruci. To vrijedi i nakon poteza u kojem ste morali odbaciti kartu (C5). Kad je kup prazan, niti uzimate niti odbacujete.
rule-c16-ruling = Ako je u vašem kupu ostala 1 karta, uzmite je i ne odbacujte ništa.
rule-c17 = 2 boda dobiva igrač koji prvi ima neprekinuti pravokutnik od 2 × 3 ili 3 × 2 karte, i 2 boda igrač koji prvi ima niz od 5 karata. Vrijedi i veći pravokutnik i dulji niz. Svaki se bonus dodjeljuje jednom, čim se karta postavi, prije uzimanja nove karte, i ne može se izgubiti. Jedan igrač može dobiti oba.
rule-c18 = Na kraju igre 2 boda donosi najveći pravokutnik, po broju karata, i 2 boda najdulji niz. U slučaju izjednačenja taj bonus ne dobiva nitko; jednaki pravokutnici ili nizovi istog igrača nisu izjednačenje. Jedan igrač može dobiti oba. Kad igrate sami, svaki od njih dobivate čim imate pravokutnik, odnosno niz koji se boduje.
rule-c18-ruling = Vrijedi samo pravokutnik ili niz koji se boduje (C10, C11).
rule-c19 = Tiskana igra ima kartu trenutnog igrača. Ovdje se na stolu vidi tko je na redu.

# ---- glossary
term-clustered-attribute = Osobina
term-clustered-attribute-about = Oblik, ispuna ili broj; susjedne karte dijele dvije od tri (C1).
term-clustered-shape = Oblik
term-clustered-shape-about = Kvadrat, trokut ili krug (C1).
term-clustered-fill = Ispuna
term-clustered-fill-about = Prazno, iscrtano ili popunjeno (C1).
term-clustered-number = Broj
term-clustered-number-about = Koliko je likova na karti: 1, 2 ili 3 (C1).
term-clustered-two-of-three = Dvije od tri
term-clustered-two-of-three-about = Koliko osobina karta mora dijeliti sa svakom kartom koju dodiruje rubom (C4).
term-clustered-beside = Susjedne karte
term-clustered-beside-about = Karte koje se dodiruju rubom; kut nije dovoljan (C4).
term-clustered-joker = Džoker
term-clustered-joker-about = Karta koja ide uz sve, a boduje se svojem vlasniku (C1, C4).
term-clustered-start-card = Početna karta
term-clustered-start-card-about = Leži u sredini, ide uz sve i nije ničija (C2).
term-clustered-space = Mjesto
term-clustered-space-about = Prostor na stolu za jednu kartu (C4).
term-clustered-deck = Kup
term-clustered-deck-about = Vaše karte, od kojih u svakom potezu uzimate jednu (C1, C6).
term-clustered-discard = Odbaciti
term-clustered-discard-about = Staviti kartu izvan igre, licem prema gore, jer se nijedna ne može odigrati (C5).
term-clustered-run = Niz
term-clustered-run-about = Tri ili više vaših karata bez prekida, vodoravno ili okomito (C10).
term-clustered-rows = Vodoravno
term-clustered-rows-about = Vaši bodovi za vodoravne nizove (C10).
term-clustered-columns = Okomito
term-clustered-columns-about = Vaši bodovi za okomite nizove (C10).
term-clustered-rectangle = Najveći pravokutnik
term-clustered-rectangle-about = Najveći neprekinuti pravokutnik od vaših karata, barem dvije puta dvije (C11).
term-clustered-bonus = Bonus
term-clustered-bonus-about = Dva boda više za „biti prvi” ili za „najveće postignuće”, ako igrate s tom opcijom (C17, C18).
