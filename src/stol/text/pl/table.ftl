# What every table says, whichever game lies on it.

# Stands alone, in place of the visitor's name; also first in a list of names.
you = Ty
# Room for 9 letters on phones.
your-turn = Twój ruch
turn-of = Gra { $name }
over = Koniec gry

gain = { $sign ->
    [minus] −{ $number }
    [zero] { $number }
   *[plus] +{ $number }
  }

# With a comma it would read as a decimal number.
space = ({ $x }; { $y })

colour-name = { $case ->
    [gen] { $colour ->
        [r] czerwonego
        [o] pomarańczowego
        [y] żółtego
        [g] zielonego
        [b] niebieskiego
       *[p] fioletowego
      }
   *[nom] { $colour ->
        [r] czerwony
        [o] pomarańczowy
        [y] żółty
        [g] zielony
        [b] niebieski
       *[p] fioletowy
      }
  }

colour-r = czerwony
colour-o = pomarańczowy
colour-y = żółty
colour-g = zielony
colour-b = niebieski
colour-p = fioletowy

pixies-title = Pixies
onecard-title = Everything on 1 Card
clustered-title = Clustered
ingenious-title = Ingenious
pixies-tiny-title = Pixies w miniaturze
onecard-tiny-title = Everything on 1 Card w miniaturze
clustered-tiny-title = Clustered w miniaturze
ingenious-tiny-title = Ingenious w miniaturze
page-table = { $yours ->
    [yes] ● { $turn }: { $game }
   *[no] { $game }: { $turn }
  }
home-link = stol, strona główna
tools = Stół
notices = Komunikaty
in-words = Stół opisany słowami

talk = Czat
talk-empty = Nikt jeszcze nic nie napisał.
talk-earlier = Wcześniejsze wiadomości
talk-word = Twoja wiadomość
talk-send = Wyślij
talk-seats-only = Pisać mogą tu tylko osoby, które siedzą przy stole.
menu = Menu
# Room for 30 letters.
to-home = Wyjdź, ale zachowaj miejsce
watch-link = Link dla widzów
sending = Wysyłam…
reconnecting = Łączę ponownie…
player = Gracz { $number }
sitter-here = przy stole
sitter-away = nie ma przy stole
sitter-stand-in = tymczasem gra { $name }
leave-to-opponent = { $name }: oddaj miejsce botowi
leave-own-to-opponent = Oddaj swoje miejsce botowi
stood-in = Gra za ciebie bot.
take-back = Wróć na swoje miejsce
gone = { $asking ->
    [0] Przy stole brakuje gracza: { $name }. Jeśli wszyscy pozostali się zgodzą, dalej może grać bot.
    [one] Przy stole brakuje gracza: { $name }. { $asking } gracz chce, by dalej grał bot.
   *[many] Przy stole brakuje gracza: { $name }. { $asking } graczy chce, by dalej grał bot.
  }
