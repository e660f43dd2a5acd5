# Why a table, a view, a record or options are refused. A place stands in the nominative before a colon; inside another
# place it is asked for in the locative. Codes are quoted by „…”.

cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Zasada
   *[many] Zasady
  } { $rules }

refused-with = { $message }
at-refused-with = Nie można: { $message }

# Places.
place-view = { $case ->
    [loc] widoku
   *[nom] widok
  }
place-table = { $case ->
    [loc] opisie stołu
   *[nom] opis stołu
  }
place-record = { $case ->
    [loc] zapisie
   *[nom] zapis
  }
place-record-move = { $case ->
    [loc] ruchu { $move }
   *[nom] ruch { $move }
  }
place-part = „{ $part }” w { FORM($whole, case: "loc") }
place-entry = { $case ->
    [loc] pozycji { $number } w { FORM($whole, case: "loc") }
   *[nom] pozycja { $number } w { FORM($whole, case: "loc") }
  }

# Kinds of values, in the nominative.
kind-object = obiekt
kind-list = lista
kind-text = tekst
kind-number = liczba całkowita
kind-bool = true albo false
kind-null = null
kind-one-of = jedno z: { $names }
kind-or = { $one } albo { $other }

refused-kind = { $place }: powinno tu być: { $kind }, a jest { $value }
refused-missing = { $place }: brakuje „{ $key }”
refused-part = { $near ->
    [none] { $place }: nie ma tu „{ $name }”; jest { $names }
   *[other] { $place }: nie ma tu „{ $name }”; może chodzi o „{ $near }”?
  }
refused-length = { $least ->
    [one] { $place }: powinna być { $least } pozycja, a jest { $count }
    [few] { $place }: powinny być { $least } pozycje, a jest { $count }
   *[many] { $place }: powinno być { $least } pozycji, a jest { $count }
  }
refused-lengths = { $most ->
    [one] { $place }: powinno być od { $least } do { $most } pozycji, a jest { $count }
   *[many] { $place }: powinno być od { $least } do { $most } pozycji, a jest { $count }
  }
refused-bounds = { $high ->
    [none] { $place }: to liczba od { $low } wzwyż, a nie { $value }
   *[other] { $place }: to liczba od { $low } do { $high }, a nie { $value }
  }
refused-seat = { $place }: to liczba od { $first_seat } do { $last_seat }, a nie { $seat }
refused-twice = { $place }: { $piece } jest już gdzie indziej: { $other }

refused-no-view = widok to dict, jaki daje Position.view, a nie { $value }
refused-no-table = opis stołu to dict podobny do widoku, a nie { $value }
refused-no-game = { $place }: nie należy do żadnej gry: { $reason }
refused-misfit = { $place }: nie zgadza się z resztą, z której wynika { $value }

# Games and options.
refused-game = { $near ->
    [none] „{ $name }” to nie gra; są { $names }
   *[other] „{ $name }” to nie gra; może chodzi o „{ $near }”?
  }
refused-option = { $near ->
    [none] „{ $name }” to nie opcja gry { $game }; są { $names }
   *[other] „{ $name }” to nie opcja gry { $game }; może chodzi o „{ $near }”?
  }
refused-bot = { $near ->
    [none] „{ $name }” to nie bot; są { $names }
   *[other] „{ $name }” to nie bot; może chodzi o „{ $near }”?
  }
refused-game-broken = gry „{ $name }” z pakietu { $package } nie da się wczytać: „{ $problem }”
refused-game-other = gra „{ $name }” z pakietu { $package } to nie Definition o tym kluczu: to { $value }
refused-game-twice = jest kilka gier „{ $name }”, w pakietach { $packages }
refused-no-score = stołów gry { $game } nie da się policzyć
refused-no-entry = stołów gry { $game } nie da się wpisać
refused-option-kind = { $name } to { $kind }, a nie { $value }
refused-option-choice = { $name } to jedno z: { $names }, a nie { $value }
refused-option-bool = { $name } to true albo false, a nie { $value }
refused-players-kind = players to liczba całkowita, a nie { $value }
refused-players = { $high ->
    [one] { $game } z tymi opcjami jest dla { $low } do { $high } gracza, a nie dla { $count }
   *[many] { $game } z tymi opcjami jest dla { $low } do { $high } graczy, a nie dla { $count }
  }
refused-players-exactly = { $low ->
    [one] { $game } z tymi opcjami jest dla { $low } gracza, a nie dla { $count }
   *[many] { $game } z tymi opcjami jest dla { $low } graczy, a nie dla { $count }
  }
