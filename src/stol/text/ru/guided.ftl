# The guided first game, and the coach at a table. «Показать» is the button guided-show.

guided-page = { $game }: учебная партия, шаг { $step } из { $steps }
guided-game = учебная партия
guided-leave = К правилам с картинками
guided-again = Начать заново
guided-on = Вернуться к учебной партии
coach = Тренер
guided-step = Шаг { $step } из { $steps }

# Buttons: room for 12 letters each, and for 20 in guided-anyway and guided-play-on.
guided-back = Назад
guided-skip = Пропустить
guided-skip-about = Дальше играть самостоятельно
guided-go-on = Дальше
guided-play-on = Играть дальше
guided-show = Показать
guided-anyway = Сходить по-своему

guided-no = Так нельзя
guided-almost = Почти
guided-fine = Можно и так

guided-better = { $better ->
    [yes] { $points ->
        [0] Так можно, но очков это не принесёт.
        [one] Так можно, и это { $points } очко.
        [few] Так можно, и это { $points } очка.
       *[many] Так можно, и это { $points } очков.
      } Но здесь есть ход на { $best ->
          [one] { $best } очко
          [few] { $best } очка
         *[many] { $best } очков
        }.
   *[no] Так можно, и это неплохой ход. Но здесь мы пробуем другой: кнопка «Показать» его подсветит.
  }

# The move is an infinitive.
guided-also = Тоже верно, но в этой партии ход такой: { $move }

note-no-lesson = Такого шага в учебной партии нет.

explain-move = Объяснить этот ход
explain-title = Последний ход
explain-title-earlier = Один из прошлых ходов
explain-nothing = Ходов ещё не было.
explain-close = Спасибо
explain-previous = Предыдущий ход
explain-next = Следующий ход

# Room for 12 letters.
clustered-compared = { $attribute ->
    [number] количество
    [shape] форма
   *[fill] заливка
  }

# ---- the latest move explained

explain-generic = { $you ->
    [yes] Изменение вашего счёта: { $points }.
   *[no] { $name }, изменение счёта: { $points }.
  }

explain-clustered-run = { $line ->
    [rows] Карта входит в горизонтальный ряд из { $count ->
        [one] { $count } карты
       *[many] { $count } карт
      } одного игрока
   *[columns] Карта входит в вертикальный ряд из { $count ->
       [one] { $count } карты
      *[many] { $count } карт
     } одного игрока
  }: ещё { $points ->
      [one] { $points } очко.
      [few] { $points } очка.
     *[many] { $points } очков.
    } В ряду из трёх карт и больше каждая приносит очко. C10
explain-clustered-rectangle = В наибольшем прямоугольнике теперь { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }: ещё { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  } C11
explain-clustered-bonus = Бонус: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  } C17 C18
explain-clustered-nothing = Очков пока нет: их приносят три или больше карт одного игрока подряд или сплошной прямоугольник. C10 C11
explain-clustered-discard = { $chosen ->
    [yes] В быстрой игре после взятия карт одну сбрасывают. C16
   *[no] { $you ->
        [yes] Ни одна ваша карта никуда не подходила, поэтому одну пришлось сбросить. C5
       *[no] У игрока { $name } ни одна карта никуда не подходила, поэтому одну пришлось сбросить. C5
      }
  }

explain-ingenious-half = { $colour ->
    [r] Красная половинка
    [o] Оранжевая половинка
    [y] Жёлтая половинка
    [g] Зелёная половинка
    [b] Синяя половинка
   *[p] Фиолетовая половинка
  } { $points ->
    [0] не видит символов своего цвета: очков нет.
    [one] видит { $points } символ своего цвета: { $points } очко.
    [few] видит { $points } символа своего цвета в { $lines ->
        [one] { $lines } линии
       *[many] { $lines } линиях
      }: { $points } очка.
   *[many] видит { $points } символов своего цвета в { $lines ->
       [one] { $lines } линии
      *[many] { $lines } линиях
     }: { $points } очков.
  } I7
explain-ingenious-lost = { $points ->
    [one] { $points } очко пропадает
    [few] { $points } очка пропадают
   *[many] { $points } очков пропадает
  }: цвет останавливается на { $end }. I8
