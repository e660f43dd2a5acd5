# Go on with a real table: it is typed in as it lies. Codes and *-example stay as they are.

enter-title = Продолжить настоящую партию
enter-head = Продолжить настоящую партию
enter-lead = Введите то, что лежит на столе. То, чего никто не видит, будет роздано заново, и партия продолжится здесь.
enter-middle = В середине стола
enter-who = Кто играет на месте { $number }
enter-show = Показать стол
enter-go = Играть дальше
enter-see = Что-то ещё не сходится. Показать где
enter-untouched = Пока ничего не введено, и всё было бы роздано случайно. Введите то, что лежит на столе, или создайте новый стол.
enter-none = Стол появится здесь, как только всё будет введено.
enter-preparing = Правила этой игры ещё готовятся. Попробуйте чуть позже; введённое сохранится.
enter-unsent = Сервер не отвечает. Ничего не пропало: последнее нажатие отправится ещё раз вместе со следующим.
enter-nobody = Как видно по столу

enter-codes = Показать коды для ввода
enter-add = Добавить: { $to }
enter-take-away = { $piece }: убрать
enter-on-space = Место { $at }: { $piece }
enter-what-space = Что лежит на месте { $at }?
enter-beneath = Какая карта лежит рубашкой вверх?

enter-ingenious-turn = Чей ход
enter-ingenious-board = Игровое поле
enter-ingenious-board-about = Строка за строкой, как лежит: r g b o y p — красный, зелёный, синий, оранжевый, жёлтый, фиолетовый. Точка — свободная клетка. Или плитка за плиткой, например rg@0,1:1,1.
enter-ingenious-board-example = rg@0,1:1,1
enter-ingenious-track = Шкала
enter-ingenious-track-about = Где стоит каждый цвет. В командной игре шкалы первых двух мест — это шкалы их команд.
enter-ingenious-track-example = 0
enter-ingenious-rack = Подставка
enter-ingenious-rack-about = Оставьте пустой, и её заполнят плитками, которые могли бы там быть.
enter-ingenious-rack-example = rg bb oy yp go rr
enter-ingenious-bonus = Оставшиеся бонусные ходы
enter-ingenious-bonus-about = У того, чей ход, после того как цвет дошёл до 18.
enter-ingenious-owed = { $count ->
    [0] Нет
   *[other] { $count }
  }

enter-clustered-turn = Чей ход
enter-clustered-cards = Карты
enter-clustered-cards-about = Строка за строкой, как лежат: количество, затем c s t — круг, квадрат, треугольник, d f h — заштрихованный, закрашенный, пустой, затем место. 2tf1 — два закрашенных треугольника места 1, J1 — его джокер, * — стартовая карта, точка — свободное место. Или по одной: 1,0 2tf 1.
enter-clustered-cards-example =
    { "*" } 1sh1 1sd2
    { "." } 2sh1
enter-clustered-hand = Рука
enter-clustered-hand-about = Оставьте пустой, и её составят из карт, которые остались у этого игрока.
enter-clustered-hand-example = 1sh 2tf 3cd J 2cd
enter-clustered-discards = Сброс
enter-clustered-discards-about = По порядку.
enter-clustered-discards-example = 3tf
enter-clustered-first_rectangle = Первый прямоугольник 2 × 3
enter-clustered-first_rectangle-about = Чей был первым, если их несколько.
enter-clustered-first_run = Первый ряд из пяти
enter-clustered-first_run-about = Чей был первым, если их несколько.

enter-pixies-turn = Кто берёт карту
enter-pixies-market = Выложенные карты
enter-pixies-market-about = Карты, которые ещё не взяты; если новые не вскрыты, ничего. b g y r m — синяя, зелёная, жёлтая, красная, разноцветная; значение; +n — спирали, -n — кресты, * — особая.
enter-pixies-market-example = b4+1 g6-4
enter-pixies-area = Девять ячеек
enter-pixies-area-about = Карта лицевой стороной вверх, а после / та, что рубашкой вверх. /? — карта, которую никто не помнит.
enter-pixies-area-example = b4+1/g4
enter-pixies-points = Прошлые раунды
enter-pixies-points-about = Очки каждого завершённого раунда.
enter-pixies-points-example = 40 35

enter-onecard-turn = У кого кубики
enter-onecard-dice = Кубики
enter-onecard-dice-about = Пять, что лежат на столе: r o y g b p — красный, оранжевый, жёлтый, зелёный, синий, фиолетовый. До первого броска ничего.
enter-onecard-dice-example = oyypp
enter-onecard-rolls_left = Осталось перебросов
enter-onecard-rolls_left-about = Если не осталось, бросок действует для всех.
enter-onecard-rerolls = { $count ->
    [0] Нет: бросок действует
   *[other] { $count }
  }
enter-onecard-display = Открытые карты
enter-onecard-display-about = Три карты рядом с колодой, по номерам.
enter-onecard-display-example = 04 12 27
enter-onecard-hand = Карты в игре
enter-onecard-hand-about = По одной в строке: номер, а затем сколько клеток какого цвета зачёркнуто.
enter-onecard-hand-example = 03 y6 p3
    12
enter-onecard-scored = Засчитанные карты
enter-onecard-scored-about = Так же, в том порядке, в каком они засчитаны.
enter-onecard-scored-example = 06 p5 y3 g2

enter-wrong-number = «{ $typed }» — не целое число.
enter-wrong-space = «{ $typed }» — не клетка с цветом вида 0,1 r.
enter-wrong-rows = Здесь { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
  }, а на поле их { $right }. Правило I1
enter-wrong-row = В строке { $row } { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
  }, а на поле их { $right }. Правило I1
enter-wrong-tile = «{ $typed }» — не плитка. Плитка — это две буквы из r g b o y p, например rg или bb. Правило I3
enter-wrong-card = «{ $typed }» — не карта. Карты обозначаются так: 2tf или J. Правило C1
enter-wrong-placed = «{ $typed }» — не карта с её местом на столе и номером игрока, например 1,0 2tf 1.
enter-wrong-lying = «{ $typed }» — не карта с местом игрока, например 2tf1 или J2. Свободное место — точка. Правило C1
enter-wrong-start = «{ $typed }»: среди строк должна быть стартовая карта, *. Правило C3
enter-wrong-seat = «{ $typed }» — такого места за этим столом нет.
enter-wrong-pixies-card = «{ $typed }» — не карта. Карты обозначаются так: b4+1, g6-4, y5*, m3. Правило P1
enter-wrong-rounds = Здесь очки за { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
  }, а у первого места — за { $right }. Правило P14
enter-wrong-onecard-card = «{ $typed }» — не карта. Карты пронумерованы от 01 до 30. Правило O3
enter-wrong-marks = «{ $typed }» — не карта с отметками вида 03 y6 p3. Правило O3
enter-wrong-dice = «{ $typed }»: кубики — это буквы из r o y g b p. Правило O1
