score-title = { $game }: лист очков
score-sheet = лист очков
score-about = Играете настоящими картами и плитками? Введите, что лежит на столе: stol посчитает очки и объяснит, откуда они.
score-link = Ссылка на этот лист
score-open = Лист очков
score-open-label = Лист очков для игры { $game }

score-who = Кто играет?
score-name = Имя игрока { $number }
score-start = Начать подсчёт
score-mine = Ваши листы

score-players = Игроки
score-undo = Отменить последнюю запись этого игрока
score-totals = Очки на данный момент
score-sum = сумма
score-result = Показать итог
score-names = Исправить имена
score-share = Поделиться листом
score-share-about = Все, у кого есть эта ссылка, видят этот же лист и могут вводить очки, каждый на своём устройстве.
score-unsaved = Ещё не сохранено. Запись остаётся на этом устройстве и будет отправлена, как только появится связь.
score-again = Ещё раз
score-correct = Исправить
score-next = Дальше: { $name }

score-leads = { $name } впереди на { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
  }.
score-leads-even = { $name } впереди по дополнительным показателям.
score-level = Делят лидерство: { $names }.

score-wrong-entry = Здесь нельзя ввести «{ $typed }». Ничего не изменилось.
score-wrong-used = Карта { $card } уже использована. Ничего не изменилось.
score-wrong-step = Шкала идёт от 0 до { $end }. Ничего не изменилось.
score-wrong-hand = У игрока одновременно может быть не больше { $count ->
    [one] { $count } незаконченной карты
    [few] { $count } незаконченных карт
   *[many] { $count } незаконченных карт
  }. Ничего не изменилось.
score-wrong-deck = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }, и все они уже здесь. Ничего не изменилось.
score-wrong-number = Нужно число очков от 0 до { $most }, а не «{ $typed }». Ничего не изменилось.
score-stale = Тем временем это изменил кто-то другой. Теперь здесь так; проверьте и, если нужно, введите снова.
note-no-sheet = Такого листа очков нет. Возможно, в адресе опечатка.

score-cells = { $count } из 9
score-what = Что там лежит
score-which = Какая { $number }?
score-down = Рубашка
score-empty = Пусто
score-cell = { $what ->
    [open] Ячейка { $cell }, ещё не отмечена
    [none] Ячейка { $cell }, пусто
    [down] Ячейка { $cell }, карта рубашкой вверх
    [two] Ячейка { $cell }, { $card }, закреплена
   *[up] Ячейка { $cell }, { $card }
  }
score-seal = { $sealed ->
    [yes] Ячейка { $cell }: две карты, закреплено
   *[no] Ячейка { $cell }: одна карта; нажмите, если под ней лежит вторая
  }
score-seal-tip = Две карты в ячейке? Нажмите на пунктирную печать в углу: так верхняя карта станет закреплённой.
score-gone = { $card }: карта уже у игрока { $name }
score-round-done = Отмечены все девять ячеек: { $name }

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] До бонусной отметки дошёл цвет: { $colours }. Бонусный ход: { $name }.
    [few] До бонусной отметки дошли цвета: { $colours }. По бонусному ходу за каждый: { $name }.
   *[many] До бонусной отметки дошли цвета: { $colours }. По бонусному ходу за каждый: { $name }.
  }
score-goal = { $count ->
    [one] До отметки дошёл цвет: { $colours }.
    [few] До отметки дошли цвета: { $colours }.
   *[many] До отметки дошли цвета: { $colours }.
  }
score-dashed = Пунктиром — этот ход.
score-turn = Следующий ход
score-more = { $colour ->
    [r] Красный, на один больше
    [o] Оранжевый, на один больше
    [y] Жёлтый, на один больше
    [g] Зелёный, на один больше
    [b] Синий, на один больше
   *[p] Фиолетовый, на один больше
  }
score-less = { $colour ->
    [r] Красный, на один меньше
    [o] Оранжевый, на один меньше
    [y] Жёлтый, на один меньше
    [g] Зелёный, на один меньше
    [b] Синий, на один меньше
   *[p] Фиолетовый, на один меньше
  }

score-scored = { $count ->
    [one] { $count } засчитана
    [few] { $count } засчитаны
   *[many] { $count } засчитано
  }
score-is-scored = засчитана
score-no-cards = Выберите карту и нажимайте на клетки по мере того, как их зачёркивают.
score-add-card = Добавить карту
score-remove = Убрать карту { $card }
score-box = { $crossed ->
    [yes] { score-box-colour }, клетка { $number } из { $count }, зачёркнута
   *[no] { score-box-colour }, клетка { $number } из { $count }, свободна
  }
score-box-colour = { $colour ->
    [r] Красный ряд
    [o] Оранжевый ряд
    [y] Жёлтый ряд
    [g] Зелёный ряд
    [b] Синий ряд
   *[p] Фиолетовый ряд
  }

score-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
score-typed = очки
score-ways = Как считать
score-by-cards = Разложить карты
score-by-totals = Ввести суммы
score-lay = Нажмите на каждое место, где лежит карта игрока { $name }. Очки зависят только от того, чья карта где лежит.
score-start-card = Стартовая карта
score-space = Свободное место { $at }
score-card-at = { $own ->
    [yes] { $name }, карта на месте { $at }: убрать
   *[no] { $name }, карта на месте { $at }
  }
score-nobody = Никто
