# Why a table, a view, a record or options are refused. Places stand in the nominative before a colon; inside another place
# in the locative (у запису). Codes and names of keys stay as they are.

cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Правило
   *[other] Правила
  } { $rules }

refused-with = { $message }
at-refused-with = Не може: { $message }

place-view = { $case ->
    [loc] приказу
   *[nom] приказ
  }
place-table = { $case ->
    [loc] столу
   *[nom] сто
  }
place-record = { $case ->
    [loc] запису
   *[nom] запис
  }
place-record-move = { $case ->
    [loc] потезу { $move }
   *[nom] потез { $move }
  }
place-part = „{ $part }” у { FORM($whole, case: "loc") }
place-entry = { $case ->
    [loc] ставци { $number } у { FORM($whole, case: "loc") }
   *[nom] ставка { $number } у { FORM($whole, case: "loc") }
  }

kind-object = објекат
kind-list = списак
kind-text = текст
kind-number = цео број
kind-bool = true или false
kind-null = null
kind-one-of = једно од { $names }
kind-or = { $one } или { $other }

refused-kind = { $place }: ту мора бити { $kind }, а не { $value }
refused-missing = { $place }: недостаје „{ $key }”, а то је потребно
refused-part = { $near ->
    [none] { $place }: ту нема „{ $name }”; постоји { $names }
   *[other] { $place }: ту нема „{ $name }”; да ли сте мислили „{ $near }”?
  }
refused-length = { $least ->
    [one] { $place }: потребна је { $least } ставка, а не { $count }
    [few] { $place }: потребне су { $least } ставке, а не { $count }
   *[other] { $place }: потребно је { $least } ставки, а не { $count }
  }
refused-lengths = { $most ->
    [one] { $place }: потребно је од { $least } до { $most } ставке, а не { $count }
    [few] { $place }: потребно је од { $least } до { $most } ставке, а не { $count }
   *[other] { $place }: потребно је од { $least } до { $most } ставки, а не { $count }
  }
refused-bounds = { $high ->
    [none] { $place }: то је број од { $low } навише, а не { $value }
   *[other] { $place }: то је број од { $low } до { $high }, а не { $value }
  }
refused-seat = { $place }: то је број од { $first_seat } до { $last_seat }, а не { $seat }
refused-twice = { $place }: { $piece } већ лежи другде: { $other }

refused-no-view = приказ је dict, какав даје Position.view, а не { $value }
refused-no-table = сто је dict као приказ, а не { $value }
refused-no-game = { $place }: није ниједна игра: { $reason }
refused-misfit = { $place }: не слаже се са остатком, по којем је { $value }

refused-game = { $near ->
    [none] „{ $name }” није игра; постоји { $names }
   *[other] „{ $name }” није игра; да ли сте мислили „{ $near }”?
  }
refused-option = { $near ->
    [none] „{ $name }” није опција игре { $game }; постоји { $names }
   *[other] „{ $name }” није опција игре { $game }; да ли сте мислили „{ $near }”?
  }
refused-bot = { $near ->
    [none] „{ $name }” није бот; постоји { $names }
   *[other] „{ $name }” није бот; да ли сте мислили „{ $near }”?
  }
refused-game-broken = игра „{ $name }” из { $package } не може да се учита: „{ $problem }”
refused-game-other = игра „{ $name }” из { $package } није Definition са тим кључем: то је { $value }
refused-game-twice = има више игара „{ $name }”, из { $packages }
refused-no-score = столови игре { $game } не могу да се бодују
refused-no-entry = столови игре { $game } не могу да се уносе
refused-option-kind = { $name } је { $kind }, а не { $value }
refused-option-choice = { $name } је једно од { $names }, а не { $value }
refused-option-bool = { $name } је true или false, а не { $value }
refused-players-kind = players је цео број, а не { $value }
refused-players = { $high ->
    [one] { $game } са овим опцијама је за { $low } до { $high } играча, а не за { $count }
   *[other] { $game } са овим опцијама је за { $low } до { $high } играча, а не за { $count }
  }
