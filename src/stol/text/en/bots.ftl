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

# $theirs and $ours are versions, $times is a text of digits, $problem is what Ray or the system says, in English.
cluster-no-ray = a Ray cluster needs Ray: { $command }
cluster-no-address = '{ $address }' is no address of a Ray cluster; it is named like 10.0.0.5:6379, by the machine and port that 'ray start --head' says; 'local' starts one here
cluster-unreachable = no Ray cluster answers at { $address } ({ $problem }); 'ray start --head --port 6379' starts one, and 'local' instead of an address starts one here
cluster-other-version = a worker of the cluster has stol { $theirs }, but this is stol { $ours }; the same version is needed on every machine
cluster-worker-died = the workers of the cluster died on the same task again and again, { $times } times in all: { $problem }

turn-chance = chance brings { $moves }
turn-player = { $player } plays { $moves }

database-not-opened = the database { $place } can't be opened: { $problem }; it is named like sqlite:///tables.db or postgresql+psycopg://user:password@host/name
database-too-new = the database has been upgraded by a newer stol, which servers from schema { $oldest } on can work with; this one has schema { $ours }: install a newer version
database-no-file = SQLite needs a file, so that nothing is lost
