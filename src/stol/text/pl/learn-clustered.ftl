# Clustered in two minutes. NAME-short: up to 18 letters. “You” has the blue cards, the other player the brown ones.

## The deck
learn-clustered-deck = Twoja własna talia
learn-clustered-deck-short = Talia
learn-clustered-deck-text = Grasz własną talią: { $plain ->
    [one] { $plain } karta
    [few] { $plain } karty
   *[many] { $plain } kart
  }, każda inna, i { $jokers ->
    [one] { $jokers } dżoker
    [few] { $jokers } dżokery
   *[many] { $jokers } dżokerów
  }. Karty różnią się { $attributes ->
    [one] { $attributes } cechą
   *[many] { $attributes } cechami
  }. Ramka mówi tylko, czyja to karta.
learn-clustered-deck-alt = Trzy karty o różnym kształcie, trzy o różnym wypełnieniu, trzy o różnej liczbie figur i { $jokers ->
    [one] { $jokers } dżoker
    [few] { $jokers } dżokery
   *[many] { $jokers } dżokerów
  }.
learn-clustered-deck-shape = **Kształt**
learn-clustered-deck-shape-more = kwadrat, trójkąt, koło
learn-clustered-deck-fill = **Wypełnienie**
learn-clustered-deck-fill-more = puste, zakreskowane, pełne
learn-clustered-deck-number = **Liczba**
learn-clustered-deck-number-more = jeden, dwa, trzy
learn-clustered-deck-jokers = **Dżokery**
learn-clustered-deck-jokers-more = { $cards ->
    [one] razem { $cards } karta
    [few] razem { $cards } karty
   *[many] razem { $cards } kart
  }

## Two of three
learn-clustered-match = Dwie cechy z trzech
learn-clustered-match-short = Dwie z trzech
learn-clustered-match-text = Karty leżące obok siebie muszą mieć wspólne co najmniej { $least } z { $attributes } cech (kształt, wypełnienie, liczba). Nie ma znaczenia, czyja to karta.
learn-clustered-match-alt = Dwa pełne trójkąty, a przy nich trzy przymierzane karty. Dwa zakreskowane trójkąty i dwa pełne koła pasują. Jeden pusty trójkąt nie.
learn-clustered-match-fill = **Pasuje.** Wspólne cechy: { $fill } z { $attributes }. Różni się tylko wypełnienie.
learn-clustered-match-shape = **Pasuje.** Wspólne cechy: { $shape } z { $attributes }. Różni się tylko kształt.
learn-clustered-match-both = **Nie pasuje.** Wspólne cechy: tylko { $both } z { $attributes }.

## Where a card can lie
learn-clustered-beside = Do każdego sąsiada
learn-clustered-beside-short = Każdy sąsiad
learn-clustered-beside-text = W swojej turze zagraj kartę tak, by stykała się krawędzią z kartą na stole. Musi pasować do **każdej** karty, której dotyka, twojej i cudzej. Potem dobierz nową.
learn-clustered-beside-alt = Karty wokół karty startowej. Dwa pełne trójkąty z ręki pasują na { $spaces ->
    [one] { $spaces } miejsce
    [few] { $spaces } miejsca
   *[many] { $spaces } miejsc
  }. Na { $others ->
    [one] { $others } inne nie pasują
    [few] { $others } inne nie pasują
   *[many] { $others } innych nie pasują
  }, bo sąsiednia karta za bardzo się różni.

## Jokers and the start card
learn-clustered-joker = Dżoker pasuje wszędzie
learn-clustered-joker-short = Dżokery
learn-clustered-joker-text = { $fitting ->
    [0] Tutaj nie pasuje żadna z { $plain } kart.
    [one] Tutaj pasuje tylko { $fitting } z { $plain } kart.
    [few] Tutaj pasują tylko { $fitting } z { $plain } kart.
   *[many] Tutaj pasuje tylko { $fitting } z { $plain } kart.
  } Dżokera można położyć obok wszystkiego i wszystko obok dżokera. Tak samo jest z kartą startową, tyle że ona nie należy do nikogo.
learn-clustered-joker-alt = Wolne miejsce, obok którego { $neighbours ->
    [one] leży { $neighbours } karta
    [few] leżą { $neighbours } karty
   *[many] leży { $neighbours } kart
  } bez wspólnych cech. Potem leży tam dżoker.

## Runs
learn-clustered-runs = Ciągi
learn-clustered-runs-short = Ciągi
learn-clustered-runs-text = { $shortest ->
    [one] Co najmniej { $shortest } twoja karta w jednej linii, w poziomie albo w pionie, daje
    [few] Co najmniej { $shortest } twoje karty w jednej linii, w poziomie albo w pionie, dają
   *[many] Co najmniej { $shortest } twoich kart w jednej linii, w poziomie albo w pionie, daje
  } po punkcie za każdą. Tutaj to { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
  }.
learn-clustered-runs-alt = Rząd daje { $rows ->
    [one] { $rows } punkt
    [few] { $rows } punkty
   *[many] { $rows } punktów
  }, kolumna daje { $columns ->
    [one] { $columns } punkt
    [few] { $columns } punkty
   *[many] { $columns } punktów
  }. W innym rzędzie między twoimi kartami leży karta drugiego gracza: bez punktów.
learn-clustered-runs-aside = Ciąg przerywa cudza karta, karta startowa albo luka.

## Counting
learn-clustered-count = Poziomo, pionowo, prostokąt
learn-clustered-count-short = Punkty
learn-clustered-count-text = Liczy się też twój największy prostokąt bez luk: punkt za każdą kartę. Jedna karta może się więc liczyć nawet { $most ->
    [one] { $most } raz
   *[many] { $most } razy
  }.
