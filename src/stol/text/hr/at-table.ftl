# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-over = Partija je gotova.
at-why-no-move = „{ $text }” nije potez. Potezi se pišu ovako: { $example }.
at-why-no-outcome = „{ $text }” ne može biti: u ovoj igri ništa ne ovisi o slučaju.
at-why-not-now = To sada nije moguće.
at-why-turn = { $reason }
at-why-both = { $one } { $other }

at-why-nothing-told = Odaberite što je izvučeno ili bačeno, ili to upišite.
at-why-told = „{ $text }” nije moguće. { $reason }
at-why-told-enough = „{ $text }” je previše: ništa se više ne izvlači ni ne baca dok netko ne odabere.

# Pixies
at-why-pixies-no-move = „{ $text }” nije potez. Iza karte ne stoji ništa, ili =new, =old, ili @1 do @9.
at-why-pixies-market = Ove karte nema među otkrivenima: { $card }.
at-why-pixies-new = U vašem području nema { $value } licem prema gore, pa ova karta ide na polje { $value }.
at-why-pixies-second = Vaša { $value } još nije potvrđena: ova karta ide k njoj, na isto polje.
at-why-pixies-validated = Vaša { $value } već je potvrđena, pa ova karta ide licem prema dolje na slobodno polje.
at-why-pixies-covered = Polje { $cell } nije slobodno.
at-why-pixies-no-card = Takve karte nema; karte se pišu ovako: b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Tko počinje, zadaje se mjestom: first:0 do first:{ $last }.
at-why-pixies-first = Najprije se kaže tko počinje: first:0 do first:{ $last }.
at-why-pixies-begun = Već se zna tko počinje; sada se otkriva karta.
at-why-pixies-flower-power = Ta karta pripada proširenju Flower Power, koje se ovdje ne igra.
at-why-pixies-drawn = Ove karte više nema u špilu: { $card }.

# Everything on 1 Card
at-why-onecard-no-move = „{ $text }” nije potez. Potezi su stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = Takve karte nema; karte imaju brojeve od 01 do { $last }.
at-why-onecard-no-colours = Iza keep stoje slova boja koje se zadržavaju, od { $order }, ili - ako se ne zadržava ništa.
at-why-onecard-keep-all = Ponovno se baca barem jedna kockica. Ako želite zadržati sve, recite „dosta”.
at-why-onecard-colour-order = Slova boja pišu se redom { $order }.
at-why-onecard-three = Zadržavaju se tri različite karte.
at-why-onecard-card-order = Tri se karte navode od manjeg broja prema većem.
at-why-onecard-no-draft = Karte se zadržavaju i uzimaju samo u draftu, koji se ovdje ne igra.
at-why-onecard-hold-first = Najprije svatko zadržava tri od pet podijeljenih karata. Vaše su { $dealt }.
at-why-onecard-not-dealt = { $number ->
    [1] Karta { $cards } nije podijeljena vama. Zadržite tri od ovih: { $dealt }.
   *[other] Karte { $cards } nisu podijeljene vama. Zadržite tri od ovih: { $dealt }.
  }
at-why-onecard-not-rolled = { $colour ->
    [r] Nije bačeno toliko crvenih kockica: { $count }.
    [o] Nije bačeno toliko narančastih kockica: { $count }.
    [y] Nije bačeno toliko žutih kockica: { $count }.
    [g] Nije bačeno toliko zelenih kockica: { $count }.
    [b] Nije bačeno toliko plavih kockica: { $count }.
   *[p] Nije bačeno toliko ljubičastih kockica: { $count }.
  }
at-why-onecard-rolling = Bacanje još ne vrijedi. Najprije bacač kaže „dosta” ili ponovno baca neke kockice.
at-why-onecard-roller = Bacač sada kaže „dosta” ili ponovno baca neke kockice.
at-why-onecard-rolled = Bacanje vrijedi i više se ne ponavlja. Sada ga iskoristite na jednoj karti ili recite „dalje”.
at-why-onecard-marking = Sada svatko iskoristi bacanje na jednoj karti ili kaže „dalje”.
at-why-onecard-not-in-play = Karta { $card } nije među vašima u igri. Vaše su { $cards }.
at-why-onecard-nothing-fits = Ništa od ovog bacanja ne stane na kartu { $card }.
at-why-onecard-not-open = Karta { $card } nije otvorena. Otvorene su { $cards }.
at-why-onecard-take-first = Osvojili ste kartu, pa najprije uzmite jednu od otvorenih: { $cards }.
at-why-onecard-die = Sada pada kockica, na jednu od ovih boja: { $colours }.
at-why-onecard-no-die = Sada se uzima karta; kockica se ne baca.
at-why-onecard-drawn = Karte { $card } više nema u špilu.