refused-players-exactly = { $low ->
    [one] { $game } са овим опцијама је за { $low } играча, а не за { $count }
   *[other] { $game } са овим опцијама је за { $low } играча, а не за { $count }
  }
refused-players-many = { $high ->
    [one] { $game } са овим опцијама је за { $low } до { $high } играча, а не за толико
   *[other] { $game } са овим опцијама је за { $low } до { $high } играча, а не за толико
  }

# Records.
refused-record-text = ово није запис: { $problem }
page-refused-record-text = Ово није запис: текст није JSON, или један његов део недостаје.
refused-record-broken = ово није запис: { $problem } (у потезу { $move })
page-refused-record-broken = Ово није запис: текст се прекида у потезу { $move }, или одатле није JSON.
refused-record-shape = ово није запис: { $reason }
refused-record-version = ово је запис верзије { $value }; може да се чита верзија { $version }
refused-record-game = игра из записа не постоји: { $reason }
refused-record-move = потез { $move } не може да се одигра: { $reason }
refused-record-illegal = потез { $move } не може да се одигра: { $text }: { $reason }
refused-record-missing = потез { $move } недостаје: наведен је резултат, а партија није завршена
refused-record-result = потези дају резултат { $right }, а у запису је { $value }
refused-record-players = players је списак имена, а не { $value }
refused-record-names = { $count ->
    [one] { $count } име за { $players ->
        [one] { $players } играча
       *[other] { $players } играча
      }
    [few] { $count } имена за { $players ->
        [one] { $players } играча
       *[other] { $players } играча
      }
   *[other] { $count } имена за { $players ->
        [one] { $players } играча
       *[other] { $players } играча
      }
  }
refused-record-tags = tags мора бити нешто што JSON може да садржи: { $problem }
page-refused-record-tags = Tags мора бити нешто што JSON може да садржи.
refused-record-deep = tags сме да има највише оволико нивоа, један у другом: { $most }
refused-record-line = линија { $line }: { $reason }

# Fair deals.
refused-deal-none = нема ознаке „{ $tag }”, па се не зна о којем дељењу је реч
refused-deal-seed = семе има хеш { $hash }, а објављен је { $sealed }
refused-deal-other = то је дељење са хешом { $sealed }, а не { $published }
refused-deal-tag = ознака „{ $tag }” не каже које је то дељење: { $problem }
refused-deal-given = { $given ->
    [one] наведен је { $given } задат потез, а потеза има { $count }
    [few] наведена су { $given } задата потеза, а потеза има { $count }
   *[other] наведено је { $given } задатих потеза, а потеза има { $count }
  }
refused-deal-move = потез { $move } је { $text }, а дељење доноси { $right }

# Tables that are set up.
refused-seats = { $players ->
    [one] seats каже ко где седи, за { $players } играча, а не за { $count }
   *[other] seats каже ко где седи, за { $players } играча, а не за { $count }
  }
refused-sitter = место { $seat } је једно од { $names }, а не „{ $typed }”
refused-two-yours = само једно место може бити ваше; неко други на овом уређају је гост
refused-only-bots = неко мора да игра: бар једно место је ваше, место госта или слободно
refused-whole = { $name }: „{ $typed }” није цео број
refused-switch = { $name } је on или off, а не „{ $typed }”
refused-begin = „{ $name }” стола са којег се наставља је { $value }, а поред њега стоји { $beside }
refused-deal-name = { $most ->
    [one] име дељења има највише { $most } слово, цифру, размак или цртицу, а не „{ $typed }”
    [few] име дељења има највише { $most } слова, цифре, размака или цртице, а не „{ $typed }”
   *[other] име дељења има највише { $most } слова, цифара, размака или цртица, а не „{ $typed }”
  }
refused-deal-daily = имена која почињу са „{ $word }” припадају дељењима дана
refused-deal-unnamed = дељење мора имати име
refused-deal-begun = сто који почиње како је негде лежао није дељење које играју и други: оставите име празно
refused-deal-real = са правим картама и коцкицама нема дељења које се именује: оставите празно

