# One player on several devices, and the player's data: pages below /me.

own-pages = O tobie
own-devices = Urządzenia
own-data = Twoje dane

devices-page = stol: twoje urządzenia
devices-head = Twoje urządzenia
devices-lead = Konto nie jest potrzebne. Każde urządzenie przechowuje własny sekret, po którym wiadomo, że to ty.
devices-none = To urządzenie nie należy jeszcze do żadnego gracza. Wystarczy zagrać albo podać imię.
devices-list = Gdzie grasz

device-phone = Telefon
device-tablet = Tablet
device-computer = Komputer
device-program = Program
device-unknown = Urządzenie
device-this = to urządzenie
device-seen = ostatnio tutaj { DATETIME($date, dateStyle: "long") }
device-out = Wyloguj
device-out-label = Wyloguj: { $device }
device-nameless = gracz bez imienia
device-tables = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
  }
devices-last = To urządzenie jest jedyną drogą do twoich partii, więc nie można go wylogować. Najpierw utwórz frazę odzyskiwania.
note-last-device = To urządzenie jest jedyną drogą do twoich partii, więc nie można go wylogować. Najpierw utwórz frazę odzyskiwania.
note-no-player-yet = To urządzenie nie należy jeszcze do żadnego gracza. Wystarczy zagrać albo podać imię.

devices-add-head = Na innym urządzeniu
devices-add-about = Utwórz link i otwórz go tam. Działa raz, przez dziesięć minut.
devices-add = Utwórz link
devices-link-about = Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez dziesięć minut. Kto go otworzy, może grać w twoim imieniu: nikomu go nie pokazuj.
devices-qr = Kod QR linku
devices-link = Link

link-head = Czy to ty?
link-about = Ten link przypisuje to urządzenie graczowi:
link-warning = Kontynuuj tylko wtedy, gdy link pochodzi od ciebie. Jeśli przysłał go ktoś inny, ta osoba widziałaby twoje partie i grała w twoim imieniu.
link-now = Teraz na tym urządzeniu to ty:
link-go = Tak, to ja
link-keep = Tak, i zachowaj tu obu graczy
link-keep-about = Na stronie „Urządzenia” możesz się między nimi przełączać.
link-leave = Tak, i zapomnij tu drugiego gracza
link-no = Nie, niech wszystko zostanie bez zmian
note-no-link = Ten link już nie działa. Link działa raz, przez dziesięć minut: utwórz nowy na drugim urządzeniu.

before-head = Drugi gracz
before-about = Na tym urządzeniu możesz się przełączyć na gracza:
before-go = Przełącz

phrase-head = Fraza odzyskiwania
phrase-why = Sześć słów na kartce pozwala wrócić do partii po utracie wszystkich urządzeń.
phrase-made = Twoja fraza powstała { DATETIME($date, dateStyle: "long") }. Nowa ją zastąpi.
phrase-make = Utwórz frazę
phrase-again = Utwórz nową frazę
phrase-about = Zapisz teraz te słowa, w tej kolejności: pokazujemy je tylko raz. Kto je ma, może grać w twoim imieniu.
phrase-done = Zapisane

recover-head = Powrót za pomocą frazy
recover-about = Wpisz sześć słów we właściwej kolejności. Wielkie litery i przecinki nie mają znaczenia.
recover-go = Dalej
recover-unknown = Nie ma w żadnej frazie: { $words }. Może któraś litera jest błędna.
recover-length = { $count ->
    [one] Fraza ma sześć słów; wpisano { $count }.
    [few] Fraza ma sześć słów; wpisano { $count }.
   *[many] Fraza ma sześć słów; wpisano { $count }.
  }
recover-wrong = Żaden gracz nie ma takiej frazy. Może kolejność jest inna albo zastąpiła ją nowsza.

data-page = stol: twoje dane
data-head = Twoje dane
data-lead = Twoje imię, twoje partie, twoje ustawienia. Nic więcej nie jest przechowywane.
data-export-head = Zabierz je ze sobą
data-export-about = Wszystko o tobie w jednym pliku (JSON): partie z twoimi ruchami i wiadomościami, arkusze punktów, ustawienia.
data-export = Zapisz plik

erase-head = Usuń wszystko o sobie
erase-lead = Najpierw zobaczysz, co zniknie, a co zostanie.
erase-look = Co zostałoby usunięte
erase-goes = To zostanie usunięte
erase-goes-name = twoje imię, twoje ustawienia i to, co już tu umiesz
erase-goes-alone = partie bez innych ludzi, razem z analizami
erase-goes-sheets = twoje arkusze punktów
erase-goes-devices = wszystkie urządzenia, linki i fraza odzyskiwania: żadne urządzenie nie będzie już wiedzieć, że to ty
erase-goes-notices = adresy do powiadomień i powiadomienia jeszcze niewysłane
erase-stays = To zostanie
erase-stays-shared = partie z innymi ludźmi: twoje ruchy zostają, bez twojego imienia i bez twoich wiadomości
erase-stays-copies = to, co inni zapisali lub skopiowali
erase-for-good = Nikt nie może tego przywrócić.
erase-name = Aby usunąć, wpisz swoje imię: { $name }
erase-wrong-name = To nie jest imię podane powyżej. Nic nie zostało usunięte.
erase-go = Usuń wszystko
erase-no = Zachowaj wszystko
erased-head = Wszystko usunięte
erased-about = To urządzenie jest teraz niczyje. W każdej chwili możesz grać jako ktoś nowy.
