# The rules of Pixies in full. Digits are checked against the game; words for numbers are not.

# ---- components
rule-p1 = U igri je 70 karata. Svaka ima **broj** od 1 do 9 i jednu od 4 boje: plavu, zelenu, žutu ili crvenu. Samo **višebojne karte**, njih 6, imaju sve 4 boje odjednom. Na karti može biti do 6 **spirala** ili do 6 **križića**, nikad oboje. **Posebna karta** ima po jednu spiralu za svaku kartu svoje boje koja u vašem području leži licem prema gore.
rule-p2 = Imate 9 **polja**, u 3 reda po 3, označenih brojevima od 1 do 9, slijeva nadesno i odozgo prema dolje. Ona su vaše **igraće područje**.

# ---- set-up and turns
rule-p3 = Promiješajte sve karte. Prvi igrač prve runde bira se nasumce.
rule-p4 = Kad igraju 3 ili više igrača, svaki **potez** počinje otkrivanjem onoliko karata koliko je igrača: to su **otkrivene karte**. Počevši od prvog igrača u tom potezu, pa u smjeru kazaljke na satu, svatko uzima jednu otkrivenu kartu i postavlja je. Posljednji igrač ne bira: uzima kartu koja je ostala.
rule-p5 = Kad igraju 2 igrača, svaki potez počinje otkrivanjem 4 karte. Igrači ih uzimaju naizmjence, počevši od prvog igrača u tom potezu, dok ne uzmu sve 4. Svaki dakle igra dvaput.
rule-p6 = Tko je uzeo posljednju kartu u potezu, prvi je igrač sljedećeg poteza.

# ---- placing a card
rule-p7 = Ako u vašem području nema karte licem prema gore s istim brojem, nova karta ide licem prema gore na polje sa svojim brojem. Leži li ondje karta licem prema dolje, nova je prekriva i odmah je **potvrđena** (P10).
rule-p8 = Ako na tom polju leži karta licem prema gore koja nije potvrđena, birate koja od dviju karata ostaje licem prema gore. Druga ide pod nju, licem prema dolje, tako da svi vide da je ondje. Gornja je karta time potvrđena.
rule-p9 = Ako na tom polju leži potvrđena karta, nova karta ide licem prema dolje na bilo koje vaše slobodno polje, bez obzira na broj polja. Ne smije se podvući pod drugu kartu. Slobodno polje uvijek postoji, jer runda završava prije nego što bi itko morao postaviti kartu, a da za nju nema polja (P11, P12).
rule-p10 = Karta licem prema gore koja leži na karti licem prema dolje **potvrđena** je. Zato na polju nikad nema više od 2 karte, karta licem prema gore uvijek leži na polju sa svojim brojem, a u vašem području nikad nema dviju karata licem prema gore s istim brojem.

# ---- end of a round
rule-p11 = Kad igraju 3 ili više igrača, runda završava na kraju poteza u kojem netko ima karte na svih 9 polja, licem prema gore ili prema dolje. I u posljednjem potezu dakle svi postavljaju kartu.
rule-p12 = Kad igraju 2 igrača, vrijedi isto, ali runda može završiti i usred poteza: ako su oba igrača postavila po 1 kartu tog poteza i netko ima karte na svih 9 polja, preostale se 2 karte ne uzimaju. Tako oba igrača uvijek postave jednak broj karata.
rule-p12-ruling = Ako tako završi posljednja runda, 2 karte koje nitko nije uzeo ostaju otkrivene.
rule-p13 = Za svaki se potez mora otkriti dovoljno karata: po 1 za svakog igrača, a kad igraju 2 igrača, njih 4.
rule-p13-ruling = Ako u špilu nema toliko karata, runda završava i boduje se. To se provjerava čim se postavi posljednja karta poteza, a iz prekratkog se špila ne otkriva ništa. Može se dogoditi samo s 5 igrača, nakon 14 poteza ili, s proširenjem Flower Power, nakon 16 poteza, te sa 6 igrača, nakon 14 poteza.
rule-p14 = Na kraju runde svatko zbraja bodove (P15, P16, P17). Zatim se sve karte ponovno promiješaju. Tko je postavio posljednju kartu, prvi je igrač sljedeće runde. Igraju se 3 runde.
rule-p14-ruling = Nakon treće runde sve ostaje kako leži, pa i oznaka prvog igrača.

