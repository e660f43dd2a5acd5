# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-over = Игра је завршена.
at-why-no-move = „{ $text }” није потез. Потези се пишу овако: { $example }.
at-why-no-outcome = „{ $text }” не може: у овој игри ништа није препуштено случају.
at-why-not-now = То сада није могуће.
at-why-turn = { $reason }
at-why-both = { $one } { $other }

at-why-nothing-told = Изаберите шта је извучено или бачено, или то укуцајте.
at-why-told = „{ $text }” није могуће. { $reason }
at-why-told-enough = „{ $text }” је вишак: ништа се више не извлачи и не баца док неко не изабере.

# Pixies
at-why-pixies-no-move = „{ $text }” није потез. После карте не стоји ништа, или =new, =old, или од @1 до @9.
at-why-pixies-market = Ова карта није међу откривеним картама: { $card }.
at-why-pixies-new = У вашој области за игру нема карте са бројем { $value } лицем нагоре, па ова карта иде на поље { $value }.
at-why-pixies-second = Ваша { $value } још није потврђена: ова карта иде на исто поље.
at-why-pixies-validated = Ваша { $value } је већ потврђена, па ова карта иде лицем надоле на слободно поље.
at-why-pixies-covered = Поље { $cell } није слободно.
at-why-pixies-no-card = Таква карта не постоји; карте се пишу као b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Ко почиње, наводи се местом: од first:0 до first:{ $last }.
at-why-pixies-first = Прво се наводи ко почиње: од first:0 до first:{ $last }.
at-why-pixies-begun = Зна се ко почиње; сада се открива карта.
at-why-pixies-flower-power = Та карта припада проширењу Flower Power, које се овде не игра.
at-why-pixies-drawn = Ове карте више нема у шпилу: { $card }.

# Everything on 1 Card
at-why-onecard-no-move = „{ $text }” није потез. Потези су stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = Таква карта не постоји; карте су означене бројевима од 01 до { $last }.
at-why-onecard-no-colours = После keep стоје слова боја које се задржавају, од { $order }, или - ако се не задржава ништа.
at-why-onecard-keep-all = Поново се баца бар једна коцкица. Ако задржавате све, кажите „доста”.
at-why-onecard-colour-order = Слова боја иду редом { $order }.
at-why-onecard-three = Задржавају се три различите карте.
at-why-onecard-card-order = Три карте иду по растућем реду.
at-why-onecard-no-draft = Карте се задржавају и узимају само у драфту, који се овде не игра.
at-why-onecard-hold-first = Прво свако задржава три од пет добијених карата. Ваше су { $dealt }.
at-why-onecard-not-dealt = { $number ->
    [one] Карту { $cards } нисте добили. Задржите три од ових: { $dealt }.
   *[other] Карте { $cards } нисте добили. Задржите три од ових: { $dealt }.
  }
at-why-onecard-not-rolled = { $colour ->
    [r] Нема толико црвених коцкица за задржавање: { $count }.
    [o] Нема толико наранџастих коцкица за задржавање: { $count }.
    [y] Нема толико жутих коцкица за задржавање: { $count }.
    [g] Нема толико зелених коцкица за задржавање: { $count }.
    [b] Нема толико плавих коцкица за задржавање: { $count }.
   *[p] Нема толико љубичастих коцкица за задржавање: { $count }.
  }
at-why-onecard-rolling = Бацање још не важи. Играч који баца прво каже „доста” или поново баци неке коцкице.
at-why-onecard-roller = Играч који баца сада каже „доста” или поново баца неке коцкице.
at-why-onecard-rolled = Бацање важи и не баца се поново. Сада га искористите на једној карти или кажите „даље”.
at-why-onecard-marking = Сада свако користи бацање на једној карти или каже „даље”.
at-why-onecard-not-in-play = Карта { $card } није ваша у овој игри. Ваше карте су { $cards }.
at-why-onecard-nothing-fits = На карту { $card } ништа из овог бацања не стаје.
at-why-onecard-not-open = Карта { $card } није отворена. Отворене су { $cards }.
at-why-onecard-take-first = Освојили сте карту, зато прво узмите једну од отворених: { $cards }.
at-why-onecard-die = Сада пада коцкица, на једну од боја { $colours }.
at-why-onecard-no-die = Сада се извлачи карта; коцкице се не бацају.
at-why-onecard-drawn = Карте { $card } више нема у шпилу.

