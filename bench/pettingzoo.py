"""Our games through PettingZoo's interface, played at random, beside the yardstick of bench.momaland.

Run as a program with seconds, a game and a number of players, it prints games and steps a second as JSON.
"""

import json
import sys

from bench.turns import measure
from stol.adapters.pettingzoo import raw_env

if __name__ == "__main__":
    print(json.dumps(measure(raw_env(sys.argv[2], int(sys.argv[3])), float(sys.argv[1]))))
