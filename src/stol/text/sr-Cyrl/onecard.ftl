# Everything on 1 Card at the table. Dice are feminine (коцкица), boxes neuter (поље), rows masculine (ред). Others' moves
# are told in the present tense, which has no gender; offered moves are nouns or infinitives. onecard-some knows nom, acc.

onecard-progress = освојене карте: { $most } од { $end }

# The turn pill: room for 9 letters on a phone.
onecard-turn-choose = { $you ->
    [yes] Бацате
   *[no] Баца { $name }
  }
onecard-turn-roll = { $you ->
    [yes] Бацате
   *[no] Баца { $name }
  }
onecard-turn-mark = Избор карте
onecard-turn-hold = Избор три карте
onecard-turn-take = { $you ->
    [yes] Узмите карту
   *[no] Карту узима { $name }
  }
onecard-turn-deal = Извлачење карата
onecard-turn-over = Крај игре

onecard-state-choose = { $you ->
    [yes] Изаберите коцкице које задржавате
   *[no] { $name } задржава коцкице или каже „доста”
  }
onecard-all-kept = Задржано је свих пет: нема шта да се баци
onecard-state-roll = { $you ->
    [yes] Ваше коцкице се котрљају
   *[no] Коцкице се котрљају: баца { $name }
  }
onecard-state-mark = Искористите бацање на једној карти или кажите „даље”
onecard-state-hold = Задржите три од својих пет карата
onecard-state-take = { $you ->
    [yes] Освојили сте карту: узмите једну од отворених
   *[no] { $name } узима једну од отворених карата
  }
