# The games, their options and the levels of bots, as the command line tells of them.

pixies-about = Bierz karty z rynku i kładź je na swoich dziewięciu polach; trzy rundy.
pixies-tiny-about = Trzecia runda Pixies na czterech polach z ośmioma kartami: gra na tyle mała, że da się ją rozwiązać.
pixies-option-flower_power = dodaje 14 kart dwukolorowych; wtedy do 6 graczy (P19, P20)

onecard-about = Wypełniaj rzędy na swoich kartach rzutem, z którego korzystają wszyscy; czwarta zdobyta karta kończy grę.
onecard-tiny-about = Ostatnia karta w Everything on 1 Card, kilka pól przed końcem: gra na tyle mała, że da się ją rozwiązać.
onecard-option-draft = zatrzymujesz trzy z pięciu kart, a zdobyte zastępujesz odkrytymi (O13, O14)
onecard-option-deck = trzydzieści kart innych niż nasze; w wierszu poleceń plik CSV (O3)

clustered-about = Kładź karty obok kart, z którymi mają dwie wspólne cechy; punkty dają ciągi i największy prostokąt.
clustered-tiny-about = Clustered na stole 4 × 3, po trzy karty: gra na tyle mała, że da się ją rozwiązać.
clustered-option-third_joker = "none", "all" albo lista miejsc, które grają z trzema dżokerami (C13)
clustered-option-table = [szerokość, wysokość] w kartach, wokół kart startowych; bez podania granica jest 30 miejsc dalej (C9)
clustered-option-fast = na koniec każdej tury dobiera się dwie karty i odrzuca jedną (C16)
clustered-option-first_bonus = po 2 punkty za pierwszy prostokąt 2x3 i za pierwszy ciąg 5 kart (C17)
clustered-option-largest_bonus = po 2 punkty za największy prostokąt i za najdłuższy ciąg (C18)

ingenious-about = Kładź dwukolorowe płytki tak, by rosły linie jednego symbolu; twój wynik to najsłabszy kolor.
ingenious-tiny-about = Ingenious na siedmiu polach z sześcioma płytkami w dwóch kolorach: gra na tyle mała, że da się ją rozwiązać.
ingenious-option-teams = tylko dla 4 graczy: miejsca 0+2 grają przeciw 1+3 na podwójnym torze (I15-I17)
ingenious-option-open_partners = tylko w drużynach: partnerzy widzą nawzajem swoje stojaki (I15)

level-novice-meaning = widzi niewiele swoich ruchów i wybiera to, co od razu daje najwięcej
level-casual-meaning = niektóre ruchy przeocza i wybiera to, co od razu daje najwięcej
level-club-meaning = przeocza niewiele i myśli trochę naprzód
level-expert-meaning = nie przeocza prawie niczego i myśli naprzód
level-master-meaning = najsilniejszy ze wszystkich: do sekundy na ruch