refused-players-many = { $high ->
    [one] { $game } z tymi opcjami jest dla { $low } do { $high } gracza, a nie dla tylu
   *[many] { $game } z tymi opcjami jest dla { $low } do { $high } graczy, a nie dla tylu
  }

# Records.
refused-record-text = to nie zapis partii: { $problem }
page-refused-record-text = To nie zapis partii: tekst nie jest w formacie JSON albo brakuje jego części.
refused-record-broken = to nie zapis partii: { $problem } (w ruchu { $move })
page-refused-record-broken = To nie zapis partii: tekst urywa się w ruchu { $move } albo dalej nie jest w formacie JSON.
refused-record-shape = to nie zapis partii: { $reason }
refused-record-version = to zapis w wersji { $value }; odczytać można wersję { $version }
refused-record-game = gra z tego zapisu nie istnieje: { $reason }
refused-record-move = ruchu { $move } nie można zagrać: { $reason }
refused-record-illegal = ruchu { $move } nie można zagrać: { $text }: { $reason }
refused-record-missing = brakuje ruchu { $move }: podano wynik, ale gra się nie skończyła
refused-record-result = ruchy dają wynik { $right }, a w zapisie jest { $value }
refused-record-players = players to lista imion, a nie { $value }
refused-record-names = { $count ->
    [one] { $count } imię dla { $players ->
        [one] { $players } gracza
       *[many] { $players } graczy
      }
    [few] { $count } imiona dla { $players ->
        [one] { $players } gracza
       *[many] { $players } graczy
      }
   *[many] { $count } imion dla { $players ->
        [one] { $players } gracza
       *[many] { $players } graczy
      }
  }
refused-record-tags = znaczniki muszą dać się zapisać w formacie JSON: { $problem }
page-refused-record-tags = Znaczniki muszą dać się zapisać w formacie JSON.
refused-record-deep = znaczniki mogą mieć najwyżej tyle poziomów zagnieżdżenia: { $most }
refused-record-line = wiersz { $line }: { $reason }

# Fair deals.
refused-deal-none = brakuje znacznika „{ $tag }”, więc nie wiadomo, z którego to rozdania
refused-deal-seed = ziarno ma hash { $hash }, a podano { $sealed }
refused-deal-other = to rozdanie o hashu { $sealed }, a nie { $published }
refused-deal-tag = znacznik „{ $tag }” nie mówi, które to rozdanie: { $problem }
refused-deal-given = { $given ->
    [one] według zapisu podano { $given } ruch, a jest ich { $count }
    [few] według zapisu podano { $given } ruchy, a jest ich { $count }
   *[many] według zapisu podano { $given } ruchów, a jest ich { $count }
  }
refused-deal-move = ruch { $move } to { $text }, a rozdanie przynosi { $right }

# Tables that are set up.
refused-seats = { $players ->
    [one] seats mówi, kto gdzie siedzi, dla { $players } gracza, a nie dla { $count }
   *[many] seats mówi, kto gdzie siedzi, dla { $players } graczy, a nie dla { $count }
  }
refused-sitter = miejsce { $seat } to jedno z: { $names }, a nie „{ $typed }”
refused-two-yours = tylko jedno miejsce może być twoje; ktoś inny przy tym urządzeniu to gość
refused-only-bots = ktoś musi grać: co najmniej jedno miejsce jest twoje, gościa albo wolne
refused-whole = { $name }: „{ $typed }” to nie liczba całkowita
refused-switch = { $name } jest włączone albo wyłączone, a nie „{ $typed }”
refused-begin = „{ $name }” stołu, od którego gra się dalej, to { $value }, a obok podano { $beside }
refused-deal-name = { $most ->
    [one] nazwa rozdania to do { $most } litery, cyfry, spacji albo łącznika, a nie „{ $typed }”
   *[many] nazwa rozdania to do { $most } liter, cyfr, spacji i łączników, a nie „{ $typed }”
  }
refused-deal-daily = nazwy zaczynające się od „{ $word }” mają rozdania dnia
refused-deal-unnamed = rozdanie musi mieć nazwę
refused-deal-begun = stół, który zaczyna się tak, jak gdzieś leżał, nie jest rozdaniem dla innych: zostaw nazwę pustą
refused-deal-real = z prawdziwymi kartami i kośćmi nie ma rozdania do nazwania: zostaw to pole puste

