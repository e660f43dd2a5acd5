# The points of a finished game, or of a finished round of Pixies, told step by step on the board. 140 letters fit well.

points-panel = Очки, шаг за шагом
points-step = Шаг { $number } из { $count }
points-players = Чьи очки
points-of = { $you ->
    [yes] Вы: { $points ->
        [one] { $shown } очко
        [few] { $shown } очка
       *[many] { $shown } очков
      }
   *[no] { $name }: { $points ->
       [one] { $shown } очко
       [few] { $shown } очка
      *[many] { $shown } очков
     }
  }
# 14 letters fit on a phone.
points-so-far = пока { $shown }
# Two in a row: 12 letters each fit on a phone.
points-back = Назад
points-next = Дальше
points-result = К результату
points-close = Весь стол
points-close-round = Вернуться за стол
points-ended = Конец игры.
points-show = Показать очки
ended-thanks = Спасибо за игру.
ended-best = { $points ->
    [one] Ваш личный рекорд: { $points } очко. Следующий результат: { $next }.
    [few] Ваш личный рекорд: { $points } очка. Следующий результат: { $next }.
   *[many] Ваш личный рекорд: { $points } очков. Следующий результат: { $next }.
  }
points-round-ended = Раунд { $round } окончен.
points-next-round = Дальше: раунд { $round }
points-rounds = Таблица очков
points-how = Откуда взялись очки
points-on-board = Показать на столе

points-total = { $you ->
    [yes] { $place ->
        [won] Всего у вас { $points ->
            [one] { $shown } очко, и вы победили.
            [few] { $shown } очка, и вы победили.
           *[many] { $shown } очков, и вы победили.
          }
        [shared] Всего у вас { $points ->
            [one] { $shown } очко, и вы разделили победу.
            [few] { $shown } очка, и вы разделили победу.
           *[many] { $shown } очков, и вы разделили победу.
          }
       *[other] Всего у вас { $points ->
           [one] { $shown } очко.
           [few] { $shown } очка.
          *[many] { $shown } очков.
         }
      }
   *[no] { $place ->
        [won] { $name } побеждает: всего { $points ->
            [one] { $shown } очко.
            [few] { $shown } очка.
           *[many] { $shown } очков.
          }
        [shared] { $name } делит победу: всего { $points ->
            [one] { $shown } очко.
            [few] { $shown } очка.
           *[many] { $shown } очков.
          }
       *[other] { $name }: всего { $points ->
           [one] { $shown } очко.
           [few] { $shown } очка.
          *[many] { $shown } очков.
         }
      }
  }

# ---- Pixies

points-pixies-earlier = { $rounds ->
    [1] Прошлый раунд: { $points ->
        [one] { $shown } очко.
        [few] { $shown } очка.
       *[many] { $shown } очков.
      }
    [one] { $rounds } прошлый раунд: { $points ->
        [one] { $shown } очко.
        [few] { $shown } очка.
       *[many] { $shown } очков.
      }
    [few] { $rounds } прошлых раунда: { $points ->
        [one] { $shown } очко.
        [few] { $shown } очка.
       *[many] { $shown } очков.
      }
   *[many] { $rounds } прошлых раундов: { $points ->
       [one] { $shown } очко.
       [few] { $shown } очка.
      *[many] { $shown } очков.
     }
  }
