# The command line. Names of options and commands stay as they are. “ply” is „krok”, a move or an outcome.

cli-about = Cztery gry planszowe, dokładnie według ich instrukcji. Bez polecenia stół otwiera się w przeglądarce.
cli-version = Wypisuje wersję i kończy działanie.
cli-compiling = stol przygotowuje zasady: kilka sekund, tylko za pierwszym razem na tym komputerze.
cli-failed = stol: { $problem }
cli-rule = Zasadę { $rule } wyjaśnia strona { $path } działającego stol, na przykład { $address }

# Arguments that several commands take.
cli-game = Gra według klucza; listę podaje „stol games”.
cli-players = Ile osób gra. Domyślnie liczba z trybu gry, w innym razie 2.
cli-preset = Nazwany zestaw opcji; listę podaje „stol games”.
cli-ray = Gra na klastrze Ray pod tym adresem, na przykład 10.0.0.5:6379, zamiast z --workers na tym komputerze; „local” uruchamia klaster tutaj, na próbę. Wyniki są te same.
cli-record-file = Zapisy, po jednym w wierszu (JSON Lines); - czyta stdin.
cli-table-file = Stół jako JSON; - czyta stdin.
cli-game-number = Która partia z pliku.
cli-json = Wypisuje JSON, dla programów.
cli-count-players = { $players ->
    [one] { $players } gracz
   *[many] { $players } graczy
  }
cli-count-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  }
cli-playing = gra

# stol games
cli-games = Podaje gry, ich opcje i tryby.
cli-games-game = Tylko ta gra.
cli-games-heading = { $high ->
    [one] { $game } ({ $key }), od { $low } do { $high } gracza
   *[many] { $game } ({ $key }), od { $low } do { $high } graczy
  }
cli-games-no-option = bez opcji

