# Pixies at the table. Terms are those of the Serbian rulebook. Others' moves are told in the present tense, which has no
# gender; offered moves are infinitives. pixies-card knows the cases nom, acc, gen.

pixies-round = рунда { $round } од { $rounds }
pixies-dealing = Откривање карата

# ---- cards

pixies-card-colour = { $case ->
    [acc] { $colour ->
        [b] плаву
        [g] зелену
        [y] жуту
        [r] црвену
        [bg] плаво-зелену
        [by] плаво-жуту
        [br] плаво-црвену
        [gy] зелено-жуту
        [gr] зелено-црвену
        [yr] жуто-црвену
       *[m] вишебојну
      }
    [gen] { $colour ->
        [b] плаве
        [g] зелене
        [y] жуте
        [r] црвене
        [bg] плаво-зелене
        [by] плаво-жуте
        [br] плаво-црвене
        [gy] зелено-жуте
        [gr] зелено-црвене
        [yr] жуто-црвене
       *[m] вишебојне
      }
   *[nom] { $colour ->
        [b] плава
        [g] зелена
        [y] жута
        [r] црвена
        [bg] плаво-зелена
        [by] плаво-жута
        [br] плаво-црвена
        [gy] зелено-жута
        [gr] зелено-црвена
        [yr] жуто-црвена
       *[m] вишебојна
      }
  }
# After „са”.
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [one] { $count } иксом
        [few] { $count } икса
       *[other] { $count } иксова
      }
   *[spirals] { $count ->
        [one] { $count } спиралом
        [few] { $count } спирале
       *[other] { $count } спирала
      }
  }
# After „са”.
pixies-card-each = { $each ->
    [1] спиралом
    [one] { $each } спиралом
    [few] { $each } спирале
   *[other] { $each } спирала
  }
# Accusative.
pixies-card-against = { $against ->
    [b] плаву
    [g] зелену
    [y] жуту
   *[r] црвену
  }
pixies-card = { $kind ->
    [special] { pixies-card-colour } { $value } са спиралом за сваку { $colour ->
        [b] плаву
        [g] зелену
        [y] жуту
       *[r] црвену
      } карту
    [down] { $marks ->
        [none] { pixies-card-colour } { $value } са { pixies-card-each } за сваку непокривену карту лицем надоле
       *[other] { pixies-card-colour } { $value } са { pixies-card-marks } и још { pixies-card-each } за сваку непокривену карту лицем надоле
      }
    [against] { $marks ->
        [none] { pixies-card-colour } { $value } са иксом за сваку { pixies-card-against } карту
       *[other] { pixies-card-colour } { $value } са { pixies-card-marks } и иксом за сваку { pixies-card-against } карту
      }
   *[plain] { $marks ->
        [none] { pixies-card-colour } { $value }
       *[other] { pixies-card-colour } { $value } са { pixies-card-marks }
      }
  }

# ---- areas and points

# After „са”.
pixies-points = { $points ->
    [one] { $shown } поеном
   *[other] { $shown } поена
  }
pixies-gain = { $points ->
    [one] { $gain } поен
   *[other] { $gain } поена
  }

pixies-area = { $you ->
    [yes] Ваша област за игру
   *[no] Област за игру: { $name }
  }
pixies-others = Остали играчи
pixies-so-far = досад { $shown }
pixies-in-all = укупно { $shown }
pixies-this-round = ова рунда
pixies-validated = потврђене
pixies-symbols = симболи
pixies-zone = зона
pixies-zone-of = зона { $cards } × { $each } =
pixies-face_down = надоле

# ---- choosing

pixies-market = Откривене карте
pixies-market-empty = Још није откривена ниједна карта.
pixies-order = Карте се узимају овим редом: { $names }
pixies-order-player = { $you ->
    [yes] ви
   *[no] { $name }
  }
pixies-prompt = Изаберите карту.
pixies-choice = Карта коју сте изабрали

pixies-take = { $way ->
    [which] Узети { FORM($card, case: "acc") }: поље { $cell }, уз избор која остаје лицем нагоре
    [down] Узети { FORM($card, case: "acc") }: лицем надоле на слободно поље
   *[up] Узети { FORM($card, case: "acc") }: лицем нагоре на поље { $cell }, { pixies-gain }
  }
pixies-place-up = Поставити { FORM($card, case: "acc") } на поље { $cell }: { pixies-gain }
pixies-place-down = Ставити { FORM($card, case: "acc") } лицем надоле на поље { $cell }: { pixies-gain }
pixies-place = Постави, { $gain }
pixies-goes-up = Лицем нагоре на поље { $cell }
pixies-goes-down = Лицем надоле на поље { $cell }
pixies-where = Ваша { $value } је потврђена. Лицем надоле на било које слободно поље
pixies-which = Која { $value } остаје лицем нагоре?
pixies-keep = { $way ->
    [new] нова
   *[old] стара
  }
