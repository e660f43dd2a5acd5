# One player on several devices, and the player's data: pages below /me.

own-pages = Despre tine
own-devices = Dispozitive
own-data = Datele tale

devices-page = stol: dispozitivele tale
devices-head = Dispozitivele tale
devices-lead = Nu e nevoie de cont. Fiecare dispozitiv păstrează un secret al lui, după care se știe că ești tu.
devices-none = Acest dispozitiv nu aparține încă niciunui jucător. Va aparține de îndată ce joci sau îți scrii numele.
devices-list = Unde joci

device-phone = Telefon
device-tablet = Tabletă
device-computer = Calculator
device-program = Program
device-unknown = Dispozitiv
device-this = acest dispozitiv
device-seen = folosit ultima dată pe { DATETIME($date, dateStyle: "long") }
device-out = Deconectează
device-out-label = Deconectează: { $device }
device-nameless = un jucător fără nume
device-tables = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
devices-last = Acest dispozitiv este singura cale spre partidele tale, așa că nu îl poți deconecta. Creează mai întâi o frază de recuperare.
note-last-device = Acest dispozitiv este singura cale spre partidele tale, așa că nu îl poți deconecta. Creează mai întâi o frază de recuperare.
note-no-player-yet = Acest dispozitiv nu aparține încă niciunui jucător. Va aparține de îndată ce joci sau îți scrii numele.

devices-add-head = Pe alt dispozitiv
devices-add-about = Creează un link și deschide-l acolo. E valabil o singură dată, timp de zece minute.
devices-add = Creează un link
devices-link-about = Scanează codul cu celălalt dispozitiv sau deschide acolo linkul. E valabil o singură dată, timp de zece minute. Cine îl deschide poate juca în numele tău: nu-l arăta nimănui.
devices-qr = Codul QR al linkului
devices-link = Link

link-head = Ești tu?
link-about = Prin acest link, dispozitivul îi aparține jucătorului:
link-warning = Continuă numai dacă linkul e făcut de tine. Dacă ți l-a trimis altcineva, persoana aceea ți-ar vedea partidele și ar juca în numele tău.
link-now = Pe acest dispozitiv ești acum:
link-go = Da, eu sunt
link-keep = Da, și păstrează aici ambii jucători
link-keep-about = Pe pagina „Dispozitive” poți trece de la unul la altul.
link-leave = Da, și uită-l aici pe celălalt jucător
link-no = Nu, totul rămâne cum este
note-no-link = Acest link nu mai e valabil. Un link e valabil o singură dată, timp de zece minute: creează altul pe celălalt dispozitiv.

before-head = Celălalt jucător
before-about = Pe acest dispozitiv poți trece la:
before-go = Treci

phrase-head = Fraza de recuperare
phrase-why = Șase cuvinte pe hârtie te aduc înapoi la partidele tale dacă pierzi toate dispozitivele.
phrase-made = Ai creat una pe { DATETIME($date, dateStyle: "long") }. Una nouă o înlocuiește.
phrase-make = Creează o frază
phrase-again = Creează altă frază
phrase-about = Notează acum aceste cuvinte, în această ordine: apar o singură dată. Cine le are poate juca în numele tău.
phrase-done = Sunt notate

recover-head = Înapoi cu fraza de recuperare
recover-about = Scrie cele șase cuvinte în ordinea lor. Majusculele și virgulele nu contează.
recover-go = Continuă
recover-unknown = Nu apar în nicio frază: { $words }. Poate o literă este greșită.
recover-length = { $count ->
    [one] O frază are șase cuvinte; ai scris { $count }.
    [few] O frază are șase cuvinte; ai scris { $count }.
   *[other] O frază are șase cuvinte; ai scris { $count }.
  }
recover-wrong = Niciun jucător nu are fraza aceasta. Poate ordinea este alta sau ai creat una mai nouă.

data-page = stol: datele tale
data-head = Datele tale
data-lead = Numele tău, partidele tale, setările tale. Altceva nu se păstrează.
data-export-head = Ia-le cu tine
data-export-about = Totul despre tine într-un fișier (JSON): partide cu mutările și mesajele tale, foi de scor, setări.
data-export = Salvează fișierul

erase-head = Șterge totul despre tine
erase-lead = Vezi mai întâi ce dispare și ce rămâne.
erase-look = Ce s-ar șterge
erase-goes = Se șterg
erase-goes-name = numele tău, setările tale și ce ai învățat aici
erase-goes-alone = partidele fără alți oameni, cu analizele lor
erase-goes-sheets = foile tale de scor
erase-goes-devices = toate dispozitivele, linkurile și fraza de recuperare: niciun dispozitiv nu va mai ști că ești tu
erase-goes-notices = adresele pentru notificări și notificările încă netrimise
erase-stays = Rămân
erase-stays-shared = partidele cu alți oameni: mutările tale rămân, fără numele tău și fără ce ai scris
erase-stays-copies = ce au salvat sau au copiat alții
erase-for-good = Nimeni nu le poate aduce înapoi.
erase-name = Pentru a șterge, scrie-ți numele: { $name }
erase-wrong-name = Acesta nu este numele de mai sus. Nu s-a șters nimic.
erase-go = Șterge totul
erase-no = Păstrează totul
erased-head = Totul este șters
erased-about = Acest dispozitiv nu mai este al nimănui. Poți juca oricând, ca jucător nou.
