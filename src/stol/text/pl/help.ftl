# Help at the table.

# Up to 12 letters.
rules-open = Zasady
rules-close = Zamknij zasady
# Up to 20 letters.
rules-page = Z rysunkami
rules-more = Zobacz zasady

counted-pixies = Zatwierdzone karty liczy się według zasady P15, symbole według P16, największą strefę według P17, a z Flower Power zakryte karty według P20.
counted-onecard = Zdobyte karty liczy się według zasady O8, niepełne według O11.
counted-clustered = Ciągi poziome i pionowe liczy się według zasady C10, największy prostokąt według C11, bonusy według C17 i C18.
counted-ingenious = Decyduje najsłabszy kolor, a przy remisie następny. Zasada I14

# One line each, up to 110 letters.
first-pixies-validated = Karta, która leży na innej, jest zatwierdzona: daje swoją wartość. Zasady P10 i P15
first-pixies-down = Gdy karta na polu jest już zatwierdzona, nowa trafia zakryta na wolne pole. Zasada P9
first-pixies-last = Ostatnia runda: teraz każda karta twojej największej strefy daje najwięcej. Zasada P17
first-onecard-row = Wypełniony rząd. Gdy są trzy na jednej karcie, zdobywasz kartę. Zasada O8
first-onecard-sun = Wypełniony rząd ze słońcem: da więcej punktów, gdy zdobędziesz kartę. Zasada O8
first-onecard-scored = Karta zdobyta: jej punkty są twoje i dostajesz następną. Zasady O8 i O9
first-onecard-race = Ktoś ma trzy zdobyte karty: runda, w której zdobędzie czwartą, będzie ostatnia. Zasada O10
first-clustered-run = Ciąg: co najmniej trzy twoje karty w nieprzerwanej linii dają po punkcie. Zasada C10
first-clustered-rectangle = Prostokąt bez luk z twoich kart: największy daje punkt za każdą kartę. Zasada C11
first-clustered-discard = Żadna twoja karta nigdzie nie pasuje, więc jedną odrzucasz. Zasada C5
first-clustered-joker = Masz dżokera: pasuje obok każdej karty i liczy się jako twoja. Zasady C4 i C10
first-ingenious-bonus = Kolor doszedł do końca toru: masz dodatkowy ruch, z którego nie można zrezygnować. Zasada I9
first-ingenious-swap = Wymiana zastępuje uzupełnienie. Stare płytki wracają do woreczka po dobraniu nowych. Zasada I10
first-dismiss = Jasne
first-dismiss-label = Jasne: nie pokazuj więcej tej uwagi

offer-guided = { $game } po raz pierwszy? Gra z przewodnikiem trwa trzy minuty.
offer-start = Zacznij
offer-not-now = Nie teraz