pixies-keep-label = { $way ->
    [new] Оставити лицем нагоре нову { FORM($card, case: "acc") }: { pixies-gain }
   *[old] Оставити лицем нагоре стару { FORM($card, case: "acc") }: { pixies-gain }
  }
pixies-advised = { $way ->
    [new] Узети { FORM($card, case: "acc") } и ставити је лицем нагоре: { pixies-gain }
   *[old] Узети { FORM($card, case: "acc") } и оставити стару лицем нагоре: { pixies-gain }
  }
pixies-put-back = Врати
pixies-why = Зашто не?
pixies-why-cell = Зашто не на поље { $cell }?

# ---- what happened

pixies-said = { $you ->
    [yes] { $way ->
        [cover] Поставили сте { FORM($card, case: "acc") } на поље { $cell }, где је потврђена.
        [new] Оставили сте лицем нагоре нову { FORM($card, case: "acc") }, преко { FORM($other, case: "gen") }.
        [old] Оставили сте лицем нагоре стару { FORM($other, case: "acc") }, преко { FORM($card, case: "gen") }.
        [down] Ставили сте { FORM($card, case: "acc") } лицем надоле на поље { $cell }.
       *[up] Поставили сте { FORM($card, case: "acc") } на поље { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } поставља { FORM($card, case: "acc") } на поље { $cell }, где је потврђена.
        [new] { $name } оставља лицем нагоре нову { FORM($card, case: "acc") }, преко { FORM($other, case: "gen") }.
        [old] { $name } оставља лицем нагоре стару { FORM($other, case: "acc") }, преко { FORM($card, case: "gen") }.
        [down] { $name } ставља { FORM($card, case: "acc") } лицем надоле на поље { $cell }.
       *[up] { $name } поставља { FORM($card, case: "acc") } на поље { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] Поставили сте последњу карту. Рунда { $round } је завршена.
   *[no] { $name } поставља последњу карту. Рунда { $round } је завршена.
  }

# ---- rounds

pixies-rounds = Рунде
pixies-round-was = Рунда { $round }
pixies-round-over = Рунда { $round } је завршена
pixies-all-rounds = укупно
pixies-player = Играч
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] Побеђујете са { pixies-points }.
       *[no] Водите са { pixies-points }.
      }
   *[no] { $over ->
        [yes] { $name } побеђује са { pixies-points }.
       *[no] { $name } води са { pixies-points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count ->
        [one] { $count } играч дели победу са по { pixies-points }.
        [few] { $count } играча деле победу са по { pixies-points }.
       *[other] { $count } играча дели победу са по { pixies-points }.
      }
   *[no] { $count ->
        [one] { $count } играч дели вођство са по { pixies-points }.
        [few] { $count } играча деле вођство са по { pixies-points }.
       *[other] { $count } играча дели вођство са по { pixies-points }.
      }
  }
pixies-go-on = Назад за сто
pixies-close = Затвори

# ---- the table in words, for screen readers

pixies-deck = { $count ->
    [one] { $count } карта у шпилу
    [few] { $count } карте у шпилу
   *[other] { $count } карата у шпилу
  }
pixies-cell = { $state ->
    [down] Поље { $cell }: карта лицем надоле
    [validated] Поље { $cell }: { $card }, потврђена
   *[up] Поље { $cell }: { $card }
  }
pixies-cells-empty = { $count ->
    [one] Слободно поље: { $cells }
   *[other] Слободна поља: { $cells }
  }
pixies-score-so-far = { $points ->
    [one] Досад { $shown } поен.
   *[other] Досад { $shown } поена.
  }
pixies-score = { $flowers ->
    [yes] { $points ->
        [one] Ова рунда { $shown } поен: потврђене карте { $validated }, симболи { $symbols_gain }, зона { $zone }, карте лицем надоле { $face_down }.
       *[other] Ова рунда { $shown } поена: потврђене карте { $validated }, симболи { $symbols_gain }, зона { $zone }, карте лицем надоле { $face_down }.
      }
   *[no] { $points ->
        [one] Ова рунда { $shown } поен: потврђене карте { $validated }, симболи { $symbols_gain }, зона { $zone }.
       *[other] Ова рунда { $shown } поена: потврђене карте { $validated }, симболи { $symbols_gain }, зона { $zone }.
      }
  }

# ---- with real cards

pixies-chance-first = Ко почиње?
pixies-chance-begins = { $you ->
    [yes] Почињете ви
   *[no] Почиње { $name }
  }
pixies-chance-card = Која карта је откривена? То је { $number }. откривена карта.
