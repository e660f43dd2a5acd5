# Why a table, a view, a record or options are refused. A place stands before a colon, so its gender and case don't matter.

cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [1] Pravilo
   *[other] Pravila
  } { $rules }

refused-with = { $message }
at-refused-with = Ne može: { $message }

# Places
place-view = { $case ->
    [gen] pogleda
   *[nom] pogled
  }
place-table = { $case ->
    [gen] stola
   *[nom] stol
  }
place-record = { $case ->
    [gen] zapisa
   *[nom] zapis
  }
place-record-move = { $case ->
    [gen] poteza { $move }
   *[nom] potez { $move }
  }
place-part = „{ $part }” { FORM($whole, case: "gen") }
place-entry = { $case ->
    [gen] stavke { $number } od { FORM($whole, case: "gen") }
   *[nom] stavka { $number } od { FORM($whole, case: "gen") }
  }

# Kinds of values
kind-object = objekt
kind-list = popis
kind-text = tekst
kind-number = cijeli broj
kind-bool = true ili false
kind-null = null
kind-one-of = jedno od { $names }
kind-or = { $one } ili { $other }

refused-kind = { $place }: mora biti { $kind }, a ne { $value }
refused-missing = { $place }: nedostaje „{ $key }”
refused-part = { $near ->
    [none] { $place }: „{ $name }” tu ne pripada; postoje: { $names }
   *[other] { $place }: „{ $name }” tu ne pripada; jeste li mislili „{ $near }”?
  }
refused-length = { $least ->
    [one] { $place }: potrebna je { $least } stavka, a ne { $count }
    [few] { $place }: potrebne su { $least } stavke, a ne { $count }
   *[other] { $place }: potrebno je { $least } stavki, a ne { $count }
  }
refused-lengths = { $most ->
    [one] { $place }: potrebno je od { $least } do { $most } stavke, a ne { $count }
    [few] { $place }: potrebno je od { $least } do { $most } stavke, a ne { $count }
   *[other] { $place }: potrebno je od { $least } do { $most } stavki, a ne { $count }
  }
refused-bounds = { $high ->
    [none] { $place }: mora biti broj od { $low } naviše, a ne { $value }
   *[other] { $place }: mora biti broj od { $low } do { $high }, a ne { $value }
  }
refused-seat = { $place }: mora biti broj od { $first_seat } do { $last_seat }, a ne { $seat }
refused-twice = { $place }: { $piece } već leži drugdje: { $other }

refused-no-view = pogled je dict, kakav daje Position.view, a ne { $value }
refused-no-table = stol je dict poput pogleda, a ne { $value }
refused-no-game = { $place }: ne pripada nijednoj igri: { $reason }
refused-misfit = { $place }: ne odgovara ostatku, prema kojem je { $value }

# Games and options
refused-game = { $near ->
    [none] „{ $name }” nije igra; postoje: { $names }
   *[other] „{ $name }” nije igra; jeste li mislili „{ $near }”?
  }
refused-option = { $near ->
    [none] „{ $name }” nije opcija igre { $game }; postoje: { $names }
   *[other] „{ $name }” nije opcija igre { $game }; jeste li mislili „{ $near }”?
  }
refused-bot = { $near ->
    [none] „{ $name }” nije bot; postoje: { $names }
   *[other] „{ $name }” nije bot; jeste li mislili „{ $near }”?
  }
refused-game-broken = igra „{ $name }” iz paketa { $package } ne može se učitati: „{ $problem }”
refused-game-other = igra „{ $name }” iz paketa { $package } nije Definition s tim ključem nego { $value }
refused-game-twice = ima više igara „{ $name }”, iz paketa { $packages }
refused-no-score = stolovi igre { $game } ne mogu se bodovati
refused-no-entry = stolovi igre { $game } ne mogu se upisati
refused-option-kind = { $name }: mora biti { $kind }, a ne { $value }
refused-option-choice = { $name }: mora biti jedno od { $names }, a ne { $value }
refused-option-bool = { $name }: mora biti true ili false, a ne { $value }
refused-players-kind = players mora biti cijeli broj, a ne { $value }
refused-players = uz ove je opcije { $game } za { $low } do { $high } igrača, a ne za { $count }
refused-players-exactly = uz ove je opcije { $game } za { $low } igrača, a ne za { $count }
refused-players-many = uz ove je opcije { $game } za { $low } do { $high } igrača, a ne za toliko

