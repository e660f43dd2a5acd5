# Bots that fail, and what happened in a game that is looked at again.

bot-illegal = недозвољен потез: { $reason }
bot-platform = програми као ботови раде само на системима Linux и macOS
bot-not-started = не може да се покрене: { $problem }
bot-no-answer = одговор није { $right } него { $answer }
bot-long-answer = одговор је дужи од 1 MB
bot-late = нема одговора ни после { $seconds } s
bot-says = { $reason }; програм каже: { $complaint }
bot-ended = програм је завршио са излазним кодом { $code }
bot-closed = програм је затворио свој излаз
bot-worker-died = радни процес се прекинуо, са излазним кодом { $code }

cluster-no-ray = Ray кластеру је потребан Ray: { $command }
cluster-no-address = „{ $address }” није адреса Ray кластера; наводи се као 10.0.0.5:6379, рачунаром и портом које каже „ray start --head”; „local” покреће кластер овде
cluster-unreachable = на { $address } се не јавља Ray кластер ({ $problem }); покреће га „ray start --head --port 6379”, а „local” уместо адресе покреће кластер овде
cluster-other-version = на једном рачунару кластера је stol { $theirs }, а ово је stol { $ours }; на сваком рачунару је потребна иста верзија
cluster-worker-died = радни процеси кластера су се прекидали на истом задатку, укупно пута: { $times }; { $problem }

turn-chance = случај доноси { $moves }
turn-player = { $player } игра { $moves }

database-not-opened = база података { $place } не може да се отвори: { $problem }; наводи се као sqlite:///tables.db или postgresql+psycopg://user:password@host/name
database-too-new = базу података надоградио је новији stol, с њом раде сервери од шеме { $oldest }; овај има шему { $ours }: инсталирајте новију верзију
database-no-file = SQLite тражи датотеку, да се ништа не изгуби
