share-open = Udostępnij
share-send = Wyślij ten link: obok pokaże się obrazek.
share-foot = Zagraj i ty: w przeglądarce, bez konta.
share-picture = { $game }: plansza na koniec partii i punkty wszystkich graczy
share-picture-invited = { $game }: pusta plansza i kto siedzi przy stole
share-picture-daily = Pusta plansza, jak na początku każdej partii
share-invited-head = { $name } trzyma dla ciebie miejsce.
share-invited-about = { $free ->
    [one] { $game }: wolne jest { $free } miejsce z { $count }
    [few] { $game }: wolne są { $free } miejsca z { $count }
   *[many] { $game }: wolnych jest { $free } miejsc z { $count }
  }
share-sit = Do stołu
share-daily-head = To samo rozdanie dla wszystkich. Jak daleko zajdziesz?
