# Everything on 1 Card in two minutes. NAME-short: up to 18 letters.

# „Własna talia” is the message option-onecard-deck.
learn-onecard-deck = **To nasza własna talia.** O ile wiemy, listy drukowanych kart nigdzie nie opublikowano, więc mamy taką, która zgadza się ze wszystkim, co mówi instrukcja. Jeśli masz tę grę, możesz przy przygotowaniu stołu wpisać jej karty w polu „Własna talia”: O3.

## A card and the dice
learn-onecard-card = Karty i kości
learn-onecard-card-short = Karty i kości
learn-onecard-card-text = Przed każdym graczem { $each ->
    [one] leży { $each } odkryta karta
    [few] leżą { $each } odkryte karty
   *[many] leży { $each } odkrytych kart
  }. { $dice ->
    [one] { $dice } kość służy
    [few] { $dice } kości służą
   *[many] { $dice } kości służy
  } wszystkim. Wypełniaj rzędy na swoich kartach.
learn-onecard-card-aside = { $cards ->
    [one] Ta { $cards } karta
    [few] Te { $cards } karty
   *[many] Te { $cards } kart
  } to nasza własna talia: O3.
learn-onecard-card-alt = Karta, która ma { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[many] { $rows } rzędów
  } pól, w tym ze słońcem { $suns ->
    [one] { $suns } rząd
    [few] { $suns } rzędy
   *[many] { $suns } rzędów
  }, i { $dice ->
    [one] { $dice } kość
   *[many] { $dice } kości
  }.
learn-onecard-card-row = **Rząd**
learn-onecard-card-row-more = jeden kolor; wypełniony daje tyle punktów, ile ma pól
learn-onecard-card-sun = **Słońce**
learn-onecard-card-sun-more = na każdej karcie przy { $suns ->
    [one] { $suns } rzędzie
   *[many] { $suns } rzędach
  }: dodatkowe punkty
learn-onecard-card-full = **Wypełnione rzędy**
learn-onecard-card-full-more = gdy { $needed ->
    [one] jest { $needed }
    [few] są { $needed }
   *[many] jest { $needed }
  }, karta jest zdobyta
learn-onecard-card-dice = { $dice ->
    [one] { $dice } kość
   *[many] { $dice } kości
  }, { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
  }, po jednym na ściance.

## Rolling
learn-onecard-roll = Rzuć i zostaw
learn-onecard-roll-short = Rzuć i zostaw
learn-onecard-roll-text = Rzuca jeden gracz. Zostaw, co chcesz, a resztą rzuć ponownie, najwyżej { $rerolls ->
    [one] { $rerolls } raz
   *[many] { $rerolls } razy
  }. Po każdej rundzie kości przechodzą dalej.
learn-onecard-roll-alt = Rzut { $dice ->
    [one] { $dice } kością
   *[many] { $dice } kośćmi
  }, { $kept ->
    [one] { $kept } zostaje
    [few] { $kept } zostają
   *[many] { $kept } zostaje
  }. Później jeszcze ponowny rzut { $again ->
    [one] { $again } kością.
   *[many] { $again } kośćmi.
  }
learn-onecard-roll-first = Rzuć wszystkimi: { $dice }. Tutaj { $kept ->
    [one] { $kept } kość zostaje
    [few] { $kept } kości zostają
   *[many] { $kept } kości zostaje
  }.
learn-onecard-roll-second = Rzuć pozostałymi. Co do zostawionej kości możesz jeszcze zmienić zdanie.
learn-onecard-roll-last = I jeszcze raz. Ten wynik liczy się dla wszystkich.

## Using the roll
learn-onecard-use = Rzut jest dla wszystkich
learn-onecard-use-short = Dla wszystkich
learn-onecard-use-text = Wszyscy naraz, bez względu na to, kto rzuca. Każdy wykorzystuje rzut na **jednej** karcie i za każdą kość, która się mieści, wykreśla pole, od lewej. Można też spasować.
learn-onecard-use-alt = Jeden rzut i dwoje graczy, każde z dwiema kartami. Oboje wykreślili pola na jednej ze swoich kart.
learn-onecard-use-you = Ty: { $mine ->
    [one] { $mine } pole
    [few] { $mine } pola
   *[many] { $mine } pól
  } na jednej karcie.
learn-onecard-use-other = Drugi gracz: { $others ->
    [one] { $others } pole
    [few] { $others } pola
   *[many] { $others } pól
  }.

## What fits
learn-onecard-fit = Wszystkie kości koloru albo żadna
learn-onecard-fit-short = Co się mieści
learn-onecard-fit-text = { $fits ->
    [r] Czerwony się mieści: wykreślasz { $crossed }.
    [o] Pomarańczowy się mieści: wykreślasz { $crossed }.
    [y] Żółty się mieści: wykreślasz { $crossed }.
    [g] Zielony się mieści: wykreślasz { $crossed }.
    [b] Niebieski się mieści: wykreślasz { $crossed }.
   *[p] Fioletowy się mieści: wykreślasz { $crossed }.
  } { $misfit ->
    [r] Czerwony nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
    [o] Pomarańczowy nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
    [y] Żółty nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
    [g] Zielony nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
    [b] Niebieski nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
   *[p] Fioletowy nie (kości: { $dice }, wolne pola: { $free }), więc go pomijasz.
  } Wszystko, co się mieści, trzeba wykreślić.
