"""MOMAland's Ingenious, played at random: the yardstick.

Run as a program, it prints games and steps a second as JSON. It has a process of its own, so that neither side's
imports or memory weigh on the other.
"""

import json
import sys
import warnings

from bench.turns import measure

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from momaland.envs.ingenious import moingenious_v0

if __name__ == "__main__":
    print(json.dumps(measure(moingenious_v0.raw_env(num_agents=2), float(sys.argv[1]))))
