# The points of a finished game, or of a finished round of Pixies, told step by step on the board. 140 letters fit well.

points-panel = Поени, корак по корак
points-step = Корак { $number } од { $count }
points-players = Чији поени
points-of = { $you ->
    [yes] { $points ->
        [one] Ви: { $shown } поен
       *[other] Ви: { $shown } поена
      }
   *[no] { $points ->
        [one] { $name }: { $shown } поен
       *[other] { $name }: { $shown } поена
      }
  }
points-so-far = досад { $shown }
# Buttons: 12 letters each.
points-back = Назад
points-next = Даље
points-result = На резултат
points-close = Цео сто
points-close-round = Назад за сто
points-ended = Игра је завршена.
points-show = Погледај поене
ended-thanks = Хвала на игри.
ended-best = { $points ->
    [one] Ваш лични рекорд: { $points } поен. Други најбољи резултат: { $next }.
   *[other] Ваш лични рекорд: { $points } поена. Други најбољи резултат: { $next }.
  }
points-round-ended = { $round }. рунда је завршена.
points-next-round = Даље: { $round }. рунда
points-rounds = Преглед поена
points-how = Како су настали поени
points-on-board = Прикажи на столу

points-total = { $you ->
    [yes] { $points ->
        [one] { $place ->
            [won] Имате укупно { $shown } поен и побеђујете.
            [shared] Имате укупно { $shown } поен и делите победу.
           *[other] Имате укупно { $shown } поен.
          }
       *[other] { $place ->
            [won] Имате укупно { $shown } поена и побеђујете.
            [shared] Имате укупно { $shown } поена и делите победу.
           *[other] Имате укупно { $shown } поена.
          }
      }
   *[no] { $points ->
        [one] { $place ->
            [won] { $name } има укупно { $shown } поен и побеђује.
            [shared] { $name } има укупно { $shown } поен и дели победу.
           *[other] { $name } има укупно { $shown } поен.
          }
       *[other] { $place ->
            [won] { $name } има укупно { $shown } поена и побеђује.
            [shared] { $name } има укупно { $shown } поена и дели победу.
           *[other] { $name } има укупно { $shown } поена.
          }
      }
  }

# ---- Pixies

points-pixies-earlier = { $rounds ->
    [1] { $points ->
        [one] Рунда пре ове донела је { $shown } поен.
       *[other] Рунда пре ове донела је { $shown } поена.
      }
    [one] { $points ->
        [one] { $rounds } рунда пре ове донела је { $shown } поен.
       *[other] { $rounds } рунда пре ове донела је { $shown } поена.
      }
    [few] { $points ->
        [one] { $rounds } рунде пре ове донеле су { $shown } поен.
       *[other] { $rounds } рунде пре ове донеле су { $shown } поена.
      }
   *[other] { $points ->
        [one] { $rounds } рунди пре ове донело је { $shown } поен.
       *[other] { $rounds } рунди пре ове донело је { $shown } поена.
      }
  }
points-pixies-validated = { $points ->
    [one] Карта { $points } лежи на карти лицем надоле. Зато је потврђена и доноси свој број: { $points } поен.
   *[other] Карта { $points } лежи на карти лицем надоле. Зато је потврђена и доноси свој број: { $points } поена.
  }
points-pixies-spirals = { $count ->
    [one] { $count } спирала на картама лицем нагоре: { $points } поен.
    [few] { $count } спирале на картама лицем нагоре: { $points } поена.
   *[other] { $count } спирала на картама лицем нагоре: { $points } поена.
  }
points-pixies-crosses = { $count ->
    [one] { $count } икс на картама лицем нагоре: −{ $points } поен.
    [few] { $count } икса на картама лицем нагоре: −{ $points } поена.
   *[other] { $count } иксова на картама лицем нагоре: −{ $points } поена.
  }
