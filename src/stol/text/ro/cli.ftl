# The command line: what `stol --help` says, and what the commands print. Names of options and commands stay as they are.

cli-about = Patru jocuri de masă, exact după regulamentele lor. Fără o comandă, masa se deschide în browser.
cli-version = Afișează versiunea și se oprește.
cli-compiling = stol pregătește regulile: câteva secunde, doar prima dată pe acest calculator.
cli-failed = stol: { $problem }
cli-rule = { $rule } e explicată la { $path } într-un stol pornit, de exemplu { $address }

# Arguments that several commands take.
cli-game = Un joc, după cheia lui; „stol games” le enumeră.
cli-players = Câți joacă. Implicit: numărul din preset, altfel 2.
cli-preset = Un set de opțiuni cu nume; „stol games” le enumeră.
cli-ray = Joacă pe clusterul Ray de la această adresă, ca 10.0.0.5:6379, în loc de --workers pe acest calculator; „local” pornește unul aici, de probă. Rezultatele sunt aceleași.
cli-record-file = Înregistrări, câte una pe linie (JSON Lines); - citește stdin.
cli-table-file = O masă ca JSON; - citește stdin.
cli-game-number = Care partidă din fișier.
cli-json = Afișează JSON, pentru programe.
cli-count-players = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }
cli-count-games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }
cli-playing = se joacă

# stol games
cli-games = Enumeră jocurile, opțiunile și preseturile lor.
cli-games-game = Numai acest joc.
cli-games-heading = { $game } ({ $key }), de la { $low } la { $high ->
    [one] { $high } jucător
    [few] { $high } jucători
   *[other] { $high } de jucători
  }
cli-games-no-option = nicio opțiune

# stol sim
cli-sim = Joacă partide la întâmplare și spune cum au decurs.
cli-sim-more = Opțiunile jocului se dau pe nume, ca --flower-power sau --table 7,5: „stol games” le enumeră.
cli-sim-games = Câte partide.
cli-sim-seed = Aceeași sămânță joacă aceleași partide.
cli-sim-workers = Fire de execuție care joacă în același timp.
cli-sim-out = Scrie înregistrările în acest fișier nou, ca JSON Lines.
cli-sim-show = Afișează masa de la sfârșitul ultimei partide.
cli-sim-writing = se scrie
cli-sim-heading = { $game }, { cli-count-players }, { $options }
cli-sim-rates = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  } în { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $rate } partide/s, { $steps } pași/s, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } pași pe partidă

# stol arena
cli-arena = Pune boți să joace între ei și spune care e mai puternic și cât de sigur e asta.
cli-arena-more = O împărțire se joacă o dată în fiecare rotație a boților pe locuri, mereu cu aceleași cărți, piese și zaruri. Dacă sunt prea puțini boți pentru masă, stau pe mai multe locuri; dacă sunt prea mulți, joacă toate combinațiile.
cli-arena-bots = Nume, despărțite prin virgule, sau un program:COMANDĂ; se poate da de mai multe ori.
cli-arena-games = Câte partide, rotunjite în sus la împărțiri întregi.
cli-arena-seed = Aceeași sămânță împarte aceleași partide.
cli-arena-workers = Procese care joacă în același timp.
cli-arena-out = Păstrează rezultatele în acest fișier și continuă cu ce conține.
cli-arena-time-limit = Secunde pe care le are un program pentru o mutare.
cli-arena-stopped = oprit; nu s-a păstrat nimic; cu --out FIȘIER s-ar putea continua
cli-arena-go-on = oprit; continuă cu: { $command }
cli-arena-heading = { $game }, { cli-count-players }: { cli-count-games }, { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  }; toate intervalele sunt de { NUMBER(0.95, style: "percent") }
cli-arena-forfeit = abandon: { $bot } (împărțirea { $deal }, locul { $seat }): { $reason }
cli-arena-forfeits = { $count ->
    [one] și încă { $count } abandon
    [few] și încă { $count } abandonuri
   *[other] și încă { $count } de abandonuri
  }
