# The rules of Everything on 1 Card in full. Numbers that are rules are digits: a test compares them with the game.

# ---- components
rule-o1 = Jest 5 jednakowych kości. Każda ma 6 ścianek, po jednej w każdym kolorze: czerwonym, pomarańczowym, żółtym, zielonym, niebieskim i fioletowym. Symbole (czerwony sześciokąt, pomarańczowy pięciokąt, żółte koło, zielony ośmiokąt, niebieski trójkąt, fioletowy kwadrat) służą jedynie do rozróżnienia kolorów.
rule-o2 = Jest 30 kart. Każda ma 5 **rzędów** w 5 różnych kolorach. Rząd ma od 2 do 6 **pól**, a cała karta 20 pól. Dokładnie 2 rzędy karty mają symbol **słońca**. Wypełniony rząd jest wart tyle punktów, ile ma pól, więc karta jest warta najwyżej 25 punktów: 20 za pola i 5 za słońca.
# „Własna talia” is the message option-onecard-deck.
rule-o3 = Te 30 kart to **nasza własna talia**, bo o ile wiemy, listy drukowanych kart nigdzie nie opublikowano. Jeśli masz tę grę, możesz wpisać karty z pudełka: na stronie przygotowania stołu, w polu „Własna talia”, wpisz 30 wierszy takich jak „01 o3s y2 g4s b5 p6”. Wiersz to numer karty, a potem dla każdego rzędu kolor (r o y g b p), liczba pól i s, jeśli rząd ma słońce. W wierszu poleceń tak samo działa plik CSV (--deck). Numery idą od 01 do 30, każdy raz, w dowolnej kolejności; talia, która łamie tę zasadę albo O2, nie zostanie przyjęta, a ty dowiesz się, który wiersz jest błędny.
rule-o3-ruling = Nasza talia zgadza się ze wszystkim, co mówi instrukcja, zawiera karty pasujące do jej 3 przykładów (06, 12 i 03) i tak samo traktuje wszystkie 6 kolorów. Dwie takie same karty o różnych numerach to różne karty. Wpisana talia pozostaje w zapisie partii, karta po karcie.

# ---- set-up and a round
rule-o4 = Potasuj karty. Każdy gracz dobiera 2 karty i kładzie je przed sobą odkryte, widoczne dla wszystkich. Jako pierwszy rzuca gracz na pierwszym miejscu.
rule-o5 = **Rzucający** rzuca wszystkimi 5 kośćmi. Potem może **rzucić ponownie** dowolnymi z nich, najwyżej 2 razy; kość zostawioną za pierwszym razem można za drugim jeszcze przerzucić. Wynik ostatniego rzutu liczy się dla wszystkich. Po drugim ponownym rzucie nie ma już o czym decydować.
rule-o6 = Następnie każdy gracz **pasuje** albo wykorzystuje wynik rzutu na dokładnie 1 ze swoich kart. Wyniku nie można podzielić między kilka kart.
rule-o6-ruling = Wszyscy gracze decydują jednocześnie i w tajemnicy przed innymi. (Instrukcja mówi tylko, że pola wykreśla się „w kolejności”, co może dotyczyć graczy albo pól).
rule-o7 = Na karcie, której używasz, sprawdź każdy wyrzucony kolor. Jeśli jego rząd ma co najmniej tyle wolnych pól, ile jest kości w tym kolorze, **wykreśl** tyle pól, od lewej do prawej. Jeśli nie mieszczą się wszystkie kości jakiegoś koloru, nie wykreśla się go wcale. Wszystko, co się mieści, trzeba wykreślić: na jednej karcie nie ma wyboru. Karty, na której nic się nie mieści, nie można użyć; decyzję podejmuje w każdej rundzie każdy gracz, nawet jeśli może tylko spasować.
rule-o8 = Jeśli karta ma teraz 3 lub więcej **wypełnionych rzędów**, od razu ją **zdobywasz**, a ona wypada z gry. Daje tyle punktów, ile pól mają jej wypełnione rzędy, a do tego 2 punkty, jeśli wypełniony jest dokładnie 1 rząd ze słońcem, albo 5 punktów, jeśli wypełnione są oba. Niewypełnione rzędy nic nie dają. Dlatego 4. lub 5. rząd liczy się tylko wtedy, gdy wypełnił go ten sam rzut.
rule-o9 = Gracze, którzy w tej rundzie zdobyli kartę, dobierają po jednej nowej, zgodnie z ruchem wskazówek zegara, zaczynając od rzucającego. Potem kości przechodzą do następnego gracza zgodnie z ruchem wskazówek zegara.

