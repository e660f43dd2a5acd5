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

turn-chance = случај доноси { $moves }
turn-player = { $player } игра { $moves }

database-not-opened = база података { $place } не може да се отвори: { $problem }; наводи се као sqlite:///tables.db или postgresql+psycopg://user:password@host/name
database-too-new = базу података надоградио је новији stol, с њом раде сервери од шеме { $oldest }; овај има шему { $ours }: инсталирајте новију верзију
database-no-file = SQLite тражи датотеку, да се ништа не изгуби
