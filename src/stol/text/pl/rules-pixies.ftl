# The rules of Pixies in full. Numbers that are rules are digits: a test compares them with the game.

# ---- components
rule-p1 = Jest 70 kart. Każda ma **wartość** od 1 do 9 i jeden z 4 kolorów: niebieski, zielony, żółty albo czerwony. 6 **kart wielokolorowych** ma wszystkie 4 kolory naraz. Na karcie może być do 6 **spiral** albo do 6 **krzyżyków**, nigdy jedno i drugie. **Karta specjalna** ma jedną spiralę za każdą odkrytą kartę swojego koloru w twoim obszarze gry.
rule-p2 = Masz 9 **pól** w 3 rzędach po 3, ponumerowanych od 1 do 9 tak, jak się czyta. To twój **obszar gry**.

# ---- set-up and turns
rule-p3 = Potasuj wszystkie karty. Gracza rozpoczynającego pierwszą rundę wyznacza los.
rule-p4 = Przy 3 lub więcej graczach na początku każdej tury odkrywa się tyle kart, ilu jest graczy: to **rynek**. Zaczynając od gracza rozpoczynającego turę, zgodnie z ruchem wskazówek zegara, każdy bierze z rynku jedną kartę i kładzie ją u siebie. Ostatni gracz nie ma wyboru.
rule-p5 = Przy 2 graczach na początku każdej tury odkrywa się 4 karty. Gracze biorą je na przemian, od rozpoczynającego turę, aż wezmą wszystkie 4. Każdy gra więc dwa razy.
rule-p6 = Kto wziął ostatnią kartę w turze, rozpoczyna następną turę.

# ---- placing a card
rule-p7 = Jeśli w twoim obszarze gry nie ma odkrytej karty o tej samej wartości, połóż kartę odkrytą na polu o numerze równym jej wartości. Jeśli leży tam zakryta karta, nowa ją przykrywa i od razu jest **zatwierdzona** (P10).
rule-p8 = Jeśli na tym polu leży odkryta karta, która nie jest zatwierdzona, wybierz, która z dwóch kart zostaje odkryta. Drugą wsuń pod nią zakrytą, tak by wszyscy widzieli, że tam jest. Karta na wierzchu jest teraz zatwierdzona.
rule-p9 = Jeśli na tym polu leży zatwierdzona karta, połóż nową zakrytą na dowolnym wolnym polu, bez względu na jego numer. Nie wolno jej wsunąć pod inną kartę. Wolne pole zawsze się znajdzie, bo runda kończy się, zanim komuś go zabraknie (P11, P12).
rule-p10 = Odkryta karta, która leży na zakrytej, jest **zatwierdzona**. Na polu nigdy nie ma więc więcej niż 2 kart, odkryta karta zawsze leży na polu o numerze równym jej wartości, a żadne dwie odkryte karty w twoim obszarze gry nie mają tej samej wartości.

# ---- end of a round
rule-p11 = Przy 3 lub więcej graczach runda kończy się na koniec tury, w której ktoś ma karty na wszystkich 9 polach, odkryte albo zakryte. W ostatniej turze kartę kładą więc jeszcze wszyscy.
rule-p12 = Przy 2 graczach jest tak samo, a ponadto runda może się skończyć w połowie tury: gdy każdy położył w niej 1 kartę i ktoś ma karty na wszystkich 9 polach, 2 pozostałych kart już się nie bierze. Oboje kładą więc zawsze tyle samo kart.
rule-p12-ruling = Jeśli tak skończy się ostatnia runda, 2 karty, których nikt nie wziął, zostają na rynku.
rule-p13 = Do tury potrzebny jest pełny rynek: 1 karta na gracza, a przy 2 graczach 4 karty.
rule-p13-ruling = Jeśli w talii zostało na to za mało kart, runda się kończy i liczy się punkty. Sprawdza się to od razu po położeniu ostatniej karty w turze, a z talii, która jest za krótka, niczego się nie odkrywa. Może się to zdarzyć tylko przy 5 graczach, po 14 turach, albo po 16 turach z Flower Power, oraz przy 6 graczach, po 14 turach.
rule-p14 = Na koniec rundy wszyscy liczą punkty (P15, P16, P17). Potem znów tasuje się wszystkie karty. Kto położył ostatnią kartę, rozpoczyna następną rundę. Gra ma 3 rundy.
rule-p14-ruling = Po trzeciej rundzie wszystko zostaje tak, jak leży, także znacznik gracza rozpoczynającego.

