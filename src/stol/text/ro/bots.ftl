# Bots that fail, and what happened in a game that is looked at again.

bot-illegal = o mutare nepermisă: { $reason }
bot-platform = programele pot juca drept boți numai pe Linux și macOS
bot-not-started = nu poate fi pornit: { $problem }
bot-no-answer = răspunsul lui nu este { $right }, ci { $answer }
bot-long-answer = răspunsul lui depășește 1 MB
bot-late = niciun răspuns în { $seconds } s
bot-says = { $reason }; el spune: { $complaint }
bot-ended = s-a încheiat cu codul de ieșire { $code }
bot-closed = și-a închis ieșirea
bot-worker-died = un proces de lucru s-a oprit, cu codul de ieșire { $code }

cluster-no-ray = un cluster Ray are nevoie de Ray: { $command }
cluster-no-address = „{ $address }” nu este adresa unui cluster Ray; se scrie ca 10.0.0.5:6379, cu calculatorul și portul pe care le spune „ray start --head”; „local” pornește unul aici
cluster-unreachable = la { $address } nu răspunde niciun cluster Ray ({ $problem }); „ray start --head --port 6379” pornește unul, iar „local” în loc de adresă pornește unul aici
cluster-other-version = un calculator din cluster are stol { $theirs }, iar acesta este stol { $ours }; e nevoie de aceeași versiune pe fiecare calculator
cluster-worker-died = procesele clusterului s-au oprit mereu la aceeași sarcină, de atâtea ori în total: { $times }; { $problem }

turn-chance = hazardul aduce { $moves }
turn-player = { $player } joacă { $moves }

database-not-opened = baza de date { $place } nu poate fi deschisă: { $problem }; se scrie ca sqlite:///tables.db sau postgresql+psycopg://user:password@host/name
database-too-new = baza de date a fost actualizată de un stol mai nou, cu care pot lucra servere de la schema { $oldest } în sus; acesta are schema { $ours }: instalează o versiune mai nouă
database-no-file = SQLite are nevoie de un fișier, ca să nu se piardă nimic
