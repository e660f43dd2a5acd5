# Help at the table: the rules over it, notes when something happens for the first time, the offer to be guided.

rules-open = Pravila
rules-close = Zatvori pravila
rules-page = Sa slikama
rules-more = Pogledaj pravila

counted-pixies = Potvrđene karte boduju se po pravilu P15, simboli po P16, najveća zona po P17; s proširenjem Flower Power karte licem prema dolje po P20.
counted-onecard = Osvojene karte boduju se po pravilu O8, nedovršene po O11.
counted-clustered = Vodoravni i okomiti nizovi boduju se po pravilu C10, najveći pravokutnik po C11, bonusi po C17 i C18.
counted-ingenious = Odlučuje najslabija boja; ako je jednaka, sljedeća. Pravilo I14

# One line each, up to 110 letters.
first-pixies-validated = Karta koja leži na drugoj potvrđena je: donosi onoliko bodova koliki joj je broj. Pravila P10 i P15
first-pixies-down = Karta čiji je broj kod vas već potvrđen ide licem prema dolje na slobodno polje. Pravilo P9
first-pixies-last = Posljednja runda: sada svaka karta vaše najveće zone donosi najviše. Pravilo P17
first-onecard-row = Red je popunjen. Karta s tri takva reda osvojena je. Pravilo O8
first-onecard-sun = Popunjen je red sa suncem: donosi dodatne bodove kad se karta osvoji. Pravilo O8
first-onecard-scored = Osvojili ste kartu: bodovi su vaši i dobivate novu kartu. Pravila O8 i O9
first-onecard-race = Netko ima tri osvojene karte: runda s četvrtom bit će posljednja. Pravilo O10
first-clustered-run = Niz: tri ili više vaših karata bez prekida donosi po bod za svaku. Pravilo C10
first-clustered-rectangle = Neprekinuti pravokutnik od vaših karata: najveći donosi bod za svaku kartu. Pravilo C11
first-clustered-discard = Nijedna vaša karta nigdje ne pristaje, pa jednu odbacujete. Pravilo C5
first-clustered-joker = Imate džokera: ide uz svaku kartu i broji se kao vaša karta. Pravila C4 i C10
first-ingenious-bonus = Boja je stigla do kraja: to donosi bonus-potez, koji se ne može odbiti. Pravilo I9
first-ingenious-swap = Zamjena dolazi umjesto dopune. Stare se pločice vraćaju u vrećicu nakon izvlačenja. Pravilo I10
first-dismiss = U redu
first-dismiss-label = U redu: ne prikazuj više ovu napomenu

offer-guided = Prvi put igrate { $game }? Vođena prva partija traje tri minute.
offer-start = Počni
offer-not-now = Ne sada