# Bots, arenas and reviews.
refused-bots = има више ботова „{ $name }”, из { $packages }
refused-bot-load = бот „{ $name }” из { $package } не може да се учита: { $problem }
refused-bot-class = бот „{ $name }” из { $package } није класа: { $place } је { $value }
refused-budget = „{ $text }” не може да се прочита: { $simulations } је за симулације, { $seconds } за секунде
refused-command = „{ $text }” не може да се прочита: { $problem }
refused-program = „{ $text }”: нема програма „{ $program }”
refused-no-bot = није наведен ниједан бот
refused-bot-twice = бот „{ $name }” је наведен двапут
refused-results-none = { $file } не садржи резултате арене
refused-results-other = { $file } садржи резултате друге арене: њено { $name } је { $theirs }, а не { $ours }
refused-results-line = { $file } је оштећено у линији { $line }: { $problem }
refused-review-simulations = { $least ->
    [one] анализа тражи бар { $least } симулацију, а не { $value }
    [few] анализа тражи бар { $least } симулације, а не { $value }
   *[other] анализа тражи бар { $least } симулација, а не { $value }
  }
refused-view-of-another = на потезу је место { $seat }, а приказ је са другог места

# Many games at once, and environments for learners: for programs.
refused-batch-size = број за { $name } је цео број од 1 навише, а не { $value }
refused-device = уређај је { $one } или { $other }, а не { $value }
refused-masks = маске су једно од: { $names }, а не { $value }
refused-rewards = награде су једно од: { $names } или функција, а не { $value }
refused-any-seat = нема места { $value }: места су од 0 до { $last_seat }, или None за било које
refused-opponents = { $places ->
    [one] има { $places } противник
   *[other] има { $places } противника
  }, а { $count ->
    [one] { $count } име
   *[other] { $count } имена
  }: { $names }
refused-cycles = max_cycles је број од 1 навише, или None, а не { $value }
refused-render-mode = render_mode је { $names } или None, а не { $value }
refused-reset-mask = reset() почиње све партије изнова, без reset_mask: где се једна заврши, следећа одмах почиње
refused-vector-opponent = противници у више партија одједном су { $one } или { $other }, или ваша функција од опажања, маски и места до потеза, а не { $value }; vectorization_mode='sync' зна све ботове

# The command line.
refused-ply = запис има кораке од 0 до { $last }, а не { $ply }
refused-nobody-moves = у овом запису још нико није на потезу
refused-sealed = --sealed тражи 64 хексадецималне цифре које је сто приказао, а не „{ $typed }”
refused-folder = нема фасцикле { $folder } за { $name }
refused-file-game = { $count ->
    [one] { $file } садржи { $count } партију; нема партије { $game }
    [few] { $file } садржи { $count } партије; нема партије { $game }
   *[other] { $file } садржи { $count } партија; нема партије { $game }
  }
refused-file-exists = { $file } већ постоји, а ништа се не пише преко постојећег; наведите ново име
refused-file-json = { $file } није JSON: { $problem }
refused-file-object = { $file } мора да садржи један објекат, као приказ, а не { $kind }
refused-preset = „{ $name }” није начин игре за { $game }; постоји { $names }
refused-word = „{ $typed }” стоји само; опције игре { $game } изгледају као --name или --name value

# Pixies.

place-pixies-area = област за игру { $seat }
place-pixies-cell = област за игру { $seat }, поље { $cell }
place-pixies-market = откривене карте, карта { $card }
place-pixies-round = рунда { $round }
place-pixies-points = рунда { $round }, место { $seat }

pixies-no-card = { $place }: нема карте { $value }; карте се пишу као b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } припада проширењу Flower Power; укључите опцију flower_power
pixies-cells = { $count ->
    [one] { $place }: { $count } поље уместо девет
   *[other] { $place }: { $count } поља уместо девет
  }
