# The rules of Everything on 1 Card in full. Digits are checked against the game; words for numbers are not.

# ---- components
rule-o1 = U igri je 5 jednakih kockica. Svaka ima 6 strana, po jednu za svaku boju: crvenu, narančastu, žutu, zelenu, plavu i ljubičastu. Simboli (crveni šesterokut, narančasti peterokut, žuti krug, zeleni osmerokut, plavi trokut, ljubičasti kvadrat) samo pomažu razlikovati boje.
rule-o2 = U igri je 30 karata. Svaka ima 5 **redova** u 5 različitih boja. Red ima od 2 do 6 **polja**, a cijela karta 20 polja. Točno 2 reda na karti imaju **sunce**. Popunjen red vrijedi onoliko bodova koliko ima polja, pa karta vrijedi najviše 25 bodova: 20 za polja i 5 za sunca.
# „Vlastiti špil” is the message option-onecard-deck.
rule-o3 = Ovih 30 karata **naš je vlastiti špil**, jer popis tiskanih karata, koliko znamo, nigdje nije objavljen. Ako imate igru kod kuće, možete upisati njezine karte: na stranici za podešavanje, pod „Vlastiti špil”, napišite 30 redaka poput ovoga: „01 o3s y2 g4s b5 p6”. Redak čine broj karte, a zatim za svaki red slovo njegove boje (r o y g b p: crvena, narančasta, žuta, zelena, plava, ljubičasta), broj polja i slovo s ako red ima sunce. U naredbenom retku isto čini CSV datoteka (--deck). Brojevi idu od 01 do 30, svaki jednom, bilo kojim redoslijedom; špil koji krši to ili O2 odbija se, uz obavijest koji je redak pogrešan.
rule-o3-ruling = Naš špil odgovara svemu što piše u knjižici pravila, sadrži karte koje se slažu s njezina 3 primjera (06, 12 i 03) i ne daje prednost nijednoj od 6 boja. Dvije jednake karte s različitim brojevima različite su karte. Špil koji ste upisali čuva se u zapisu partije, karta po karta.

# ---- set-up and a round
rule-o4 = Promiješajte karte. Svaki igrač uzima 2 karte i drži ih otvorene pred sobom, da ih svi vide. Prvi baca igrač koji sjedi na prvom mjestu.
rule-o5 = **Bacač** baca svih 5 kockica. Zatim smije bilo koje od njih **ponovno baciti**, najviše 2 puta; kockica koju je prvi put zadržao smije se drugi put ipak ponovno baciti. Ono što kockice pokažu nakon posljednjeg bacanja vrijedi za sve. Nakon drugog ponovnog bacanja više se nema što birati.
rule-o6 = Tada svaki igrač ili kaže **dalje** ili iskoristi bacanje na točno 1 svojoj karti. Bacanje se ne može podijeliti na više karata.
rule-o6-ruling = Svi igrači odlučuju istodobno i skriveno od ostalih. (U knjižici pravila piše samo da se polja križaju „redom”, a to se može odnositi na igrače ili na polja.)
rule-o7 = Pogledajte svaku bačenu boju na karti koju koristite. Ako njezin red ima barem onoliko slobodnih polja koliko je kockica te boje, **prekrižite** toliko polja, slijeva nadesno. Boja koja ne stane sa svim svojim kockicama uopće se ne križa. Sve što stane mora se prekrižiti: unutar karte nema biranja. Karta na koju ništa ne stane ne može se koristiti; u svakoj se rundi pitaju svi igrači, čak i oni koji mogu reći samo „dalje”.
rule-o8 = Ako karta sada ima 3 ili više **popunjenih redova**, odmah je **osvojena** i izlazi iz igre. Donosi bodove za polja svojih popunjenih redova i još 2 boda ako je popunjen točno 1 red sa suncem, a još 5 bodova ako su popunjena oba. Redovi koji nisu popunjeni ne donose ništa. Zato se 4. ili 5. red broji samo ako ga je dovršilo isto bacanje.
rule-o9 = Svi koji su u ovoj rundi osvojili kartu uzimaju novu, u smjeru kazaljke na satu, počevši od bacača. Zatim kockice idu sljedećem igraču u smjeru kazaljke na satu.

