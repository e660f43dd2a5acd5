# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-over = Jocul s-a terminat.
at-why-no-move = „{ $text }” nu e o mutare. Mutările se scriu ca { $example }.
at-why-no-outcome = „{ $text }” nu se poate: în acest joc nimic nu ține de hazard.
at-why-not-now = Acum nu se poate.
at-why-turn = { $reason }
at-why-both = { $one } { $other }

at-why-nothing-told = Alege ce s-a tras sau ce a ieșit la zaruri, ori scrie.
at-why-told = „{ $text }” nu se poate. { $reason }
at-why-told-enough = „{ $text }” e în plus: nu se mai trage și nu se mai aruncă nimic până nu alege cineva.

# Pixies.
at-why-pixies-no-move = „{ $text }” nu e o mutare. După carte nu urmează nimic sau urmează =new, =old ori @1 până la @9.
at-why-pixies-market = Această carte nu e printre cele la vedere: { $card }.
at-why-pixies-new = Pe suprafața ta de joc nu e nicio carte de { $value } cu fața în sus, așa că aceasta se așază pe căsuța { $value }.
at-why-pixies-second = Cartea de { $value } de pe căsuța ei nu e încă validată: aceasta se pune tot acolo.
at-why-pixies-validated = Cartea de { $value } e deja validată, așa că aceasta se pune cu fața în jos pe o căsuță liberă.
at-why-pixies-covered = Căsuța { $cell } nu e liberă.
at-why-pixies-no-card = Nu există o astfel de carte; cărțile se scriu ca b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Cine începe se scrie după loc: first:0 până la first:{ $last }.
at-why-pixies-first = Întâi se spune cine începe: first:0 până la first:{ $last }.
at-why-pixies-begun = Se știe deja cine începe; acum se dezvăluie o carte.
at-why-pixies-flower-power = Cartea aceea ține de Flower Power, cu care nu se joacă aici.
at-why-pixies-drawn = Această carte nu mai e în pachet: { $card }.

# Everything on 1 Card.
at-why-onecard-no-move = „{ $text }” nu e o mutare. Mutările sunt stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = Nu există o astfel de carte; cărțile sunt numerotate de la 01 la { $last }.
at-why-onecard-no-colours = După keep urmează literele culorilor păstrate, dintre { $order }, sau - pentru niciuna.
at-why-onecard-keep-all = Se rearuncă cel puțin un zar. Ca să păstrezi toate zarurile, alege Stop.
at-why-onecard-colour-order = Literele culorilor vin în ordinea { $order }.
at-why-onecard-three = Se păstrează trei cărți diferite.
at-why-onecard-card-order = Cele trei cărți vin în ordine crescătoare.
at-why-onecard-no-draft = Cărți se păstrează și se iau numai la draft, care nu se joacă aici.
at-why-onecard-hold-first = Întâi fiecare păstrează trei dintre cele cinci cărți primite. Ale tale sunt { $dealt }.
at-why-onecard-not-dealt = { $number ->
    [one] Nu ai primit cartea { $cards }. Păstrează trei dintre { $dealt }.
   *[other] Nu ai primit cărțile { $cards }. Păstrează trei dintre { $dealt }.
  }
at-why-onecard-not-rolled = { $colour ->
    [r] Nu sunt atâtea zaruri roșii de păstrat: { $count }.
    [o] Nu sunt atâtea zaruri portocalii de păstrat: { $count }.
    [y] Nu sunt atâtea zaruri galbene de păstrat: { $count }.
    [g] Nu sunt atâtea zaruri verzi de păstrat: { $count }.
    [b] Nu sunt atâtea zaruri albastre de păstrat: { $count }.
   *[p] Nu sunt atâtea zaruri mov de păstrat: { $count }.
  }
at-why-onecard-rolling = Aruncarea nu e încă valabilă. Întâi cine aruncă se oprește sau rearuncă niște zaruri.
at-why-onecard-roller = Acum cine aruncă se oprește sau rearuncă niște zaruri.
at-why-onecard-rolled = Aruncarea e valabilă și nu se mai rearuncă. Acum folosește-o pe o carte sau spune pas.
at-why-onecard-marking = Acum fiecare folosește aruncarea pe o carte sau spune pas.
at-why-onecard-not-in-play = Cartea { $card } nu e în joc la tine. Cărțile tale sunt { $cards }.
at-why-onecard-nothing-fits = Pe cartea { $card } nu se potrivește nimic din această aruncare.
at-why-onecard-not-open = Cartea { $card } nu e la vedere. La vedere sunt { $cards }.
at-why-onecard-take-first = Ai punctat o carte, așa că ia întâi una dintre cele la vedere: { $cards }.
at-why-onecard-die = Acum cade un zar, pe una dintre culorile { $colours }.
at-why-onecard-no-die = Acum se trage o carte; nu se aruncă niciun zar.
at-why-onecard-drawn = Cartea { $card } nu mai e în pachet.