pixies-foreign-cell = { $place }: { $card } лежи лицем нагоре на туђем пољу; њено је { $own }
pixies-face-down = { $place }: { $card } овде лежи лицем надоле, а поље { $own } није потврђено
pixies-face-down-unknown = { $place }: овде карта лежи лицем надоле, а неко друго поље није потврђено
pixies-none-left = { $place }: није преостала ниједна карта која би овде могла да лежи лицем надоле
pixies-market-full = { $most ->
    [one] { $place }: највише { $most } карта, а не { $count }
    [few] { $place }: највише { $most } карте, а не { $count }
   *[other] { $place }: највише { $most } карата, а не { $count }
  }
pixies-market-now = { $most ->
    [one] { $place }: сада од { $least } до { $most } карте, а не { $count }
    [few] { $place }: сада од { $least } до { $most } карте, а не { $count }
   *[other] { $place }: сада од { $least } до { $most } карата, а не { $count }
  }
pixies-first = { $taken ->
    [one] { $place }: то је било место { $first_seat }, ако место { $seat } наставља после { $taken } карте
    [few] { $place }: то је било место { $first_seat }, ако место { $seat } наставља после { $taken } карте
   *[other] { $place }: то је било место { $first_seat }, ако место { $seat } наставља после { $taken } карата
  }
pixies-uneven = { $missing ->
    [one] { $place }: недостаје још { $missing } карта
    [few] { $place }: недостају још { $missing } карте
   *[other] { $place }: недостаје још { $missing } карата
  }; { $taken ->
    [0] између два потеза сви имају једнак број карата
    [one] у овом потезу узета је { $taken } карта, а сви узимају једнако
    [few] у овом потезу узете су { $taken } карте, а сви узимају једнако
   *[other] у овом потезу узето је { $taken } карата, а сви узимају једнако
  }
pixies-deck-empty = { $count ->
    [one] у шпилу је остала { $count } карта, премало за потез: рунда је завршена; бодујте је
    [few] у шпилу су остале { $count } карте, премало за потез: рунда је завршена; бодујте је
   *[other] у шпилу је остало { $count } карата, премало за потез: рунда је завршена; бодујте је
  }
pixies-area-full = { $place }: заузето је девет поља: рунда је завршена; бодујте је и унесите следећу
pixies-rounds-finished = { $right ->
    [one] { $place }: сада су ту поени { $right } завршене рунде, а не { $count }
    [few] { $place }: сада су ту поени { $right } завршене рунде, а не { $count }
   *[other] { $place }: сада су ту поени { $right } завршених рунди, а не { $count }
  }

# Clustered.

place-clustered-card = карта { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } и { $other }
place-clustered-hand = рука { $seat }
place-clustered-discards = одбачене карте са места { $seat }
place-clustered-bonus = „{ $bonus }” у „bonuses”

clustered-lying = { $card } са места { $seat }
clustered-lying-start = почетна карта
clustered-seat = место { $seat }
clustered-nobody = нико

clustered-third-joker = third_joker је "none", "all" или списак места, а не { $value }
clustered-third-joker-twice = third_joker двапут наводи исто место: { $value }
clustered-third-joker-seat = third_joker: нема места { $seat }; места су од { $first_seat } до { $last_seat }
clustered-table-kind = table је [ширина, висина], два цела броја, а не { $value }
clustered-table-small = сто { $width } × { $height } је премали за почетну карту
clustered-table-narrow = { $line ->
    [one] сто широк { $width } је премали: почетне карте заузимају { $line } место у реду
   *[other] сто широк { $width } је премали: почетне карте заузимају { $line } места у реду
  }
clustered-table-long = { $longest ->
    [one] сто не може бити дужи од { $longest } места ни на једној страни, а овај је { $width } × { $height }
   *[other] сто не може бити дужи од { $longest } места ни на једној страни, а овај је { $width } × { $height }
  }

clustered-no-card = { $place }: нема карте { $value }; карте се пишу као 2tf, или J
clustered-cards = { $count ->
    [one] { $place }: наведена је { $count } карта; сви шпилови заједно имају { $most }
    [few] { $place }: наведене су { $count } карте; сви шпилови заједно имају { $most }
   *[other] { $place }: наведено је { $count } карата; сви шпилови заједно имају { $most }
  }