# Records
refused-record-text = ovo nije zapis: { $problem }
page-refused-record-text = Ovo nije zapis: tekst nije JSON ili mu nedostaje dio.
refused-record-broken = ovo nije zapis: { $problem } (u potezu { $move })
page-refused-record-broken = Ovo nije zapis: tekst završava u potezu { $move } ili odande nadalje nije JSON.
refused-record-shape = ovo nije zapis: { $reason }
refused-record-version = ovo je zapis verzije { $value }; može se čitati verzija { $version }
refused-record-game = igra iz zapisa ne postoji: { $reason }
refused-record-move = potez { $move } ne može se odigrati: { $reason }
refused-record-illegal = potez { $move } ne može se odigrati: { $text }: { $reason }
refused-record-missing = nedostaje potez { $move }: rezultat je naveden, a partija nije gotova
refused-record-result = potezi daju rezultat { $right }, a zapis kaže { $value }
refused-record-players = players mora biti popis imena, a ne { $value }
refused-record-names = { $count ->
    [one] { $count } ime
    [few] { $count } imena
   *[other] { $count } imena
  } za { $players } igrača
refused-record-tags = oznake (tags) moraju biti ono što JSON može sadržavati: { $problem }
page-refused-record-tags = Oznake (tags) moraju biti ono što JSON može sadržavati.
refused-record-deep = oznake (tags) smiju imati najviše ovoliko razina, jednu u drugoj: { $most }
refused-record-line = redak { $line }: { $reason }

# Fair deals
refused-deal-none = nema oznake „{ $tag }”, pa se ne zna o kojem je dijeljenju riječ
refused-deal-seed = sjeme ima hash { $hash }, a objavljen je { $sealed }
refused-deal-other = pripada dijeljenju s hashom { $sealed }, a ne { $published }
refused-deal-tag = oznaka „{ $tag }” ne kaže koje je to dijeljenje bilo: { $problem }
refused-deal-given = { $given ->
    [one] navodno je zadan { $given } potez, a ima ih { $count }
    [few] navodno su zadana { $given } poteza, a ima ih { $count }
   *[other] navodno je zadano { $given } poteza, a ima ih { $count }
  }
refused-deal-move = potez { $move } je { $text }, a dijeljenje donosi { $right }

# Tables that are set up
refused-seats = seats kaže tko gdje sjedi, za { $players } igrača, a ne za { $count }
refused-sitter = mjesto { $seat } mora biti jedno od { $names }, a ne „{ $typed }”
refused-two-yours = samo jedno mjesto može biti vaše; tko još igra na ovom uređaju, gost je
refused-only-bots = netko mora igrati: barem jedno mjesto mora biti vaše, gostovo ili slobodno
refused-whole = { $name }: „{ $typed }” nije cijeli broj
refused-switch = { $name } može biti uključeno ili isključeno, a ne „{ $typed }”
refused-begin = „{ $name }” stola od kojeg se nastavlja je { $value }, a pokraj njega { $beside }
refused-deal-name = { $most ->
    [one] ime dijeljenja ima najviše { $most } slovo, znamenku, razmak ili crticu, a ne „{ $typed }”
   *[other] ime dijeljenja ima najviše { $most } slova, znamenki, razmaka i crtica, a ne „{ $typed }”
  }
refused-deal-daily = imena koja počinju s „{ $word }” pripadaju dijeljenjima dana
refused-deal-unnamed = dijeljenje mora imati ime
refused-deal-begun = stol koji počinje od upisanog stanja nije dijeljenje koje igraju i drugi: ostavite ime praznim
refused-deal-real = s pravim kartama i kockicama nema dijeljenja koje bi se imenovalo: ostavite prazno

# Bots, arenas and reviews
refused-bots = ima više botova „{ $name }”, iz paketa { $packages }
refused-bot-load = bot „{ $name }” iz paketa { $package } ne može se učitati: { $problem }
refused-bot-class = bot „{ $name }” iz paketa { $package } nije klasa: { $place } je { $value }
refused-budget = „{ $text }” se ne može pročitati: piše se { $simulations } za simulacije, { $seconds } za sekunde
refused-command = „{ $text }” se ne može pročitati: { $problem }
refused-program = „{ $text }”: nema programa „{ $program }”
refused-no-bot = nije naveden nijedan bot
refused-bot-twice = bot „{ $name }” naveden je dvaput
refused-results-none = u datoteci { $file } nema rezultata arene
refused-results-other = u datoteci { $file } rezultati su druge arene: ondje je { $name } { $theirs }, a ne { $ours }
refused-results-line = datoteka { $file } oštećena je u retku { $line }: { $problem }
refused-review-simulations = { $least ->
    [one] za analizu je potrebna barem { $least } simulacija, a ne { $value }
    [few] za analizu su potrebne barem { $least } simulacije, a ne { $value }
   *[other] za analizu je potrebno barem { $least } simulacija, a ne { $value }
  }