points-pixies-validated = Карта { $points } лежит на карте рубашкой вверх. Значит, она закреплена и приносит своё значение: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-pixies-spirals = На картах лицом вверх { $count ->
    [one] { $count } спираль
    [few] { $count } спирали
   *[many] { $count } спиралей
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-pixies-crosses = На картах лицом вверх { $count ->
    [one] { $count } крест
    [few] { $count } креста
   *[many] { $count } крестов
  }: { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
  }.
points-pixies-special = { $count ->
    [1] Очки приносит { $card }: такая здесь только она сама. Это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[other] Очки приносит { $card }: вместе с ней самой их { $count }. Это { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }
points-pixies-down = { $count ->
    [0] Очков не приносит { $card }: ненакрытых карт рубашкой вверх нет.
   *[other] Очки приносит { $card }: их здесь { $count }. Это { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }
points-pixies-against = { $count ->
    [0] Ничего не отнимает { $card }: таких карт нет.
   *[other] Очки отнимает { $card }: таких карт { $count }. Это { $points ->
       [one] −{ $points } очко
       [few] −{ $points } очка
      *[many] −{ $points } очков
     }.
  }
points-pixies-face_down = { $count ->
    [0] Ненакрытых карт рубашкой вверх нет: очков нет.
    [1] Одна карта рубашкой вверх осталась ненакрытой. Она приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
    [one] { $count } карта рубашкой вверх осталась ненакрытой. Каждая приносит { $each ->
        [one] { $each } очко
        [few] { $each } очка
       *[many] { $each } очков
      }: всего { $points }.
    [few] { $count } карты рубашкой вверх остались ненакрытыми. Каждая приносит { $each ->
        [one] { $each } очко
        [few] { $each } очка
       *[many] { $each } очков
      }: всего { $points }.
   *[many] { $count } карт рубашкой вверх остались ненакрытыми. Каждая приносит { $each ->
       [one] { $each } очко
       [few] { $each } очка
      *[many] { $each } очков
     }: всего { $points }.
  }
points-pixies-zone = { $count ->
    [0] Лицом вверх нет двух соседних карт одного цвета: области нет.
   *[other] В самой большой области { $count ->
       [one] { $count } карта
       [few] { $count } карты
      *[many] { $count } карт
     } одного цвета. В раунде { $round } каждая приносит { $each ->
       [one] { $each } очко
       [few] { $each } очка
      *[many] { $each } очков
     }: всего { $points }.
  }
points-pixies-validated-none = Ни одна карта лицом вверх не лежит на другой: закреплённых карт нет.
points-pixies-symbols-none = На картах лицом вверх нет ни спиралей, ни крестов.
points-pixies-round = { $you ->
    [yes] В раунде { $round } у вас { $points ->
        [one] { $shown } очко.
        [few] { $shown } очка.
       *[many] { $shown } очков.
      }
   *[no] { $name }, раунд { $round }: { $points ->
       [one] { $shown } очко.
       [few] { $shown } очка.
      *[many] { $shown } очков.
     }
  }

# ---- Everything on 1 Card

points-onecard-scored = Карта { $card } засчитана. На ней { $rows ->
    [one] { $rows } заполненный ряд
    [few] { $rows } заполненных ряда
   *[many] { $rows } заполненных рядов
  }, каждая клетка — очко: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-onecard-suns = { $suns ->
    [1] На карте { $card } заполнен один ряд с солнцем: ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[2] На карте { $card } заполнены оба ряда с солнцем: ещё { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }
points-onecard-unfinished = { $rows ->
    [0] Карта { $card } не закончена, и заполненных рядов на ней нет: очков нет.
    [one] Карта { $card } не закончена. Её { $rows } заполненный ряд всё же приносит очки за клетки, без солнц: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
    [few] Карта { $card } не закончена. Её { $rows } заполненных ряда всё же приносят очки за клетки, без солнц: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
   *[many] Карта { $card } не закончена. Её { $rows } заполненных рядов всё же приносят очки за клетки, без солнц: { $points ->
       [one] { $points } очко
       [few] { $points } очка
      *[many] { $points } очков
     }.
  }

# ---- Clustered

points-clustered-run = { $across ->
    [yes] { $points ->
        [one] Ряд из { $points } карты по горизонтали: { $points } очко.
        [few] Ряд из { $points } карт по горизонтали: { $points } очка.
       *[many] Ряд из { $points } карт по горизонтали: { $points } очков.
      }
   *[no] { $points ->
       [one] Ряд из { $points } карты по вертикали: { $points } очко.
       [few] Ряд из { $points } карт по вертикали: { $points } очка.
      *[many] Ряд из { $points } карт по вертикали: { $points } очков.
     }
  }
points-clustered-runs-none = Рядов из трёх карт и больше нет: очков нет.
points-clustered-rectangle = Наибольший прямоугольник — { $width } × { $height }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-clustered-rectangle-none = Сплошного прямоугольника хотя бы 2 × 2 нет: очков нет.
points-clustered-first-rectangle = Это был первый сплошной прямоугольник 2 × 3: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-clustered-first-run = Это был первый ряд из пяти карт: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-clustered-largest-rectangle = Такого большого прямоугольника больше ни у кого нет: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
points-clustered-longest-run = Такого длинного ряда больше ни у кого нет: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.

# ---- Ingenious

points-ingenious-colour = { $colour ->
    [r] красный { $step }
    [o] оранжевый { $step }
    [y] жёлтый { $step }
    [g] зелёный { $step }
    [b] синий { $step }
   *[p] фиолетовый { $step }
  }
points-ingenious-colours = { $you ->
    [yes] Ваши шесть цветов, начиная с самого слабого: { $colours }.
   *[no] { $name }, шесть цветов, начиная с самого слабого: { $colours }.
  }
points-ingenious-lowest = { $count ->
    [1] Считается только самый слабый цвет. Это { $colours }: счёт { $step }.
   *[other] Считается только самый слабый цвет. Здесь их несколько ({ $colours }): счёт { $step }.
  }
points-ingenious-all = Все шесть цветов дошли до { $step }. Игра сразу заканчивается.
points-ingenious-same = { $other_you ->
    [yes] Ваш самый слабый цвет тоже на { $lowest }.
   *[no] { $other }: самый слабый цвет тоже на { $lowest }.
  }
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } Решает второй по слабости: { $step } против { $versus }.
    [3] { points-ingenious-same } Решает третий по слабости: { $step } против { $versus }.
    [4] { points-ingenious-same } Решает четвёртый по слабости: { $step } против { $versus }.
    [5] { points-ingenious-same } Решает пятый по слабости: { $step } против { $versus }.
   *[6] { points-ingenious-same } Решает самый сильный цвет: { $step } против { $versus }.
  }
points-ingenious-even = { points-ingenious-same } Остальные цвета тоже равны: это ничья.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Ваш счёт — { $points }, самый высокий: вы победили.
        [shared] Ваш счёт — { $points }: вы разделили победу.
       *[other] Ваш счёт — { $points }.
      }
   *[no] { $place ->
        [won] { $name }: счёт { $points }, самый высокий.
        [shared] { $name }: счёт { $points }, победа делится.
       *[other] { $name }: счёт { $points }.
      }
  }
