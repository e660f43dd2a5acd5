# Why a move is refused, in the terminal. Cards, tiles, dice and moves are codes, as in records of games; seats count
# from 0.

why-over = игра је завршена: „{ $text }” више не може да се одигра
why-no-move = „{ $text }” није потез; потези се пишу као { $example }
why-no-outcome = „{ $text }” није исход: у овој игри ништа није препуштено случају
why-not-now = то сада није могуће
why-no-text = потез је текст, какве наводе legal() и chance(), а не { $value }
why-turn = { $actor ->
    [chance] на потезу је случај: { $reason }
   *[other] на потезу је место { $actor }: { $reason }
  }
why-nothing-told = није наведено шта је извучено или бачено
why-told = „{ $text }” није могуће: { $reason }
why-told-enough = „{ $text }” је вишак: ништа се више не извлачи и не баца док неко не изабере
why-hint-over = игра је завршена: савет је за место које је на потезу
why-hint-chance = на потезу је случај: савет је за место које је на потезу
why-both = { $one }; { $other }

# Pixies

why-pixies-no-move = „{ $text }” није потез: после карте не стоји ништа, или =new, =old, или од @1 до @9
why-pixies-no-card = „{ $text }”: нема карте „{ $name }”; карте се пишу као b4+1, g6-4, y5*, m3
why-pixies-no-seat = „{ $text }”: ко почиње је место, од first:0 до first:{ $last }
why-pixies-market = { $card } није међу откривеним картама, а то су { $cards }
why-pixies-new = у овој области за игру нема карте { $value } лицем нагоре, па карта иде лицем нагоре на поље { $value }: { $card }
why-pixies-second = на пољу { $value } је карта која није потврђена: наведите =new или =old, која остаје лицем нагоре
why-pixies-validated = карта на пољу { $value } је потврђена, па ова иде лицем надоле на слободно поље: { $cells }
why-pixies-covered = поље { $cell } није слободно; слободна су { $cells }
why-pixies-first = прво се бира ко почиње: од first:0 до first:{ $last }
why-pixies-begun = већ се зна ко почиње; сада се открива карта
why-pixies-flower-power = { $card } припада проширењу Flower Power, којег нема у овој игри
why-pixies-drawn = { $card } више није у шпилу

# Everything on 1 Card

why-onecard-no-move = „{ $text }” није потез: потези су stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = „{ $text }”: нема карте „{ $name }”; карте су означене бројевима од 01 до { $last }
why-onecard-no-colours = „{ $text }”: после keep стоје боје које се задржавају, од { $order }, или - ако се не задржава ништа
why-onecard-keep-all = { $count ->
    [one] „{ $text }”: поново се баца бар једна од { $count } коцкице; за задржавање свих пише се stop
    [few] „{ $text }”: поново се баца бар једна од { $count } коцкице; за задржавање свих пише се stop
   *[other] „{ $text }”: поново се баца бар једна од { $count } коцкица; за задржавање свих пише се stop
  }
why-onecard-colour-order = „{ $text }”: боје иду редом { $order }
why-onecard-three = „{ $text }”: задржавају се три различите карте
why-onecard-card-order = „{ $text }”: три карте иду по растућем реду
why-onecard-no-draft = карте се задржавају и узимају само у драфту, који се овде не игра
why-onecard-hold-first = прво свако задржава три од пет добијених карата, овде од { $dealt }
why-onecard-not-dealt = { $number ->
    [one] место { $seat } није добило карту { $cards }; задржава три од { $dealt }
   *[other] место { $seat } није добило карте { $cards }; задржава три од { $dealt }
  }
