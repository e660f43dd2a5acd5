# Pixies at the table, with the terms of the Russian rulebook. A card is feminine: «синяя 4», accusative «синюю 4».
# «Рубашкой вверх» is face down. What somebody else does is in the present tense: it has no gender.

pixies-round = раунд { $round } из { $rounds }
# The turn pill. Room for 9 letters on a phone.
pixies-dealing = Вскрываются карты

# ---- cards

pixies-card-colour = { $case ->
    [acc] { $colour ->
        [b] синюю
        [g] зелёную
        [y] жёлтую
        [r] красную
        [bg] сине-зелёную
        [by] сине-жёлтую
        [br] сине-красную
        [gy] зелёно-жёлтую
        [gr] зелёно-красную
        [yr] жёлто-красную
       *[m] разноцветную
      }
    [gen] { $colour ->
        [b] синей
        [g] зелёной
        [y] жёлтой
        [r] красной
        [bg] сине-зелёной
        [by] сине-жёлтой
        [br] сине-красной
        [gy] зелёно-жёлтой
        [gr] зелёно-красной
        [yr] жёлто-красной
       *[m] разноцветной
      }
    [ins] { $colour ->
        [b] синей
        [g] зелёной
        [y] жёлтой
        [r] красной
        [bg] сине-зелёной
        [by] сине-жёлтой
        [br] сине-красной
        [gy] зелёно-жёлтой
        [gr] зелёно-красной
        [yr] жёлто-красной
       *[m] разноцветной
      }
   *[nom] { $colour ->
       [b] синяя
       [g] зелёная
       [y] жёлтая
       [r] красная
       [bg] сине-зелёная
       [by] сине-жёлтая
       [br] сине-красная
       [gy] зелёно-жёлтая
       [gr] зелёно-красная
       [yr] жёлто-красная
      *[m] разноцветная
     }
  }
# Instrumental: behind «с».
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [one] { $count } крестом
       *[many] { $count } крестами
      }
   *[spirals] { $count ->
       [one] { $count } спиралью
      *[many] { $count } спиралями
     }
  }
# Instrumental, with its preposition.
pixies-card-each = { $each ->
    [1] со спиралью
   *[other] с { $each } спиралями
  }
# Accusative: behind «за каждую».
pixies-card-against = { $against ->
    [b] синюю
    [g] зелёную
    [y] жёлтую
   *[r] красную
  }
pixies-card = { $kind ->
    [special] { pixies-card-colour } { $value } со спиралью за каждую { $colour ->
        [b] синюю
        [g] зелёную
        [y] жёлтую
       *[r] красную
      } карту
    [down] { $marks ->
        [none] { pixies-card-colour } { $value } { pixies-card-each } за каждую ненакрытую карту рубашкой вверх
       *[other] { pixies-card-colour } { $value } с { pixies-card-marks } и { pixies-card-each } за каждую ненакрытую карту рубашкой вверх
      }
    [against] { $marks ->
        [none] { pixies-card-colour } { $value } с крестом за каждую { pixies-card-against } карту
       *[other] { pixies-card-colour } { $value } с { pixies-card-marks } и с крестом за каждую { pixies-card-against } карту
      }
   *[plain] { $marks ->
        [none] { pixies-card-colour } { $value }
       *[other] { pixies-card-colour } { $value } с { pixies-card-marks }
      }
  }

# ---- areas and points

pixies-points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }
pixies-gain = { $points ->
    [one] { $gain } очко
    [few] { $gain } очка
   *[many] { $gain } очков
  }

pixies-area = { $you ->
    [yes] Ваша игровая зона
   *[no] Игровая зона: { $name }
  }
pixies-others = Остальные игроки
# On phones the name, pixies-so-far, pixies-rounds and pixies-this-round stand in one row: 32 letters in all.
pixies-so-far = пока { $shown }
pixies-in-all = всего { $shown }
pixies-this-round = этот раунд
# The items of a score: 32 letters in all on a phone.
pixies-validated = закреплено
pixies-symbols = символы
pixies-zone = область
pixies-zone-of = область { $cards }×{ $each } =
pixies-face_down = рубашкой вверх

# ---- choosing

pixies-market = Выложенные карты
pixies-market-empty = Ни одна карта ещё не вскрыта.
pixies-order = Карты берут в таком порядке: { $names }
pixies-order-player = { $you ->
    [yes] вы
   *[no] { $name }
  }
pixies-prompt = Выберите карту.
pixies-choice = Выбранная карта

# Offered moves: infinitives, since hints and reviews say them of somebody else, too.
pixies-take = { $way ->
    [which] Взять { FORM($card, case: "acc") }: ячейка { $cell }, выбрать, какая останется лицом вверх
    [down] Взять { FORM($card, case: "acc") }: рубашкой вверх в незанятую ячейку
   *[up] Взять { FORM($card, case: "acc") }: лицом вверх в ячейку { $cell }, { pixies-gain }
  }
