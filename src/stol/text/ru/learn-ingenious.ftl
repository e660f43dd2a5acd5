# Ingenious in two minutes. Colours are letters: r red, g green, b blue, o orange, y yellow, p purple.

## The score
learn-ingenious-aim = Ваш счёт — самый слабый цвет
learn-ingenious-aim-short = Цель игры
learn-ingenious-aim-text = Шесть цветов, шесть шкал. В конце считается только самый слабый цвет. Здесь у проигравшего в сумме на { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
  } больше.
learn-ingenious-aim-alt = Два игрока и их шесть шкал. Самый слабый цвет одного — { $low }, другого — { $other_low }.
learn-ingenious-aim-winner = **Победа: самый слабый — { $low }.**
learn-ingenious-aim-winner-more = всего { $total }
learn-ingenious-aim-loser = **Поражение: самый слабый — { $other_low }.**
learn-ingenious-aim-loser-more = всего { $other_total }

## Placing
learn-ingenious-place = Положите плитку
learn-ingenious-place-short = Положите плитку
learn-ingenious-place-text = Каждый ход кладите одну из своих { $tiles ->
    [one] { $tiles } плитки
   *[many] { $tiles } плиток
  } на две соседние свободные клетки. Она не обязана ничего касаться. Затем вытяните новую.
learn-ingenious-place-alt = Плитку с подставки держат над двумя свободными клетками. Затем она лежит там.

## Counting
learn-ingenious-count = Посчитайте линии
learn-ingenious-count-short = Посчитайте линии
learn-ingenious-count-text = От каждой половинки смотрите в { $directions ->
    [one] { $directions } направлении
   *[many] { $directions } направлениях
  } — во всех, кроме ведущего к другой половинке. Каждый такой же символ в непрерывной линии — это очко.
learn-ingenious-count-alt = { $first ->
    [r] Красный
    [g] Зелёный
    [b] Синий
    [o] Оранжевый
    [y] Жёлтый
   *[p] Фиолетовый
  } приносит { $first_points }, { $second ->
    [r] красный
    [g] зелёный
    [b] синий
    [o] оранжевый
    [y] жёлтый
   *[p] фиолетовый
  } — { $second_points }; каждый символ, который считается, обведён кольцом.
learn-ingenious-count-looks = Одна половинка смотрит вдоль этих стрелок.

## What ends a line
learn-ingenious-ends = Что обрывает линию
learn-ingenious-ends-short = Конец линии
learn-ingenious-ends-text = Свободная клетка или любой другой символ.
learn-ingenious-ends-alt = Три плитки. За свободной клеткой ничего не считается: { $gap }. За другим символом тоже: { $other }. Дубль приносит { $double }.
learn-ingenious-ends-gap = **Свободная клетка.** Красные за ней не считаются: { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
   *[many] { $gap } очков
  }.
learn-ingenious-ends-other = **Другой символ.** Красный, а за ним звезда: { $other ->
    [one] { $other } очко
    [few] { $other } очка
   *[many] { $other } очков
  }.
learn-ingenious-ends-double = **Дубль** приносит очки обеими половинками: { $near } и { $far } — это { $double ->
    [one] { $double } очко
    [few] { $double } очка
   *[many] { $double } очков
  }. Сама плитка никогда не считается.

## A question
learn-ingenious-check = Сколько принесёт оранжевый?
learn-ingenious-check-text = Плитку, обведённую кольцом, только что положили.
learn-ingenious-check-alt = От оранжевой половинки: { $long ->
    [one] { $long } оранжевый символ
    [few] { $long } оранжевых символа
   *[many] { $long } оранжевых символов
  } вправо, { $short } влево вверх; остальные за свободной клеткой или за звездой.
learn-ingenious-check-answers = Очки за оранжевый
learn-ingenious-check-fewer = Посмотрите и влево вверх: там её касается ещё один оранжевый символ.
learn-ingenious-check-right = { $long } вправо, { $short } влево вверх. Остальные за свободной клеткой или за звездой.
learn-ingenious-check-more = Считаются только непрерывные линии. Слева свободная клетка, слева внизу звезда.