learn-onecard-fit-alt = Karta przed i po: { $crossed ->
    [one] wykreślono { $crossed } pole
    [few] wykreślono { $crossed } pola
   *[many] wykreślono { $crossed } pól
  }. Rząd, w którym { $free ->
    [one] jest { $free } wolne pole
    [few] są { $free } wolne pola
   *[many] jest { $free } wolnych pól
  }, zostaje bez zmian, bo jego kolor { $dice ->
    [one] pokazuje { $dice } kość
    [few] pokazują { $dice } kości
   *[many] pokazuje { $dice } kości
  }.

## Scoring a card
learn-onecard-score = Trzy wypełnione rzędy
learn-onecard-score-short = Zdobyta karta
learn-onecard-score-text = Gdy karta ma co najmniej { $needed ->
    [one] { $needed } wypełniony rząd
    [few] { $needed } wypełnione rzędy
   *[many] { $needed } wypełnionych rzędów
  }, od razu ją zdobywasz. Policz pola w wypełnionych rzędach i słońca. Potem dobierz nową kartę.
learn-onecard-score-alt = Rzut wypełnia dwa rzędy karty. Teraz { $rows ->
    [one] wypełniony jest { $rows } rząd
    [few] wypełnione są { $rows } rzędy
   *[many] wypełnionych jest { $rows } rzędów
  }: { $boxes ->
    [one] { $boxes } pole
    [few] { $boxes } pola
   *[many] { $boxes } pól
  } i { $bonus } za słońce to razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.

## Suns
learn-onecard-sun = Jedno słońce albo oba
learn-onecard-sun-short = Słońca
learn-onecard-sun-text = Słońce liczy się, jeśli jego rząd jest wypełniony, gdy zdobywasz kartę.
learn-onecard-sun-alt = Ta sama karta zdobyta trzy razy: bez słońca, z jednym słońcem i z oboma.
learn-onecard-sun-none = **Bez słońca:** same pola
learn-onecard-sun-one = **Jedno słońce:** { $one ->
    [one] { $one } punkt więcej
    [few] { $one } punkty więcej
   *[many] { $one } punktów więcej
  }
learn-onecard-sun-both = **Oba słońca:** { $both ->
    [one] { $both } punkt więcej
    [few] { $both } punkty więcej
   *[many] { $both } punktów więcej
  }

## A question
learn-onecard-check = Ile jest warta ta karta?
learn-onecard-check-text = Została właśnie zdobyta. Jeden rzut wypełnił dwa z jej rzędów, więc liczą się oba.
learn-onecard-check-answers = Punkty
learn-onecard-check-alt = Karta, na której { $rows ->
    [one] jest { $rows } wypełniony rząd
    [few] są { $rows } wypełnione rzędy
   *[many] jest { $rows } wypełnionych rzędów
  } po cztery pola; słońce { $suns ->
    [one] ma { $suns } z nich
    [few] mają { $suns } z nich
   *[many] ma { $suns } z nich
  }.
learn-onecard-check-fewer = To same pola. Są jeszcze słońca.
learn-onecard-check-some = Spójrz jeszcze raz: oba słońca są przy wypełnionych rzędach.
learn-onecard-check-right = { $rows ->
    [one] { $rows } wypełniony rząd daje
    [few] { $rows } wypełnione rzędy dają
   *[many] { $rows } wypełnionych rzędów daje
  } { $fewer }, a oba słońca jeszcze { $both }.

## The end
learn-onecard-end = Koniec po czterech kartach
learn-onecard-end-short = Koniec gry
learn-onecard-end-text = Runda, w której ktoś zdobywa swoją { $last }. kartę, jest ostatnia. Potem liczą się wypełnione rzędy niepełnych kart, ale nie słońca. Wygrywa, kto ma najwięcej punktów, a nie kart.
learn-onecard-end-alt = Twój wynik: { $scored ->
    [one] { $scored } zdobyta karta
    [few] { $scored } zdobyte karty
   *[many] { $scored } zdobytych kart
  } za { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
   *[many] { $mine } punktów
  }. Drugi gracz ma { $theirs ->
    [one] { $theirs } zdobytą kartę
    [few] { $theirs } zdobyte karty
   *[many] { $theirs } zdobytych kart
  }, ale wygrywa z wynikiem { $others ->
    [one] { $others } punkt
    [few] { $others } punkty
   *[many] { $others } punktów
  }.
learn-onecard-end-you = Twoja karta kończy grę.
learn-onecard-end-other = Wygrywa drugi gracz: dostaje jeszcze { $rest ->
    [one] { $rest } punkt
    [few] { $rest } punkty
   *[many] { $rest } punktów
  } za wypełniony rząd niepełnej karty.

## The draft
learn-onecard-draft = Dla odmiany: draft
learn-onecard-draft-short = Draft
learn-onecard-draft-text = Gdy znasz już grę, możesz też wybierać karty. To opcja.
learn-onecard-draft-alt = { $dealt ->
    [one] { $dealt } rozdana karta
    [few] { $dealt } rozdane karty
   *[many] { $dealt } rozdanych kart
  }, z których { $held ->
    [one] { $held } zostaje
    [few] { $held } zostają
   *[many] { $held } zostaje
  }. Obok talii { $open ->
    [one] leży { $open } odkryta karta.
    [few] leżą { $open } odkryte karty.
   *[many] leży { $open } odkrytych kart.
  }
learn-onecard-draft-hold = Z { $dealt ->
    [one] { $dealt } karty
   *[many] { $dealt } kart
  } zatrzymaj { $held } i graj nimi wszystkimi.
learn-onecard-draft-open = Kto zdobędzie kartę, bierze jedną z { $open ->
    [one] { $open } odkrytych kart
   *[many] { $open } odkrytych kart
  }.
