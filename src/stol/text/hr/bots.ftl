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

turn-chance = slučaj donosi { $moves }
turn-player = { $player } igra { $moves }

database-not-opened = baza podataka { $place } ne može se otvoriti: { $problem }; naziv izgleda kao sqlite:///tables.db ili postgresql+psycopg://user:password@host/name
database-too-new = bazu podataka nadogradio je noviji stol, s njom rade poslužitelji od sheme { $oldest }; ovaj ima shemu { $ours }: instalirajte noviju inačicu
database-no-file = SQLite treba datoteku, da se ništa ne izgubi
