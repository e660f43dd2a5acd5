# Looking back at a game: step by step, with what could have been expected.

review = Разбор
review-title = { $game }: ход { $number } из { $count }
review-table = К столу
review-look-back = Пересмотреть партию
review-move = Ход { $number } из { $count }
review-number = Ход { $number }
review-start = До первого хода.
review-steps = Ходы
review-first = В начало
review-back = Назад
review-forward = Вперёд
review-last = В конец
review-play = Пуск
review-pause = Пауза
review-scrub = Номер хода
review-show = Показать
review-eyes = Глазами игрока

review-cost = { $you ->
    [yes] Вы упустили { NUMBER($loss, style: "percent") }.
   *[no] { $name } упускает { NUMBER($loss, style: "percent") }.
  }
review-show-better = Как было лучше?
review-instead = Сделанный ход стоил { NUMBER($loss, style: "percent") }.
review-played = Как было сыграно?
review-mark = { $you ->
    [yes] Ход { $number }, вы: −{ NUMBER($loss, style: "percent") }
   *[no] Ход { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
review-better = Лучше: { $move }
review-share = { $you ->
    [yes] Вы: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

review-ask = Разобрать партию
review-ask-head = Почему так вышло?
review-ask-about = Каждый ход сравнивается с лучшим, какой найдёт перебор. Это займёт около минуты.
review-queued = Сначала разбирается другая партия.
note-too-many-reviews = Несколько ваших партий уже ждут разбора. Попросите снова, когда один из разборов будет готов.
review-progress = Разобрано { $done } из { $total ->
    [one] { $total } позиции
   *[many] { $total } позиций
  }
review-account = Почему так вышло

review-ledger = Везение и мастерство
review-start-of = начало
review-luck-of = везение
review-own = свои ошибки
review-others = ошибки других
review-end = конец
review-ledger-about = { NUMBER(1, style: "percent") } — разгром всех соперников, { NUMBER(0, style: "percent") } — наоборот. Везение — это всё, что нельзя уверенно назвать ошибкой.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Переломные моменты
review-no-turns = Резких перемен не было.
review-luck = Что вытянуто или выпало
review-after = после хода { $number }, везение
review-by = { $you ->
    [yes] ход { $number }, вы
   *[no] ход { $number }, { $name }
  }
review-mistakes = Упущено
review-no-mistakes = { $you ->
    [yes] Явных ошибок у вас нет.
   *[no] { $name }: явных ошибок нет.
  }

review-continue = Играть отсюда дальше
review-continue-about = Новый стол с этой же позицией.
review-continue-seat = Ваше место
review-continue-level = Боты
review-continue-go = Играть дальше
note-nothing-to-go-on-from = Отсюда продолжить нельзя: выберите момент, когда кто-то ходит, и место, которое вам видно.

records-title = Посмотреть запись
records-head = Посмотреть запись
records-lead = Партия, сыгранная здесь или где-то ещё, в виде файла или текста. Она откроется как стол, и её можно будет просмотреть ход за ходом.
records-file = Файл
records-text = Или её текст
records-open = Открыть
records-preparing = Правила игры { $game } ещё готовятся. Откройте запись чуть позже.
records-link = Посмотреть запись

review-for = { $you ->
    [yes] для вас
   *[no] игрок: { $name }
  }
