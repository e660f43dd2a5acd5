# The command line. Names of options and commands stay as they are. “korak” is a ply: a move or an outcome of chance.

cli-about = Četiri društvene igre, točno po pravilima. Bez naredbe se igra otvara u pregledniku.
cli-version = Ispiši verziju i završi.
cli-compiling = stol priprema pravila: nekoliko sekundi, samo prvi put na ovom računalu.
cli-failed = stol: { $problem }
cli-rule = { $rule } je objašnjeno na { $path } pokrenutog poslužitelja, na primjer { $address }

cli-game = Igra po svojem ključu; navodi ih „stol games”.
cli-players = Koliko igrača igra. Ako se ne zada: broj iz načina igre, inače 2.
cli-preset = Imenovani skup opcija; navodi ih „stol games”.
cli-ray = Igraj na Ray klasteru na ovoj adresi, na primjer 10.0.0.5:6379, umjesto s --workers na ovom računalu; „local” pokreće klaster ovdje, za isprobavanje. Rezultati su isti.
cli-record-file = Zapisi, po jedan u retku (JSON Lines); - čita stdin.
cli-table-file = Stol kao JSON; - čita stdin.
cli-game-number = Koja partija iz datoteke.
cli-json = Ispiši JSON, za programe.
cli-count-players = { $players ->
    [one] { $players } igrač
   *[other] { $players } igrača
  }
cli-count-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
  }
cli-playing = igranje

# stol games
cli-games = Navedi igre, njihove opcije i načine igre.
cli-games-game = Samo ova igra.
cli-games-heading = { $game } ({ $key }), od { $low } do { $high } igrača
cli-games-no-option = bez opcija