# Clustered
at-why-clustered-no-move = „{ $text }” није потез. Карта се игра као 2tf@3,-1, а одбацује као discard 2tf.
at-why-clustered-no-card = Таква карта не постоји; карта је број 1 2 3, облик s t c и испуна h d f, или J.
at-why-clustered-beyond = То место је преко ивице стола.
at-why-clustered-discard = Сада се карта одбацује, а не игра.
at-why-clustered-hand = Ова карта није у вашој руци: { $card }.
at-why-clustered-drawn = У том шпилу више нема { FORM($card, case: "gen") }.
at-why-clustered-alone = Поред тог места нема ниједне карте.
at-why-clustered-start = Ту лежи почетна карта.
at-why-clustered-taken = То место је заузето: { $card }.
at-why-clustered-beside = { $common ->
    [number] Не поред { FORM($card, case: "gen") }: исти је само број, а морају бити исте две од три особине.
    [shape] Не поред { FORM($card, case: "gen") }: исти је само облик, а морају бити исте две од три особине.
    [fill] Не поред { FORM($card, case: "gen") }: иста је само испуна, а морају бити исте две од три особине.
   *[nothing] Не поред { FORM($card, case: "gen") }: ништа није исто, а морају бити исте две од три особине.
  }
at-why-clustered-playable = Карта се одбацује само кад ниједна не може да се одигра, а нека може.
at-why-clustered-unplayable = Ниједна карта из ваше руке не може да се одигра, па се једна одбацује.

# Ingenious
at-why-ingenious-no-move = „{ $text }” није потез. Постављање се пише као rg@0,1:1,1; иначе је swap или refill.
at-why-ingenious-no-tile = Таква плочица не постоји; плочица су два слова по реду { $order }, као rg или bb.
at-why-ingenious-no-space = Таквог поља нема ни на једној табли: { $space }.
at-why-ingenious-apart = Та два поља нису једно до другог: { $space } и { $other }.
at-why-ingenious-double = Код дупле плочице прво се наводи поље са мањим q, па са мањим r.
at-why-ingenious-placed = Плочица је постављена. Сада се сталак мења или допуњује.
at-why-ingenious-rack = Ова плочица није на вашем сталку: { $tile }.
at-why-ingenious-outside = Плочица би лежала ван табле.
at-why-ingenious-taken = Плочица би лежала на пољу које није слободно.
at-why-ingenious-solo = Мора да се постави плочица. Кад играте сами, нема сталка за замену или допуну.
at-why-ingenious-bonus = Бонус потез не може да се одбије: поставите још једну плочицу пре допуне.
at-why-ingenious-place-first = Прво мора да се постави плочица. После тога смете да замените плочице ако на сталку нема ваше најслабије боје.
at-why-ingenious-opening = Прва плочица мора да додирује одштампани симбол; још слободне боје: { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Прва плочица другог играча је већ додирнула одштампани црвени симбол; још слободне боје: { $colours }.
    [g] Прва плочица другог играча је већ додирнула одштампани зелени симбол; још слободне боје: { $colours }.
    [b] Прва плочица другог играча је већ додирнула одштампани плави симбол; још слободне боје: { $colours }.
    [o] Прва плочица другог играча је већ додирнула одштампани наранџасти симбол; још слободне боје: { $colours }.
    [y] Прва плочица другог играча је већ додирнула одштампани жути симбол; још слободне боје: { $colours }.
   *[p] Прва плочица другог играча је већ додирнула одштампани љубичасти симбол; још слободне боје: { $colours }.
  }
at-why-ingenious-drawn = У врећици више нема { FORM($tile, case: "gen") } плочице.
