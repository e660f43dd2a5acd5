# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are.

enter-title = Continuarea unei partide reale
enter-head = Continuarea unei partide reale
enter-lead = Alege ce se află pe masă. Ce nu vede nimeni se împarte din nou, iar jocul continuă aici.
enter-middle = În mijlocul mesei
enter-who = Cine joacă pe locul { $number }
enter-show = Arată masa
enter-go = Joacă mai departe
enter-see = Ceva nu e încă în regulă. Vezi unde
enter-untouched = Încă nu e introdus nimic, deci totul ar fi împărțit la întâmplare. Alege ce se află pe masă sau pregătește o masă nouă.
enter-none = Masa apare aici de îndată ce e completă.
enter-preparing = Regulile acestui joc încă se pregătesc. Încearcă din nou peste o clipă; ce ai scris rămâne.
enter-unsent = Serverul nu răspunde. Nu s-a pierdut nimic: ultima atingere se trimite din nou odată cu următoarea.
enter-nobody = După cum arată masa

enter-codes = Arată codurile, pentru tastare
enter-add = Adaugă: { $to }
enter-take-away = { $piece }: scoate
enter-on-space = Locul { $at }: { $piece }
enter-what-space = Ce se află pe locul { $at }?
enter-beneath = Ce carte stă cu fața în jos?

enter-ingenious-turn = La rând
enter-ingenious-board = Tabla de joc
enter-ingenious-board-about = Rând cu rând, așa cum stă: r g b o y p pentru roșu, verde, albastru, portocaliu, galben, mov. Un punct e un spațiu gol. Sau piesă cu piesă, de exemplu rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Tablă de scor
enter-ingenious-track-about = Unde a ajuns fiecare culoare. Pe echipe, tabla primelor două locuri e cea a echipei lor.
enter-ingenious-track-example = 0
enter-ingenious-rack = Suport
enter-ingenious-rack-about = Dacă îl lași gol, se completează cu piese care ar putea fi acolo.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Bonusuri de joc rămase
enter-ingenious-bonus-about = Ale jucătorului aflat la rând, după ce o culoare a ajuns la 18.
enter-ingenious-owed = { $count ->
    [0] Niciunul
   *[other] { $count }
  }

enter-clustered-turn = La rând
enter-clustered-cards = Cărți
enter-clustered-cards-about = Rând cu rând, așa cum stau: numărul, c s t pentru cerc, pătrat, triunghi, d f h pentru hașurat, plin, gol, apoi locul. 2tf1 înseamnă două triunghiuri pline ale locului 1, J1 jokerul lui, * cartea de start, un punct un loc liber. Sau una câte una: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Mână
enter-clustered-hand-about = Dacă o lași goală, se completează cu cărțile pe care le mai are jucătorul.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Decartate
enter-clustered-discards-about = În ordinea lor.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = Primul dreptunghi de 2 × 3
enter-clustered-first_rectangle-about = Cine l-a avut primul, dacă au mai mulți.
enter-clustered-first_run = Primul șir de cinci
enter-clustered-first_run-about = Cine l-a avut primul, dacă au mai mulți.

enter-pixies-turn = Urmează să ia o carte
enter-pixies-market = Cărți la vedere
enter-pixies-market-about = Cărțile care mai sunt de luat; niciuna înainte de următoarea dezvăluire. b g y r m pentru albastru, verde, galben, roșu, toate patru; valoarea; +n spirale, -n cruci, * specială.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Nouă căsuțe
enter-pixies-area-about = Cartea cu fața în sus; după / cea cu fața în jos. /? e o carte de care nu-și mai amintește nimeni.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Runde până acum
enter-pixies-points-about = Punctele din fiecare rundă încheiată.
enter-pixies-points-example = 40 35

enter-onecard-turn = Are zarurile
enter-onecard-dice = Zaruri
enter-onecard-dice-about = Cele cinci de pe masă, r o y g b p pentru roșu, portocaliu, galben, verde, albastru, mov. Niciunul înainte de prima aruncare.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Rearuncări rămase
enter-onecard-rolls_left-about = Când nu mai e niciuna, aruncarea e valabilă pentru toți.
enter-onecard-rerolls = { $count ->
    [0] Niciuna: aruncarea e valabilă
   *[other] { $count }
  }
enter-onecard-display = Cărți la vedere
enter-onecard-display-about = Cele trei de lângă pachet, după numerele lor.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Cărți în joc
enter-onecard-hand-about = Câte una pe linie: numărul ei, apoi câte căsuțe de ce culoare sunt tăiate.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Cărți punctate
enter-onecard-scored-about = La fel, în ordinea punctării.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = „{ $typed }” nu e un număr întreg.
enter-wrong-space = „{ $typed }” nu e un spațiu cu culoarea lui, ca 0,1 r.
enter-wrong-rows = { $count ->
    [one] Este { $count } rând, dar tabla de joc are { $right }. Regula I1
    [few] Sunt { $count } rânduri, dar tabla de joc are { $right }. Regula I1
   *[other] Sunt { $count } de rânduri, dar tabla de joc are { $right }. Regula I1
  }
enter-wrong-row = Rândul { $row } are { $count ->
    [one] { $count } spațiu
    [few] { $count } spații
   *[other] { $count } de spații
  }, dar pe tabla de joc are { $right }. Regula I1
enter-wrong-tile = „{ $typed }” nu e o piesă. O piesă are două litere dintre r g b o y p, de exemplu rg sau bb. Regula I3
enter-wrong-card = „{ $typed }” nu e o carte. Cărțile se scriu ca 2tf sau J. Regula C1
enter-wrong-placed = „{ $typed }” nu e o carte cu poziția și locul ei, ca 1,0 2tf 1.
enter-wrong-lying = „{ $typed }” nu e o carte cu locul ei, ca 2tf1 sau J2. Un loc liber e un punct. Regula C1
enter-wrong-start = „{ $typed }”: printre rânduri trebuie să fie cartea de start, *. Regula C3
enter-wrong-seat = „{ $typed }” nu e un loc de la această masă.
enter-wrong-pixies-card = „{ $typed }” nu e o carte. Cărțile se scriu ca b4+1, g6-4, y5*, m3. Regula P1
enter-wrong-rounds = { $count ->
    [one] Aici sunt punctele din { $count } rundă, dar la primul loc din { $right }. Regula P14
    [few] Aici sunt punctele din { $count } runde, dar la primul loc din { $right }. Regula P14
   *[other] Aici sunt punctele din { $count } de runde, dar la primul loc din { $right }. Regula P14
  }
enter-wrong-onecard-card = „{ $typed }” nu e o carte. Sunt numerotate de la 01 la 30. Regula O3
enter-wrong-marks = „{ $typed }” nu e o carte cu semnele ei, ca 03 y6 p3. Regula O3
enter-wrong-dice = „{ $typed }”: zarurile sunt litere dintre r o y g b p. Regula O1