# Bots, arenas and reviews.
refused-bots = jest kilka botów „{ $name }”, w pakietach { $packages }
refused-bot-load = bota „{ $name }” z pakietu { $package } nie da się wczytać: { $problem }
refused-bot-class = bot „{ $name }” z pakietu { $package } to nie klasa: { $place } to { $value }
refused-budget = „{ $text }” nie da się odczytać: { $simulations } to symulacje, { $seconds } to sekundy
refused-command = „{ $text }” nie da się odczytać: { $problem }
refused-program = „{ $text }”: nie ma programu „{ $program }”
refused-no-bot = nie podano żadnego bota
refused-bot-twice = bota „{ $name }” podano dwa razy
refused-results-none = { $file } nie zawiera wyników areny
refused-results-other = { $file } zawiera wyniki innej areny: { $name } to { $theirs }, a nie { $ours }
refused-results-line = { $file } jest uszkodzony w wierszu { $line }: { $problem }
refused-review-simulations = { $least ->
    [one] analiza wymaga co najmniej { $least } symulacji, a nie { $value }
   *[many] analiza wymaga co najmniej { $least } symulacji, a nie { $value }
  }
refused-view-of-another = ruch ma miejsce { $seat }, a to widok innego miejsca

# Many games at once, and environments for learners: for programs only.
refused-batch-size = liczba { $name } to liczba całkowita od 1 wzwyż, a nie { $value }
refused-device = urządzenie to { $one } albo { $other }, a nie { $value }
refused-masks = maski to jedno z: { $names }, a nie { $value }
refused-rewards = nagrody to jedno z: { $names } albo funkcja, a nie { $value }
refused-any-seat = nie ma miejsca { $value }: miejsca są od 0 do { $last_seat }, a None to dowolne
refused-opponents = { $places ->
    [one] jest { $places } przeciwnik
   *[many] liczba przeciwników to { $places }
  }, a podano { $count ->
    [one] { $count } nazwę
    [few] { $count } nazwy
   *[many] { $count } nazw
  }: { $names }
refused-cycles = max_cycles to liczba od 1 wzwyż albo None, a nie { $value }
refused-render-mode = render_mode to { $names } albo None, a nie { $value }
refused-reset-mask = reset() zaczyna wszystkie gry od nowa, bez reset_mask: gdzie jedna się kończy, od razu zaczyna się następna
refused-vector-opponent = przeciwnicy w wielu grach naraz to { $one } albo { $other }, albo twoja funkcja z obserwacji, masek i miejsc w akcje, a nie { $value }; vectorization_mode='sync' zna wszystkie boty

# The command line.
refused-ply = zapis ma kroki od 0 do { $last }, a nie { $ply }
refused-nobody-moves = w tym zapisie nikt jeszcze nie ma ruchu
refused-sealed = --sealed przyjmuje 64 cyfry szesnastkowe, które pokazał stół, a nie „{ $typed }”
refused-folder = nie ma folderu { $folder } dla { $name }
refused-file-game = { $count ->
    [one] { $file } zawiera { $count } partię; partii { $game } nie ma
    [few] { $file } zawiera { $count } partie; partii { $game } nie ma
   *[many] { $file } zawiera { $count } partii; partii { $game } nie ma
  }
refused-file-exists = { $file } już istnieje, a niczego się nie nadpisuje; podaj nową nazwę
refused-file-json = { $file } nie jest w formacie JSON: { $problem }
refused-file-object = { $file } musi zawierać jeden obiekt, podobny do widoku, a nie { $kind }
refused-preset = „{ $name }” to nie tryb gry { $game }; są { $names }
refused-word = „{ $typed }” stoi osobno; opcje gry { $game } wyglądają tak: --name albo --name value

# Pixies.

place-pixies-area = obszar { $seat }
place-pixies-cell = obszar { $seat }, pole { $cell }
place-pixies-market = rynek, karta { $card }
place-pixies-round = runda { $round }
place-pixies-points = runda { $round }, miejsce { $seat }

pixies-no-card = { $place }: nie ma karty { $value }; karty zapisuje się tak: b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } należy do Flower Power; włącz opcję flower_power
pixies-cells = { $count ->
    [one] { $place }: jest { $count } pole zamiast dziewięciu
    [few] { $place }: są { $count } pola zamiast dziewięciu
   *[many] { $place }: jest { $count } pól zamiast dziewięciu
  }
pixies-foreign-cell = { $place }: { $card } leży odkryta na cudzym polu; jej własne to { $own }
pixies-face-down = { $place }: { $card } leży tu zakryta, ale karta na polu { $own } nie jest zatwierdzona
pixies-face-down-unknown = { $place }: leży tu zakryta karta, ale karta na innym polu nie jest zatwierdzona
pixies-none-left = { $place }: nie została żadna karta, która mogłaby tu leżeć zakryta
pixies-market-full = { $most ->
    [one] { $place }: może być do { $most } karty, a jest { $count }
   *[many] { $place }: może być do { $most } kart, a jest { $count }
  }