# stol sim
cli-sim = Rozgrywa losowe partie i podaje, jak przebiegły.
cli-sim-more = Opcje gry podaje się z nazwy, na przykład --flower-power albo --table 7,5: listę podaje „stol games”.
cli-sim-games = Ile partii.
cli-sim-seed = To samo ziarno (seed) daje te same partie.
cli-sim-workers = Wątki, które grają jednocześnie.
cli-sim-out = Zapisuje partie do tego nowego pliku, jako JSON Lines.
cli-sim-show = Wypisuje stół z końca ostatniej partii.
cli-sim-writing = zapisuje
cli-sim-heading = { $game }, { cli-count-players }, { $options }
cli-sim-rates = { $count ->
    [one] { $count } partia w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partie na sekundę { $rate }, kroki na sekundę { $steps }, kroki na partię { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [few] { $count } partie w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partie na sekundę { $rate }, kroki na sekundę { $steps }, kroki na partię { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[many] { $count } partii w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partie na sekundę { $rate }, kroki na sekundę { $steps }, kroki na partię { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }

# stol arena
cli-arena = Boty grają ze sobą; na koniec wiadomo, który jest silniejszy i jak bardzo to pewne.
cli-arena-more = Każde rozdanie gra się raz w każdym ustawieniu botów na miejscach, zawsze z tymi samymi kartami, płytkami i kośćmi. Jeśli botów jest za mało, siadają po kilka razy; jeśli za dużo, grają wszystkie kombinacje.
cli-arena-bots = Nazwy po przecinku albo jeden program:COMMAND; można podać kilka razy.
cli-arena-games = Ile partii, w zaokrągleniu w górę do całych rozdań.
cli-arena-seed = To samo ziarno (seed) rozdaje te same partie.
cli-arena-workers = Procesy, które grają jednocześnie.
cli-arena-out = Przechowuje wyniki w tym pliku i kontynuuje od tego, co w nim jest.
cli-arena-time-limit = Ile sekund program może myśleć nad ruchem.
cli-arena-stopped = przerwano; niczego nie zapisano; z --out FILE można by kontynuować
cli-arena-go-on = przerwano; ciąg dalszy: { $command }
cli-arena-heading = { $deals ->
    [one] { $game }, { cli-count-players }: { cli-count-games }, { $deals } rozdanie; wszystkie przedziały to { NUMBER(0.95, style: "percent") }
    [few] { $game }, { cli-count-players }: { cli-count-games }, { $deals } rozdania; wszystkie przedziały to { NUMBER(0.95, style: "percent") }
   *[many] { $game }, { cli-count-players }: { cli-count-games }, { $deals } rozdań; wszystkie przedziały to { NUMBER(0.95, style: "percent") }
  }
cli-arena-forfeit = walkower: { $bot } (rozdanie { $deal }, miejsce { $seat }): { $reason }
cli-arena-forfeits = { $count ->
    [one] i jeszcze { $count } walkower
    [few] i jeszcze { $count } walkowery
   *[many] i jeszcze { $count } walkowerów
  }
cli-arena-interval = { $value } [od { $low } do { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = brak

# stol replay
cli-replay = Pokazuje zapis krok po kroku w terminalu. Bez terminala wypisuje wszystkie pozycje.
cli-replay-ply = Wypisuje stół po tylu ruchach i wynikach losowania, po czym kończy działanie.
cli-replay-keys = spacja/n dalej   b wstecz   f/r dziesięć dalej/wstecz   < > początek/koniec   q wyjście
cli-replay-start = { $game }, krok { $ply } z { $last }, początek
cli-replay-after = { $game }, krok { $ply } z { $last }, po { $move }

# stol verify
cli-verify = Sprawdza każdy ruch i każdy wynik w zapisach z pliku oraz to, czy rozdano je z podanego ziarna.
cli-verify-more = Kod wyjścia 1, jeśli któryś jest zły.
cli-verify-sealed = Hash pokazany na początku gry: wszystko musi wynikać z jego ziarna.
cli-verify-checking = sprawdza
cli-verify-line = wiersz { $line }: { $problem }
cli-verify-summary-plain = dobre: { $good }, złe: { $bad }
cli-verify-summary-dealt = dobre: { $good }, złe: { $bad }, uczciwie rozdane: { $dealt }
cli-verify-summary-given = dobre: { $good }, złe: { $bad }, uczciwie rozdane po podanych ruchach: { $given }
cli-verify-summary-both = dobre: { $good }, złe: { $bad }, uczciwie rozdane: { $dealt }, uczciwie rozdane po podanych ruchach: { $given }

# stol score
cli-score = Liczy punkty stołu tak, jak leży: z części widoku, której potrzeba do wyniku, jako JSON.
cli-score-more = Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Liczy także niemożliwy stół, jeśli ma to sens.

# stol schema
cli-schema = Wypisuje JSON Schema gry: jej widoku, wpisanego stołu, stołu do policzenia, zapisu.
cli-schema-game = Która gra.

# stol hint
cli-hint = Pokazuje najlepsze ruchy miejsca, które ma ruch, na podstawie tego, co może ono wiedzieć.
cli-hint-more = 100% to wysoka wygrana ze wszystkimi, 0% wysoka przegrana; w grze solo to część największej liczby punktów.
cli-hint-file = Zapisy, po jednym w wierszu, albo widok lub stół jako JSON; - czyta stdin.
cli-hint-ply = Po tylu ruchach i wynikach losowania. Domyślnie: przy ostatnim wyborze.
cli-hint-seconds = Jak długo myśleć.
cli-hint-simulations = Zamiast tego tyle symulacji: zawsze tak samo.
cli-hint-top = Ile ruchów pokazać.
cli-hint-seed = Los symulacji.
cli-hint-workers = Wątki, które myślą jednocześnie.
cli-hint-legal = { $legal ->
    [one] { $legal } dozwolony ruch
    [few] { $legal } dozwolone ruchy
   *[many] { $legal } dozwolonych ruchów
  }
cli-hint-heading = { $count ->
    [one] krok { $ply }, ruch ma miejsce { $seat }: { cli-hint-legal }, { $count } symulacja
    [few] krok { $ply }, ruch ma miejsce { $seat }: { cli-hint-legal }, { $count } symulacje
   *[many] krok { $ply }, ruch ma miejsce { $seat }: { cli-hint-legal }, { $count } symulacji
  }
cli-hint-heading-exact = krok { $ply }, ruch ma miejsce { $seat }: { cli-hint-legal }, sprawdzono do końca
cli-hint-exact = dokładnie
cli-hint-between = { $low } a { $high }

# stol review
cli-review = Pokazuje, jak zmieniały się szanse w partii, co było szczęściem, a co zostało oddane.
cli-review-more = 100% to wysoka wygrana ze wszystkimi, 0% wysoka przegrana; w grze solo to część największej liczby punktów.
cli-review-simulations = Na każdą ocenę: zawsze ta sama analiza.
cli-review-seconds = Zamiast tego mniej więcej tyle na każdy ruch.
cli-review-quick = Piąta część symulacji: widać tylko większe błędy.
cli-review-svg = Rysuje wykres do tego nowego pliku.
cli-review-reviewing = analizuje
cli-review-simulated = { $simulations ->
    [one] { $simulations } symulacja na każdą ocenę
    [few] { $simulations } symulacje na każdą ocenę
   *[many] { $simulations } symulacji na każdą ocenę
  }
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, koniec w kroku { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, gra trwa w kroku { $ply }; { cli-review-simulated }
  }
cli-review-ledger = Skąd wziął się każdy wynik: początek + szczęście + własne błędy + cudze błędy = koniec
cli-review-luck = szczęście ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $choices ->
    [one] { $name }: bez wyraźnych błędów; wybory: { $choices }.
   *[many] { $name }: bez wyraźnych błędów; wybory: { $choices }.
  }
cli-review-all = { $choices ->
    [one] { $name } oddaje { $lost } w { $count } z { $choices } wyboru:
   *[many] { $name } oddaje { $lost } w { $count } z { $choices } wyborów:
  }
cli-review-most = { $choices ->
    [one] { $name } oddaje { $lost } w { $count } z { $choices } wyboru, najwięcej tutaj:
   *[many] { $name } oddaje { $lost } w { $count } z { $choices } wyborów, najwięcej tutaj:
  }
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = krok { $ply }: { $move }, lepiej { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = krok { $ply }: { $move }, lepiej { $best }: { $loss }, dokładnie
cli-review-no-turns = Bez punktów zwrotnych: szanse nigdy nie zmieniły się gwałtownie.
cli-review-turns = Punkty zwrotne:
cli-review-turn = { $letter }  krok { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Udostępnia stół przeglądarkom.
cli-serve-host = Adres, pod którym nasłuchuje; 0.0.0.0 wpuszcza całą sieć.
cli-serve-port = 0 bierze dowolny wolny.
cli-serve-database = sqlite:///FILE albo postgresql+psycopg://…; bez tego plik w twoim folderze danych.
cli-serve-pace = Ile sekund boty zostawiają na zobaczenie, co się stało.
cli-serve-away = Po ilu sekundach uznaje się, że gracza z zamkniętą stroną nie ma.
cli-serve-browser = Otwiera przeglądarkę.
cli-serve-limits = Ogranicza liczbę żądań każdego klienta.
cli-serve-proxies = Adresy lub sieci serwerów proxy, rozdzielone przecinkami: mogą podawać, kto wysyła żądanie i czy przyszło przez https. Nikt inny nie może.
cli-serve-proxies-unread = --trusted-proxies przyjmuje adresy i sieci rozdzielone przecinkami, np. 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Liczba procesów serwera za jednym portem, każdy na własnym rdzeniu; potrzebują PostgreSQL.
cli-serve-processes-sqlite = kilka procesów wymaga PostgreSQL; podaj go przez --database albo STOL_DATABASE
cli-serve-drain = Ile sekund serwer, któremu kazano się zatrzymać, jeszcze działa, ale zgłasza, że nie jest gotowy, aby load balancer nikogo do niego nie kierował.
cli-serve-log-format = Jak zapisywać dziennik: text albo jeden wiersz JSON na każdy wpis.
cli-serve-access-log = Zapisuje każde żądanie, bez adresów stołów i osób.
cli-serve-metrics = Port tego komputera, na którym Prometheus odczytuje metryki; kolejne procesy biorą następne.
cli-serve-metrics-host = Adres, pod którym Prometheus odczytuje metryki; przy 0.0.0.0 widzą je też inne komputery.
cli-serve-taken = nie można nasłuchiwać na { $host }, port { $port } ({ $problem }); podaj inny przez --port
cli-serve-here = stol jest pod adresem { $address }  (Ctrl-C kończy; wszystkie partie są zachowane)

# stol admin
cli-admin = Dla osoby prowadzącej serwer: co jest zapisane, co wygasa, i dane graczy.
cli-admin-database = Jak w stol serve; bez tego STOL_DATABASE albo plik w twoim folderze danych.
cli-admin-sizes = Pokazuje, ile czego jest zapisane.
cli-admin-expire = Usuwa to, co wygasło według zasad z docs/hosting.md; serwer robi to raz dziennie.
cli-admin-dry-run = Tylko pokazuje, co zostałoby usunięte.
cli-admin-export = Wypisuje wszystkie dane gracza jako JSON.
cli-admin-erase = Usuwa gracza ze wszystkimi danymi; przy stołach z innymi ludźmi miejsce zostaje bez imienia.
cli-admin-player = Identyfikator (id) albo miejsce gracza: KARUMOBIDE/0.
cli-admin-reports = Pokazuje imiona i wiadomości zgłoszone przez graczy.
cli-admin-no-player = nie ma gracza „{ $player }”; podaj id albo stół i miejsce, na przykład KARUMOBIDE/0
cli-admin-erased = Dane gracza { $player } są usunięte.
cli-admin-no-reports = Niczego nie zgłoszono.
cli-admin-none-expired = Nic nie wygasło.
cli-admin-kind-players = gracze
cli-admin-kind-running = partie w toku
cli-admin-kind-finished = zakończone partie
cli-admin-kind-records = przesłane zapisy
cli-admin-kind-reviews = analizy
cli-admin-kind-sheets = arkusze punktów
cli-admin-kind-reports = zgłoszenia
cli-admin-kind-idle = porzucone stoły
cli-admin-kind-talk = wiadomość
cli-admin-kind-name = imię

# Heads of columns.
cli-column-kind = rodzaj
cli-column-count = liczba
cli-column-bytes = bajty
cli-column-deleted = usunięte
cli-column-expired = wygasłe
cli-column-at = czas (UTC)
cli-column-table = stół
cli-column-player = gracz
cli-column-reporter = zgłasza
cli-column-text = tekst
cli-column-option = opcja
cli-column-default = domyślnie
cli-column-meaning = znaczenie
cli-column-preset = tryb
cli-column-stands-for = oznacza
cli-column-seat = miejsce
cli-column-mean-score = średni wynik
cli-column-spread = rozrzut
cli-column-win-share = udział wygranych
cli-column-bot = bot
cli-column-games = partie
cli-column-wins = wygrane
cli-column-mean-rank = średnia lokata
cli-column-elo = Elo
cli-column-elo-difference = różnica Elo
cli-column-seconds-a-move = s/ruch
cli-column-longest = najdłużej
cli-column-forfeits = walkowery
cli-column-against = przeciw
cli-column-scores-more = więcej punktów
cli-column-move = ruch
cli-column-expected = oczekiwane
cli-column-between = { NUMBER(0.95, style: "percent") } między
cli-column-looked-at = sprawdzono
cli-column-start = początek
cli-column-luck = szczęście
cli-column-own = własne
cli-column-others = cudze
cli-column-end = koniec

# What help says around the commands.
cli-help-usage = Użycie
cli-help-some-options = OPCJE
cli-help-some-command = POLECENIE [ARGUMENTY]...
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-required = wymagane
cli-help-default = domyślnie
cli-help-help = Pokazuje tę pomoc i kończy działanie.
cli-help-install = Instaluje uzupełnianie poleceń w używanej powłoce.
cli-help-show = Wypisuje skrypt uzupełniania dla używanej powłoki, do skopiowania lub zmiany.
cli-help-more = Więcej informacji: „{ $command }”.
cli-usage-command = { $near ->
    [none] nie ma polecenia „{ $name }”; dostępne: { $names }
   *[other] nie ma polecenia „{ $name }”; może chodzi o „{ $near }”?
  }
cli-usage-option = { $near ->
    [none] nie ma opcji „{ $name }”; dostępne: { $names }
   *[other] nie ma opcji „{ $name }”; może chodzi o „{ $near }”?
  }
cli-usage-missing-argument = brakuje argumentu { $name }
cli-usage-missing-option = brakuje opcji { $name }
cli-usage-extra = zbędne w tym miejscu: { $words }
cli-usage-value = po { $name } brakuje wartości
cli-usage-no-value = { $name } nie przyjmuje wartości
cli-usage-whole = { $bounds ->
    [none] { $name } musi być liczbą całkowitą
    [low] { $name } musi być liczbą całkowitą nie mniejszą niż { $low }
   *[both] { $name } musi być liczbą całkowitą od { $low } do { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name } musi być liczbą
    [low] { $name } musi być liczbą nie mniejszą niż { $low }
   *[both] { $name } musi być liczbą od { $low } do { $high }
  }
