# Pictures of the tables, in plain characters and as SVG. Codes stay; seats are counted from 0.

draw-seat = место { $seat }
draw-seat-start = Место { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-won = { $count ->
    [1] Конец игры. Победа: место { $seats }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[other] Конец игры. Победа: места { $seats }, { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }
draw-rank = позиция { $rank }
draw-to-act = ● ходит
draw-winner = ★ победа
draw-face-down = рубашкой вверх
draw-total = итого
draw-points = очки
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }

# Colours.
draw-colour-r = красный
draw-colour-o = оранжевый
draw-colour-y = жёлтый
draw-colour-g = зелёный
draw-colour-b = синий
draw-colour-p = фиолетовый

# Pixies.
draw-pixies-round = раунд { $round }
draw-pixies-note = раунд { $round } из 3
draw-pixies-note-flower-power = раунд { $round } из 3, Flower Power
draw-pixies-drawn-first = Случай выбирает первого игрока.
draw-pixies-revealed = Вскрывается карта. Первым берёт место { $seat }.
draw-pixies-takes = Место { $seat } берёт карту и размещает её.
draw-pixies-first = берёт первым
draw-pixies-table = выложены: { $market }   колода: { $deck }
draw-pixies-marks = ▒▒▒ рубашкой вверх   ✓ закреплена
draw-pixies-sum = Раунд: закреплённые + символы + область.
draw-pixies-sum-flower-power = Раунд: закреплённые + символы + область + рубашкой вверх.
draw-pixies-validated = закреплена
draw-pixies-no-points = очков пока нет
draw-pixies-deck = в колоде { $count }

# Everything on 1 Card.
draw-onecard-roller = бросает место { $seat }
draw-onecard-roller-draft = драфт, бросает место { $seat }
draw-onecard-deal = Берётся карта.
draw-onecard-hold = Место { $seat } оставляет себе три карты из пяти.
draw-onecard-roll = Бросает место { $seat }: падает кубик.
draw-onecard-choose = Место { $seat } останавливается или оставляет часть кубиков и перебрасывает остальные.
draw-onecard-mark = Место { $seat } зачёркивает клетки на карте или пасует.
draw-onecard-take = Место { $seat } берёт одну из открытых карт.
draw-onecard-rerolls = { $rerolls ->
    [one] остался { $rerolls } переброс
    [few] осталось { $rerolls } переброса
   *[many] осталось { $rerolls } перебросов
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } карта в колоде
    [few] { $deck } карты в колоде
   *[many] { $deck } карт в колоде
  }
draw-onecard-chose = выбор: { $move }
draw-onecard-card = карта { $card }
draw-onecard-scored = засчитаны: { $cards }
draw-onecard-display = открытые карты
draw-onecard-display-head = Открытые карты
draw-onecard-table = кубики: { $dice }   { draw-onecard-rerolls }   колода: { $deck }
draw-onecard-legend = r красный  o оранжевый  y жёлтый  g зелёный  b синий  p фиолетовый   * солнце   ✓ заполненный ряд
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = солнце
draw-onecard-rows = карта { $card }: { $rows ->
    [one] { $rows } заполненный ряд
    [few] { $rows } заполненных ряда
   *[many] { $rows } заполненных рядов
  }
draw-onecard-slot = карта { $card } засчитана: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }

# Clustered.
draw-clustered-note = стол { $width } на { $height }
draw-clustered-fast = быстрая игра
draw-clustered-third-joker = третий джокер: { $seats }
draw-clustered-third-joker-all = третий джокер: все
draw-clustered-first-bonus = бонус за первенство
draw-clustered-largest-bonus = бонус за наибольшее
draw-clustered-deal = Место { $seat } берёт карту.
draw-clustered-play = Место { $seat } играет карту.
draw-clustered-discard = Место { $seat } сбрасывает карту.
draw-clustered-first-rectangle = первый прямоугольник: { $seat }
draw-clustered-first-run = первый ряд из 5: { $seat }
draw-clustered-nobody = никто
draw-clustered-nobody-yet = пока никто
draw-clustered-hidden = скрыто { $count }
draw-clustered-hand = рука
draw-clustered-deck = колода
draw-clustered-item-rows = по горизонтали
draw-clustered-item-columns = по вертикали
draw-clustered-item-rectangle = прямоугольник
draw-clustered-item-bonus = бонус
draw-clustered-item-total = итого
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = сброс места { $seat }: { $cards }
draw-clustered-pile = сброс
draw-clustered-legend = 2tf₀: количество, форма (s t c), заливка (h d f), место владельца   J джокер   * стартовая карта
draw-clustered-joker = джокер
draw-clustered-start = стартовая карта
draw-clustered-card = { $number ->
    [1] { $card }: { $number } { $fill ->
        [h] пустой
        [d] заштрихованный
       *[f] закрашенный
      } { $shape ->
        [s] квадрат
        [t] треугольник
       *[c] круг
      }
   *[other] { $card }: { $number } { $fill ->
        [h] пустых
        [d] заштрихованных
       *[f] закрашенных
      } { $shape ->
        [s] квадрата
        [t] треугольника
       *[c] круга
      }
  }
draw-clustered-to-draw = в колоде { $count }

# Ingenious.
draw-ingenious-solo = соло
draw-ingenious-teams = места 0 и 2 против 1 и 3
draw-ingenious-open-partners = открытые команды
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } плитка в мешке
    [few] { $tiles } плитки в мешке
   *[many] { $tiles } плиток в мешке
  }
draw-ingenious-draws = Место { $seat } вытягивает плитку.
draw-ingenious-swaps = Место { $seat } обменивает плитки или пополняет подставку.
draw-ingenious-bonus = Ingenious! Место { $seat } кладёт плитку, { $plays ->
    [one] остался { $plays } бонусный ход
    [few] осталось { $plays } бонусных хода
   *[many] осталось { $plays } бонусных ходов
  }.
draw-ingenious-places = Место { $seat } кладёт плитку.
draw-ingenious-ends = q от { $first } до { $last }
draw-ingenious-lowest = самый слабый
draw-ingenious-team = команда { $one } и { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } скрытая плитка
    [few] { $tiles } скрытые плитки
   *[many] { $tiles } скрытых плиток
  }
draw-ingenious-hidden-tile = скрытая плитка
draw-ingenious-began = { $colour ->
    [r] начало у красного
    [g] начало у зелёного
    [b] начало у синего
    [o] начало у оранжевого
    [y] начало у жёлтого
   *[p] начало у фиолетового
  }
draw-ingenious-aside = отложено
draw-ingenious-aside-head = Отложено
draw-ingenious-legend = r красный  g зелёный  b синий  o оранжевый  y жёлтый  p фиолетовый   прописные напечатаны на поле
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, напечатан

# A game without a drawing of its own.
draw-listing-ply = шаг { $ply }
draw-listing-chance = Очередь случая
draw-listing-seat = Ходит место { $seat }

# The curve of a game that is looked at again.
draw-plot-ply = шаг
draw-plot-several = { $sign } несколько
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = ожидаемый результат по ходу партии
draw-plot-from-to = { $name }: в начале { $first }, в конце { $last }.
draw-plot-turn = Переломный момент { $letter }: { $words }.
draw-plot-mark = шаг { $ply }, { $words }