# ---- scoring
rule-p15 = Svaka potvrđena karta u vašem području donosi onoliko bodova koliki je njezin broj.
rule-p16 = Broje se simboli na svim kartama licem prema gore, bile one potvrđene ili ne. Svaka spirala donosi 1 bod, svaki križić oduzima 1 bod. Posebna karta donosi 1 bod za svaku kartu svoje boje licem prema gore u vašem području; broji i samu sebe i višebojne karte. Zbroj runde može biti i negativan.
rule-p17 = **Zonu** čine 2 ili više karata licem prema gore koje imaju zajedničku boju i dodiruju se rubovima; dodir u kutu ne računa se. Višebojna karta pripada svakoj boji, ali sve karte jedne zone moraju imati jednu zajedničku boju. Boduje se samo vaša najveća zona: svaka njezina karta donosi 2 boda u 1. rundi, 3 boda u 2. rundi i 4 boda u 3. rundi.
rule-p18 = Nakon 3 runde pobjeđuje najveći zbroj bodova. Igrači izjednačeni na vrhu dijele pobjedu.

# ---- Flower Power
rule-p19 = Ovo se proširenje uključuje po želji. Dodaje 14 karata i s njim može igrati od 2 do 6 igrača. Svaka od tih karata ima točno 2 boje i računa se kao obje: može biti u zoni jedne ili druge boje i broji se za posebne karte obiju boja. Na njoj može biti do 7 spirala.
rule-p20 = S proširenjem Flower Power svaka **nepokrivena** karta licem prema dolje, to jest ona koja je sama na svojem polju, donosi 5 bodova. Neke nove karte imaju 1, 2 ili 3 spirale za svaku nepokrivenu kartu licem prema dolje u vašem području. Druge imaju po jedan križić za svaku kartu otisnute boje licem prema gore u vašem području, uključujući višebojne i dvobojne. Ti se simboli broje samo na kartama licem prema gore, bile one potvrđene ili ne.

# ---- glossary
term-pixies-area = Igraće područje
term-pixies-area-about = Vaših devet polja i karte na njima (P2).
term-pixies-cell = Polje
term-pixies-cell-about = Jedno od vaših devet mjesta za karte, s brojem od 1 do 9 (P2).
term-pixies-market = Otkrivene karte
term-pixies-market-about = Karte među kojima igrači biraju u ovom potezu (P4).
term-pixies-first-player = Prvi igrač
term-pixies-first-player-about = Tko u ovom potezu prvi uzima kartu (P4, P6).
term-pixies-value = Broj
term-pixies-value-about = Kaže na koje polje karta ide i koliko bodova donosi kad je potvrđena (P1).
term-pixies-face-up = Licem prema gore
term-pixies-face-up-about = Vide se broj, boja i simboli karte, a simboli se broje (P7).
term-pixies-face-down = Licem prema dolje
term-pixies-face-down-about = Vidi se samo poleđina karte; broj, boja i simboli sada ne vrijede (P8, P9).
term-pixies-validated = Potvrđena karta
term-pixies-validated-about = Karta licem prema gore na karti licem prema dolje: donosi onoliko bodova koliki joj je broj (P10, P15).
term-pixies-spiral = Spirala
term-pixies-spiral-about = Simbol na karti: plus 1 bod (P16).
term-pixies-cross = Križić
term-pixies-cross-about = Simbol na karti: minus 1 bod (P16).
term-pixies-special = Posebna karta
term-pixies-special-about = Donosi 1 bod za svaku vašu kartu svoje boje licem prema gore, uključujući i samu sebe (P1, P16).
term-pixies-multicolour = Višebojna karta
term-pixies-multicolour-about = Karta koja ima sve četiri boje odjednom; na njoj je leptir (P1).
term-pixies-two-coloured = Dvobojna karta
term-pixies-two-coloured-about = Karta iz proširenja Flower Power koja se računa kao obje svoje boje (P19).
term-pixies-zone = Zona
term-pixies-zone-about = Karte iste boje licem prema gore koje se dodiruju rubovima; boduje se vaša najveća zona (P17).
term-pixies-uncovered = Nepokrivena karta
term-pixies-uncovered-about = Karta licem prema dolje koja je sama na svojem polju; boduje se samo s proširenjem Flower Power (P20).
