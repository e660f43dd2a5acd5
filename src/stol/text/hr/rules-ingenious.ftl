# The rules of Ingenious in full. Digits are checked against the game; words for numbers are not.

# ---- components
rule-i1 = Ploča je velik šesterokut sastavljen od malih, koji su **polja**. S 1 ili 2 igrača stranica joj je duga 6 polja (91 polje), s 3 igrača 7 (127 polja), a s 4 igrača 8 (169 polja).
rule-i2 = Na ploči je 6 **otisnutih simbola**, po jedan za svaku boju, uvijek u kutovima šesterokuta sa stranicom 6, bez obzira na broj igrača. Od gornjeg lijevog kuta, u smjeru kazaljke na satu, to su crveni, zeleni, plavi, narančasti, žuti i ljubičasti. Zauzimaju svoja polja.
rule-i3 = U igri je 120 **pločica**; svaku čine 2 šesterokuta, a na svakom je simbol. Ima 6 boja: crvena, zelena, plava, narančasta, žuta i ljubičasta. Za svaki od 15 parova različitih boja ima 6 pločica, a svaka od 6 **dvostrukih pločica**, na kojima je ista boja dvaput, postoji u 5 primjeraka.
rule-i4 = Imate **stalak** sa 6 pločica, skrivenih od ostalih, i za svaku boju **bodovnu stazu** od 0 do 18. Sve počinju na 0.

# ---- a turn
rule-i5 = Počinje najmlađi igrač (ovdje onaj koji sjedi na prvom mjestu), a dalje se igra u smjeru kazaljke na satu. Kad ste na redu, postavite 1 pločicu sa stalka na 2 susjedna slobodna polja. Ne mora ništa dodirivati i ništa se ne mora podudarati.
rule-i6 = U vašem prvom potezu pločica mora dodirivati otisnuti simbol: jedna njezina polovica leži uz njega. Taj simbol ne smije već dodirivati prva pločica drugog igrača.
rule-i7 = Svaka se polovica pločice boduje zasebno. U svakom od 5 smjerova koji ne vode prema drugoj polovici brojite neprekinutu liniju istog simbola, otisnutog ili postavljenog, dok je ne završi slobodno polje, drugi simbol ili rub ploče. Svaki simbol donosi 1 bod u svojoj boji; sama se pločica nikad ne broji. Na dvostrukoj pločici obje se polovice boduju u istoj boji. Dopuštena je i pločica koja ne donosi ništa.
rule-i8 = Boja staje na 18. Što je preko toga, propada.
rule-i9 = Za svaku boju koja stigne do 18 imate **bonus-potez** („Ingenious!”): postavite i bodujte još jednu pločicu sa stalka, prije nego što ga dopunite. Dvije boje odjednom daju 2 bonus-poteza, a i bonus-potez može donijeti nove.
rule-i9-ruling = Bonus-potez ne možete odbiti.
rule-i10 = Kad u svojem potezu sve odigrate, **dopunite** stalak do 6 pločica. No ako ni na jednoj pločici na njemu nema vaše najslabije boje, smijete umjesto toga **zamijeniti** pločice: pokažite ih, odložite sa strane, izvucite 6 novih, a zatim stare vratite u vrećicu. Ako je više boja jednako slabo, na stalku ne smije biti nijedna od njih. Stalak se gleda nakon svih odigranih pločica, a prije izvlačenja; prazan se stalak samo dopunjava.
rule-i10-ruling = Svi vide da vas se pita želite li zamijeniti pločice, pa znaju da na stalku nemate svoje najslabije boje.
rule-i11 = Za bonus-potez morate imati pločicu na stalku.
rule-i11-ruling = Ako više nemate pločica, preostali bonus-potezi propadaju.

# ---- end of the game
rule-i12 = Igra završava čim više nema dvaju susjednih slobodnih polja. Nakon svake pločice najprije se zbrajaju njezini bodovi, zatim dolaze I13 i ovo pravilo, zatim bonus-potezi, pa zamjena ili dopuna. Što u trenutku kraja igre još nije došlo na red, otpada.
rule-i13 = Ako je svih 6 vaših boja na 18, odmah pobjeđujete.
rule-i14 = Usporedite najslabije boje svih igrača: pobjeđuje onaj čija je najviša. Ako su igrači izjednačeni, usporedite njihove druge najslabije boje, i tako dalje.
rule-i14-ruling = Ako je svih 6 jednako, pobjeda se dijeli.

