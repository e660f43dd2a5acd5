# The command line: what `stol --help` says, and what the commands print. Names of options and commands stay. A ply
# is «шаг».

cli-about = Четыре настольные игры, точно по правилам. Без команды игра открывается в браузере.
cli-version = Напечатать версию и выйти.
cli-compiling = stol готовит правила: несколько секунд, только в первый раз на этом компьютере.
cli-failed = stol: { $problem }
cli-rule = Правило { $rule } объясняется по адресу { $path } запущенного stol, например { $address }

cli-game = Ключ игры; все перечислит «stol games».
cli-players = Сколько игроков. По умолчанию столько, сколько в режиме, иначе 2.
cli-preset = Готовый набор параметров; все перечислит «stol games».
cli-ray = Играть на кластере Ray по этому адресу, например 10.0.0.5:6379, а не с --workers на этом компьютере; «local» запускает кластер здесь, для пробы. Результаты те же.
cli-record-file = Записи, по одной в строке (JSON Lines); - читает stdin.
cli-table-file = Стол в виде JSON; - читает stdin.
cli-game-number = Какая партия в файле.
cli-json = Напечатать JSON, для программ.
cli-count-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }
cli-count-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }
cli-playing = игра

# stol games
cli-games = Перечислить игры, их параметры и режимы.
cli-games-game = Только эта игра.
cli-games-heading = { $game } ({ $key }), от { $low } до { $high ->
    [one] { $high } игрока
   *[many] { $high } игроков
  }
cli-games-no-option = без параметров

# stol sim
cli-sim = Сыграть случайные партии и рассказать, как они прошли.
cli-sim-more = Параметры игры задаются по имени, например --flower-power или --table 7,5: их перечислит «stol games».
cli-sim-games = Сколько партий.
cli-sim-seed = С одним и тем же зерном играются одни и те же партии.
cli-sim-workers = Сколько потоков играет одновременно.
cli-sim-out = Записать партии в этот новый файл, в виде JSON Lines.
cli-sim-show = Напечатать стол в конце последней партии.
cli-sim-writing = запись
cli-sim-heading = { $game }, { cli-count-players }, { $options }
cli-sim-rates = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  } за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с: партий в секунду { $rate }, шагов в секунду { $steps }, шагов на партию { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# stol arena
cli-arena = Дать ботам сыграть друг с другом и сказать, кто сильнее и насколько это точно.
cli-arena-more = Расклад играется по разу в каждой расстановке ботов по местам, всегда с теми же картами, плитками и кубиками. Если ботов меньше, чем мест, они садятся по нескольку раз; если больше, играют все сочетания.
cli-arena-bots = Имена через запятую или одно program:КОМАНДА; можно указать несколько раз.
cli-arena-games = Сколько партий, с округлением вверх до целых раскладов.
cli-arena-seed = С одним и тем же зерном раздаются одни и те же партии.
cli-arena-workers = Сколько процессов играет одновременно.
cli-arena-out = Хранить результаты в этом файле и продолжать с того, что в нём есть.
cli-arena-time-limit = Сколько секунд программа может думать над ходом.
cli-arena-stopped = остановлено; ничего не сохранено; с --out ФАЙЛ можно было бы продолжить
cli-arena-go-on = остановлено; продолжить: { $command }
cli-arena-heading = { $game }, { cli-count-players }: { cli-count-games }, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
  }; все интервалы — { NUMBER(0.95, style: "percent") }
cli-arena-forfeit = техническое поражение: { $bot } (расклад { $deal }, место { $seat }): { $reason }
cli-arena-forfeits = и ещё { $count ->
    [one] { $count } техническое поражение
    [few] { $count } технических поражения
   *[many] { $count } технических поражений
  }
cli-arena-interval = { $value } [от { $low } до { $high }]
cli-arena-interval-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
cli-arena-none = нет

# stol replay
cli-replay = Пройти запись шаг за шагом в терминале. Без терминала печатает все позиции.
cli-replay-ply = Напечатать стол после стольких ходов и исходов и закончить.
cli-replay-keys = пробел/n дальше   b назад   f/r десять вперёд/назад   < > начало/конец   q выход
cli-replay-start = { $game }, шаг { $ply } из { $last }, начало
cli-replay-after = { $game }, шаг { $ply } из { $last }, после { $move }

# stol verify
cli-verify = Проверить каждый ход и каждый результат записей в файле, а также розданы ли они по названному зерну.
cli-verify-more = Код выхода 1, если хоть одна запись плохая.
cli-verify-sealed = Хеш, показанный в начале партии: всё должно следовать из его зерна.
cli-verify-checking = проверка
cli-verify-line = строка { $line }: { $problem }
cli-verify-summary-plain = хороших: { $good }, плохих: { $bad }
cli-verify-summary-dealt = хороших: { $good }, плохих: { $bad }, честно розданных: { $dealt }
cli-verify-summary-given = хороших: { $good }, плохих: { $bad }, честно розданных после заданных ходов: { $given }
cli-verify-summary-both = хороших: { $good }, плохих: { $bad }, честно розданных: { $dealt }, честно розданных после заданных ходов: { $given }

