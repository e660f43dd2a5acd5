# The guided first game of Clustered, told by the coach. Titles have room for about 28 letters.

lesson-clustered-start-title = O carte lângă altă carte
lesson-clustered-start = La rândul tău joci o carte lângă una de pe masă, latură la latură. Deocamdată acolo e numai cartea de start, care se potrivește cu orice. Joacă în dreapta ei cartea cu **două triunghiuri goale**.
lesson-clustered-start-corner = Acolo ar atinge cartea de start numai la colț. Cărțile stau latură la latură: joac-o imediat în dreapta ei.
lesson-clustered-start-joker = Un joker s-ar potrivi, dar el se potrivește oriunde și mai târziu. Păstrează-l pentru un loc unde nu merge altceva.
lesson-clustered-start-side = Și acolo e un loc bun. În partida aceasta construim spre dreapta, așa că joac-o acolo.
lesson-clustered-start-card = Lângă cartea de start merge orice, și cartea aceasta. În partida aceasta începem cu cele două triunghiuri goale.

lesson-clustered-two-title = Două din trei la fel
lesson-clustered-two = O carte are un număr, o formă și o umplere, iar la două cărți alăturate trebuie să fie la fel **două din trei**. Cele două triunghiuri hașurate ale tale au același număr și aceeași formă ca cele goale: joacă-le în dreapta lor. După fiecare tură tragi o carte.
lesson-clustered-two-number = Pătratele au în comun cu triunghiurile goale numai numărul: forma și umplerea sunt diferite. Două din trei trebuie să fie la fel.
lesson-clustered-two-fill = Amândouă sunt goale, dar numărul și forma sunt diferite. Două din trei trebuie să fie la fel.
lesson-clustered-two-nothing = Trei cercuri hașurate lângă două triunghiuri goale: nimic nu e la fel. Trebuie să fie două din trei.
lesson-clustered-two-joker = Un joker se potrivește cu orice, dar aici merge și o altă carte a ta. Păstrează jokerul pentru mai târziu.
lesson-clustered-two-below = Se potrivește și acolo. Dar punctele vin de la cărți puse în linie, așa că mergi mai departe spre dreapta.

lesson-clustered-touch-title = Fiecare carte atinsă
lesson-clustered-touch = Cele două triunghiuri pline ale tale se potrivesc și cu cele goale, și cu cele hașurate. Dar trebuie să se potrivească cu **fiecare carte pe care o ating**, chiar și a celuilalt jucător. Caută locul în care fac trei în linie.
lesson-clustered-touch-square = Deasupra triunghiurilor goale s-ar potrivi. Dar ar atinge și pătratul plin al botului, cu care au în comun numai umplerea.
lesson-clustered-touch-joker = Și jokerul ar face trei în linie. Dar acolo se potrivesc și triunghiurile tale pline, iar jokerul mai poate aștepta.
lesson-clustered-touch-bend = Acolo se potrivesc. Dar la capătul din dreapta fac trei în linie, iar de la trei începi să primești puncte.

lesson-clustered-block-title = Un șir și capătul lui
lesson-clustered-block = Trei cărți ale tale într-o linie neîntreruptă formează un **șir**: { $gained ->
    [one] { $gained } punct
    [few] { $gained } puncte
   *[other] { $gained } de puncte
  }, și mai multe cu fiecare carte adăugată. Dar botul a pus o carte la capăt, iar cartea altcuiva întrerupe șirul. Începe o a doua linie: joacă cartea cu **un triunghi gol** sub cele două triunghiuri goale.
lesson-clustered-block-dashed = Sub triunghiurile hașurate numai forma e la fel: numărul și umplerea sunt diferite. Cu un loc mai la stânga se potrivește.
lesson-clustered-block-far = Se poate, dar e departe de celelalte cărți ale tale. Sub cele două triunghiuri goale, cărțile tale rămân împreună.
lesson-clustered-block-joker = Jokerul se potrivește, dar și triunghiul gol. Mai păstrează jokerul puțin.

lesson-clustered-rectangle-title = Și dreptunghiul aduce puncte
lesson-clustered-rectangle = **Cel mai mare dreptunghi** al tău aduce câte un punct pentru fiecare carte din el. Are cel puțin două cărți pe lățime și două pe înălțime. Joacă triunghiul hașurat astfel încât patru cărți ale tale să formeze unul.
lesson-clustered-rectangle-column = Trei cărți pe verticală formează un șir de { $column ->
    [one] { $column } punct
    [few] { $column } puncte
   *[other] { $column } de puncte
  }. Dar în dreapta aceeași carte face un dreptunghi de { $rectangle ->
    [one] { $rectangle } punct
    [few] { $rectangle } puncte
   *[other] { $rectangle } de puncte
  }.
lesson-clustered-rectangle-joker = Și așa iese dreptunghiul, dar iese și cu triunghiul hașurat. De joker vei avea nevoie imediat.

lesson-clustered-joker-title = Jokerul merge oriunde
lesson-clustered-joker = Dreptunghiul ți-a adus { $gained ->
    [one] { $gained } punct
    [few] { $gained } puncte
   *[other] { $gained } de puncte
  }. În locul liber din dreapta lui, niciuna dintre cărțile tale obișnuite nu se potrivește cu tot ce ar atinge. Un **joker** se potrivește cu orice și contează ca o carte obișnuită a ta: joacă-l acolo.
lesson-clustered-joker-square = Pătratele se potrivesc cu triunghiurile pline de sus. Dar la stânga și la dreapta nu sunt două din trei la fel.
lesson-clustered-joker-column = Aici jokerul face un șir vertical de trei: { $column ->
    [one] { $column } punct
    [few] { $column } puncte
   *[other] { $column } de puncte
  }. În locul liber face un al doilea șir și un dreptunghi mai mare: { $joker ->
    [one] { $joker } punct
    [few] { $joker } puncte
   *[other] { $joker } de puncte
  }.
lesson-clustered-joker-other = Pe trei laturi ale locului liber sunt triunghiuri, iar cartea aceasta are prea puțin în comun cu ele. Acolo merge numai jokerul.

lesson-clustered-rest-title = Până la ultima carte
lesson-clustered-rest = O singură carte, { $gained ->
    [one] { $gained } punct
    [few] { $gained } puncte
   *[other] { $gained } de puncte
  }: { $run } pentru un al doilea șir și { $rectangle } pentru un dreptunghi mai mare. Când niciuna dintre cărțile tale nu se potrivește nicăieri, **decartezi** una în schimb. Când s-au terminat toate cărțile, câștigă cine are cele mai multe puncte: tu ai { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, botul are { $other ->
    [one] { $other } punct
    [few] { $other } puncte
   *[other] { $other } de puncte
  }.

lesson-clustered-done-title = Asta e tot
lesson-clustered-done = Acum știi să joci. Joacă mai departe de aici: mărește-ți dreptunghiul și fii cu ochii pe ce construiește celălalt jucător.
