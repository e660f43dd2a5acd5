# Notices: what players are told when they are not here, by push messages of the browser and by mail.

own-notices = Powiadomienia
notices-page = stol: powiadomienia
notices-head = Powiadomienia
notices-lead = Nie powiadamiamy o tym, co i tak widzisz przy stole.

notices-push-head = Na tym urządzeniu
notices-push-about = Przeglądarka powiadamia, nawet gdy stol nie jest otwarty.
notices-push-on = Powiadamiaj mnie tutaj
notices-push-refused = Ta przeglądarka nie zezwala na powiadomienia z tej witryny. Możesz to zmienić w jej ustawieniach dla tej witryny.
notices-push-failed = Powiadomienia nie działają w tej przeglądarce. Na iPhonie i iPadzie najpierw dodaj stol do ekranu początkowego.
notices-push-script = Powiadomienia wymagają przeglądarki z włączonymi skryptami.
notices-remove = Usuń
notices-remove-label = Usuń: { $where }

notices-mail-head = E-mailem
notices-mail-about = Najwyżej jedna wiadomość na godzinę i tylko wtedy, gdy w tym czasie cię tu nie było. Adres potwierdzasz linkiem.
notices-mail-waits = jeszcze niepotwierdzony: zajrzyj do skrzynki
notices-mail-address = Adres
notices-mail-add = Wyślij prośbę o potwierdzenie
notices-mail-wrong = To nie jest adres e-mail. Adres wygląda tak: ana@example.com.
notices-wishes-head = O czym powiadamiać

notices-kind-turn = Twoja kolej
notices-kind-time = Kończy się czas na ruch
notices-kind-invited = Ktoś cię zaprasza
notices-kind-rematch = Ktoś chce rewanżu
notices-kind-finished = Partia się skończyła
notices-by-push = na urządzeniach
notices-by-mail = e-mailem

notices-night = W nocy
notices-night-about = O tym, co się wtedy wydarzy, powiadomimy rano, za jednym razem. Gdy obie godziny są takie same, powiadamiamy też w nocy.
notices-night-from = Od
notices-night-to = Do
notices-zone = Strefa czasowa
notices-save = Zapisz

note-no-mail = Ten serwer nie wysyła e-maili.
note-no-address = Ten link już nie działa: adres usunięto albo nie potwierdzono go w ciągu doby.
note-too-many-addresses = Za dużo wiadomości z prośbą o potwierdzenie adresu. Spróbuj ponownie jutro.
field-endpoint = Subskrypcja przeglądarki wymaga publicznego adresu https i kluczy.

mail-on-head = Powiadomienia na ten adres?
mail-on-about = Po potwierdzeniu damy znać e-mailem, gdy przyjdzie twoja kolej. Jeśli to nie twoja prośba, zamknij stronę: nic się nie stanie.
mail-on-go = Tak, powiadamiaj mnie tutaj
mail-on-done = Powiadomienia przychodzą teraz e-mailem
mail-on-done-about = W każdej wiadomości jest link, którym można z nich zrezygnować.
mail-off-head = Nie wysyłać więcej wiadomości?
mail-off-about = Na ten adres nic już nie będzie wysyłane.
mail-off-go = Nie wysyłaj
mail-off-done = Wiadomości już nie przychodzą
mail-off-done-about = Na stronie „Powiadomienia” możesz je znowu włączyć.

notice-turn = Twoja kolej
notice-time = Czas się kończy
notice-invited = Zaproszenie do gry
notice-rematch = Rewanż czeka
notice-finished = Koniec partii
notice-at = { $game }, przy stole: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Wieści z { $count } stołu
    [few] Wieści z { $count } stołów
   *[many] Wieści z { $count } stołów
  }

notice-mail-foot = O czym i kiedy powiadamiać:
notice-mail-stop = Rezygnacja z wiadomości:
notice-confirm-subject = Powiadomienia na ten adres?
notice-confirm-text = Ktoś podał ten adres w serwisie stol, aby dostawać wiadomość, gdy przyjdzie kolej na ruch. Jeśli to ty, otwórz ten link i potwierdź. Jeśli nie, nie musisz nic robić.

cli-serve-smtp = Serwer poczty do powiadomień: smtp://UŻYTKOWNIK:HASŁO@HOST:587 lub smtps://…; bezpieczniejsze jest STOL_SMTP w środowisku.
cli-serve-mail-from = Nadawca wiadomości.
cli-serve-public-url = Adres, pod którym ten serwer jest dostępny; od niego zaczynają się linki w wiadomościach.
cli-serve-push-hosts = Hosty, oddzielone przecinkami, do których wolno wysyłać wiadomości push, choć nie są publiczne lub nie mają https.
cli-serve-smtp-unread = Nie można odczytać --smtp: potrzebny jest adres postaci smtp://UŻYTKOWNIK:HASŁO@HOST:PORT albo smtps://, jeśli TLS ma działać od początku.
cli-serve-smtp-lacks = --smtp wymaga też --mail-from i --public-url.
cli-admin-kind-links = linki
cli-admin-kind-notices = powiadomienia
cli-admin-kind-addresses = niepotwierdzone adresy