refused-view-of-another = na redu je mjesto { $seat }, a pogled pripada drugom mjestu

# Many games at once, and environments for learners: for programs.
refused-batch-size = { $name }: potreban je cijeli broj od 1 naviše, a ne { $value }
refused-device = uređaj je { $one } ili { $other }, a ne { $value }
refused-masks = maske su jedno od: { $names }, a ne { $value }
refused-rewards = nagrade su jedno od: { $names } ili funkcija, a ne { $value }
refused-any-seat = nema mjesta { $value }: mjesta su 0 do { $last_seat }, ili None za bilo koje
refused-opponents = { $places ->
    [one] protivnik je { $places }
    [few] protivnika su { $places }
   *[other] protivnika je { $places }
  }, a { $count ->
    [one] navedeno je { $count } ime
    [few] navedena su { $count } imena
   *[other] navedeno je { $count } imena
  }: { $names }
refused-cycles = max_cycles je broj od 1 naviše ili None, a ne { $value }
refused-render-mode = render_mode je { $names } ili None, a ne { $value }
refused-reset-mask = reset() počinje sve partije iznova, bez reset_mask: gdje jedna završi, sljedeća odmah počinje
refused-vector-opponent = protivnici u više partija odjednom su { $one } ili { $other }, ili vaša funkcija koja iz opažanja, maski i mjesta daje akcije, a ne { $value }; vectorization_mode='sync' zna sve botove

# The command line
refused-ply = zapis ima korake od 0 do { $last }, a ne { $ply }
refused-nobody-moves = u ovom zapisu još nitko nije na redu
refused-sealed = --sealed uzima 64 heksadecimalne znamenke koje je stol prikazao, a ne „{ $typed }”
refused-folder = nema mape { $folder } za { $name }
refused-file-game = { $count ->
    [one] u datoteci { $file } je { $count } partija; partije { $game } nema
    [few] u datoteci { $file } su { $count } partije; partije { $game } nema
   *[other] u datoteci { $file } je { $count } partija; partije { $game } nema
  }
refused-file-exists = { $file } već postoji, a ništa se ne prepisuje; zadajte novo ime
refused-file-json = { $file } nije JSON: { $problem }
refused-file-object = u datoteci { $file } mora biti jedan objekt, poput pogleda, a ne { $kind }
refused-preset = „{ $name }” nije način igre za { $game }; postoje: { $names }
refused-word = „{ $typed }” stoji samo; opcije igre { $game } izgledaju kao --name ili --name value

# Pixies

place-pixies-area = područje { $seat }
place-pixies-cell = područje { $seat }, polje { $cell }
place-pixies-market = otkrivene karte, karta { $card }
place-pixies-round = runda { $round }
place-pixies-points = runda { $round }, mjesto { $seat }

pixies-no-card = { $place }: nema karte { $value }; karte se pišu ovako: b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } pripada proširenju Flower Power; uključite opciju flower_power
pixies-cells = { $count ->
    [one] { $place }: { $count } polje umjesto devet
   *[other] { $place }: { $count } polja umjesto devet
  }
pixies-foreign-cell = { $place }: { $card } leži licem prema gore na tuđem polju; njezino je { $own }
pixies-face-down = { $place }: { $card } ovdje leži licem prema dolje, ali karta na polju { $own } nije potvrđena
pixies-face-down-unknown = { $place }: ovdje karta leži licem prema dolje, ali karta na drugom polju nije potvrđena
pixies-none-left = { $place }: nije preostala nijedna karta koja bi ovdje mogla ležati licem prema dolje
pixies-market-full = { $most ->
    [one] { $place }: najviše { $most } karta, a ne { $count }
    [few] { $place }: najviše { $most } karte, a ne { $count }
   *[other] { $place }: najviše { $most } karata, a ne { $count }
  }
