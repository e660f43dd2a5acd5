# Hints at the table.

hint = Подсказка
# Room for 18 letters.
hint-best = Лучшие ходы
hint-close = Закрыть подсказку
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = просчитано до конца
hint-tried = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
   *[many] { $count } попыток
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = За этим столом подсказок нет.
hint-meaning = Процент — ожидаемый результат: { NUMBER(1, style: "percent") } — разгром всех соперников, { NUMBER(0, style: "percent") } — разгромное поражение; в одиночной игре — доля от всех очков. Ниже — насколько это надёжно.
hint-numbers = Что значат числа
