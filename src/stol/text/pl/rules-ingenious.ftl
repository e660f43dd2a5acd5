# The rules of Ingenious in full. Numbers that are rules are digits: a test compares them with the game.

# ---- components
rule-i1 = Plansza to duży sześciokąt złożony z małych, czyli z **pól**. Dla 1 lub 2 graczy jej bok ma 6 pól (razem 91 pól), dla 3 graczy 7 (razem 127), a dla 4 graczy 8 (razem 169).
rule-i2 = Na planszy jest 6 **nadrukowanych symboli**, po jednym w każdym kolorze, zawsze w rogach sześciokąta o boku 6, bez względu na liczbę graczy. Zgodnie z ruchem wskazówek zegara, od lewego górnego rogu, są to: czerwony, zielony, niebieski, pomarańczowy, żółty i fioletowy. Pola, na których się znajdują, są zajęte.
rule-i3 = Jest 120 **płytek**. Każda składa się z 2 sześciokątów, a na każdym z nich jest symbol. Jest 6 kolorów: czerwony, zielony, niebieski, pomarańczowy, żółty i fioletowy. Każda z 15 par różnych kolorów jest na 6 płytkach, a każdy z 6 **dubletów**, czyli płytek z dwoma symbolami tego samego koloru, występuje 5 razy.
rule-i4 = Masz **stojak** z 6 płytkami, których pozostali gracze nie widzą, i w każdym kolorze **tor punktacji** od 0 do 18. Wszystkie kolory zaczynają od 0.

# ---- a turn
rule-i5 = Zaczyna najmłodszy gracz (tutaj gracz na pierwszym miejscu), a dalej gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze połóż 1 płytkę ze stojaka na 2 wolnych polach, które leżą obok siebie. Nie musi niczego dotykać ani do niczego pasować.
rule-i6 = W twojej pierwszej turze płytka musi dotykać nadrukowanego symbolu, to znaczy jedna z jej połówek leży tuż obok niego. Nie może to być symbol, którego dotyka już pierwsza płytka innego gracza.
rule-i7 = Punkty za każdą połówkę płytki liczy się osobno. W każdym z 5 kierunków, które nie prowadzą do drugiej połówki, policz nieprzerwaną linię takich samych symboli, nadrukowanych i położonych, aż do wolnego pola, innego symbolu albo brzegu planszy. Każdy symbol daje 1 punkt w swoim kolorze; samej płytki nigdy się nie liczy. Dublet punktuje obiema połówkami w tym samym kolorze. Wolno położyć płytkę, która nie daje żadnych punktów.
rule-i8 = Kolor zatrzymuje się na 18. Nadwyżka przepada.
rule-i9 = Za każdy kolor, który dojdzie do 18, masz **dodatkowy ruch** („Ingenious!”): połóż jeszcze jedną płytkę ze stojaka i policz za nią punkty, zanim go uzupełnisz. Dwa kolory naraz to 2 dodatkowe ruchy, a dodatkowy ruch może przynieść kolejne.
rule-i9-ruling = Z dodatkowego ruchu nie można zrezygnować.
rule-i10 = Po wszystkich ruchach swojej tury **uzupełnij** stojak do 6 płytek. Jeśli jednak żadna płytka na stojaku nie ma twojego najsłabszego koloru, możesz zamiast tego **wymienić** płytki: pokaż stojak, odłóż płytki na bok, dobierz 6 nowych, a dopiero potem wrzuć stare do woreczka. Jeśli kilka kolorów jest równie słabych, na stojaku nie może być żadnego z nich. Stojak sprawdza się po wszystkich ruchach, a przed dobieraniem; pusty stojak po prostu się uzupełnia.
rule-i10-ruling = Wszyscy widzą, że możesz wymienić płytki, a więc wiedzą, że na twoim stojaku nie ma najsłabszych kolorów.
rule-i11 = Do dodatkowego ruchu potrzebna jest płytka na stojaku.
rule-i11-ruling = Gdy stojak jest pusty, pozostałe dodatkowe ruchy przepadają.

# ---- end of the game
rule-i12 = Gra kończy się natychmiast, gdy żadne dwa wolne pola nie leżą obok siebie. Po położeniu płytki najpierw liczy się za nią punkty, potem sprawdza I13 i tę zasadę, następnie przychodzi kolej na dodatkowe ruchy, a na końcu na wymianę albo uzupełnienie. Wszystko, do czego nie doszło przed końcem gry, przepada.
rule-i13 = Jeśli wszystkie 6 twoich kolorów dojdzie do 18, natychmiast wygrywasz.
rule-i14 = Porównuje się najsłabsze kolory wszystkich graczy: wygrywa ten, kto ma w swoim najwięcej punktów. Przy remisie decydują drugie najsłabsze kolory, i tak dalej.
rule-i14-ruling = Jeśli wszystkie 6 kolorów jest równych, gracze dzielą zwycięstwo.

