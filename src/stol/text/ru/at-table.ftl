# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences. Codes such as =new,
# keep yyp, 2tf@3,-1 stay.

at-why-over = Конец игры.
at-why-no-move = «{ $text }» — не ход. Ходы выглядят так: { $example }.
at-why-no-outcome = «{ $text }» невозможно: в этой игре случай ничего не решает.
at-why-not-now = Сейчас это невозможно.
at-why-turn = { $reason }
at-why-both = { $one } { $other }

at-why-nothing-told = Выберите или введите, что вытянуто или выпало.
at-why-told = «{ $text }» невозможно. { $reason }
at-why-told-enough = «{ $text }» — уже лишнее: больше ничего не берут и не бросают, пока кто-нибудь не сделает выбор.

# Pixies.
at-why-pixies-no-move = «{ $text }» — не ход. После карты не стоит ничего, или =new, =old, или от @1 до @9.
at-why-pixies-market = Этой карты нет среди выложенных: { $card }.
at-why-pixies-new = В вашей игровой зоне нет { $value } лицом вверх, поэтому эта карта ложится в ячейку { $value }.
at-why-pixies-second = Карта { $value } в своей ячейке ещё не закреплена: эта карта ложится туда же.
at-why-pixies-validated = Карта { $value } уже закреплена, поэтому эта ложится рубашкой вверх в незанятую ячейку.
at-why-pixies-covered = Ячейка { $cell } занята.
at-why-pixies-no-card = Такой карты нет; карты обозначаются так: b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Кто начинает, обозначается местом: от first:0 до first:{ $last }.
at-why-pixies-first = Сначала сообщают, кто начинает: от first:0 до first:{ $last }.
at-why-pixies-begun = Кто начинает, уже известно; теперь вскрывают карту.
at-why-pixies-flower-power = Эта карта из дополнения Flower Power, а здесь играют без него.
at-why-pixies-drawn = Этой карты в колоде больше нет: { $card }.

# Everything on 1 Card.
at-why-onecard-no-move = «{ $text }» — не ход. Ходы: stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = Такой карты нет; карты пронумерованы от 01 до { $last }.
at-why-onecard-no-colours = После keep идут буквы оставляемых цветов из { $order } или - , если не оставляют ничего.
at-why-onecard-keep-all = Перебросить нужно хотя бы один кубик. Чтобы оставить все, остановитесь.
at-why-onecard-colour-order = Буквы цветов идут в порядке { $order }.
at-why-onecard-three = Оставляют себе три разные карты.
at-why-onecard-card-order = Номера трёх карт идут по возрастанию.
at-why-onecard-no-draft = Карты оставляют себе и выбирают только в драфте, а здесь играют без него.
at-why-onecard-hold-first = Сначала каждый оставляет себе три из пяти розданных карт. Ваши: { $dealt }.
at-why-onecard-not-dealt = { $number ->
    [1] Карту { $cards } вам не раздавали. Оставьте три из этих: { $dealt }.
   *[other] Карты { $cards } вам не раздавали. Оставьте три из этих: { $dealt }.
  }
at-why-onecard-not-rolled = { $colour ->
    [r] Столько красных кубиков не выпало: { $count }.
    [o] Столько оранжевых кубиков не выпало: { $count }.
    [y] Столько жёлтых кубиков не выпало: { $count }.
    [g] Столько зелёных кубиков не выпало: { $count }.
    [b] Столько синих кубиков не выпало: { $count }.
   *[p] Столько фиолетовых кубиков не выпало: { $count }.
  }
