# The rules of Everything on 1 Card in full. Numbers that are rules are digits: a test compares them with what the game
# really does. „Pachet propriu” in rule-o3 is the message option-onecard-deck.

# ---- components
rule-o1 = Sunt 5 zaruri, toate la fel. Fiecare are 6 fețe, câte una pentru fiecare culoare: roșu, portocaliu, galben, verde, albastru și mov. Simbolurile (hexagon roșu, pentagon portocaliu, cerc galben, octogon verde, triunghi albastru, pătrat mov) doar ajută la deosebirea culorilor.
rule-o2 = Sunt 30 de cărți. Fiecare are 5 **rânduri** de 5 culori diferite. Un rând are de la 2 la 6 **căsuțe**, iar o carte are în total 20 de căsuțe. Exact 2 rânduri de pe fiecare carte au un **soare**. Un rând complet valorează atâtea puncte câte căsuțe are, deci o carte valorează cel mult 25 de puncte: 20 pentru căsuțe și 5 pentru sori.
rule-o3 = Cele 30 de cărți de aici sunt **un pachet făcut de noi**, fiindcă lista cărților tipărite nu e publicată nicăieri, din câte știm. Dacă ai jocul, poți introduce cărțile tipărite: pe pagina de pregătire, la „Pachet propriu”, scrie 30 de linii de felul „01 o3s y2 g4s b5 p6”. O linie cuprinde numărul cărții, apoi, pentru fiecare rând al ei, culoarea (r o y g b p), numărul de căsuțe și un s dacă are soare. Din linia de comandă, același lucru îl face un fișier CSV (--deck). Numerele merg de la 01 la 30, fiecare o singură dată, în orice ordine; un pachet care încalcă această regulă sau O2 este refuzat și afli care linie e greșită.
rule-o3-ruling = Pachetul nostru respectă tot ce spune regulamentul, conține cărți care se potrivesc cu cele 3 exemple ale lui (06, 12 și 03) și tratează la fel toate cele 6 culori. Două cărți identice cu numere diferite sunt cărți diferite. Pachetul introdus de tine se păstrează în înregistrarea partidei, carte cu carte.

# ---- set-up and a round
rule-o4 = Se amestecă cărțile. Fiecare jucător trage 2 cărți și le ține la vedere. Primul care aruncă e jucătorul de pe primul loc.
rule-o5 = **Jucătorul care aruncă** începe cu toate cele 5 zaruri. Apoi poate **rearunca** oricare dintre ele, de cel mult 2 ori; un zar păstrat prima dată poate fi totuși rearuncat a doua oară. Ce arată zarurile după ultima aruncare este valabil pentru toți. După a doua rearuncare nu mai e nimic de hotărât.
rule-o6 = Apoi fiecare jucător fie spune **pas**, fie folosește aruncarea pe exact 1 dintre cărțile sale. Aruncarea nu se poate împărți între mai multe cărți.
rule-o6-ruling = Toți jucătorii hotărăsc în același timp, fără să vadă ce aleg ceilalți. (Regulamentul spune doar că tăierea căsuțelor se face „în ordine”, ceea ce se poate referi la jucători sau la căsuțe.)
rule-o7 = Uită-te la fiecare culoare ieșită la zaruri, pe cartea pe care o folosești. Dacă rândul ei are cel puțin atâtea căsuțe libere câte zaruri de acea culoare sunt, **taie** tot atâtea căsuțe, de la stânga la dreapta. O culoare care nu se potrivește cu toate zarurile ei nu se taie deloc. Tot ce se potrivește trebuie tăiat: pe o carte nu ai de ales. O carte pe care nu se potrivește nimic nu poate fi folosită; fiecare are de ales în fiecare rundă, chiar dacă nu poate spune decât pas.
rule-o8 = Dacă după aceea cartea are 3 sau mai multe **rânduri complete**, este **punctată** pe loc și iese din joc. Aduce câte un punct pentru fiecare căsuță din rândurile ei complete, plus 2 puncte dacă exact 1 rând cu soare e complet sau plus 5 puncte dacă sunt amândouă. Rândurile incomplete nu aduc nimic. Așadar, un al 4-lea sau al 5-lea rând contează numai dacă a fost completat de aceeași aruncare.
rule-o9 = Cei care au punctat o carte în această rundă trag fiecare una nouă, în sensul acelor de ceas, începând cu jucătorul care a aruncat. Apoi zarurile trec, tot în sensul acelor de ceas, la următorul jucător.

