# Why a table, a view, a record or options are refused. Places stand in the nominative before a colon, kinds of values
# behind «требуется»: so neither has to be inflected. Codes and names of options stay.

cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [1] Правило
   *[other] Правила
  } { $rules }

refused-with = { $message }
at-refused-with = Нельзя: { $message }

place-view = вид
place-table = стол
place-record = запись
place-record-move = ход { $move }
place-part = { $whole }, «{ $part }»
place-entry = { $whole }, элемент { $number }

kind-object = объект
kind-list = список
kind-text = текст
kind-number = целое число
kind-bool = true или false
kind-null = null
kind-one-of = одно из { $names }
kind-or = { $one } или { $other }

refused-kind = { $place }: требуется { $kind }, а не { $value }
refused-missing = { $place }: не хватает части «{ $key }»
refused-part = { $near ->
    [none] { $place }: части «{ $name }» нет; есть { $names }
   *[other] { $place }: части «{ $name }» нет; может быть, «{ $near }»?
  }
refused-length = { $place }: должно быть { $least ->
    [one] { $least } элемент
    [few] { $least } элемента
   *[many] { $least } элементов
  }, а не { $count }
refused-lengths = { $place }: должно быть от { $least } до { $most ->
    [one] { $most } элемента
   *[many] { $most } элементов
  }, а не { $count }
refused-bounds = { $high ->
    [none] { $place }: требуется число от { $low } и больше, а не { $value }
   *[other] { $place }: требуется число от { $low } до { $high }, а не { $value }
  }
refused-seat = { $place }: требуется число от { $first_seat } до { $last_seat }, а не { $seat }
refused-twice = { $place }: { $piece } уже лежит в другом месте: { $other }

refused-no-view = вид — это dict, как его даёт Position.view, а не { $value }
refused-no-table = стол — это dict, похожий на вид, а не { $value }
refused-no-game = { $place }: такой игры нет: { $reason }
refused-misfit = { $place }: не сходится с остальным, по которому здесь { $value }

refused-game = { $near ->
    [none] игры «{ $name }» нет; есть { $names }
   *[other] игры «{ $name }» нет; может быть, «{ $near }»?
  }
refused-option = { $near ->
    [none] { $game }: параметра «{ $name }» нет; есть { $names }
   *[other] { $game }: параметра «{ $name }» нет; может быть, «{ $near }»?
  }
refused-bot = { $near ->
    [none] бота «{ $name }» нет; есть { $names }
   *[other] бота «{ $name }» нет; может быть, «{ $near }»?
  }
refused-game-broken = игра «{ $name }» из пакета { $package } не загружается: «{ $problem }»
refused-game-other = игра «{ $name }» из пакета { $package } — не Definition с таким ключом, а { $value }
refused-game-twice = игр «{ $name }» несколько, из пакетов { $packages }
refused-no-score = { $game }: посчитать очки на таком столе нельзя
refused-no-entry = { $game }: стол этой игры ввести нельзя
refused-option-kind = { $name }: требуется { $kind }, а не { $value }
refused-option-choice = { $name }: требуется одно из { $names }, а не { $value }
refused-option-bool = { $name }: требуется true или false, а не { $value }
refused-players-kind = players: требуется целое число, а не { $value }
refused-players = { $game }: с этими параметрами играют от { $low } до { $high ->
    [one] { $high } игрока
   *[many] { $high } игроков
  }, а не { $count }
refused-players-exactly = { $game }: с этими параметрами { $low ->
    [one] играет { $low } игрок
    [few] играют { $low } игрока
   *[many] играют { $low } игроков
  }, а не { $count }
refused-players-many = { $game }: с этими параметрами играют от { $low } до { $high ->
    [one] { $high } игрока
   *[many] { $high } игроков
  }, но не так много

refused-record-text = это не запись: { $problem }
page-refused-record-text = Это не запись: текст — не JSON, или его часть потерялась.
refused-record-broken = это не запись: { $problem } (в ходе { $move })
page-refused-record-broken = Это не запись: текст обрывается в ходе { $move } или дальше уже не JSON.
refused-record-shape = это не запись: { $reason }
refused-record-version = это запись версии { $value }; читается версия { $version }
refused-record-game = игры из этой записи нет: { $reason }
refused-record-move = ход { $move } невозможен: { $reason }
refused-record-illegal = ход { $move } невозможен: { $text }: { $reason }
refused-record-missing = не хватает хода { $move }: результат указан, но игра не окончена
refused-record-result = по ходам результат { $right }, а в записи { $value }
refused-record-players = players: требуется список имён, а не { $value }
refused-record-names = { $count ->
    [one] { $count } имя
    [few] { $count } имени
   *[many] { $count } имён
  } на { $players ->
    [one] { $players } игрока
   *[many] { $players } игроков
  }
