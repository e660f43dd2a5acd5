# Everything on 1 Card. Dice and rows are masculine (кубик, ряд), boxes feminine (клетка): 2 красных кубика, 2 красные
# клетки. What somebody else does is in the present tense: it has no gender.

onecard-progress = засчитано карт: { $most } из { $end }

# The turn pill. Room for 9 letters on a phone.
onecard-turn-choose = { $you ->
    [yes] Бросаете
   *[no] Бросает { $name }
  }
onecard-turn-roll = { $you ->
    [yes] Бросаете
   *[no] Бросает { $name }
  }
onecard-turn-mark = { $you ->
    [yes] Ваш выбор
   *[no] Выбор карты
  }
onecard-turn-hold = Выбор карт
onecard-turn-take = { $you ->
    [yes] Возьмите карту
   *[no] Карту берёт { $name }
  }
onecard-turn-deal = Раздача карт
onecard-turn-over = Конец игры

# Above the dice: what is going on, or what to do.
onecard-state-choose = { $you ->
    [yes] Отметьте, что оставить
   *[no] { $name } решает, какие кубики оставить
  }
onecard-all-kept = Оставлены все пять: перебрасывать нечего
onecard-state-roll = { $you ->
    [yes] Ваши кубики катятся
   *[no] Кубики катятся: бросает { $name }
  }
onecard-state-mark = Используйте бросок на одной карте или спасуйте
onecard-state-hold = Оставьте себе три карты из пяти
onecard-state-take = { $you ->
    [yes] Карта засчитана: возьмите одну из открытых
   *[no] { $name } берёт одну из открытых карт
  }
onecard-state-deal = Раздача карт
onecard-state-over = Засчитана четвёртая карта: конец игры
onecard-sealed = Готово: { $count } из { $players }
onecard-waiting = { $chosen ->
    [mark] Вы выбрали карту { $card }. { onecard-sealed }
    [pass] Вы пасуете. { onecard-sealed }
    [hold] Вы оставляете { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
onecard-rerolls = { $left ->
    [0] перебросов больше нет
    [one] ещё { $left } переброс
    [few] ещё { $left } переброса
   *[many] ещё { $left } перебросов
  }

# ---- dice

onecard-dice = Кубики
onecard-die-colour = { $colour ->
    [r] красный
    [o] оранжевый
    [y] жёлтый
    [g] зелёный
    [b] синий
   *[p] фиолетовый
  }
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, оставлен
   *[no] { onecard-die-colour }, будет переброшен
  }
onecard-shelf = место для оставленных кубиков
onecard-your-move = Ваш ход
onecard-some = { $what ->
    [dice] { $colour ->
        [r] { $count ->
            [one] { $count } красный
           *[many] { $count } красных
          }
        [o] { $count ->
            [one] { $count } оранжевый
           *[many] { $count } оранжевых
          }
        [y] { $count ->
            [one] { $count } жёлтый
           *[many] { $count } жёлтых
          }
        [g] { $count ->
            [one] { $count } зелёный
           *[many] { $count } зелёных
          }
        [b] { $count ->
            [one] { $count } синий
           *[many] { $count } синих
          }
       *[p] { $count ->
           [one] { $count } фиолетовый
          *[many] { $count } фиолетовых
         }
      }
   *[boxes] { $case ->
        [acc] { $colour ->
            [r] { $count ->
                [one] { $count } красную
                [few] { $count } красные
               *[many] { $count } красных
              }
            [o] { $count ->
                [one] { $count } оранжевую
                [few] { $count } оранжевые
               *[many] { $count } оранжевых
              }
            [y] { $count ->
                [one] { $count } жёлтую
                [few] { $count } жёлтые
               *[many] { $count } жёлтых
              }
            [g] { $count ->
                [one] { $count } зелёную
                [few] { $count } зелёные
               *[many] { $count } зелёных
              }
            [b] { $count ->
                [one] { $count } синюю
                [few] { $count } синие
               *[many] { $count } синих
              }
           *[p] { $count ->
               [one] { $count } фиолетовую
               [few] { $count } фиолетовые
              *[many] { $count } фиолетовых
             }
          }
       *[nom] { $colour ->
            [r] { $count ->
                [one] { $count } красная
                [few] { $count } красные
               *[many] { $count } красных
              }
            [o] { $count ->
                [one] { $count } оранжевая
                [few] { $count } оранжевые
               *[many] { $count } оранжевых
              }
            [y] { $count ->
                [one] { $count } жёлтая
                [few] { $count } жёлтые
               *[many] { $count } жёлтых
              }
            [g] { $count ->
                [one] { $count } зелёная
                [few] { $count } зелёные
               *[many] { $count } зелёных
              }
            [b] { $count ->
                [one] { $count } синяя
                [few] { $count } синие
               *[many] { $count } синих
              }
           *[p] { $count ->
               [one] { $count } фиолетовая
               [few] { $count } фиолетовые
              *[many] { $count } фиолетовых
             }
          }
      }
  }

# ---- moves that are offered: infinitives or nouns

# A button with room for 10 letters.
onecard-reroll = Бросить { $count }
onecard-reroll-label = Перебросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }: { $dice }
# A button with room for 13 letters.
onecard-stop = Хватит
onecard-pass = Пас
onecard-use = { $scored ->
    [yes] { $points ->
        [one] Зачеркнуть на карте { $card }: { FORM($crossed, case: "acc") }. Карта засчитывается: { $points } очко
        [few] Зачеркнуть на карте { $card }: { FORM($crossed, case: "acc") }. Карта засчитывается: { $points } очка
       *[many] Зачеркнуть на карте { $card }: { FORM($crossed, case: "acc") }. Карта засчитывается: { $points } очков
      }
   *[no] Зачеркнуть на карте { $card }: { FORM($crossed, case: "acc") }
  }
