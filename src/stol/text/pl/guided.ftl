# The guided first game, whatever game it is, and the coach at a table.

guided-page = { $game }: gra z przewodnikiem, krok { $step } z { $steps }
guided-game = gra z przewodnikiem
guided-leave = Do zasad z rysunkami
guided-again = Zacznij od nowa
guided-on = Wróć do gry z przewodnikiem
coach = Przewodnik
guided-step = Krok { $step } z { $steps }

# Room for 12 letters each, and for 20 in guided-anyway and guided-play-on.
guided-back = Wstecz
guided-skip = Pomiń
guided-skip-about = Graj stąd dalej bez przewodnika
guided-go-on = Dalej
guided-play-on = Graj dalej
guided-show = Pokaż mi
guided-anyway = Zagraj mimo to

guided-no = Tak nie można
guided-almost = Prawie
guided-fine = Tak też można

# „Pokaż mi” is the message guided-show.
guided-better = { $better ->
    [yes] { $points ->
        [0] Tak można, ale nie daje to punktów.
        [one] Tak można, za { $points } punkt.
        [few] Tak można, za { $points } punkty.
       *[many] Tak można, za { $points } punktów.
      } Jest jednak ruch za { $best ->
        [one] { $best } punkt.
        [few] { $best } punkty.
       *[many] { $best } punktów.
      }
   *[no] Tak też można i to niezły ruch. Tutaj próbujemy innego: „Pokaż mi” go podświetli.
  }
guided-also = To też dobry ruch. W tej partii gramy dalej tak: { $move }

note-no-lesson = Nie ma tu takiego kroku gry z przewodnikiem.

explain-move = Wyjaśnij ten ruch
explain-title = Ostatni ruch
explain-title-earlier = Wcześniejszy ruch
explain-nothing = Nikt jeszcze nie zagrał.
explain-close = Dzięki
explain-previous = Poprzedni ruch
explain-next = Następny ruch

# Room for 12 letters.
clustered-compared = { $attribute ->
    [number] liczba
    [shape] kształt
   *[fill] wypełnienie
  }

# ---- the latest move explained

explain-generic = { $you ->
    [yes] Zmiana twoich punktów: { $points }.
   *[no] { $name }, zmiana punktów: { $points }.
  }

explain-clustered-run = { $line ->
    [rows] { $count ->
        [one] Ciąg poziomy ma teraz { $count } kartę
        [few] Ciąg poziomy ma teraz { $count } karty
       *[many] Ciąg poziomy ma teraz { $count } kart
      }
   *[columns] { $count ->
        [one] Ciąg pionowy ma teraz { $count } kartę
        [few] Ciąg pionowy ma teraz { $count } karty
       *[many] Ciąg pionowy ma teraz { $count } kart
      }
  }: { $points ->
    [one] { $points } punkt więcej.
    [few] { $points } punkty więcej.
   *[many] { $points } punktów więcej.
  } Ciąg liczy się od trzech kart: każda daje punkt. C10
explain-clustered-rectangle = { $count ->
    [one] Największy prostokąt ma teraz { $count } kartę
    [few] Największy prostokąt ma teraz { $count } karty
   *[many] Największy prostokąt ma teraz { $count } kart
  }: { $points ->
    [one] { $points } punkt więcej.
    [few] { $points } punkty więcej.
   *[many] { $points } punktów więcej.
  } C11
explain-clustered-bonus = { $points ->
    [one] Bonus: { $points } punkt.
    [few] Bonus: { $points } punkty.
   *[many] Bonus: { $points } punktów.
  } C17 C18
explain-clustered-nothing = Na razie nie ma za to punktów: dają je co najmniej trzy karty jednego gracza w linii albo prostokąt bez luk. C10 C11
explain-clustered-discard = { $chosen ->
    [yes] W szybkiej grze po dobraniu odrzuca się kartę. C16
   *[no] { $you ->
        [yes] Żadna z twoich kart nigdzie nie pasowała, więc jedną trzeba było odrzucić. C5
       *[no] Żadna karta nigdzie nie pasowała, więc { $name } jedną odrzuca. C5
      }
  }

explain-ingenious-half = { $colour ->
    [r] Czerwona połówka
    [o] Pomarańczowa połówka
    [y] Żółta połówka
    [g] Zielona połówka
    [b] Niebieska połówka
   *[p] Fioletowa połówka
  } { $points ->
    [0] nie widzi żadnego symbolu swojego koloru: bez punktów.
    [one] widzi { $points } symbol swojego koloru: { $points } punkt.
    [few] { $lines ->
        [one] widzi { $points } symbole swojego koloru w jednej linii: { $points } punkty.
       *[many] widzi { $points } symbole swojego koloru w { $lines } liniach: { $points } punkty.
      }
   *[many] { $lines ->
        [one] widzi { $points } symboli swojego koloru w jednej linii: { $points } punktów.
       *[many] widzi { $points } symboli swojego koloru w { $lines } liniach: { $points } punktów.
      }
  } I7
explain-ingenious-lost = { $points ->
    [one] Przepada { $points } punkt: kolor zatrzymuje się na { $end }.
    [few] Przepadają { $points } punkty: kolor zatrzymuje się na { $end }.
   *[many] Przepada { $points } punktów: kolor zatrzymuje się na { $end }.
  } I8