refused-record-tags = в tags может быть только то, что умеет хранить JSON: { $problem }
page-refused-record-tags = В tags может быть только то, что умеет хранить JSON.
refused-record-deep = в tags может быть не больше стольких уровней вложенности: { $most }
refused-record-line = строка { $line }: { $reason }

refused-deal-none = метки «{ $tag }» нет, поэтому неясно, чей это расклад
refused-deal-seed = хеш этого зерна — { $hash }, а опубликован { $sealed }
refused-deal-other = это расклад с хешем { $sealed }, а не { $published }
refused-deal-tag = по метке «{ $tag }» неясно, какой это расклад: { $problem }
refused-deal-given = { $given ->
    [one] заранее задан { $given } ход
    [few] заранее задано { $given } хода
   *[many] заранее задано { $given } ходов
  }, но всего их { $count }
refused-deal-move = ход { $move } — { $text }, а расклад приносит { $right }

refused-seats = seats говорит, кто где сидит, для { $players ->
    [one] { $players } игрока
   *[many] { $players } игроков
  }, а не для { $count }
refused-sitter = место { $seat }: требуется одно из { $names }, а не «{ $typed }»
refused-two-yours = вашим может быть только одно место; ещё кто-то за этим устройством — гость
refused-only-bots = кто-то должен играть: хотя бы одно место ваше, гостя или свободно
refused-whole = { $name }: «{ $typed }» — не целое число
refused-switch = { $name }: требуется on или off, а не «{ $typed }»
refused-begin = «{ $name }» у стола, с которого продолжают, — { $value }, а рядом указано { $beside }
refused-deal-name = название расклада — до { $most ->
    [one] { $most } знака
   *[many] { $most } знаков
  }: буквы, цифры, пробелы и дефисы, а не «{ $typed }»
refused-deal-daily = названия, которые начинаются с «{ $word }», — это расклады дня
refused-deal-unnamed = у расклада должно быть название
refused-deal-begun = стол, который начинают с готовой позиции, — не расклад, который играют другие: оставьте название пустым
refused-deal-real = с настоящими картами и кубиками расклад не назвать: оставьте поле пустым

refused-bots = ботов «{ $name }» несколько, из пакетов { $packages }
refused-bot-load = бот «{ $name }» из пакета { $package } не загружается: { $problem }
refused-bot-class = бот «{ $name }» из пакета { $package } — не класс: { $place } — это { $value }
refused-budget = «{ $text }» не читается: { $simulations } — это симуляции, { $seconds } — секунды
refused-command = «{ $text }» не читается: { $problem }
refused-program = «{ $text }»: программы «{ $program }» нет
refused-no-bot = ни один бот не назван
refused-bot-twice = бот «{ $name }» назван дважды
refused-results-none = в файле { $file } нет результатов арены
refused-results-other = в файле { $file } результаты другой арены: там { $name } — { $theirs }, а не { $ours }
refused-results-line = файл { $file } повреждён в строке { $line }: { $problem }
refused-review-simulations = для разбора нужно не меньше { $least ->
    [one] { $least } симуляции
   *[many] { $least } симуляций
  }, а не { $value }
refused-view-of-another = ходит место { $seat }, а вид принадлежит другому

refused-batch-size = количество ({ $name }) — целое число от 1 и больше, а не { $value }
refused-device = устройство — { $one } или { $other }, а не { $value }
refused-masks = маски: одно из { $names }, а не { $value }
refused-rewards = награды: одно из { $names } или функция, а не { $value }
refused-any-seat = места { $value } нет: места от 0 до { $last_seat } или None для любого
refused-opponents = соперников { $places }, а имён { $count }: { $names }
refused-cycles = max_cycles — число от 1 и больше или None, а не { $value }
refused-render-mode = render_mode — { $names } или None, а не { $value }
refused-reset-mask = reset() начинает заново все партии, без reset_mask: где заканчивается одна, сразу начинается следующая
refused-vector-opponent = соперники во многих партиях сразу — { $one }, { $other } или ваша функция от наблюдений, масок и мест к действиям, а не { $value }; vectorization_mode='sync' знает всех ботов

