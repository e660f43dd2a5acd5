"""Random play of MOMAland's Ingenious, as a baseline.

`python -m bench.momaland SECONDS` prints games and steps per second as JSON. It runs in a separate process, so that
imports and memory of one side don't affect the other.
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