# Clustered
at-why-clustered-no-move = „{ $text }” nije potez. Karta se igra ovako: 2tf@3,-1, a odbacuje ovako: discard 2tf.
at-why-clustered-no-card = Takve karte nema; karta je broj 1 2 3, oblik s t c i ispuna h d f, ili J.
at-why-clustered-beyond = To je mjesto preko ruba stola.
at-why-clustered-discard = Sada se karta odbacuje, a ne igra.
at-why-clustered-hand = Ove karte nemate u ruci: { $card }.
at-why-clustered-drawn = U tom kupu više nema { FORM($card, case: "gen") }.
at-why-clustered-alone = Uz to mjesto ne leži nijedna karta.
at-why-clustered-start = Ondje leži početna karta.
at-why-clustered-taken = To je mjesto zauzeto: { $card }.
at-why-clustered-beside = { $common ->
    [number] Ne može uz { FORM($card, case: "acc") }: zajednički je samo broj, a moraju biti dvije od tri osobine.
    [shape] Ne može uz { FORM($card, case: "acc") }: zajednički je samo oblik, a moraju biti dvije od tri osobine.
    [fill] Ne može uz { FORM($card, case: "acc") }: zajednička je samo ispuna, a moraju biti dvije od tri osobine.
   *[nothing] Ne može uz { FORM($card, case: "acc") }: nemaju ništa zajedničko, a moraju dijeliti dvije od tri osobine.
  }
at-why-clustered-playable = Kartu smijete odbaciti samo kad nijednu ne možete odigrati, a sada možete.
at-why-clustered-unplayable = Nijedna karta iz vaše ruke ne može se odigrati, pa se jedna odbacuje.

# Ingenious
at-why-ingenious-no-move = „{ $text }” nije potez. Postavljanje izgleda kao rg@0,1:1,1; inače je swap ili refill.
at-why-ingenious-no-tile = Takve pločice nema; pločica su dva slova redom { $order }, na primjer rg ili bb.
at-why-ingenious-no-space = Takvog polja nema ni na jednoj ploči: { $space }.
at-why-ingenious-apart = Ta dva polja nisu susjedna: { $space } i { $other }.
at-why-ingenious-double = Kod dvostruke pločice prvo se piše polje s manjim q, a zatim s manjim r.
at-why-ingenious-placed = Pločica je postavljena. Sada se stalak zamjenjuje ili dopunjava.
at-why-ingenious-rack = Ove pločice nema na vašem stalku: { $tile }.
at-why-ingenious-outside = Pločica bi ležala izvan ploče.
at-why-ingenious-taken = Pločica bi ležala na polju koje nije slobodno.
at-why-ingenious-solo = Pločica se mora postaviti. U solo igri nema stalka koji bi se zamijenio ili dopunio.
at-why-ingenious-bonus = Bonus-potez ne može se odbiti: postavite još jednu pločicu prije dopune.
at-why-ingenious-place-first = Najprije se mora postaviti pločica. Nakon toga smijete zamijeniti stalak ako na njemu nema vaše najslabije boje.
at-why-ingenious-opening = Prva pločica mora dodirivati otisnuti simbol; još su slobodne boje: { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Druga prva pločica već dodiruje otisnuti crveni simbol; još su slobodne boje: { $colours }.
    [g] Druga prva pločica već dodiruje otisnuti zeleni simbol; još su slobodne boje: { $colours }.
    [b] Druga prva pločica već dodiruje otisnuti plavi simbol; još su slobodne boje: { $colours }.
    [o] Druga prva pločica već dodiruje otisnuti narančasti simbol; još su slobodne boje: { $colours }.
    [y] Druga prva pločica već dodiruje otisnuti žuti simbol; još su slobodne boje: { $colours }.
   *[p] Druga prva pločica već dodiruje otisnuti ljubičasti simbol; još su slobodne boje: { $colours }.
  }
at-why-ingenious-drawn = U vrećici više nema takve pločice: { $tile }.
