# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Расклад
setup-deal-about = Столы с одинаковым названием расклада получают одни и те же карты, плитки и кубики. Без названия расклад только ваш. Кто уже знает расклад, тот знает, что придёт.

deal-title = { $game }: { $deal }
deal-head = Расклад «{ $deal }»
deal-lead = Всем, кто его играет, выпадают одни и те же карты, плитки и кубики, что бы они ни решали.
deal-play = Сыграть этот расклад
deal-results = Результаты
deal-nobody = Пока никто не доиграл.
daily-nobody = Никто не доиграл.
deal-rank = Позиция
deal-table = Стол
deal-margin = Отрыв
deal-you = вы
deal-somebody = Кто-то
deal-opponent = { $level ->
    [novice] { $name } (новичок)
    [casual] { $name } (любитель)
    [club] { $name } (клубный)
    [expert] { $name } (эксперт)
   *[master] { $name } (мастер)
  }
deal-ended = { $count ->
    [one] Доиграна { $count } партия.
    [few] Доиграно { $count } партии.
   *[many] Доиграно { $count } партий.
  }
deal-running = { $count ->
    [1] За одним столом ещё играют.
    [one] Ещё играют за { $count } столом.
   *[many] Ещё играют за { $count } столами.
  }

home-today = Расклад дня
home-today-label = Расклад дня: { $game }
daily-head = Расклад дня
daily-lead = Один и тот же расклад для всех, против одного и того же бота-эксперта. Одна партия в день; день заканчивается в полночь UTC.
daily-play = Сыграть расклад дня
daily-go-on = Играть дальше
daily-result = Ваша партия
daily-today = Сегодня
daily-yesterday = Вчера
daily-before = Позавчера
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Честная раздача
fair-about = Все случайности этой партии определены ещё до её начала. Запомните этот хеш: в конце будет показано зерно (seed), и по ним любой сможет проверить каждую карту, плитку и кубик.
fair-seed-about = Каждая карта, плитка и кубик следуют из этого зерна (seed), а его хеш был виден с самого начала. Команда «stol verify» проверит это по записи.
fair-later = Зерно (seed) покажут, когда закончится день: до тех пор этот же расклад играют другие.
fair-hash = Хеш
fair-seed = Зерно
fair-daily = Расклад дня: все результаты
fair-named = Расклад «{ $name }»: все результаты

note-own-hands = Расклад дня играют самостоятельно и без подсказок.
