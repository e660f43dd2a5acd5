# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes; seats count from 0.

draw-seat = место { $seat }
draw-seat-start = Место { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-won = { $count ->
    [one] { $points ->
        [one] Крај. Побеђује место { $seats } са { $points } поеном.
       *[other] Крај. Побеђује место { $seats } са { $points } поена.
      }
   *[other] { $points ->
        [one] Крај. Побеђују места { $seats } са { $points } поеном.
       *[other] Крај. Побеђују места { $seats } са { $points } поена.
      }
  }
draw-rank = пласман { $rank }
draw-to-act = ● на потезу
draw-winner = ★ победа
draw-face-down = лицем надоле
draw-total = укупно
draw-points = поени
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } поен
   *[other] { $count } поена
  }

draw-colour-r = црвена
draw-colour-o = наранџаста
draw-colour-y = жута
draw-colour-g = зелена
draw-colour-b = плава
draw-colour-p = љубичаста

# Pixies.
draw-pixies-round = рунда { $round }
draw-pixies-note = рунда { $round } од 3
draw-pixies-note-flower-power = рунда { $round } од 3, Flower Power
draw-pixies-drawn-first = Случај бира првог играча.
draw-pixies-revealed = Открива се карта. Прво узима место { $seat }.
draw-pixies-takes = Место { $seat } узима карту и поставља је.
draw-pixies-first = узима прво
draw-pixies-table = откривене карте: { $market }   шпил: { $deck }
draw-pixies-marks = ▒▒▒ лицем надоле   ✓ потврђена
draw-pixies-sum = Рунда: потврђене + симболи + зона.
draw-pixies-sum-flower-power = Рунда: потврђене + симболи + зона + лицем надоле.
draw-pixies-validated = потврђена
draw-pixies-no-points = још нема поена
draw-pixies-deck = у шпилу { $count }

# Everything on 1 Card.
draw-onecard-roller = баца место { $seat }
draw-onecard-roller-draft = драфт, баца место { $seat }
draw-onecard-deal = Извлачи се карта.
draw-onecard-hold = Место { $seat } задржава три од пет карата.
draw-onecard-roll = Место { $seat } баца: пада коцкица.
draw-onecard-choose = Место { $seat } стаје или задржава коцкице и баца поново.
draw-onecard-mark = Место { $seat } користи бацање на карти или каже „даље”.
draw-onecard-take = Место { $seat } узима отворену карту.
draw-onecard-rerolls = { $rerolls ->
    [one] још { $rerolls } поновно бацање
    [few] још { $rerolls } поновна бацања
   *[other] још { $rerolls } поновних бацања
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } карта у шпилу
    [few] { $deck } карте у шпилу
   *[other] { $deck } карата у шпилу
  }
draw-onecard-chose = изабрано: { $move }
draw-onecard-card = карта { $card }
draw-onecard-scored = освојено: { $cards }
draw-onecard-display = отворене карте
draw-onecard-display-head = Отворене карте
draw-onecard-table = коцкице: { $dice }   { draw-onecard-rerolls }   шпил: { $deck }
draw-onecard-legend = r црвена  o наранџаста  y жута  g зелена  b плава  p љубичаста   * сунце   ✓ попуњен ред
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = сунце
draw-onecard-rows = { $rows ->
    [one] карта { $card }: { $rows } попуњен ред
    [few] карта { $card }: { $rows } попуњена реда
   *[other] карта { $card }: { $rows } попуњених редова
  }
draw-onecard-slot = { $points ->
    [one] карта { $card } освојена за { $points } поен
   *[other] карта { $card } освојена за { $points } поена
  }