refused-ply = в записи есть шаги от 0 до { $last }, а шага { $ply } нет
refused-nobody-moves = в этой записи ещё никто не ходит
refused-sealed = --sealed принимает 64 шестнадцатеричные цифры, которые показывал стол, а не «{ $typed }»
refused-folder = папки { $folder } для { $name } нет
refused-file-game = в файле { $file } { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }; партии { $game } нет
refused-file-exists = файл { $file } уже есть, а перезаписывать ничего нельзя; дайте новое имя
refused-file-json = { $file } — не JSON: { $problem }
refused-file-object = в файле { $file } должен быть один объект, похожий на вид, а не { $kind }
refused-preset = { $game }: режима «{ $name }» нет; есть { $names }
refused-word = «{ $typed }» стоит отдельно; параметры игры { $game } выглядят так: --имя или --имя значение

# Pixies.

place-pixies-area = игровая зона { $seat }
place-pixies-cell = игровая зона { $seat }, ячейка { $cell }
place-pixies-market = выложенные карты, карта { $card }
place-pixies-round = раунд { $round }
place-pixies-points = раунд { $round }, место { $seat }

pixies-no-card = { $place }: карты { $value } нет; карты обозначаются так: b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: карта { $card } из дополнения Flower Power; включите параметр flower_power
pixies-cells = { $place }: вместо девяти ячеек здесь { $count }
pixies-foreign-cell = { $place }: { $card } лежит лицевой стороной вверх в чужой ячейке; её ячейка — { $own }
pixies-face-down = { $place }: { $card } лежит здесь рубашкой вверх, но в ячейке { $own } нет закреплённой карты
pixies-face-down-unknown = { $place }: здесь лежит карта рубашкой вверх, но в другой ячейке нет закреплённой карты
pixies-none-left = { $place }: не осталось карты, которая могла бы лежать здесь рубашкой вверх
pixies-market-full = { $place }: здесь не больше { $most ->
    [one] { $most } карты
   *[many] { $most } карт
  }, а не { $count }
pixies-market-now = { $place }: сейчас здесь от { $least } до { $most ->
    [one] { $most } карты
   *[many] { $most } карт
  }, а не { $count }
pixies-first = { $place }: это было место { $first_seat }, если место { $seat } продолжает после { $taken ->
    [one] { $taken } карты
   *[many] { $taken } карт
  }
pixies-uneven = { $place }: не хватает ещё { $missing ->
    [one] { $missing } карты
    [few] { $missing } карт
   *[many] { $missing } карт
  }; { $taken ->
    [0] между ходами у всех карт поровну
    [one] в этом ходу взята { $taken } карта, а все берут поровну
    [few] в этом ходу взяты { $taken } карты, а все берут поровну
   *[many] в этом ходу взято { $taken } карт, а все берут поровну
  }
pixies-deck-empty = в колоде { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
  }, для хода слишком мало: раунд окончен; подсчитайте очки
pixies-area-full = { $place }: заняты все девять ячеек, раунд окончен; подсчитайте очки и введите следующий
pixies-rounds-finished = { $place }: сейчас здесь очки { $right ->
    [one] { $right } завершённого раунда
   *[many] { $right } завершённых раундов
  }, а не { $count }

# Clustered.

place-clustered-card = карта { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } и { $other }
place-clustered-hand = рука { $seat }
place-clustered-discards = сброс места { $seat }
place-clustered-bonus = bonuses, «{ $bonus }»

clustered-lying = { $card } места { $seat }
clustered-lying-start = стартовая карта
clustered-seat = место { $seat }
clustered-nobody = никто

clustered-third-joker = third_joker: требуется "none", "all" или список мест, а не { $value }
clustered-third-joker-twice = third_joker: место названо дважды: { $value }
clustered-third-joker-seat = third_joker: места { $seat } нет; есть места от { $first_seat } до { $last_seat }
clustered-table-kind = table — это [ширина, высота], два целых числа, а не { $value }
clustered-table-small = стол { $width } на { $height } слишком мал для стартовой карты
clustered-table-narrow = стол шириной { $width } слишком мал: стартовые карты занимают { $line ->
    [one] { $line } место
    [few] { $line } места
   *[many] { $line } мест
  } подряд
clustered-table-long = ни одна сторона стола не может быть длиннее { $longest ->
    [one] { $longest } места
   *[many] { $longest } мест
  }, а здесь { $width } на { $height }