clustered-players = { $seats ->
    [one] „players” је { $count }, на столу су карте са { $seats } места, а може да игра { $most }
   *[other] „players” је { $count }, на столу су карте са { $seats } места, а може да игра { $most }
  }
clustered-two-cards = { $place }: две карте леже на истом месту, { $one } и { $other }
clustered-reach = { $height ->
    [one] карте се простиру на { $width } × { $height } место; ниједан сто није дужи од { $longest }
   *[other] карте се простиру на { $width } × { $height } места; ниједан сто није дужи од { $longest }
  }
clustered-start-owner = { $place }: почетна карта није ничија, а наведено је место { $seat }
clustered-start-place = { $place }: почетна карта лежи на { $right }, а не овде
clustered-start-missing = { $place }: недостаје почетна карта
clustered-start-taken = { $place }: { $lying } лежи тамо где и почетна карта
clustered-beyond = { $place }: { $lying } лежи преко ивице стола, { $width } × { $height }
clustered-jokers = { $count ->
    [one] { $place }: место { $seat } има само { $count } џокера
   *[other] { $place }: место { $seat } има само { $count } џокера
  }
clustered-neighbours = { $common ->
    [number] { $place }: { $one } и { $other } не могу да леже једно до другог: деле само број; потребне су две од три: број, облик, испуна
    [shape] { $place }: { $one } и { $other } не могу да леже једно до другог: деле само облик; потребне су две од три: број, облик, испуна
    [fill] { $place }: { $one } и { $other } не могу да леже једно до другог: деле само испуну; потребне су две од три: број, облик, испуна
   *[nothing] { $place }: { $one } и { $other } не могу да леже једно до другог: не деле ништа; потребне су две од три: број, облик, испуна
  }
clustered-unconnected = { $place }: { $lying } није повезано са почетном картом
clustered-misplaced = { $place }: { $lying } овде не може да се одигра: { $reason }
clustered-none-left = { $place }: месту { $seat } није преостало { $card } које би ту могло да буде

clustered-no-bonus = { $place }: без опције first_bonus нема га нико
clustered-bonus-seat = { $place }: нема места { $seat }; места су од { $first_seat } до { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: то је { $who }, судећи по томе ко на столу има правоугаоник 2×3
   *[first_run] { $place }: то је { $who }, судећи по томе ко на столу има низ од 5
  }
clustered-no-order = „first_rectangle” или „first_run” у „bonuses” не може: ниједан редослед играња ових карата не води дотле
clustered-no-rectangle = „first_rectangle”: место { $seat } нема правоугаоник 2×3
clustered-no-run = „first_run”: место { $seat } нема низ од 5

clustered-hand-due = { $due ->
    [one] { $place }: сада { $due } карта, судећи по одиграним и одбаченим, а не { $count }
    [few] { $place }: сада { $due } карте, судећи по одиграним и одбаченим, а не { $count }
   *[other] { $place }: сада { $due } карата, судећи по одиграним и одбаченим, а не { $count }
  }
clustered-hand-now = { $most ->
    [one] { $place }: у овој фази од { $least } до { $most } карте, а не { $count }
    [few] { $place }: у овој фази од { $least } до { $most } карте, а не { $count }
   *[other] { $place }: у овој фази од { $least } до { $most } карата, а не { $count }
  }
clustered-hand-large = { $count ->
    [one] { $place }: { $count } карта, а месту { $seat } је преостало { $left }
    [few] { $place }: { $count } карте, а месту { $seat } је преостало { $left }
   *[other] { $place }: { $count } карата, а месту { $seat } је преостало { $left }
  }
clustered-deck-empty = { $place }: место { $seat } више нема одакле да извлачи
clustered-dropped = { $place }: бар { $least } кад се већ играју карте
clustered-dropping = { $place }: на потезу је место { $seat }; прво се место по место одбацују по две карте
clustered-skipped = { $place }: место { $seat } више нема карата, па се прескаче
clustered-turns = { $count ->
    [one] место { $seat } је имало { $count } потез, а место { $other_seat }, које је на потезу, { $others }: недостају карте, или је на потезу неко други
   *[other] место { $seat } је имало { $count } потеза, а место { $other_seat }, које је на потезу, { $others }: недостају карте, или је на потезу неко други
  }