pixies-market-now = { $most ->
    [one] { $place }: sada od { $least } do { $most } karte, a ne { $count }
    [few] { $place }: sada od { $least } do { $most } karte, a ne { $count }
   *[other] { $place }: sada od { $least } do { $most } karata, a ne { $count }
  }
pixies-first = { $taken ->
    [one] { $place }: bilo je to mjesto { $first_seat }, ako mjesto { $seat } nastavlja nakon { $taken } karte
    [few] { $place }: bilo je to mjesto { $first_seat }, ako mjesto { $seat } nastavlja nakon { $taken } karte
   *[other] { $place }: bilo je to mjesto { $first_seat }, ako mjesto { $seat } nastavlja nakon { $taken } karata
  }
pixies-uneven = { $missing ->
    [one] { $place }: nedostaje još { $missing } karta
    [few] { $place }: nedostaju još { $missing } karte
   *[other] { $place }: nedostaje još { $missing } karata
  }; { $taken ->
    [0] između dvaju poteza svi imaju jednak broj karata
    [one] u ovom je potezu uzeta { $taken } karta, a svatko uzima jednako mnogo
    [few] u ovom su potezu uzete { $taken } karte, a svatko uzima jednako mnogo
   *[other] u ovom je potezu uzeto { $taken } karata, a svatko uzima jednako mnogo
  }
pixies-deck-empty = { $count ->
    [one] u špilu je još { $count } karta, premalo za potez: runda je gotova; bodujte je
    [few] u špilu su još { $count } karte, premalo za potez: runda je gotova; bodujte je
   *[other] u špilu je još { $count } karata, premalo za potez: runda je gotova; bodujte je
  }
pixies-area-full = { $place }: zauzeto je svih devet polja: runda je gotova; bodujte je i upišite sljedeću
pixies-rounds-finished = { $right ->
    [one] { $place }: sada su potrebni bodovi { $right } završene runde, a ne { $count }
    [few] { $place }: sada su potrebni bodovi { $right } završene runde, a ne { $count }
   *[other] { $place }: sada su potrebni bodovi { $right } završenih rundi, a ne { $count }
  }

# Clustered

place-clustered-card = karta { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } i { $other }
place-clustered-hand = ruka { $seat }
place-clustered-discards = odbačene karte mjesta { $seat }
place-clustered-bonus = „{ $bonus }” od „bonuses”

clustered-lying = { $card } mjesta { $seat }
clustered-lying-start = početna karta
clustered-seat = mjesto { $seat }
clustered-nobody = nitko

clustered-third-joker = third_joker je "none", "all" ili popis mjesta, a ne { $value }
clustered-third-joker-twice = third_joker dvaput navodi isto mjesto: { $value }
clustered-third-joker-seat = third_joker: nema mjesta { $seat }; mjesta su { $first_seat } do { $last_seat }
clustered-table-kind = table je [širina, visina], dva cijela broja, a ne { $value }
clustered-table-small = stol { $width } × { $height } premalen je za početnu kartu
clustered-table-narrow = { $line ->
    [one] stol širine { $width } premalen je: početne karte zauzimaju { $line } mjesto u istom retku
   *[other] stol širine { $width } premalen je: početne karte zauzimaju { $line } mjesta u istom retku
  }
clustered-table-long = { $longest ->
    [one] stol ni na jednoj strani ne može biti dulji od { $longest } mjesta, a ovaj je { $width } × { $height }
   *[other] stol ni na jednoj strani ne može biti dulji od { $longest } mjesta, a ovaj je { $width } × { $height }
  }

clustered-no-card = { $place }: nema karte { $value }; karte se pišu ovako: 2tf, ili J
clustered-cards = { $count ->
    [one] { $place }: navedena je { $count } karta; svi kupovi zajedno imaju ih { $most }
    [few] { $place }: navedene su { $count } karte; svi kupovi zajedno imaju ih { $most }
   *[other] { $place }: navedeno je { $count } karata; svi kupovi zajedno imaju ih { $most }
  }
clustered-players = { $seats ->
    [one] „players” je { $count }, ali na stolu su karte { $seats } mjesta, a igrati može { $most }
   *[other] „players” je { $count }, ali na stolu su karte { $seats } mjesta, a igrati može { $most }
  }
clustered-two-cards = { $place }: dvije karte leže na istom mjestu, { $one } i { $other }
clustered-reach = { $height ->
    [one] karte se protežu preko { $width } × { $height } mjesta; nijedan stol nije dulji od { $longest }
   *[other] karte se protežu preko { $width } × { $height } mjesta; nijedan stol nije dulji od { $longest }
  }
