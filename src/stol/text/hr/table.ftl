# What every table says, whichever game lies on it.

you = Vi
# The turn pill: 9 letters on phones.
your-turn = Vaš potez
turn-of = Igra { $name }
over = Kraj igre

gain = { $sign ->
    [minus] −{ $number }
    [zero] { $number }
   *[plus] +{ $number }
  }

# A comma would read as a decimal number.
space = ({ $x }; { $y })

colour-name = { $colour ->
    [r] crvena
    [o] narančasta
    [y] žuta
    [g] zelena
    [b] plava
   *[p] ljubičasta
  }

colour-r = crvena
colour-o = narančasta
colour-y = žuta
colour-g = zelena
colour-b = plava
colour-p = ljubičasta

pixies-title = Pixies
onecard-title = Everything on 1 Card
clustered-title = Clustered
ingenious-title = Ingenious
pixies-tiny-title = Pixies u malom
onecard-tiny-title = Everything on 1 Card u malom
clustered-tiny-title = Clustered u malom
ingenious-tiny-title = Ingenious u malom
page-table = { $yours ->
    [yes] ● { $turn }: { $game }
   *[no] { $game }: { $turn }
  }
home-link = stol, početna
tools = Stol
notices = Obavijesti
in-words = Stol opisan riječima

talk = Razgovor
talk-empty = Još nitko nije ništa rekao.
talk-earlier = Ranije poruke
talk-word = Vaša poruka
talk-send = Pošalji
talk-seats-only = Ovdje mogu pisati samo oni koji sjede za stolom.
menu = Izbornik
# Room for 30 letters.
to-home = Izađi, ali zadrži mjesto
watch-link = Poveznica za promatrače
sending = Slanje…
reconnecting = Ponovno povezivanje…
player = Igrač { $number }
sitter-here = za stolom
sitter-away = nije za stolom
sitter-stand-in = zasad igra { $name }
leave-to-opponent = { $name }: prepusti mjesto botu
leave-own-to-opponent = Prepusti svoje mjesto botu
stood-in = Umjesto vas igra bot.
take-back = Vrati se na mjesto
gone = { $asking ->
    [0] { $name } nije za stolom. Ako se svi ostali slože, dalje može igrati bot.
    [one] { $name } nije za stolom. { $asking } igrač želi da dalje igra bot.
    [few] { $name } nije za stolom. { $asking } igrača žele da dalje igra bot.
   *[other] { $name } nije za stolom. { $asking } igrača želi da dalje igra bot.
  }
gone-ask = Prepusti mjesto botu
gone-agree = Slažem se
gone-asked = { $name } nije za stolom. Vi želite da dalje igra bot; ostali se još moraju složiti.
undo = Vrati potez
undo-asked = Želite vratiti svoj potez. U međuvremenu se nešto otkrilo, pa se ostali moraju složiti.
undo-cancel = Odustani
undo-wish = { $name } želi vratiti posljednji potez.
undo-done = { $name } vraća potez.
undo-agree = Slažem se
undo-decline = Ne
rematch-ready = Sljedeća je partija spremna.
rematch-go = Prijeđi na nju
note-moved-on = Na stolu se nešto promijenilo: ovako sada izgleda.
note-not-your-turn = Na stolu se nešto promijenilo: sada niste na redu.
note-stood-in = Umjesto vas trenutačno igra bot. Najprije se vratite na svoje mjesto.
note-seat-taken = To je mjesto zauzeto.
note-still-there = Taj je igrač za stolom.
note-nobody-there = Na tom mjestu nikoga ne treba zamijeniti.
note-no-such-level = Nema bota te razine.
note-no-talk = Za ovim je stolom razgovor isključen.
note-too-much-talk = To je predugo ili je ovdje već previše rečeno.
note-too-many-names = Ime na ovom mjestu već je mijenjano previše puta.
row-with = Za stolom: { $others }
row-alone = Stol { $code }
row-waiting = čekaju se igrači
row-invite = Pozovi
row-result = Rezultat
preparing = Priprema se { $game }
preparing-text = Pravila se pripremaju. To se događa samo jednom i traje manje od minute.
preparing-title = Trenutak
preparing-look = Osvježi
compile-failed = Pravila igre { $game } ne mogu se pripremiti na ovom poslužitelju. Pokušano je više puta; razlog piše u zapisniku poslužitelja. Stolovi ove igre su sačuvani.
note-nothing-to-undo = Nema poteza koji bi se mogao vratiti.
note-too-much-taken-back = Za ovim stolom previše se puta vraćao potez ili glasalo: odsad se igra može samo odigrati do kraja.
note-undo-same-deal = I drugi igraju isto dijeljenje: čim se nešto skriveno otkrije, potez se više ne može vratiti.
note-undo-not-asked = Nitko više ne želi vratiti potez: stol sada izgleda ovako.
note-no-record = Ovaj stol nije krenuo od početka partije, pa njezina zapisa nema.
note-unreadable-table = Ono što je o ovom stolu spremljeno oštećeno je i ne može se pročitati. Razlog piše u zapisniku poslužitelja. Vaši su drugi stolovi sačuvani.
note-no-table = Takvog stola nema. Možda je neko slovo pogrešno.
note-not-your-seat = To smije samo onaj tko ondje sjedi.
note-host-only = To smije samo domaćin stola.
note-not-over = Partija još nije gotova.
note-no-watching = Ovaj stol nije otvoren za promatrače.
note-no-game = Takve igre ovdje nema.
note-foreign = Zahtjev je stigao s tuđe stranice, pa ništa nije učinjeno.
note-too-many = Previše zahtjeva u kratkom vremenu. Pričekajte trenutak pa pokušajte ponovno; ništa nije izgubljeno.
note-check-failed = Provjera je trajala predugo i prekinuta je. Ništa se nije promijenilo; pokušajte ponovno za koji trenutak.
note-too-much-stored = Spremili ste onoliko koliko jedan igrač smije, pa se više ništa ne može otvoriti. Ono što se ne koristi s vremenom istječe; tko vodi poslužitelj može napraviti mjesta.
note-bad-host = Ime poslužitelja u zahtjevu ne može se pročitati. Otvorite adresu koju ste dobili.