# stol score
cli-score = Подсчитать очки на столе: нужная для этого часть вида, в формате JSON.
cli-score-more = Пикси: round, areas. Everything on 1 Card: hands, scored. Clustered: cards. Ingenious: tracks.
cli-score-loose = Считать и невозможный стол, если это имеет смысл.

# stol schema
cli-schema = Напечатать JSON Schema игры: вида, введённого стола, стола для подсчёта очков и записи.
cli-schema-game = Какая игра.

# stol hint
cli-hint = Показать лучшие ходы места, чья очередь, по тому, что ему известно.
cli-hint-more = 100 % — разгром всех соперников, 0 % — наоборот; в одиночку это доля от наибольшего количества очков.
cli-hint-file = Записи, по одной в строке, или вид или стол в виде JSON; - читает stdin.
cli-hint-ply = После стольких ходов и исходов. По умолчанию последний выбор.
cli-hint-seconds = Сколько секунд думать.
cli-hint-simulations = Вместо этого столько симуляций: ответ всегда один и тот же.
cli-hint-top = Показать столько ходов.
cli-hint-seed = Зерно случайности для симуляций.
cli-hint-workers = Сколько потоков думает одновременно.
cli-hint-legal = { $legal ->
    [one] { $legal } допустимый ход
    [few] { $legal } допустимых хода
   *[many] { $legal } допустимых ходов
  }
cli-hint-heading = шаг { $ply }, ходит место { $seat }: { cli-hint-legal }, { $count ->
    [one] { $count } симуляция
    [few] { $count } симуляции
   *[many] { $count } симуляций
  }
cli-hint-heading-exact = шаг { $ply }, ходит место { $seat }: { cli-hint-legal }, просчитано до конца
cli-hint-exact = точно
cli-hint-between = { $low } и { $high }

# stol review
cli-review = Показать, как менялись шансы в партии, что было везением и что упущено.
cli-review-more = 100 % — разгром всех соперников, 0 % — наоборот; в одиночку это доля от наибольшего количества очков.
cli-review-simulations = Для каждой оценки: разбор всегда один и тот же.
cli-review-seconds = Вместо этого примерно столько секунд на ход.
cli-review-quick = Пятая часть симуляций: видны только крупные ошибки.
cli-review-svg = Нарисовать кривую в этот новый файл.
cli-review-reviewing = разбор
cli-review-simulated = { $simulations ->
    [one] { $simulations } симуляция
    [few] { $simulations } симуляции
   *[many] { $simulations } симуляций
  } на каждую оценку
cli-review-heading = { $over ->
    [yes] { $game }, { cli-count-players }, закончена на шаге { $ply }; { cli-review-simulated }
   *[no] { $game }, { cli-count-players }, идёт, шаг { $ply }; { cli-review-simulated }
  }
cli-review-ledger = Как сложился каждый результат: начало + везение + свои ошибки + ошибки других = конец
cli-review-luck = везение ± { NUMBER($margin, style: "percent") }
cli-review-nothing = { $name }: { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
  }, явных ошибок нет.
cli-review-all = { $name }: упущено { $lost }, ошибок { $count } на { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
  }:
cli-review-most = { $name }: упущено { $lost }, ошибок { $count } на { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
  }, больше всего здесь:
cli-review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] ±{ NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
cli-review-effect = { $name } { $change }
cli-review-mistake = шаг { $ply }: { $move }, лучше { $best }: { $loss } ± { NUMBER($margin, style: "percent") }
cli-review-mistake-exact = шаг { $ply }: { $move }, лучше { $best }: { $loss }, точно
cli-review-no-turns = Переломных моментов нет: резких перемен не было.
cli-review-turns = Переломные моменты:
cli-review-turn = { $letter }  шаг { $ply }: { $words }: { $effect }

# stol serve
cli-serve = Открыть игру для браузеров.
cli-serve-host = Какой адрес слушать; 0.0.0.0 открывает доступ всей сети.
cli-serve-port = 0 — любой свободный.
cli-serve-database = sqlite:///ФАЙЛ или postgresql+psycopg://…; без него файл в вашей папке данных.
cli-serve-pace = Сколько секунд боты дают вам посмотреть, что произошло.
cli-serve-away = Через сколько секунд тот, чья страница закрыта, считается ушедшим.
cli-serve-browser = Открыть браузер.
cli-serve-limits = Ограничить количество запросов от каждого клиента.
cli-serve-proxies = Адреса или сети прокси-серверов через запятую: им разрешено сообщать, от кого пришёл запрос и пришёл ли он по https. Больше никому.
cli-serve-proxies-unread = --trusted-proxies принимает адреса и сети через запятую, например 127.0.0.1,10.0.0.0/8 ({ $problem })
cli-serve-processes = Число серверных процессов за одним портом, каждый на своём ядре; им нужен PostgreSQL.
cli-serve-processes-sqlite = нескольким процессам нужен PostgreSQL; укажите его через --database или STOL_DATABASE
cli-serve-drain = Сколько секунд сервер, которому велено остановиться, ещё работает, но сообщает, что не готов, чтобы балансировщик нагрузки никого к нему не направлял.
cli-serve-log-format = Как писать журнал: text или по строке JSON на каждую запись.
cli-serve-access-log = Записывать каждый запрос, без адресов столов и людей.
cli-serve-metrics = Порт этого компьютера, на котором Prometheus читает метрики; остальные процессы занимают следующие.
cli-serve-metrics-host = Адрес, по которому Prometheus читает метрики; при 0.0.0.0 их видят и другие компьютеры.
cli-serve-taken = не удалось занять порт { $port }, адрес { $host } ({ $problem }); укажите другой через --port
cli-serve-here = stol здесь: { $address }  (Ctrl-C — выход; все партии сохраняются)

# stol admin
cli-admin = Для того, кто держит сервер: что хранится, что устаревает, и данные игроков.
cli-admin-database = Как у stol serve; без него STOL_DATABASE или файл в вашей папке данных.
cli-admin-sizes = Показать, сколько чего хранится.
cli-admin-expire = Удалить устаревшее по правилам из docs/hosting.md; сервер делает это раз в день.
cli-admin-dry-run = Только показать, что было бы удалено.
cli-admin-export = Вывести все данные игрока в формате JSON.
cli-admin-erase = Удалить игрока со всеми данными; за столами с другими людьми место остаётся без имени.
cli-admin-player = Идентификатор (id) или место игрока: KARUMOBIDE/0.
cli-admin-reports = Показать имена и сообщения, на которые жалуются игроки.
cli-admin-no-player = нет игрока «{ $player }»; укажите id или стол и место, например KARUMOBIDE/0
cli-admin-erased = Данные игрока { $player } удалены.
cli-admin-no-reports = Жалоб нет.
cli-admin-none-expired = Устаревшего нет.
cli-admin-kind-players = игроки
cli-admin-kind-running = идущие партии
cli-admin-kind-finished = завершённые партии
cli-admin-kind-records = загруженные записи
cli-admin-kind-reviews = разборы
cli-admin-kind-sheets = листы очков
cli-admin-kind-reports = жалобы
cli-admin-kind-idle = заброшенные столы
cli-admin-kind-talk = сообщение
cli-admin-kind-name = имя

# Heads of columns.
cli-column-kind = вид
cli-column-count = количество
cli-column-bytes = байты
cli-column-deleted = удалено
cli-column-expired = устарело
cli-column-at = время (UTC)
cli-column-table = стол
cli-column-player = игрок
cli-column-reporter = жалуется
cli-column-text = текст
cli-column-option = параметр
cli-column-default = по умолчанию
cli-column-meaning = значение
cli-column-preset = режим
cli-column-stands-for = означает
cli-column-seat = место
cli-column-mean-score = средний счёт
cli-column-spread = разброс
cli-column-win-share = доля побед
cli-column-bot = бот
cli-column-games = партии
cli-column-wins = победы
cli-column-mean-rank = средняя позиция
cli-column-elo = Эло
cli-column-elo-difference = разница Эло
cli-column-seconds-a-move = с/ход
cli-column-longest = дольше всего
cli-column-forfeits = тех. поражения
cli-column-against = против
cli-column-scores-more = набирает больше
cli-column-move = ход
cli-column-expected = ожидание
cli-column-between = { NUMBER(0.95, style: "percent") } между
cli-column-looked-at = рассмотрено
cli-column-start = начало
cli-column-luck = везение
cli-column-own = свои
cli-column-others = чужие
cli-column-end = конец

# Help around commands.
cli-help-usage = Использование
cli-help-some-options = ПАРАМЕТРЫ
cli-help-some-command = КОМАНДА [АРГУМЕНТЫ]...
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-required = обязательно
cli-help-default = по умолчанию
cli-help-help = Показать эту справку и выйти.
cli-help-install = Установить автодополнение для текущей оболочки.
cli-help-show = Показать автодополнение для текущей оболочки, чтобы скопировать или изменить его.
cli-help-more = Подробнее: «{ $command }».
cli-usage-command = { $near ->
    [none] команды «{ $name }» нет; доступно: { $names }
   *[other] команды «{ $name }» нет; возможно, вы имели в виду «{ $near }»?
  }
cli-usage-option = { $near ->
    [none] параметра «{ $name }» нет; доступно: { $names }
   *[other] параметра «{ $name }» нет; возможно, вы имели в виду «{ $near }»?
  }
cli-usage-missing-argument = не хватает аргумента { $name }
cli-usage-missing-option = не хватает параметра { $name }
cli-usage-extra = здесь это лишнее: { $words }
cli-usage-value = после { $name } не хватает значения
cli-usage-no-value = параметр { $name } не принимает значений
cli-usage-whole = { $bounds ->
    [none] { $name }: нужно целое число
    [low] { $name }: нужно целое число не меньше { $low }
   *[both] { $name }: нужно целое число от { $low } до { $high }
  }
cli-usage-decimal = { $bounds ->
    [none] { $name }: нужно число
    [low] { $name }: нужно число не меньше { $low }
   *[both] { $name }: нужно число от { $low } до { $high }
  }