pixies-market-now = { $most ->
    [one] { $place }: może teraz być od { $least } do { $most } karty, a jest { $count }
   *[many] { $place }: może teraz być od { $least } do { $most } kart, a jest { $count }
  }
pixies-first = { $taken ->
    [one] { $place }: zaczęło miejsce { $first_seat }, jeśli po { $taken } karcie gra miejsce { $seat }
   *[many] { $place }: zaczęło miejsce { $first_seat }, jeśli po { $taken } kartach gra miejsce { $seat }
  }
pixies-uneven = { $missing ->
    [one] { $place }: brakuje jeszcze { $missing } karty
    [few] { $place }: brakuje jeszcze { $missing } kart
   *[many] { $place }: brakuje jeszcze { $missing } kart
  }; { $taken ->
    [0] między turami wszyscy mają tyle samo kart
    [one] w tej turze wzięto { $taken } kartę, a każdy bierze tyle samo
    [few] w tej turze wzięto { $taken } karty, a każdy bierze tyle samo
   *[many] w tej turze wzięto { $taken } kart, a każdy bierze tyle samo
  }
pixies-deck-empty = { $count ->
    [one] w talii została { $count } karta, za mało na turę: runda się skończyła; policz punkty
    [few] w talii zostały { $count } karty, za mało na turę: runda się skończyła; policz punkty
   *[many] w talii zostało { $count } kart, za mało na turę: runda się skończyła; policz punkty
  }
pixies-area-full = { $place }: zajęte jest wszystkie dziewięć pól: runda się skończyła; policz punkty i wpisz następną
pixies-rounds-finished = { $right ->
    [one] { $place }: powinny tu być punkty z { $right } zakończonej rundy, a nie z { $count }
   *[many] { $place }: powinny tu być punkty z { $right } zakończonych rund, a nie z { $count }
  }

# Clustered.

place-clustered-card = karta { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } i { $other }
place-clustered-hand = ręka { $seat }
place-clustered-discards = odrzucone karty miejsca { $seat }
place-clustered-bonus = „{ $bonus }” w „bonuses”

clustered-lying = { $card } (miejsce { $seat })
clustered-lying-start = karta startowa
clustered-seat = miejsce { $seat }
clustered-nobody = nikt

clustered-third-joker = third_joker to "none", "all" albo lista miejsc, a nie { $value }
clustered-third-joker-twice = third_joker wymienia miejsce dwa razy: { $value }
clustered-third-joker-seat = third_joker: nie ma miejsca { $seat }; miejsca są od { $first_seat } do { $last_seat }
clustered-table-kind = table to [szerokość, wysokość], dwie liczby całkowite, a nie { $value }
clustered-table-small = stół { $width } na { $height } jest za mały na kartę startową
clustered-table-narrow = { $line ->
    [one] stół o szerokości { $width } jest za mały: karty startowe zajmują { $line } miejsce w rzędzie
    [few] stół o szerokości { $width } jest za mały: karty startowe zajmują { $line } miejsca w rzędzie
   *[many] stół o szerokości { $width } jest za mały: karty startowe zajmują { $line } miejsc w rzędzie
  }
clustered-table-long = { $longest ->
    [one] bok stołu może mieć najwyżej { $longest } miejsce, a jest { $width } na { $height }
    [few] bok stołu może mieć najwyżej { $longest } miejsca, a jest { $width } na { $height }
   *[many] bok stołu może mieć najwyżej { $longest } miejsc, a jest { $width } na { $height }
  }

clustered-no-card = { $place }: nie ma karty { $value }; karty zapisuje się tak: 2tf albo J
clustered-cards = { $count ->
    [one] { $place }: podano { $count } kartę, a wszystkie talie mają razem { $most }
    [few] { $place }: podano { $count } karty, a wszystkie talie mają razem { $most }
   *[many] { $place }: podano { $count } kart, a wszystkie talie mają razem { $most }
  }
clustered-players = { $seats ->
    [one] „players” to { $count }, ale są karty { $seats } miejsca, a grać może { $most }
   *[many] „players” to { $count }, ale są karty { $seats } miejsc, a grać może { $most }
  }