# ---- end of the game
rule-o10 = Gra kończy się po rundzie, w której ktoś zdobył 4. kartę.
rule-o10-ruling = Po tej rundzie nie dobiera się już kart.
rule-o11 = Teraz każdy wypełniony rząd na twoich **niepełnych kartach** daje tyle punktów, ile ma pól, ale bez punktów za słońca. Wygrywa najwyższa suma punktów, bez względu na to, kto pierwszy zdobył 4 karty.
rule-o11-ruling = Według fragmentu instrukcji o celu gry wygrywa ten, kto pierwszy zdobędzie 4. kartę. Jednak jej rozdział o końcu gry liczy punkty, i to on rozstrzyga. Jeśli najwyższą sumę ma kilku graczy, dzielą zwycięstwo.
rule-o12 = Talia nie może się skończyć: przy 4 graczach dobiera się najwyżej 20 z 30 kart, a w drafcie najwyżej 27. Liczba rund nie jest ograniczona.

# ---- draft
rule-o13 = Na początku każdy gracz otrzymuje 5 kart i 3 z nich zatrzymuje; wszystkie 3 są w grze od początku. Pozostałe karty wracają do talii, którą się tasuje.
rule-o13-ruling = Wszyscy gracze wybierają jednocześnie.
rule-o14 = Gdy wszyscy wybiorą, a reszta wróci do talii, obok niej kładzie się 3 odkryte karty. Kto zdobędzie kartę, musi wziąć w jej miejsce 1 z tych **odkrytych kart**, zgodnie z ruchem wskazówek zegara, zaczynając od rzucającego. Po każdym, także po ostatnim, odkryte karty uzupełnia się z talii do 3. Wszystkie pozostałe zasady są bez zmian.

# ---- glossary: a word, and what it means in one line
term-onecard-roller = Rzucający
term-onecard-roller-about = Kto w tej rundzie rzuca kośćmi (O5).
term-onecard-roll = Rzut
term-onecard-roll-about = Ostateczny wynik na pięciu kościach; korzystają z niego wszyscy (O5).
term-onecard-keep = Zostawić
term-onecard-keep-about = Nie ruszać kości, gdy inne rzuca się ponownie (O5).
term-onecard-reroll = Ponowny rzut
term-onecard-reroll-about = Rzut niektórymi kośćmi jeszcze raz, najwyżej dwa razy w rundzie (O5).
term-onecard-pass = Pas
term-onecard-pass-about = Rezygnacja z wykorzystania rzutu (O6).
term-onecard-row = Rząd
term-onecard-row-about = Pola jednego koloru na karcie (O2).
term-onecard-box = Pole
term-onecard-box-about = Jedno miejsce w rzędzie, na jedną kość (O2).
term-onecard-cross-off = Wykreślić
term-onecard-cross-off-about = Zaznaczyć w rzędzie tyle pól, ile kości pokazuje jego kolor (O7).
term-onecard-full-row = Wypełniony rząd
term-onecard-full-row-about = Rząd, w którym wszystkie pola są wykreślone (O2, O8).
term-onecard-sun = Słońce
term-onecard-sun-about = Jest przy dwóch rzędach każdej karty: jeden wypełniony daje 2 punkty więcej, oba dają 5 (O8).
term-onecard-scored = Zdobyta karta
term-onecard-scored-about = Karta z co najmniej trzema wypełnionymi rzędami: jej punkty są twoje, a ona wypada z gry (O8).
term-onecard-unfinished = Niepełna karta
term-onecard-unfinished-about = Karta, która na koniec gry jest jeszcze w grze (O11).
term-onecard-draft = Draft
term-onecard-draft-about = Wariant, w którym wybierasz karty, którymi grasz (O13).
term-onecard-hold = Zatrzymać
term-onecard-hold-about = Wybrać kartę na początku draftu (O13).
term-onecard-display = Odkryte karty
term-onecard-display-about = W drafcie trzy karty obok talii, które zastępują zdobyte (O14).
