# What every table says, whichever game lies on it.

you = Tu
# On phones the pill with whose turn it is has room for 9 letters.
your-turn = Tu joci
turn-of = Joacă { $name }
over = Sfârșit

gain = { $sign ->
    [minus] −{ $number }
    [zero] { $number }
   *[plus] +{ $number }
  }

# With a comma it would read as a decimal number.
space = ({ $x }; { $y })

colour-name = { $colour ->
    [r] roșu
    [o] portocaliu
    [y] galben
    [g] verde
    [b] albastru
   *[p] mov
  }

colour-r = roșu
colour-o = portocaliu
colour-y = galben
colour-g = verde
colour-b = albastru
colour-p = mov

pixies-title = Pixies
onecard-title = Everything on 1 Card
clustered-title = Clustered
ingenious-title = Ingenious
pixies-tiny-title = Pixies în miniatură
onecard-tiny-title = Everything on 1 Card în miniatură
clustered-tiny-title = Clustered în miniatură
ingenious-tiny-title = Ingenious în miniatură
page-table = { $yours ->
    [yes] ● { $turn }: { $game }
   *[no] { $game }: { $turn }
  }
home-link = stol, acasă
tools = Masa
notices = Anunțuri
in-words = Masa în cuvinte

talk = Chat
talk-empty = Încă nu s-a spus nimic.
talk-earlier = Mesaje mai vechi
talk-word = Mesajul tău
talk-send = Trimite
talk-seats-only = Aici pot scrie doar cei care stau la masă.
menu = Meniu
# Room for 30 letters.
to-home = Ieși, dar păstrează-ți locul
watch-link = Link pentru spectatori
sending = Se trimite…
reconnecting = Se reconectează…
player = Jucător { $number }
sitter-here = la masă
sitter-away = nu e la masă
sitter-stand-in = între timp joacă { $name }
leave-to-opponent = { $name }: lasă un bot să continue
leave-own-to-opponent = Lasă un bot să continue în locul tău
stood-in = Te înlocuiește un bot.
take-back = Reia-ți locul
gone = { $asking ->
    [0] { $name } nu e la masă. Poate continua un bot, dacă toți ceilalți sunt de acord.
    [one] { $name } nu e la masă. { $asking } jucător vrea ca un bot să continue.
    [few] { $name } nu e la masă. { $asking } jucători vor ca un bot să continue.
   *[other] { $name } nu e la masă. { $asking } de jucători vor ca un bot să continue.
  }
gone-ask = Cheamă un bot
gone-agree = De acord
gone-asked = { $name } nu e la masă. Tu vrei ca un bot să continue; mai trebuie să fie de acord și ceilalți.
undo = Anulează mutarea
undo-asked = Vrei să-ți anulezi mutarea. Între timp s-a văzut ceva ascuns, așa că trebuie să fie de acord și ceilalți.
undo-cancel = Las-o așa
undo-wish = { $name } vrea să anuleze ultima mutare.
undo-done = { $name } și-a anulat mutarea.
undo-agree = De acord
undo-decline = Nu
rematch-ready = Partida următoare e gata.
rematch-go = La masa de joc
note-moved-on = Jocul a mers mai departe: așa arată masa acum.
note-not-your-turn = Jocul a mers mai departe: acum nu e rândul tău.
note-stood-in = Deocamdată te înlocuiește un bot. Reia-ți întâi locul.
note-seat-taken = Locul acela e ocupat.
note-still-there = Jucătorul acela e la masă.
note-nobody-there = Pe locul acela nu trebuie înlocuit nimeni.
note-no-such-level = Nu există niciun bot de acest nivel.
note-no-talk = La această masă chatul e oprit.
note-too-much-talk = Mesajul e prea lung sau s-au scris deja prea multe.
note-too-many-names = Numele de pe acest loc a fost schimbat de prea multe ori.
row-with = La masă: { $others }
row-alone = Masa { $code }
row-waiting = se așteaptă jucători
row-invite = Invită
row-result = Rezultat
preparing = Se pregătește { $game }
preparing-text = Se pregătesc regulile. Se întâmplă o singură dată și durează mai puțin de un minut.
preparing-title = O clipă
preparing-look = Verifică din nou
compile-failed = Regulile jocului { $game } nu pot fi pregătite pe acest server. S-a încercat de mai multe ori, iar motivul e în jurnalul serverului. Mesele acestui joc sunt păstrate.
note-nothing-to-undo = Nu e nimic de anulat.
note-too-much-taken-back = La masa aceasta s-au anulat mutări și s-a votat de prea multe ori: de acum jocul mai poate fi doar jucat până la capăt.
note-undo-same-deal = Și alții joacă aceeași împărțire: după ce s-a văzut ceva ascuns, nu se mai poate anula nimic.
note-undo-not-asked = Nimeni nu mai cere anularea unei mutări: așa arată masa acum.
note-no-record = Masa aceasta nu a pornit de la începutul unui joc, așa că nu are înregistrare.
note-unreadable-table = Datele salvate ale acestei mese sunt deteriorate și nu pot fi citite. Motivul e în jurnalul serverului. Celelalte mese ale tale sunt păstrate.
note-no-table = Nu există nicio masă cu acest nume. Poate că o literă e greșită.
note-not-your-seat = Numai cine stă acolo poate face asta.
note-host-only = Numai cine a deschis masa poate face asta.
note-not-over = Jocul nu s-a terminat încă.
note-no-watching = Masa aceasta nu e deschisă spectatorilor.
note-no-game = Jocul acesta nu există aici.
note-foreign = Cererea a venit de pe pagina altui site, așa că nu s-a făcut nimic.
note-too-many = Prea multe cereri într-un timp scurt. Așteaptă puțin, apoi încearcă din nou; nu s-a pierdut nimic.
note-check-failed = Verificarea a durat prea mult și a fost oprită. Nu s-a schimbat nimic; încearcă din nou peste o clipă.
note-too-much-stored = Ai păstrat aici cât are voie un jucător, așa că nu se mai poate deschide nimic. Ce nu se folosește expiră cu timpul; cine ține serverul poate face loc.
note-bad-host = Numele serverului din cerere nu poate fi citit. Folosește adresa pe care ai primit-o.