at-why-onecard-rolling = Бросок ещё не окончен. Сначала бросающий останавливается или перебрасывает кубики.
at-why-onecard-roller = Сейчас бросающий останавливается или перебрасывает кубики.
at-why-onecard-rolled = Бросок окончен, перебрасывать больше нельзя. Теперь используйте его на одной карте или спасуйте.
at-why-onecard-marking = Сейчас каждый использует бросок на одной карте или пасует.
at-why-onecard-not-in-play = Карты { $card } у вас в игре нет. Ваши карты: { $cards }.
at-why-onecard-nothing-fits = Из этого броска на карте { $card } ничего не подходит.
at-why-onecard-not-open = Карты { $card } среди открытых нет. Открыты: { $cards }.
at-why-onecard-take-first = У вас засчитана карта, поэтому сначала возьмите одну из открытых: { $cards }.
at-why-onecard-die = Сейчас бросают кубик, и выпасть может один из цветов: { $colours }.
at-why-onecard-no-die = Сейчас берут карту, а не бросают кубик.
at-why-onecard-drawn = Карты { $card } в колоде больше нет.

# Clustered.
at-why-clustered-no-move = «{ $text }» — не ход. Карту играют так: 2tf@3,-1, а сбрасывают так: discard 2tf.
at-why-clustered-no-card = Такой карты нет; карта — это количество 1 2 3, форма s t c и заливка h d f или же J.
at-why-clustered-beyond = Это место за краем стола.
at-why-clustered-discard = Сейчас карту сбрасывают, а не играют.
at-why-clustered-hand = Этой карты у вас на руке нет: { $card }.
at-why-clustered-drawn = В этой колоде такой карты больше нет: { $card }.
at-why-clustered-alone = Рядом с этим местом нет ни одной карты.
at-why-clustered-start = Здесь лежит стартовая карта.
at-why-clustered-taken = Место занято: { $card }.
at-why-clustered-beside = { $common ->
    [number] Не подходит к соседней карте ({ $card }): совпадает только количество, а должны совпадать два признака из трёх.
    [shape] Не подходит к соседней карте ({ $card }): совпадает только форма, а должны совпадать два признака из трёх.
    [fill] Не подходит к соседней карте ({ $card }): совпадает только заливка, а должны совпадать два признака из трёх.
   *[nothing] Не подходит к соседней карте ({ $card }): не совпадает ничего, а должны совпадать два признака из трёх.
  }
at-why-clustered-playable = Карту сбрасывают, только когда ни одну нельзя сыграть, а у вас одну сыграть можно.
at-why-clustered-unplayable = Ни одну карту с руки сыграть нельзя, поэтому одну сбрасывают.

# Ingenious.
at-why-ingenious-no-move = «{ $text }» — не ход. Плитку кладут так: rg@0,1:1,1; кроме того, бывает swap или refill.
at-why-ingenious-no-tile = Такой плитки нет; плитка — это две буквы в порядке { $order }, например rg или bb.
at-why-ingenious-no-space = Такой клетки нет ни на одном поле: { $space }.
at-why-ingenious-apart = Эти две клетки не соседние: { $space } и { $other }.
at-why-ingenious-double = У дубля первой называют клетку с меньшим q, а при равных q — с меньшим r.
at-why-ingenious-placed = Плитка положена. Теперь можно обменять плитки или пополнить подставку.
at-why-ingenious-rack = Этой плитки на вашей подставке нет: { $tile }.
at-why-ingenious-outside = Плитка вышла бы за край поля.
at-why-ingenious-taken = Плитка легла бы на занятую клетку.
at-why-ingenious-solo = Нужно положить плитку. В одиночку подставки нет: обменивать и пополнять нечего.
at-why-ingenious-bonus = Отказаться от бонусного хода нельзя: положите ещё одну плитку, прежде чем пополнять подставку.
at-why-ingenious-place-first = Сначала нужно положить плитку. Потом можно будет обменять плитки, если среди них нет самого слабого цвета.
at-why-ingenious-opening = Первая плитка должна касаться напечатанного символа; ещё свободны: { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Напечатанного красного символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
    [g] Напечатанного зелёного символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
    [b] Напечатанного синего символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
    [o] Напечатанного оранжевого символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
    [y] Напечатанного жёлтого символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
   *[p] Напечатанного фиолетового символа уже коснулась другая первая плитка; ещё свободны: { $colours }.
  }
at-why-ingenious-drawn = Такой плитки в мешке больше нет: { $tile }.