clustered-start-owner = { $place }: početna karta nije ničija, a ne { $seat }
clustered-start-place = { $place }: početna karta leži na { $right }, a ne ovdje
clustered-start-missing = { $place }: nedostaje početna karta
clustered-start-taken = { $place }: { $lying } leži ondje gdje je početna karta
clustered-beyond = { $place }: { $lying } leži preko ruba stola, { $width } × { $height }
clustered-jokers = { $count ->
    [one] { $place }: mjesto { $seat } ima samo { $count } džokera
   *[other] { $place }: mjesto { $seat } ima samo { $count } džokera
  }
clustered-neighbours = { $common ->
    [number] { $place }: { $one } i { $other } ne mogu biti susjedne: zajednički im je samo broj, a trebaju dvije osobine od broja, oblika i ispune
    [shape] { $place }: { $one } i { $other } ne mogu biti susjedne: zajednički im je samo oblik, a trebaju dvije osobine od broja, oblika i ispune
    [fill] { $place }: { $one } i { $other } ne mogu biti susjedne: zajednička im je samo ispuna, a trebaju dvije osobine od broja, oblika i ispune
   *[nothing] { $place }: { $one } i { $other } ne mogu biti susjedne: nemaju ništa zajedničko, a trebaju dvije osobine od broja, oblika i ispune
  }
clustered-unconnected = { $place }: { $lying } nije povezana s početnom kartom
clustered-misplaced = { $place }: { $lying } ne može se odigrati ovdje: { $reason }
clustered-none-left = { $place }: mjestu { $seat } nije preostala karta { $card } koja bi ondje mogla biti

clustered-no-bonus = { $place }: bez opcije first_bonus nema ga nitko
clustered-bonus-seat = { $place }: nema mjesta { $seat }; mjesta su { $first_seat } do { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: bilo je: { $who }, prema tome tko na stolu ima pravokutnik 2x3
   *[first_run] { $place }: bilo je: { $who }, prema tome tko na stolu ima niz od 5
  }
clustered-no-order = „first_rectangle” ili „first_run” od „bonuses” ne može biti: nijedan redoslijed igranja ovih karata ne vodi do toga
clustered-no-rectangle = „first_rectangle”: mjesto { $seat } nema pravokutnik 2x3
clustered-no-run = „first_run”: mjesto { $seat } nema niz od 5

clustered-hand-due = { $due ->
    [one] { $place }: prema odigranima i odbačenima sada je to { $due } karta, a ne { $count }
    [few] { $place }: prema odigranima i odbačenima sada su to { $due } karte, a ne { $count }
   *[other] { $place }: prema odigranima i odbačenima sada je to { $due } karata, a ne { $count }
  }
clustered-hand-now = { $most ->
    [one] { $place }: u ovoj fazi od { $least } do { $most } karte, a ne { $count }
    [few] { $place }: u ovoj fazi od { $least } do { $most } karte, a ne { $count }
   *[other] { $place }: u ovoj fazi od { $least } do { $most } karata, a ne { $count }
  }
clustered-hand-large = { $count ->
    [one] { $place }: { $count } karta, a mjestu { $seat } preostalo ih je { $left }
    [few] { $place }: { $count } karte, a mjestu { $seat } preostalo ih je { $left }
   *[other] { $place }: { $count } karata, a mjestu { $seat } preostalo ih je { $left }
  }
clustered-deck-empty = { $place }: mjestu { $seat } nije ostala nijedna karta za uzimanje
clustered-dropped = { $place }: barem { $least } čim su odigrane karte
clustered-dropping = { $place }: na redu je mjesto { $seat }; najprije se, mjesto po mjesto, odbacuju po dvije karte
clustered-skipped = { $place }: mjesto { $seat } više nema karata, pa se preskače
clustered-turns = { $count ->
    [one] mjesto { $seat } imalo je { $count } potez, a mjesto { $other_seat }, koje je na redu, { $others }: nedostaju karte ili je na redu netko drugi
    [few] mjesto { $seat } imalo je { $count } poteza, a mjesto { $other_seat }, koje je na redu, { $others }: nedostaju karte ili je na redu netko drugi
   *[other] mjesto { $seat } imalo je { $count } poteza, a mjesto { $other_seat }, koje je na redu, { $others }: nedostaju karte ili je na redu netko drugi
  }