why-onecard-not-rolled = { $count } { $colour } не може да се задржи: коцкице су { $dice }
why-onecard-rolling = бацање још не важи: играч који баца каже stop, или keep са оним што се не баца поново
why-onecard-roller = играч који баца сада каже stop, или keep са оним што се не баца поново од { $dice }
why-onecard-rolled = бацање { $dice } важи и не баца се поново; сада је pass, или mark са картом
why-onecard-marking = сада свако користи бацање на једној карти или каже „даље”: pass, или mark са картом
why-onecard-not-in-play = карту { $card } нема у игри место { $seat }, које има { $cards }
why-onecard-nothing-fits = ништа од { $dice } не стаје на карту { $card }, па она не може да се изабере
why-onecard-not-open = карта { $card } није отворена; отворене су { $cards }
why-onecard-take-first = место { $seat } је освојило карту и прво мора да узме једну од отворених: { $cards }
why-onecard-die = сада пада коцкица, на једну од боја { $colours }
why-onecard-no-die = сада се извлачи карта; коцкице се не бацају
why-onecard-drawn = карте { $card } више нема у шпилу

# Clustered

why-clustered-no-move = „{ $text }” није потез: карта се игра као 2tf@3,-1, а одбацује као discard 2tf
why-clustered-no-card = „{ $text }”: нема карте „{ $name }”; карта је број 1 2 3, облик s t c и испуна h d f, или J
why-clustered-beyond = „{ $text }”: { $space } је преко ивице стола, на којем x иде од { $left } до { $right }, а y од { $top } до { $bottom }
why-clustered-discard = сада се карта одбацује, а не игра: као discard 2tf
why-clustered-hand = { $card } није у руци, у којој су { $cards }
why-clustered-playable = карта се не одбацује док нека може да се одигра, на пример { $move }
why-clustered-unplayable = ниједна карта из руке не може да се одигра, па се једна одбацује
why-clustered-alone = { $space } не додирује ивицом ниједну карту на столу
why-clustered-start = { $space } није слободно: ту лежи почетна карта
why-clustered-taken = { $space } није слободно: ту лежи { $card } са места { $seat }
why-clustered-beside = { $common ->
    [number] поред, на { $space }, лежи { $card } са места { $seat }, а деле само број; потребне су две од три: број, облик, испуна
    [shape] поред, на { $space }, лежи { $card } са места { $seat }, а деле само облик; потребне су две од три: број, облик, испуна
    [fill] поред, на { $space }, лежи { $card } са места { $seat }, а деле само испуну; потребне су две од три: број, облик, испуна
   *[nothing] поред, на { $space }, лежи { $card } са места { $seat }, а не деле ништа; потребне су две од три: број, облик, испуна
  }
why-clustered-drawn = у шпилу места { $seat } више нема { $card }

# Ingenious

why-ingenious-no-move = „{ $text }” није потез: постављање се пише као rg@0,1:1,1; иначе је swap или refill
why-ingenious-no-tile = „{ $text }”: плочица су два слова по реду { $order }, као rg или bb
why-ingenious-no-space = „{ $text }”: поља { $space } нема ни на једној табли
why-ingenious-apart = „{ $text }”: { $space } и { $other } нису суседна поља
why-ingenious-double = „{ $text }”: код дупле плочице прво се наводи поље са мањим q, па са мањим r
why-ingenious-placed = плочица је постављена; сада је swap или refill
why-ingenious-rack = { $tile } није на сталку, на којем су { $tiles }
why-ingenious-outside = { $space } није на овој табли, чија је страница { $side }
why-ingenious-taken = { $space } није слободно
why-ingenious-solo = мора да се постави плочица; у соло игри нема сталка за замену или допуну
why-ingenious-bonus = бонус потез не може да се одбије: пре допуне мора да се постави још једна плочица
why-ingenious-place-first = прво мора да се постави плочица; после ње се нуди замена ако на сталку нема најслабије боје
why-ingenious-opening = прва плочица мора да додирује одштампани симбол; слободни су још { $colours }
why-ingenious-opened = прва плочица другог играча је већ додирнула одштампани симбол { $colour }; слободни су још { $colours }
why-ingenious-drawn = у врећици више нема { $tile }
