# Why a move is refused, in the terminal. Cards, tiles, dice and moves are codes; seats are counted from 0.

why-over = игра окончена: «{ $text }» больше не сыграть
why-no-move = «{ $text }» — не ход; ходы выглядят так: { $example }
why-no-outcome = «{ $text }» — не исход: в этой игре случай ничего не решает
why-not-now = сейчас это невозможно
why-no-text = ход — это текст, как его дают legal() и chance(), а не { $value }
why-turn = { $actor ->
    [chance] очередь случая: { $reason }
   *[other] ходит место { $actor }: { $reason }
  }
why-nothing-told = не названо, что вытянуто или выпало
why-told = «{ $text }» невозможно: { $reason }
why-told-enough = «{ $text }» — уже лишнее: больше ничего не берут и не бросают, пока кто-нибудь не сделает выбор
why-hint-over = игра окончена: подсказка бывает только для места, чей сейчас ход
why-hint-chance = очередь случая: подсказка бывает только для места, чей сейчас ход
why-both = { $one }; { $other }

# Pixies.

why-pixies-no-move = «{ $text }» — не ход: после карты не стоит ничего, или =new, =old, или от @1 до @9
why-pixies-no-card = «{ $text }»: карты «{ $name }» нет; карты обозначаются так: b4+1, g6-4, y5*, m3
why-pixies-no-seat = «{ $text }»: кто начинает, обозначается местом, от first:0 до first:{ $last }
why-pixies-market = карты { $card } нет среди выложенных: { $cards }
why-pixies-new = в этой игровой зоне нет { $value } лицевой стороной вверх, поэтому карта ложится лицевой стороной вверх в ячейку { $value }: { $card }
why-pixies-second = в ячейке { $value } лежит незакреплённая карта: укажите =new или =old, какая останется лицевой стороной вверх
why-pixies-validated = карта в ячейке { $value } закреплена, поэтому эта ложится рубашкой вверх в незанятую ячейку: { $cells }
why-pixies-covered = ячейка { $cell } занята; не заняты: { $cells }
why-pixies-first = сначала определяется, кто начинает: от first:0 до first:{ $last }
why-pixies-begun = кто начинает, уже известно; теперь вскрывают карту
why-pixies-flower-power = карта { $card } из дополнения Flower Power, которого в этой партии нет
why-pixies-drawn = карты { $card } в колоде больше нет

# Everything on 1 Card.

why-onecard-no-move = «{ $text }» — не ход: бывают stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = «{ $text }»: карты «{ $name }» нет; карты пронумерованы от 01 до { $last }
why-onecard-no-colours = «{ $text }»: после keep идут оставляемые цвета из { $order } или - , если не оставляют ничего
why-onecard-keep-all = { $count ->
    [one] «{ $text }»: из { $count } кубика перебрасывают хотя бы один; чтобы оставить все, введите stop
   *[many] «{ $text }»: из { $count } кубиков перебрасывают хотя бы один; чтобы оставить все, введите stop
  }
why-onecard-colour-order = «{ $text }»: цвета идут в порядке { $order }
why-onecard-three = «{ $text }»: оставляют себе три разные карты
why-onecard-card-order = «{ $text }»: номера трёх карт идут по возрастанию
why-onecard-no-draft = карты оставляют себе и выбирают только в драфте, а здесь играют без него
why-onecard-hold-first = сначала каждый оставляет себе три из пяти розданных карт, здесь из { $dealt }
why-onecard-not-dealt = { $number ->
    [1] карту { $cards } не раздавали на место { $seat }, которое оставляет себе три из { $dealt }
   *[other] карты { $cards } не раздавали на место { $seat }, которое оставляет себе три из { $dealt }
  }
