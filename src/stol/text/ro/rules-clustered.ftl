# The rules of Clustered in full. Numbers that are rules are digits: a test compares them with what the game really does.

# ---- components
rule-c1 = Ai un pachet de cărți în culoarea ta. El conține toate combinațiile de **formă** (pătrat, triunghi, cerc), **umplere** (gol, hașurat, plin) și **număr** (1, 2, 3): 27 de cărți. Cu cei 2 **jokeri** sunt 29. Forma, umplerea și numărul sunt cele 3 **trăsături**; culoarea ta arată doar a cui e cartea.
rule-c2 = **Cartea de start** nu este a nimănui. Lângă ea poate sta orice, ca lângă un joker.

# ---- set-up and a turn
rule-c3 = Cartea de start se află în mijlocul mesei. Fiecare își amestecă pachetul și trage 5 cărți, fără să le arate celorlalți. Începe cel mai tânăr jucător (aici, cel de pe primul loc), apoi se continuă în sensul acelor de ceas.
rule-c4 = La rândul tău joci 1 carte din mână pe un loc liber care are o latură comună cu cel puțin 1 carte de pe masă. Cu **fiecare** carte cu care are o latură comună, cartea jucată trebuie să aibă cel puțin 2 dintre cele 3 trăsături în comun. Cărțile care se ating numai la colț nu contează. Jokerii și cartea de start se potrivesc cu orice.
rule-c5 = Dacă niciuna dintre cărțile tale nu poate fi jucată nicăieri, **decartează** 1 carte la alegere, cu fața în sus, în văzul tuturor; ea iese din joc. Aceasta a fost tura ta. Nu poți decarta cât timp poți juca.
rule-c5-ruling = Astfel, toți văd că niciuna dintre cărțile din mâna ta nu putea fi jucată. Ceilalți pot trage de aici concluziile pe care le vor.
rule-c6 = La sfârșitul turei tale tragi 1 carte din pachetul tău, cât timp mai are cărți.
rule-c7 = Poți juca lângă cărțile oricui, chiar și numai ca să-i stai în cale.
rule-c8 = Jocul se termină când toate cărțile tuturor jucătorilor au fost jucate sau decartate. Peste jucătorii fără cărți se trece.
rule-c9 = Dacă alegi această opțiune, masa are o margine: o lățime și o înălțime în cărți, cu cartea de start la mijloc. Cu 2 cărți de start, la mijloc se află linia dintre ele. Dacă mijlocul nu poate fi exact, coloana în plus este în dreapta, iar linia în plus este jos. Dincolo de margine nu poate sta nicio carte, iar o masă prea mică pentru cărțile de start este refuzată.
rule-c9-ruling = Dacă nu alegi nimic, marginea se află la 30 de locuri de cartea de start în fiecare direcție, cât ajunge un pachet întreg pus în linie: 61 × 61 de locuri, iar cu 2 cărți de start 68 × 61. O masă are cel mult 101 × 101 locuri.

# ---- scoring
rule-c10 = **Șiruri orizontale și verticale:** fiecare **șir** neîntrerupt de 3 sau mai multe cărți ale tale, pe orizontală sau pe verticală, aduce 1 punct pentru fiecare carte din el. Jokerii se socotesc cărți ale celui care i-a jucat. Cartea altui jucător, cartea de start sau un loc liber întrerupe șirul.
rule-c11 = **Cel mai mare dreptunghi:** cel mai mare dreptunghi plin, format numai din cărțile tale, aduce 1 punct pentru fiecare carte din el. Fiecare latură a lui are cel puțin 2 cărți și nu poate cuprinde cartea de start. La fiecare jucător contează numai 1 dreptunghi. Așadar, o singură carte poate aduce până la 3 puncte: într-un șir orizontal, într-unul vertical și în dreptunghi.
rule-c12 = Câștigă cine are cele mai multe puncte.
rule-c12-ruling = Jucătorii aflați la egalitate cu cele mai multe puncte împart victoria.

