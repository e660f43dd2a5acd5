# Выходные: в это время стоят часы с днями на ход.

own-holidays = Выходные дни
holidays-page = stol: выходные дни
holidays-head = Выходные дни
holidays-lead = В выходные дни ваши часы стоят за столами с часами или днями на ход. Партии на минуты продолжаются.
holidays-left = { $count ->
    [one] В { $year } году остался { $count } выходной день.
    [few] В { $year } году осталось { $count } выходных дня.
   *[many] В { $year } году осталось { $count } выходных дней.
  }
holidays-first = Первый день (пусто: с этой минуты)
holidays-last = Последний день
holidays-about = Каждый начатый день считается целым; дни начинаются в полночь по UTC. Другие за столом видят, до какого дня вас нет.
holidays-take = Взять выходные
holidays-now = У вас выходные до { DATETIME($last, dateStyle: "long") }
holidays-coming = У вас выходные с { DATETIME($first, dateStyle: "long") } до { DATETIME($last, dateStyle: "long") }
holidays-end = Я снова здесь
holidays-cancel = Не брать их
sitter-holiday = в отпуске до { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = выходные начинаются { $today } или позже и заканчиваются в тот же день или в следующие 365 дней: первый и последний день — даты вида { $today }
refused-holiday-other = у вас уже есть выходные: сначала завершите их
refused-holiday-days = { $left ->
    [one] в { $year } году остался только { $left } выходной день
    [few] в { $year } году осталось только { $left } выходных дня
   *[many] в { $year } году осталось только { $left } выходных дней
  }
cli-admin-kind-holidays = выходные дни
