# A table of Ingenious. A tile agrees with плочица, which the sentences add; cases: nom, acc, gen. Others' moves are told
# in the present tense, which has no gender; offered moves are nouns or infinitives.

ingenious-tile = { $first ->
    [r] црвено
    [o] наранџасто
    [y] жуто
    [g] зелено
    [b] плаво
   *[p] љубичасто
  }-{ $case ->
    [acc] { $second ->
        [r] црвену
        [o] наранџасту
        [y] жуту
        [g] зелену
        [b] плаву
       *[p] љубичасту
      }
    [gen] { $second ->
        [r] црвене
        [o] наранџасте
        [y] жуте
        [g] зелене
        [b] плаве
       *[p] љубичасте
      }
   *[nom] { $second ->
        [r] црвена
        [o] наранџаста
        [y] жута
        [g] зелена
        [b] плава
       *[p] љубичаста
      }
  }
ingenious-double = { $case ->
    [acc] дуплу { $colour ->
        [r] црвену
        [o] наранџасту
        [y] жуту
        [g] зелену
        [b] плаву
       *[p] љубичасту
      }
    [gen] дупле { $colour ->
        [r] црвене
        [o] наранџасте
        [y] жуте
        [g] зелене
        [b] плаве
       *[p] љубичасте
      }
   *[nom] дупла { ingenious-colour }
  }
ingenious-colour = { $colour ->
    [r] црвена
    [o] наранџаста
    [y] жута
    [g] зелена
    [b] плава
   *[p] љубичаста
  }
ingenious-gain = { ingenious-colour } +{ $points }
ingenious-cry = Ingenious!
ingenious-both = { $one } { $other }

ingenious-free = { $count ->
    [one] { $count } слободно поље
    [few] { $count } слободна поља
   *[other] { $count } слободних поља
  }
ingenious-bag = { $count ->
    [0] Врећица је празна.
    [one] { $count } плочица у врећици.
    [few] { $count } плочице у врећици.
   *[other] { $count } плочица у врећици.
  }

# On phones 9 letters fit.
ingenious-bonus-yours = { $count ->
    [1] Ваш бонус потез
    [one] { $count } бонус потез за вас
    [few] { $count } бонус потеза за вас
   *[other] { $count } бонус потеза за вас
  }
ingenious-bonus-of = { $name }: бонус потез
ingenious-draws = { $you ->
    [yes] Извлачите
   *[no] Извлачи { $name }
  }
ingenious-deal = Подела плочица

ingenious-placed-none = { $you ->
    [yes] Поставили сте { FORM($tile, case: "acc") } плочицу: без поена.
   *[no] { $name } поставља { FORM($tile, case: "acc") } плочицу: без поена.
  }
ingenious-placed = { $you ->
    [yes] Поставили сте { FORM($tile, case: "acc") } плочицу: { $gains }.
   *[no] { $name } поставља { FORM($tile, case: "acc") } плочицу: { $gains }.
  }
ingenious-reached = Ingenious! { $colour ->
    [r] Црвена је стигла до { $step }.
    [o] Наранџаста је стигла до { $step }.
    [y] Жута је стигла до { $step }.
    [g] Зелена је стигла до { $step }.
    [b] Плава је стигла до { $step }.
   *[p] Љубичаста је стигла до { $step }.
  }
ingenious-swapped = { $you ->
    [yes] Заменили сте све своје плочице.
   *[no] { $name } мења све плочице.
  }
ingenious-refilled = { $you ->
    [yes] Задржали сте плочице и допунили сталак.
   *[no] { $name } задржава плочице и допуњује сталак.
  }
ingenious-asked = { $you ->
    [yes] Можете да замените плочице.
   *[no] { $name } има право на замену плочица, а сталак је опет пун.
  }