clustered-no-turns = { $count ->
    [one] mjesto { $seat } odigralo je i odbacilo { $count } kartu, ali to ne daje nijedan broj poteza
    [few] mjesto { $seat } odigralo je i odbacilo { $count } karte, ali to ne daje nijedan broj poteza
   *[other] mjesto { $seat } odigralo je i odbacilo { $count } karata, ali to ne daje nijedan broj poteza
  }
clustered-phase = { $place }: jedno od { $names }, a ne { $value }
clustered-turn-null = { $place }: null je na kraju i samo tada, a faza je { $phase }
clustered-not-over = { $place }: over, a nisu sve karte odigrane ili odbačene
clustered-over = sve su karte odigrane ili odbačene: partija je gotova, a boduje je stol.score

# Ingenious

ingenious-open-partners = open_partners je za timsku igru: potrebno je teams=True

place-ingenious-space = ploča, { $space }
place-ingenious-tile = ploča, pločica { $number }
place-ingenious-track = staza { $seat }
place-ingenious-colour = staza { $seat }, boja { $colour }
place-ingenious-opening = početak mjesta { $seat }
place-ingenious-aside = odloženo
place-ingenious-rack = stalak { $seat }

ingenious-no-colour = { $place }: nema boje { $value }; boje su r, g, b, o, y, p
ingenious-no-tile = { $place }: pločica su dva slova redom rgboyp, na primjer rg ili bb, a ne { $value }
ingenious-unknown-space = ploča: nema polja { $value }; polja se pišu ovako: 0,-5
ingenious-no-placement = { $place }: pločica na ploči piše se kao rg@0,1:1,1, a ne { $value }
ingenious-apart = { $place }: { $space } i { $other } nisu dva susjedna polja
ingenious-printed = { $place }: ovdje je otisnuti simbol { $printed }, a ne { $colour }
ingenious-on-printed = { $place }: { $text } leži na otisnutom simbolu
ingenious-overlap = { $place }: { $text } leži na { $space }, gdje je već druga pločica
ingenious-half-tile = { $count ->
    [one] { $place }: prekriveno je { $count } polje, a pločica prekriva dva
    [few] { $place }: prekrivena su { $count } polja, a pločica prekriva dva
   *[other] { $place }: prekriveno je { $count } polja, a pločica prekriva dva
  }
ingenious-colour-count = { $count ->
    [one] { $place }: { $count } polje boje { $colour }, a na pločicama ih je { $most }
   *[other] { $place }: { $count } polja boje { $colour }, a na pločicama ih je { $most }
  }
ingenious-no-cover = { $place }: ne može se prekriti pločicama koje postoje
ingenious-no-cover-found = { $place }: nije pronađen način da se prekrije pločicama koje postoje; uneseno pločicu po pločicu, na primjer rg@0,1:1,1, može se pouzdano provjeriti
ingenious-none-left = { $place }: više nema pločice { $tile } koja bi ondje mogla biti
ingenious-unseen = { $place }: ne slaže se: ostale pločice i one na ploči čine 120
ingenious-opening = { $right ->
    [one] { $place }: kad je postavljenih pločica { $count }, navodi se { $right } simbol
    [few] { $place }: kad je postavljenih pločica { $count }, navode se { $right } simbola
   *[other] { $place }: kad je postavljenih pločica { $count }, navodi se { $right } simbola
  }
ingenious-touched = { $count ->
    [one] { $place }: { $count } pločica dodiruje otisnute simbole, njih { $touched }, a ne { $right }
    [few] { $place }: { $count } pločice dodiruju otisnute simbole, njih { $touched }, a ne { $right }
   *[other] { $place }: { $count } pločica dodiruje otisnute simbole, njih { $touched }, a ne { $right }
  }
ingenious-six-colours = { $place }: potrebno je točno šest boja { $names }, a ne { $value }
ingenious-off-track = { $place }: { $value } nije na stazi, koja ide od 0 do { $end }
ingenious-rack-length = { $most ->
    [one] { $place }: od { $least } do { $most } pločice, a ne { $count }
    [few] { $place }: od { $least } do { $most } pločice, a ne { $count }
   *[other] { $place }: od { $least } do { $most } pločica, a ne { $count }
  }
ingenious-rack-size = { $high ->
    [one] { $place }: od { $low } do { $high } pločice, a ne { $value }
    [few] { $place }: od { $low } do { $high } pločice, a ne { $value }
   *[other] { $place }: od { $low } do { $high } pločica, a ne { $value }
  }