pixies-place-up = Разместить { FORM($card, case: "acc") } в ячейке { $cell }: { pixies-gain }
pixies-place-down = Положить { FORM($card, case: "acc") } рубашкой вверх в ячейку { $cell }: { pixies-gain }
pixies-place = Разместить, { $gain }
pixies-goes-up = Лицом вверх в ячейку { $cell }
pixies-goes-down = Рубашкой вверх в ячейку { $cell }
pixies-where = Ваша { $value } закреплена. Рубашкой вверх в любую незанятую ячейку
pixies-which = Какая { $value } остаётся лицом вверх?
pixies-keep = { $way ->
    [new] новая
   *[old] старая
  }
pixies-keep-label = { $way ->
    [new] Оставить лицом вверх новую { FORM($card, case: "acc") }: { pixies-gain }
   *[old] Оставить лицом вверх старую { FORM($card, case: "acc") }: { pixies-gain }
  }
pixies-advised = { $way ->
    [new] Взять { FORM($card, case: "acc") } и положить её сверху лицом вверх: { pixies-gain }
   *[old] Взять { FORM($card, case: "acc") }, а лицом вверх оставить старую: { pixies-gain }
  }
pixies-put-back = Вернуть
pixies-why = Почему?
pixies-why-cell = Почему нельзя в ячейку { $cell }?

# ---- what happened

pixies-said = { $you ->
    [yes] { $way ->
        [cover] Вы разместили { FORM($card, case: "acc") } в ячейке { $cell }: карта сразу закреплена.
        [new] Вы оставили лицом вверх новую { FORM($card, case: "acc") }, а под ней { $other }.
        [old] Вы оставили лицом вверх старую { FORM($other, case: "acc") }, а под ней { $card }.
        [down] Вы положили { FORM($card, case: "acc") } рубашкой вверх в ячейку { $cell }.
       *[up] Вы разместили { FORM($card, case: "acc") } в ячейке { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } размещает { FORM($card, case: "acc") } в ячейке { $cell }: карта сразу закреплена.
        [new] { $name } оставляет лицом вверх новую { FORM($card, case: "acc") }, а под ней { $other }.
        [old] { $name } оставляет лицом вверх старую { FORM($other, case: "acc") }, а под ней { $card }.
        [down] { $name } кладёт { FORM($card, case: "acc") } рубашкой вверх в ячейку { $cell }.
       *[up] { $name } размещает { FORM($card, case: "acc") } в ячейке { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] Вы разместили последнюю карту. Раунд { $round } окончен.
   *[no] { $name } размещает последнюю карту. Раунд { $round } окончен.
  }

# ---- rounds

pixies-rounds = Раунды
pixies-round-was = Раунд { $round }
pixies-round-over = Раунд { $round } окончен
pixies-all-rounds = всего
pixies-player = Игрок
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] Вы победили: { pixies-points }.
       *[no] Вы впереди: { pixies-points }.
      }
   *[no] { $over ->
        [yes] { $name } побеждает: { pixies-points }.
       *[no] Впереди { $name }: { pixies-points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count ->
        [one] { $count } игрок делит победу: { pixies-points }.
        [few] { $count } игрока разделили победу: { pixies-points }.
       *[many] { $count } игроков разделили победу: { pixies-points }.
      }
   *[no] { $count ->
       [one] { $count } игрок делит первенство: { pixies-points }.
       [few] { $count } игрока делят первенство: { pixies-points }.
      *[many] { $count } игроков делят первенство: { pixies-points }.
     }
  }
pixies-go-on = Вернуться за стол
pixies-close = Закрыть

# ---- the table in words, for screen readers

pixies-deck = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
pixies-cell = { $state ->
    [down] Ячейка { $cell }: карта рубашкой вверх
    [validated] Ячейка { $cell }: { $card }, закреплена
   *[up] Ячейка { $cell }: { $card }
  }
pixies-cells-empty = { $count ->
    [1] Незанятая ячейка: { $cells }
   *[other] Незанятые ячейки: { $cells }
  }
pixies-score-so-far = Пока { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }.
pixies-score = { $flowers ->
    [yes] В этом раунде { pixies-points }: закреплённые карты { $validated }, символы { $symbols_gain }, область { $zone }, карты рубашкой вверх { $face_down }.
   *[no] В этом раунде { pixies-points }: закреплённые карты { $validated }, символы { $symbols_gain }, область { $zone }.
  }

# ---- with real cards

pixies-chance-first = Кто начинает?
pixies-chance-begins = { $you ->
    [yes] Начинаете вы
   *[no] Начинает { $name }
  }
pixies-chance-card = Какая карта вскрыта? Она { $number }-я по счёту.
