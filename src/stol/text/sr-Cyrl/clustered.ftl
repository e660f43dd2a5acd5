# A table of Clustered. Two and three shapes don't change in other cases, one shape and the joker do; cases: nom, acc, gen.
# Others' moves are told in the present tense, which has no gender; offered moves are infinitives.

clustered-progress = { $count ->
    [one] још { $count } карта
    [few] још { $count } карте
   *[other] још { $count } карата
  }

clustered-card = { $number ->
    [1] { $case ->
        [gen] једног { $fill ->
            [h] празног
            [d] ишрафираног
           *[f] попуњеног
          } { $shape ->
            [s] квадрата
            [t] троугла
           *[c] круга
          }
       *[nom] један { $fill ->
            [h] празан
            [d] ишрафиран
           *[f] попуњен
          } { $shape ->
            [s] квадрат
            [t] троугао
           *[c] круг
          }
      }
    [2] два { $fill ->
        [h] празна
        [d] ишрафирана
       *[f] попуњена
      } { $shape ->
        [s] квадрата
        [t] троугла
       *[c] круга
      }
   *[3] три { $fill ->
        [h] празна
        [d] ишрафирана
       *[f] попуњена
      } { $shape ->
        [s] квадрата
        [t] троугла
       *[c] круга
      }
  }
clustered-joker = { $case ->
    [acc] џокера
    [gen] џокера
   *[nom] џокер
  }
clustered-start-card = { $case ->
    [acc] почетну карту
    [gen] почетне карте
   *[nom] почетна карта
  }

clustered-draws = { $you ->
    [yes] Извлачите
   *[no] Извлачи { $name }
  }
clustered-discards-now = { $you ->
    [yes] Ваш потез: одбаците
   *[no] Одбацује { $name }
  }

clustered-played = { $you ->
    [yes] { $gain ->
        [0] Одиграли сте { FORM($card, case: "acc") } на место { $at }.
       *[other] Одиграли сте { FORM($card, case: "acc") } на место { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } игра { FORM($card, case: "acc") } на место { $at }.
       *[other] { $name } игра { FORM($card, case: "acc") } на место { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] Одбацили сте { FORM($card, case: "acc") }.
   *[no] { $name } одбацује { FORM($card, case: "acc") }.
  }

clustered-cloth = { $count ->
    [one] На столу: { $count } карта
    [few] На столу: { $count } карте
   *[other] На столу: { $count } карата
  }
clustered-play-at = { $gain ->
    [0] Одиграти { FORM($card, case: "acc") } на место { $at }
   *[other] Одиграти { FORM($card, case: "acc") } на место { $at }: +{ $gain }
  }
clustered-ask-at = Зашто не { $card } на место { $at }?
clustered-closer = Увећај
clustered-further = Умањи
clustered-all = Прикажи све
clustered-more = још { $number }
clustered-heap = { $count ->
    [one] { $count } одбачена
    [few] { $count } одбачене
   *[other] { $count } одбачених
  }

clustered-hand = Ваша рука
clustered-hand-play = { $count ->
    [0] { $card }: не може нигде
    [one] { $card }: { $count } место
   *[other] { $card }: { $count } места
  }
clustered-choose = Изаберите карту.
clustered-choose-space = { $count ->
    [one] Може на { $count } место.
   *[other] Може на { $count } места.
  }
clustered-choose-discard = Изаберите карту коју одбацујете.
clustered-must-discard = Ниједна ваша карта не може да се одигра: одбаците једну.
clustered-play = { $gain ->
    [0] Одиграј овде
   *[other] Одиграј овде, +{ $gain }
  }
clustered-discard = Одбаци
clustered-discard-card = Одбацити { FORM($card, case: "acc") }
clustered-back = Врати
clustered-why = Зашто не?
clustered-why-card = Која карта? Изаберите је.
clustered-why-here = Које место? Изаберите га.
clustered-fits-nowhere = Ова карта сада не може нигде. Изаберите место да видите зашто.
clustered-why-discard = Одбацити?
clustered-ask-discard = Зашто не одбацити { FORM($card, case: "acc") }?
clustered-asked = Доста

# On phones 9 letters each.
clustered-in-hand = у руци { $count }
clustered-to-draw = у шпилу { $count }

clustered-rows = водоравно
clustered-columns = усправно
clustered-rectangle = највећи правоугаоник
clustered-bonus = бонус
clustered-first-rectangle = први 2×3
clustered-first-run = први низ од 5
clustered-largest-rectangle = највећи правоугаоник
clustered-longest-run = најдужи низ
clustered-lately = Последње карте
clustered-just-discarded = Одбачено: { $card }

clustered-words-hand = Ваша рука: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Поени
clustered-words-player = Играч
clustered-words-total = Укупно
clustered-words-in-hand = Карте у руци
clustered-words-to-draw = Карте у шпилу
clustered-words-discards = Одбачене карте
clustered-words-table = Карте на столу, по колонама и редовима
clustered-words-owned = { $you ->
    [yes] { $card } (ви)
   *[no] { $card } ({ $name })
  }
clustered-words-discarded = { $count ->
    [0] нема
   *[other] { $cards }
  }

clustered-chance-card = { $you ->
    [yes] Коју карту сте извукли?
   *[no] Коју карту извлачи { $name }?
  }
