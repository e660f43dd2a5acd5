# The command line: what `stol --help` says, and what the commands print. Names of options and commands stay as they are.

cli-about = Четири друштвене игре, тачно по правилницима. Без команде се сто отвара у прегледачу.
cli-version = Исписује верзију и излази.
cli-compiling = stol припрема правила: неколико секунди, само први пут на овом рачунару.
cli-failed = stol: { $problem }
cli-rule = { $rule } је објашњено на { $path } покренутог програма stol, на пример { $address }

# Arguments that several commands take.
cli-game = Игра по кључу; наводи их „stol games”.
cli-players = Колико играча игра. Подразумевано: број из начина игре, иначе 2.
cli-preset = Именован скуп опција; наводи их „stol games”.
cli-ray = Игра на Ray кластеру на овој адреси, као 10.0.0.5:6379, уместо са --workers на овом рачунару; „local” покреће кластер овде, за пробу. Резултати су исти.
cli-record-file = Записи, по један у линији (JSON Lines); - чита стандардни улаз.
cli-table-file = Сто као JSON; - чита стандардни улаз.
cli-game-number = Која партија из датотеке.
cli-json = Исписује JSON, за програме.
cli-count-players = { $players ->
    [one] { $players } играч
   *[other] { $players } играча
  }
cli-count-games = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
  }
cli-playing = играње

# stol games
cli-games = Наводи игре, њихове опције и начине игре.
cli-games-game = Само ова игра.
cli-games-heading = { $high ->
    [one] { $game } ({ $key }), од { $low } до { $high } играча
   *[other] { $game } ({ $key }), од { $low } до { $high } играча
  }
cli-games-no-option = без опција