clustered-no-card = { $place }: карты { $value } нет; карты обозначаются так: 2tf или J
clustered-cards = { $place }: перечислено карт — { $count }; во всех колодах вместе их { $most }
clustered-players = players — { $count }, но есть карты { $seats ->
    [one] { $seats } места
   *[many] { $seats } мест
  }, а играть могут { $most }
clustered-two-cards = { $place }: на одном месте лежат две карты, { $one } и { $other }
clustered-reach = карты занимают { $width } на { $height ->
    [one] { $height } место
    [few] { $height } места
   *[many] { $height } мест
  }; ни один стол не длиннее { $longest }
clustered-start-owner = { $place }: стартовая карта не принадлежит никому, в том числе месту { $seat }
clustered-start-place = { $place }: стартовая карта лежит на { $right }, а не здесь
clustered-start-missing = { $place }: не хватает стартовой карты
clustered-start-taken = { $place }: { $lying } лежит там же, где стартовая карта
clustered-beyond = { $place }: { $lying } лежит за краем стола, { $width } на { $height }
clustered-jokers = { $place }: у места { $seat } только { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
  }
clustered-neighbours = { $common ->
    [number] { $place }: { $one } и { $other } не могут лежать рядом: совпадает только количество, а из количества, формы и заливки должны совпадать два
    [shape] { $place }: { $one } и { $other } не могут лежать рядом: совпадает только форма, а из количества, формы и заливки должны совпадать два
    [fill] { $place }: { $one } и { $other } не могут лежать рядом: совпадает только заливка, а из количества, формы и заливки должны совпадать два
   *[nothing] { $place }: { $one } и { $other } не могут лежать рядом: не совпадает ничего, а из количества, формы и заливки должны совпадать два
  }
clustered-unconnected = { $place }: { $lying } не соединяется со стартовой картой
clustered-misplaced = { $place }: { $lying } не может здесь лежать: { $reason }
clustered-none-left = { $place }: у места { $seat } не осталось { $card }, чтобы лежать здесь

clustered-no-bonus = { $place }: без параметра first_bonus его нет ни у кого
clustered-bonus-seat = { $place }: места { $seat } нет; есть места от { $first_seat } до { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: судя по прямоугольникам 2x3 на столе, это { $who }
   *[first_run] { $place }: судя по рядам из 5 на столе, это { $who }
  }
clustered-no-order = «first_rectangle» или «first_run» в bonuses невозможны: ни один порядок этих карт к этому не приводит
clustered-no-rectangle = «first_rectangle»: у места { $seat } нет прямоугольника 2x3
clustered-no-run = «first_run»: у места { $seat } нет ряда из 5

clustered-hand-due = { $place }: судя по сыгранным и сброшенным, сейчас здесь { $due ->
    [one] { $due } карта
    [few] { $due } карты
   *[many] { $due } карт
  }, а не { $count }
clustered-hand-now = { $place }: в этой фазе здесь от { $least } до { $most ->
    [one] { $most } карты
   *[many] { $most } карт
  }, а не { $count }
clustered-hand-large = { $place }: здесь { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }, но у места { $seat } осталось только { $left }
clustered-deck-empty = { $place }: у места { $seat } больше нечего брать
clustered-dropped = { $place }: не меньше { $least }, раз карты уже играют
clustered-dropping = { $place }: это место { $seat }; сначала по порядку мест сбрасывают по две карты
clustered-skipped = { $place }: у места { $seat } не осталось карт, его пропускают
clustered-turns = у места { $seat } { $count ->
    [one] был { $count } ход
    [few] было { $count } хода
   *[many] было { $count } ходов
  }, а у места { $other_seat }, чья сейчас очередь, — { $others }: не хватает карт, или ходит кто-то другой
clustered-no-turns = место { $seat } сыграло и сбросило { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }, но ни при каком количестве ходов столько не бывает
clustered-phase = { $place }: требуется одно из { $names }, а не { $value }
clustered-turn-null = { $place }: null бывает в конце и только тогда, но фаза — { $phase }
clustered-not-over = { $place }: указано over, но ещё не все карты сыграны или сброшены
clustered-over = все карты сыграны или сброшены: игра окончена, очки подсчитает stol.score

# Ingenious.

ingenious-open-partners = open_partners — для командной игры: нужно teams=True

