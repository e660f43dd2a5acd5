# The pages beside the table: set-up, waiting room, result, plain messages.

me-nobody = Twoje imię
me-label = { $name }: twoje imię
me-name = Twoje imię
me-save = Zapisz

join-title = Dołącz do stołu
join-head = Dołącz do stołu
join-lead = Wpisz kod, który masz od innego gracza.
join-code = Masz kod?
join-example = KARUM OBIDE
join-go = Dołącz
join-wrong = Nie ma stołu o kodzie { $code }. Kody wyglądają tak: KARUM OBIDE.

setup-title = Przygotuj stół
setup-head = Przygotuj stół
setup-game = Gra
setup-update = Odśwież
setup-seats = Kto gdzie siedzi
setup-rules = Opcje
setup-presets = Tryby gry
setup-players = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
  }
setup-of = { $most ->
    [one] od { $least } do { $most } gracza
   *[many] od { $least } do { $most } graczy
  }
setup-fewer = Mniej graczy
setup-more = Więcej graczy
seat-number = Miejsce { $number }
setup-you = { $name } (ty)
setup-here = Gość na tym urządzeniu
setup-free = Wolne (link)
setup-bots = Boty (komputerowi przeciwnicy)
# Room for about 14 letters.
setup-bot = { $level ->
    [novice] Bot: nowicjusz
    [casual] Bot: amator
    [club] Bot: klubowicz
    [expert] Bot: ekspert
   *[master] Bot: mistrz
  }
setup-chat = Czat
setup-chat-about = Krótkie rozmowy przy stole.
setup-watch = Inni mogą oglądać
setup-watch-about = Widzą to, co jest odkryte.
setup-hints = Podpowiedzi
setup-hints-about = Kto ma ruch, może zapytać o najlepsze zagrania. Po wyłączeniu stol nie podpowiada w tej partii ani tu, ani gdzie indziej; pomocy z zewnątrz nie widzi.
setup-levels = Jak silne mają być boty?
setup-levels-strength = Liczby pokazują siłę gry przy tej liczbie graczy, w skali ze strony „Moje partie”. Kto ma o 200 więcej, wygrywa trzy partie z czterech.
setup-open = Otwórz stół
setup-guests = Goście przy tym urządzeniu
setup-guest = Gość na miejscu { $number }
setup-guest-about = Imię tego gracza przy stole.
names = Imiona graczy

# The levels where they stand alone.
level-novice = Nowicjusz
level-novice-about = Widzi niewiele swoich ruchów i wybiera to, co od razu daje najwięcej.
level-casual = Amator
level-casual-about = Niektóre ruchy przeocza i wybiera to, co od razu daje najwięcej.
level-club = Klubowicz
level-club-about = Przeocza niewiele i myśli trochę naprzód.
level-expert = Ekspert
level-expert-about = Nie przeocza prawie niczego i myśli naprzód.
level-master = Mistrz
level-master-about = Najsilniejszy ze wszystkich: do sekundy na ruch.

preset-classic = Gra klasyczna
preset-solo = Solo
preset-flower-power = Flower Power
preset-draft = Draft
preset-fast = Szybka gra
preset-bonuses = Bonusy
preset-expanded = Sześciu graczy
preset-teams = Drużyny
preset-open-teams = Jawne drużyny

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Czternaście dodatkowych kart dwukolorowych. Do sześciu graczy.
option-onecard-draft = Draft
option-onecard-draft-about = Zatrzymaj trzy z pięciu kart, a nowe wybieraj z odkrytych.
option-onecard-deck = Własna talia
option-onecard-deck-about = Trzydzieści własnych kart zamiast naszych.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Trzeci dżoker
option-clustered-third_joker-about = Kto gra z trzema dżokerami zamiast z dwoma.
option-clustered-third_joker-none = Nikt
option-clustered-third_joker-all = Wszyscy
option-clustered-third_joker-seats = Niektórzy
option-clustered-table = Stół
option-clustered-table-about = Jego granice, w kartach. Bez nich miejsca starczy na każdą kartę.
option-clustered-table-width = Szerokość
option-clustered-table-height = Wysokość
option-clustered-fast = Szybka gra
option-clustered-fast-about = Na koniec każdej tury dobierz dwie karty i odrzuć jedną.
option-clustered-first_bonus = Bonus za pierwszeństwo
option-clustered-first_bonus-about = Po 2 punkty za pierwszy prostokąt 2 × 3 i za pierwszy ciąg pięciu kart.
option-clustered-largest_bonus = Bonus za największy układ
option-clustered-largest_bonus-about = Po 2 punkty za największy prostokąt i za najdłuższy ciąg.
option-ingenious-teams = Drużyny
option-ingenious-teams-about = Czworo graczy; partnerzy siedzą naprzeciw siebie i mają w każdym kolorze wspólny tor.
option-ingenious-open_partners = Partnerzy pokazują płytki
option-ingenious-open_partners-about = Tylko w drużynach: partnerzy widzą nawzajem swoje stojaki.

