# The rules of Pixies in full. Numbers that are rules are digits: a test compares them with what the game really does.

# ---- components
rule-p1 = Sunt 70 de cărți. Fiecare are o **valoare** de la 1 la 9 și una dintre cele 4 culori: albastru, verde, galben sau roșu. Cele 6 **cărți multicolore** au toate cele 4 culori deodată. O carte poate avea până la 6 **spirale** sau până la 6 **cruci**, dar niciodată și unele, și altele. O **carte specială** arată câte o spirală pentru fiecare carte cu fața în sus de culoarea ei de pe suprafața ta de joc.
rule-p2 = Ai 9 **căsuțe**, în 3 rânduri de câte 3, numerotate de la 1 la 9 în ordinea citirii. Ele sunt **suprafața ta de joc**.

# ---- set-up and turns
rule-p3 = Se amestecă toate cărțile. Primul jucător al primei runde se trage la sorți.
rule-p4 = Cu 3 sau mai mulți jucători, la începutul fiecărei ture se dezvăluie atâtea cărți câți jucători sunt: acestea sunt **cărțile la vedere**. Începând cu primul jucător al turei și continuând în sensul acelor de ceas, fiecare ia una dintre ele și o așază. Ultimul nu mai are de ales.
rule-p5 = Cu 2 jucători, la începutul fiecărei ture se dezvăluie 4 cărți. Jucătorii iau câte una, pe rând, începând cu primul jucător al turei, până se iau toate 4. Astfel, fiecare joacă de două ori.
rule-p6 = Cine a luat ultima carte dintr-o tură este primul jucător în tura următoare.

# ---- placing a card
rule-p7 = Dacă pe suprafața ta de joc nu e nicio carte cu fața în sus de aceeași valoare, cartea se așază cu fața în sus pe căsuța cu valoarea ei. Dacă pe căsuță se află o carte cu fața în jos, cartea nouă o acoperă și este **validată** pe loc (P10).
rule-p8 = Dacă pe căsuță se află o carte cu fața în sus care nu e validată, alegi care dintre cele două rămâne cu fața în sus. Cealaltă se pune sub ea, cu fața în jos, astfel încât toți să vadă că e acolo. Cartea de deasupra este acum validată.
rule-p9 = Dacă pe căsuță se află o carte validată, cartea nouă se pune cu fața în jos pe oricare dintre căsuțele tale libere, indiferent de numărul căsuței. Nu poate fi strecurată sub o altă carte. O căsuță liberă există întotdeauna, fiindcă runda se încheie înainte ca un jucător fără căsuțe libere să mai aibă de așezat o carte (P11, P12).
rule-p10 = O carte cu fața în sus care se află pe o carte cu fața în jos este **validată**. De aceea, pe o căsuță nu sunt niciodată mai mult de 2 cărți, o carte cu fața în sus se află mereu pe căsuța cu valoarea ei și pe suprafața ta de joc nu există două cărți cu fața în sus de aceeași valoare.

# ---- end of a round
rule-p11 = Cu 3 sau mai mulți jucători, runda se încheie la sfârșitul turei în care cineva ajunge să aibă cărți pe toate cele 9 căsuțe, cu fața în sus sau în jos. Așadar, fiecare așază o carte și în ultima tură.
rule-p12 = Cu 2 jucători e la fel, dar runda se poate încheia și la mijlocul unei ture: când amândoi au așezat câte 1 carte în tura respectivă și cineva are cărți pe toate cele 9 căsuțe, cele 2 cărți rămase nu se mai iau. Astfel, amândoi așază mereu același număr de cărți.
rule-p12-ruling = Dacă ultima rundă se încheie astfel, cele 2 cărți pe care nu le-a luat nimeni rămân la vedere.
rule-p13 = Pentru o tură e nevoie de toate cărțile la vedere: câte 1 pentru fiecare jucător sau, cu 2 jucători, 4 cărți.
rule-p13-ruling = Dacă în pachet au rămas prea puține cărți, runda se încheie și se punctează. Se verifică imediat ce a fost așezată ultima carte a unei ture, iar dintr-un pachet prea mic nu se mai dezvăluie nimic. Se poate întâmpla numai cu 5 jucători, după 14 ture (16 ture cu Flower Power), și cu 6 jucători, după 14 ture.
rule-p14 = La sfârșitul unei runde fiecare își numără punctele (P15, P16, P17). Apoi se amestecă din nou toate cărțile. Cine a așezat ultima carte este primul jucător al rundei următoare. Jocul are 3 runde.
rule-p14-ruling = După a treia rundă totul rămâne așa cum este, inclusiv semnul primului jucător.

