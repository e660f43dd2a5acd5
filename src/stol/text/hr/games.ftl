# The games, their options and the levels, as the command line tells of them. Names of options and values are codes.

pixies-about = Uzimajte otkrivene karte i slažite ih na svojih devet polja; tri runde.
pixies-tiny-about = Treća runda igre Pixies na četiri polja s osam karata: dovoljno mala da se može riješiti.
pixies-option-flower_power = dodaje 14 dvobojnih karata; tada do 6 igrača (P19, P20)

onecard-about = Popunjavajte redove svojih karata kockicama koje koriste svi; četvrta osvojena karta završava igru.
onecard-tiny-about = Posljednja karta igre Everything on 1 Card, nekoliko polja prije kraja: dovoljno mala da se može riješiti.
onecard-option-draft = od pet karata zadržite tri, a osvojene zamjenjujete otvorenim kartama (O13, O14)
onecard-option-deck = trideset karata umjesto naših; u naredbenom retku CSV datoteka (O3)

clustered-about = Slažite karte uz karte s kojima dijele dvije osobine; boduju se nizovi i najveći pravokutnik.
clustered-tiny-about = Clustered na stolu 4 × 3 s po tri karte: dovoljno mala igra da se može riješiti.
clustered-option-third_joker = "none", "all" ili popis mjesta koja igraju s tri džokera (C13)
clustered-option-table = [širina, visina] u kartama, oko početnih karata; ako se ne zada, rub je udaljen 30 mjesta (C9)
clustered-option-fast = na kraju svakog poteza uzmite dvije karte i odbacite jednu (C16)
clustered-option-first_bonus = po 2 boda za prvi pravokutnik 2x3 i za prvi niz od 5 (C17)
clustered-option-largest_bonus = po 2 boda za najveći pravokutnik i za najdulji niz (C18)

ingenious-about = Postavljajte dvobojne pločice tako da rastu linije istog simbola; vaš je rezultat najslabija boja.
ingenious-tiny-about = Ingenious na sedam polja sa šest pločica u dvije boje: dovoljno mala igra da se može riješiti.
ingenious-option-teams = samo za 4 igrača: mjesta 0+2 igraju protiv 1+3 na dvostrukoj stazi (I15-I17)
ingenious-option-open_partners = samo u timovima: suigrači jedan drugome vide stalak (I15)

level-novice-meaning = vidi tek dio svojih poteza i bira ono što se odmah najviše isplati
level-casual-meaning = neke poteze previdi i bira ono što se odmah najviše isplati
level-club-meaning = malo što previdi i razmišlja malo unaprijed
level-expert-meaning = gotovo ništa ne previdi i razmišlja unaprijed
level-master-meaning = najjači od svih: razmišlja do sekunde po potezu