# What was sent with a form is missing or can't be read. The words in quotes are codes.
field-move = „move” nedostaje ili se ne može pročitati. To mora biti jedan potez, onako kako ga stol nudi. Ništa nije promijenjeno.
field-ply = „ply” nedostaje ili se ne može pročitati. To mora biti broj iz obrasca stola, cijeli broj od 0 do 100000. Ništa nije promijenjeno.
field-undone = „undone” nedostaje ili se ne može pročitati. To mora biti broj iz obrasca stola, cijeli broj od 0 do 100000. Ništa nije promijenjeno.
field-outcome = „outcome” nedostaje ili se ne može pročitati. To mora biti jedna karta, pločica ili kockica, onako kako je stol nudi. Ništa nije promijenjeno.
field-seat = „seat” nedostaje ili se ne može pročitati. To mora biti broj mjesta, od 0 do 7. Ništa nije promijenjeno.
field-name = „name” nedostaje ili se ne može pročitati. To mora biti jedno ime od najviše 1000 znakova. Ništa nije promijenjeno.
field-level = „level” nedostaje ili se ne može pročitati. To mora biti naziv razine bota. Ništa nije promijenjeno.
field-text = „text” nedostaje ili se ne može pročitati. To mora biti jedan tekst; šalje se do 200 znakova. Ništa nije promijenjeno.
field-key = „key” nedostaje ili se ne može pročitati. To mora biti jedan tekst od najviše 200 znakova. Ništa nije promijenjeno.
field-back = „back” nedostaje ili se ne može pročitati. To mora biti putanja stranice na ovom poslužitelju, od najviše 1000 znakova. Ništa nije promijenjeno.
field-setting = Postavka se ne može pročitati. Mora biti jedan od ponuđenih izbora. Ništa nije promijenjeno.
field-language = „language” nedostaje ili se ne može pročitati. To mora biti jezik s popisa. Ništa nije promijenjeno.

talk-unread = { $count ->
    [one] Razgovor: { $count } nova poruka
    [few] Razgovor: { $count } nove poruke
   *[other] Razgovor: { $count } novih poruka
  }
talk-read = Pročitano

reach-lan = Ova je poveznica za ostale u vašoj mreži: adresa u vašem pregledniku radi samo na ovom računalu.
reach-none = Ova poveznica radi samo na ovom računalu. Da bi i ostali u mreži imali pristup, pokrenite poslužitelj ovako: „stol serve --host 0.0.0.0”.

keys = Tipke
keys-close = Zatvori popis tipki
keys-arrows = Prijelaz s polja na polje
keys-list = Ovaj popis