why-onecard-not-rolled = { $count } { $colour } оставить нельзя: на кубиках { $dice }
why-onecard-rolling = бросок ещё не окончен: бросающий вводит stop или keep с тем, что не перебрасывает
why-onecard-roller = сейчас бросающий вводит stop или keep с тем, что не перебрасывает из { $dice }
why-onecard-rolled = бросок { $dice } окончен, перебрасывать больше нельзя; теперь pass или mark с картой
why-onecard-marking = сейчас каждый использует бросок на одной карте или пасует: pass или mark с картой
why-onecard-not-in-play = карты { $card } нет в игре у места { $seat }; там { $cards }
why-onecard-nothing-fits = из { $dice } на карте { $card } ничего не подходит, поэтому её нельзя выбрать
why-onecard-not-open = карты { $card } нет среди открытых: { $cards }
why-onecard-take-first = у места { $seat } засчитана карта, и сначала нужно взять одну из открытых: { $cards }
why-onecard-die = сейчас бросают кубик, и выпасть может один из цветов: { $colours }
why-onecard-no-die = сейчас берут карту, а не бросают кубик
why-onecard-drawn = карты { $card } в колоде больше нет

# Clustered. $space is x,y.

why-clustered-no-move = «{ $text }» — не ход: карту играют так: 2tf@3,-1, а сбрасывают так: discard 2tf
why-clustered-no-card = «{ $text }»: карты «{ $name }» нет; карта — это количество 1 2 3, форма s t c и заливка h d f или же J
why-clustered-beyond = «{ $text }»: { $space } за краем стола, где x от { $left } до { $right }, а y от { $top } до { $bottom }
why-clustered-discard = сейчас карту сбрасывают, а не играют: например, discard 2tf
why-clustered-hand = карты { $card } нет на руке; там { $cards }
why-clustered-playable = нельзя сбрасывать карту, пока можно сыграть, например { $move }
why-clustered-unplayable = ни одну карту с руки сыграть нельзя, поэтому одну сбрасывают
why-clustered-alone = у места { $space } нет общей стороны ни с одной картой на столе
why-clustered-start = место { $space } занято: там стартовая карта
why-clustered-taken = место { $space } занято: там { $card } места { $seat }
why-clustered-beside = { $common ->
    [number] рядом, на { $space }, лежит { $card } места { $seat }, и совпадает только количество, а из количества, формы и заливки должны совпадать два
    [shape] рядом, на { $space }, лежит { $card } места { $seat }, и совпадает только форма, а из количества, формы и заливки должны совпадать два
    [fill] рядом, на { $space }, лежит { $card } места { $seat }, и совпадает только заливка, а из количества, формы и заливки должны совпадать два
   *[nothing] рядом, на { $space }, лежит { $card } места { $seat }, и не совпадает ничего, а из количества, формы и заливки должны совпадать два
  }
why-clustered-drawn = в колоде места { $seat } больше нет { $card }

# Ingenious. $space is q,r.

why-ingenious-no-move = «{ $text }» — не ход: плитку кладут так: rg@0,1:1,1; кроме того, бывает swap или refill
why-ingenious-no-tile = «{ $text }»: плитка — это две буквы в порядке { $order }, например rg или bb
why-ingenious-no-space = «{ $text }»: клетки { $space } нет ни на одном поле
why-ingenious-apart = «{ $text }»: { $space } и { $other } — не соседние клетки
why-ingenious-double = «{ $text }»: у дубля первой называют клетку с меньшим q, а при равных q — с меньшим r
why-ingenious-placed = плитка положена; теперь swap или refill
why-ingenious-rack = плитки { $tile } нет на подставке; там { $tiles }
why-ingenious-outside = клетки { $space } нет на этом поле со стороной { $side }
why-ingenious-taken = клетка { $space } занята
why-ingenious-solo = нужно положить плитку; в одиночку подставки нет: обменивать и пополнять нечего
why-ingenious-bonus = отказаться от бонусного хода нельзя: сначала нужно положить ещё одну плитку
why-ingenious-place-first = сначала нужно положить плитку; потом предложат обмен, если на подставке нет самого слабого цвета
why-ingenious-opening = первая плитка должна касаться напечатанного символа; ещё свободны: { $colours }
why-ingenious-opened = напечатанного символа { $colour } уже коснулась другая первая плитка; ещё свободны: { $colours }
why-ingenious-drawn = в мешке больше нет { $tile }