# stol sim
cli-sim = Odigraj nasumične partije i reci kako su prošle.
cli-sim-more = Opcije igre zadaju se imenom, na primjer --flower-power ili --table 7,5: navodi ih „stol games”.
cli-sim-games = Koliko partija.
cli-sim-seed = Isto sjeme igra iste partije.
cli-sim-workers = Koliko dretvi igra istodobno.
cli-sim-out = Spremi zapise u ovu novu datoteku, kao JSON Lines.
cli-sim-show = Ispiši stol na kraju posljednje partije.
cli-sim-writing = zapisivanje
cli-sim-heading = { $game }, { cli-count-players }, { $options }
cli-sim-rates = { $count ->
    [one] { $count } partija u { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partija/s { $rate }, koraka/s { $steps }, koraka po partiji { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [few] { $count } partije u { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partija/s { $rate }, koraka/s { $steps }, koraka po partiji { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $count } partija u { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: partija/s { $rate }, koraka/s { $steps }, koraka po partiji { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }

# stol arena
cli-arena = Neka botovi igraju jedni protiv drugih; reci tko je jači i koliko je to sigurno.
cli-arena-more = Svako se dijeljenje igra jednom u svakom rasporedu botova po mjestima, uvijek s istim kartama, pločicama i kockicama. Ako je botova premalo za stol, neki sjede na više mjesta; ako ih je previše, igraju sve kombinacije.
cli-arena-bots = Imena, sa zarezima između, ili jedan program:COMMAND; može se zadati više puta.
cli-arena-games = Koliko partija, zaokruženo naviše na cijela dijeljenja.
cli-arena-seed = Isto sjeme dijeli iste partije.
cli-arena-workers = Koliko procesa igra istodobno.
cli-arena-out = Spremaj rezultate u ovu datoteku i nastavi od onoga što je u njoj.
cli-arena-time-limit = Koliko sekundi program smije potrošiti na potez.
cli-arena-stopped = prekinuto; ništa nije sačuvano; s --out FILE moglo bi se nastaviti
cli-arena-go-on = prekinuto; za nastavak: { $command }
cli-arena-heading = { $deals ->
    [one] { $game }, { cli-count-players }: { cli-count-games }, { $deals } dijeljenje; svi su intervali { NUMBER(0.95, style: "percent") }
   *[other] { $game }, { cli-count-players }: { cli-count-games }, { $deals } dijeljenja; svi su intervali { NUMBER(0.95, style: "percent") }
  }
cli-arena-forfeit = predaja: { $bot } (dijeljenje { $deal }, mjesto { $seat }): { $reason }
cli-arena-forfeits = { $count ->
    [one] i još { $count } predaja
    [few] i još { $count } predaje
   *[other] i još { $count } predaja
  }
cli-arena-interval = { $value } [{ $low } do { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = nema

# stol replay
cli-replay = Prođi kroz zapis u terminalu, korak po korak. Bez terminala ispiši svaku poziciju.
cli-replay-ply = Ispiši stol nakon toliko poteza i ishoda i završi.
cli-replay-keys = razmak/n dalje   b natrag   f/r deset naprijed/natrag   < > početak/kraj   q izlaz
cli-replay-start = { $game }, korak { $ply } od { $last }, na početku
cli-replay-after = { $game }, korak { $ply } od { $last }, nakon { $move }

# stol verify
cli-verify = Provjeri svaki potez i svaki rezultat zapisa u datoteci te jesu li podijeljeni iz sjemena koje navode.
cli-verify-more = Izlazni kod 1 ako je neki loš.
cli-verify-sealed = Hash prikazan na početku partije: sve mora slijediti iz njegova sjemena.
cli-verify-checking = provjera
cli-verify-line = redak { $line }: { $problem }
cli-verify-summary-plain = ispravno { $good }, loše { $bad }
cli-verify-summary-dealt = ispravno { $good }, loše { $bad }, pošteno podijeljeno { $dealt }
cli-verify-summary-given = ispravno { $good }, loše { $bad }, pošteno podijeljeno nakon zadanih poteza { $given }
cli-verify-summary-both = ispravno { $good }, loše { $bad }, pošteno podijeljeno { $dealt }, pošteno podijeljeno nakon zadanih poteza { $given }

# stol score
cli-score = Zbroji bodove stola kakav jest: dio pogleda koji je za to potreban, kao JSON.
cli-score-more = Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Zbroji bodove i nemogućeg stola, ako to ima smisla.

# stol schema
cli-schema = Ispiši JSON Schema igre: pogled, upisani stol, stol za bodovanje, zapis.
cli-schema-game = Koja igra.

# stol hint
cli-hint = Pokaži najbolje poteze mjesta koje je na redu, prema onome što ono može znati.
cli-hint-more = 100 % znači uvjerljivu pobjedu nad svima, 0 % suprotno; u solo igri to je udio najvećeg broja bodova.
cli-hint-file = Zapisi, po jedan u retku, ili pogled ili stol kao JSON; - čita stdin.
cli-hint-ply = Nakon toliko poteza i ishoda. Ako se ne zada: kod posljednje odluke.
cli-hint-seconds = Koliko dugo razmišljati.
cli-hint-simulations = Umjesto toga toliko simulacija: uvijek isti rezultat.
cli-hint-top = Prikaži toliko poteza.
cli-hint-seed = Slučaj u simulacijama.
cli-hint-workers = Koliko dretvi razmišlja istodobno.
cli-hint-legal = { $legal ->
    [one] { $legal } dopušten potez
    [few] { $legal } dopuštena poteza
   *[other] { $legal } dopuštenih poteza
  }
cli-hint-heading = { $count ->
    [one] korak { $ply }, na redu je mjesto { $seat }: { cli-hint-legal }, { $count } simulacija
    [few] korak { $ply }, na redu je mjesto { $seat }: { cli-hint-legal }, { $count } simulacije
   *[other] korak { $ply }, na redu je mjesto { $seat }: { cli-hint-legal }, { $count } simulacija
  }
cli-hint-heading-exact = korak { $ply }, na redu je mjesto { $seat }: { cli-hint-legal }, pretraženo do kraja
cli-hint-exact = točno
cli-hint-between = { $low } i { $high }

# stol review
cli-review = Pokaži kako su se izgledi mijenjali tijekom partije, što je bila sreća, a što je propušteno.
cli-review-more = 100 % znači uvjerljivu pobjedu nad svima, 0 % suprotno; u solo igri to je udio najvećeg broja bodova.
cli-review-simulations = Za svaku procjenu: uvijek ista analiza.
cli-review-seconds = Umjesto toga otprilike toliko dugo za svaki potez.
cli-review-quick = Petina simulacija: vide se samo veće greške.
cli-review-svg = Nacrtaj krivulju u ovu novu datoteku.
cli-review-reviewing = analiza
cli-review-simulated = { $simulations ->
    [one] { $simulations } simulacija za svaku procjenu
    [few] { $simulations } simulacije za svaku procjenu
   *[other] { $simulations } simulacija za svaku procjenu
  }
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, završeno na koraku { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, u tijeku na koraku { $ply }; { cli-review-simulated }
  }
cli-review-ledger = Kako je nastao svaki rezultat: početak + sreća + vlastite greške + tuđe greške = kraj
cli-review-luck = sreća ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $name }: nije nađena nijedna sigurna greška (odluka: { $choices }).
cli-review-all = { $choices ->
    [one] { $name } propušta { $lost }, u { $count } od { $choices } odluke:
    [few] { $name } propušta { $lost }, u { $count } od { $choices } odluke:
   *[other] { $name } propušta { $lost }, u { $count } od { $choices } odluka:
  }
cli-review-most = { $choices ->
    [one] { $name } propušta { $lost }, u { $count } od { $choices } odluke, najviše ovdje:
    [few] { $name } propušta { $lost }, u { $count } od { $choices } odluke, najviše ovdje:
   *[other] { $name } propušta { $lost }, u { $count } od { $choices } odluka, najviše ovdje:
  }
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = korak { $ply }: { $move }, bolje { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = korak { $ply }: { $move }, bolje { $best }: { $loss }, točno
cli-review-no-turns = Nema prekretnica: ništa se odjednom nije mnogo promijenilo.
cli-review-turns = Prekretnice:
cli-review-turn = { $letter }  korak { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Posluži igru preglednicima.
cli-serve-host = Gdje slušati; 0.0.0.0 pušta cijelu mrežu.
cli-serve-port = 0 uzima bilo koji slobodan.
cli-serve-database = sqlite:///FILE ili postgresql+psycopg://…; bez toga datoteka u vašoj mapi s podacima.
cli-serve-pace = Koliko sekundi botovi čekaju da vidite što se dogodilo.
cli-serve-away = Nakon koliko se sekundi sa zatvorenom stranicom smatra da igrač nije za stolom.
cli-serve-browser = Otvori preglednik.
cli-serve-limits = Ograniči broj zahtjeva svakog klijenta.
cli-serve-proxies = Adrese ili mreže proxyja, odvojene zarezima: smiju reći tko šalje zahtjev i je li stigao preko https-a. Nitko drugi ne smije.
cli-serve-proxies-unread = --trusted-proxies prima adrese i mreže odvojene zarezima, npr. 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Broj poslužiteljskih procesa iza jednog porta, svaki na svojoj jezgri; potreban im je PostgreSQL.
cli-serve-processes-sqlite = za više procesa potreban je PostgreSQL; navedite ga s --database ili STOL_DATABASE
cli-serve-drain = Koliko sekundi poslužitelj kojem je rečeno da stane još radi, ali javlja da nije spreman, da ga balanser opterećenja izostavi.
cli-serve-log-format = Kako se piše dnevnik: text, ili po jedan redak JSON-a za svaki zapis.
cli-serve-access-log = Bilježi svaki zahtjev, bez adresa stolova i ljudi.
cli-serve-metrics = Port ovog računala na kojem Prometheus čita metrike; ostali procesi uzimaju sljedeće.
cli-serve-metrics-host = Adresa na kojoj Prometheus čita metrike; s 0.0.0.0 vide ih i druga računala.
cli-serve-taken = ne može se slušati na { $host }, port { $port } ({ $problem }); zadajte drugi s --port
cli-serve-here = stol je na { $address }  (Ctrl-C ga zaustavlja; sve su partije sačuvane)

# stol admin
cli-admin = Za onoga tko vodi poslužitelj: što je spremljeno, što istječe i podaci igrača.
cli-admin-database = Kao kod stol serve; bez toga STOL_DATABASE ili datoteka u vašoj mapi s podacima.
cli-admin-sizes = Prikaži koliko je čega spremljeno.
cli-admin-expire = Obriši ono čemu je istekao rok po pravilima iz docs/hosting.md; poslužitelj to radi jednom dnevno.
cli-admin-dry-run = Samo prikaži što bi bilo obrisano.
cli-admin-export = Ispiši sve podatke igrača kao JSON.
cli-admin-erase = Obriši igrača sa svim podacima; za stolovima s drugim ljudima mjesto ostaje bez imena.
cli-admin-player = Oznaka (id) ili mjesto igrača: KARUMOBIDE/0.
cli-admin-reports = Prikaži imena i poruke koje su igrači prijavili.
cli-admin-no-player = nema igrača „{ $player }”; navedite id, ili stol i mjesto, na primjer KARUMOBIDE/0
cli-admin-erased = Podaci igrača { $player } su obrisani.
cli-admin-no-reports = Ništa nije prijavljeno.
cli-admin-none-expired = Ničemu nije istekao rok.
cli-admin-kind-players = igrači
cli-admin-kind-running = partije u tijeku
cli-admin-kind-finished = završene partije
cli-admin-kind-records = poslani zapisi
cli-admin-kind-reviews = analize
cli-admin-kind-sheets = bodovni listovi
cli-admin-kind-reports = prijave
cli-admin-kind-idle = napušteni stolovi
cli-admin-kind-talk = poruka
cli-admin-kind-name = ime

# Heads of columns.
cli-column-kind = vrsta
cli-column-count = broj
cli-column-bytes = bajtova
cli-column-deleted = obrisano
cli-column-expired = isteklo
cli-column-at = vrijeme (UTC)
cli-column-table = stol
cli-column-player = igrač
cli-column-reporter = prijavljuje
cli-column-text = tekst
cli-column-option = opcija
cli-column-default = zadano
cli-column-meaning = značenje
cli-column-preset = način igre
cli-column-stands-for = znači
cli-column-seat = mjesto
cli-column-mean-score = prosjek bodova
cli-column-spread = raspršenost
cli-column-win-share = udio pobjeda
cli-column-bot = bot
cli-column-games = partije
cli-column-wins = pobjede
cli-column-mean-rank = prosječni plasman
cli-column-elo = Elo
cli-column-elo-difference = razlika Elo
cli-column-seconds-a-move = s/potez
cli-column-longest = najdulje
cli-column-forfeits = predaje
cli-column-against = protiv
cli-column-scores-more = više bodova
cli-column-move = potez
cli-column-expected = očekivano
cli-column-between = { NUMBER(0.95, style: "percent") } između
cli-column-looked-at = pregledano
cli-column-start = početak
cli-column-luck = sreća
cli-column-own = vlastite
cli-column-others = tuđe
cli-column-end = kraj

# Help around commands.
cli-help-usage = Uporaba
cli-help-some-options = OPCIJE
cli-help-some-command = NAREDBA [ARGUMENTI]...
cli-help-arguments = Argumenti
cli-help-options = Opcije
cli-help-commands = Naredbe
cli-help-required = obavezno
cli-help-default = zadano
cli-help-help = Prikaži ovu pomoć i završi.
cli-help-install = Instaliraj dovršavanje naredbi za trenutačnu ljusku.
cli-help-show = Prikaži dovršavanje naredbi za trenutačnu ljusku, za kopiranje ili izmjenu.
cli-help-more = Više o tome: „{ $command }”.
cli-usage-command = { $near ->
    [none] „{ $name }” nije naredba; postoje: { $names }
   *[other] „{ $name }” nije naredba; jeste li mislili „{ $near }”?
  }
cli-usage-option = { $near ->
    [none] „{ $name }” nije opcija; postoje: { $names }
   *[other] „{ $name }” nije opcija; jeste li mislili „{ $near }”?
  }
cli-usage-missing-argument = nedostaje argument { $name }
cli-usage-missing-option = nedostaje opcija { $name }
cli-usage-extra = ovo je suvišno: { $words }
cli-usage-value = iza opcije { $name } nedostaje vrijednost
cli-usage-no-value = { $name } ne prima vrijednost
cli-usage-whole = { $bounds ->
    [none] { $name } mora biti cijeli broj
    [low] { $name } mora biti cijeli broj, najmanje { $low }
   *[both] { $name } mora biti cijeli broj od { $low } do { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name } mora biti broj
    [low] { $name } mora biti broj, najmanje { $low }
   *[both] { $name } mora biti broj od { $low } do { $high }
  }