ingenious-rack-now = { $most ->
    [one] { $place }: sada od { $least } do { $most } pločice, a ne { $count }
    [few] { $place }: sada od { $least } do { $most } pločice, a ne { $count }
   *[other] { $place }: sada od { $least } do { $most } pločica, a ne { $count }
  }
ingenious-rack-full = { $full ->
    [one] { $place }: { $full } pločica dok igraju drugi, a ne { $count }
    [few] { $place }: { $full } pločice dok igraju drugi, a ne { $count }
   *[other] { $place }: { $full } pločica dok igraju drugi, a ne { $count }
  }
ingenious-rack-bonus = { $most ->
    [one] { $place }: od 1 do { $most } pločice dok ima preostalih bonus-poteza, a ne { $count }
    [few] { $place }: od 1 do { $most } pločice dok ima preostalih bonus-poteza, a ne { $count }
   *[other] { $place }: od 1 do { $most } pločica dok ima preostalih bonus-poteza, a ne { $count }
  }
ingenious-rack-turn = { $full ->
    [one] { $place }: { $full } pločica na početku poteza, a ne { $count }; manje samo dok ima preostalih bonus-poteza ili, ako su navedene i bez najslabije boje, dok se smiju zamijeniti
    [few] { $place }: { $full } pločice na početku poteza, a ne { $count }; manje samo dok ima preostalih bonus-poteza ili, ako su navedene i bez najslabije boje, dok se smiju zamijeniti
   *[other] { $place }: { $full } pločica na početku poteza, a ne { $count }; manje samo dok ima preostalih bonus-poteza ili, ako su navedene i bez najslabije boje, dok se smiju zamijeniti
  }
ingenious-too-few-left = { $count ->
    [one] { $place }: { $count } pločica, a toliko ih nije preostalo
    [few] { $place }: { $count } pločice, a toliko ih nije preostalo
   *[other] { $place }: { $count } pločica, a toliko ih nije preostalo
  }
ingenious-shows-lowest = { $place }: ima najslabiju boju, pa se nikoga ne pita za zamjenu
ingenious-finish-swap = { $place }: najprije dovršite zamjenu, a zatim upišite novi stalak
ingenious-no-bonus = { $place }: 0, jer nijedna boja mjesta { $seat } nije stigla do kraja
ingenious-over = nijedna se pločica ne može postaviti ili neki igrač ima sve: partija je gotova; boduje je stol.score
ingenious-ended = { $place }: null je točno onda kad se nijedna pločica ne može postaviti ili neki igrač ima sve
ingenious-all-refilled = { $place }: null, ali na kraju jedan stalak nije dopunjen

# Everything on 1 Card

place-onecard-hand = ruka { $seat }
place-onecard-hand-card = ruka { $seat }, karta { $card }
place-onecard-hand-colour = ruka { $seat }, karta { $card }, boja { $colour }
place-onecard-scored = osvojene karte { $seat }
place-onecard-scored-card = osvojene karte { $seat }, karta { $card }
place-onecard-scored-colour = osvojene karte { $seat }, karta { $card }, boja { $colour }
place-onecard-chosen = „chosen” mjesta { $seat }
place-onecard-display = otvorene karte, karta { $card }
place-onecard-deck = špil
place-onecard-line = redak { $line }
place-onecard-item = špil, stavka { $item }
place-onecard-deck-card = { $whole }, karta { $card }

onecard-no-card = { $place }: nema karte { $value }; karte imaju brojeve od 01 do 30
onecard-most-cards = { $most ->
    [one] { $place }: najviše { $most } karta, a ne { $count }
    [few] { $place }: najviše { $most } karte, a ne { $count }
   *[other] { $place }: najviše { $most } karata, a ne { $count }
  }
onecard-seats = { $count ->
    [one] „hands” ima { $count } mjesto, a „scored” { $others }
   *[other] „hands” ima { $count } mjesta, a „scored” { $others }
  }
onecard-many-scored = { $count ->
    [one] { $place }: { $count } karta, a igra završava četvrtom
    [few] { $place }: { $count } karte, a igra završava četvrtom
   *[other] { $place }: { $count } karata, a igra završava četvrtom
  }
