# Clustered in two minutes. “You” is the player with the blue cards, the other one has the brown cards.

## The deck
learn-clustered-deck = Ваша колода
learn-clustered-deck-short = Ваша колода
learn-clustered-deck-text = Вы играете своей колодой: { $plain ->
    [one] { $plain } карта
    [few] { $plain } карты
   *[many] { $plain } карт
  }, все разные, и { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
  }. Карты различаются по { $attributes ->
    [one] { $attributes } признаку
   *[many] { $attributes } признакам
  }. Рамка показывает только, чья это карта.
learn-clustered-deck-alt = Три карты, разные по форме, три — по заливке, три — по количеству, и { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
  }.
learn-clustered-deck-shape = **Форма**
learn-clustered-deck-shape-more = квадрат, треугольник, круг
learn-clustered-deck-fill = **Заливка**
learn-clustered-deck-fill-more = пустая, заштрихованная, закрашенная
learn-clustered-deck-number = **Количество**
learn-clustered-deck-number-more = один, два, три
learn-clustered-deck-jokers = **Джокеры**
learn-clustered-deck-jokers-more = всего { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }

## Two of three
learn-clustered-match = Два из трёх
learn-clustered-match-short = Два из трёх
learn-clustered-match-text = У соседних карт должны совпадать хотя бы { $least } из { $attributes } признаков: форма, заливка, количество. Чья это карта, неважно.
learn-clustered-match-alt = Два закрашенных треугольника и три карты, которые к ним прикладывают. Два заштрихованных треугольника и два закрашенных круга подходят. Один пустой треугольник не подходит.
learn-clustered-match-fill = **Подходит.** { $fill ->
    [one] Совпадает { $fill }
   *[many] Совпадают { $fill }
  } из { $attributes }, не совпадает только заливка.
learn-clustered-match-shape = **Подходит.** { $shape ->
    [one] Совпадает { $shape }
   *[many] Совпадают { $shape }
  } из { $attributes }, не совпадает только форма.
learn-clustered-match-both = **Не подходит.** { $both ->
    [one] Совпадает только { $both }
   *[many] Совпадают только { $both }
  } из { $attributes }.

## Where a card can lie
learn-clustered-beside = Подходит ко всем соседям
learn-clustered-beside-short = Все соседи
learn-clustered-beside-text = В свой ход сыграйте карту рядом с картой на столе, сторона к стороне. Она должна подходить к **каждой** карте, которой касается, своей или чужой. Затем возьмите новую.
learn-clustered-beside-alt = Карты вокруг стартовой. Два закрашенных треугольника с руки подходят на { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }. Ещё на { $others ->
    [one] { $others } месте
   *[many] { $others } местах
  } мешает соседняя карта: она слишком непохожая.

## Jokers and the start card
learn-clustered-joker = Джокер подходит везде
learn-clustered-joker-short = Джокеры
learn-clustered-joker-text = Сюда { $fitting ->
    [0] не подходит ни одна из { $plain } карт
    [one] подходит только { $fitting } из { $plain } карт
    [few] подходят только { $fitting } из { $plain } карт
   *[many] подходят только { $fitting } из { $plain } карт
  }. Джокера можно сыграть рядом с любой картой, и любую карту — рядом с джокером. Стартовая карта — тот же джокер, только ничей.
learn-clustered-joker-alt = Место, рядом с которым { $neighbours ->
    [one] лежит { $neighbours } карта
    [few] лежат { $neighbours } карты
   *[many] лежит { $neighbours } карт
  }, и общего у них нет ничего. Затем там лежит джокер.

## Runs
learn-clustered-runs = Ряды
learn-clustered-runs-short = Ряды
learn-clustered-runs-text = { $shortest } или больше ваших карт подряд, по горизонтали или по вертикали, приносят по очку каждая. Здесь это { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
  }.
learn-clustered-runs-alt = Горизонтальный ряд приносит { $rows ->
    [one] { $rows } очко
    [few] { $rows } очка
   *[many] { $rows } очков
  }, вертикальный — { $columns ->
    [one] { $columns } очко
    [few] { $columns } очка
   *[many] { $columns } очков
  }. В другом ряду между вашими картами лежит чужая: очков нет.
learn-clustered-runs-aside = Чужая карта, стартовая карта или пустое место прерывают ряд.

## Counting
learn-clustered-count = Ряды и прямоугольник
learn-clustered-count-short = Подсчёт очков
learn-clustered-count-text = Считается и ваш наибольший сплошной прямоугольник, по очку за каждую карту. Так одна карта может принести очки до { $most ->
    [one] { $most } раза
   *[many] { $most } раз
  }.
