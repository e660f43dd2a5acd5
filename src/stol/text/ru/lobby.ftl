lobby-switch = Подсесть может любой
lobby-switch-about = Стол виден в зале, пока есть свободное место.

lobby-title = Зал
lobby-link = Найти игроков
lobby-head = Найдите, с кем сыграть
lobby-lead = Подсядьте к столу со свободным местом, или пусть stol найдёт того, кто хочет сыграть в то же самое.
lobby-open = Свободные места
lobby-none = Сейчас здесь никто не ждёт. Откройте первый стол: кто придёт позже, найдёт вас.
lobby-by-game = Игра
lobby-by-speed = Время
lobby-all = Все
lobby-speed-none = Без часов
lobby-speed-live = За один присест
lobby-speed-days = Несколько дней
lobby-free = { $free ->
    [one] { $name }: { $free } свободное место
    [few] { $name }: { $free } свободных места
   *[many] { $name }: { $free } свободных мест
  }
lobby-join = Сесть
lobby-join-label = Сесть: { $game }, { $name }
lobby-mine = К столу
lobby-before = Назад
lobby-after = Ещё
lobby-pair-head = Сыграйте с кем-нибудь
lobby-pair-about = Вы садитесь за стол с тем, кто хочет сыграть в то же самое. Если никого ещё нет, вы ждёте за своим столом.
lobby-pair-none = Без часов
lobby-pair-live = 10 мин + 5 с на ход
lobby-pair-days = 3 дня на ход
lobby-pair = Найти игрока
lobby-own-head = Откройте стол
lobby-own-about = Правила выбираете вы, а подсесть может любой.
lobby-own = Настроить
lobby-listed-on = Стол виден в зале: подсесть может любой.
lobby-listed-off = Сейчас стол в зале не виден.
lobby-take-out = Убрать из зала
lobby-take-in = Показать в зале

refused-lobby-game = «{ $typed }» — не игра этого сервера: ключи есть на /api/games
refused-lobby-speed = «{ $typed }» — не темп: none (без часов), live или days
note-not-public = Этот стол только для приглашённых.
note-too-many-listed = В зале уже пять ваших столов. Закройте один из них или уберите его из зала.
