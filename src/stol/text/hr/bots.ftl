# Bots that fail, and what happened in a game that is looked at again. $problem is what another program says.

bot-illegal = nedopušten potez: { $reason }
bot-platform = programi kao botovi rade samo na Linuxu i macOS-u
bot-not-started = ne može se pokrenuti: { $problem }
bot-no-answer = očekivani odgovor: { $right }, a dobiven je: { $answer }
bot-long-answer = odgovor je dulji od 1 MB
bot-late = nema odgovora unutar { $seconds } s
bot-says = { $reason }; poruka: { $complaint }
bot-ended = završetak s izlaznim kodom { $code }
bot-closed = zatvoren je izlaz programa
bot-worker-died = pomoćni se proces srušio, izlazni kod { $code }

cluster-no-ray = za Ray klaster potreban je Ray: { $command }
cluster-no-address = „{ $address }” nije adresa Ray klastera; zadaje se kao 10.0.0.5:6379, računalom i portom koje javlja „ray start --head”; „local” pokreće klaster ovdje
cluster-unreachable = na { $address } ne javlja se Ray klaster ({ $problem }); pokreće ga „ray start --head --port 6379”, a „local” umjesto adrese pokreće klaster ovdje
cluster-other-version = na jednom računalu klastera je stol { $theirs }, a ovo je stol { $ours }; na svakom je računalu potrebna ista inačica
cluster-worker-died = procesi klastera rušili su se na istom zadatku, ukupno puta: { $times }; { $problem }

turn-chance = slučaj donosi { $moves }
turn-player = { $player } igra { $moves }

database-not-opened = baza podataka { $place } ne može se otvoriti: { $problem }; naziv izgleda kao sqlite:///tables.db ili postgresql+psycopg://user:password@host/name
database-too-new = bazu podataka nadogradio je noviji stol, s njom rade poslužitelji od sheme { $oldest }; ovaj ima shemu { $ours }: instalirajte noviju inačicu
database-no-file = SQLite treba datoteku, da se ništa ne izgubi
