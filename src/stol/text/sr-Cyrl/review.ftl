# Looking back at a game: step by step, with what could have been expected. Others' mistakes are told in the present tense.

review = Анализа
review-title = { $game }: потез { $number } од { $count }
review-table = Назад за сто
review-look-back = Прегледај партију
review-move = Потез { $number } од { $count }
review-number = Потез { $number }
review-start = Пре првог потеза.
review-steps = Потези
review-first = Први
review-back = Назад
review-forward = Напред
review-last = Последњи
review-play = Пусти
review-pause = Пауза
review-scrub = Који потез
review-show = Прикажи
review-eyes = Поглед играча

review-cost = { $you ->
    [yes] Пропустили сте { NUMBER($loss, style: "percent") }.
   *[no] { $name } пропушта { NUMBER($loss, style: "percent") }.
  }
review-show-better = Шта је било боље?
review-instead = Одиграни потез је коштао { NUMBER($loss, style: "percent") }.
review-played = Шта је одиграно?
review-mark = { $you ->
    [yes] Потез { $number }, ви: −{ NUMBER($loss, style: "percent") }
   *[no] Потез { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
review-better = Боље: { $move }
review-share = { $you ->
    [yes] Ви: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

review-ask = Анализирај партију
review-ask-head = Како је до тога дошло?
review-ask-about = Сваки потез се пореди са најбољим који претрага нађе. То траје око минут.
review-queued = Прво се анализира друга партија.
note-too-many-reviews = Више ваших партија већ чека на анализу. Затражите је поново кад једна од њих буде готова.
review-progress = { $total ->
    [one] прегледано { $done } од { $total } положаја
   *[other] прегледано { $done } од { $total } положаја
  }
review-account = Како је до тога дошло

review-ledger = Срећа и вештина
review-start-of = почетак
review-luck-of = срећа
review-own = сопствене грешке
review-others = туђе грешке
review-end = крај
review-ledger-about = { NUMBER(1, style: "percent") } значи да су сви убедљиво побеђени, { NUMBER(0, style: "percent") } супротно. Срећа је све што није несумњива грешка.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Прекретнице
review-no-turns = Ништа се није нагло променило.
review-luck = Шта је извучено или бачено
review-after = после потеза { $number }, срећа
review-by = { $you ->
    [yes] потез { $number }, ви
   *[no] потез { $number }, { $name }
  }
review-mistakes = Пропуштено
review-no-mistakes = { $you ->
    [yes] Нисте направили ниједну несумњиву грешку.
   *[no] { $name }: ниједна несумњива грешка.
  }

review-continue = Настави одавде
review-continue-about = Нови сто, какав је овај био у овом тренутку.
review-continue-seat = Ваше место
review-continue-level = Ботови
review-continue-go = Настави
note-nothing-to-go-on-from = Одатле се не може наставити: изаберите тренутак у којем је неко на потезу и место које смете да видите.

records-title = Погледај запис
records-head = Погледај запис
records-lead = Партија одиграна овде или другде, као датотека или текст. Отвара се као сто на којем можете да је прегледате потез по потез.
records-file = Датотека
records-text = Или њен текст
records-open = Отвори
records-preparing = Правила игре { $game } се још припремају. Отворите поново за који тренутак.
records-link = Погледај запис

review-for = { $you ->
    [yes] за вас
   *[no] играч: { $name }
  }