waiting-title = { $game }: poczekalnia
waiting-head = { $open ->
    [1] Czekamy na jednego gracza
   *[many] Czekamy na { $open } graczy
  }
waiting-lead = Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
waiting-seats = Kto gdzie siedzi
waiting-you = To ty
waiting-guest = Z linku
waiting-host = Gospodarz stołu
# Room for 9 letters.
waiting-free = Wolne
waiting-sit = Usiądź
waiting-sit-label = Usiądź tutaj: miejsce { $number }
waiting-name = Twoje imię
waiting-invite = Zaproś innych
waiting-link = Link do tego stołu
waiting-qr = Link jako kod QR
# Room for 14 letters.
waiting-copy = Kopiuj link
waiting-copied = Skopiowano
waiting-again = Sprawdź ponownie
waiting-bots = Nie chcesz czekać?
waiting-bots-about = Posadź przy stole bota.
waiting-level = Poziom
waiting-bot-label = Posadź tu bota: miejsce { $number }
waiting-watch = Gdy tylko gra się zacznie, możesz ją oglądać.

# With $you = yes the list $names begins with “Ty”, so the verb is in the second person plural.
result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] { $margin ->
        [one] Wygrywasz z przewagą { $margin } punktu.
       *[many] Wygrywasz z przewagą { $margin } punktów.
      }
   *[no] { $margin ->
        [one] { $name } wygrywa z przewagą { $margin } punktu.
       *[many] { $name } wygrywa z przewagą { $margin } punktów.
      }
  }
result-win-even = { $you ->
    [yes] Wygrywasz po rozstrzygnięciu remisu.
   *[no] { $name } wygrywa po rozstrzygnięciu remisu.
  }
result-team = { $you ->
    [yes] { $margin ->
        [one] { $names } wygrywacie z przewagą { $margin } punktu.
       *[many] { $names } wygrywacie z przewagą { $margin } punktów.
      }
   *[no] { $margin ->
        [one] { $names } wygrywają z przewagą { $margin } punktu.
       *[many] { $names } wygrywają z przewagą { $margin } punktów.
      }
  }
result-team-even = { $you ->
    [yes] { $names } wygrywacie po rozstrzygnięciu remisu.
   *[no] { $names } wygrywają po rozstrzygnięciu remisu.
  }
result-shared = { $you ->
    [yes] { $names } dzielicie zwycięstwo.
   *[no] { $names } dzielą zwycięstwo.
  }
result-solo = { $count ->
    [1] Jeden punkt.
    [few] { $count } punkty.
   *[many] { $count } punktów.
  }
result-rematch = Rewanż
result-record = Zapis partii
result-table = Zobacz stół
result-home = Start
result-scores = Punkty

message-home = Start
message-back = Wróć do stołu
message-again = Spróbuj ponownie
message-400 = Tego nie da się odczytać.
message-400-text = Ta strona spodziewa się czegoś innego. Wróć i spróbuj jeszcze raz.
message-403 = Tego nie możesz zrobić.
message-403-text = To miejsce zajmuje ktoś inny albo tego stołu nie można oglądać.
message-404 = Tu nic nie ma.
message-404-text = Adres jest błędny albo stół został już sprzątnięty.
message-409 = Ktoś był szybszy.
message-409-text = W międzyczasie coś się na stole zmieniło. Spójrz na niego jeszcze raz.
message-413 = Tego jest za dużo.
message-413-text = Wysłana treść jest dłuższa niż wszystko, czego potrzebuje stół.
message-429 = Trochę wolniej.
message-429-text = W krótkim czasie przyszło zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
message-500 = Coś się tu nie udało.
message-500-text = To nie twoja wina. Twoim stołom nic się nie stało; spróbuj ponownie.
message-503 = Zaraz wracamy.
message-503-text = Serwer nie może teraz połączyć się ze swoją bazą danych. Rozegrane ruchy są zapisane; spróbuj ponownie za kilka sekund.
# On a shared device.
hand-over = Teraz urządzenie bierze { $name }
hand-over-text = { $name } ma teraz ruch. Nikt inny nie powinien patrzeć.
hand-over-go = To ja, { $name }
