# The guided first game, whatever game it is, and the coach at a table.

guided-page = { $game }: вођена партија, корак { $step } од { $steps }
guided-game = вођена партија
guided-leave = Правила са сликама
guided-again = Почни испочетка
guided-on = Назад на вођену партију
coach = Водич
guided-step = Корак { $step } од { $steps }

# Room for 12 letters each, and for 20 in guided-anyway and guided-play-on.
guided-back = Назад
guided-skip = Прескочи
guided-skip-about = Играј слободно одавде
guided-go-on = Настави
guided-play-on = Играј даље
guided-show = Покажи ми
guided-anyway = Ипак одиграј

guided-no = То не може
guided-almost = Замало
guided-fine = Може и тако

# „Покажи ми” is the message guided-show.
guided-better = { $better ->
    [yes] { $points ->
        [0] Смете то да одиграте, али не доноси поене.
        [one] Смете то да одиграте, за { $points } поен.
       *[other] Смете то да одиграте, за { $points } поена.
      } Овде постоји потез за { $best ->
        [one] { $best } поен.
       *[other] { $best } поена.
      }
   *[no] Смете то да одиграте, и није лош потез. Овде вежбамо други: „Покажи ми” ће га истаћи.
  }
guided-also = И то је добро. У овој партији настављамо овако: { $move }

note-no-lesson = Вођена партија нема такав корак.

explain-move = Објасни овај потез
explain-title = Последњи потез
explain-title-earlier = Ранији потез
explain-nothing = Још нико није играо.
explain-close = Хвала
explain-previous = Претходни потез
explain-next = Следећи потез

# Room for 12 letters.
clustered-compared = { $attribute ->
    [number] број
    [shape] облик
   *[fill] испуна
  }

# ---- the latest move explained

explain-generic = { $you ->
    [yes] Промена ваших поена: { $points }.
   *[no] { $name }, промена поена: { $points }.
  }

explain-clustered-run = { $line ->
    [rows] { $count ->
        [one] Карта је у водоравном низу од { $count } карте истог играча
        [few] Карта је у водоравном низу од { $count } карте истог играча
       *[other] Карта је у водоравном низу од { $count } карата истог играча
      }
   *[columns] { $count ->
        [one] Карта је у усправном низу од { $count } карте истог играча
        [few] Карта је у усправном низу од { $count } карте истог играча
       *[other] Карта је у усправном низу од { $count } карата истог играча
      }
  }: { $points ->
    [one] још { $points } поен.
   *[other] још { $points } поена.
  } Кад су у линији бар три карте, свака доноси поен. C10
explain-clustered-rectangle = { $count ->
    [one] Највећи правоугаоник сада има { $count } карту
    [few] Највећи правоугаоник сада има { $count } карте
   *[other] Највећи правоугаоник сада има { $count } карата
  }: { $points ->
    [one] још { $points } поен.
   *[other] још { $points } поена.
  } C11
explain-clustered-bonus = { $points ->
    [one] Бонус: { $points } поен.
   *[other] Бонус: { $points } поена.
  } C17 C18
explain-clustered-nothing = Још не доноси поене: њих доносе три или више карата истог играча у линији или потпун правоугаоник. C10 C11
explain-clustered-discard = { $chosen ->
    [yes] У брзој игри се после извлачења одбацује једна карта. C16
   *[no] { $you ->
        [yes] Нисте могли да одиграте ниједну карту, па сте једну морали да одбаците. C5
       *[no] { $name } не може да одигра ниједну карту, па једну одбацује. C5
      }
  }

explain-ingenious-half = { $colour ->
    [r] Црвена половина
    [o] Наранџаста половина
    [y] Жута половина
    [g] Зелена половина
    [b] Плава половина
   *[p] Љубичаста половина
  } { $points ->
    [0] не види ниједан симбол своје боје: без поена.
    [one] види { $points } симбол своје боје: { $points } поен.
   *[other] { $lines ->
        [1] види { $points } симбола своје боје у једној линији: { $points } поена.
        [one] види { $points } симбола своје боје у { $lines } линији: { $points } поена.
        [few] види { $points } симбола своје боје у { $lines } линије: { $points } поена.
       *[other] види { $points } симбола своје боје у { $lines } линија: { $points } поена.
      }
  } I7
explain-ingenious-lost = { $points ->
    [one] Пропада { $points } поен: боја се зауставља на { $end }.
    [few] Пропадају { $points } поена: боја се зауставља на { $end }.
   *[other] Пропада { $points } поена: боја се зауставља на { $end }.
  } I8
