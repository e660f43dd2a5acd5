# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = Моје партије
track-nobody = Ваше партије
track-lead = { $games ->
    [0] Још нема завршених партија. Овде се рачуна све што одиграте, без налога.
    [one] { $games } партија, победа: { $won }. Све без налога.
    [few] { $games } партије, победа: { $won }. Све без налога.
   *[other] { $games } партија, победа: { $won }. Све без налога.
  }
track-game = Игра
track-strength = Јачина
track-none = { $game }: још нема партија за рејтинг. Укључите „За рејтинг” кад постављате сто.
track-early = { $games ->
    [one] { $game }: досад { $games } партија за рејтинг. Број се приказује после десет партија; дотле само појас.
    [few] { $game }: досад { $games } партије за рејтинг. Број се приказује после десет партија; дотле само појас.
   *[other] { $game }: досад { $games } партија за рејтинг. Број се приказује после десет партија; дотле само појас.
  }
track-about = { $game }, партију по партију. Ваша јачина је у појасу девет пута од десет; што више играте, појас је ужи. Тачкасте линије: ботови.
track-provisional = Још привремено
track-chart = { $games ->
    [one] Јачина после { $games } партије за рејтинг; следи табела
    [few] Јачина после { $games } партије за рејтинг; следи табела
   *[other] Јачина после { $games } партија за рејтинг; следи табела
  }
track-number = Партија за рејтинг
track-band = Девет пута од десет
track-between = { $low }–{ $high }
track-shares = Колико често побеђујете
track-shares-about = Против људи и ботова. Осенчени део може бити и случајност.
track-sizes = По броју играча
track-sizes-about = Подељено прво место рачуна се као победа.
track-people = Људи
track-never = није играно
track-players = { $count ->
    [one] { $count } играч
    [few] { $count } играча
   *[other] { $count } играча
  }
track-luck = Срећа и низови
track-luck-known = { $games ->
    [one] У { $games } анализираној партији срећа је донела { $wins } ± { $error } победе.
    [few] У { $games } анализиране партије срећа је донела { $wins } ± { $error } победе.
   *[other] У { $games } анализираних партија срећа је донела { $wins } ± { $error } победе.
  }
track-luck-unknown = Анализа показује шта је била срећа. Ниједна од ових партија још нема анализу.
track-luck-waiting = { $games ->
    [one] Анализира се још { $games } партија.
    [few] Анализирају се још { $games } партије.
   *[other] Анализира се још { $games } партија.
  }
track-luck-more = Анализирај још партија
track-run-now = Победа заредом, сада
track-run-longest = Победа заредом, највише
track-firsts = Прве победе и рекорди
track-first = Прва победа: { $what }
track-record = Највише поена: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Све партије
track-filter-against = Против кога
track-filter-players = Број играча
track-filter-result = Исход
track-filter-rated = За рејтинг
track-any = све
track-yes = да
track-no = не
track-won = победа
track-lost = без победе
track-alone = соло
track-left = предато
track-stand-in = играо је и бот
track-show = Прикажи
track-nothing = Таквих партија нема.
track-newer = Новије партије
track-older = Старије партије
own-track = Моје партије
track-open = Моје партије и јачина
track-picture = Слика за дељење
track-picture-about = Ваше име, ваше партије и ваша јачина. Види је само онај коме је пошаљете.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } партија, победа: { $won }
    [few] { $games } партије, победа: { $won }
   *[other] { $games } партија, победа: { $won }
  }
track-picture-head = За столом: { $name }
