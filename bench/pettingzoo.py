"""Random play of our games through PettingZoo's interface, to compare with bench.momaland.

`python -m bench.pettingzoo SECONDS GAME PLAYERS` prints games and steps per second as JSON.
"""

import json
import sys

from bench.turns import measure
from stol.adapters.pettingzoo import raw_env

if __name__ == "__main__":
    print(json.dumps(measure(raw_env(sys.argv[2], int(sys.argv[3])), float(sys.argv[1]))))