## The first tile
learn-ingenious-first = Ваша первая плитка
learn-ingenious-first-short = Первая плитка
learn-ingenious-first-text = Она должна касаться напечатанного символа, у которого ещё никто не начинал. Здесь занят { $colour ->
    [r] красный
    [g] зелёный
    [b] синий
    [o] оранжевый
    [y] жёлтый
   *[p] фиолетовый
  }, { $left ->
      [one] остаётся ещё { $left }
      [few] остаются ещё { $left }
     *[many] остаются ещё { $left }
    }.
learn-ingenious-first-alt = Всё поле с одной плиткой у напечатанного символа; { $left ->
    [one] отмечен { $left } напечатанный символ
    [few] отмечены { $left } напечатанных символа
   *[many] отмечено { $left } напечатанных символов
  }.

## The end of a track
learn-ingenious-eighteen = До конца шкалы: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = Цвет останавливается на { $after }, всё, что сверх того, пропадает. Зато вы сразу кладёте ещё одну плитку.
learn-ingenious-eighteen-alt = Плитка приносит { $points } цвету, который стоит на { $before }. Он останавливается на { $after }; { $over ->
    [one] пропадает { $over } очко
    [few] пропадают { $over } очка
   *[many] пропадает { $over } очков
  }.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] { $over } очко пропадает
    [few] { $over } очка пропадают
   *[many] { $over } очков пропадает
  }, и можно положить ещё { $bonus ->
    [one] { $bonus } плитку
    [few] { $bonus } плитки
   *[many] { $bonus } плиток
  }.

## New tiles
learn-ingenious-swap = Новые плитки
learn-ingenious-swap-short = Новые плитки
learn-ingenious-swap-text = Если ни на одной плитке подставки нет вашего самого слабого цвета, в конце хода можно обменять их все.
learn-ingenious-swap-alt = Подставка без самого слабого цвета и { $tiles ->
    [one] { $tiles } новая плитка
    [few] { $tiles } новые плитки
   *[many] { $tiles } новых плиток
  } после обмена.
learn-ingenious-swap-lowest = Ваш самый слабый цвет — { $colour ->
    [r] **красный**
    [g] **зелёный**
    [b] **синий**
    [o] **оранжевый**
    [y] **жёлтый**
   *[p] **фиолетовый**
  }, и на подставке его нет.

## The end
learn-ingenious-end = Конец игры
learn-ingenious-end-short = Конец игры
learn-ingenious-end-text = Игра заканчивается, когда не осталось двух соседних свободных клеток. Побеждает тот, у кого самый слабый цвет выше; при ничьей решает следующий: здесь { $next } против { $next_other }.
learn-ingenious-end-alt = Заполненное поле, на нём { $free ->
    [one] { $free } свободная клетка
    [few] { $free } свободные клетки
   *[many] { $free } свободных клеток
  }. Самый слабый цвет победителя — { $low }; у двух других игроков — { $tied }, и тогда { $next } больше, чем { $next_other }.
learn-ingenious-end-aside = Если все шесть цветов дошли до конца шкалы, это сразу победа.

## Players
learn-ingenious-players = От одного до четырёх
learn-ingenious-players-short = Игроки
learn-ingenious-players-text = Чем больше игроков, тем больше поле: { $spaces }, { $spaces_three } или { $spaces_four ->
    [one] { $spaces_four } клетка
    [few] { $spaces_four } клетки
   *[many] { $spaces_four } клеток
  }.
learn-ingenious-players-alt = Три поля, одно внутри другого, и на сколько игроков рассчитано каждое.
learn-ingenious-players-alone = **В одиночку**
learn-ingenious-players-alone-more = Вытяните плитку, положите плитку. Шкалы продолжаются до { $end_alone }. Поднимайте самый слабый цвет.
learn-ingenious-players-teams = **Две команды по двое**
learn-ingenious-players-teams-more = У команды общие шкалы, до { $end }. Подставки остаются скрытыми.
