# Clustered in two minutes. No number is written here: the figures count them. NAME-short has room for 18 letters.

## The deck
learn-clustered-deck = Ваш шпил
learn-clustered-deck-short = Ваш шпил
learn-clustered-deck-text = Имате свој шпил: { $plain ->
    [one] { $plain } карту
    [few] { $plain } карте
   *[other] { $plain } карата
  }, све различите, и { $jokers ->
    [one] { $jokers } џокера
    [few] { $jokers } џокера
   *[other] { $jokers } џокера
  }. Карте се разликују по { $attributes ->
    [one] { $attributes } особини
    [few] { $attributes } особине
   *[other] { $attributes } особина
  }. Оквир само показује чија је карта.
learn-clustered-deck-alt = Три карте различитог облика, три различите испуне, три различитог броја и { $jokers ->
    [one] { $jokers } џокер
    [few] { $jokers } џокера
   *[other] { $jokers } џокера
  }.
learn-clustered-deck-shape = **Облик**
learn-clustered-deck-shape-more = квадрат, троугао, круг
learn-clustered-deck-fill = **Испуна**
learn-clustered-deck-fill-more = празно, ишрафирано, попуњено
learn-clustered-deck-number = **Број**
learn-clustered-deck-number-more = један, два, три
learn-clustered-deck-jokers = **Џокери**
learn-clustered-deck-jokers-more = { $cards ->
    [one] укупно { $cards } карта
    [few] укупно { $cards } карте
   *[other] укупно { $cards } карата
  }

## Two of three
learn-clustered-match = Две од три
learn-clustered-match-short = Две од три
learn-clustered-match-text = Суседне карте морају да деле бар { $least } од { $attributes ->
    [one] { $attributes } особине
    [few] { $attributes } особине
   *[other] { $attributes } особина
  }: облик, испуну, број. Није важно чија је карта.
learn-clustered-match-alt = Два попуњена троугла и три карте поред њих. Два ишрафирана троугла и два попуњена круга иду уз њих. Један празан троугао не иде.
learn-clustered-match-fill = **Иде.** Заједничке особине: { $fill } од { $attributes }; само је испуна другачија.
learn-clustered-match-shape = **Иде.** Заједничке особине: { $shape } од { $attributes }; само је облик другачији.
learn-clustered-match-both = **Не иде.** Заједничке особине: само { $both } од { $attributes }.

## Where a card can lie
learn-clustered-beside = Уз сваког суседа
learn-clustered-beside-short = Уз сваког суседа
learn-clustered-beside-text = Кад сте на потезу, одиграјте карту поред неке карте на столу, ивицом уз ивицу. Мора да се слаже са **сваком** картом коју додирује, вашом или туђом. Затим извуците нову.
learn-clustered-beside-alt = Карте око почетне карте. Два попуњена троугла из руке могу да се одиграју на { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[other] { $spaces } места
  }. Места на којима је сусед превише различит: још { $others }.

## Jokers and the start card
learn-clustered-joker = Џокер иде свуда
learn-clustered-joker-short = Џокери
learn-clustered-joker-text = { $fitting ->
    [0] Овде не иде ниједна од { $plain } обичних карата.
    [one] Овде иде само { $fitting } од { $plain } обичних карата.
    [few] Овде иду само { $fitting } од { $plain } обичних карата.
   *[other] Овде иде само { $fitting } од { $plain } обичних карата.
  } Џокер иде поред било чега и било шта иде поред џокера. Таква је и почетна карта, али она није ничија.
learn-clustered-joker-alt = Место са { $neighbours ->
    [one] { $neighbours } суседом
    [few] { $neighbours } суседа
   *[other] { $neighbours } суседа
  } који немају ништа заједничко. Затим ту лежи џокер.

## Runs
learn-clustered-runs = Низови
learn-clustered-runs-short = Низови
learn-clustered-runs-text = { $shortest } или више ваших карата у линији, водоравно или усправно, доносе по поен. Овде је то { $total ->
    [one] { $total } поен
   *[other] { $total } поена
  }.
learn-clustered-runs-alt = Водоравни низ доноси { $rows ->
    [one] { $rows } поен
   *[other] { $rows } поена
  }, усправни { $columns ->
    [one] { $columns } поен
   *[other] { $columns } поена
  }. У другом реду између ваших карата лежи туђа: нема поена.
learn-clustered-runs-aside = Туђа карта, почетна карта или празнина прекида низ.

## Counting
learn-clustered-count = Низови и правоугаоник
learn-clustered-count-short = Бројање поена
learn-clustered-count-text = Рачуна се и ваш највећи потпун правоугаоник, по поен за сваку карту. Тако једна карта може да се рачуна до { $most ->
    [one] { $most } пут
    [few] { $most } пута
   *[other] { $most } пута
  }.