clustered-two-cards = { $place }: na jednym miejscu leżą dwie karty, { $one } i { $other }
clustered-reach = { $height ->
    [one] karty zajmują obszar { $width } na { $height }; żaden bok stołu nie jest dłuższy niż { $longest }
   *[many] karty zajmują obszar { $width } na { $height }; żaden bok stołu nie jest dłuższy niż { $longest }
  }
clustered-start-owner = { $place }: karta startowa nie należy do nikogo, także nie do miejsca { $seat }
clustered-start-place = { $place }: karta startowa leży na { $right }, a nie tutaj
clustered-start-missing = { $place }: brakuje karty startowej
clustered-start-taken = { $place }: { $lying } leży tam, gdzie karta startowa
clustered-beyond = { $place }: { $lying } leży poza granicą stołu, { $width } na { $height }
clustered-jokers = { $count ->
    [one] { $place }: miejsce { $seat } ma tylko { $count } dżokera
    [few] { $place }: miejsce { $seat } ma tylko { $count } dżokery
   *[many] { $place }: miejsce { $seat } ma tylko { $count } dżokerów
  }
clustered-neighbours = { $common ->
    [number] { $place }: { $one } i { $other } nie mogą leżeć obok siebie: wspólna jest tylko liczba, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
    [shape] { $place }: { $one } i { $other } nie mogą leżeć obok siebie: wspólny jest tylko kształt, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
    [fill] { $place }: { $one } i { $other } nie mogą leżeć obok siebie: wspólne jest tylko wypełnienie, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
   *[nothing] { $place }: { $one } i { $other } nie mogą leżeć obok siebie: nie ma nic wspólnego, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
  }
clustered-unconnected = { $place }: { $lying } nie łączy się z kartą startową
clustered-misplaced = { $place }: { $lying } nie może tu być: { $reason }
clustered-none-left = { $place }: miejscu { $seat } nie została karta { $card }, która mogłaby tu być

clustered-no-bonus = { $place }: bez opcji first_bonus nikt go nie ma
clustered-bonus-seat = { $place }: nie ma miejsca { $seat }; miejsca są od { $first_seat } do { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: powinno być { $who }, bo tak wynika z prostokątów 2x3 na stole
   *[first_run] { $place }: powinno być { $who }, bo tak wynika z ciągów 5 kart na stole
  }
clustered-no-order = „first_rectangle” albo „first_run” w „bonuses” nie jest możliwe: nie prowadzi do tego żadna kolejność zagrania tych kart
clustered-no-rectangle = „first_rectangle”: miejsce { $seat } nie ma prostokąta 2x3
clustered-no-run = „first_run”: miejsce { $seat } nie ma ciągu 5 kart

clustered-hand-due = { $due ->
    [one] { $place }: z zagranych i odrzuconych wynika { $due } karta, a jest { $count }
    [few] { $place }: z zagranych i odrzuconych wynikają { $due } karty, a jest { $count }
   *[many] { $place }: z zagranych i odrzuconych wynika { $due } kart, a jest { $count }
  }
clustered-hand-now = { $most ->
    [one] { $place }: w tej fazie może być od { $least } do { $most } karty, a jest { $count }
   *[many] { $place }: w tej fazie może być od { $least } do { $most } kart, a jest { $count }
  }
clustered-hand-large = { $count ->
    [one] { $place }: jest { $count } karta, a miejscu { $seat } zostało { $left }
    [few] { $place }: są { $count } karty, a miejscu { $seat } zostało { $left }
   *[many] { $place }: jest { $count } kart, a miejscu { $seat } zostało { $left }
  }
clustered-deck-empty = { $place }: miejsce { $seat } nie ma już z czego dobierać
clustered-dropped = { $place }: gdy zagrano już karty, jest ich co najmniej { $least }
clustered-dropping = { $place }: to miejsce { $seat }; najpierw kolejne miejsca odrzucają po dwie karty
clustered-skipped = { $place }: miejsce { $seat } nie ma już kart, więc się je pomija
clustered-turns = { $count ->
    [one] miejsce { $seat } ma za sobą { $count } turę, a miejsce { $other_seat }, które ma ruch, { $others }: brakuje kart albo ruch ma kto inny
    [few] miejsce { $seat } ma za sobą { $count } tury, a miejsce { $other_seat }, które ma ruch, { $others }: brakuje kart albo ruch ma kto inny
   *[many] miejsce { $seat } ma za sobą { $count } tur, a miejsce { $other_seat }, które ma ruch, { $others }: brakuje kart albo ruch ma kto inny
  }
