share-open = Udostępnij
share-send = Wyślij ten link: widać przy nim obrazek.
share-foot = Zagraj i ty, w przeglądarce i bez konta.
share-picture = { $game }: plansza na koniec gry i punkty wszystkich graczy
share-picture-invited = { $game }: pusta plansza i kto siedzi przy stole
share-picture-daily = Pusta plansza, jak na początku każdej gry
share-invited-head = { $name } trzyma dla ciebie miejsce.
share-invited-about = { $free ->
    [one] { $game }: wolne jest { $free } miejsce z { $count }
    [few] { $game }: wolne są { $free } miejsca z { $count }
   *[many] { $game }: wolnych jest { $free } miejsc z { $count }
  }
share-sit = Do stołu
share-daily-head = To samo rozdanie dla wszystkich. Jak daleko zajdziesz?
