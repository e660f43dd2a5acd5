# The home page.

home-title = stol: cztery gry w jednym miejscu
home-description = Pixies, Everything on 1 Card, Clustered i Ingenious w przeglądarce: poznasz je w kilka minut, zagrasz w pojedynkę albo z przyjaciółmi przez link. Bez konta.
home-head = Cztery gry, jeden stół.
home-lead = W pojedynkę z botami, czyli komputerowymi przeciwnikami, albo z przyjaciółmi przez link. Bez konta.

# Up to 70 letters.
home-pixies-players = 2–6 graczy
home-pixies-about = Wypełnij kartami dziewięć pól i wybieraj, która zostaje na wierzchu.
home-onecard-players = 2–4 graczy
home-onecard-about = Pięć kości dla wszystkich, a pola wykreślasz na własnych kartach.
home-clustered-players = 1–8 graczy
home-clustered-about = Kładź karty obok siebie, gdy zgadzają się dwie z trzech cech.
home-ingenious-players = 1–4 graczy
home-ingenious-about = Układaj linie w sześciu kolorach: twój wynik to najsłabszy z nich.

# Up to 14 letters.
home-play = Zagraj teraz
home-play-label = Zagraj teraz: { $game }
home-learn = Jak się gra
home-learn-label = Jak się gra w { $game }
home-setup = Przygotuj
home-setup-label = Przygotuj: { $game }

home-running = Twoje stoły
home-finished = Zakończone
home-row = { $game }, { $progress }

home-filters = Które stoły
home-show-all = Wszystkie: { $count }
home-show-turn = Twój ruch: { $count }
home-show-others = Czekasz: { $count }
home-show-hidden = Ukryte: { $count }
home-nothing = Takich stołów nie ma.
home-later = Nowsze stoły
home-earlier = Więcej stołów
row-leave = { $table }: poddaj partię, zamknij lub ukryj stół
row-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
  }
row-score = { $outcome ->
    [won] wygrana, { $points }
    [shared] wspólna wygrana, { $points }
    [lost] przegrana, { $points }
   *[watched] { $points }
  }
row-resigned = { $you ->
    [yes] partia poddana przez ciebie
   *[no] poddanie partii: { $names }
  }
row-closed = zamknięty
row-unreadable = Nie da się odczytać tego stołu.
