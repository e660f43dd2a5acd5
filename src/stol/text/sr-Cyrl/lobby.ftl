lobby-switch = Свако може да се придружи
lobby-switch-about = Сто је видљив у предворју док има слободних места.

lobby-title = Предворје
lobby-link = Нађи неког за игру
lobby-head = Нађите неког за игру
lobby-lead = Придружите се столу са слободним местом или нека stol нађе неког ко жели да игра исто.
lobby-open = Слободна места
lobby-none = Овде сада нико не чека. Отворите први сто: ко дође касније, наћи ће вас.
lobby-by-game = Игра
lobby-by-speed = Време
lobby-all = Сви
lobby-speed-none = Без сата
lobby-speed-live = Уживо
lobby-speed-days = Више дана
lobby-free = { $free ->
    [one] { $name }: { $free } слободно место
    [few] { $name }: { $free } слободна места
   *[other] { $name }: { $free } слободних места
  }
lobby-join = Седи
lobby-join-label = Седи за сто: { $game }, { $name }
lobby-mine = За сто
lobby-before = Назад
lobby-after = Још
lobby-pair-head = Играјте с неким
lobby-pair-about = Седате за сто са неким ко жели да игра исто. Ако још нема никога, чекате за својим столом.
lobby-pair-none = Без сата
lobby-pair-live = 10 мин + 5 с по потезу
lobby-pair-days = 3 дана по потезу
lobby-pair = Нађи неког
lobby-own-head = Отворите сто
lobby-own-about = Ви бирате правила, а свако може да се придружи.
lobby-own = Подеси
lobby-listed-on = Сто је видљив у предворју: свако може да се придружи.
lobby-listed-off = Сто се сада не види у предворју.
lobby-take-out = Склони из предворја
lobby-take-in = Прикажи у предворју

refused-lobby-game = „{ $typed }” није игра на овом серверу: кључеви су на /api/games
refused-lobby-speed = „{ $typed }” није брзина: none (без сата), live или days
note-not-public = Овај сто је само за позване.
note-too-many-listed = У предворју је већ пет ваших столова. Затворите неки од њих или га склоните из предворја.