gone-ask = Oddaj miejsce botowi
gone-agree = Zgoda
gone-asked = Przy stole brakuje gracza: { $name }. Chcesz, by dalej grał bot; pozostali muszą się jeszcze zgodzić.
undo = Cofnij ruch
undo-asked = Chcesz cofnąć swój ruch. Od tego czasu coś już odkryto, więc pozostali muszą się zgodzić.
undo-cancel = Jednak nie
undo-wish = { $name } chce cofnąć ostatni ruch.
undo-done = { $name } cofa ruch.
undo-agree = Zgoda
undo-decline = Nie
rematch-ready = Następna partia czeka.
rematch-go = Przejdź
note-moved-on = Przy stole coś się zmieniło: tak wygląda teraz.
note-not-your-turn = Przy stole coś się zmieniło: to już nie twój ruch.
note-stood-in = Gra teraz za ciebie bot. Najpierw wróć na swoje miejsce.
note-seat-taken = To miejsce jest zajęte.
note-still-there = Ten gracz jest przy stole.
note-nobody-there = Na tym miejscu nie trzeba nikogo zastępować.
note-no-such-level = Nie ma bota na tym poziomie.
note-no-talk = Przy tym stole czat jest wyłączony.
note-too-much-talk = To za długie albo napisano tu już zbyt wiele.
note-too-many-names = Imię na tym miejscu było już zmieniane zbyt wiele razy.
row-with = Przy stole: { $others }
row-alone = Stół { $code }
row-waiting = czeka na graczy
row-invite = Zaproś
row-result = Wynik
preparing = Rozkładamy: { $game }
preparing-text = Trwa przygotowanie zasad. Dzieje się to raz i zajmuje mniej niż minutę.
preparing-title = Chwileczkę
preparing-look = Sprawdź ponownie
compile-failed = Na tym serwerze nie udało się przygotować zasad gry { $game }. Podjęto kilka prób; przyczynę podaje dziennik serwera. Stoły tej gry są zachowane.
note-nothing-to-undo = Nie ma czego cofnąć.
note-too-much-taken-back = Przy tym stole zbyt często cofano ruchy i głosowano: od teraz partię można już tylko dograć do końca.
note-undo-same-deal = Inni grają to samo rozdanie: gdy odkryto już coś ukrytego, niczego nie można cofnąć.
note-undo-not-asked = Nikt już nie prosi o cofnięcie ruchu: tak wygląda teraz stół.
note-no-record = Ta partia nie zaczęła się przy tym stole od początku, więc nie ma jej zapisu.
note-unreadable-table = Zapisane dane tego stołu są uszkodzone i nie da się ich odczytać. Przyczynę podaje dziennik serwera. Inne twoje stoły są zachowane.
note-no-table = Nie ma stołu o tej nazwie. Może w nazwie jest błąd.
note-not-your-seat = Może to zrobić tylko ten, kto tam siedzi.
note-host-only = Może to zrobić tylko gospodarz stołu.
note-not-over = Gra jeszcze trwa.
note-no-watching = Tego stołu nie można oglądać.
note-no-game = Nie ma tu takiej gry.
note-foreign = To przyszło z innej witryny, więc niczego nie zmieniono.
note-too-many = Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i spróbuj ponownie; nic nie przepadło.
note-check-failed = Sprawdzanie trwało zbyt długo i zostało przerwane. Nic się nie zmieniło; spróbuj ponownie za chwilę.
note-too-much-stored = Masz tu zapisane tyle, ile może mieć jeden gracz, więc nic więcej nie można otworzyć. To, co leży nieużywane, z czasem wygasa; miejsce może zrobić osoba prowadząca serwer.
note-bad-host = Nie da się odczytać nazwy serwera w żądaniu. Otwórz stronę pod adresem, który ci podano.

# The words in quotes are codes.
field-move = Brakuje pola „move” albo nie da się go odczytać. Ma to być jeden ruch, taki, jaki podaje stół. Nic się nie zmieniło.
field-ply = Brakuje pola „ply” albo nie da się go odczytać. Ma to być liczba z formularza stołu, całkowita, od 0 do 100000. Nic się nie zmieniło.
field-undone = Brakuje pola „undone” albo nie da się go odczytać. Ma to być liczba z formularza stołu, całkowita, od 0 do 100000. Nic się nie zmieniło.
field-outcome = Brakuje pola „outcome” albo nie da się go odczytać. Ma to być jedna karta, płytka albo kość, taka, jaką podaje stół. Nic się nie zmieniło.
field-seat = Brakuje pola „seat” albo nie da się go odczytać. Ma to być numer miejsca, od 0 do 7. Nic się nie zmieniło.
field-name = Brakuje pola „name” albo nie da się go odczytać. Ma to być jedno imię, najwyżej 1000 znaków. Nic się nie zmieniło.
field-level = Brakuje pola „level” albo nie da się go odczytać. Ma to być nazwa poziomu bota. Nic się nie zmieniło.
field-text = Brakuje pola „text” albo nie da się go odczytać. Ma to być jeden tekst; wysyła się do 200 znaków. Nic się nie zmieniło.
field-key = Brakuje pola „key” albo nie da się go odczytać. Ma to być jeden tekst, najwyżej 200 znaków. Nic się nie zmieniło.
field-back = Brakuje pola „back” albo nie da się go odczytać. Ma to być ścieżka strony w tej witrynie, najwyżej 1000 znaków. Nic się nie zmieniło.
field-setting = Nie da się odczytać ustawienia. Ma to być jedna z podanych możliwości. Nic się nie zmieniło.
field-language = Brakuje pola „language” albo nie da się go odczytać. Ma to być język z listy. Nic się nie zmieniło.

talk-unread = { $count ->
    [one] Czat: { $count } nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
   *[many] Czat: { $count } nowych wiadomości
  }
talk-read = Przeczytane

reach-lan = Ten link jest dla innych osób w twojej sieci: adres z twojej przeglądarki działa tylko na tym komputerze.
reach-none = Ten link działa tylko na tym komputerze. Żeby wpuścić inne osoby z sieci, uruchom serwer poleceniem „stol serve --host 0.0.0.0”.

keys = Klawisze
keys-close = Zamknij listę klawiszy
keys-arrows = Przechodzenie z pola na pole
keys-list = Ta lista