learn-clustered-count-alt = Ten sam stół trzy razy. Ciągi poziome dają { $rows }, ciągi pionowe { $columns }, największy prostokąt { $rectangle }: razem { $total }.
learn-clustered-count-rows = **Ciągi poziome:** { $rows }
learn-clustered-count-columns = **Ciągi pionowe:** { $columns }
learn-clustered-count-rectangle = **Największy prostokąt:** { $rectangle }
learn-clustered-count-rectangle-more = Tutaj { $wide } × { $high }. Liczy się tylko jeden, a każdy bok ma co najmniej dwie karty.

## A question
learn-clustered-check = Ile masz punktów?
learn-clustered-check-text = Niebieskie karty są twoje. Policz ciągi poziome, ciągi pionowe i największy prostokąt.
learn-clustered-check-answers = Punkty
learn-clustered-check-alt = Twoje karty leżą w dwóch stykających się kolumnach po trzy. Jeszcze jedna twoja karta leży za kartą startową.
learn-clustered-check-fewer = To sam prostokąt. Jego kolumny to też ciągi.
learn-clustered-check-right = Ciągi pionowe dają { $columns }, prostokąt jeszcze { $rectangle }. { $wide ->
    [one] Rzędy po { $wide } karcie
    [few] Rzędy po { $wide } karty
   *[many] Rzędy po { $wide } kart
  } są za krótkie, a karta startowa nie należy do nikogo.
learn-clustered-check-more = { $wide ->
    [one] Rzędy po { $wide } karcie
    [few] Rzędy po { $wide } karty
   *[many] Rzędy po { $wide } kart
  } są za krótkie: ciąg ma co najmniej { $shortest ->
    [one] { $shortest } kartę
    [few] { $shortest } karty
   *[many] { $shortest } kart
  }.

## Blocking, and when nothing fits
learn-clustered-block = Zablokuj albo odrzuć
learn-clustered-block-short = Blokuj, odrzucaj
learn-clustered-block-text = Wolno grać obok cudzych kart, także po to, by przeszkadzać. Jeśli nic nigdzie nie pasuje, i tylko wtedy, odrzuć kartę.
learn-clustered-block-alt = Drugi gracz ma dwie karty w rzędzie. Zagrywasz kartę na ich końcu. Potem stół, na którym żadna twoja karta nie pasuje: jedną odrzucasz.
learn-clustered-block-open = Trzecia brązowa karta dałaby tutaj { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
  }.
learn-clustered-block-blocked = Twoja karta pasuje, więc może tam leżeć.
learn-clustered-block-stuck = { $spaces ->
    [one] { $spaces } miejsce
    [few] { $spaces } miejsca
   *[many] { $spaces } miejsc
  } na małym stole i nic nie pasuje.
learn-clustered-block-discard = Z { $hand ->
    [one] { $hand } karty
   *[many] { $hand } kart
  } na ręce odrzucasz jedną, odkrytą. Wypada ona z gry.

## The end
learn-clustered-end = Koniec gry
learn-clustered-end-short = Koniec gry
learn-clustered-end-text = Gra kończy się, gdy wszystkie karty są zagrane albo odrzucone. Wygrywa, kto ma najwięcej punktów: tutaj { $mine } do { $others }.
learn-clustered-end-alt = Stół na koniec gry: { $played ->
    [one] leży na nim { $played } karta
    [few] leżą na nim { $played } karty
   *[many] leży na nim { $played } kart
  }, { $discarded ->
    [one] odrzucono { $discarded } kartę
    [few] odrzucono { $discarded } karty
   *[many] odrzucono { $discarded } kart
  }.
learn-clustered-end-player = { $seat ->
    [0] Ty
   *[other] Drugi gracz
  }

## Other ways to play
learn-clustered-more = Od jednej do ośmiu osób
learn-clustered-more-short = Inne warianty
learn-clustered-more-text = W pojedynkę spróbuj pobić własny rekord. W większym gronie albo dla odmiany możecie zagrać tak:
learn-clustered-more-alt = Dwie karty startowe, a między nimi { $between ->
    [one] { $between } miejsce
    [few] { $between } miejsca
   *[many] { $between } miejsc
  }. { $jokers ->
    [one] { $jokers } dżoker
    [few] { $jokers } dżokery
   *[many] { $jokers } dżokerów
  }. { $dealt ->
    [one] { $dealt } karta
    [few] { $dealt } karty
   *[many] { $dealt } kart
  }, z których { $held ->
    [one] { $held } zostaje
    [few] { $held } zostają
   *[many] { $held } zostaje
  } na ręce.
learn-clustered-more-expanded = **Od { $fewest } do { $most } graczy:** { $starts ->
    [one] { $starts } karta startowa
    [few] { $starts } karty startowe
   *[many] { $starts } kart startowych
  }, a między nimi { $between ->
    [one] { $between } wolne miejsce
    [few] { $between } wolne miejsca
   *[many] { $between } wolnych miejsc
  }. C15
learn-clustered-more-third-joker = **Trzeci dżoker:** dla wszystkich albo dla niektórych, jako pomoc. C13
learn-clustered-more-fast = **Szybka gra:** z { $dealt } kart zostawiasz { $held }; co turę dobierasz dwie i odrzucasz jedną. C16
learn-clustered-more-bonus = **Bonusy:** po { $bonus ->
    [one] { $bonus } punkcie
    [few] { $bonus } punkty
   *[many] { $bonus } punktów
  } za pierwszeństwo albo za największy układ. C17 C18