place-ingenious-space = поле, { $space }
place-ingenious-tile = поле, плитка { $number }
place-ingenious-track = шкала { $seat }
place-ingenious-colour = шкала { $seat }, цвет { $colour }
place-ingenious-opening = первая плитка места { $seat }
place-ingenious-aside = отложенные плитки
place-ingenious-rack = подставка { $seat }

ingenious-no-colour = { $place }: цвета { $value } нет; есть цвета r, g, b, o, y, p
ingenious-no-tile = { $place }: плитка — это две буквы в порядке rgboyp, например rg или bb, а не { $value }
ingenious-unknown-space = поле: клетки { $value } нет; клетки обозначаются так: 0,-5
ingenious-no-placement = { $place }: плитку на поле вводят так: rg@0,1:1,1, а не { $value }
ingenious-apart = { $place }: { $space } и { $other } — не соседние клетки
ingenious-printed = { $place }: здесь напечатан символ { $printed }, а не { $colour }
ingenious-on-printed = { $place }: { $text } лежит на напечатанном символе
ingenious-overlap = { $place }: { $text } лежит на { $space }, где уже есть плитка
ingenious-half-tile = { $place }: { $count ->
    [one] накрыта { $count } клетка
    [few] накрыто { $count } клетки
   *[many] накрыто { $count } клеток
  }, но плитка накрывает две
ingenious-colour-count = { $place }: цвет { $colour } занимает { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
  }, но на плитках их { $most }
ingenious-no-cover = { $place }: имеющимися плитками так не накрыть
ingenious-no-cover-found = { $place }: не нашлось способа накрыть так имеющимися плитками; если ввести плитка за плиткой, например rg@0,1:1,1, это можно проверить наверняка
ingenious-none-left = { $place }: не осталось { $tile }, чтобы быть здесь
ingenious-unseen = { $place }: не сходится: вместе с остальными плитками и плитками на поле должно быть 120
ingenious-opening = { $place }: когда лежит плиток { $count }, здесь { $right ->
    [one] назван { $right } символ
    [few] названо { $right } символа
   *[many] названо { $right } символов
  }
ingenious-touched = { $place }: { $count ->
    [one] { $count } плитка касается
    [few] { $count } плитки касаются
   *[many] { $count } плиток касаются
  } напечатанных символов: { $touched }, а не { $right }
ingenious-six-colours = { $place }: нужны ровно шесть цветов { $names }, а не { $value }
ingenious-off-track = { $place }: { $value } нет на шкале, она идёт от 0 до { $end }
ingenious-rack-length = { $place }: здесь от { $least } до { $most ->
    [one] { $most } плитки
   *[many] { $most } плиток
  }, а не { $count }
ingenious-rack-size = { $place }: здесь от { $low } до { $high ->
    [one] { $high } плитки
   *[many] { $high } плиток
  }, а не { $value }
ingenious-rack-now = { $place }: сейчас здесь от { $least } до { $most ->
    [one] { $most } плитки
   *[many] { $most } плиток
  }, а не { $count }
ingenious-rack-full = { $place }: пока ходят другие, здесь { $full ->
    [one] { $full } плитка
    [few] { $full } плитки
   *[many] { $full } плиток
  }, а не { $count }
ingenious-rack-bonus = { $place }: пока остаются бонусные ходы, здесь от 1 до { $most ->
    [one] { $most } плитки
   *[many] { $most } плиток
  }, а не { $count }
ingenious-rack-turn = { $place }: в начале хода здесь { $full ->
    [one] { $full } плитка
    [few] { $full } плитки
   *[many] { $full } плиток
  }, а не { $count }; меньше бывает, только пока остаются бонусные ходы или пока указанную подставку без самого слабого цвета можно обменять
ingenious-too-few-left = { $place }: здесь { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
  }, но столько для неё не осталось
ingenious-shows-lowest = { $place }: самый слабый цвет здесь есть, поэтому обмен не предлагают
ingenious-finish-swap = { $place }: сначала закончите обмен, потом введите новую подставку
ingenious-no-bonus = { $place }: должно быть 0: ни один цвет места { $seat } не дошёл до конца
ingenious-over = плитку положить некуда, или кто-то дошёл до конца во всех цветах: игра окончена; очки подсчитает stol.score
ingenious-ended = { $place }: null бывает, только когда плитку положить некуда или кто-то дошёл до конца во всех цветах
ingenious-all-refilled = { $place }: указано null, но в конце одна подставка не пополнена