explain-ingenious-bonus = { $count ->
    [one] Kolor doszedł do końca toru: Ingenious! { $you ->
        [yes] Kładziesz jeszcze jedną płytkę.
       *[no] { $name } kładzie jeszcze jedną płytkę.
      }
    [few] Do końca toru doszły { $count } kolory: Ingenious! { $you ->
        [yes] Kładziesz jeszcze { $count } płytki.
       *[no] { $name } kładzie jeszcze { $count } płytki.
      }
   *[many] Do końca toru doszło { $count } kolorów: Ingenious! { $you ->
        [yes] Kładziesz jeszcze { $count } płytek.
       *[no] { $name } kładzie jeszcze { $count } płytek.
      }
  } I9
explain-ingenious-swap = Jeśli na stojaku nie ma płytki z najsłabszym kolorem, można wymienić wszystkie. I10

explain-pixies-way = { $way ->
    [cover] Na tym polu leżała zakryta karta: nowa ją przykrywa i od razu jest zatwierdzona. P7
    [new] Leżała tam już karta o tej wartości. Jedna z dwóch zostaje odkryta i jest zatwierdzona. P8
    [old] Leżała tam już karta o tej wartości. Jedna z dwóch zostaje odkryta i jest zatwierdzona. P8
    [down] Karta o tej wartości jest już zatwierdzona, więc ta trafia zakryta na wolne pole. P9
   *[up] Na jej polu nie było karty o tej wartości, więc leży tam odkryta. P7
  }
explain-pixies-validated = { $change ->
    [less] { $points ->
        [one] Zatwierdzone karty: { $points } punkt mniej.
        [few] Zatwierdzone karty: { $points } punkty mniej.
       *[many] Zatwierdzone karty: { $points } punktów mniej.
      }
   *[more] { $points ->
        [one] Zatwierdzone karty: { $points } punkt więcej.
        [few] Zatwierdzone karty: { $points } punkty więcej.
       *[many] Zatwierdzone karty: { $points } punktów więcej.
      }
  } Zatwierdzona karta daje swoją wartość. P15
explain-pixies-symbols = { $change ->
    [less] { $points ->
        [one] Symbole: { $points } punkt mniej.
        [few] Symbole: { $points } punkty mniej.
       *[many] Symbole: { $points } punktów mniej.
      }
   *[more] { $points ->
        [one] Symbole: { $points } punkt więcej.
        [few] Symbole: { $points } punkty więcej.
       *[many] Symbole: { $points } punktów więcej.
      }
  } Spirale dodają punkty, krzyżyki odejmują. P16
explain-pixies-zone = { $change ->
    [less] { $points ->
        [one] Największa strefa: { $points } punkt mniej.
        [few] Największa strefa: { $points } punkty mniej.
       *[many] Największa strefa: { $points } punktów mniej.
      }
   *[more] { $points ->
        [one] Największa strefa: { $points } punkt więcej.
        [few] Największa strefa: { $points } punkty więcej.
       *[many] Największa strefa: { $points } punktów więcej.
      }
  } { $round ->
    [1] W rundzie 1 każda jej karta daje 2.
    [2] W rundzie 2 każda jej karta daje 3.
   *[3] W rundzie 3 każda jej karta daje 4.
  } P17
explain-pixies-face_down = { $change ->
    [less] { $points ->
        [one] Zakryte karty: { $points } punkt mniej.
        [few] Zakryte karty: { $points } punkty mniej.
       *[many] Zakryte karty: { $points } punktów mniej.
      }
   *[more] { $points ->
        [one] Zakryte karty: { $points } punkt więcej.
        [few] Zakryte karty: { $points } punkty więcej.
       *[many] Zakryte karty: { $points } punktów więcej.
      }
  } Każda, na której nic nie leży, daje 5. P20
explain-pixies-nothing = Na razie nie zmienia to punktów. Karta daje swoją wartość, gdy jest zatwierdzona. P15
explain-pixies-round = Runda kończy się, gdy ktoś ma zajęte wszystkie dziewięć pól; wtedy liczy się punkty. P11 P12 P14

explain-onecard-rolled = { $phase ->
    [choose] Dowolnymi kośćmi można rzucić ponownie, najwyżej dwa razy. O5
   *[mark] Każdy wykorzystuje ten rzut na jednej karcie albo pasuje. O6
  }
explain-onecard-passed = { $you ->
    [yes] Zawsze możesz spasować; wtedy nic się nie wykreśla. O6
   *[no] { $name } nic nie wykreśla: każdy może spasować. O6
  }
explain-onecard-misfits = Na karcie { $card } kolor wykreśla się tylko wtedy, gdy mieszczą się wszystkie jego kości. O7
explain-onecard-scored = { $rows ->
    [one] Karta { $card } ma { $rows } wypełniony rząd
    [few] Karta { $card } ma { $rows } wypełnione rzędy
   *[many] Karta { $card } ma { $rows } wypełnionych rzędów
  }, a w nich { $boxes ->
    [one] { $boxes } pole.
    [few] { $boxes } pola.
   *[many] { $boxes } pól.
  } { $suns ->
    [0] Żaden z tych rzędów nie ma słońca.
    [1] Jeden z nich ma słońce: 2 punkty więcej.
   *[2] Są wśród nich oba rzędy ze słońcem: 5 punktów więcej.
  } { $points ->
    [one] Razem { $points } punkt.
    [few] Razem { $points } punkty.
   *[many] Razem { $points } punktów.
  } O8