# Clustered.
draw-clustered-note = сто { $width } × { $height }
draw-clustered-fast = брза игра
draw-clustered-third-joker = трећи џокер: { $seats }
draw-clustered-third-joker-all = трећи џокер: сви
draw-clustered-first-bonus = бонус за првог
draw-clustered-largest-bonus = бонус за највеће
draw-clustered-deal = Место { $seat } извлачи карту.
draw-clustered-play = Место { $seat } игра карту.
draw-clustered-discard = Место { $seat } одбацује карту.
draw-clustered-first-rectangle = први правоугаоник: { $seat }
draw-clustered-first-run = први низ од 5: { $seat }
draw-clustered-nobody = нико
draw-clustered-nobody-yet = још нико
draw-clustered-hidden = { $count ->
    [one] { $count } скривена
    [few] { $count } скривене
   *[other] { $count } скривених
  }
draw-clustered-hand = рука
draw-clustered-deck = шпил
draw-clustered-item-rows = водоравно
draw-clustered-item-columns = усправно
draw-clustered-item-rectangle = правоугаоник
draw-clustered-item-bonus = бонус
draw-clustered-item-total = укупно
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = место { $seat }, одбачено: { $cards }
draw-clustered-pile = одбачено
draw-clustered-legend = 2tf₀: број, облик (s t c), испуна (h d f), место власника   J џокер   * почетна карта
draw-clustered-joker = џокер
draw-clustered-start = почетна карта
draw-clustered-card = { $card }: { $number ->
    [1] { $number } { $fill ->
        [h] празан
        [d] ишрафиран
       *[f] попуњен
      }
   *[other] { $number } { $fill ->
        [h] празна
        [d] ишрафирана
       *[f] попуњена
      }
  } { $shape ->
    [s] { $number ->
        [1] квадрат
       *[other] квадрата
      }
    [t] { $number ->
        [1] троугао
       *[other] троугла
      }
   *[c] { $number ->
        [1] круг
       *[other] круга
      }
  }
draw-clustered-to-draw = у шпилу { $count }

# Ingenious.
draw-ingenious-solo = соло
draw-ingenious-teams = места 0 и 2 против 1 и 3
draw-ingenious-open-partners = отворени саиграчи
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } плочица у врећици
    [few] { $tiles } плочице у врећици
   *[other] { $tiles } плочица у врећици
  }
draw-ingenious-draws = Место { $seat } извлачи плочицу.
draw-ingenious-swaps = Место { $seat } мења сталак или га допуњује.
draw-ingenious-bonus = { $plays ->
    [one] Ingenious! Место { $seat } поставља плочицу, преостао { $plays } бонус потез.
    [few] Ingenious! Место { $seat } поставља плочицу, преостала { $plays } бонус потеза.
   *[other] Ingenious! Место { $seat } поставља плочицу, преостало { $plays } бонус потеза.
  }
draw-ingenious-places = Место { $seat } поставља плочицу.
draw-ingenious-ends = q од { $first } до { $last }
draw-ingenious-lowest = најслабија
draw-ingenious-team = тим { $one } и { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } плочица, скривена
    [few] { $tiles } плочице, скривене
   *[other] { $tiles } плочица, скривених
  }
draw-ingenious-hidden-tile = скривена плочица
draw-ingenious-began = { $colour ->
    [r] почетак код црвене
    [g] почетак код зелене
    [b] почетак код плаве
    [o] почетак код наранџасте
    [y] почетак код жуте
   *[p] почетак код љубичасте
  }
draw-ingenious-aside = одложено
draw-ingenious-aside-head = Одложено
draw-ingenious-legend = r црвена  g зелена  b плава  o наранџаста  y жута  p љубичаста   велика слова су одштампана на табли
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, одштампано

# A game without a drawing of its own.
draw-listing-ply = корак { $ply }
draw-listing-chance = На потезу је случај
draw-listing-seat = На потезу је место { $seat }

# The curve of a game that is looked at again.
draw-plot-ply = корак
draw-plot-several = { $sign } више њих
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = очекивани исход током партије
draw-plot-from-to = { $name } почиње на { $first } и завршава на { $last }.
draw-plot-turn = Прекретница { $letter }: { $words }.
draw-plot-mark = корак { $ply }, { $words }
