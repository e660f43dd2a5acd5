# Notices: what players are told when they are not here, by push messages of the browser and by mail.

own-notices = Obavijesti
notices-page = stol: obavijesti
notices-head = Obavijesti
notices-lead = Ne obavještavamo vas o onome što ionako vidite za stolom.

notices-push-head = Na ovom uređaju
notices-push-about = Preglednik vas obavještava i kad stol nije otvoren.
notices-push-on = Obavještavaj me ovdje
notices-push-refused = Ovaj preglednik ne dopušta obavijesti s ove stranice. To možete promijeniti u njegovim postavkama za ovu stranicu.
notices-push-failed = Obavijesti ne rade u ovom pregledniku. Na iPhoneu i iPadu najprije dodajte stol na početni zaslon.
notices-push-script = Za obavijesti je potreban preglednik s uključenim skriptama.
notices-remove = Ukloni
notices-remove-label = Ukloni: { $where }

notices-mail-head = E-poštom
notices-mail-about = Najviše jedna poruka na sat, i samo ako u međuvremenu niste bili ovdje. Adresu potvrđujete poveznicom.
notices-mail-waits = još nije potvrđena: pogledajte svoju poštu
notices-mail-address = Adresa
notices-mail-add = Pošalji poruku za potvrdu
notices-mail-wrong = To nije adresa e-pošte. Adresa izgleda ovako: ana@example.com.
notices-wishes-head = O čemu vas obavijestiti

notices-kind-turn = Vi ste na redu
notices-kind-time = Istječe vam vrijeme za potez
notices-kind-invited = Netko vas poziva
notices-kind-rematch = Netko želi revanš
notices-kind-finished = Partija je završena
notices-by-push = na uređajima
notices-by-mail = e-poštom

notices-night = Noću
notices-night-about = O onome što se tada dogodi obavještavamo vas ujutro, odjednom. Ako su početak i kraj isti, obavijesti stižu i noću.
notices-night-from = Od
notices-night-to = Do
notices-zone = Vremenska zona
notices-save = Spremi

note-no-mail = Ovaj poslužitelj ne šalje e-poštu.
note-no-address = Ova poveznica više ne vrijedi: adresa je uklonjena ili nije potvrđena u roku od jednog dana.
note-too-many-addresses = Poslano je previše poruka za potvrdu adrese. Pokušajte ponovno sutra.
field-endpoint = Za pretplatu preglednika potrebni su javna adresa https i njezini ključevi.

mail-on-head = Obavijesti na ovu adresu?
mail-on-about = Ako potvrdite, pisat ćemo vam kad ste na redu. Ako to niste tražili, zatvorite stranicu: ništa se neće dogoditi.
mail-on-go = Da, obavještavaj me ovdje
mail-on-done = Obavijesti sada stižu e-poštom
mail-on-done-about = Svaka poruka ima poveznicu koja ih zaustavlja.
mail-off-head = Da vam više ne pišemo?
mail-off-about = Na ovu se adresu više ništa neće slati.
mail-off-go = Ne šalji više
mail-off-done = Poruke se više ne šalju
mail-off-done-about = Na stranici „Obavijesti” možete ih ponovno uključiti.

notice-turn = Vi ste na redu
notice-time = Vrijeme istječe
notice-invited = Pozvani ste u igru
notice-rematch = Čeka vas revanš
notice-finished = Partija je završena
notice-at = { $game }, za stolom: { $others }
notice-line = { $what }: { $where }
notice-several = { $count ->
    [one] Novosti za { $count } stolom
    [few] Novosti za { $count } stola
   *[other] Novosti za { $count } stolova
  }

notice-mail-foot = O čemu vas i kada obavještavamo:
notice-mail-stop = Odjava od poruka:
notice-confirm-subject = Obavijesti na ovu adresu?
notice-confirm-text = Netko je na stranici stol upisao ovu adresu da sazna kad je na redu. Ako ste to vi, otvorite ovu poveznicu i potvrdite. Ako niste, ne morate ništa učiniti.

cli-serve-smtp = Poslužitelj e-pošte za obavijesti: smtp://KORISNIK:LOZINKA@HOST:587 ili smtps://…; sigurnije je STOL_SMTP u okruženju.
cli-serve-mail-from = Pošiljatelj poruka.
cli-serve-public-url = Adresa na kojoj je ovaj poslužitelj dostupan; njome počinju poveznice u porukama.
cli-serve-push-hosts = Hostovi, odvojeni zarezima, kojima se smiju slati push-poruke iako nisu javni ili nemaju https.
cli-serve-smtp-unread = --smtp se ne može pročitati: treba biti poput smtp://KORISNIK:LOZINKA@HOST:PORT, ili smtps:// za TLS od početka.
cli-serve-smtp-lacks = Uz --smtp potrebni su i --mail-from i --public-url.
cli-admin-kind-links = poveznice
cli-admin-kind-notices = obavijesti
cli-admin-kind-addresses = nepotvrđene adrese