# ---- scoring
rule-p15 = Każda zatwierdzona karta w twoim obszarze gry daje tyle punktów, ile wynosi jej wartość.
rule-p16 = Liczą się symbole na wszystkich odkrytych kartach, zatwierdzonych i niezatwierdzonych. Każda spirala daje 1 punkt, każdy krzyżyk odbiera 1 punkt. Karta specjalna daje 1 punkt za każdą odkrytą kartę swojego koloru w twoim obszarze gry; liczy też siebie i karty wielokolorowe. Wynik rundy może być ujemny.
rule-p17 = **Strefa** to co najmniej 2 odkryte karty, które mają wspólny kolor i stykają się krawędziami; róg się nie liczy. Karta wielokolorowa należy do każdego koloru, ale wszystkie karty strefy muszą mieć jeden wspólny kolor. Punkty daje tylko twoja największa strefa: za każdą jej kartę 2 punkty w rundzie 1, 3 punkty w rundzie 2 i 4 punkty w rundzie 3.
rule-p18 = Po 3 rundach wygrywa najwyższa suma punktów. Jeśli ma ją kilku graczy, dzielą zwycięstwo.

# ---- Flower Power
rule-p19 = To rozszerzenie jest opcją. Dodaje 14 kart i pozwala grać w 2 do 6 osób. Każda z tych kart ma dokładnie 2 kolory i liczy się jako oba: może należeć do strefy jednego albo drugiego koloru i liczy się dla kart specjalnych obu kolorów. Może mieć do 7 spiral.
rule-p20 = Z Flower Power każda zakryta karta, **na której nic nie leży**, czyli taka, która leży na polu sama, daje 5 punktów. Niektóre z nowych kart mają 1, 2 albo 3 spirale za każdą taką zakrytą kartę w twoim obszarze gry. Inne mają krzyżyk za każdą odkrytą kartę nadrukowanego koloru w twoim obszarze gry, także wielokolorową i dwukolorową. Te symbole liczą się tylko na odkrytych kartach, zatwierdzonych i niezatwierdzonych.

# ---- glossary: a word, and what it means in one line
term-pixies-area = Obszar gry
term-pixies-area-about = Twoje dziewięć pól i karty na nich (P2).
term-pixies-cell = Pole
term-pixies-cell-about = Jedno z twoich dziewięciu miejsc na karty, ponumerowanych od 1 do 9 (P2).
term-pixies-market = Rynek
term-pixies-market-about = Odkryte karty, z których gracze biorą w tej turze (P4).
term-pixies-first-player = Gracz rozpoczynający
term-pixies-first-player-about = Kto w tej turze bierze kartę jako pierwszy (P4, P6).
term-pixies-value = Wartość
term-pixies-value-about = Liczba na karcie: pole, na które trafia, i jej punkty, gdy jest zatwierdzona (P1).
term-pixies-face-up = Odkryta
term-pixies-face-up-about = Widać jej wartość, kolor i symbole, a symbole się liczą (P7).
term-pixies-face-down = Zakryta
term-pixies-face-down-about = Widać tylko rewers; nie ma teraz wartości, koloru ani symboli (P8, P9).
term-pixies-validated = Zatwierdzona
term-pixies-validated-about = Odkryta karta na zakrytej: daje swoją wartość (P10, P15).
term-pixies-spiral = Spirala
term-pixies-spiral-about = Symbol na karcie: plus 1 punkt (P16).
term-pixies-cross = Krzyżyk
term-pixies-cross-about = Symbol na karcie: minus 1 punkt (P16).
term-pixies-special = Karta specjalna
term-pixies-special-about = Daje 1 punkt za każdą twoją odkrytą kartę jej koloru, także za siebie (P1, P16).
term-pixies-multicolour = Karta wielokolorowa
term-pixies-multicolour-about = Karta wszystkich czterech kolorów naraz; jest na niej motyl (P1).
term-pixies-two-coloured = Karta dwukolorowa
term-pixies-two-coloured-about = Karta z Flower Power, która liczy się jako oba swoje kolory (P19).
term-pixies-zone = Strefa
term-pixies-zone-about = Odkryte karty jednego koloru, które stykają się krawędziami; punktuje największa (P17).
term-pixies-uncovered = Bez karty na wierzchu
term-pixies-uncovered-about = Zakryta karta, na której nic nie leży; punktuje tylko z Flower Power (P20).