points-pixies-special = { $count ->
    [1] Карта { $card } броји само себе: { $points } поен.
    [one] Карта { $card } броји { $count } карту, рачунајући и себе: { $points } поен.
    [few] Карта { $card } броји { $count } карте, рачунајући и себе: { $points } поена.
   *[other] Карта { $card } броји { $count } карата, рачунајући и себе: { $points } поена.
  }
points-pixies-down = { $count ->
    [0] Карта { $card }: таквих нема, без поена.
    [one] { $points ->
        [one] Карта { $card } броји { $count } такву: { $points } поен.
       *[other] Карта { $card } броји { $count } такву: { $points } поена.
      }
    [few] { $points ->
        [one] Карта { $card } броји { $count } такве: { $points } поен.
       *[other] Карта { $card } броји { $count } такве: { $points } поена.
      }
   *[other] { $points ->
        [one] Карта { $card } броји { $count } таквих: { $points } поен.
       *[other] Карта { $card } броји { $count } таквих: { $points } поена.
      }
  }
points-pixies-against = { $count ->
    [0] Карта { $card }: таквих нема, ништа се не губи.
    [one] Карта { $card } броји { $count } такву: −{ $points } поен.
    [few] Карта { $card } броји { $count } такве: −{ $points } поена.
   *[other] Карта { $card } броји { $count } таквих: −{ $points } поена.
  }
points-pixies-face_down = { $count ->
    [0] Нема непокривених карата лицем надоле: без поена.
    [one] { $count } непокривена карта лицем надоле. Доноси { $points } поена.
    [few] { $count } непокривене карте лицем надоле. Свака доноси { $each } поена: { $points } поена.
   *[other] { $count } непокривених карата лицем надоле. Свака доноси { $each } поена: { $points } поена.
  }
points-pixies-zone = { $count ->
    [0] Карте исте боје лицем нагоре нигде се не додирују: нема зоне.
    [one] Највећа зона има { $count } карту. У рунди { $round } свака карта доноси { $each } поена: { $points } поена.
    [few] Највећа зона има { $count } карте исте боје које се додирују. У рунди { $round } свака доноси { $each } поена: { $points } поена.
   *[other] Највећа зона има { $count } карата исте боје које се додирују. У рунди { $round } свака доноси { $each } поена: { $points } поена.
  }
points-pixies-validated-none = Ниједна карта лицем нагоре не лежи на другој карти: ништа није потврђено.
points-pixies-symbols-none = Карте лицем нагоре немају ни спирала ни иксова.
points-pixies-round = { $you ->
    [yes] { $points ->
        [one] У рунди { $round } имате { $shown } поен.
       *[other] У рунди { $round } имате { $shown } поена.
      }
   *[no] { $points ->
        [one] { $name } у рунди { $round } има { $shown } поен.
       *[other] { $name } у рунди { $round } има { $shown } поена.
      }
  }

# ---- Everything on 1 Card

points-onecard-scored = { $rows ->
    [one] Карта { $card } је освојена. Њен { $rows } попуњен ред доноси по поен за свако поље: { $points } поена.
    [few] Карта { $card } је освојена. Њена { $rows } попуњена реда доносе по поен за свако поље: { $points } поена.
   *[other] Карта { $card } је освојена. Њених { $rows } попуњених редова доноси по поен за свако поље: { $points } поена.
  }
points-onecard-suns = { $suns ->
    [1] Један попуњен ред карте { $card } има сунце: још { $points } поена.
   *[2] Оба сунца карте { $card } су у попуњеним редовима: још { $points } поена.
  }
points-onecard-unfinished = { $rows ->
    [0] Карта { $card } није завршена и нема попуњен ред: без поена.
    [1] Карта { $card } није завршена. Њен попуњен ред ипак доноси по поен за свако поље, без сунаца: { $points } поена.
    [one] Карта { $card } није завршена. Њен { $rows } попуњен ред ипак доноси по поен за свако поље, без сунаца: { $points } поена.
    [few] Карта { $card } није завршена. Њена { $rows } попуњена реда ипак доносе по поен за свако поље, без сунаца: { $points } поена.
   *[other] Карта { $card } није завршена. Њених { $rows } попуњених редова ипак доноси по поен за свако поље, без сунаца: { $points } поена.
  }

