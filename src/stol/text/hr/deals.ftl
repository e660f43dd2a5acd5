# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Dijeljenje
setup-deal-about = Stolovi s istim dijeljenjem dobivaju iste karte, pločice i kockice. Ako ostavite prazno, dijeljenje je samo vaše. Tko dijeljenje već poznaje, zna što dolazi.

deal-title = { $game }: { $deal }
deal-head = Dijeljenje „{ $deal }”
deal-lead = Tko god ga igra, dobiva iste karte, pločice i kockice, bez obzira na svoje odluke.
deal-play = Igraj ovo dijeljenje
deal-results = Rezultati
deal-nobody = Još ga nitko nije završio.
daily-nobody = Nitko ga nije završio.
deal-rank = Plasman
deal-table = Stol
deal-margin = Prednost
deal-you = vi
deal-somebody = Netko
deal-opponent = { $level ->
    [novice] { $name } (početnik)
    [casual] { $name } (rekreativac)
    [club] { $name } (klupski)
    [expert] { $name } (ekspert)
   *[master] { $name } (majstor)
  }
deal-ended = { $count ->
    [one] Završena je { $count } partija.
    [few] Završene su { $count } partije.
   *[other] Završeno je { $count } partija.
  }
deal-running = { $count ->
    [1] Jedan stol još nije završio.
    [one] { $count } stol još nije završio.
    [few] { $count } stola još nisu završila.
   *[other] { $count } stolova još nije završilo.
  }

home-today = Današnje dijeljenje
home-today-label = Današnje dijeljenje: { $game }
daily-head = Dijeljenje dana
daily-lead = Isto dijeljenje za sve, protiv istog bota eksperta. Jedna partija na dan; dan završava u ponoć po UTC-u.
daily-play = Igraj današnje dijeljenje
daily-go-on = Igraj dalje
daily-result = Vaša partija
daily-today = Danas
daily-yesterday = Jučer
daily-before = Prekjučer
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Pošteno dijeljenje
fair-about = Sve što ovdje donosi slučaj određeno je prije početka. Zapišite ovaj hash: na kraju se prikazuje sjeme (seed), pa uz hash i sjeme svatko može provjeriti svaku kartu, pločicu i kockicu.
fair-seed-about = Svaka karta, pločica i kockica slijedi iz ovog sjemena (seed), čiji je hash bio prikazan od početka. „stol verify” to provjerava u zapisu.
fair-later = Sjeme se prikazuje kad prođe dan: dotad drugi igraju isto dijeljenje.
fair-hash = Hash
fair-seed = Sjeme
fair-daily = Dijeljenje dana: svi rezultati
fair-named = Dijeljenje „{ $name }”: svi rezultati

note-own-hands = Dijeljenje dana svatko igra sam i bez pomoći.
