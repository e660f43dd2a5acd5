"""Write a random game as a golden one, to be appended to its game's file:

    PYTHONPATH=tests python -m golden.add clustered 7 '{"fast": true}' >> tests/golden/clustered.jsonl

It pins how the game is played now, so it is for games that the referee has agreed with.
"""

import json
import sys

import stol
from golden.digest import digest
from oracle import replay
from stol.simulation import play_out


def golden(game: stol.Game) -> dict[str, object]:
    moves, last = play_out(game, seed=0, number=0)
    verdict = replay(game.key, game.players, game.options, moves)
    if last.result is None or verdict["scores"] != last.result["scores"]:
        raise SystemExit("the referee gives other scores; this is no golden game")
    record = stol.Record(game, moves, tags={"play": "random"})
    digests = "".join(digest(position) for position in record.positions())
    return {"record": json.loads(record.to_json()), "digests": digests}


if __name__ == "__main__":
    key, players, options = sys.argv[1:]
    json.dump(golden(stol.Game.of(key, int(players), json.loads(options))), sys.stdout, separators=(",", ":"))
    sys.stdout.write("\n")