learn-clustered-count-alt = Исти сто три пута. Водоравни низови доносе { $rows }, усправни { $columns }, највећи правоугаоник { $rectangle }: укупно { $total }.
learn-clustered-count-rows = **Водоравно:** { $rows }
learn-clustered-count-columns = **Усправно:** { $columns }
learn-clustered-count-rectangle = **Највећи правоугаоник:** { $rectangle }
learn-clustered-count-rectangle-more = Овде { $wide } × { $high }. Рачуна се само један, а обе стране имају бар две карте.

## A question
learn-clustered-check = Колико поена имате?
learn-clustered-check-text = Плаве карте су ваше. Саберите водоравне и усправне низове и највећи правоугаоник.
learn-clustered-check-answers = Поени
learn-clustered-check-alt = Ваше карте леже у две колоне од по три које се додирују. Још једна ваша карта лежи с друге стране почетне карте.
learn-clustered-check-fewer = То је само правоугаоник. Али његове колоне су уједно и низови.
learn-clustered-check-right = Усправни низови доносе { $columns }, правоугаоник још { $rectangle }. Редови од { $wide } су прекратки, а почетна карта није ничија.
learn-clustered-check-more = Редови од { $wide } су прекратки: низ има бар { $shortest ->
    [one] { $shortest } карту
    [few] { $shortest } карте
   *[other] { $shortest } карата
  }.

## Blocking, and when nothing fits
learn-clustered-block = Блокирање и одбацивање
learn-clustered-block-short = Блокирање
learn-clustered-block-text = Смете да играте поред било чијих карата, па и само да бисте сметали. Ако ниједна карта нигде не иде, и само тада, одбаците једну.
learn-clustered-block-alt = Други играч има две карте у низу. Ви играте карту на њихов крај. Затим сто на којем ниједна ваша карта не може да се одигра: одбацујете једну.
learn-clustered-block-open = Трећа смеђа карта овде би донела { $gain ->
    [one] { $gain } поен
   *[other] { $gain } поена
  }.
learn-clustered-block-blocked = Ваша карта се слаже, па сме да лежи ту.
learn-clustered-block-stuck = { $spaces ->
    [one] { $spaces } место на малом столу
    [few] { $spaces } места на малом столу
   *[other] { $spaces } места на малом столу
  }, и ништа не иде.
learn-clustered-block-discard = Од { $hand ->
    [one] { $hand } карте
    [few] { $hand } карте
   *[other] { $hand } карата
  } одбацујете једну, отворену. Она је ван игре.

## The end
learn-clustered-end = Крај игре
learn-clustered-end-short = Крај игре
learn-clustered-end-text = Игра се завршава кад су све карте одигране или одбачене. Побеђује ко има највише поена: овде { $mine } према { $others }.
learn-clustered-end-alt = Сто на крају: { $played ->
    [one] на њему је { $played } карта
    [few] на њему су { $played } карте
   *[other] на њему је { $played } карата
  }, { $discarded ->
    [one] { $discarded } је одбачена
    [few] { $discarded } су одбачене
   *[other] { $discarded } је одбачено
  }.
learn-clustered-end-player = { $seat ->
    [0] Ви
   *[other] Други играч
  }

## Other ways to play
learn-clustered-more = Од једног до осам играча
learn-clustered-more-short = Други начини
learn-clustered-more-text = Кад играте сами, покушајте да надмашите свој најбољи резултат. Ако вас је више, или за промену, ту је и ово.
learn-clustered-more-alt = Две почетне карте са { $between ->
    [one] { $between } местом
    [few] { $between } места
   *[other] { $between } места
  } између њих. { $jokers ->
    [one] { $jokers } џокер
    [few] { $jokers } џокера
   *[other] { $jokers } џокера
  }. { $dealt ->
    [one] { $dealt } карта
    [few] { $dealt } карте
   *[other] { $dealt } карата
  }, од којих у руци { $held ->
    [one] остаје { $held }
    [few] остају { $held }
   *[other] остаје { $held }
  }.
learn-clustered-more-expanded = **Од { $fewest } до { $most } играча:** { $starts ->
    [one] { $starts } почетна карта
    [few] { $starts } почетне карте
   *[other] { $starts } почетних карата
  }, између њих { $between ->
    [one] { $between } место
    [few] { $between } места
   *[other] { $between } места
  }. C15
learn-clustered-more-third-joker = **Трећи џокер:** за све, или само за неке, као помоћ. C13
learn-clustered-more-fast = **Брза игра:** бирате { $held } од { $dealt } карата; у сваком потезу извлачите две и одбацујете једну. C16
learn-clustered-more-bonus = **Бонуси:** по { $bonus ->
    [one] { $bonus } поен
   *[other] { $bonus } поена
  } за првог, или за највеће. C17 C18