# Everything on 1 Card.

place-onecard-hand = карты места { $seat }
place-onecard-hand-card = карты места { $seat }, карта { $card }
place-onecard-hand-colour = карты места { $seat }, карта { $card }, цвет { $colour }
place-onecard-scored = засчитанные карты места { $seat }
place-onecard-scored-card = засчитанные карты места { $seat }, карта { $card }
place-onecard-scored-colour = засчитанные карты места { $seat }, карта { $card }, цвет { $colour }
place-onecard-chosen = «chosen» места { $seat }
place-onecard-display = открытые карты, карта { $card }
place-onecard-deck = колода
place-onecard-line = строка { $line }
place-onecard-item = колода, элемент { $item }
place-onecard-deck-card = { $whole }, карта { $card }

onecard-no-card = { $place }: карты { $value } нет; карты пронумерованы от 01 до 30
onecard-most-cards = { $place }: не больше { $most ->
    [one] { $most } карты
   *[many] { $most } карт
  }, а не { $count }
onecard-seats = в hands { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }, а в scored — { $others }
onecard-many-scored = { $place }: здесь { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }, но четвёртая заканчивает игру
onecard-few-rows = { $place }: на карте { $card } — { $count ->
    [one] { $count } заполненный ряд
    [few] { $count } заполненных ряда
   *[many] { $count } заполненных рядов
  }, но карта засчитывается, когда их 3 или больше
onecard-full-rows = { $place }: на карте { $card } — { $count ->
    [one] { $count } заполненный ряд
    [few] { $count } заполненных ряда
   *[many] { $count } заполненных рядов
  }, значит, она уже засчитана и вышла из игры
onecard-points = { $place }: карта { $card } с этими отметками приносит { $right ->
    [one] { $right } очко
    [few] { $right } очка
   *[many] { $right } очков
  }, а не { $value }
onecard-no-row = { $place }: на карте { $card } нет ряда цвета «{ $letter }»; есть ряды { $letters }
onecard-boxes = { $place }: на карте { $card } у цвета { $colour } { $boxes ->
    [one] { $boxes } клетка
    [few] { $boxes } клетки
   *[many] { $boxes } клеток
  }, поэтому зачеркнуть { $count } нельзя
onecard-dice-letters = { $place }: до { $most ->
    [one] { $most } буквы
   *[many] { $most } букв
  } из { $colours }, а не { $value }
onecard-all-dice = { $place }: кубиков всего { $all }, а до первого броска ни одного; здесь { $count }
onecard-rolls-left = { $place }: пока кубики не лежат, здесь { $right }, а не { $value }
onecard-phase = { $place }: требуется одно из { $phases }, а не { $value }
onecard-phase-now = { $place }: судя по столу, здесь { $right }, а не { $value }
onecard-over = { $place }: over бывает, только когда у кого-то засчитана четвёртая карта
onecard-nobody-draws = { $place }: указано deal, но карт хватает всем
onecard-count = { $place }: в этой фазе здесь { $right }, а не { $count }
onecard-turn = { $place }: судя по кубикам и картам, это место { $seat }
onecard-secret = { $place }: тайный выбор ввести нельзя; вернитесь к моменту до первого
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $place }: здесь { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }: игра окончена, очки подсчитает stol.score

onecard-deck-header = { $place }: столбцы — { $columns }, а не { $value }
onecard-deck-columns = { $place }: у карты { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
  }, а не { $count }
onecard-deck-kind = { $place }: требуется null или список из { $count ->
    [one] { $count } карты
   *[many] { $count } карт
  } вида { $example }, а не { $value }
onecard-deck-item = { $place }: карта — это текст вида { $example }, а не { $value }
onecard-deck-number = { $place }: карты пронумерованы от 01 до { $last }, а не { $value }
onecard-deck-twice = { $place }: карта { $card } уже указана: { $other }
onecard-deck-missing = { $place }: в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }; не хватает: { $missing }
onecard-deck-row = { $place }: { $value } — не ряд; ряд — это цвет из { $colours }, от 2 до 6 клеток и s, если есть солнце
onecard-deck-rows = { $place }: на карте 5 рядов 5 разных цветов, а не { $value }
onecard-deck-no-rows = ничего
onecard-deck-boxes = { $place }: на карте всего 20 клеток, а не { $count }
onecard-deck-suns = { $place }: солнцем отмечены ровно 2 ряда, а не { $count }