clustered-no-turns = { $count ->
    [one] место { $seat } је одиграло и одбацило { $count } карту, а ниједан број потеза то не даје
    [few] место { $seat } је одиграло и одбацило { $count } карте, а ниједан број потеза то не даје
   *[other] место { $seat } је одиграло и одбацило { $count } карата, а ниједан број потеза то не даје
  }
clustered-phase = { $place } је једно од { $names }, а не { $value }
clustered-turn-null = { $place } је null на крају и само тада, а фаза је { $phase }
clustered-not-over = { $place } је over, а нису све карте одигране или одбачене
clustered-over = све карте су одигране или одбачене: игра је завршена, а бодује је stol.score

# Ingenious.

ingenious-open-partners = open_partners је за тимску игру: тражи teams=True

place-ingenious-space = табла, { $space }
place-ingenious-tile = табла, плочица { $number }
place-ingenious-track = стаза { $seat }
place-ingenious-colour = стаза { $seat }, боја { $colour }
place-ingenious-opening = почетак места { $seat }
place-ingenious-aside = одложено
place-ingenious-rack = сталак { $seat }

ingenious-no-colour = { $place }: нема боје { $value }; боје су r, g, b, o, y, p
ingenious-no-tile = { $place }: плочица су два слова по реду rgboyp, као rg или bb, а не { $value }
ingenious-unknown-space = табла: нема поља { $value }; поља се пишу као 0,-5
ingenious-no-placement = { $place }: плочица на табли се уноси као rg@0,1:1,1, а не { $value }
ingenious-apart = { $place }: { $space } и { $other } нису два поља једно до другог
ingenious-printed = { $place }: овде је одштампани симбол { $printed }, а не { $colour }
ingenious-on-printed = { $place }: { $text } лежи на одштампаном симболу
ingenious-overlap = { $place }: { $text } лежи на { $space }, где је већ друга плочица
ingenious-half-tile = { $count ->
    [one] { $place }: прекривено је { $count } поље, а плочица прекрива два
    [few] { $place }: прекривена су { $count } поља, а плочица прекрива два
   *[other] { $place }: прекривено је { $count } поља, а плочица прекрива два
  }
ingenious-colour-count = { $count ->
    [one] { $place }: { $count } поље боје { $colour }, а плочице их имају { $most }
   *[other] { $place }: { $count } поља боје { $colour }, а плочице их имају { $most }
  }
ingenious-no-cover = { $place }: не може да се прекрије плочицама које постоје
ingenious-no-cover-found = { $place }: није нађен начин да се прекрије плочицама које постоје; унето плочица по плочица, као rg@0,1:1,1, може да се провери поуздано
ingenious-none-left = { $place }: више нема { $tile } која би ту могла да буде
ingenious-unseen = { $place }: не слаже се: остале плочице и оне на табли чине 120
ingenious-opening = { $right ->
    [one] { $place }: { $right } симбол кад је постављено плочица { $count }
    [few] { $place }: { $right } симбола кад је постављено плочица { $count }
   *[other] { $place }: { $right } симбола кад је постављено плочица { $count }
  }
ingenious-touched = { $count ->
    [one] { $place }: { $count } плочица додирује одштампаних симбола { $touched }, а не { $right }
    [few] { $place }: { $count } плочице додирују одштампаних симбола { $touched }, а не { $right }
   *[other] { $place }: { $count } плочица додирује одштампаних симбола { $touched }, а не { $right }
  }
ingenious-six-colours = { $place }: потребно је тачно шест боја { $names }, а не { $value }
ingenious-off-track = { $place }: { $value } није на стази, која иде од 0 до { $end }
ingenious-rack-length = { $most ->
    [one] { $place }: од { $least } до { $most } плочице, а не { $count }
    [few] { $place }: од { $least } до { $most } плочице, а не { $count }
   *[other] { $place }: од { $least } до { $most } плочица, а не { $count }
  }
