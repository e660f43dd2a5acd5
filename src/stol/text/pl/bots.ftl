# Bots that fail, and what happened in a game that is looked at again.

bot-illegal = niedozwolony ruch: { $reason }
bot-platform = programy jako boty działają tylko w systemach Linux i macOS
bot-not-started = nie da się go uruchomić: { $problem }
bot-no-answer = zła odpowiedź: powinno być { $right }, a jest { $answer }
bot-long-answer = odpowiedź jest dłuższa niż 1 MB
bot-late = brak odpowiedzi w ciągu { $seconds } s
bot-says = { $reason }; komunikat: { $complaint }
bot-ended = zakończył się z kodem { $code }
bot-closed = zamknął swoje wyjście
bot-worker-died = proces roboczy zakończył się z kodem { $code }

cluster-no-ray = klaster Ray wymaga pakietu Ray: { $command }
cluster-no-address = „{ $address }” nie jest adresem klastra Ray; podaje się go jak 10.0.0.5:6379, czyli komputer i port, które wypisuje „ray start --head”; „local” uruchamia klaster tutaj
cluster-unreachable = pod adresem { $address } nie odpowiada żaden klaster Ray ({ $problem }); uruchamia go „ray start --head --port 6379”, a „local” zamiast adresu uruchamia klaster tutaj
cluster-other-version = na jednym z komputerów klastra jest stol { $theirs }, a tutaj stol { $ours }; na każdym komputerze potrzebna jest ta sama wersja
cluster-worker-died = procesy klastra wciąż kończyły się awarią na tym samym zadaniu, łącznie razy: { $times }; { $problem }

turn-chance = los przynosi { $moves }
turn-player = { $player } gra { $moves }

database-not-opened = nie da się otworzyć bazy danych { $place }: { $problem }; podaje się ją tak: sqlite:///tables.db albo postgresql+psycopg://user:password@host/name
database-too-new = bazę danych zaktualizował nowszy stol, mogą z nią pracować serwery od schematu { $oldest }; ten ma schemat { $ours }: zainstaluj nowszą wersję
database-no-file = SQLite potrzebuje pliku, żeby nic nie przepadło
