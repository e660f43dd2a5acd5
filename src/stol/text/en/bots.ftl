# Bots that fail, and what happened in a game that is looked at again. $problem is what another program says.

bot-illegal = an illegal move: { $reason }
bot-platform = programs as bots run on Linux and macOS only
bot-not-started = it can't be started: { $problem }
bot-no-answer = its answer is not { $right } but { $answer }
bot-long-answer = its answer is longer than 1 MB
bot-late = no answer within { $seconds } s
bot-says = { $reason }; it says: { $complaint }
bot-ended = it ended with exit code { $code }
bot-closed = it closed its output
bot-worker-died = a worker process died, with exit code { $code }

turn-chance = chance brings { $moves }
turn-player = { $player } plays { $moves }

database-not-opened = the database { $place } can't be opened: { $problem }; it is named like sqlite:///tables.db or postgresql+psycopg://user:password@host/name
database-too-new = the database has been upgraded by a newer stol, which servers from schema { $oldest } on can work with; this one has schema { $ours }: install a newer version
database-no-file = SQLite needs a file, so that nothing is lost