# Names of fields are codes.
field-move = „move” lipsește sau nu poate fi citit. Trebuie să fie o singură mutare, așa cum o oferă masa. Nu s-a schimbat nimic.
field-ply = „ply” lipsește sau nu poate fi citit. Trebuie să fie numărul din formularul mesei, un număr întreg de la 0 la 100000. Nu s-a schimbat nimic.
field-undone = „undone” lipsește sau nu poate fi citit. Trebuie să fie numărul din formularul mesei, un număr întreg de la 0 la 100000. Nu s-a schimbat nimic.
field-outcome = „outcome” lipsește sau nu poate fi citit. Trebuie să fie o singură carte, o piesă sau un zar, așa cum le oferă masa. Nu s-a schimbat nimic.
field-seat = „seat” lipsește sau nu poate fi citit. Trebuie să fie numărul unui loc, de la 0 la 7. Nu s-a schimbat nimic.
field-name = „name” lipsește sau nu poate fi citit. Trebuie să fie un nume de cel mult 1000 de caractere. Nu s-a schimbat nimic.
field-level = „level” lipsește sau nu poate fi citit. Trebuie să fie numele nivelului unui bot. Nu s-a schimbat nimic.
field-text = „text” lipsește sau nu poate fi citit. Trebuie să fie un singur text; se trimit cel mult 200 de caractere. Nu s-a schimbat nimic.
field-key = „key” lipsește sau nu poate fi citit. Trebuie să fie un text de cel mult 200 de caractere. Nu s-a schimbat nimic.
field-back = „back” lipsește sau nu poate fi citit. Trebuie să fie calea unei pagini de aici, de cel mult 1000 de caractere. Nu s-a schimbat nimic.
field-setting = O setare nu poate fi citită. Trebuie să fie una dintre opțiunile oferite. Nu s-a schimbat nimic.
field-language = „language” lipsește sau nu poate fi citit. Trebuie să fie o limbă din listă. Nu s-a schimbat nimic.

talk-unread = { $count ->
    [one] Chat: { $count } mesaj nou
    [few] Chat: { $count } mesaje noi
   *[other] Chat: { $count } de mesaje noi
  }
talk-read = Am citit

reach-lan = Linkul acesta e pentru ceilalți din rețeaua ta: adresa din browserul tău merge doar pe acest calculator.
reach-none = Doar acest calculator poate deschide linkul. Ca să-i lași pe ceilalți din rețea să intre, pornește serverul cu „stol serve --host 0.0.0.0”.

keys = Taste
keys-close = Închide lista de taste
keys-arrows = Treci de la o căsuță la alta
keys-list = Această listă