# stol sim
cli-sim = Игра насумичне партије и каже како су прошле.
cli-sim-more = Опције игре се наводе именом, као --flower-power или --table 7,5: наводи их „stol games”.
cli-sim-games = Колико партија.
cli-sim-seed = Исто семе (seed) даје исте партије.
cli-sim-workers = Нити које играју истовремено.
cli-sim-out = Уписује записе у ову нову датотеку, као JSON Lines.
cli-sim-show = Исписује сто на крају последње партије.
cli-sim-writing = уписивање
cli-sim-heading = { $game }, { cli-count-players }, { $options }
cli-sim-rates = { $count ->
    [one] { $count } партија за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: партија/s { $rate }, корака/s { $steps }, корака по партији { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [few] { $count } партије за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: партија/s { $rate }, корака/s { $steps }, корака по партији { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $count } партија за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: партија/s { $rate }, корака/s { $steps }, корака по партији { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }

# stol arena
cli-arena = Пушта ботове да играју међусобно и каже ко је јачи и колико је то сигурно.
cli-arena-more = Дељење се игра по једном за сваки распоред ботова по местима, увек са истим картама, плочицама и коцкицама. Ако је ботова премало за сто, исти седа више пута; ако их је превише, играју све комбинације.
cli-arena-bots = Имена раздвојена зарезима, или један program:COMMAND; може да се наведе више пута.
cli-arena-games = Колико партија, заокружено навише на цела дељења.
cli-arena-seed = Исто семе (seed) даје иста дељења.
cli-arena-workers = Процеси који играју истовремено.
cli-arena-out = Чува резултате у овој датотеци и наставља од онога што је у њој.
cli-arena-time-limit = Секунде које програм сме да потроши на потез.
cli-arena-stopped = прекинуто; ништа није сачувано; са --out FILE могло би да се настави
cli-arena-go-on = прекинуто; наставак: { $command }
cli-arena-heading = { $deals ->
    [one] { $game }, { cli-count-players }: { cli-count-games }, { $deals } дељење; сви интервали су { NUMBER(0.95, style: "percent") }
   *[other] { $game }, { cli-count-players }: { cli-count-games }, { $deals } дељења; сви интервали су { NUMBER(0.95, style: "percent") }
  }
cli-arena-forfeit = предаја: { $bot } (дељење { $deal }, место { $seat }): { $reason }
cli-arena-forfeits = { $count ->
    [one] и још { $count } предаја
    [few] и још { $count } предаје
   *[other] и још { $count } предаја
  }
cli-arena-interval = { $value } [од { $low } до { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [од { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = нема

# stol replay
cli-replay = Пролази кроз запис корак по корак, у терминалу. Без терминала исписује сваки положај.
cli-replay-ply = Исписује сто после толико потеза и исхода и завршава.
cli-replay-keys = размак/n напред   b назад   f/r десет напред/назад   < > почетак/крај   q излаз
cli-replay-start = { $game }, корак { $ply } од { $last }, на почетку
cli-replay-after = { $game }, корак { $ply } од { $last }, после { $move }

# stol verify
cli-verify = Проверава сваки потез и сваки резултат записа у датотеци, и да ли су подељени по семену (seed) које наводе.
cli-verify-more = Излазни код 1 ако неки није исправан.
cli-verify-sealed = Хеш приказан на почетку партије: све мора да следи из његовог семена.
cli-verify-checking = провера
cli-verify-line = линија { $line }: { $problem }
cli-verify-summary-plain = исправно { $good }, неисправно { $bad }
cli-verify-summary-dealt = исправно { $good }, неисправно { $bad }, поштено подељено { $dealt }
cli-verify-summary-given = исправно { $good }, неисправно { $bad }, поштено подељено после задатих потеза { $given }
cli-verify-summary-both = исправно { $good }, неисправно { $bad }, поштено подељено { $dealt }, поштено подељено после задатих потеза { $given }

# stol score
cli-score = Бодује сто како лежи: део приказа који је за то потребан, као JSON.
cli-score-more = Pixies: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Бодује и немогућ сто, ако то има смисла.

# stol schema
cli-schema = Исписује JSON Schema игре: њен приказ, сто који се уноси, сто који се бодује, запис.
cli-schema-game = Која игра.

# stol hint
cli-hint = Приказује најбоље потезе места које је на потезу, по ономе што оно може да зна.
cli-hint-more = 100% значи да су сви убедљиво побеђени, 0% супротно; у соло игри то је удео највећег броја поена.
cli-hint-file = Записи, по један у линији, или приказ или сто као JSON; - чита стандардни улаз.
cli-hint-ply = После толико потеза и исхода. Подразумевано: код последњег избора.
cli-hint-seconds = Колико дуго се размишља.
cli-hint-simulations = Уместо тога толико симулација: увек исто.
cli-hint-top = Приказује толико потеза.
cli-hint-seed = Случајност симулација.
cli-hint-workers = Нити које размишљају истовремено.
cli-hint-legal = { $legal ->
    [one] { $legal } дозвољен потез
    [few] { $legal } дозвољена потеза
   *[other] { $legal } дозвољених потеза
  }
cli-hint-heading = { $count ->
    [one] корак { $ply }, на потезу је место { $seat }: { cli-hint-legal }, { $count } симулација
    [few] корак { $ply }, на потезу је место { $seat }: { cli-hint-legal }, { $count } симулације
   *[other] корак { $ply }, на потезу је место { $seat }: { cli-hint-legal }, { $count } симулација
  }
cli-hint-heading-exact = корак { $ply }, на потезу је место { $seat }: { cli-hint-legal }, претражено до краја
cli-hint-exact = тачно
cli-hint-between = { $low } и { $high }

# stol review
cli-review = Приказује како су се у партији мењали изгледи, шта је била срећа, а шта је пропуштено.
cli-review-more = 100% значи да су сви убедљиво побеђени, 0% супротно; у соло игри то је удео највећег броја поена.
cli-review-simulations = За сваку процену: анализа је увек иста.
cli-review-seconds = Уместо тога отприлике толико за сваки потез.
cli-review-quick = Петина симулација: виде се само веће грешке.
cli-review-svg = Црта криву у ову нову датотеку.
cli-review-reviewing = анализа
cli-review-simulated = { $simulations ->
    [one] { $simulations } симулација за сваку процену
    [few] { $simulations } симулације за сваку процену
   *[other] { $simulations } симулација за сваку процену
  }
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, завршено на кораку { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, у току на кораку { $ply }; { cli-review-simulated }
  }
cli-review-ledger = Како је настао сваки резултат: почетак + срећа + сопствене грешке + туђе грешке = крај
cli-review-luck = срећа ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $choices ->
    [one] { $name }: ниједна несумњива грешка у { $choices } избору.
   *[other] { $name }: ниједна несумњива грешка у { $choices } избора.
  }
cli-review-all = { $choices ->
    [one] { $name }: пропуштено { $lost } у { $count } од { $choices } избора:
   *[other] { $name }: пропуштено { $lost } у { $count } од { $choices } избора:
  }
cli-review-most = { $choices ->
    [one] { $name }: пропуштено { $lost } у { $count } од { $choices } избора, највише у:
   *[other] { $name }: пропуштено { $lost } у { $count } од { $choices } избора, највише у:
  }
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = корак { $ply }: { $move }, боље { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = корак { $ply }: { $move }, боље { $best }: { $loss }, тачно
cli-review-no-turns = Нема прекретница: ништа се није нагло променило.
cli-review-turns = Прекретнице:
cli-review-turn = { $letter }  корак { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Покреће сервер, па се игра у прегледачу.
cli-serve-host = Где се слуша; 0.0.0.0 пушта целу мрежу.
cli-serve-port = 0 узима било који слободан.
cli-serve-database = sqlite:///FILE или postgresql+psycopg://…; иначе датотека у вашој фасцикли са подацима.
cli-serve-pace = Секунде које вам ботови остављају да видите шта се догодило.
cli-serve-away = Секунде после којих се сматра да играч са затвореном страницом није за столом.
cli-serve-browser = Отвара прегледач.
cli-serve-limits = Ограничава број захтева сваког клијента.
cli-serve-proxies = Адресе или мреже проксија, одвојене зарезима: смеју да кажу ко шаље захтев и да ли је стигао преко https-а. Нико други не сме.
cli-serve-proxies-unread = --trusted-proxies прима адресе и мреже одвојене зарезима, нпр. 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Број серверских процеса иза једног порта, сваки на свом језгру; потребан им је PostgreSQL.
cli-serve-processes-sqlite = за више процеса потребан је PostgreSQL; наведите га са --database или STOL_DATABASE
cli-serve-drain = Колико секунди сервер којем је речено да стане још ради, али јавља да није спреман, да га балансер оптерећења изостави.
cli-serve-log-format = Како се пише дневник: text, или по један ред JSON-а за сваки запис.
cli-serve-access-log = Бележи сваки захтев, без адреса столова и људи.
cli-serve-metrics = Порт овог рачунара на којем Prometheus чита метрике; остали процеси узимају следеће.
cli-serve-metrics-host = Адреса на којој Prometheus чита метрике; са 0.0.0.0 виде их и други рачунари.
cli-serve-taken = не може да се слуша на { $host }, порт { $port } ({ $problem }); наведите други помоћу --port
cli-serve-here = stol је на { $address }  (Ctrl-C га завршава; све партије су сачуване)

# stol admin
cli-admin = За онога ко води сервер: шта је сачувано, шта истиче и подаци играча.
cli-admin-database = Као код stol serve; иначе STOL_DATABASE, или датотека у вашој фасцикли са подацима.
cli-admin-sizes = Приказује колико је чега сачувано.
cli-admin-expire = Брише оно чему је истекао рок по правилима из docs/hosting.md; сервер то ради једном дневно.
cli-admin-dry-run = Само приказује шта би било обрисано.
cli-admin-export = Исписује све податке играча као JSON.
cli-admin-erase = Брише играча са свим подацима; за столовима са другим људима место остаје без имена.
cli-admin-player = Ознака (id) или место играча: KARUMOBIDE/0.
cli-admin-reports = Приказује имена и поруке које су играчи пријавили.
cli-admin-no-player = нема играча „{ $player }”; наведите id, или сто и место, на пример KARUMOBIDE/0
cli-admin-erased = Подаци играча { $player } су обрисани.
cli-admin-no-reports = Ништа није пријављено.
cli-admin-none-expired = Ничему није истекао рок.
cli-admin-kind-players = играчи
cli-admin-kind-running = партије у току
cli-admin-kind-finished = завршене партије
cli-admin-kind-records = послати записи
cli-admin-kind-reviews = анализе
cli-admin-kind-sheets = листови за поене
cli-admin-kind-reports = пријаве
cli-admin-kind-idle = напуштени столови
cli-admin-kind-talk = порука
cli-admin-kind-name = име

# Heads of columns.
cli-column-kind = врста
cli-column-count = број
cli-column-bytes = бајтова
cli-column-deleted = обрисано
cli-column-expired = истекло
cli-column-at = време (UTC)
cli-column-table = сто
cli-column-player = играч
cli-column-reporter = пријављује
cli-column-text = текст
cli-column-option = опција
cli-column-default = подразумевано
cli-column-meaning = значење
cli-column-preset = начин игре
cli-column-stands-for = значи
cli-column-seat = место
cli-column-mean-score = просечан резултат
cli-column-spread = одступање
cli-column-win-share = удео победа
cli-column-bot = бот
cli-column-games = партије
cli-column-wins = победе
cli-column-mean-rank = просечан пласман
cli-column-elo = Elo
cli-column-elo-difference = разлика Elo
cli-column-seconds-a-move = s/потез
cli-column-longest = најдуже
cli-column-forfeits = предаје
cli-column-against = против
cli-column-scores-more = више поена
cli-column-move = потез
cli-column-expected = очекивано
cli-column-between = { NUMBER(0.95, style: "percent") } између
cli-column-looked-at = прегледано
cli-column-start = почетак
cli-column-luck = срећа
cli-column-own = сопствене
cli-column-others = туђе
cli-column-end = крај

# Help around commands.
cli-help-usage = Употреба
cli-help-some-options = ОПЦИЈЕ
cli-help-some-command = КОМАНДА [АРГУМЕНТИ]...
cli-help-arguments = Аргументи
cli-help-options = Опције
cli-help-commands = Команде
cli-help-required = обавезно
cli-help-default = подразумевано
cli-help-help = Приказује ову помоћ и излази.
cli-help-install = Инсталира допуњавање команди у тренутној љусци.
cli-help-show = Приказује допуњавање команди за тренутну љуску, за копирање или измену.
cli-help-more = Више о томе: „{ $command }”.
cli-usage-command = { $near ->
    [none] „{ $name }” није команда; постоје: { $names }
   *[other] „{ $name }” није команда; да ли сте мислили „{ $near }”?
  }
cli-usage-option = { $near ->
    [none] „{ $name }” није опција; постоје: { $names }
   *[other] „{ $name }” није опција; да ли сте мислили „{ $near }”?
  }
cli-usage-missing-argument = недостаје аргумент { $name }
cli-usage-missing-option = недостаје опција { $name }
cli-usage-extra = ово је сувишно: { $words }
cli-usage-value = иза опције { $name } недостаје вредност
cli-usage-no-value = { $name } не прима вредност
cli-usage-whole = { $bounds ->
    [none] { $name } мора да буде цео број
    [low] { $name } мора да буде цео број, најмање { $low }
   *[both] { $name } мора да буде цео број од { $low } до { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name } мора да буде број
    [low] { $name } мора да буде број, најмање { $low }
   *[both] { $name } мора да буде број од { $low } до { $high }
  }