clustered-no-turns = { $count ->
    [one] miejsce { $seat } ma { $count } zagraną i odrzuconą kartę, a nie daje tego żadna liczba tur
    [few] miejsce { $seat } ma { $count } zagrane i odrzucone karty, a nie daje tego żadna liczba tur
   *[many] miejsce { $seat } ma { $count } zagranych i odrzuconych kart, a nie daje tego żadna liczba tur
  }
clustered-phase = { $place }: to jedno z: { $names }, a nie { $value }
clustered-turn-null = { $place }: null jest na końcu i tylko wtedy, a faza to { $phase }
clustered-not-over = { $place }: podano over, ale nie wszystkie karty zagrano lub odrzucono
clustered-over = wszystkie karty zagrano lub odrzucono: gra jest skończona, a liczy ją stol.score

# Ingenious.

ingenious-open-partners = open_partners jest dla gry drużynowej: wymaga teams=True

place-ingenious-space = plansza, { $space }
place-ingenious-tile = plansza, płytka { $number }
place-ingenious-track = tor { $seat }
place-ingenious-colour = tor { $seat }, kolor { $colour }
place-ingenious-opening = otwarcie miejsca { $seat }
place-ingenious-aside = odłożone
place-ingenious-rack = stojak { $seat }

ingenious-no-colour = { $place }: nie ma koloru { $value }; kolory to r, g, b, o, y, p
ingenious-no-tile = { $place }: płytka to dwie litery w kolejności rgboyp, na przykład rg albo bb, a nie { $value }
ingenious-unknown-space = plansza: nie ma pola { $value }; pola zapisuje się tak: 0,-5
ingenious-no-placement = { $place }: płytkę na planszy wpisuje się tak: rg@0,1:1,1, a nie { $value }
ingenious-apart = { $place }: pola { $space } i { $other } nie leżą obok siebie
ingenious-printed = { $place }: nadrukowany jest tu symbol { $printed }, a nie { $colour }
ingenious-on-printed = { $place }: { $text } leży na nadrukowanym symbolu
ingenious-overlap = { $place }: { $text } leży na { $space }, gdzie jest już inna płytka
ingenious-half-tile = { $count ->
    [one] { $place }: przykryte jest { $count } pole, a płytka przykrywa dwa
    [few] { $place }: przykryte są { $count } pola, a płytka przykrywa dwa
   *[many] { $place }: przykrytych jest { $count } pól, a płytka przykrywa dwa
  }
ingenious-colour-count = { $count ->
    [one] { $place }: jest { $count } pole koloru { $colour }, a na płytkach jest ich { $most }
    [few] { $place }: są { $count } pola koloru { $colour }, a na płytkach jest ich { $most }
   *[many] { $place }: jest { $count } pól koloru { $colour }, a na płytkach jest ich { $most }
  }
ingenious-no-cover = { $place }: nie da się tego przykryć płytkami, które istnieją
ingenious-no-cover-found = { $place }: nie udało się znaleźć sposobu, by przykryć to płytkami, które istnieją; wpisane płytka po płytce, na przykład rg@0,1:1,1, da się sprawdzić na pewno
ingenious-none-left = { $place }: nie została płytka { $tile }, która mogłaby tu być
ingenious-unseen = { $place }: liczba się nie zgadza: z innymi płytkami i tymi na planszy musi być 120
ingenious-opening = { $right ->
    [one] { $place }: powinien tu być { $right } symbol, gdy leżących płytek jest { $count }
    [few] { $place }: powinny tu być { $right } symbole, gdy leżących płytek jest { $count }
   *[many] { $place }: powinno tu być { $right } symboli, gdy leżących płytek jest { $count }
  }
ingenious-touched = { $count ->
    [one] { $place }: { $count } płytka dotyka tylu nadrukowanych symboli: { $touched }, a nie { $right }
    [few] { $place }: { $count } płytki dotykają tylu nadrukowanych symboli: { $touched }, a nie { $right }
   *[many] { $place }: { $count } płytek dotyka tylu nadrukowanych symboli: { $touched }, a nie { $right }
  }
ingenious-six-colours = { $place }: potrzeba dokładnie sześciu kolorów { $names }, a nie { $value }
ingenious-off-track = { $place }: { $value } wykracza poza tor, który sięga od 0 do { $end }
ingenious-rack-length = { $most ->
    [one] { $place }: może być od { $least } do { $most } płytki, a jest { $count }
   *[many] { $place }: może być od { $least } do { $most } płytek, a jest { $count }
  }
ingenious-rack-size = { $high ->
    [one] { $place }: może być od { $low } do { $high } płytki, a nie { $value }
   *[many] { $place }: może być od { $low } do { $high } płytek, a nie { $value }
  }