ingenious-rack-size = { $high ->
    [one] { $place }: од { $low } до { $high } плочице, а не { $value }
    [few] { $place }: од { $low } до { $high } плочице, а не { $value }
   *[other] { $place }: од { $low } до { $high } плочица, а не { $value }
  }
ingenious-rack-now = { $most ->
    [one] { $place }: сада од { $least } до { $most } плочице, а не { $count }
    [few] { $place }: сада од { $least } до { $most } плочице, а не { $count }
   *[other] { $place }: сада од { $least } до { $most } плочица, а не { $count }
  }
ingenious-rack-full = { $full ->
    [one] { $place }: { $full } плочица док играју други, а не { $count }
    [few] { $place }: { $full } плочице док играју други, а не { $count }
   *[other] { $place }: { $full } плочица док играју други, а не { $count }
  }
ingenious-rack-bonus = { $most ->
    [one] { $place }: од 1 до { $most } плочице док има бонус потеза, а не { $count }
    [few] { $place }: од 1 до { $most } плочице док има бонус потеза, а не { $count }
   *[other] { $place }: од 1 до { $most } плочица док има бонус потеза, а не { $count }
  }
ingenious-rack-turn = { $full ->
    [one] { $place }: { $full } плочица на почетку потеза, а не { $count }; мање само док има бонус потеза, или док сме да се замени ако је наведен и без најслабије боје
    [few] { $place }: { $full } плочице на почетку потеза, а не { $count }; мање само док има бонус потеза, или док сме да се замени ако је наведен и без најслабије боје
   *[other] { $place }: { $full } плочица на почетку потеза, а не { $count }; мање само док има бонус потеза, или док сме да се замени ако је наведен и без најслабије боје
  }
ingenious-too-few-left = { $count ->
    [one] { $place }: { $count } плочица, а толико их за то није преостало
    [few] { $place }: { $count } плочице, а толико их за то није преостало
   *[other] { $place }: { $count } плочица, а толико их за то није преостало
  }
ingenious-shows-lowest = { $place }: ту је најслабија боја, па се замена не нуди
ingenious-finish-swap = { $place }: прво завршите замену, па унесите нови сталак
ingenious-no-bonus = { $place } је 0: ниједна боја места { $seat } није стигла до краја
ingenious-over = више не може да се постави ниједна плочица, или неки играч има све: игра је завршена; бодује је stol.score
ingenious-ended = { $place } је null само кад више не може да се постави плочица или неки играч има све
ingenious-all-refilled = { $place } је null, а на крају један сталак није допуњен

# Everything on 1 Card.

place-onecard-hand = рука { $seat }
place-onecard-hand-card = рука { $seat }, карта { $card }
place-onecard-hand-colour = рука { $seat }, карта { $card }, боја { $colour }
place-onecard-scored = освојено { $seat }
place-onecard-scored-card = освојено { $seat }, карта { $card }
place-onecard-scored-colour = освојено { $seat }, карта { $card }, боја { $colour }
place-onecard-chosen = „chosen” места { $seat }
place-onecard-display = отворене карте, карта { $card }
place-onecard-deck = шпил
place-onecard-line = линија { $line }
place-onecard-item = шпил, ставка { $item }
place-onecard-deck-card = { $whole }, карта { $card }

onecard-no-card = { $place }: нема карте { $value }; карте су означене бројевима од 01 до 30
onecard-most-cards = { $most ->
    [one] { $place }: највише { $most } карта, а не { $count }
    [few] { $place }: највише { $most } карте, а не { $count }
   *[other] { $place }: највише { $most } карата, а не { $count }
  }
onecard-seats = { $count ->
    [one] „hands” има { $count } место, а „scored” { $others }
   *[other] „hands” има { $count } места, а „scored” { $others }
  }
onecard-many-scored = { $count ->
    [one] { $place }: { $count } карта, а игра се завршава са четвртом
    [few] { $place }: { $count } карте, а игра се завршава са четвртом
   *[other] { $place }: { $count } карата, а игра се завршава са четвртом
  }
