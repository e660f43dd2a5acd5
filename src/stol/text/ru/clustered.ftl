# What a table of Clustered says. Shapes are inanimate, so in the accusative only the joker and the start card change.
# What somebody else does is in the present tense: it has no gender.

clustered-progress = { $count ->
    [0] карты закончились
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
  }

clustered-card = { $number ->
    [1] один { $fill ->
        [h] пустой
        [d] заштрихованный
       *[f] закрашенный
      } { $shape ->
        [s] квадрат
        [t] треугольник
       *[c] круг
      }
    [2] два { $fill ->
        [h] пустых
        [d] заштрихованных
       *[f] закрашенных
      } { $shape ->
        [s] квадрата
        [t] треугольника
       *[c] круга
      }
   *[3] три { $fill ->
        [h] пустых
        [d] заштрихованных
       *[f] закрашенных
      } { $shape ->
        [s] квадрата
        [t] треугольника
       *[c] круга
      }
  }
clustered-joker = { $case ->
    [acc] джокера
    [gen] джокера
   *[nom] джокер
  }
clustered-start-card = { $case ->
    [acc] стартовую карту
    [gen] стартовой карты
   *[nom] стартовая карта
  }

# Whose turn it is. On phones 9 letters fit, the rest is cut off.
clustered-draws = { $you ->
    [yes] Вы берёте карту
   *[no] Карту берёт { $name }
  }
clustered-discards-now = { $you ->
    [yes] Ваш сброс
   *[no] Сбрасывает { $name }
  }

# What happened last.
clustered-played = { $you ->
    [yes] { $gain ->
        [0] Вы сыграли { FORM($card, case: "acc") } на место { $at }.
       *[other] Вы сыграли { FORM($card, case: "acc") } на место { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } играет { FORM($card, case: "acc") } на место { $at }.
       *[other] { $name } играет { FORM($card, case: "acc") } на место { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] Вы сбросили { FORM($card, case: "acc") }.
   *[no] { $name } сбрасывает { FORM($card, case: "acc") }.
  }

clustered-cloth = Стол, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
# A move: an infinitive, not an imperative.
clustered-play-at = { $gain ->
    [0] Сыграть { FORM($card, case: "acc") } на место { $at }
   *[other] Сыграть { FORM($card, case: "acc") } на место { $at }: +{ $gain }
  }
clustered-ask-at = Почему нельзя сыграть { FORM($card, case: "acc") } на место { $at }?
clustered-closer = Крупнее
clustered-further = Мельче
clustered-all = Показать всё
# The browser counts: $count only chooses the form. 14 letters fit.
clustered-more = { $count ->
    [one] ещё { $number }
   *[other] ещё { $number }
  }
clustered-heap = сброс: { $count }

# The hand and its buttons.
clustered-hand = Ваша рука
clustered-hand-play = { $count ->
    [0] { $card }: никуда не подходит
    [one] { $card }: { $count } место
    [few] { $card }: { $count } места
   *[many] { $card }: { $count } мест
  }
clustered-choose = Выберите карту.
clustered-choose-space = Она подходит на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }.
clustered-choose-discard = Выберите карту для сброса.
clustered-must-discard = Ни одна ваша карта никуда не подходит: сбросьте одну.
clustered-play = { $gain ->
    [0] Сыграть сюда
   *[other] Сыграть сюда, +{ $gain }
  }
clustered-discard = Сбросить
clustered-discard-card = Сбросить { FORM($card, case: "acc") }
# Two buttons side by side; longer than 12 letters, they wrap.
clustered-back = Вернуть
clustered-why = Почему?
clustered-why-card = Какую карту? Выберите.
clustered-why-here = На какое место? Выберите.
clustered-fits-nowhere = Сейчас эта карта никуда не подходит. Выберите место, чтобы узнать почему.
clustered-why-discard = А сбросить?
clustered-ask-discard = Почему нельзя сбросить { FORM($card, case: "acc") }?
clustered-asked = Хватит

# Below a name: both together 26 letters, on phones 9 each.
clustered-in-hand = на руке { $count }
clustered-to-draw = колода { $count }

# Items of the score, also heads of the columns of the result: 14 letters, then they wrap.
clustered-rows = по горизонтали
clustered-columns = по вертикали
clustered-rectangle = наибольший прямоугольник
clustered-bonus = бонус
clustered-first-rectangle = первый 2×3
clustered-first-run = первый ряд из 5
clustered-largest-rectangle = наибольший прямоугольник
clustered-longest-run = самый длинный ряд
clustered-lately = Последние ходы
clustered-just-discarded = Сброс: { $card }

# The table in words, for screen readers.
clustered-words-hand = У вас на руке: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Очки
clustered-words-player = Игрок
clustered-words-total = Итого
clustered-words-in-hand = Карты на руке
clustered-words-to-draw = Карты в колоде
clustered-words-discards = Сброс
clustered-words-table = Карты на столе по столбцам и строкам
clustered-words-owned = { $you ->
    [yes] { $card }, ваша карта
   *[no] { $card }, { $name }
  }
clustered-words-discarded = { $count ->
    [0] нет
   *[other] { $cards }
  }

# With real cards.
clustered-chance-card = { $you ->
    [yes] Какую карту вы взяли?
   *[no] Какую карту берёт { $name }?
  }