ingenious-rack-now = { $most ->
    [one] { $place }: może teraz być od { $least } do { $most } płytki, a jest { $count }
   *[many] { $place }: może teraz być od { $least } do { $most } płytek, a jest { $count }
  }
ingenious-rack-full = { $full ->
    [one] { $place }: gdy grają inni, jest tu { $full } płytka, a nie { $count }
    [few] { $place }: gdy grają inni, są tu { $full } płytki, a nie { $count }
   *[many] { $place }: gdy grają inni, jest tu { $full } płytek, a nie { $count }
  }
ingenious-rack-bonus = { $most ->
    [one] { $place }: gdy należą się dodatkowe ruchy, może być od 1 do { $most } płytki, a jest { $count }
   *[many] { $place }: gdy należą się dodatkowe ruchy, może być od 1 do { $most } płytek, a jest { $count }
  }
ingenious-rack-turn = { $full ->
    [one] { $place }: na początku tury jest tu { $full } płytka, a nie { $count }; mniej tylko wtedy, gdy należą się dodatkowe ruchy albo gdy płytki podano, nie ma na nich najsłabszego koloru i można je wymienić
    [few] { $place }: na początku tury są tu { $full } płytki, a nie { $count }; mniej tylko wtedy, gdy należą się dodatkowe ruchy albo gdy płytki podano, nie ma na nich najsłabszego koloru i można je wymienić
   *[many] { $place }: na początku tury jest tu { $full } płytek, a nie { $count }; mniej tylko wtedy, gdy należą się dodatkowe ruchy albo gdy płytki podano, nie ma na nich najsłabszego koloru i można je wymienić
  }
ingenious-too-few-left = { $count ->
    [one] { $place }: jest { $count } płytka, ale tyle już nie zostało
    [few] { $place }: są { $count } płytki, ale tyle już nie zostało
   *[many] { $place }: jest { $count } płytek, ale tyle już nie zostało
  }
ingenious-shows-lowest = { $place }: jest tu najsłabszy kolor, więc wymiany nie ma do wyboru
ingenious-finish-swap = { $place }: najpierw dokończ wymianę, potem wpisz nowy stojak
ingenious-no-bonus = { $place }: powinno być 0: żaden kolor miejsca { $seat } nie doszedł do końca
ingenious-over = nie można położyć żadnej płytki albo ktoś ma wszystko: gra jest skończona; liczy ją stol.score
ingenious-ended = { $place }: null jest dokładnie wtedy, gdy nie można położyć żadnej płytki albo ktoś ma wszystko
ingenious-all-refilled = { $place }: podano null, ale na końcu jeden stojak nie został uzupełniony

# Everything on 1 Card.

place-onecard-hand = karty miejsca { $seat }
place-onecard-hand-card = karty miejsca { $seat }, karta { $card }
place-onecard-hand-colour = karty miejsca { $seat }, karta { $card }, kolor { $colour }
place-onecard-scored = zdobyte karty miejsca { $seat }
place-onecard-scored-card = zdobyte karty miejsca { $seat }, karta { $card }
place-onecard-scored-colour = zdobyte karty miejsca { $seat }, karta { $card }, kolor { $colour }
place-onecard-chosen = „chosen” miejsca { $seat }
place-onecard-display = odkryte karty, karta { $card }
place-onecard-deck = talia
place-onecard-line = wiersz { $line }
place-onecard-item = talia, pozycja { $item }
place-onecard-deck-card = { $whole }, karta { $card }

onecard-no-card = { $place }: nie ma karty { $value }; karty mają numery od 01 do 30
onecard-most-cards = { $most ->
    [one] { $place }: może być najwyżej { $most } karta, a jest { $count }
    [few] { $place }: mogą być najwyżej { $most } karty, a jest { $count }
   *[many] { $place }: może być najwyżej { $most } kart, a jest { $count }
  }
onecard-seats = { $count ->
    [one] „hands” ma { $count } miejsce, a „scored” { $others }
    [few] „hands” ma { $count } miejsca, a „scored” { $others }
   *[many] „hands” ma { $count } miejsc, a „scored” { $others }
  }
onecard-many-scored = { $count ->
    [one] { $place }: jest { $count } karta, a gra kończy się na czwartej
    [few] { $place }: są { $count } karty, a gra kończy się na czwartej
   *[many] { $place }: jest { $count } kart, a gra kończy się na czwartej
  }
