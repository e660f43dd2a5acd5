# Everything on 1 Card in two minutes. «Своя колода» is the message option-onecard-deck.

learn-onecard-deck = **Эти карты — наши собственные.** Список напечатанных карт, насколько нам известно, нигде не опубликован, поэтому мы составили колоду, которая соответствует всему, что сказано в книге правил. Если у вас есть эта игра, её карты можно ввести при настройке стола, в поле «Своя колода»: O3.

## A card and the dice
learn-onecard-card = Карты и кубики
learn-onecard-card-short = Карты и кубики
learn-onecard-card-text = Перед каждым игроком { $each ->
    [one] { $each } карта
    [few] { $each } карты
   *[many] { $each } карт
  }, у всех на виду. { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  } — на всех. Заполняйте ряды своих карт.
learn-onecard-card-aside = Здесь { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  } нашей собственной колоды: O3.
learn-onecard-card-alt = Карта, на которой { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
  } клеток, из них { $suns } с солнцем, и { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  }.
learn-onecard-card-row = **Ряд**
learn-onecard-card-row-more = один цвет; когда он заполнен, каждая клетка — очко
learn-onecard-card-sun = **Солнце**
learn-onecard-card-sun-more = есть у { $suns ->
    [one] { $suns } ряда
   *[many] { $suns } рядов
  } каждой карты и приносит ещё очки
learn-onecard-card-full = **Заполненные ряды**
learn-onecard-card-full-more = как только их { $needed }, карта засчитывается
learn-onecard-card-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  }, { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
  }, по одному на каждой грани.

## Rolling
learn-onecard-roll = Бросьте и оставьте
learn-onecard-roll-short = Бросьте и оставьте
learn-onecard-roll-text = Бросает один игрок. Оставьте то, что нравится, и перебросьте остальное, не больше { $rerolls ->
    [one] { $rerolls } раза
   *[many] { $rerolls } раз
  }. После каждого раунда кубики передают дальше.
learn-onecard-roll-alt = { $dice ->
    [one] Брошен { $dice } кубик
    [few] Брошено { $dice } кубика
   *[many] Брошено { $dice } кубиков
  }, { $kept ->
    [one] оставлен { $kept }
   *[many] оставлено { $kept }
  }. Позже { $again ->
    [one] переброшен ещё { $again }
   *[many] переброшено ещё { $again }
  }.
learn-onecard-roll-first = Бросьте все { $dice }. Здесь оставляют { $kept ->
    [one] { $kept } кубик
    [few] { $kept } кубика
   *[many] { $kept } кубиков
  }.
learn-onecard-roll-second = Перебросьте остальные. Если передумали, можно перебросить и оставленный кубик.
learn-onecard-roll-last = И ещё раз. Этот бросок действует для всех.

## Using the roll
learn-onecard-use = Бросок используют все
learn-onecard-use-short = Для всех
learn-onecard-use-text = Все одновременно, кто бы ни бросал. Каждый использует бросок на **одной** карте и зачёркивает слева направо по клетке за каждый кубик, который помещается. Или пасует.
learn-onecard-use-alt = Один бросок и два игрока, у каждого по две карты. Оба зачеркнули клетки на одной из своих карт.
learn-onecard-use-you = Вы: { $mine ->
    [one] { $mine } клетка
    [few] { $mine } клетки
   *[many] { $mine } клеток
  } на одной карте.
learn-onecard-use-other = Другой игрок: { $others ->
    [one] { $others } клетка
    [few] { $others } клетки
   *[many] { $others } клеток
  }.

## What fits
learn-onecard-fit = Все кубики цвета или ни одного
learn-onecard-fit-short = Что помещается
learn-onecard-fit-text = { $fits ->
    [r] { $crossed ->
        [one] { $crossed } красный кубик помещается.
        [few] { $crossed } красных кубика помещаются.
       *[many] { $crossed } красных кубиков помещаются.
      }
    [o] { $crossed ->
        [one] { $crossed } оранжевый кубик помещается.
        [few] { $crossed } оранжевых кубика помещаются.
       *[many] { $crossed } оранжевых кубиков помещаются.
      }
    [y] { $crossed ->
        [one] { $crossed } жёлтый кубик помещается.
        [few] { $crossed } жёлтых кубика помещаются.
       *[many] { $crossed } жёлтых кубиков помещаются.
      }
    [g] { $crossed ->
        [one] { $crossed } зелёный кубик помещается.
        [few] { $crossed } зелёных кубика помещаются.
       *[many] { $crossed } зелёных кубиков помещаются.
      }
    [b] { $crossed ->
        [one] { $crossed } синий кубик помещается.
        [few] { $crossed } синих кубика помещаются.
       *[many] { $crossed } синих кубиков помещаются.
      }
   *[p] { $crossed ->
       [one] { $crossed } фиолетовый кубик помещается.
       [few] { $crossed } фиолетовых кубика помещаются.
      *[many] { $crossed } фиолетовых кубиков помещаются.
     }
  } { $misfit ->
    [r] Красный
    [o] Оранжевый
    [y] Жёлтый
    [g] Зелёный
    [b] Синий
   *[p] Фиолетовый
  } — нет: { $dice ->
      [one] { $dice } кубик
      [few] { $dice } кубика
     *[many] { $dice } кубиков
    } на { $free ->
      [one] { $free } свободную клетку
      [few] { $free } свободные клетки
     *[many] { $free } свободных клеток
    }. Поэтому его не зачёркивают. Всё, что помещается, нужно зачеркнуть.