# ---- Clustered

points-clustered-run = { $across ->
    [yes] { $points ->
        [one] Водораван низ од { $points } карте: { $points } поен.
        [few] Водораван низ од { $points } карте: { $points } поена.
       *[other] Водораван низ од { $points } карата: { $points } поена.
      }
   *[no] { $points ->
        [one] Усправан низ од { $points } карте: { $points } поен.
        [few] Усправан низ од { $points } карте: { $points } поена.
       *[other] Усправан низ од { $points } карата: { $points } поена.
      }
  }
points-clustered-runs-none = Нема низа од три или више карата: без поена.
points-clustered-rectangle = { $points ->
    [one] Највећи правоугаоник има { $width } × { $height } карата: { $points } поен.
   *[other] Највећи правоугаоник има { $width } × { $height } карата: { $points } поена.
  }
points-clustered-rectangle-none = Нема потпуног правоугаоника од бар 2 × 2 карте: без поена.
points-clustered-first-rectangle = { $points ->
    [one] Ово је био први потпун правоугаоник од 2 × 3 карте: још { $points } поен.
   *[other] Ово је био први потпун правоугаоник од 2 × 3 карте: још { $points } поена.
  }
points-clustered-first-run = { $points ->
    [one] Ово је био први низ од пет карата: још { $points } поен.
   *[other] Ово је био први низ од пет карата: још { $points } поена.
  }
points-clustered-largest-rectangle = { $points ->
    [one] Нико други нема овако велики правоугаоник: још { $points } поен.
   *[other] Нико други нема овако велики правоугаоник: још { $points } поена.
  }
points-clustered-longest-run = { $points ->
    [one] Нико други нема овако дуг низ: још { $points } поен.
   *[other] Нико други нема овако дуг низ: још { $points } поена.
  }

# ---- Ingenious

points-ingenious-colour = { $colour ->
    [r] црвена { $step }
    [o] наранџаста { $step }
    [y] жута { $step }
    [g] зелена { $step }
    [b] плава { $step }
   *[p] љубичаста { $step }
  }
points-ingenious-colours = { $you ->
    [yes] Ваших шест боја, од најслабије навише: { $colours }.
   *[no] { $name }, шест боја од најслабије навише: { $colours }.
  }
points-ingenious-lowest = { $count ->
    [1] Рачуна се само најслабија боја, а то је { $colours }: резултат је { $step }.
   *[other] Рачуна се само најслабија боја. Овде су једнако слабе { $colours }: резултат је { $step }.
  }
points-ingenious-all = Свих шест боја стоји на { $step }. То одмах завршава игру.
points-ingenious-same = { $other_you ->
    [yes] И ваша најслабија боја стоји на { $lowest }.
   *[no] { $other } такође има најслабију боју на { $lowest }.
  }
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } Одлучује друга најслабија: { $step } према { $versus }.
    [3] { points-ingenious-same } Одлучује трећа најслабија: { $step } према { $versus }.
    [4] { points-ingenious-same } Одлучује четврта најслабија: { $step } према { $versus }.
    [5] { points-ingenious-same } Одлучује пета најслабија: { $step } према { $versus }.
   *[6] { points-ingenious-same } Одлучује најјача боја: { $step } према { $versus }.
  }
points-ingenious-even = { points-ingenious-same } И све остале боје су једнаке: пласман се дели.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Ваш резултат је { $points }, најбољи: побеђујете.
        [shared] Ваш резултат је { $points }: делите победу.
       *[other] Ваш резултат је { $points }.
      }
   *[no] { $place ->
        [won] { $name }: резултат је { $points }, најбољи од свих.
        [shared] { $name }: резултат је { $points }, победа се дели.
       *[other] { $name }: резултат је { $points }.
      }
  }