onecard-state-deal = Извлаче се карте
onecard-state-over = Освојена је четврта карта: крај игре
onecard-sealed = Готово: { $count } од { $players }
onecard-waiting = { $chosen ->
    [mark] Изабрали сте карту { $card }. { onecard-sealed }
    [pass] Рекли сте „даље”. { onecard-sealed }
    [hold] Задржали сте { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
onecard-rerolls = { $left ->
    [0] нема више бацања
    [one] још { $left } бацање
   *[other] још { $left } бацања
  }

# ---- dice

onecard-dice = Коцкице
onecard-die-colour = { $colour ->
    [r] црвена
    [o] наранџаста
    [y] жута
    [g] зелена
    [b] плава
   *[p] љубичаста
  }
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, задржана
   *[no] { onecard-die-colour }, баца се поново
  }
onecard-shelf = овде стоје задржане коцкице
onecard-your-move = Ваш потез
onecard-some = { $what ->
    [boxes] { $colour ->
        [r] { $count ->
            [one] { $count } црвено
            [few] { $count } црвена
           *[other] { $count } црвених
          }
        [o] { $count ->
            [one] { $count } наранџасто
            [few] { $count } наранџаста
           *[other] { $count } наранџастих
          }
        [y] { $count ->
            [one] { $count } жуто
            [few] { $count } жута
           *[other] { $count } жутих
          }
        [g] { $count ->
            [one] { $count } зелено
            [few] { $count } зелена
           *[other] { $count } зелених
          }
        [b] { $count ->
            [one] { $count } плаво
            [few] { $count } плава
           *[other] { $count } плавих
          }
       *[p] { $count ->
            [one] { $count } љубичасто
            [few] { $count } љубичаста
           *[other] { $count } љубичастих
          }
      }
   *[dice] { $colour ->
        [r] { $count ->
            [one] { $case ->
                [acc] { $count } црвену
               *[nom] { $count } црвена
              }
            [few] { $count } црвене
           *[other] { $count } црвених
          }
        [o] { $count ->
            [one] { $case ->
                [acc] { $count } наранџасту
               *[nom] { $count } наранџаста
              }
            [few] { $count } наранџасте
           *[other] { $count } наранџастих
          }
        [y] { $count ->
            [one] { $case ->
                [acc] { $count } жуту
               *[nom] { $count } жута
              }
            [few] { $count } жуте
           *[other] { $count } жутих
          }
        [g] { $count ->
            [one] { $case ->
                [acc] { $count } зелену
               *[nom] { $count } зелена
              }
            [few] { $count } зелене
           *[other] { $count } зелених
          }
        [b] { $count ->
            [one] { $case ->
                [acc] { $count } плаву
               *[nom] { $count } плава
              }
            [few] { $count } плаве
           *[other] { $count } плавих
          }
       *[p] { $count ->
            [one] { $case ->
                [acc] { $count } љубичасту
               *[nom] { $count } љубичаста
              }
            [few] { $count } љубичасте
           *[other] { $count } љубичастих
          }
      }
  }

# ---- moves that are offered

# A button with room for 10 letters.
onecard-reroll = Баци { $count }
onecard-reroll-label = { $count ->
    [one] Поновно бацање { $count } коцкице: { $dice }
    [few] Поновно бацање { $count } коцкице: { $dice }
   *[other] Поновно бацање { $count } коцкица: { $dice }
  }
onecard-stop = Доста
onecard-pass = Даље
onecard-use = { $scored ->
    [yes] { $points ->
        [one] Бацање на карту { $card }: { $crossed }, карта освојена за { $points } поен
       *[other] Бацање на карту { $card }: { $crossed }, карта освојена за { $points } поена
      }
   *[no] Бацање на карту { $card }: { $crossed }
  }
onecard-hold = Задржати { $cards }
onecard-take = Узети карту { $card }: { $rows }

# ---- cards

onecard-card = Карта { $card }
onecard-need = { $full } од 3 реда
onecard-row-colour = { $colour ->
    [r] црвени
    [o] наранџасти
    [y] жути
    [g] зелени
    [b] плави
   *[p] љубичасти
  }
onecard-row = { $sun ->
    [yes] { onecard-row-colour } са сунцем { $made } од { $boxes }
   *[no] { onecard-row-colour } { $made } од { $boxes }
  }
onecard-card-rows = Карта { $card }: { $rows }.
onecard-your-cards = Ваше карте
onecard-others = Остали играчи
onecard-crosses = { $scored ->
    [yes] { $points ->
        [one] { $crossed }: освојена за { $points } поен
       *[other] { $crossed }: освојена за { $points } поена
      }
   *[no] { $crossed }
  }
onecard-nothing = Ништа не стаје
onecard-misfit-dice = { $dice ->
    [one] { $dice } коцкица
    [few] { $dice } коцкице
   *[other] { $dice } коцкица
  }
onecard-misfit-free = { $free ->
    [one] { $free } слободно поље
    [few] { $free } слободна поља
   *[other] { $free } слободних поља
  }
onecard-misfit = { $colour ->
    [r] Црвена не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Наранџаста не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Жута не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Зелена не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Плава не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Љубичаста не стаје: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
onecard-misfit-full = { $colour ->
    [r] Црвени ред је већ попуњен.
    [o] Наранџасти ред је већ попуњен.
    [y] Жути ред је већ попуњен.
    [g] Зелени ред је већ попуњен.
    [b] Плави ред је већ попуњен.
   *[p] Љубичасти ред је већ попуњен.
  }
onecard-misfit-none = { $colour ->
    [r] На овој карти нема црвеног реда.
    [o] На овој карти нема наранџастог реда.
    [y] На овој карти нема жутог реда.
    [g] На овој карти нема зеленог реда.
    [b] На овој карти нема плавог реда.
   *[p] На овој карти нема љубичастог реда.
  }
onecard-ask = Зашто карта { $card } не може да се искористи?
onecard-chosen-card = Карта { $card }, лицем надоле: ваш тајни избор
onecard-unfinished = { $points ->
    [0] Незавршена: без поена
    [one] Незавршена: { $points } поен
   *[other] Незавршена: { $points } поена
  }

# ---- the draft variant

onecard-hold-card = { $held ->
    [yes] Карта { $card }, задржана: { $rows }.
   *[no] Карта { $card }, није задржана: { $rows }.
  }
onecard-hold-more = { $count ->
    [one] Изаберите још { $count } карту
    [few] Изаберите још { $count } карте
   *[other] Изаберите још { $count } карата
  }
onecard-display = Отворене карте
onecard-deck = { $count ->
    [one] { $count } карта у шпилу
    [few] { $count } карте у шпилу
   *[other] { $count } карата у шпилу
  }

# ---- under a player's name and cards

onecard-rolls = { $you ->
    [yes] бацате
   *[no] баца
  }
onecard-choosing = { $you ->
    [yes] бирате
   *[no] бира
  }
onecard-has-chosen = готово
onecard-passed = Претходно: даље
onecard-did = { $scored ->
    [yes] Претходно, освојена карта { $card }: { $crossed }
   *[no] Претходно, карта { $card }: { $crossed }
  }
onecard-took = Узета карта { $card }
onecard-scored = Освојене карте
onecard-scored-points = { $you ->
    [yes] Поени ваших освојених карата
   *[no] { $name }: поени освојених карата
  }
onecard-scored-card = { $points ->
    [one] Карта { $card }: { $points } поен
   *[other] Карта { $card }: { $points } поена
  }

# ---- what happened last

onecard-said-marked = { $you ->
    [yes] Прецртали сте на карти { $card }: { $crossed }.
   *[no] { $name } прецртава на карти { $card }: { $crossed }.
  }
onecard-said-scored = { $you ->
    [yes] { $points ->
        [one] Прецртали сте { $crossed } и освојили карту { $card } за { $points } поен.
       *[other] Прецртали сте { $crossed } и освојили карту { $card } за { $points } поена.
      }
   *[no] { $points ->
        [one] { $name } прецртава { $crossed } и осваја карту { $card } за { $points } поен.
       *[other] { $name } прецртава { $crossed } и осваја карту { $card } за { $points } поена.
      }
  }
onecard-said-passed = { $you ->
    [yes] Рекли сте „даље”.
   *[no] { $name } каже „даље”.
  }
onecard-said-took = { $you ->
    [yes] Узели сте карту { $card }.
   *[no] { $name } узима карту { $card }.
  }
onecard-said-sealed = Готово: { $count } од { $players }.
onecard-said-held = Свако задржава три карте.
onecard-said-stop = { $you ->
    [yes] Рекли сте „доста”: { $dice }.
   *[no] { $name } каже „доста”: { $dice }.
  }
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] Поново сте бацили: сада { $dice }.
       *[no] { $name } поново баца: сада { $dice }.
      }
   *[no] { $you ->
        [yes] Бацили сте { FORM($dice, case: "acc") }.
       *[no] { $name } баца: { $dice }.
      }
  }