learn-onecard-fit-alt = Карта до и после: { $crossed ->
    [one] зачёркнута { $crossed } клетка
    [few] зачёркнуты { $crossed } клетки
   *[many] зачёркнуто { $crossed } клеток
  }. Ряд, в котором { $free ->
    [one] { $free } свободная клетка
    [few] { $free } свободные клетки
   *[many] { $free } свободных клеток
  }, остаётся как был: его цвет { $dice ->
    [one] показывает { $dice } кубик
    [few] показывают { $dice } кубика
   *[many] показывают { $dice } кубиков
  }.

## Scoring a card
learn-onecard-score = Три заполненных ряда
learn-onecard-score-short = Засчитать карту
learn-onecard-score-text = Когда на карте { $needed ->
    [one] { $needed } заполненный ряд
    [few] { $needed } заполненных ряда или больше
   *[many] { $needed } заполненных рядов или больше
  }, она сразу засчитывается. Посчитайте клетки заполненных рядов и солнца. Затем возьмите новую карту.
learn-onecard-score-alt = Бросок заполняет два ряда карты. Теперь { $rows ->
    [one] заполнен { $rows } ряд
    [few] заполнены { $rows } ряда
   *[many] заполнено { $rows } рядов
  }: { $boxes ->
    [one] { $boxes } клетка
    [few] { $boxes } клетки
   *[many] { $boxes } клеток
  } и { $bonus } за солнце дают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.

## Suns
learn-onecard-sun = Одно солнце или оба
learn-onecard-sun-short = Солнца
learn-onecard-sun-text = Солнце считается, если его ряд заполнен, когда карта засчитывается.
learn-onecard-sun-alt = Одна и та же карта засчитана трижды: без солнца, с одним и с обоими.
learn-onecard-sun-none = **Без солнца:** только клетки
learn-onecard-sun-one = **Одно солнце:** ещё { $one ->
    [one] { $one } очко
    [few] { $one } очка
   *[many] { $one } очков
  }
learn-onecard-sun-both = **Оба солнца:** ещё { $both ->
    [one] { $both } очко
    [few] { $both } очка
   *[many] { $both } очков
  }

## A question
learn-onecard-check = Сколько очков даст эта карта?
learn-onecard-check-text = Её только что засчитали. Один бросок заполнил сразу два ряда, поэтому считаются оба.
learn-onecard-check-answers = Очки
learn-onecard-check-alt = Карта, на которой { $rows ->
    [one] { $rows } заполненный ряд
    [few] { $rows } заполненных ряда
   *[many] { $rows } заполненных рядов
  } по четыре клетки; из них { $suns } с солнцем.
learn-onecard-check-fewer = Это клетки. Но есть ещё и солнца.
learn-onecard-check-some = Посмотрите ещё раз: оба солнца — у заполненных рядов.
learn-onecard-check-right = { $rows ->
    [one] { $rows } заполненный ряд даёт
    [few] { $rows } заполненных ряда дают
   *[many] { $rows } заполненных рядов дают
  } { $fewer }, а оба солнца — ещё { $both }.

## The end
learn-onecard-end = Конец после четырёх карт
learn-onecard-end-short = Конец игры
learn-onecard-end-text = Раунд, в котором у кого-нибудь засчитана { $last }-я карта, — последний. Тогда считаются и заполненные ряды незаконченных карт, но без солнц. Побеждает тот, у кого больше очков, а не карт.
learn-onecard-end-alt = У вас { $scored ->
    [one] { $scored } засчитанная карта
    [few] { $scored } засчитанные карты
   *[many] { $scored } засчитанных карт
  } и { $mine ->
    [one] { $mine } очко
    [few] { $mine } очка
   *[many] { $mine } очков
  }. У другого игрока { $theirs ->
    [one] { $theirs } засчитанная карта
    [few] { $theirs } засчитанные карты
   *[many] { $theirs } засчитанных карт
  }, и он побеждает: { $others ->
    [one] { $others } очко
    [few] { $others } очка
   *[many] { $others } очков
  }.
learn-onecard-end-you = Игру закончили вы.
learn-onecard-end-other = Побеждает другой игрок: заполненный ряд незаконченной карты дал ему { $rest ->
    [one] { $rest } очко
    [few] { $rest } очка
   *[many] { $rest } очков
  }.

## The draft
learn-onecard-draft = Для разнообразия: драфт
learn-onecard-draft-short = Драфт
learn-onecard-draft-text = Когда освоитесь с игрой, выбирайте карты сами. Драфт включают в параметрах стола.
learn-onecard-draft-alt = { $dealt ->
    [one] Роздана { $dealt } карта
    [few] Розданы { $dealt } карты
   *[many] Роздано { $dealt } карт
  }, { $held ->
    [one] оставлена { $held }
    [few] оставлены { $held }
   *[many] оставлено { $held }
  }. Рядом с колодой { $open ->
    [one] { $open } открытая карта
    [few] { $open } открытые карты
   *[many] { $open } открытых карт
  }.
learn-onecard-draft-hold = Из { $dealt ->
    [one] { $dealt } карты
   *[many] { $dealt } карт
  } оставьте себе { $held } и играйте всеми сразу.
learn-onecard-draft-open = Тот, у кого засчитана карта, берёт одну из { $open ->
    [one] { $open } открытой карты
   *[many] { $open } открытых карт
  }.
