# Pixies in two minutes. No number is written here: the figures count them. NAME-short has room for 18 letters.

## A card
learn-pixies-card = Карта
learn-pixies-card-short = Карта
learn-pixies-card-text = { $cards ->
    [one] У игри је { $cards } карта.
    [few] У игри су { $cards } карте.
   *[other] У игри је { $cards } карата.
  } Све што треба знати пише на самој карти.
learn-pixies-card-alt = Жута { $value } са { $spirals ->
    [one] { $spirals } спиралом
    [few] { $spirals } спирале
   *[other] { $spirals } спирала
  } и плава { $other } са специјалном спиралом.
learn-pixies-card-value = **Број**
learn-pixies-card-value-more = од { $least } до { $most }: поље на које иде
learn-pixies-card-colour = **Боја**
learn-pixies-card-colour-more = једна од четири, или све четири (лептир)
learn-pixies-card-symbols = **Симболи**
learn-pixies-card-symbols-more = спирала доноси поен, икс одузима поен
learn-pixies-card-special = **Специјална спирала**
learn-pixies-card-special-more = поен за сваку вашу карту те боје, рачунајући и ову

## A turn
learn-pixies-take = Узмите карту
learn-pixies-take-short = Узимање
learn-pixies-take-text = Открива се онолико карата колико има играча. Свако редом узима једну. Ко узима последњи, следећи пут је први.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
  } за { $players ->
    [one] { $players } играча
   *[other] { $players } играча
  }; бројеви показују којим се редом узимају.

## A card goes to its cell
learn-pixies-place = Поставите је
learn-pixies-place-short = Постављање
learn-pixies-place-text = Карта са бројем { $value } иде лицем нагоре на ваше поље { $cell }.
learn-pixies-place-alt = Карта са бројем { $value } је изнад поља { $cell }. Затим лежи на њему, лицем нагоре.

## The same value again
learn-pixies-again = Исти број још једном
learn-pixies-again-short = Исти број
learn-pixies-again-text = Бирате која од те две карте остаје лицем нагоре. Друга иде испод ње: ваша { $value } је сада **потврђена** и доноси { $points ->
    [one] { $points } поен
   *[other] { $points } поена
  }.
learn-pixies-again-alt = Плава { $value } и жута { $value }. Било која од њих може да остане лицем нагоре; она лежи на другој и има печат.
learn-pixies-again-new = Остаје нова…
learn-pixies-again-old = …или стара.

## A third card of a value
learn-pixies-third = А трећа?
learn-pixies-third-short = Трећа карта
learn-pixies-third-text = Она иде лицем надоле, на било које слободно поље.
learn-pixies-third-alt = Трећа карта са бројем { $value } иде лицем надоле на поље { $cell }. Касније на њој лежи { $later } и има печат.
learn-pixies-third-down = Трећа { $value }: ваша { $value } је већ потврђена, па ова иде лицем надоле.
learn-pixies-third-anywhere = Може на било које слободно поље, без обзира на његов број.
learn-pixies-third-covers = Касније дође { $later }, прекрије је и одмах је потврђена.

## The end of a round
learn-pixies-end = Крај рунде
learn-pixies-end-short = Крај рунде
learn-pixies-end-text = Чим неко више нема слободних поља, потез се одигра до краја и сви броје поене. Овде остали узимају још { $left ->
    [one] { $left } карту
    [few] { $left } карте
   *[other] { $left } карата
  }.
learn-pixies-end-alt = Област за игру: { $cells ->
    [one] заузето је { $cells } поље
    [few] заузета су сва { $cells } поља
   *[other] заузето је свих { $cells } поља
  }. Једна карта лежи лицем надоле.

## Points
learn-pixies-count = Бројање поена
learn-pixies-count-short = Бројање поена
learn-pixies-count-text = Поене доносе три ствари.
learn-pixies-count-alt = Истих девет поља три пута. Потврђене карте доносе { $validated }, симболи { $symbols }, највећа зона { $zone }: укупно { $total }.
learn-pixies-count-validated = **Потврђене карте**
learn-pixies-count-validated-more = Свака доноси свој број.
learn-pixies-count-symbols = **Симболи**
learn-pixies-count-symbols-more = На свим картама лицем нагоре.
learn-pixies-count-zone = **Највећа зона**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } карта исте боје.
    [few] { $cards } карте исте боје које се додирују.
   *[other] { $cards } карата исте боје које се додирују.
  }

## A question
learn-pixies-check = Колика је највећа зона?
learn-pixies-check-text = Зону чине карте исте боје које се додирују ивицама. Вишебојна карта (са лептиром) иде уз све четири боје.
learn-pixies-check-alt = По редовима: жута, зелена, црвена; жута, плава, вишебојна; жута, вишебојна, зелена.
learn-pixies-check-answers = Број карата у зони
learn-pixies-check-fewer = Има још једна: вишебојна карта на пољу { $wild } додирује жуту на пољу { $third }.
learn-pixies-check-right = Поља { $first }, { $second }, { $third } и { $wild } су жута, сама по себи или преко вишебојне карте. Вишебојна карта на пољу { $apart } не додирује ниједно од њих.
learn-pixies-check-more = Зона има једну боју, заједничку за све њене карте. Жута и плава се не мешају, чак ни преко вишебојне карте.

## Three rounds
learn-pixies-rounds = Три рунде
learn-pixies-rounds-short = Три рунде
learn-pixies-rounds-text = Зона сваки пут вреди више. После { $rounds ->
    [one] { $rounds } рунде
    [few] { $rounds } рунде
   *[other] { $rounds } рунди
  } побеђује највећи збир.
learn-pixies-rounds-alt = Иста зона од { $cards ->
    [one] { $cards } карте
    [few] { $cards } карте
   *[other] { $cards } карата
  } у свакој рунди: карта доноси { $each_1 }, па { $each_2 }, па { $each_3 }.
learn-pixies-rounds-round = Рунда { $round }

## Two players, and Flower Power
learn-pixies-players = Од два до шест играча
learn-pixies-players-short = Играчи
learn-pixies-players-text = Са три, четири или пет играча игра се како је описано.
learn-pixies-players-alt = Два играча наизменично узимају { $revealed ->
    [one] { $revealed } карту
    [few] { $revealed } карте
   *[other] { $revealed } карата
  }. Са проширењем Flower Power карта лицем надоле, сама на свом пољу, доноси { $points ->
    [one] { $points } поен
   *[other] { $points } поена
  }.
learn-pixies-players-two = **Два играча:** { $revealed ->
    [one] { $revealed } карта
    [few] { $revealed } карте
   *[other] { $revealed } карата
  }, узимају се наизменично, свакоме једнако. Рунда може да се заврши и усред потеза.
learn-pixies-players-flowers = **Flower Power,** до шест играча: још { $flowers ->
    [one] { $flowers } двобојна карта
    [few] { $flowers } двобојне карте
   *[other] { $flowers } двобојних карата
  }. Карта лицем надоле, сама на свом пољу, доноси { $points ->
    [one] { $points } поен
   *[other] { $points } поена
  }.