# ---- scoring
rule-p15 = Fiecare carte validată de pe suprafața ta de joc aduce atâtea puncte cât valoarea ei.
rule-p16 = Simbolurile contează pe toate cărțile cu fața în sus, validate sau nu. Fiecare spirală aduce 1 punct, fiecare cruce scade 1 punct. O carte specială aduce 1 punct pentru fiecare carte cu fața în sus de culoarea ei de pe suprafața ta de joc; se numără și pe ea însăși, și cărțile multicolore. Scorul unei runde poate fi negativ.
rule-p17 = O **zonă** este formată din 2 sau mai multe cărți cu fața în sus care au o culoare comună și se ating pe câte o latură; atingerea la colț nu contează. O carte multicoloră ține de toate culorile, dar toate cărțile unei zone au aceeași culoare comună. Se punctează numai cea mai mare zonă a ta: fiecare carte din ea aduce 2 puncte în runda 1, 3 puncte în runda 2 și 4 puncte în runda 3.
rule-p18 = După 3 runde câștigă totalul cel mai mare. Jucătorii aflați la egalitate împart victoria.

# ---- Flower Power
rule-p19 = Această extensie este opțională. Ea adaugă 14 cărți și pot juca de la 2 la 6 jucători. Fiecare dintre aceste cărți are exact 2 culori și contează pentru amândouă: poate face parte dintr-o zonă de oricare dintre ele și se numără la cărțile speciale de oricare dintre ele. Poate avea până la 7 spirale.
rule-p20 = Cu Flower Power, fiecare carte cu fața în jos **neacoperită**, adică singură pe căsuța ei, aduce 5 puncte. Unele dintre cărțile noi arată câte 1, 2 sau 3 spirale pentru fiecare carte cu fața în jos neacoperită de pe suprafața ta de joc. Altele arată câte o cruce pentru fiecare carte cu fața în sus de culoarea imprimată de pe suprafața ta de joc, inclusiv cărțile multicolore și bicolore. Aceste simboluri contează numai pe cărțile cu fața în sus, validate sau nu.

# ---- glossary
term-pixies-area = Suprafață de joc
term-pixies-area-about = Cele nouă căsuțe ale tale și cărțile de pe ele (P2).
term-pixies-cell = Căsuță
term-pixies-cell-about = Unul dintre cele nouă locuri ale tale pentru cărți, numerotate de la 1 la 9 (P2).
term-pixies-market = Cărți la vedere
term-pixies-market-about = Cărțile dezvăluite din care iau jucătorii în această tură (P4).
term-pixies-first-player = Primul jucător
term-pixies-first-player-about = Cine ia primul o carte în această tură (P4, P6).
term-pixies-value = Valoare
term-pixies-value-about = Numărul de pe carte: căsuța ei și, după ce e validată, punctele ei (P1).
term-pixies-face-up = Cu fața în sus
term-pixies-face-up-about = I se văd valoarea, culoarea și simbolurile, iar simbolurile contează (P7).
term-pixies-face-down = Cu fața în jos
term-pixies-face-down-about = I se vede numai spatele; acum nu are valoare, culoare sau simboluri (P8, P9).
term-pixies-validated = Validată
term-pixies-validated-about = O carte cu fața în sus aflată pe o carte cu fața în jos: aduce puncte cât valoarea ei (P10, P15).
term-pixies-spiral = Spirală
term-pixies-spiral-about = Un simbol de pe carte: plus 1 punct (P16).
term-pixies-cross = Cruce
term-pixies-cross-about = Un simbol de pe carte: minus 1 punct (P16).
term-pixies-special = Carte specială
term-pixies-special-about = Aduce 1 punct pentru fiecare carte a ta cu fața în sus de culoarea ei, inclusiv ea însăși (P1, P16).
term-pixies-multicolour = Carte multicoloră
term-pixies-multicolour-about = O carte care are toate cele patru culori deodată; pe ea e un fluture (P1).
term-pixies-two-coloured = Carte bicoloră
term-pixies-two-coloured-about = O carte din Flower Power care contează pentru amândouă culorile ei (P19).
term-pixies-zone = Zonă
term-pixies-zone-about = Cărți cu fața în sus de aceeași culoare care se ating pe laturi; se punctează cea mai mare (P17).
term-pixies-uncovered = Neacoperită
term-pixies-uncovered-about = O carte cu fața în jos, singură pe căsuța ei; aduce puncte numai cu Flower Power (P20).
