# Notificări ale browserului și prin e-mail.

own-notices = Notificări
notices-page = stol: notificări
notices-head = Notificări
notices-lead = Nu se anunță ceea ce vezi oricum la masă.

notices-push-head = Pe acest dispozitiv
notices-push-about = Browserul te anunță chiar dacă stol nu este deschis.
notices-push-on = Anunță-mă aici
notices-push-refused = Acest browser nu permite notificări de la acest site. Poți schimba asta în setările lui pentru acest site.
notices-push-failed = Notificările nu funcționează în acest browser. Pe iPhone și iPad, adaugă mai întâi stol pe ecranul principal.
notices-push-script = Notificările au nevoie de un browser cu scripturi.
notices-remove = Elimină
notices-remove-label = Elimină: { $where }

notices-mail-head = Prin e-mail
notices-mail-about = Cel mult un mesaj pe oră, și numai dacă între timp nu ai fost aici. Confirmi adresa printr-un link.
notices-mail-waits = încă neconfirmată: uită-te în căsuța poștală
notices-mail-address = Adresă
notices-mail-add = Trimite un mesaj de confirmare
notices-mail-wrong = Aceasta nu este o adresă de e-mail, precum ana@example.com.
notices-wishes-head = Ce ți se anunță

notices-kind-turn = E rândul tău
notices-kind-time = Expiră timpul pentru mutare
notices-kind-invited = Cineva te invită
notices-kind-rematch = Cineva vrea revanșa
notices-kind-finished = Sfârșitul jocului
notices-by-push = pe dispozitive
notices-by-mail = prin e-mail

notices-night = Noaptea
notices-night-about = Ce se întâmplă atunci se anunță dimineața, totul împreună. Cu aceeași oră de două ori nu există noapte.
notices-night-from = De la
notices-night-to = Până la
notices-zone = Fus orar
notices-save = Salvează

note-no-mail = Acest server nu trimite e-mailuri.
note-no-address = Acest link nu mai funcționează: adresa a fost eliminată sau nu a fost confirmată în decurs de o zi.
note-too-many-addresses = Prea multe mesaje de confirmare a unei adrese. Încearcă din nou mâine.
field-endpoint = Abonamentul unui browser are o adresă publică https și cheile lui.

mail-on-head = Notificări la această adresă?
mail-on-about = Atunci mesajele te anunță când e rândul tău. Dacă nu ai cerut asta, închide pagina: nu se întâmplă nimic.
mail-on-go = Da, anunță-mă aici
mail-on-done = Notificările vin acum prin e-mail
mail-on-done-about = Fiecare mesaj are un link care le oprește.
mail-off-head = Fără alte mesaje?
mail-off-about = La această adresă nu se mai trimite nimic.
mail-off-go = Oprește mesajele
mail-off-done = Nu se mai trimit mesaje
mail-off-done-about = Pe pagina „Notificări” le poți porni din nou.

notice-turn = E rândul tău
notice-time = Timpul expiră
notice-invited = Ai o invitație la masă
notice-rematch = Te așteaptă revanșa
notice-finished = Sfârșitul jocului
notice-at = { $game }, la masă: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Noutăți la { $count } masă
    [few] Noutăți la { $count } mese
   *[other] Noutăți la { $count } de mese
  }

notice-mail-foot = Ce ți se anunță și când:
notice-mail-stop = Fără alte mesaje:
notice-confirm-subject = Notificări la această adresă?
notice-confirm-text = Cineva a introdus această adresă la stol, ca să afle când îi vine rândul. Dacă ești tu, deschide acest link și confirmă. Dacă nu, nu ai nimic de făcut.

cli-serve-smtp = Serverul de e-mail pentru notificări: smtp://UTILIZATOR:PAROLĂ@HOST:587 sau smtps://…; STOL_SMTP în mediu este mai sigur.
cli-serve-mail-from = Expeditorul mesajelor.
cli-serve-public-url = Adresa la care oamenii găsesc acest server; cu ea încep linkurile din mesaje.
cli-serve-push-hosts = Hosturi, separate prin virgule, la care se pot trimite mesaje push deși nu sunt publice sau nu au https.
cli-serve-smtp-unread = --smtp nu poate fi citit: trebuie să fie de forma smtp://USER:PASSWORD@HOST:PORT sau smtps:// pentru TLS de la început.
cli-serve-smtp-lacks = --smtp are nevoie și de --mail-from, și de --public-url.
cli-admin-kind-links = linkuri
cli-admin-kind-notices = notificări
cli-admin-kind-addresses = adrese neconfirmate
