score-title = { $game }: лист за поене
score-sheet = лист за поене
score-about = Играте правим картама и плочицама? Унесите шта је на столу: stol сабира поене и објашњава их.
score-link = Линк до овог листа
score-open = Лист за поене
score-open-label = { $game }: лист за поене

score-who = Ко игра?
score-name = Име играча { $number }
score-start = Отвори лист
score-mine = Ваши листови

score-players = Играчи
score-undo = Поништи последњи унос овог играча
score-totals = Поени до сада
score-sum = збир
score-result = Прикажи резултат
score-names = Исправи имена
score-share = Подели лист
score-share-about = Ко има овај линк, види исти лист и може да уноси поене, свако на свом уређају.
score-unsaved = Још није сачувано. Унос остаје на овом уређају и биће послат чим се веза врати.
score-again = Поново
score-correct = Исправи
score-next = Следи: { $name }

score-leads = { $margin ->
    [one] У вођству: { $name }, { $margin } поен више.
    [few] У вођству: { $name }, { $margin } поена више.
   *[other] У вођству: { $name }, { $margin } поена више.
  }
score-leads-even = У вођству по додатном критеријуму: { $name }.
score-level = Заједно воде: { $names }.

score-wrong-entry = Овде не може да се унесе „{ $typed }”. Ништа није промењено.
score-wrong-used = Карта { $card } је већ унета. Ништа није промењено.
score-wrong-step = Стаза иде од 0 до { $end }. Ништа није промењено.
score-wrong-hand = { $count ->
    [one] Играч истовремено има највише { $count } незавршену карту. Ништа није промењено.
    [few] Играч истовремено има највише { $count } незавршене карте. Ништа није промењено.
   *[other] Играч истовремено има највише { $count } незавршених карата. Ништа није промењено.
  }
score-wrong-deck = { $count ->
    [one] Шпил има { $count } карту и све су већ овде. Ништа није промењено.
    [few] Шпил има { $count } карте и све су већ овде. Ништа није промењено.
   *[other] Шпил има { $count } карата и све су већ овде. Ништа није промењено.
  }
score-wrong-number = „{ $typed }” није број поена од 0 до { $most }. Ништа није промењено.
score-stale = Неко други је ово у међувремену променио. Ово је садашње стање; погледајте га и по потреби унесите поново.
note-no-sheet = Нема таквог листа за поене. Можда је неко слово у адреси погрешно.

score-cells = { $count } од 9
score-what = Шта је на пољу
score-which = Која { $number }?
score-down = Лицем доле
score-empty = Празно
score-cell = { $what ->
    [open] Поље { $cell }, још није унето
    [none] Поље { $cell }, празно
    [down] Поље { $cell }, карта лицем надоле
    [two] Поље { $cell }, { $card }, потврђена
   *[up] Поље { $cell }, { $card }
  }
score-seal = { $sealed ->
    [yes] Поље { $cell }: две карте, потврђено
   *[no] Поље { $cell }: једна карта; додирните ако је под њом још једна
  }
score-seal-tip = Две карте на пољу? Додирните печат са испрекиданом ивицом у углу: горња карта је потврђена.
score-gone = { $card }: има је { $name }
score-round-done = Унето је свих девет поља: { $name }

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] Циљ је достигнут: { $colours }. Још једна плочица: { $name }.
    [few] Циљеви су достигнути: { $colours }. Још по једна плочица за сваки: { $name }.
   *[other] Циљеви су достигнути: { $colours }. Још по једна плочица за сваки: { $name }.
  }
score-goal = { $count ->
    [one] Циљ је достигнут: { $colours }.
    [few] Циљеви су достигнути: { $colours }.
   *[other] Циљеви су достигнути: { $colours }.
  }
score-dashed = Испрекидано: овај потез.
score-turn = Следећи потез
score-more = { $colour ->
    [r] Црвена, за један више
    [o] Наранџаста, за један више
    [y] Жута, за један више
    [g] Зелена, за један више
    [b] Плава, за један више
   *[p] Љубичаста, за један више
  }
score-less = { $colour ->
    [r] Црвена, за један мање
    [o] Наранџаста, за један мање
    [y] Жута, за један мање
    [g] Зелена, за један мање
    [b] Плава, за један мање
   *[p] Љубичаста, за један мање
  }

score-scored = { $count ->
    [one] { $count } освојена
    [few] { $count } освојене
   *[other] { $count } освојених
  }
score-is-scored = освојена
score-no-cards = Изаберите карту, па додирујте поља како их прецртавате.
score-add-card = Додај карту
score-remove = Уклони карту { $card }
score-box = { $crossed ->
    [yes] { score-box-colour }, поље { $number } од { $count }, прецртано
   *[no] { score-box-colour }, поље { $number } од { $count }, слободно
  }
score-box-colour = { $colour ->
    [r] Црвени ред
    [o] Наранџасти ред
    [y] Жути ред
    [g] Зелени ред
    [b] Плави ред
   *[p] Љубичасти ред
  }

score-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карте
   *[other] { $count } карата
  }
score-typed = поени
score-ways = Како се броји
score-by-cards = Постави карте
score-by-totals = Упиши збирове
score-lay = Додирните свако место са картом овог играча: { $name }. Поени зависе само од тога чија карта где лежи.
score-start-card = Почетна карта
score-space = Слободно место { $at }
score-card-at = { $own ->
    [yes] { $name }, карта на месту { $at }: уклони је
   *[no] { $name }, карта на месту { $at }
  }
score-nobody = Нико
