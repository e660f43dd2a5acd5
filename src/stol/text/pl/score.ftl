score-title = { $game }: arkusz punktów
score-sheet = arkusz punktów
score-about = Grasz prawdziwymi kartami i płytkami? Wprowadź, co leży na stole: stol liczy punkty i mówi, skąd się biorą.
score-link = Link do tego arkusza
score-open = Arkusz punktów
score-open-label = Arkusz punktów do gry { $game }

score-who = Kto gra?
score-name = Imię gracza { $number }
score-start = Utwórz arkusz
score-mine = Twoje arkusze

score-players = Gracze
score-undo = Cofnij ostatni wpis tego gracza
score-totals = Punkty do tej pory
score-sum = suma
score-result = Pokaż wynik
score-names = Popraw imiona
score-share = Udostępnij arkusz
score-share-about = Kto ma ten link, widzi ten sam arkusz i może wpisywać punkty, każdy na swoim urządzeniu.
score-unsaved = Jeszcze niezapisane. Wpis jest na tym urządzeniu i zostanie wysłany, gdy wróci połączenie.
score-again = Jeszcze raz
score-correct = Popraw
score-next = Dalej: { $name }

score-leads = { $margin ->
    [one] Na prowadzeniu: { $name }, z przewagą { $margin } punktu.
    [few] Na prowadzeniu: { $name }, z przewagą { $margin } punktów.
   *[many] Na prowadzeniu: { $name }, z przewagą { $margin } punktów.
  }
score-leads-even = Na prowadzeniu: { $name }, po rozstrzygnięciu remisu.
score-level = Wspólnie na prowadzeniu: { $names }.

score-wrong-entry = Nie można tu wprowadzić: „{ $typed }”. Nic się nie zmieniło.
score-wrong-used = Karta { $card } jest już wpisana. Nic się nie zmieniło.
score-wrong-step = Tor ma pola od 0 do { $end }. Nic się nie zmieniło.
score-wrong-hand = { $count ->
    [one] Gracz ma naraz najwyżej { $count } niepełną kartę. Nic się nie zmieniło.
    [few] Gracz ma naraz najwyżej { $count } niepełne karty. Nic się nie zmieniło.
   *[many] Gracz ma naraz najwyżej { $count } niepełnych kart. Nic się nie zmieniło.
  }
score-wrong-deck = { $count ->
    [one] W talii jest { $count } karta i wszystkie już tu leżą. Nic się nie zmieniło.
    [few] W talii są { $count } karty i wszystkie już tu leżą. Nic się nie zmieniło.
   *[many] W talii jest { $count } kart i wszystkie już tu leżą. Nic się nie zmieniło.
  }
score-wrong-number = „{ $typed }” nie jest liczbą punktów od 0 do { $most }. Nic się nie zmieniło.
score-stale = Ktoś inny w międzyczasie to zmienił. Teraz wygląda to tak; sprawdź i w razie potrzeby wprowadź jeszcze raz.
note-no-sheet = Nie ma takiego arkusza punktów. Może w adresie jest błąd.

score-cells = { $count } z 9
score-what = Co tam leży
score-which = Która { $number }?
score-down = Zakryta
score-empty = Puste
score-cell = { $what ->
    [open] Pole { $cell }, jeszcze bez wpisu
    [none] Pole { $cell }, puste
    [down] Pole { $cell }, zakryta karta
    [two] Pole { $cell }, { $card }, zatwierdzona
   *[up] Pole { $cell }, { $card }
  }
score-seal = { $sealed ->
    [yes] Pole { $cell }: dwie karty, górna zatwierdzona
   *[no] Pole { $cell }: jedna karta; dotknij, jeśli pod nią leży druga
  }
score-seal-tip = Dwie karty na polu? Dotknij w rogu przerywanego obrysu pieczęci: górna karta jest zatwierdzona.
score-gone = { $card }: ma ją { $name }
score-round-done = Wpisano wszystkie dziewięć pól: { $name }

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] Osiągnięty cel: { $colours }. Dodatkowy ruch: { $name }.
    [few] Osiągnięte cele: { $colours }. Dodatkowy ruch za każdy kolor: { $name }.
   *[many] Osiągnięte cele: { $colours }. Dodatkowy ruch za każdy kolor: { $name }.
  }
score-goal = { $count ->
    [one] Osiągnięty cel: { $colours }.
    [few] Osiągnięte cele: { $colours }.
   *[many] Osiągnięte cele: { $colours }.
  }
score-dashed = Linia przerywana: ta tura.
score-turn = Następna tura
score-more = { $colour ->
    [r] Czerwony, o jeden więcej
    [o] Pomarańczowy, o jeden więcej
    [y] Żółty, o jeden więcej
    [g] Zielony, o jeden więcej
    [b] Niebieski, o jeden więcej
   *[p] Fioletowy, o jeden więcej
  }
score-less = { $colour ->
    [r] Czerwony, o jeden mniej
    [o] Pomarańczowy, o jeden mniej
    [y] Żółty, o jeden mniej
    [g] Zielony, o jeden mniej
    [b] Niebieski, o jeden mniej
   *[p] Fioletowy, o jeden mniej
  }

score-scored = { $count ->
    [one] { $count } zdobyta
    [few] { $count } zdobyte
   *[many] { $count } zdobytych
  }
score-is-scored = zdobyta
score-no-cards = Wybierz kartę, a potem dotykaj kolejnych wykreślanych pól.
score-add-card = Dodaj kartę
score-remove = Usuń kartę { $card }
score-box = { $crossed ->
    [yes] { score-box-colour }, pole { $number } z { $count }, wykreślone
   *[no] { score-box-colour }, pole { $number } z { $count }, wolne
  }
score-box-colour = { $colour ->
    [r] Czerwony rząd
    [o] Pomarańczowy rząd
    [y] Żółty rząd
    [g] Zielony rząd
    [b] Niebieski rząd
   *[p] Fioletowy rząd
  }

score-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
score-typed = punkty
score-ways = Jak liczyć
score-by-cards = Połóż karty
score-by-totals = Wpisz sumy
score-lay = { $name }: dotknij każdego miejsca z kartą tego gracza. Punkty zależą tylko od tego, czyja karta gdzie leży.
score-start-card = Karta startowa
score-space = Wolne miejsce { $at }
score-card-at = { $own ->
    [yes] { $name }, karta na miejscu { $at }: zabierz ją
   *[no] { $name }, karta na miejscu { $at }
  }
score-nobody = Nikt