onecard-few-rows = { $count ->
    [one] { $place }: { $card } ma { $count } wypełniony rząd, a kartę zdobywa się przy co najmniej 3
    [few] { $place }: { $card } ma { $count } wypełnione rzędy, a kartę zdobywa się przy co najmniej 3
   *[many] { $place }: { $card } ma { $count } wypełnionych rzędów, a kartę zdobywa się przy co najmniej 3
  }
onecard-full-rows = { $count ->
    [one] { $place }: { $card } ma { $count } wypełniony rząd, więc jest zdobyta i wypadła z gry
    [few] { $place }: { $card } ma { $count } wypełnione rzędy, więc jest zdobyta i wypadła z gry
   *[many] { $place }: { $card } ma { $count } wypełnionych rzędów, więc jest zdobyta i wypadła z gry
  }
onecard-points = { $right ->
    [one] { $place }: { $card } z tymi polami daje { $right } punkt, a nie { $value }
    [few] { $place }: { $card } z tymi polami daje { $right } punkty, a nie { $value }
   *[many] { $place }: { $card } z tymi polami daje { $right } punktów, a nie { $value }
  }
onecard-no-row = { $place }: { $card } nie ma rzędu koloru „{ $letter }”; jej rzędy to { $letters }
onecard-boxes = { $boxes ->
    [one] { $place }: { $card } ma { $boxes } pole koloru { $colour }, więc nie można wykreślić { $count }
    [few] { $place }: { $card } ma { $boxes } pola koloru { $colour }, więc nie można wykreślić { $count }
   *[many] { $place }: { $card } ma { $boxes } pól koloru { $colour }, więc nie można wykreślić { $count }
  }
onecard-dice-letters = { $most ->
    [one] { $place }: może być do { $most } litery z { $colours }, a nie { $value }
   *[many] { $place }: może być do { $most } liter z { $colours }, a nie { $value }
  }
onecard-all-dice = { $place }: powinno ich być { $all } albo 0 przed pierwszym rzutem, a jest { $count }
onecard-rolls-left = { $place }: dopóki nie ma kości, powinno być { $right }, a nie { $value }
onecard-phase = { $place }: to jedno z: { $phases }, a nie { $value }
onecard-phase-now = { $place }: z tego, co leży, wynika { $right }, a nie { $value }
onecard-over = { $place }: over jest dokładnie wtedy, gdy ktoś zdobył czwartą kartę
onecard-nobody-draws = { $place }: podano deal, ale nikomu nie brakuje karty
onecard-count = { $place }: w tej fazie powinno ich być { $right }, a jest { $count }
onecard-turn = { $place }: z kości i kart wynika miejsce { $seat }
onecard-secret = { $place }: tajnych wyborów nie można wpisać; wróć przed pierwszy z nich
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $count ->
    [one] { $place }: jest { $count } karta: gra jest skończona, a liczy ją stol.score
    [few] { $place }: są { $count } karty: gra jest skończona, a liczy ją stol.score
   *[many] { $place }: jest { $count } kart: gra jest skończona, a liczy ją stol.score
  }

onecard-deck-header = { $place }: kolumny to { $columns }, a nie { $value }
onecard-deck-columns = { $columns ->
    [one] { $place }: karta ma { $columns } kolumnę, a nie { $count }
    [few] { $place }: karta ma { $columns } kolumny, a nie { $count }
   *[many] { $place }: karta ma { $columns } kolumn, a nie { $count }
  }
onecard-deck-kind = { $count ->
    [one] { $place }: to null albo lista { $count } karty takiej jak { $example }, a nie { $value }
   *[many] { $place }: to null albo lista { $count } kart takich jak { $example }, a nie { $value }
  }
onecard-deck-item = { $place }: karta to tekst taki jak { $example }, a nie { $value }
onecard-deck-number = { $place }: karty mają numery od 01 do { $last }, a nie { $value }
onecard-deck-twice = { $place }: karta { $card } jest już wcześniej: { $other }
onecard-deck-missing = { $count ->
    [one] { $place }: talia ma { $count } kartę; brakuje: { $missing }
    [few] { $place }: talia ma { $count } karty; brakuje: { $missing }
   *[many] { $place }: talia ma { $count } kart; brakuje: { $missing }
  }
onecard-deck-row = { $place }: { $value } to nie rząd; rząd to kolor z { $colours }, od 2 do 6 pól i s, jeśli jest słońce
onecard-deck-rows = { $place }: karta ma 5 rzędów w 5 różnych kolorach, a nie { $value }
onecard-deck-no-rows = brak
onecard-deck-boxes = { $place }: karta ma razem 20 pól, a nie { $count }
onecard-deck-suns = { $place }: słońce mają dokładnie 2 rzędy, a nie { $count }