onecard-hold = Оставить { $cards }
onecard-take = Взять карту { $card }: { $rows }

# ---- cards

onecard-card = Карта { $card }
# Drawn on the card: 14 letters at most.
onecard-need = { $full } из 3 рядов
onecard-row-colour = { $colour ->
    [r] красный
    [o] оранжевый
    [y] жёлтый
    [g] зелёный
    [b] синий
   *[p] фиолетовый
  }
onecard-row = { $sun ->
    [yes] { onecard-row-colour } с солнцем { $made } из { $boxes }
   *[no] { onecard-row-colour } { $made } из { $boxes }
  }
onecard-card-rows = Карта { $card }: { $rows }.
onecard-your-cards = Ваши карты
onecard-others = Остальные игроки
onecard-crosses = { $scored ->
    [yes] { $points ->
        [one] { $crossed }: карта засчитывается, { $points } очко
        [few] { $crossed }: карта засчитывается, { $points } очка
       *[many] { $crossed }: карта засчитывается, { $points } очков
      }
   *[no] { $crossed }
  }
onecard-nothing = Ничего не подходит
onecard-misfit-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  }
onecard-misfit-free = { $free ->
    [one] { $free } свободная клетка
    [few] { $free } свободные клетки
   *[many] { $free } свободных клеток
  }
onecard-misfit = { $colour ->
    [r] Красный не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Оранжевый не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Жёлтый не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Зелёный не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Синий не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Фиолетовый не помещается: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
onecard-misfit-full = { $colour ->
    [r] Красный ряд уже заполнен.
    [o] Оранжевый ряд уже заполнен.
    [y] Жёлтый ряд уже заполнен.
    [g] Зелёный ряд уже заполнен.
    [b] Синий ряд уже заполнен.
   *[p] Фиолетовый ряд уже заполнен.
  }
onecard-misfit-none = { $colour ->
    [r] Красного на этой карте нет.
    [o] Оранжевого на этой карте нет.
    [y] Жёлтого на этой карте нет.
    [g] Зелёного на этой карте нет.
    [b] Синего на этой карте нет.
   *[p] Фиолетового на этой карте нет.
  }
onecard-ask = Почему нельзя использовать карту { $card }?
onecard-chosen-card = Карта { $card }, рубашкой вверх: ваш тайный выбор
onecard-unfinished = { $points ->
    [0] Не закончена: без очков
    [one] Не закончена: { $points } очко
    [few] Не закончена: { $points } очка
   *[many] Не закончена: { $points } очков
  }

# ---- the draft variant

onecard-hold-card = { $held ->
    [yes] Карта { $card }, выбрана: { $rows }.
   *[no] Карта { $card }, не выбрана: { $rows }.
  }
onecard-hold-more = Выберите ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }
onecard-display = Открытые карты
onecard-deck = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }

# ---- under a player's name and cards

# Room for 10 letters on a phone.
onecard-rolls = { $you ->
    [yes] ваш бросок
   *[no] бросает
  }
onecard-choosing = { $you ->
    [yes] выбираете
   *[no] выбирает
  }
onecard-has-chosen = готово
# One line, cut off at its end. «Последний раунд» would be the final one.
onecard-passed = Прошлый раунд: пас
onecard-did = { $scored ->
    [yes] Прошлый раунд, засчитана карта { $card }: { $crossed }
   *[no] Прошлый раунд, карта { $card }: { $crossed }
  }
onecard-took = Новая карта: { $card }
onecard-scored = Засчитанные карты
onecard-scored-points = { $you ->
    [yes] Очки ваших засчитанных карт
   *[no] { $name }: очки засчитанных карт
  }
onecard-scored-card = Карта { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }

# ---- what happened last

onecard-said-marked = { $you ->
    [yes] Вы зачеркнули на карте { $card }: { FORM($crossed, case: "acc") }.
   *[no] { $name } зачёркивает на карте { $card }: { FORM($crossed, case: "acc") }.
  }
onecard-said-scored = { $you ->
    [yes] Вы зачеркнули на карте { $card }: { FORM($crossed, case: "acc") }. Карта засчитана: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[no] { $name } зачёркивает на карте { $card }: { FORM($crossed, case: "acc") }. Карта засчитана: { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }
onecard-said-passed = { $you ->
    [yes] Вы спасовали.
   *[no] { $name } пасует.
  }
onecard-said-took = { $you ->
    [yes] Вы взяли карту { $card }.
   *[no] { $name } берёт карту { $card }.
  }
onecard-said-sealed = Готово: { $count } из { $players }.
onecard-said-held = Каждый оставляет себе три карты.
onecard-said-stop = { $you ->
    [yes] Вы остановились. Итог броска: { $dice }.
   *[no] { $name } больше не бросает. Итог броска: { $dice }.
  }
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] Вы перебросили кубики. Теперь: { $dice }.
       *[no] { $name } перебрасывает кубики. Теперь: { $dice }.
      }
   *[no] { $you ->
        [yes] Вы бросили кубики. Выпало: { $dice }.
       *[no] { $name } бросает кубики. Выпало: { $dice }.
      }
  }
onecard-said-over = Конец игры.

# ---- the table in words, for screen readers

onecard-words-dice = { $count ->
    [0] Кубиков на столе нет.
   *[other] Кубики: { $dice }. Осталось перебросов: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] Вы: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
   *[no] { $name }: { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }
  }
onecard-words-crosses = { $scored ->
    [yes] Этот бросок позволяет зачеркнуть { FORM($crossed, case: "acc") }, и карта будет засчитана: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[no] Этот бросок позволяет зачеркнуть { FORM($crossed, case: "acc") }.
  }
onecard-words-nothing = Из этого броска ничего не подходит.

# ---- the result

onecard-result-scored = Засчитанные карты
onecard-result-unfinished = Незаконченные карты
onecard-result-player = Игрок
onecard-result-total = Итого

# ---- with real cards and dice

onecard-chance-die = Что выпало на кубике { $number }?
onecard-chance-card = { $you ->
    [yes] Какую карту вы взяли?
   *[no] Какую карту берёт { $name }?
  }
onecard-chance-display = Какую карту выложили в открытую?