ingenious-board = Табла
ingenious-rack = Ваш сталак
ingenious-pick = Узми { FORM($tile, case: "acc") } плочицу
ingenious-put-back = Врати { FORM($tile, case: "acc") } плочицу
ingenious-turn = Окрени
ingenious-turn-back = Окрени у другу страну
ingenious-place = Постави
ingenious-no-points = без поена
ingenious-place-none = Поставити { FORM($tile, case: "acc") } плочицу на поља { $here } и { $there }: без поена.
ingenious-place-some = { $bonus ->
    [0] Поставити { FORM($tile, case: "acc") } плочицу на поља { $here } и { $there }: { $gains }.
    [1] Поставити { FORM($tile, case: "acc") } плочицу на поља { $here } и { $there }: { $gains }. Ingenious, бонус потез.
    [one] Поставити { FORM($tile, case: "acc") } плочицу на поља { $here } и { $there }: { $gains }. Ingenious, { $bonus } бонус потез.
   *[other] Поставити { FORM($tile, case: "acc") } плочицу на поља { $here } и { $there }: { $gains }. Ingenious, { $bonus } бонус потеза.
  }
ingenious-choose-tile = Изаберите плочицу
ingenious-choose-space = Изаберите поље
ingenious-no-space = Овако не може нигде: окрените је
ingenious-first-tile = Ваша прва плочица мора да додирује одштампани симбол који није додирнула прва плочица ниједног другог играча.
ingenious-bonus-owed = { $count ->
    [1] Поставите још једну плочицу пре допуне.
    [one] Поставите још { $count } плочицу пре допуне.
    [few] Поставите још { $count } плочице пре допуне.
   *[other] Поставите још { $count } плочица пре допуне.
  }
ingenious-why = Зашто не овде?
ingenious-why-off = Доста питања
ingenious-why-at = Зашто не { $tile } плочица на поља { $here } и { $there }?
ingenious-why-hint = Изаберите поље са знаком питања.

# Swapping
ingenious-offer = Заменити плочице?
ingenious-offer-one = Ниједна не показује вашу најслабију боју, а то је { ingenious-colour }. Можете добити шест нових.
ingenious-offer-many = Ниједна не показује ниједну од ваших најслабијих боја. Можете добити шест нових.
ingenious-swap = { $count ->
    [1] Замена плочице
    [one] Замена { $count } плочице
    [few] Замена све { $count }
   *[other] Замена свих { $count }
  }
ingenious-refill = Допуна
ingenious-aside = Одложено

# Scores
ingenious-lowest = најслабија
ingenious-decides = одлучује најслабија боја
ingenious-solo = најслабија боја је ваш резултат
ingenious-on-rack = { $count ->
    [0] без плочица
    [one] { $count } плочица
    [few] { $count } плочице
   *[other] { $count } плочица
  }
ingenious-tracks = { $you ->
    [yes] Ваше стазе
   *[no] Стазе: { $name }
  }
ingenious-team = { $you ->
    [yes] Ви и { $other }
   *[no] { $one } и { $other }
  }
ingenious-rack-of = Сталак: { $name }

# The table in words
ingenious-words-tracks = Стазе
ingenious-words-board = Табла
ingenious-words-racks = Сталци
ingenious-words-player = Играч
ingenious-words-lowest = Најслабија
ingenious-words-rack = { $you ->
    [yes] Ви: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] { $count ->
        [one] Ви: { $count } плочица
        [few] Ви: { $count } плочице
       *[other] Ви: { $count } плочица
      }
   *[no] { $count ->
        [one] { $name }: { $count } плочица
        [few] { $name }: { $count } плочице
       *[other] { $name }: { $count } плочица
      }
  }
ingenious-words-size = Шестоугао са страницом { $side }, средина { $centre }.
ingenious-words-opening = Одштампани симболи слободни за прву плочицу: { $colours }.

# The result
ingenious-result-player = Играч
ingenious-result-colours = Од најслабије боје навише
ingenious-result-lowest = Најслабија боја

# With real tiles
ingenious-chance-tile = { $you ->
    [yes] Коју плочицу сте извукли?
   *[no] Коју плочицу извлачи { $name }?
  }