onecard-few-rows = { $count ->
    [one] { $place }: { $card } има { $count } попуњен ред, а карта се осваја са 3 или више
    [few] { $place }: { $card } има { $count } попуњена реда, а карта се осваја са 3 или више
   *[other] { $place }: { $card } има { $count } попуњених редова, а карта се осваја са 3 или више
  }
onecard-full-rows = { $count ->
    [one] { $place }: { $card } има { $count } попуњен ред, па је освојена и више није у игри
    [few] { $place }: { $card } има { $count } попуњена реда, па је освојена и више није у игри
   *[other] { $place }: { $card } има { $count } попуњених редова, па је освојена и више није у игри
  }
onecard-points = { $right ->
    [one] { $place }: { $card } са овим ознакама доноси { $right } поен, а не { $value }
   *[other] { $place }: { $card } са овим ознакама доноси { $right } поена, а не { $value }
  }
onecard-no-row = { $place }: { $card } нема ред боје „{ $letter }”; њени редови су { $letters }
onecard-boxes = { $boxes ->
    [one] { $place }: { $card } има { $boxes } поље боје { $colour }, па не може да се прецрта { $count }
   *[other] { $place }: { $card } има { $boxes } поља боје { $colour }, па не може да се прецрта { $count }
  }
onecard-dice-letters = { $most ->
    [one] { $place }: највише { $most } слово од { $colours }, а не { $value }
   *[other] { $place }: највише { $most } слова од { $colours }, а не { $value }
  }
onecard-all-dice = { $place }: свих { $all }, или ниједна пре првог бацања, а не { $count }
onecard-rolls-left = { $place } је { $right } док на столу нема коцкица, а не { $value }
onecard-phase = { $place } је једно од { $phases }, а не { $value }
onecard-phase-now = { $place } је { $right } како лежи, а не { $value }
onecard-over = { $place } је over само кад је неко освојио четврту карту
onecard-nobody-draws = { $place } је deal, а ниједној руци не недостаје карта
onecard-count = { $place }: у овој фази { $right }, а не { $count }
onecard-turn = { $place }: на потезу је место { $seat }, судећи по коцкицама и рукама
onecard-secret = { $place }: тајни избори не могу да се унесу; вратите се на тренутак пре првог
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $count ->
    [one] { $place }: { $count } карта: игра је завршена, а бодује је stol.score
    [few] { $place }: { $count } карте: игра је завршена, а бодује је stol.score
   *[other] { $place }: { $count } карата: игра је завршена, а бодује је stol.score
  }

onecard-deck-header = { $place }: колоне су { $columns }, а не { $value }
onecard-deck-columns = { $columns ->
    [one] { $place }: карта има { $columns } колону, а не { $count }
    [few] { $place }: карта има { $columns } колоне, а не { $count }
   *[other] { $place }: карта има { $columns } колона, а не { $count }
  }
onecard-deck-kind = { $count ->
    [one] { $place } је null или списак од { $count } карте као { $example }, а не { $value }
    [few] { $place } је null или списак од { $count } карте као { $example }, а не { $value }
   *[other] { $place } је null или списак од { $count } карата као { $example }, а не { $value }
  }
onecard-deck-item = { $place }: карта је текст као { $example }, а не { $value }
onecard-deck-number = { $place }: карте су означене бројевима од 01 до { $last }, а не { $value }
onecard-deck-twice = { $place }: карта { $card } већ стоји другде: { $other }
onecard-deck-missing = { $count ->
    [one] { $place }: шпил има { $count } карту; недостаје: { $missing }
    [few] { $place }: шпил има { $count } карте; недостаје: { $missing }
   *[other] { $place }: шпил има { $count } карата; недостаје: { $missing }
  }
onecard-deck-row = { $place }: { $value } није ред, а ред је боја од { $colours }, 2 до 6 поља и s за сунце
onecard-deck-rows = { $place }: карта има 5 редова у 5 различитих боја, а не { $value }
onecard-deck-no-rows = ниједан
onecard-deck-boxes = { $place }: карта има укупно 20 поља, а не { $count }
onecard-deck-suns = { $place }: тачно 2 реда носе сунце, а не { $count }
