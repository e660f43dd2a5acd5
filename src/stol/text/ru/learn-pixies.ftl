# Pixies in two minutes. «Лицом вверх» is short for «лицевой стороной вверх».

## A card
learn-pixies-card = Карта
learn-pixies-card-short = Карта
learn-pixies-card-text = { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
  } Всё, что нужно знать о карте, на ней напечатано.
learn-pixies-card-alt = Жёлтая { $value } с { $spirals ->
    [one] { $spirals } спиралью
   *[many] { $spirals } спиралями
  } и синяя { $other } с особой спиралью.
learn-pixies-card-value = **Значение**
learn-pixies-card-value-more = от { $least } до { $most }: в какую ячейку ляжет карта
learn-pixies-card-colour = **Цвет**
learn-pixies-card-colour-more = один из четырёх или все четыре (бабочка)
learn-pixies-card-symbols = **Символы**
learn-pixies-card-symbols-more = спираль приносит очко, крест отнимает
learn-pixies-card-special = **Особая спираль**
learn-pixies-card-special-more = по очку за каждую вашу карту этого цвета, включая её саму

## A turn
learn-pixies-take = Возьмите карту
learn-pixies-take-short = Возьмите карту
learn-pixies-take-text = Вскрывают столько карт, сколько игроков. Каждый по очереди берёт одну. Кто взял последним, в следующий раз начинает.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  } на { $players ->
    [one] { $players } игрока
   *[many] { $players } игроков
  }; номера показывают, в каком порядке их берут.

## A card goes to its cell
learn-pixies-place = Разместите её
learn-pixies-place-short = Разместите её
learn-pixies-place-text = Карта { $value } ложится лицом вверх в вашу ячейку { $cell }.
learn-pixies-place-alt = Карту { $value } держат над ячейкой { $cell }. Затем она лежит там лицом вверх.

## The same value again
learn-pixies-again = Снова то же значение
learn-pixies-again-short = То же значение
learn-pixies-again-text = Выберите, какая из двух карт останется лицом вверх. Другую подложите под неё рубашкой вверх: ваша { $value } теперь **закреплена** и приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
learn-pixies-again-alt = Синяя { $value } и жёлтая { $value }. Лицом вверх может остаться любая из них; она лежит на другой, и на ней печать.
learn-pixies-again-new = Остаётся новая…
learn-pixies-again-old = …или старая.

## A third card of a value
learn-pixies-third = И ещё одна такая же
learn-pixies-third-short = Третья такая же
learn-pixies-third-text = Она ложится рубашкой вверх в любую незанятую ячейку.
learn-pixies-third-alt = Третью { $value } кладут рубашкой вверх в ячейку { $cell }. Позже на ней лежит { $later } с печатью.
learn-pixies-third-down = Третья { $value }: ваша { $value } закреплена, поэтому новая ложится рубашкой вверх.
learn-pixies-third-anywhere = Годится любая незанятая ячейка, с любым номером.
learn-pixies-third-covers = Позже её накрывает { $later } и сразу закрепляется.

## The end of a round
learn-pixies-end = Конец раунда
learn-pixies-end-short = Конец раунда
learn-pixies-end-text = Как только у кого-нибудь не осталось незанятых ячеек, ход доигрывают до конца, и все считают очки. Здесь остальные возьмут ещё { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
  }.
learn-pixies-end-alt = В игровой зоне { $cells ->
    [one] занята { $cells } ячейка
    [few] заняты все { $cells } ячейки
   *[many] заняты все { $cells } ячеек
  }. Одна карта лежит рубашкой вверх.

## Points
learn-pixies-count = Подсчёт очков
learn-pixies-count-short = Подсчёт очков
learn-pixies-count-text = Очки приносят три вещи.
learn-pixies-count-alt = Одни и те же девять ячеек трижды. Закреплённые карты приносят { $validated }, символы { $symbols }, самая большая область { $zone }: всего { $total }.
learn-pixies-count-validated = **Закреплённые карты**
learn-pixies-count-validated-more = Каждая приносит своё значение.
learn-pixies-count-symbols = **Символы**
learn-pixies-count-symbols-more = На всех картах лицом вверх.
learn-pixies-count-zone = **Самая большая область**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } карта одного цвета.
    [few] { $cards } карты одного цвета, которые соприкасаются.
   *[many] { $cards } карт одного цвета, которые соприкасаются.
  }

## A question
learn-pixies-check = Сколько карт в самой большой области?
learn-pixies-check-text = Её карты соприкасаются сторонами, и у них один общий цвет. Разноцветная карта (с бабочкой) подходит ко всем четырём.
learn-pixies-check-alt = По рядам: жёлтая, зелёная, красная; жёлтая, синяя, разноцветная; жёлтая, разноцветная, зелёная.
learn-pixies-check-answers = Карт в области
learn-pixies-check-fewer = Есть ещё одна: разноцветная карта в ячейке { $wild } касается жёлтой в ячейке { $third }.
learn-pixies-check-right = { $first }, { $second }, { $third } и { $wild } так или иначе жёлтые. Разноцветная карта в ячейке { $apart } не касается ни одной из них.
learn-pixies-check-more = У всех карт области один общий цвет. Жёлтый и синий не смешиваются даже через разноцветную карту.

## Three rounds
learn-pixies-rounds = Три раунда
learn-pixies-rounds-short = Три раунда
learn-pixies-rounds-text = С каждым разом область приносит больше. После { $rounds ->
    [one] { $rounds } раунда
   *[many] { $rounds } раундов
  } побеждает тот, у кого больше всего очков.
learn-pixies-rounds-alt = Одна и та же область из { $cards ->
    [one] { $cards } карты
   *[many] { $cards } карт
  } в каждом раунде: карта приносит { $each_1 }, потом { $each_2 }, потом { $each_3 }.
learn-pixies-rounds-round = Раунд { $round }

## Two players, and Flower Power
learn-pixies-players = От двух до шести
learn-pixies-players-short = Игроки
learn-pixies-players-text = Втроём, вчетвером и впятером играют так, как сказано выше.
learn-pixies-players-alt = Двое по очереди берут { $revealed ->
    [one] { $revealed } карту
    [few] { $revealed } карты
   *[many] { $revealed } карт
  }. С Flower Power карта рубашкой вверх, одна в своей ячейке, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
learn-pixies-players-two = **Два игрока:** { $revealed ->
    [one] { $revealed } карта
    [few] { $revealed } карты
   *[many] { $revealed } карт
  }, которые берут по очереди, поровну. Раунд может закончиться и посреди хода.
learn-pixies-players-flowers = **Flower Power,** до шести игроков: ещё { $flowers ->
    [one] { $flowers } двухцветная карта
    [few] { $flowers } двухцветные карты
   *[many] { $flowers } двухцветных карт
  }. Карта рубашкой вверх, одна в своей ячейке, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