explain-ingenious-bonus = { $count ->
    [1] Цвет дошёл до бонусной отметки: Ingenious! { $you ->
        [yes] Вы кладёте ещё одну плитку.
       *[no] { $name } кладёт ещё одну плитку.
      }
    [one] { $count } цвет дошёл до бонусной отметки: Ingenious! { $you ->
        [yes] Вы кладёте ещё { $count } плитку.
       *[no] { $name } кладёт ещё { $count } плитку.
      }
    [few] { $count } цвета дошли до бонусной отметки: Ingenious! { $you ->
        [yes] Вы кладёте ещё { $count } плитки.
       *[no] { $name } кладёт ещё { $count } плитки.
      }
   *[many] { $count } цветов дошли до бонусной отметки: Ingenious! { $you ->
        [yes] Вы кладёте ещё { $count } плиток.
       *[no] { $name } кладёт ещё { $count } плиток.
      }
  } I9
explain-ingenious-swap = Если на подставке нет самого слабого цвета, все плитки можно обменять. I10

explain-pixies-way = { $way ->
    [cover] В её ячейке лежала карта рубашкой вверх: новая карта накрывает её и сразу закреплена. P7
    [new] Карта с этим значением там уже лежала. Одна из двух остаётся лицом вверх, и она закреплена. P8
    [old] Карта с этим значением там уже лежала. Одна из двух остаётся лицом вверх, и она закреплена. P8
    [down] Карта с этим значением уже закреплена, поэтому новая ложится рубашкой вверх в незанятую ячейку. P9
   *[up] Карты с этим значением в её ячейке не было, поэтому она лежит там лицом вверх. P7
  }
explain-pixies-validated = { $change ->
    [less] Закреплённые карты: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
      }
   *[more] Закреплённые карты: { $points ->
       [one] ещё { $points } очко.
       [few] ещё { $points } очка.
      *[many] ещё { $points } очков.
     }
  } Закреплённая карта приносит своё значение. P15
explain-pixies-symbols = { $change ->
    [less] Символы: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
      }
   *[more] Символы: { $points ->
       [one] ещё { $points } очко.
       [few] ещё { $points } очка.
      *[many] ещё { $points } очков.
     }
  } Спирали приносят очки, кресты отнимают. P16
explain-pixies-zone = { $change ->
    [less] Самая большая область: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
      }
   *[more] Самая большая область: { $points ->
       [one] ещё { $points } очко.
       [few] ещё { $points } очка.
      *[many] ещё { $points } очков.
     }
  } { $round ->
    [1] В раунде 1 каждая её карта приносит 2.
    [2] В раунде 2 каждая её карта приносит 3.
   *[3] В раунде 3 каждая её карта приносит 4.
  } P17
explain-pixies-face_down = { $change ->
    [less] Карты рубашкой вверх: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
      }
   *[more] Карты рубашкой вверх: { $points ->
       [one] ещё { $points } очко.
       [few] ещё { $points } очка.
      *[many] ещё { $points } очков.
     }
  } Каждая, что лежит в ячейке одна, приносит 5. P20
explain-pixies-nothing = Очки пока не меняются. Карта принесёт своё значение, когда будет закреплена. P15
explain-pixies-round = Раунд заканчивается, когда у игрока заняты все девять ячеек; тогда подсчитывают очки. P11 P12 P14

explain-onecard-rolled = { $phase ->
    [choose] Любые кубики можно перебросить, не больше двух раз. O5
   *[mark] Каждый использует этот бросок на одной карте или пасует. O6
  }
explain-onecard-passed = { $you ->
    [yes] Спасовать можно всегда; тогда ничего не зачёркивают. O6
   *[no] { $name } ничего не зачёркивает: пасовать может каждый. O6
  }
explain-onecard-misfits = На карте { $card } цвет зачёркивают, только если помещаются все его кубики. O7
explain-onecard-scored = Карта { $card }: { $rows ->
    [one] { $rows } заполненный ряд
    [few] { $rows } заполненных ряда
   *[many] { $rows } заполненных рядов
  }, в них { $boxes ->
    [one] { $boxes } клетка.
    [few] { $boxes } клетки.
   *[many] { $boxes } клеток.
  } { $suns ->
    [0] Рядов с солнцем среди них нет.
    [1] Один из них с солнцем: ещё 2.
   *[2] Два из них с солнцем: ещё 5.
  } Всего { $points ->
      [one] { $points } очко.
      [few] { $points } очка.
     *[many] { $points } очков.
    } O8
