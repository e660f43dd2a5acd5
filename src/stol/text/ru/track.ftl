# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = Мои партии
track-nobody = Ваши партии
track-lead = { $games ->
    [0] Законченных партий пока нет. Всё, что вы сыграете, считается здесь, без регистрации.
    [one] { $games } партия, побед: { $won }. Всё без регистрации.
    [few] { $games } партии, побед: { $won }. Всё без регистрации.
   *[many] { $games } партий, побед: { $won }. Всё без регистрации.
  }
track-game = Игра
track-strength = Сила
track-none = { $game }: рейтинговых партий пока нет. Включите «На рейтинг», когда открываете стол.
track-early = { $games ->
    [one] { $game }: пока { $games } рейтинговая партия. Число появится после десяти партий, а до того — только полоса.
    [few] { $game }: пока { $games } рейтинговые партии. Число появится после десяти партий, а до того — только полоса.
   *[many] { $game }: пока { $games } рейтинговых партий. Число появится после десяти партий, а до того — только полоса.
  }
track-about = { $game }, партия за партией. Ваша сила лежит в полосе девять раз из десяти; чем больше вы играете, тем она уже. Пунктир: боты.
track-provisional = Пока приблизительно
track-chart = { $games ->
    [one] Сила после { $games } рейтинговой партии; ниже таблица
    [few] Сила после { $games } рейтинговых партий; ниже таблица
   *[many] Сила после { $games } рейтинговых партий; ниже таблица
  }
track-number = Рейтинговая партия
track-band = Девять раз из десяти
track-between = { $low }–{ $high }
track-shares = Как часто вы побеждаете
track-shares-about = Против людей и ботов. Закрашенная часть может быть и случайностью.
track-sizes = По числу игроков
track-sizes-about = Разделённое первое место считается победой.
track-people = Люди
track-never = партий не было
track-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
track-luck = Удача и серии
track-luck-known = { $games ->
    [one] В { $games } разобранной партии удача принесла { $wins } ± { $error } победы.
    [few] В { $games } разобранных партиях удача принесла { $wins } ± { $error } победы.
   *[many] В { $games } разобранных партиях удача принесла { $wins } ± { $error } победы.
  }
track-luck-unknown = Разбор показывает, что было удачей. Ни у одной из этих партий его пока нет.
track-luck-waiting = { $games ->
    [one] Разбирается ещё { $games } партия.
    [few] Разбираются ещё { $games } партии.
   *[many] Разбирается ещё { $games } партий.
  }
track-luck-more = Разобрать ещё партии
track-run-now = Побед подряд, сейчас
track-run-longest = Побед подряд, рекорд
track-firsts = Первые победы и рекорды
track-first = Первая победа: { $what }
track-record = Больше всего очков: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Все партии
track-filter-against = Против кого
track-filter-players = Число игроков
track-filter-result = Исход
track-filter-rated = На рейтинг
track-any = все
track-yes = да
track-no = нет
track-won = победа
track-lost = без победы
track-alone = соло
track-left = сдана
track-stand-in = играл и бот
track-show = Показать
track-nothing = Таких партий нет.
track-newer = Более новые партии
track-older = Более старые партии
own-track = Мои партии
track-open = Мои партии и сила
track-picture = Картинка, чтобы поделиться
track-picture-about = Ваше имя, ваши партии и ваша сила. Её увидит только тот, кому вы её отправите.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } партия, побед: { $won }
    [few] { $games } партии, побед: { $won }
   *[many] { $games } партий, побед: { $won }
  }
track-picture-head = За столом: { $name }