# ---- end of the game
rule-o10 = Igra završava nakon runde u kojoj netko osvoji 4. kartu.
rule-o10-ruling = Nakon te runde karte se više ne uzimaju.
rule-o11 = Sada svaki popunjen red vaših **nedovršenih karata** donosi bodove za svoja polja, ali ne i za sunca. Pobjeđuje najveći zbroj bodova, bez obzira na to tko je prvi osvojio 4 karte.
rule-o11-ruling = Ondje gdje opisuje cilj igre, knjižica pravila kaže da pobjeđuje tko prvi osvoji 4. kartu. Prema odlomku o kraju igre odlučuju bodovi, i toga se držimo. Igrači izjednačeni na vrhu dijele pobjedu.
rule-o12 = Špil se ne može potrošiti: s 4 igrača uzme se najviše 20 od 30 karata, a u draftu najviše 27. Broj rundi nije ograničen.

# ---- draft
rule-o13 = Na početku svaki igrač dobiva 5 karata i zadržava 3; sve su u igri od samog početka. Ostale se vraćaju u špil, koji se promiješa.
rule-o13-ruling = Svi igrači biraju istodobno.
rule-o14 = Kad svi odaberu i ostatak se vrati u špil, pokraj špila se otvore 3 karte. Tko osvoji kartu, mora umjesto nje uzeti 1 od tih **otvorenih karata**, u smjeru kazaljke na satu, počevši od bacača. Nakon svakog uzimanja, pa i posljednjeg, otvorene se karte iz špila dopune do 3. Sva ostala pravila ostaju ista.

# ---- glossary
term-onecard-roller = Bacač
term-onecard-roller-about = Tko u ovoj rundi baca kockice (O5).
term-onecard-roll = Bacanje
term-onecard-roll-about = Što pet kockica na kraju pokazuje; koriste ga svi (O5).
term-onecard-keep = Zadržati kockicu
term-onecard-keep-about = Ostaviti je kakva jest dok se druge ponovno bacaju (O5).
term-onecard-reroll = Ponovno bacanje
term-onecard-reroll-about = Bacanje nekih kockica još jednom, najviše dvaput u rundi (O5).
term-onecard-pass = Dalje
term-onecard-pass-about = Ne iskoristiti bacanje (O6).
term-onecard-row = Red
term-onecard-row-about = Polja jedne boje na karti (O2).
term-onecard-box = Polje
term-onecard-box-about = Jedno mjesto u redu, za jednu kockicu (O2).
term-onecard-cross-off = Prekrižiti
term-onecard-cross-off-about = Označiti onoliko polja u redu koliko je kockica njegove boje (O7).
term-onecard-full-row = Popunjen red
term-onecard-full-row-about = Red u kojem su sva polja prekrižena (O2, O8).
term-onecard-sun = Sunce
term-onecard-sun-about = Označava dva reda na svakoj karti: jedan popunjen donosi još 2 boda, oba još 5 (O8).
term-onecard-scored = Osvojena karta
term-onecard-scored-about = Karta s tri ili više popunjenih redova: bodovi su vaši, a ona izlazi iz igre (O8).
term-onecard-unfinished = Nedovršena karta
term-onecard-unfinished-about = Karta koja je na kraju partije još u igri (O11).
term-onecard-draft = Draft
term-onecard-draft-about = Varijanta u kojoj birate karte s kojima igrate (O13).
term-onecard-hold = Zadržati kartu
term-onecard-hold-about = Odabrati je na početku drafta (O13).
term-onecard-display = Otvorene karte
term-onecard-display-about = U draftu tri karte pokraj špila, kojima se zamjenjuju osvojene (O14).
