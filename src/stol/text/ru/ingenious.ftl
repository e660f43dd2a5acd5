# What a table of Ingenious says. A tile is feminine («красно-зелёная плитка»), a double masculine («красный дубль»).
# What somebody else does is in the present tense: it has no gender.

ingenious-tile = { $first ->
    [r] красно
    [o] оранжево
    [y] жёлто
    [g] зелёно
    [b] сине
   *[p] фиолетово
  }-{ $case ->
    [acc] { $second ->
        [r] красную
        [o] оранжевую
        [y] жёлтую
        [g] зелёную
        [b] синюю
       *[p] фиолетовую
      } плитку
    [gen] { $second ->
        [r] красной
        [o] оранжевой
        [y] жёлтой
        [g] зелёной
        [b] синей
       *[p] фиолетовой
      } плитки
   *[nom] { $second ->
       [r] красная
       [o] оранжевая
       [y] жёлтая
       [g] зелёная
       [b] синяя
      *[p] фиолетовая
     } плитка
  }
ingenious-double = { $case ->
    [gen] { $colour ->
        [r] красного
        [o] оранжевого
        [y] жёлтого
        [g] зелёного
        [b] синего
       *[p] фиолетового
      } дубля
   *[nom] { ingenious-colour } дубль
  }
ingenious-colour = { $colour ->
    [r] красный
    [o] оранжевый
    [y] жёлтый
    [g] зелёный
    [b] синий
   *[p] фиолетовый
  }
ingenious-gain = { $points } за { ingenious-colour }
ingenious-cry = Ingenious!
ingenious-both = { $one } { $other }

ingenious-free = { $count ->
    [one] { $count } свободная клетка
    [few] { $count } свободные клетки
   *[many] { $count } свободных клеток
  }
ingenious-bag = { $count ->
    [0] Мешок пуст.
    [one] В мешке { $count } плитка.
    [few] В мешке { $count } плитки.
   *[many] В мешке { $count } плиток.
  }

# Whose turn it is: on phones 9 letters fit, the rest is cut off.
ingenious-bonus-yours = { $count ->
    [1] Ваш бонусный ход
    [one] У вас { $count } бонусный ход
    [few] У вас { $count } бонусных хода
   *[many] У вас { $count } бонусных ходов
  }
ingenious-bonus-of = { $name }: бонусный ход
ingenious-draws = { $you ->
    [yes] Вы тянете плитку
   *[no] Плитку тянет { $name }
  }
ingenious-deal = Раздача плиток

# What happened last.
ingenious-placed-none = { $you ->
    [yes] Вы положили { FORM($tile, case: "acc") }: без очков.
   *[no] { $name } кладёт { FORM($tile, case: "acc") }: без очков.
  }
ingenious-placed = { $you ->
    [yes] Вы положили { FORM($tile, case: "acc") }: { $gains }.
   *[no] { $name } кладёт { FORM($tile, case: "acc") }: { $gains }.
  }
ingenious-reached = Ingenious! { $colour ->
    [r] Красный
    [o] Оранжевый
    [y] Жёлтый
    [g] Зелёный
    [b] Синий
   *[p] Фиолетовый
  } доходит до { $step }.
ingenious-swapped = { $you ->
    [yes] Вы обменяли все свои плитки.
   *[no] { $name } обменивает все плитки.
  }
ingenious-refilled = { $you ->
    [yes] Вы оставили плитки и пополнили подставку.
   *[no] { $name } оставляет плитки и пополняет подставку.
  }
ingenious-asked = { $you ->
    [yes] Вы могли обменять плитки.
   *[no] { $name } может обменять плитки; подставка снова полна.
  }

# Choosing a move.
ingenious-board = Игровое поле
ingenious-rack = Ваша подставка
ingenious-pick = Выбрать { FORM($tile, case: "acc") }
ingenious-put-back = Вернуть { FORM($tile, case: "acc") }
ingenious-turn = Повернуть
ingenious-turn-back = Повернуть в другую сторону
ingenious-place = Положить
ingenious-no-points = без очков
# A move: an infinitive, not an imperative.
ingenious-place-none = Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: без очков.
ingenious-place-some = { $bonus ->
    [0] Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: { $gains }.
    [1] Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: { $gains }. Ingenious, бонусный ход.
    [one] Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: { $gains }. Ingenious, { $bonus } бонусный ход.
    [few] Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: { $gains }. Ingenious, { $bonus } бонусных хода.
   *[many] Положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }: { $gains }. Ingenious, { $bonus } бонусных ходов.
  }
ingenious-choose-tile = Выберите плитку
ingenious-choose-space = Выберите клетку
ingenious-no-space = Некуда: поверните плитку
ingenious-first-tile = Ваша первая плитка должна касаться напечатанного символа, которого ещё не коснулась другая первая плитка.
ingenious-bonus-owed = { $count ->
    [1] Положите ещё одну плитку до пополнения.
    [one] Положите ещё { $count } плитку до пополнения.
    [few] Положите ещё { $count } плитки до пополнения.
   *[many] Положите ещё { $count } плиток до пополнения.
  }
ingenious-why = Почему не сюда?
ingenious-why-off = Хватит
ingenious-why-at = Почему нельзя положить { FORM($tile, case: "acc") } на клетки { $here } и { $there }?
ingenious-why-hint = Выберите клетку с вопросительным знаком.

# Swapping
ingenious-offer = Обменять плитки?
ingenious-offer-one = Ни на одной из них нет вашего самого слабого цвета: это { ingenious-colour }. Можно взять шесть новых.
ingenious-offer-many = Ни на одной из них нет ваших самых слабых цветов. Можно взять шесть новых.
# Buttons side by side, 28 letters together.
ingenious-swap = { $count ->
    [1] Обменять её
   *[other] Обменять { $count }
  }
ingenious-refill = Пополнить
ingenious-aside = Отложено

# Scores. ingenious-lowest stands beside a track: 7 letters, then it wraps.
ingenious-lowest = слабый
ingenious-decides = решает самый слабый цвет
ingenious-solo = ваш счёт — самый слабый цвет
ingenious-on-rack = { $count ->
    [0] нет плиток
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
  }
ingenious-tracks = { $you ->
    [yes] Ваши шкалы
   *[no] Шкалы: { $name }
  }
ingenious-team = { $you ->
    [yes] Вы и { $other }
   *[no] { $one } и { $other }
  }
ingenious-rack-of = Подставка: { $name }

# The table in words, for screen readers.
ingenious-words-tracks = Шкалы
ingenious-words-board = Игровое поле
ingenious-words-racks = Подставки
ingenious-words-player = Игрок
ingenious-words-lowest = Самый слабый
ingenious-words-rack = { $you ->
    [yes] Вы: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] Вы: { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
      }
   *[no] { $name }: { $count ->
       [one] { $count } плитка
       [few] { $count } плитки
      *[many] { $count } плиток
     }
  }
ingenious-words-size = Шестиугольник со стороной { $side }, центр { $centre }.
ingenious-words-opening = Напечатанные символы, свободные для первой плитки: { $colours }.

# The result
ingenious-result-player = Игрок
ingenious-result-colours = Начиная с самого слабого цвета
ingenious-result-lowest = Самый слабый цвет

# With real tiles.
ingenious-chance-tile = { $you ->
    [yes] Какую плитку вы вытянули?
   *[no] Какую плитку вытягивает { $name }?
  }
