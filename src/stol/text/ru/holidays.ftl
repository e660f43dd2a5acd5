# Days off, on which clocks of days for a move stand.

own-holidays = Отпуск
holidays-page = stol: отпуск
holidays-head = Отпуск
holidays-lead = В отпуске ваше время не идёт за столами, где на каждый ход даются часы или дни. Партии с часами на всю партию продолжаются.
holidays-left = { $count ->
    [one] В { $year } году остался { $count } день отпуска.
    [few] В { $year } году осталось { $count } дня отпуска.
   *[many] В { $year } году осталось { $count } дней отпуска.
  }
holidays-first = Первый день (пусто: с этой минуты)
holidays-last = Последний день
holidays-about = Каждый начатый день считается целым; дни начинаются в полночь по UTC. Другие за столом видят, до какого дня вас нет.
holidays-take = Взять отпуск
holidays-now = У вас отпуск до { DATETIME($last, dateStyle: "long") }
holidays-coming = У вас отпуск с { DATETIME($first, dateStyle: "long") } до { DATETIME($last, dateStyle: "long") }
holidays-end = Я снова здесь
holidays-cancel = Отказаться
sitter-holiday = отпуск до { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = отпуск начинается { $today } или позже и заканчивается в тот же день или в следующие 365 дней: первый и последний день — даты вида { $today }
refused-holiday-other = у вас уже есть отпуск: сначала завершите его
refused-holiday-days = { $left ->
    [one] в { $year } году остался только { $left } день отпуска
    [few] в { $year } году осталось только { $left } дня отпуска
   *[many] в { $year } году осталось только { $left } дней отпуска
  }
cli-admin-kind-holidays = отпуска
