# The rules of Clustered in full. Numbers that are rules are digits: a test compares them with the game.

# ---- components
rule-c1 = Masz talię we własnym kolorze. Są w niej wszystkie kombinacje **kształtu** (kwadrat, trójkąt, koło), **wypełnienia** (puste, zakreskowane, pełne) i **liczby** (1, 2, 3): 27 kart. Do tego 2 **dżokery**, razem 29 kart. Kształt, wypełnienie i liczba to 3 **cechy** karty; kolor mówi tylko, czyja to karta.
rule-c2 = **Karta startowa** nie należy do nikogo. Tak jak obok dżokera, może obok niej leżeć każda karta.

# ---- set-up and a turn
rule-c3 = Karta startowa leży na środku stołu. Każdy tasuje swoją talię i dobiera 5 kart, których pozostali gracze nie widzą. Zaczyna najmłodszy gracz (tutaj gracz na pierwszym miejscu), a dalej gra toczy się zgodnie z ruchem wskazówek zegara.
rule-c4 = W swojej turze zagraj 1 kartę z ręki na wolne miejsce, które styka się krawędzią z co najmniej 1 kartą na stole. Z **każdą** kartą, której dotyka krawędzią, zagrana karta musi mieć co najmniej 2 z 3 cech wspólne. Karty, które stykają się tylko rogiem, nie mają znaczenia. Dżokery i karta startowa pasują do wszystkiego.
rule-c5 = Jeśli żadnej ze swoich kart nie możesz nigdzie zagrać, **odrzuć** 1 dowolną kartę. Kładziesz ją odkrytą, tak by wszyscy ją widzieli, i karta ta wypada z gry. To jest wtedy cała twoja tura. Dopóki możesz zagrać, odrzucać nie wolno.
rule-c5-ruling = Wszyscy widzą więc, że żadnej karty z twojej ręki nie dało się zagrać. Pozostali gracze mogą z tego wyciągać wnioski.
rule-c6 = Na koniec tury dobierz 1 kartę z własnej talii, dopóki są w niej karty.
rule-c7 = Wolno grać obok cudzych kart, także tylko po to, by blokować.
rule-c8 = Gra kończy się, gdy wszystkie karty wszystkich graczy zostały zagrane albo odrzucone. Graczy bez kart się pomija.
rule-c9 = Jeśli chcesz, stół może mieć granice: szerokość i wysokość liczone w kartach, z kartą startową pośrodku. Przy 2 kartach startowych pośrodku leży odcinek od jednej do drugiej. Gdy nie da się trafić dokładnie w środek, dodatkowa kolumna jest po prawej stronie, a dodatkowy rząd na dole. Poza granicą nie może leżeć żadna karta, a stół za mały na karty startowe nie zostanie przyjęty.
rule-c9-ruling = Jeśli nie wybierzesz granic, leżą one 30 miejsc od karty startowej w każdym kierunku, czyli tak daleko, jak sięga cała talia ułożona w jednej linii: 61 × 61 miejsc, a przy 2 kartach startowych 68 × 61. Stół ma najwyżej 101 × 101 miejsc.

# ---- scoring
rule-c10 = **Ciągi poziome i pionowe:** każdy nieprzerwany **ciąg** co najmniej 3 twoich kart w jednej linii, w poziomie lub w pionie, daje 1 punkt za każdą kartę ciągu. Dżokery liczą się jako karty swojego właściciela. Ciąg przerywa cudza karta, karta startowa albo luka.
rule-c11 = **Największy prostokąt:** twój największy prostokąt, ułożony bez luk z twoich kart, daje 1 punkt za każdą swoją kartę. Każdy jego bok ma co najmniej 2 karty; karta startowa nie może do niego należeć. Każdemu graczowi liczy się tylko 1 prostokąt. Jedna karta może więc dać nawet 3 punkty: w ciągu poziomym, w ciągu pionowym i w prostokącie.
rule-c12 = Wygrywa gracz, który ma najwięcej punktów.
rule-c12-ruling = Jeśli najwięcej punktów ma kilku graczy, dzielą zwycięstwo.