# ---- team game
rule-i15 = Timovi su opcija za 4 igrača. Suigrači sjede jedan nasuprot drugome: prvo i treće mjesto igraju protiv drugog i četvrtog. Tim za svaku boju ima jednu zajedničku dvostruku stazu od 0 do 36; 4 stalka ostaju odvojena i skrivena. Suigrači tijekom partije ne razgovaraju.
rule-i15-ruling = Knjižica pravila dopušta igračima da se dogovore za otvoren razgovor među suigračima. Ovdje to čini opcija: suigrači jedan drugome vide stalak.
rule-i16 = Boja koju pločica dovede do 18 ondje staje, koliko god toga bilo preko; sljedeće pločice broje dalje, od 18 do 36. Bonus-potez donosi dolazak do 18, a tako i dolazak do 36.
rule-i16-ruling = Obje polovice dvostruke pločice zajedno staju na 18.
rule-i17 = I6 vrijedi za svakog od 4 igrača. Smijete li zamijeniti pločice (I10), ovisi o najslabijoj boji vašeg tima. Pobjednički se tim određuje kao u I14.
rule-i17-ruling = Svih 6 boja na 36 odmah donosi pobjedu; svih 6 na 18 još ne.

# ---- solo game
rule-i18 = Kad igrate sami, igrate na ploči sa stranicom 6 i bez stalka: izvucite 1 pločicu, postavite je, zbrojite bodove, pa izvucite sljedeću. Prva pločica mora dodirivati otisnuti simbol. Staza je dvostruka kao u I16, ali nema bonus-poteza ni zamjene. Vaš je rezultat najslabija boja na kraju: pokušajte je podići što više.
rule-i18-ruling = Svih 6 boja na 36 odmah završava igru.

# ---- glossary
term-ingenious-board = Ploča
term-ingenious-board-about = Šesterokut od polja na koja se postavljaju pločice; što više igrača, to veći (I1).
term-ingenious-space = Polje
term-ingenious-space-about = Jedan šesterokut na ploči (I1).
term-ingenious-tile = Pločica
term-ingenious-tile-about = Dva šesterokuta, svaki sa simbolom; prekriva dva polja (I3).
term-ingenious-double = Dvostruka pločica
term-ingenious-double-about = Pločica na kojoj je isti simbol dvaput (I3).
term-ingenious-printed = Otisnuti simbol
term-ingenious-printed-about = Jedan od šest simbola koji su na ploči od početka; broji se u linijama (I2).
term-ingenious-rack = Stalak
term-ingenious-rack-about = Vaših šest pločica, skrivenih od ostalih (I4).
term-ingenious-bag = Vrećica
term-ingenious-bag-about = Iz nje se izvlače pločice (I10).
term-ingenious-track = Bodovna staza
term-ingenious-track-about = Vaši bodovi u jednoj boji, od 0 do 18 (I4).
term-ingenious-lowest = Najslabija boja
term-ingenious-lowest-about = Boja u kojoj imate najmanje bodova: ona odlučuje (I14).
term-ingenious-first-tile = Prva pločica
term-ingenious-first-tile-about = Mora dodirivati otisnuti simbol koji ne dodiruje nijedna druga prva pločica (I6).
term-ingenious-bonus-play = Bonus-potez
term-ingenious-bonus-play-about = Još jedna pločica koju odmah postavljate, za boju koja je stigla do 18 (I9).
term-ingenious-cry = Ingenious!
term-ingenious-cry-about = To uzviknete kad boja stigne do 18 (I9).
term-ingenious-refill = Dopuniti
term-ingenious-refill-about = Izvlačiti dok na stalku ne bude šest pločica (I10).
term-ingenious-swap = Zamijeniti
term-ingenious-swap-about = Promijeniti sve pločice na stalku, ako na njemu nema vaše najslabije boje (I10).
term-ingenious-aside = Odloženo
term-ingenious-aside-about = Pločice koje mijenjate: vraćaju se u vrećicu kad se izvuku nove (I10).
term-ingenious-team = Tim
term-ingenious-team-about = Dva suigrača koji sjede jedan nasuprot drugome i za svaku boju imaju zajedničku stazu (I15).