onecard-few-rows = { $count ->
    [one] { $place }: { $card } ima { $count } popunjen red, a za osvajanje karte trebaju 3 ili više
    [few] { $place }: { $card } ima { $count } popunjena reda, a za osvajanje karte trebaju 3 ili više
   *[other] { $place }: { $card } ima { $count } popunjenih redova, a za osvajanje karte trebaju 3 ili više
  }
onecard-full-rows = { $count ->
    [one] { $place }: { $card } ima { $count } popunjen red, pa je osvojena i izašla iz igre
    [few] { $place }: { $card } ima { $count } popunjena reda, pa je osvojena i izašla iz igre
   *[other] { $place }: { $card } ima { $count } popunjenih redova, pa je osvojena i izašla iz igre
  }
onecard-points = { $right ->
    [one] { $place }: { $card } s tim oznakama donosi { $right } bod, a ne { $value }
    [few] { $place }: { $card } s tim oznakama donosi { $right } boda, a ne { $value }
   *[other] { $place }: { $card } s tim oznakama donosi { $right } bodova, a ne { $value }
  }
onecard-no-row = { $place }: { $card } nema red boje „{ $letter }”; redovi su { $letters }
onecard-boxes = { $boxes ->
    [one] { $place }: { $card } ima { $boxes } polje boje { $colour }, pa se { $count } ne može prekrižiti
   *[other] { $place }: { $card } ima { $boxes } polja boje { $colour }, pa se { $count } ne može prekrižiti
  }
onecard-dice-letters = { $most ->
    [one] { $place }: najviše { $most } slovo od { $colours }, a ne { $value }
   *[other] { $place }: najviše { $most } slova od { $colours }, a ne { $value }
  }
onecard-all-dice = { $place }: svih { $all }, ili nijedna prije prvog bacanja, a ne { $count }
onecard-rolls-left = { $place }: { $right } dok nema kockica na stolu, a ne { $value }
onecard-phase = { $place }: jedno od { $phases }, a ne { $value }
onecard-phase-now = { $place }: prema stanju na stolu { $right }, a ne { $value }
onecard-over = { $place }: over je točno onda kad je netko osvojio četvrtu kartu
onecard-nobody-draws = { $place }: deal, ali ni u jednoj ruci ne nedostaje karta
onecard-count = { $place }: u ovoj ih je fazi { $right }, a ne { $count }
onecard-turn = { $place }: prema kockicama i rukama to je mjesto { $seat }
onecard-secret = { $place }: tajni odabiri ne mogu se upisati; vratite se na stanje prije prvoga
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $count ->
    [one] { $place }: { $count } karta: partija je gotova, a boduje je stol.score
    [few] { $place }: { $count } karte: partija je gotova, a boduje je stol.score
   *[other] { $place }: { $count } karata: partija je gotova, a boduje je stol.score
  }

onecard-deck-header = { $place }: stupci su { $columns }, a ne { $value }
onecard-deck-columns = { $columns ->
    [one] { $place }: karta ima { $columns } stupac, a ne { $count }
    [few] { $place }: karta ima { $columns } stupca, a ne { $count }
   *[other] { $place }: karta ima { $columns } stupaca, a ne { $count }
  }
onecard-deck-kind = { $count ->
    [one] { $place }: null ili popis koji ima { $count } kartu, na primjer { $example }, a ne { $value }
    [few] { $place }: null ili popis koji ima { $count } karte, na primjer { $example }, a ne { $value }
   *[other] { $place }: null ili popis koji ima { $count } karata, na primjer { $example }, a ne { $value }
  }
onecard-deck-item = { $place }: karta je tekst kao što je { $example }, a ne { $value }
onecard-deck-number = { $place }: karte imaju brojeve od 01 do { $last }, a ne { $value }
onecard-deck-twice = { $place }: karta { $card } već stoji drugdje: { $other }
onecard-deck-missing = { $count ->
    [one] { $place }: špil ima { $count } kartu; nedostaje: { $missing }
    [few] { $place }: špil ima { $count } karte; nedostaje: { $missing }
   *[other] { $place }: špil ima { $count } karata; nedostaje: { $missing }
  }
onecard-deck-row = { $place }: { $value } nije red; red čine boja od { $colours }, 2 do 6 polja i s za sunce
onecard-deck-rows = { $place }: karta ima 5 redova u 5 različitih boja, a ne { $value }
onecard-deck-no-rows = nema
onecard-deck-boxes = { $place }: karta ima ukupno 20 polja, a ne { $count }
onecard-deck-suns = { $place }: točno 2 reda imaju sunce, a ne { $count }
