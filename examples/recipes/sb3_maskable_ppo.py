"""Stable-Baselines3: MaskablePPO of sb3-contrib, on many games at once."""

from recipe import GAME, OPPONENT, moves_wanted, report
from sb3_contrib import MaskablePPO

from stol.adapters.stable_baselines3 import SeatVecEnv

LANES, STEPS = 64, 64

moves = moves_wanted(__doc__, 60_000)
games = SeatVecEnv(GAME.lower(), LANES, opponents=OPPONENT, seat=None, rewards="shaped")
model = MaskablePPO(
    "MultiInputPolicy",  # reads the observation, and the mask: which card is which
    games,
    n_steps=STEPS,
    batch_size=1024,
    n_epochs=4,
    gamma=1.0,
    ent_coef=0.01,
    learning_rate=5e-4,
    policy_kwargs={"net_arch": [256, 256]},
    device="cpu",  # faster for networks as small as this
    seed=1,
)
model.learn(moves, progress_bar=True)


def choose(observations, masks):
    seen = {"observation": observations, "action_mask": masks}
    return model.predict(seen, action_masks=masks, deterministic=True)[0]


report(choose)