# ---- end of the game
rule-o10 = Jocul se termină după runda în care cineva a punctat a 4-a carte.
rule-o10-ruling = După acea rundă nu se mai trag cărți.
rule-o11 = Acum fiecare rând complet de pe **cărțile tale neterminate** aduce câte un punct pentru fiecare căsuță, dar sorii nu mai aduc nimic. Câștigă totalul cel mai mare, indiferent cine a punctat primul 4 cărți.
rule-o11-ruling = Regulamentul spune, la scopul jocului, că învinge primul care punctează a 4-a carte. La sfârșitul jocului însă numără punctele, iar această parte hotărăște. Jucătorii aflați la egalitate cu totalul cel mai mare împart victoria.
rule-o12 = Pachetul nu se poate termina: cu 4 jucători se trag cel mult 20 dintre cele 30 de cărți, la draft cel mult 27. Numărul rundelor nu e limitat.

# ---- draft
rule-o13 = La început fiecare jucător primește 5 cărți și păstrează 3 dintre ele, toate în joc de la început. Celelalte se întorc în pachet, care se amestecă.
rule-o13-ruling = Toți jucătorii aleg în același timp.
rule-o14 = După ce toți au ales și restul cărților s-a întors în pachet, lângă el se pun 3 **cărți la vedere**. Cine punctează o carte trebuie să ia în locul ei 1 dintre cele la vedere, în sensul acelor de ceas, începând cu jucătorul care a aruncat. După fiecare dintre ei, inclusiv ultimul, cărțile la vedere se completează din pachet până la 3. Toate celelalte reguli rămân valabile.

# ---- glossary
term-onecard-roller = Cine aruncă
term-onecard-roller-about = Jucătorul care aruncă zarurile în această rundă (O5).
term-onecard-roll = Aruncare
term-onecard-roll-about = Ce arată până la urmă cele cinci zaruri; o folosește fiecare (O5).
term-onecard-keep = A păstra (zaruri)
term-onecard-keep-about = A lăsa un zar așa cum este, în timp ce rearunci altele (O5).
term-onecard-reroll = Rearuncare
term-onecard-reroll-about = A arunca din nou unele zaruri, de cel mult două ori într-o rundă (O5).
term-onecard-pass = Pas
term-onecard-pass-about = A nu folosi aruncarea (O6).
term-onecard-row = Rând
term-onecard-row-about = Căsuțele de aceeași culoare de pe o carte (O2).
term-onecard-box = Căsuță
term-onecard-box-about = Un loc dintr-un rând, pentru un zar (O2).
term-onecard-cross-off = A tăia
term-onecard-cross-off-about = A marca într-un rând atâtea căsuțe câte zaruri de culoarea lui sunt (O7).
term-onecard-full-row = Rând complet
term-onecard-full-row-about = Un rând cu toate căsuțele tăiate (O2, O8).
term-onecard-sun = Soare
term-onecard-sun-about = Se află pe două rânduri ale fiecărei cărți: unul complet aduce 2 puncte în plus, amândouă aduc 5 (O8).
term-onecard-scored = Carte punctată
term-onecard-scored-about = O carte cu trei sau mai multe rânduri complete: punctele ei sunt ale tale, iar ea iese din joc (O8).
term-onecard-unfinished = Carte neterminată
term-onecard-unfinished-about = O carte care mai e în joc când jocul se termină (O11).
term-onecard-draft = Draft
term-onecard-draft-about = Varianta în care îți alegi cărțile cu care joci (O13).
term-onecard-hold = A păstra (cărți)
term-onecard-hold-about = A alege o carte la începutul draftului (O13).
term-onecard-display = Cărți la vedere
term-onecard-display-about = La draft, cele trei cărți de lângă pachet, care le înlocuiesc pe cele punctate (O14).
