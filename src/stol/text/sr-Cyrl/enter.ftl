# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are.

enter-title = Наставак са правог стола
enter-head = Наставак са правог стола
enter-lead = Унесите шта је на столу. Оно што нико не види дели се изнова, а партија се наставља овде.
enter-middle = На средини стола
enter-who = Ко игра на месту { $number }
enter-show = Прикажи сто
enter-go = Настави
enter-see = Нешто још није у реду. Погледајте где
enter-untouched = Још ништа није унето, па би све било насумично подељено. Унесите шта је на столу или поставите нови сто.
enter-none = Сто се приказује овде чим буде потпун.
enter-preparing = Правила ове игре се још припремају. Покушајте поново за који тренутак; ваш унос остаје.
enter-unsent = Сервер не одговара. Ништа није изгубљено: последњи додир се шаље поново уз следећи.
enter-nobody = Како показује сто

enter-codes = Прикажи ознаке за куцање
enter-add = Додај: { $to }
enter-take-away = { $piece }: уклони
enter-on-space = Поље { $at }: { $piece }
enter-what-space = Шта је на пољу { $at }?
enter-beneath = Која карта лежи лицем надоле?

enter-ingenious-turn = На потезу
enter-ingenious-board = Табла
enter-ingenious-board-about = Ред по ред, како лежи: r g b o y p за црвену, зелену, плаву, наранџасту, жуту, љубичасту. Тачка је слободно поље. Или плочица по плочица, као rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Стаза
enter-ingenious-track-about = Докле је која боја стигла. У тимској игри стазе прва два места су стазе њихових тимова.
enter-ingenious-track-example = 0
enter-ingenious-rack = Сталак
enter-ingenious-rack-about = Ако оставите празно, попуњава се плочицама које би ту могле да буду.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Преостали бонус потези
enter-ingenious-bonus-about = За играча на потезу, кад боја стигне до 18.
enter-ingenious-owed = { $count ->
    [0] Нема
   *[other] { $count }
  }

enter-clustered-turn = На потезу
enter-clustered-cards = Карте
enter-clustered-cards-about = Ред по ред, како леже: број, c s t за круг, квадрат, троугао, d f h за ишрафирано, попуњено, празно, па место. 2tf1 су два попуњена троугла са места 1, J1 његов џокер, * почетна карта, тачка слободно место. Или једна по једна: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Рука
enter-clustered-hand-about = Ако оставите празно, попуњава се картама које су том играчу преостале.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Одбачено
enter-clustered-discards-about = Редом којим су одбачене.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = Први правоугаоник 2 × 3
enter-clustered-first_rectangle-about = Ко је био први, ако га има више играча.
enter-clustered-first_run = Први низ од пет карата
enter-clustered-first_run-about = Ко је био први, ако га има више играча.

enter-pixies-turn = Узима следећу карту
enter-pixies-market = Откривене карте
enter-pixies-market-about = Карте које још треба узети; ниједна пре следећег откривања. b g y r m за плаву, зелену, жуту, црвену, све четири; број; +n спирала, -n иксова, * специјална.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Девет поља
enter-pixies-area-about = Карта лицем нагоре; иза / она лицем надоле. /? је карта које се нико не сећа.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Досадашње рунде
enter-pixies-points-about = Поени сваке завршене рунде.
enter-pixies-points-example = 40 35

enter-onecard-turn = Има коцкице
enter-onecard-dice = Коцкице
enter-onecard-dice-about = Пет коцкица на столу, r o y g b p за црвену, наранџасту, жуту, зелену, плаву, љубичасту. Ниједна пре првог бацања.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Преостала поновна бацања
enter-onecard-rolls_left-about = Кад их више нема, бацање важи за све.
enter-onecard-rerolls = { $count ->
    [0] Нема: бацање важи
   *[other] { $count }
  }
enter-onecard-display = Отворене карте
enter-onecard-display-about = Три карте поред шпила, по бројевима.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Карте у игри
enter-onecard-hand-about = По једна у линији: број карте, па колико је поља које боје прецртано.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Освојене карте
enter-onecard-scored-about = Исто тако, редом којим су освојене.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = „{ $typed }” није цео број.
enter-wrong-space = „{ $typed }” није поље са својом бојом, као 0,1 r.
enter-wrong-rows = { $count ->
    [one] Наведен је { $count } ред, а табла их има { $right }. Правило I1
    [few] Наведена су { $count } реда, а табла их има { $right }. Правило I1
   *[other] Наведено је { $count } редова, а табла их има { $right }. Правило I1
  }
enter-wrong-row = { $count ->
    [one] Ред { $row } има { $count } поље, а на табли их има { $right }. Правило I1
   *[other] Ред { $row } има { $count } поља, а на табли их има { $right }. Правило I1
  }
enter-wrong-tile = „{ $typed }” није плочица. Чине је два слова од r g b o y p, као rg или bb. Правило I3
enter-wrong-card = „{ $typed }” није карта. Карте се пишу као 2tf, или J. Правило C1
enter-wrong-placed = „{ $typed }” није карта са својим положајем и местом играча, као 1,0 2tf 1.
enter-wrong-lying = „{ $typed }” није карта са местом играча, као 2tf1 или J2. Слободно место је тачка. Правило C1
enter-wrong-start = „{ $typed }”: међу редовима мора бити почетна карта, *. Правило C3
enter-wrong-seat = „{ $typed }” није место за овим столом.
enter-wrong-pixies-card = „{ $typed }” није карта. Карте се пишу као b4+1, g6-4, y5*, m3. Правило P1
enter-wrong-rounds = { $count ->
    [one] Овде су поени { $count } рунде, а код првог места { $right }. Правило P14
    [few] Овде су поени { $count } рунде, а код првог места { $right }. Правило P14
   *[other] Овде су поени { $count } рунди, а код првог места { $right }. Правило P14
  }
enter-wrong-onecard-card = „{ $typed }” није карта. Карте су означене бројевима од 01 до 30. Правило O3
enter-wrong-marks = „{ $typed }” није карта са својим ознакама, као 03 y6 p3. Правило O3
enter-wrong-dice = „{ $typed }”: коцкице су слова од r o y g b p. Правило O1