# ---- options
rule-c13 = Nikt (tak jest zwykle), wszyscy albo niektórzy gracze grają z 3 dżokerami, czyli z 30 kartami. Może to pomóc tym, którzy dopiero poznają grę. Kto ma dodatkową kartę, ma na końcu dodatkową turę.
rule-c14 = W pojedynkę grasz 1 talią, a wszystkie zasady pozostają bez zmian. Celem jest pobicie własnego rekordu.
rule-c15 = Gdy gra od 5 do 8 osób, są 2 karty startowe w jednej linii, a między nimi 6 wolnych miejsc. Każdy może grać przy dowolnej z nich.
rule-c16 = Każdy dostaje 7 kart, po czym gracze w kolejności miejsc odrzucają po 2 z nich, jedną po drugiej, odkryte. Na koniec każdej tury dobierz 2 karty i odrzuć 1, tak by zawsze zostawało ci na ręce 5 kart. Dotyczy to także tury, w której trzeba było odrzucić kartę (C5). Gdy talia jest pusta, nie dobierasz i nie odrzucasz.
rule-c16-ruling = Gdy w talii została 1 karta, dobierz ją i niczego nie odrzucaj.
rule-c17 = 2 punkty dla gracza, który pierwszy ma prostokąt bez luk z 2 × 3 albo 3 × 2 kart, i 2 punkty dla gracza, który pierwszy ma ciąg 5 kart. Większy prostokąt i dłuższy ciąg też się liczą. Każdy bonus przyznaje się raz, zaraz po położeniu karty, jeszcze przed dobieraniem, i nie można go już stracić. Jeden gracz może zdobyć oba.
rule-c18 = Na koniec gry 2 punkty za największy prostokąt (liczy się liczba kart) i 2 punkty za najdłuższy ciąg. Przy remisie między graczami tego bonusu nie dostaje nikt; równe układy jednego gracza to nie remis. Jeden gracz może zdobyć oba. W pojedynkę dostajesz każdy z nich, jeśli masz cokolwiek, co w danym rodzaju daje punkty.
rule-c18-ruling = Liczy się tylko taki prostokąt i taki ciąg, który daje punkty (C10, C11).
rule-c19 = W pudełku jest karta wskazująca gracza, którego jest kolej. Tutaj widać to na stole.

# ---- glossary: a word, and what it means in one line
term-clustered-attribute = Cecha
term-clustered-attribute-about = Kształt, wypełnienie albo liczba; sąsiednie karty mają wspólne dwie z trzech (C1).
term-clustered-shape = Kształt
term-clustered-shape-about = Kwadrat, trójkąt albo koło (C1).
term-clustered-fill = Wypełnienie
term-clustered-fill-about = Puste, zakreskowane albo pełne (C1).
term-clustered-number = Liczba
term-clustered-number-about = Ile figur jest na karcie: 1, 2 albo 3 (C1).
term-clustered-two-of-three = Dwie z trzech
term-clustered-two-of-three-about = Tyle cech karta musi mieć wspólnych z każdą kartą, której dotyka krawędzią (C4).
term-clustered-beside = Obok
term-clustered-beside-about = Tak, że karty stykają się krawędziami; sam róg nie wystarczy (C4).
term-clustered-joker = Dżoker
term-clustered-joker-about = Karta, która pasuje do wszystkiego i punktuje dla właściciela (C1, C4).
term-clustered-start-card = Karta startowa
term-clustered-start-card-about = Leży na środku, pasuje do wszystkiego i nie należy do nikogo (C2).
term-clustered-space = Miejsce
term-clustered-space-about = Tyle stołu, ile zajmuje jedna karta (C4).
term-clustered-deck = Talia
term-clustered-deck-about = Twoje własne karty; co turę dobierasz jedną (C1, C6).
term-clustered-discard = Odrzucić
term-clustered-discard-about = Usunąć z gry odkrytą kartę, bo żadnej nie da się zagrać (C5).
term-clustered-run = Ciąg
term-clustered-run-about = Co najmniej trzy twoje karty w nieprzerwanej linii, w poziomie albo w pionie (C10).
term-clustered-rows = Ciągi poziome
term-clustered-rows-about = Twoje punkty za ciągi w poziomie (C10).
term-clustered-columns = Ciągi pionowe
term-clustered-columns-about = Twoje punkty za ciągi w pionie (C10).
term-clustered-rectangle = Największy prostokąt
term-clustered-rectangle-about = Największy prostokąt bez luk z twoich kart, co najmniej dwie na dwie (C11).
term-clustered-bonus = Bonus
term-clustered-bonus-about = Dwa dodatkowe punkty, za pierwszeństwo albo za największy układ, jeśli gracie z tą opcją (C17, C18).
