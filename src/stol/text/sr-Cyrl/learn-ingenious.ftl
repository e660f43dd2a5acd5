# Ingenious in two minutes. No number is written here: the figures count them. NAME-short has room for 18 letters.

## The score
learn-ingenious-aim = Најслабија боја је ваш резултат
learn-ingenious-aim-short = Резултат
learn-ingenious-aim-text = Шест боја, шест стаза. На крају се рачуна само ваша најслабија. Овде онај ко губи има укупно { $more ->
    [one] { $more } поен
   *[other] { $more } поена
  } више.
learn-ingenious-aim-alt = Два играча са по шест стаза. Најслабија боја једног стоји на { $low }, другог на { $other_low }.
learn-ingenious-aim-winner = **Побеђује: најслабија стоји на { $low }.**
learn-ingenious-aim-winner-more = укупно { $total }
learn-ingenious-aim-loser = **Губи: најслабија стоји на { $other_low }.**
learn-ingenious-aim-loser-more = укупно { $other_total }

## Placing
learn-ingenious-place = Поставите плочицу
learn-ingenious-place-short = Постављање
learn-ingenious-place-text = У сваком потезу ставите једну од својих { $tiles ->
    [one] { $tiles } плочице
    [few] { $tiles } плочице
   *[other] { $tiles } плочица
  } на два слободна поља једно до другог. Не мора ништа да додирује. Затим извуците нову.
learn-ingenious-place-alt = Плочица са сталка је изнад два слободна поља. Затим лежи на њима.

## Counting
learn-ingenious-count = Бројање по линијама
learn-ingenious-count-short = Линије
learn-ingenious-count-text = Од сваке половине гледајте у { $directions ->
    [one] { $directions } правцу
    [few] { $directions } правца
   *[other] { $directions } праваца
  }, у свима осим ка другој половини плочице. Сваки исти симбол у непрекинутој линији је поен.
learn-ingenious-count-alt = { $first ->
    [r] Црвена
    [g] Зелена
    [b] Плава
    [o] Наранџаста
    [y] Жута
   *[p] Љубичаста
  } доноси { $first_points }, { $second ->
    [r] црвена
    [g] зелена
    [b] плава
    [o] наранџаста
    [y] жута
   *[p] љубичаста
  } { $second_points }; сваки симбол који се рачуна је заокружен.
learn-ingenious-count-looks = Једна половина гледа дуж ових стрелица.

## What ends a line
learn-ingenious-ends = Шта прекида линију
learn-ingenious-ends-short = Крај линије
learn-ingenious-ends-text = Слободно поље или било који други симбол.
learn-ingenious-ends-alt = Три плочице. Иза слободног поља се не рачуна ништа: { $gap }. Ни иза другог симбола: { $other }. Дупла плочица доноси { $double }.
learn-ingenious-ends-gap = **Слободно поље.** Црвени симболи иза њега се не рачунају: { $gap ->
    [one] { $gap } поен
   *[other] { $gap } поена
  }.
learn-ingenious-ends-other = **Други симбол.** Један црвени, па звезда: { $other ->
    [one] { $other } поен
   *[other] { $other } поена
  }.
learn-ingenious-ends-double = **Дупла плочица:** бодују се обе половине, { $near } и { $far } је { $double ->
    [one] { $double } поен
   *[other] { $double } поена
  }. Сама плочица се никад не рачуна.

## A question
learn-ingenious-check = Колико доноси наранџаста?
learn-ingenious-check-text = Заокружена плочица је управо постављена.
learn-ingenious-check-alt = Од наранџасте половине: наранџасти симболи десно { $long }, горе лево { $short }; остали су иза празнине или звезде.
learn-ingenious-check-answers = Поени за наранџасту
learn-ingenious-check-fewer = Погледајте и горе лево: тамо је додирује још један наранџасти симбол.
learn-ingenious-check-right = Десно { $long }, горе лево { $short }. Остали су иза празнине или звезде.
learn-ingenious-check-more = Рачунају се само непрекинуте линије. Лево је празнина, доле лево звезда.

## The first tile
learn-ingenious-first = Ваша прва плочица
learn-ingenious-first-short = Прва плочица
learn-ingenious-first-text = Мора да додирује одштампани симбол од којег нико други није почео. Овде је { $colour ->
    [r] црвени
    [g] зелени
    [b] плави
    [o] наранџасти
    [y] жути
   *[p] љубичасти
  } заузет, а слободних је још { $left }.
learn-ingenious-first-alt = Цела табла са једном плочицом уз одштампани симбол; { $left ->
    [one] означен је { $left } одштампани симбол
    [few] означена су { $left } одштампана симбола
   *[other] означено је { $left } одштампаних симбола
  }.

## The end of a track
learn-ingenious-eighteen = До краја стазе: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = Боја се зауставља на { $after }, а вишак пропада. Кад стигне донде, одмах постављате још једну плочицу.
learn-ingenious-eighteen-alt = Плочица доноси { $points } боји која стоји на { $before }. Она се зауставља на { $after }; { $over ->
    [one] пропада { $over } поен
    [few] пропадају { $over } поена
   *[other] пропада { $over } поена
  }.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] Пропада { $over } поен
    [few] Пропадају { $over } поена
   *[other] Пропада { $over } поена
  }, али се поставља још { $bonus ->
    [one] { $bonus } плочица
    [few] { $bonus } плочице
   *[other] { $bonus } плочица
  }.

## New tiles
learn-ingenious-swap = Нове плочице
learn-ingenious-swap-short = Нове плочице
learn-ingenious-swap-text = Ако ниједна плочица на сталку не показује вашу најслабију боју, на крају потеза смете да замените све.
learn-ingenious-swap-alt = Сталак без најслабије боје и { $tiles ->
    [one] { $tiles } нова плочица
    [few] { $tiles } нове плочице
   *[other] { $tiles } нових плочица
  } после замене.
learn-ingenious-swap-lowest = Ваша најслабија боја је { $colour ->
    [r] **црвена**
    [g] **зелена**
    [b] **плава**
    [o] **наранџаста**
    [y] **жута**
   *[p] **љубичаста**
  }, а на сталку је нема.

## The end
learn-ingenious-end = Крај игре
learn-ingenious-end-short = Крај игре
learn-ingenious-end-text = Игра се завршава кад више нема два слободна поља једно до другог. Побеђује онај чија је најслабија боја најјача; ако је нерешено, одлучује следећа: овде { $next } побеђује { $next_other }.
learn-ingenious-end-alt = Пуна табла, { $free ->
    [one] { $free } слободно поље
    [few] { $free } слободна поља
   *[other] { $free } слободних поља
  }. Победникова најслабија боја стоји на { $low }; друга два играча имају { $tied }, па { $next } побеђује { $next_other }.
learn-ingenious-end-aside = Ко свих шест боја доведе до краја стазе, одмах побеђује.

## Players
learn-ingenious-players = Од једног до четири играча
learn-ingenious-players-short = Играчи
learn-ingenious-players-text = Што је више играча, то је већа табла: број поља је { $spaces }, { $spaces_three } или { $spaces_four }.
learn-ingenious-players-alt = Три табле, једна у другој, и уз сваку пише за колико је играча.
learn-ingenious-players-alone = **Сами**
learn-ingenious-players-alone-more = Извлачите и постављате плочицу по плочицу. Стазе иду до { $end_alone }. Подигните своју најслабију боју.
learn-ingenious-players-teams = **Два тима по двоје**
learn-ingenious-players-teams-more = Тим дели стазе, до { $end }. Сталци остају скривени.