cli-arena-interval = { $value } [{ $low } până la { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } până la { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = niciunul

# stol replay
cli-replay = Parcurge o înregistrare în terminal. Fără terminal, afișează fiecare poziție.
cli-replay-ply = Afișează masa după atâtea mutări și rezultate și se oprește.
cli-replay-keys = spațiu/n înainte   b înapoi   f/r zece înainte/înapoi   < > început/sfârșit   q ieșire
cli-replay-start = { $game }, pasul { $ply } din { $last }, la început
cli-replay-after = { $game }, pasul { $ply } din { $last }, după { $move }

# stol verify
cli-verify = Verifică fiecare mutare și fiecare rezultat al înregistrărilor dintr-un fișier și dacă au fost împărțite după sămânța pe care o numesc.
cli-verify-more = Codul de ieșire e 1 dacă una e greșită.
cli-verify-sealed = Hashul arătat la începutul partidei: totul trebuie să rezulte din sămânța lui.
cli-verify-checking = se verifică
cli-verify-line = linia { $line }: { $problem }
cli-verify-summary-plain = bune: { $good }, greșite: { $bad }
cli-verify-summary-dealt = bune: { $good }, greșite: { $bad }, împărțite corect: { $dealt }
cli-verify-summary-given = bune: { $good }, greșite: { $bad }, împărțite corect după mutări date: { $given }
cli-verify-summary-both = bune: { $good }, greșite: { $bad }, împărțite corect: { $dealt }, împărțite corect după mutări date: { $given }

# stol score
cli-score = Punctează o masă așa cum arată: partea unei vederi de care are nevoie scorul, ca JSON.
cli-score-more = Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Punctează și o masă imposibilă, acolo unde are sens.

# stol schema
cli-schema = Afișează JSON Schema a unui joc: vederea, o masă introdusă, o masă de punctat, o înregistrare.
cli-schema-game = Care joc.

# stol hint
cli-hint = Arată cele mai bune mutări ale locului aflat la rând, după ce poate ști el.
cli-hint-more = 100 % înseamnă o victorie zdrobitoare asupra tuturor, 0 % exact contrariul; în jocul de unul singur e partea din cele mai multe puncte posibile.
cli-hint-file = Înregistrări, câte una pe linie, sau o vedere ori o masă ca JSON; - citește stdin.
cli-hint-ply = După atâtea mutări și rezultate. Implicit: la ultima alegere.
cli-hint-seconds = Cât timp să gândească.
cli-hint-simulations = Gândește în schimb atâtea simulări: mereu la fel.
cli-hint-top = Arată atâtea mutări.
cli-hint-seed = Hazardul simulărilor.
cli-hint-workers = Fire de execuție care gândesc în același timp.
cli-hint-legal = { $legal ->
    [one] { $legal } mutare permisă
    [few] { $legal } mutări permise
   *[other] { $legal } de mutări permise
  }
cli-hint-heading = pasul { $ply }, la rând locul { $seat }: { cli-hint-legal }, { $count ->
    [one] { $count } simulare
    [few] { $count } simulări
   *[other] { $count } de simulări
  }
cli-hint-heading-exact = pasul { $ply }, la rând locul { $seat }: { cli-hint-legal }, căutat până la capăt
cli-hint-exact = exact
cli-hint-between = { $low } și { $high }

# stol review
cli-review = Arată cum s-au schimbat șansele într-o partidă, ce a fost noroc și ce s-a pierdut.
cli-review-more = 100 % înseamnă o victorie zdrobitoare asupra tuturor, 0 % exact contrariul; în jocul de unul singur e partea din cele mai multe puncte posibile.
cli-review-simulations = Pentru fiecare estimare: mereu aceeași analiză.
cli-review-seconds = În schimb, cam atât timp pentru fiecare mutare.
cli-review-quick = O cincime din simulări: se văd numai greșelile mai mari.
cli-review-svg = Desenează curba în acest fișier nou.
cli-review-reviewing = se analizează
cli-review-simulated = { $simulations ->
    [one] { $simulations } simulare
    [few] { $simulations } simulări
   *[other] { $simulations } de simulări
  } pentru fiecare estimare
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, încheiat la pasul { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, în curs la pasul { $ply }; { cli-review-simulated }
  }
cli-review-ledger = Cum s-a ajuns la fiecare rezultat: început + noroc + greșeli proprii + greșelile celorlalți = sfârșit
cli-review-luck = noroc ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $name } nu are nicio pierdere sigură din { $choices ->
    [one] { $choices } alegere
    [few] { $choices } alegeri
   *[other] { $choices } de alegeri
  }.
cli-review-all = { $name } a pierdut { $lost } în { $count } din { $choices ->
    [one] { $choices } alegere
    [few] { $choices } alegeri
   *[other] { $choices } de alegeri
  }:
cli-review-most = { $name } a pierdut { $lost } în { $count } din { $choices ->
    [one] { $choices } alegere
    [few] { $choices } alegeri
   *[other] { $choices } de alegeri
  }, cel mai mult în:
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = pasul { $ply }: { $move }, mai bine { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = pasul { $ply }: { $move }, mai bine { $best }: { $loss }, exact
cli-review-no-turns = Niciun moment-cheie: nimic nu s-a schimbat mult dintr-odată.
cli-review-turns = Momente-cheie:
cli-review-turn = { $letter }  pasul { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Pornește serverul la care se joacă în browser.
cli-serve-host = Unde să asculte; 0.0.0.0 lasă să intre toată rețeaua.
cli-serve-port = 0 ia oricare port liber.
cli-serve-database = sqlite:///FIȘIER sau postgresql+psycopg://…; fără ea, un fișier în dosarul tău de date.
cli-serve-pace = Secunde pe care boții ți le lasă ca să vezi ce s-a întâmplat.
cli-serve-away = Secunde până când cineva cu pagina închisă nu mai e socotit la masă.
cli-serve-browser = Deschide browserul.
cli-serve-limits = Limitează cererile fiecărui client.
cli-serve-proxies = Adresele sau rețelele proxy-urilor, separate prin virgule: ele pot spune cine trimite o cerere și dacă a venit prin https. Nimeni altcineva nu poate.
cli-serve-proxies-unread = --trusted-proxies primește adrese și rețele separate prin virgule, de exemplu 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Procese de server în spatele unui port, fiecare pe nucleul său; au nevoie de PostgreSQL.
cli-serve-processes-sqlite = mai multe procese au nevoie de PostgreSQL; se dă cu --database sau STOL_DATABASE
cli-serve-drain = Câte secunde mai lucrează un server căruia i s-a cerut să se oprească, anunțând însă că nu e pregătit, ca distribuitorul de sarcină să nu mai trimită pe nimeni la el.
cli-serve-log-format = Cum se scrie jurnalul: text sau câte un rând JSON pentru fiecare înregistrare.
cli-serve-access-log = Notează fiecare cerere, fără adrese de mese sau de oameni.
cli-serve-metrics = Portul acestui calculator de la care Prometheus citește metricile; celelalte procese iau porturile următoare.
cli-serve-metrics-host = Adresa de la care Prometheus citește metricile; cu 0.0.0.0 le văd și alte calculatoare.
cli-serve-taken = nu poate asculta pe { $host }, portul { $port } ({ $problem }); alege altul cu --port
cli-serve-here = stol e la { $address }  (Ctrl-C îl oprește; toate partidele se păstrează)

# stol admin
cli-admin = Pentru cine ține serverul: ce e păstrat, ce expiră și datele jucătorilor.
cli-admin-database = Ca la stol serve; fără ea, STOL_DATABASE sau fișierul din dosarul tău de date.
cli-admin-sizes = Arată cât e păstrat din fiecare fel.
cli-admin-expire = Șterge ce a expirat după regulile din docs/hosting.md; un server o face o dată pe zi.
cli-admin-dry-run = Arată doar ce s-ar șterge.
cli-admin-export = Scrie toate datele unui jucător ca JSON.
cli-admin-erase = Șterge un jucător cu toate datele; la mesele cu alți oameni locul rămâne fără nume.
cli-admin-player = Identificatorul (id) sau un loc al jucătorului: KARUMOBIDE/0.
cli-admin-reports = Arată numele și mesajele pe care le-au raportat jucătorii.
cli-admin-no-player = nu există jucătorul „{ $player }”; numește-l prin id sau prin masă și loc, de pildă KARUMOBIDE/0
cli-admin-erased = Datele jucătorului { $player } sunt șterse.
cli-admin-no-reports = Nu s-a raportat nimic.
cli-admin-none-expired = Nu a expirat nimic.
cli-admin-kind-players = jucători
cli-admin-kind-running = partide în curs
cli-admin-kind-finished = partide încheiate
cli-admin-kind-records = înregistrări încărcate
cli-admin-kind-reviews = analize
cli-admin-kind-sheets = foi de scor
cli-admin-kind-reports = raportări
cli-admin-kind-idle = mese părăsite
cli-admin-kind-talk = mesaj
cli-admin-kind-name = nume

# Heads of columns.
cli-column-kind = fel
cli-column-count = număr
cli-column-bytes = octeți
cli-column-deleted = șterse
cli-column-expired = expirate
cli-column-at = ora (UTC)
cli-column-table = masă
cli-column-player = jucător
cli-column-reporter = raportat de
cli-column-text = text
cli-column-option = opțiune
cli-column-default = implicit
cli-column-meaning = înțeles
cli-column-preset = preset
cli-column-stands-for = înseamnă
cli-column-seat = loc
cli-column-mean-score = scor mediu
cli-column-spread = abatere
cli-column-win-share = cotă de victorii
cli-column-bot = bot
cli-column-games = partide
cli-column-wins = victorii
cli-column-mean-rank = poziție medie
cli-column-elo = Elo
cli-column-elo-difference = diferență Elo
cli-column-seconds-a-move = s/mutare
cli-column-longest = maxim
cli-column-forfeits = abandonuri
cli-column-against = împotriva
cli-column-scores-more = mai multe puncte
cli-column-move = mutare
cli-column-expected = așteptat
cli-column-between = { NUMBER(0.95, style: "percent") } între
cli-column-looked-at = analizate
cli-column-start = început
cli-column-luck = noroc
cli-column-own = proprii
cli-column-others = celorlalți
cli-column-end = sfârșit

# Help around commands.
cli-help-usage = Utilizare
cli-help-some-options = OPȚIUNI
cli-help-some-command = COMANDĂ [ARGUMENTE]...
cli-help-arguments = Argumente
cli-help-options = Opțiuni
cli-help-commands = Comenzi
cli-help-required = obligatoriu
cli-help-default = implicit
cli-help-help = Afișează acest ajutor și iese.
cli-help-install = Instalează completarea automată pentru shell-ul folosit.
cli-help-show = Afișează completarea automată pentru shell-ul folosit, ca s-o copiezi sau s-o schimbi.
cli-help-more = Detalii: „{ $command }”.
cli-usage-command = { $near ->
    [none] „{ $name }” nu e o comandă; există { $names }
   *[other] „{ $name }” nu e o comandă; ai vrut să scrii „{ $near }”?
  }
cli-usage-option = { $near ->
    [none] „{ $name }” nu e o opțiune; există { $names }
   *[other] „{ $name }” nu e o opțiune; ai vrut să scrii „{ $near }”?
  }
cli-usage-missing-argument = lipsește argumentul { $name }
cli-usage-missing-option = lipsește opțiunea { $name }
cli-usage-extra = aici e în plus: { $words }
cli-usage-value = după { $name } lipsește o valoare
cli-usage-no-value = { $name } nu acceptă nicio valoare
cli-usage-whole = { $bounds ->
    [none] { $name } trebuie să fie un număr întreg
    [low] { $name } trebuie să fie un număr întreg, cel puțin { $low }
   *[both] { $name } trebuie să fie un număr întreg de la { $low } la { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name } trebuie să fie un număr
    [low] { $name } trebuie să fie un număr, cel puțin { $low }
   *[both] { $name } trebuie să fie un număr de la { $low } la { $high }
  }