learn-clustered-count-alt = Один и тот же стол трижды. Горизонтальные ряды приносят { $rows }, вертикальные { $columns }, наибольший прямоугольник { $rectangle }: всего { $total }.
learn-clustered-count-rows = **По горизонтали:** { $rows }
learn-clustered-count-columns = **По вертикали:** { $columns }
learn-clustered-count-rectangle = **Наибольший прямоугольник:** { $rectangle }
learn-clustered-count-rectangle-more = Здесь { $wide } × { $high }. Считается только один, и обе стороны не меньше двух карт.

## A question
learn-clustered-check = Сколько у вас очков?
learn-clustered-check-text = Ваши карты синие. Посчитайте горизонтальные и вертикальные ряды и наибольший прямоугольник.
learn-clustered-check-answers = Очки
learn-clustered-check-alt = Ваши карты лежат двумя соседними столбцами по три. Ещё одна ваша карта лежит за стартовой.
learn-clustered-check-fewer = Это прямоугольник. Но его столбцы — ещё и ряды.
learn-clustered-check-right = Вертикальные ряды приносят { $columns }, прямоугольник — ещё { $rectangle }. По горизонтали { $wide ->
    [one] { $wide } карта
    [few] { $wide } карты
   *[many] { $wide } карт
  } подряд — слишком мало, а стартовая карта не принадлежит никому.
learn-clustered-check-more = По горизонтали { $wide ->
    [one] { $wide } карта
    [few] { $wide } карты
   *[many] { $wide } карт
  } подряд — слишком мало: в ряду не меньше { $shortest ->
    [one] { $shortest } карты
   *[many] { $shortest } карт
  }.

## Blocking, and when nothing fits
learn-clustered-block = Помешать или сбросить
learn-clustered-block-short = Помеха и сброс
learn-clustered-block-text = Играть можно рядом с чьими угодно картами, в том числе чтобы помешать. А если никуда ничего не подходит (и только тогда), сбросьте карту.
learn-clustered-block-alt = У другого игрока две карты подряд. Вы кладёте свою карту с краю, вплотную к ним. Затем стол, на который не подходит ни одна ваша карта: одну вы сбрасываете.
learn-clustered-block-open = Третья коричневая карта здесь принесла бы { $gain ->
    [one] { $gain } очко
    [few] { $gain } очка
   *[many] { $gain } очков
  }.
learn-clustered-block-blocked = Ваша карта подходит, значит, её можно сыграть сюда.
learn-clustered-block-stuck = На маленьком столе { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }, и ничего не подходит.
learn-clustered-block-discard = Из { $hand ->
    [one] { $hand } карты
   *[many] { $hand } карт
  } вы сбрасываете одну, лицом вверх. Она выходит из игры.

## The end
learn-clustered-end = Конец игры
learn-clustered-end-short = Конец игры
learn-clustered-end-text = Игра заканчивается, когда все карты сыграны или сброшены. Побеждает тот, у кого больше очков: здесь { $mine } против { $others }.
learn-clustered-end-alt = Стол в конце игры: { $played ->
    [one] сыграна { $played } карта
    [few] сыграны { $played } карты
   *[many] сыграно { $played } карт
  }, { $discarded ->
    [one] сброшена { $discarded }
    [few] сброшены { $discarded }
   *[many] сброшено { $discarded }
  }.
learn-clustered-end-player = { $seat ->
    [0] Вы
   *[other] Другой игрок
  }

## Other ways to play
learn-clustered-more = От одного до восьми
learn-clustered-more-short = Другие варианты
learn-clustered-more-text = В одиночку постарайтесь превзойти свой лучший результат. Для большой компании и для разнообразия есть и другие варианты.
learn-clustered-more-alt = Две стартовые карты, между ними { $between ->
    [one] { $between } место
    [few] { $between } места
   *[many] { $between } мест
  }. { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
  }. { $dealt ->
    [one] { $dealt } карта
    [few] { $dealt } карты
   *[many] { $dealt } карт
  }, из них на руке { $held ->
    [one] остаётся { $held }
    [few] остаются { $held }
   *[many] остаются { $held }
  }.
learn-clustered-more-expanded = **От { $fewest } до { $most } игроков:** { $starts ->
    [one] { $starts } стартовая карта
    [few] { $starts } стартовые карты
   *[many] { $starts } стартовых карт
  }, между ними { $between ->
    [one] { $between } место
    [few] { $between } места
   *[many] { $between } мест
  }. C15
learn-clustered-more-third-joker = **Третий джокер:** для всех или как фора для некоторых. C13
learn-clustered-more-fast = **Быстрая игра:** из { $dealt ->
    [one] { $dealt } карты
   *[many] { $dealt } карт
  } выбирают { $held }; каждый ход берут две и сбрасывают одну. C16
learn-clustered-more-bonus = **Бонусы:** по { $bonus ->
    [one] { $bonus } очку
    [few] { $bonus } очка
   *[many] { $bonus } очков
  } за первый или за наибольший прямоугольник и ряд. C17 C18
