# One player on several devices, and the player's data: pages below /me.

own-pages = O vama
own-devices = Uređaji
own-data = Vaši podaci

devices-page = stol: vaši uređaji
devices-head = Vaši uređaji
devices-lead = Račun nije potreban. Svaki uređaj čuva svoju tajnu, po kojoj se zna da ste to vi.
devices-none = Ovaj uređaj još ne pripada nijednom igraču. Pripadat će čim odigrate nešto ili upišete ime.
devices-list = Gdje igrate

device-phone = Telefon
device-tablet = Tablet
device-computer = Računalo
device-program = Program
device-unknown = Uređaj
device-this = ovaj uređaj
device-seen = posljednji put ovdje { DATETIME($date, dateStyle: "long") }
device-out = Odjavi
device-out-label = Odjavi uređaj: { $device }
device-nameless = igrač bez imena
device-tables = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
  }
devices-last = Ovaj je uređaj jedini put do vaših partija, pa se ne može odjaviti. Najprije napravite frazu za oporavak.
note-last-device = Ovaj je uređaj jedini put do vaših partija, pa se ne može odjaviti. Najprije napravite frazu za oporavak.
note-no-player-yet = Ovaj uređaj još ne pripada nijednom igraču. Pripadat će čim odigrate nešto ili upišete ime.

devices-add-head = Na drugom uređaju
devices-add-about = Napravite poveznicu i otvorite je ondje. Vrijedi jednom, deset minuta.
devices-add = Napravi poveznicu
devices-link-about = Skenirajte ovo drugim uređajem ili ondje otvorite poveznicu. Vrijedi jednom, deset minuta. Tko je otvori, igra u vaše ime: nikome je ne pokazujte.
devices-qr = QR kod poveznice
devices-link = Poveznica

link-head = Jeste li to vi?
link-about = Ovom poveznicom uređaj pripada igraču:
link-warning = Nastavite samo ako je poveznica vaša. Ako vam ju je netko poslao, ta bi osoba vidjela vaše partije i igrala u vaše ime.
link-now = Na ovom uređaju sada ste:
link-go = Da, to sam ja
link-keep = Da, i zadrži ovdje oba igrača
link-keep-about = Na stranici „Uređaji” možete prelaziti s jednog na drugog.
link-leave = Da, i zaboravi ovdje drugog igrača
link-no = Ne, neka sve ostane kako jest
note-no-link = Ova poveznica više ne vrijedi. Poveznica vrijedi jednom, deset minuta: napravite novu na drugom uređaju.

before-head = Drugi igrač
before-about = Na ovom uređaju možete prijeći na:
before-go = Prijeđi

phrase-head = Fraza za oporavak
phrase-why = Sa šest riječi na papiru vraćate se svojim partijama i ako izgubite sve uređaje.
phrase-made = Frazu ste napravili { DATETIME($date, dateStyle: "long") } Nova je zamjenjuje.
phrase-make = Napravi frazu
phrase-again = Napravi novu frazu
phrase-about = Zapišite sada ove riječi, ovim redom: prikazuju se samo jednom. Tko ih ima, može igrati u vaše ime.
phrase-done = Zapisano je

recover-head = Povratak pomoću fraze
recover-about = Upišite svih šest riječi istim redom. Velika slova i zarezi nisu važni.
recover-go = Nastavi
recover-unknown = Ne postoji ni u jednoj frazi: { $words }. Možda je neko slovo pogrešno.
recover-length = { $count ->
    [one] Fraza ima šest riječi; upisana je { $count }.
    [few] Fraza ima šest riječi; upisane su { $count }.
   *[other] Fraza ima šest riječi; upisano ih je { $count }.
  }
recover-wrong = Takvu frazu nema nijedan igrač. Možda je redoslijed drukčiji ili ste napravili noviju frazu.

data-page = stol: vaši podaci
data-head = Vaši podaci
data-lead = Vaše ime, vaše partije, vaše postavke. Ništa se drugo ne čuva.
data-export-head = Ponesite ih
data-export-about = Sve o vama u jednoj datoteci (JSON): partije s vašim potezima i porukama, bodovni listovi, postavke.
data-export = Spremi datoteku

erase-head = Obrišite sve o sebi
erase-lead = Najprije ćete vidjeti što nestaje, a što ostaje.
erase-look = Što bi se obrisalo
erase-goes = Briše se
erase-goes-name = vaše ime, vaše postavke i ono što ste ovdje naučili
erase-goes-alone = partije bez drugih ljudi, s analizama
erase-goes-sheets = vaši bodovni listovi
erase-goes-devices = svi uređaji, poveznice i fraza za oporavak: nijedan uređaj više neće znati da ste to vi
erase-goes-notices = adrese za obavijesti i obavijesti koje još nisu poslane
erase-stays = Ostaje
erase-stays-shared = partije s drugim ljudima: vaši potezi ostaju, bez vašeg imena i onoga što ste pisali
erase-stays-copies = ono što su drugi spremili ili kopirali
erase-for-good = Nitko to ne može vratiti.
erase-name = Za brisanje upišite svoje ime: { $name }
erase-wrong-name = To nije ime navedeno gore. Ništa nije obrisano.
erase-go = Obriši sve
erase-no = Zadrži sve
erased-head = Sve je obrisano
erased-about = Ovaj uređaj sada nije ničiji. Možete igrati kad god želite, kao netko nov.
