# The guided first game of Ingenious, told by the coach. Titles: room for about 28 letters.

lesson-ingenious-symbol-title = Zacznij przy symbolu
lesson-ingenious-symbol = W swojej turze kładziesz jedną płytkę na dwóch wolnych polach. **Pierwsza płytka musi dotykać nadrukowanego symbolu**, przy którym nie zaczął jeszcze nikt inny. Połóż płytkę zielono-fioletową tak, by zielony był obok nadrukowanego zielonego.
lesson-ingenious-symbol-far = Następne płytki możesz kłaść, gdzie chcesz. Ale pierwsza musi dotykać nadrukowanego symbolu.
lesson-ingenious-symbol-edge = To też punkt w zielonym. Ale wzdłuż brzegu linia ma mało miejsca: połóż zielony od strony środka planszy.
lesson-ingenious-symbol-purple = Można i tak: to punkt w fioletowym. Ale w tej partii zaczynamy od nadrukowanego zielonego.
lesson-ingenious-symbol-block = Zielony leży tam dobrze. Ale fioletowy stanąłby na drodze twojej zielonej linii: połóż go z boku.

lesson-ingenious-lines-title = Linie dają punkty
lesson-ingenious-lines = Zielona połówka dotyka zielonego symbolu: to punkt w zielonym. Od każdej połówki rozchodzą się linie, a **każdy taki sam symbol w nieprzerwanej linii to punkt**. Połóż zielony na końcu dwóch zielonych: { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }.
lesson-ingenious-lines-nothing = Płytka może tam leżeć. Ale wokół nie ma takich samych symboli, więc nie da punktów.
lesson-ingenious-lines-sides = Tutaj zielony też daje { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }, po jednym z dwóch stron. Ale na końcu linii powstaną trzy zielone z rzędu, a następny zielony policzy je wszystkie.
lesson-ingenious-lines-block = Zielony leży tam dobrze. Ale niebieski zamknąłby linię: połóż go z boku.

lesson-ingenious-halves-title = Punktują obie połówki
lesson-ingenious-halves = Bot przedłużył twoją linię, a nie ma znaczenia, kto położył symbol: zielony na jej końcu daje { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }. **Każda połówka punktuje osobno.** Połóż czerwony obok drugiego czerwonego, a dostaniesz też { $red ->
    [one] { $red } punkt
    [few] { $red } punkty
   *[many] { $red } punktów
  } w czerwonym.
lesson-ingenious-halves-green = Zielony daje tam { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }, ale czerwony nic. Obróć płytkę tak, by czerwony dotykał drugiego czerwonego: to jeszcze { $red ->
    [one] { $red } punkt
    [few] { $red } punkty
   *[many] { $red } punktów
  }.

lesson-ingenious-lowest-title = Decyduje najsłabszy kolor
lesson-ingenious-lowest = Minęło kilka tur. Na koniec **liczy się tylko twój najsłabszy kolor**: zielony ma { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }, ale niebieski tylko { $blue ->
    [one] { $blue } punkt
    [few] { $blue } punkty
   *[many] { $blue } punktów
  }. Połóż płytkę niebiesko-pomarańczową tak, by niebieski dostał { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
  }.
lesson-ingenious-lowest-more = To { $more ->
    [one] { $more } punkt
    [few] { $more } punkty
   *[many] { $more } punktów
  }, ale ani jednego w niebieskim. Twój najsłabszy kolor pozostałby najsłabszy.
lesson-ingenious-lowest-orange = Tutaj punktuje pomarańczowy, ale niebieski nie. Twój najsłabszy kolor to niebieski: znajdź miejsce, gdzie da punkty.

lesson-ingenious-swap-title = Wymiana
lesson-ingenious-swap = Niebieski nie jest już najsłabszy: teraz jest nim fioletowy, który ma { $purple ->
    [one] { $purple } punkt
    [few] { $purple } punkty
   *[many] { $purple } punktów
  }. A **na twoim stojaku nie ma żadnej płytki z fioletowym**. Możesz wtedy wymienić cały stojak na sześć nowych płytek, zamiast dobierać tylko jedną: zrób to.
lesson-ingenious-swap-refill = Wtedy dobierasz tylko jedną płytkę, reszta zostaje, a na fioletowy można długo czekać. Z sześcioma nowymi płytkami masz większe szanse.

lesson-ingenious-eighteen-title = Koniec toru
lesson-ingenious-eighteen = Wymiana przyniosła ci fioletowy. Zielony ma { $green ->
    [one] { $green } punkt
    [few] { $green } punkty
   *[many] { $green } punktów
  }, a tor kończy się na { $end ->
    [one] { $end } punkcie
   *[many] { $end } punktach
  }: **kolor, który tam dojdzie, daje dodatkowy ruch**. Połóż płytkę zielono-fioletową tak, by zielony doszedł do końca, a fioletowy też dał punkty.
lesson-ingenious-eighteen-more = To { $more ->
    [one] { $more } punkt
    [few] { $more } punkty
   *[many] { $more } punktów
  }, ale w czerwonym i żółtym. Zielony jest tak blisko końca: doprowadź go tam, a od razu zagrasz jeszcze raz.
lesson-ingenious-eighteen-later = Dobra płytka dla fioletowego. Najpierw doprowadź zielony do końca, a zaraz potem położysz i tę.
lesson-ingenious-eighteen-alone = Zielony dochodzi tam do końca. Ale obok nadrukowanego zielonego jest miejsce, gdzie punkty da też fioletowy, twój najsłabszy kolor.

lesson-ingenious-bonus-title = Ingenious!
lesson-ingenious-bonus = Zielony doszedł do końca: masz **dodatkowy ruch**, zanim dobierzesz płytki. Fioletowy jest nadal jednym z twoich najsłabszych kolorów. Połóż płytkę żółto-fioletową tam, gdzie punktują obie połówki: { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
  } w fioletowym.
lesson-ingenious-bonus-more = To { $more ->
    [one] { $more } punkt
    [few] { $more } punkty
   *[many] { $more } punktów
  }, ale w czerwonym i żółtym. Wykorzystaj dodatkowy ruch dla fioletowego, jednego z twoich najsłabszych kolorów.

lesson-ingenious-end-title = Aż do pełnej planszy
lesson-ingenious-end = Gra kończy się, gdy na żadną płytkę nie ma już miejsca. Wtedy porównuje się najsłabsze kolory, a wyższy wygrywa: twój ma na razie { $own ->
    [one] { $own } punkt
    [few] { $own } punkty
   *[many] { $own } punktów
  }, a najsłabszy kolor bota { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
  }. Jeśli są równe, decydują drugie najsłabsze.

lesson-ingenious-done-title = To wszystko
lesson-ingenious-done = Znasz już całą grę. Graj dalej od tego miejsca i dbaj o najsłabsze kolory.