onecard-said-over = Игра је завршена.

# ---- the table in words, for screen readers

onecard-words-dice = { $count ->
    [0] На столу нема коцкица.
   *[other] Коцкице: { $dice }. Преостала поновна бацања: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] { $points ->
        [one] Ви: { $points } поен
       *[other] Ви: { $points } поена
      }
   *[no] { $points ->
        [one] { $name }: { $points } поен
       *[other] { $name }: { $points } поена
      }
  }
onecard-words-crosses = { $scored ->
    [yes] { $points ->
        [one] Ово бацање би прецртало { $crossed } и освојило карту за { $points } поен.
       *[other] Ово бацање би прецртало { $crossed } и освојило карту за { $points } поена.
      }
   *[no] Ово бацање би прецртало: { $crossed }.
  }
onecard-words-nothing = Ништа из овог бацања не стаје.

# ---- the result

onecard-result-scored = Освојене карте
onecard-result-unfinished = Незавршене карте
onecard-result-player = Играч
onecard-result-total = Укупно

# ---- with real cards and dice

onecard-chance-die = Шта показује { $number }. коцкица?
onecard-chance-card = { $you ->
    [yes] Коју карту сте извукли?
   *[no] Коју карту извлачи { $name }?
  }
onecard-chance-display = Која карта је отворена?
