# Jedan igrač na više uređaja i njegovi podaci.

own-pages = O vama
own-devices = Uređaji
own-data = Vaši podaci

devices-page = stol: vaši uređaji
devices-head = Vaši uređaji
devices-lead = Nema računa. Svaki uređaj čuva svoju tajnu po kojoj se zna da ste to vi.
devices-none = Ovaj uređaj još ne pripada nijednom igraču. Pripadat će čim odigrate nešto ili upišete ime.
devices-list = Gdje se zna tko ste

device-phone = Telefon
device-tablet = Tablet
device-computer = Računalo
device-program = Program
device-unknown = Uređaj
device-this = ovaj uređaj
device-seen = posljednji put ovdje { DATETIME($date, dateStyle: "long") }
device-out = Odjavi
device-out-label = Odjavi: { $device }
device-nameless = igrač bez imena
device-tables = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
  }
devices-last = Ovaj je uređaj jedini put do vaših partija, pa se ne može odjaviti. Najprije napravite frazu za povratak.
note-last-device = Ovaj je uređaj jedini put do vaših partija, pa se ne može odjaviti. Najprije napravite frazu za povratak.
note-no-player-yet = Ovaj uređaj još ne pripada nijednom igraču. Pripadat će čim odigrate nešto ili upišete ime.

devices-add-head = Na drugom uređaju
devices-add-about = Napravite poveznicu i otvorite je ondje. Vrijedi jednom, deset minuta.
devices-add = Napravi poveznicu
devices-link-about = Snimite ovo drugim uređajem ili ondje otvorite poveznicu. Vrijedi jednom, deset minuta. Tko je otvori, postaje vi: nikome je ne pokazujte.
devices-qr = QR kod poveznice
devices-link = Poveznica

link-head = Jeste li to vi?
link-about = Ova poveznica dodjeljuje ovaj uređaj tom igraču.
link-warning = Nastavite samo ako je poveznica vaša. Ako vam ju je netko poslao, ta bi osoba vidjela vaše partije i igrala u vaše ime.
link-now = Na ovom ste uređaju sada:
link-go = Da, to sam ja
link-keep = Da, a ovdje zadrži oba igrača
link-keep-about = Na stranici „Uređaji” možete prelaziti s jednog na drugog.
link-leave = Da, a drugog igrača ovdje zaboravi
link-no = Ne, neka sve ostane kako jest
note-no-link = Ova poveznica više ne vrijedi. Poveznice vrijede jednom, deset minuta: napravite novu na uređaju s kojeg dolazite.

before-head = Drugi igrač
before-about = Na ovom uređaju možete prijeći na:
before-go = Prijeđi

phrase-head = Fraza za povratak
phrase-why = Šest riječi na papiru vraća vas vašim partijama ako izgubite sve uređaje.
phrase-made = Jednu ste napravili { DATETIME($date, dateStyle: "long") } Nova je zamjenjuje.
phrase-make = Napravi frazu
phrase-again = Napravi novu frazu
phrase-about = Zapišite sada ove riječi ovim redom: prikazuju se samo jednom. Tko ih ima, postaje vi.
phrase-done = Zapisano je

recover-head = Povratak s frazom
recover-about = Upišite šest riječi njihovim redom. Velika slova i zarezi nisu važni.
recover-go = Nastavi
recover-unknown = Nije iz fraze: { $words }. Možda je neko slovo pogrešno.
recover-length = { $count ->
    [one] Fraza ima šest riječi; upisana je { $count }.
    [few] Fraza ima šest riječi; upisane su { $count }.
   *[other] Fraza ima šest riječi; upisano ih je { $count }.
  }
recover-wrong = To nije ničija fraza. Možda je redoslijed drukčiji ili ju je zamijenila novija.

data-page = stol: vaši podaci
data-head = Vaši podaci
data-lead = Vaše ime, vaše partije, vaše postavke. Ništa se drugo ne čuva.
data-export-head = Ponesite ih
data-export-about = Sve o vama u jednoj datoteci (JSON): partije s vašim potezima i riječima, listovi za bodove, postavke.
data-export = Spremi datoteku

erase-head = Brisanje svega o vama
erase-lead = Najprije ćete vidjeti što nestaje, a što ostaje.
erase-look = Što bi se obrisalo
erase-goes = Briše se
erase-goes-name = vaše ime, vaše postavke i ono što ste ovdje naučili
erase-goes-alone = partije bez drugih ljudi, s analizama
erase-goes-sheets = vaši listovi za bodove
erase-goes-devices = svi uređaji, poveznice i fraza za povratak: nitko više neće biti vi
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
