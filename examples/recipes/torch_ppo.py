"""Plain PyTorch: proximal policy optimisation (PPO), one network for policy and value, on many games at once."""

import gymnasium
import numpy as np
import torch
from recipe import GAME, OPPONENT, moves_wanted, report
from torch import nn

LANES, STEPS, EPOCHS, PARTS = 64, 64, 4, 4
CLIP, ENTROPY, TRACE, SCALE = 0.2, 0.01, 0.95, 0.1

moves = moves_wanted(__doc__, 60_000)
torch.manual_seed(1)
games = gymnasium.make_vec(f"stol/{GAME}-v0", LANES, opponents=OPPONENT, seat=None, rewards="shaped")
space = games.single_observation_space["observation"]
most = torch.from_numpy(np.maximum(np.abs(space.low), np.abs(space.high)).clip(1).astype(np.float32))
net = nn.Sequential(
    *(nn.Linear(space.shape[0] + games.single_action_space.n, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh()),
    nn.Linear(256, games.single_action_space.n + 1),
)
optimiser = torch.optim.Adam(net.parameters(), 5e-4)


def odds_and_value(seen, mask):
    out = net(torch.cat([seen / most, mask], 1))
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(mask == 0, -1e9)), out[:, -1]


def tensors(observations):
    return tuple(torch.from_numpy(observations[name]).float() for name in ("observation", "action_mask"))


@torch.no_grad()
def play(observations):
    """Some moves in every game: what was seen, done and thought, and how much better it went than expected."""
    rows = []
    for _ in range(STEPS):
        seen, mask = tensors(observations)
        odds, value = odds_and_value(seen, mask)
        action = odds.sample()
        observations, rewards, ended, *_ = games.step(action.numpy())
        gained, goes_on = torch.from_numpy(rewards * SCALE).float(), torch.from_numpy(~ended)
        rows.append((seen, mask, action, odds.log_prob(action), value, gained, goes_on))
    following, surprise = odds_and_value(*tensors(observations))[1], torch.zeros(LANES)
    advantages = []
    for *_, value, gained, goes_on in reversed(rows):
        surprise = gained + goes_on * following - value + goes_on * TRACE * surprise
        following = value
        advantages.append(surprise)
    *kept, _, _ = map(torch.cat, zip(*rows, strict=True))
    return observations, (*kept, torch.cat(advantages[::-1]))


def learn(seen, mask, action, logp, value, advantage):
    odds, now = odds_and_value(seen, mask)
    ratio, gain = (odds.log_prob(action) - logp).exp(), (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    policy = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    loss = (now - value - advantage).square().mean() / 2 - policy - ENTROPY * odds.entropy().mean()
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimiser.step()


observations, _ = games.reset(seed=1)
for made in range(0, moves, LANES * STEPS):
    observations, played = play(observations)
    for _ in range(EPOCHS):
        for part in torch.randperm(LANES * STEPS).chunk(PARTS):
            learn(*(column[part] for column in played))
    print(f"{made + LANES * STEPS:,} moves", end="\r")


@torch.no_grad()
def choose(seen, mask):
    odds, _ = odds_and_value(torch.from_numpy(seen).float(), torch.from_numpy(mask).float())
    return odds.logits.argmax(1).numpy()


report(choose)
