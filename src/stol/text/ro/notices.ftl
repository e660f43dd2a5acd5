# Notices: what players are told when they are not here, by push messages of the browser and by mail.

own-notices = Notificări
notices-page = stol: notificări
notices-head = Notificări
notices-lead = Nu te anunțăm despre ce vezi oricum la masă.

notices-push-head = Pe acest dispozitiv
notices-push-about = Browserul te anunță chiar dacă stol nu este deschis.
notices-push-on = Anunță-mă aici
notices-push-refused = Acest browser nu permite notificări de la acest site. Poți schimba asta în setările lui pentru acest site.
notices-push-failed = Notificările nu funcționează în acest browser. Pe iPhone și iPad, adaugă mai întâi stol pe ecranul principal.
notices-push-script = Notificările au nevoie de un browser cu scripturile activate.
notices-remove = Elimină
notices-remove-label = Elimină: { $where }

notices-mail-head = Prin e-mail
notices-mail-about = Cel mult un mesaj pe oră, și numai dacă între timp nu ai fost aici. Confirmi adresa printr-un link.
notices-mail-waits = încă neconfirmată: uită-te în căsuța de e-mail
notices-mail-address = Adresă
notices-mail-add = Trimite un mesaj de confirmare
notices-mail-wrong = Aceasta nu este o adresă de e-mail. O adresă arată așa: ana@example.com.
notices-wishes-head = Despre ce te anunțăm

notices-kind-turn = E rândul tău
notices-kind-time = Îți expiră timpul pentru mutare
notices-kind-invited = Cineva te invită
notices-kind-rematch = Cineva vrea revanșa
notices-kind-finished = Partida s-a terminat
notices-by-push = pe dispozitive
notices-by-mail = prin e-mail

notices-night = Noaptea
notices-night-about = Despre ce se întâmplă atunci te anunțăm dimineața, o singură dată. Dacă cele două ore sunt aceleași, te anunțăm și noaptea.
notices-night-from = De la
notices-night-to = Până la
notices-zone = Fus orar
notices-save = Salvează

note-no-mail = Acest server nu trimite e-mailuri.
note-no-address = Acest link nu mai e valabil: adresa a fost eliminată sau nu a fost confirmată în decurs de o zi.
note-too-many-addresses = Prea multe mesaje de confirmare a unei adrese. Încearcă din nou mâine.
field-endpoint = Abonamentul unui browser are nevoie de o adresă publică https și de cheile ei.

mail-on-head = Notificări la această adresă?
mail-on-about = Dacă o confirmi, îți scriem când e rândul tău. Dacă nu ai cerut asta, închide pagina: nu se întâmplă nimic.
mail-on-go = Da, anunță-mă aici
mail-on-done = Notificările vin acum prin e-mail
mail-on-done-about = Fiecare mesaj are un link care le oprește.
mail-off-head = Să nu-ți mai scriem?
mail-off-about = La această adresă nu se va mai trimite nimic.
mail-off-go = Nu mai trimite
mail-off-done = Nu se mai trimit mesaje
mail-off-done-about = Pe pagina „Notificări” le poți porni din nou.

notice-turn = E rândul tău
notice-time = Timpul expiră
notice-invited = Ai o invitație la joc
notice-rematch = Te așteaptă revanșa
notice-finished = Partida s-a terminat
notice-at = { $game }, la masă: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Noutăți la { $count } masă
    [few] Noutăți la { $count } mese
   *[other] Noutăți la { $count } de mese
  }

notice-mail-foot = Despre ce și când te anunțăm:
notice-mail-stop = Dezabonare:
notice-confirm-subject = Notificări la această adresă?
notice-confirm-text = Cineva a introdus această adresă la stol, ca să afle când îi vine rândul. Dacă ești tu, deschide acest link și confirmă. Dacă nu, nu trebuie să faci nimic.

cli-serve-smtp = Serverul de e-mail pentru notificări: smtp://UTILIZATOR:PAROLĂ@HOST:587 sau smtps://…; STOL_SMTP în mediu este mai sigur.
cli-serve-mail-from = Expeditorul mesajelor.
cli-serve-public-url = Adresa la care acest server poate fi găsit; cu ea încep linkurile din mesaje.
cli-serve-push-hosts = Hosturi, separate prin virgule, la care se pot trimite mesaje push deși nu sunt publice sau nu au https.
cli-serve-smtp-unread = --smtp nu poate fi citit: trebuie să fie de forma smtp://UTILIZATOR:PAROLĂ@HOST:PORT sau smtps:// pentru TLS de la început.
cli-serve-smtp-lacks = --smtp are nevoie și de --mail-from, și de --public-url.
cli-admin-kind-links = linkuri
cli-admin-kind-notices = notificări
cli-admin-kind-addresses = adrese neconfirmate