# Clustered.
at-why-clustered-no-move = „{ $text }” nu e o mutare. O carte se joacă scriind 2tf@3,-1 sau se decartează scriind discard 2tf.
at-why-clustered-no-card = Nu există o astfel de carte; o carte e un număr 1 2 3, o formă s t c și o umplere h d f, sau J.
at-why-clustered-beyond = Locul acela e dincolo de marginea mesei.
at-why-clustered-discard = Acum o carte se decartează, nu se joacă.
at-why-clustered-hand = Această carte nu e în mâna ta: { $card }.
at-why-clustered-drawn = În pachetul acela nu mai e o astfel de carte: { $card }.
at-why-clustered-alone = Lângă locul acela nu e nicio carte.
at-why-clustered-start = Acolo e cartea de start.
at-why-clustered-taken = Acolo e deja o carte: { $card }.
at-why-clustered-beside = { $common ->
    [number] Nu lângă { $card }: numai numărul e la fel, dar trebuie două din trei.
    [shape] Nu lângă { $card }: numai forma e la fel, dar trebuie două din trei.
    [fill] Nu lângă { $card }: numai umplerea e la fel, dar trebuie două din trei.
   *[nothing] Nu lângă { $card }: nimic nu e la fel, dar trebuie două din trei.
  }
at-why-clustered-playable = O carte se decartează numai când niciuna nu poate fi jucată, iar acum una poate.
at-why-clustered-unplayable = Nicio carte din mâna ta nu poate fi jucată, așa că una se decartează.

# Ingenious.
at-why-ingenious-no-move = „{ $text }” nu e o mutare. Așezarea unei piese arată ca rg@0,1:1,1; altfel e swap sau refill.
at-why-ingenious-no-tile = Nu există o astfel de piesă; o piesă are două litere în ordinea { $order }, de exemplu rg sau bb.
at-why-ingenious-no-space = Un astfel de spațiu nu există pe nicio tablă: { $space }.
at-why-ingenious-apart = Cele două spații nu sunt adiacente: { $space } și { $other }.
at-why-ingenious-double = La o piesă dublă se scrie întâi spațiul cu q mai mic, apoi cu r mai mic.
at-why-ingenious-placed = Piesa e așezată. Acum se schimbă piesele sau se completează suportul.
at-why-ingenious-rack = Această piesă nu e în suportul tău: { $tile }.
at-why-ingenious-outside = Piesa ar ieși de pe tabla de joc.
at-why-ingenious-taken = Piesa ar sta pe un spațiu ocupat.
at-why-ingenious-solo = Trebuie așezată o piesă. În jocul de unul singur nu există suport de schimbat sau de completat.
at-why-ingenious-bonus = Un bonus de joc nu poate fi refuzat: mai așază o piesă înainte să completezi suportul.
at-why-ingenious-place-first = Întâi trebuie așezată o piesă. După aceea poți schimba piesele, dacă în suport nu apare culoarea ta cea mai în urmă.
at-why-ingenious-opening = Prima piesă trebuie să atingă un simbol imprimat; încă libere sunt { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Prima piesă a altcuiva a atins deja simbolul roșu imprimat; încă libere sunt { $colours }.
    [g] Prima piesă a altcuiva a atins deja simbolul verde imprimat; încă libere sunt { $colours }.
    [b] Prima piesă a altcuiva a atins deja simbolul albastru imprimat; încă libere sunt { $colours }.
    [o] Prima piesă a altcuiva a atins deja simbolul portocaliu imprimat; încă libere sunt { $colours }.
    [y] Prima piesă a altcuiva a atins deja simbolul galben imprimat; încă libere sunt { $colours }.
   *[p] Prima piesă a altcuiva a atins deja simbolul mov imprimat; încă libere sunt { $colours }.
  }
at-why-ingenious-drawn = În sac nu mai e o astfel de piesă: { $tile }.