# ---- team game
rule-i15 = Drużyny to opcja dla 4 graczy. Partnerzy siedzą naprzeciw siebie: miejsca pierwsze i trzecie grają przeciw drugiemu i czwartemu. Drużyna ma w każdym kolorze wspólny, podwójny tor punktacji od 0 do 36; 4 stojaki pozostają osobne i ukryte. W czasie gry partnerzy ze sobą nie rozmawiają.
rule-i15-ruling = Instrukcja pozwala umówić się, że partnerzy mogą otwarcie rozmawiać. Tutaj służy do tego opcja: partnerzy widzą nawzajem swoje stojaki.
rule-i16 = Kolor, który dzięki płytce dochodzi do 18, zatrzymuje się tam, bez względu na nadwyżkę; następne płytki liczą się już dalej, od 18 do 36. Dojście do 18 daje dodatkowy ruch, dojście do 36 także.
rule-i16-ruling = Obie połówki dubletu zatrzymują się na 18 razem.
rule-i17 = I6 obowiązuje każdego z 4 graczy. O tym, czy możesz wymienić płytki (I10), decyduje najsłabszy kolor twojej drużyny. Zwycięską drużynę wyłania się tak jak w I14.
rule-i17-ruling = Wszystkie 6 kolorów na 36 to natychmiastowe zwycięstwo; wszystkie 6 na 18 jeszcze nie.

# ---- solo game
rule-i18 = W pojedynkę grasz na planszy o boku 6, bez stojaka: dobierz 1 płytkę, połóż ją, policz punkty i dobierz następną. Pierwsza płytka musi dotykać nadrukowanego symbolu. Tor punktacji jest podwójny jak w I16, ale nie ma dodatkowych ruchów ani wymiany. Twój wynik to najsłabszy kolor na koniec gry: postaraj się, by był jak najwyższy.
rule-i18-ruling = Wszystkie 6 kolorów na 36 natychmiast kończy grę.

# ---- glossary: a word, and what it means in one line
term-ingenious-board = Plansza
term-ingenious-board-about = Sześciokąt z pól, na których leżą płytki; im więcej graczy, tym jest większy (I1).
term-ingenious-space = Pole
term-ingenious-space-about = Jeden sześciokąt planszy (I1).
term-ingenious-tile = Płytka
term-ingenious-tile-about = Dwa sześciokąty, każdy z symbolem; zajmuje dwa pola (I3).
term-ingenious-double = Dublet
term-ingenious-double-about = Płytka z dwoma takimi samymi symbolami (I3).
term-ingenious-printed = Nadrukowany symbol
term-ingenious-printed-about = Jeden z sześciu symboli, które są na planszy od początku; liczy się w liniach (I2).
term-ingenious-rack = Stojak
term-ingenious-rack-about = Twoje sześć płytek, których pozostali gracze nie widzą (I4).
term-ingenious-bag = Woreczek
term-ingenious-bag-about = Z niego dobiera się płytki (I10).
term-ingenious-track = Tor punktacji
term-ingenious-track-about = Twoje punkty w jednym kolorze, od 0 do 18 (I4).
term-ingenious-lowest = Najsłabszy kolor
term-ingenious-lowest-about = Kolor, w którym masz najmniej punktów: to on rozstrzyga grę (I14).
term-ingenious-first-tile = Pierwsza płytka
term-ingenious-first-tile-about = Musi dotykać nadrukowanego symbolu, którego nie dotyka żadna inna pierwsza płytka (I6).
term-ingenious-bonus-play = Dodatkowy ruch
term-ingenious-bonus-play-about = Jeszcze jedna płytka, położona od razu, za kolor, który doszedł do 18 (I9).
term-ingenious-cry = Ingenious!
term-ingenious-cry-about = Okrzyk, gdy kolor dochodzi do 18 (I9).
term-ingenious-refill = Uzupełnić
term-ingenious-refill-about = Dobrać tyle płytek, by na stojaku było ich sześć (I10).
term-ingenious-swap = Wymienić
term-ingenious-swap-about = Oddać wszystkie płytki ze stojaka za nowe, jeśli nie ma na nim najsłabszego koloru (I10).
term-ingenious-aside = Odłożone
term-ingenious-aside-about = Wymieniane płytki: wracają do woreczka po dobraniu nowych (I10).
term-ingenious-team = Drużyna
term-ingenious-team-about = Dwoje partnerów, którzy siedzą naprzeciw siebie i mają w każdym kolorze wspólny tor (I15).