# ---- options
rule-c13 = Niciunul (ca de obicei), toți sau numai unii dintre jucători joacă cu 3 jokeri, adică cu 30 de cărți. Așa îi poți ajuta pe cei care abia învață jocul. Cine are o carte în plus are și o tură în plus la sfârșit.
rule-c14 = În jocul de unul singur, cu 1 pachet, rămân valabile toate regulile. Scopul e să-ți depășești cel mai bun scor.
rule-c15 = Cu 5 până la 8 jucători sunt 2 cărți de start pe aceeași linie, cu 6 locuri libere între ele. Fiecare poate juca la oricare dintre ele.
rule-c16 = Fiecare primește 7 cărți; apoi, în ordinea locurilor, fiecare decartează 2 dintre ele, una câte una, cu fața în sus. La sfârșitul fiecărei ture tragi 2 cărți și decartezi 1, astfel încât rămâi mereu cu 5 în mână. La fel și după o tură în care a trebuit să decartezi (C5). Cu pachetul gol nici nu tragi, nici nu decartezi.
rule-c16-ruling = Cu 1 carte rămasă în pachet, o tragi și nu decartezi nimic.
rule-c17 = 2 puncte pentru primul jucător care are un dreptunghi plin de 2 × 3 sau 3 × 2 cărți și 2 puncte pentru primul care are un șir de 5 cărți. Contează și un dreptunghi mai mare sau un șir mai lung. Fiecare bonus se acordă o singură dată, imediat ce cartea e pusă pe masă, înainte de a trage o carte, și nu se mai pierde. Același jucător le poate primi pe amândouă.
rule-c18 = La sfârșit, 2 puncte pentru cel mai mare dreptunghi, după numărul de cărți, și 2 puncte pentru cel mai lung șir. La egalitate între jucători nu primește nimeni bonusul; dreptunghiurile sau șirurile egale ale aceluiași jucător nu înseamnă egalitate. Același jucător le poate primi pe amândouă. În jocul de unul singur primești fiecare bonus dacă ai un dreptunghi, respectiv un șir, care aduce puncte.
rule-c18-ruling = Contează numai un dreptunghi sau un șir care aduce puncte (C10, C11).
rule-c19 = Jocul tipărit are o carte care arată cine e la rând. Aici o arată masa.

# ---- glossary
term-clustered-attribute = Trăsătură
term-clustered-attribute-about = Forma, umplerea sau numărul; cărțile vecine au în comun două din trei (C1).
term-clustered-shape = Formă
term-clustered-shape-about = Pătrat, triunghi sau cerc (C1).
term-clustered-fill = Umplere
term-clustered-fill-about = Gol, hașurat sau plin (C1).
term-clustered-number = Număr
term-clustered-number-about = Câte forme arată o carte: 1, 2 sau 3 (C1).
term-clustered-two-of-three = Două din trei
term-clustered-two-of-three-about = Câte trăsături are o carte în comun cu fiecare carte cu care are o latură comună (C4).
term-clustered-beside = Alăturată
term-clustered-beside-about = Cu o latură comună; un colț nu e de ajuns (C4).
term-clustered-joker = Joker
term-clustered-joker-about = O carte care se potrivește cu orice și aduce puncte celui care a jucat-o (C1, C4).
term-clustered-start-card = Carte de start
term-clustered-start-card-about = Stă în mijloc, se potrivește cu orice și nu e a nimănui (C2).
term-clustered-space = Loc pe masă
term-clustered-space-about = Un loc pentru o singură carte (C4).
term-clustered-deck = Pachet
term-clustered-deck-about = Cărțile tale, din care tragi câte una de fiecare dată (C1, C6).
term-clustered-discard = A decarta
term-clustered-discard-about = A scoate o carte din joc, cu fața în sus, fiindcă niciuna nu poate fi jucată (C5).
term-clustered-run = Șir
term-clustered-run-about = Trei sau mai multe cărți ale tale într-o linie neîntreruptă, orizontală sau verticală (C10).
term-clustered-rows = Șiruri orizontale
term-clustered-rows-about = Punctele tale pentru șirurile pe orizontală (C10).
term-clustered-columns = Șiruri verticale
term-clustered-columns-about = Punctele tale pentru șirurile pe verticală (C10).
term-clustered-rectangle = Cel mai mare dreptunghi
term-clustered-rectangle-about = Cel mai mare dreptunghi plin din cărțile tale, de cel puțin două pe două (C11).
term-clustered-bonus = Bonus
term-clustered-bonus-about = Încă două puncte, pentru primul sau pentru cel mai mare, dacă joci cu această opțiune (C17, C18).