explain-ingenious-bonus = { $count ->
    [1] Боја је стигла до краја: Ingenious! { $you ->
        [yes] Постављате још једну плочицу.
       *[no] { $name } поставља још једну плочицу.
      }
    [one] { $count } боја је стигла до краја: Ingenious! { $you ->
        [yes] Постављате још { $count } плочицу.
       *[no] { $name } поставља још { $count } плочицу.
      }
    [few] { $count } боје су стигле до краја: Ingenious! { $you ->
        [yes] Постављате још { $count } плочице.
       *[no] { $name } поставља још { $count } плочице.
      }
   *[other] { $count } боја је стигло до краја: Ingenious! { $you ->
        [yes] Постављате још { $count } плочица.
       *[no] { $name } поставља још { $count } плочица.
      }
  } I9
explain-ingenious-swap = Ако ниједна плочица на сталку не показује најслабију боју, све могу да се замене. I10

explain-pixies-way = { $way ->
    [cover] На њеном пољу је лежала карта лицем надоле: нова је прекрива и одмах је потврђена. P7
    [new] Ту је већ лежала карта са овим бројем. Једна од те две остаје лицем нагоре и потврђена је. P8
    [old] Ту је већ лежала карта са овим бројем. Једна од те две остаје лицем нагоре и потврђена је. P8
    [down] Карта са овим бројем је већ потврђена, па ова иде лицем надоле на слободно поље. P9
   *[up] На њеном пољу није било карте са овим бројем, па ту лежи лицем нагоре. P7
  }
explain-pixies-validated = { $change ->
    [less] { $points ->
        [one] Потврђене карте: { $points } поен мање.
       *[other] Потврђене карте: { $points } поена мање.
      }
   *[more] { $points ->
        [one] Потврђене карте: { $points } поен више.
       *[other] Потврђене карте: { $points } поена више.
      }
  } Потврђена карта доноси свој број. P15
explain-pixies-symbols = { $change ->
    [less] { $points ->
        [one] Симболи: { $points } поен мање.
       *[other] Симболи: { $points } поена мање.
      }
   *[more] { $points ->
        [one] Симболи: { $points } поен више.
       *[other] Симболи: { $points } поена више.
      }
  } Спирале доносе поене, иксови их одузимају. P16
explain-pixies-zone = { $change ->
    [less] { $points ->
        [one] Највећа зона: { $points } поен мање.
       *[other] Највећа зона: { $points } поена мање.
      }
   *[more] { $points ->
        [one] Највећа зона: { $points } поен више.
       *[other] Највећа зона: { $points } поена више.
      }
  } { $round ->
    [1] У рунди 1 свака њена карта доноси 2.
    [2] У рунди 2 свака њена карта доноси 3.
   *[3] У рунди 3 свака њена карта доноси 4.
  } P17
explain-pixies-face_down = { $change ->
    [less] { $points ->
        [one] Карте лицем надоле: { $points } поен мање.
       *[other] Карте лицем надоле: { $points } поена мање.
      }
   *[more] { $points ->
        [one] Карте лицем надоле: { $points } поен више.
       *[other] Карте лицем надоле: { $points } поена више.
      }
  } Свака која је сама на свом пољу доноси 5. P20
explain-pixies-nothing = Поени се још не мењају. Карта доноси свој број кад је потврђена. P15
explain-pixies-round = Рунда се завршава кад неко има карте на свих девет поља; тада се све бодује. P11 P12 P14

explain-onecard-rolled = { $phase ->
    [choose] Било које коцкице могу поново да се баце, највише двапут. O5
   *[mark] Свако користи ово бацање на једној карти или каже „даље”. O6
  }
explain-onecard-passed = { $you ->
    [yes] Увек смете да кажете „даље”; тада се ништа не прецртава. O6
   *[no] { $name } не прецртава ништа: свако сме да каже „даље”. O6
  }
explain-onecard-misfits = На карти { $card } боја се прецртава само ако стају све њене коцкице. O7
explain-onecard-scored = { $rows ->
    [one] Карта { $card } има { $rows } попуњен ред
    [few] Карта { $card } има { $rows } попуњена реда
   *[other] Карта { $card } има { $rows } попуњених редова
  } са { $boxes ->
    [one] { $boxes } пољем.
   *[other] { $boxes } поља.
  } { $suns ->
    [0] Ниједан ред са сунцем није попуњен.
    [1] Попуњен је један ред са сунцем: још 2.
   *[2] Попуњена су оба реда са сунцем: још 5.
  } { $points ->
    [one] Укупно { $points } поен.
   *[other] Укупно { $points } поена.
  } O8
