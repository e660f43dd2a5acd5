"""Plain JAX: proximal policy optimisation (PPO); the games are NumPy's, everything else is compiled by JAX."""

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
from jax.tree_util import tree_map
from recipe import GAME, OPPONENT, moves_wanted, report

LANES, STEPS, EPOCHS, PARTS = 64, 64, 4, 4
CLIP, ENTROPY, TRACE, SCALE, RATE = 0.2, 0.01, 0.95, 0.1, 5e-4

moves = moves_wanted(__doc__, 60_000)
games = gymnasium.make_vec(f"stol/{GAME}-v0", LANES, opponents=OPPONENT, seat=None, rewards="shaped")
space, actions = games.single_observation_space["observation"], int(games.single_action_space.n)
most = np.maximum(np.abs(space.low), np.abs(space.high)).clip(1).astype(np.float32)


def new_net(key, sizes):
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        (jax.random.normal(one, (rows, columns)) / jnp.sqrt(rows), jnp.zeros(columns))
        for one, rows, columns in zip(keys, sizes, sizes[1:], strict=False)
    ]


def logits_and_value(net, seen, mask):
    x = jnp.concatenate([seen / most, mask], 1)
    *inner, (weights, bias) = net
    for w, b in inner:
        x = jnp.tanh(x @ w + b)
    out = x @ weights + bias
    return jnp.where(mask > 0, out[:, :-1], -1e9), out[:, -1]


@jax.jit
def act(net, key, seen, mask):
    logits, value = logits_and_value(net, seen, mask)
    action = jax.random.categorical(key, logits)
    return action, jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0], value


def loss(net, seen, mask, action, logp, value, advantage):  # noqa: PLR0913, PLR0917 - what a move leaves behind
    logits, now = logits_and_value(net, seen, mask)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] - logp)
    gain = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    policy = jnp.minimum(ratio * gain, ratio.clip(1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(logs) * logs).sum(1).mean()
    return jnp.square(now - value - advantage).mean() / 2 - policy - ENTROPY * entropy


@jax.jit
def learn(net, adam, part):
    """One step of Adam."""
    slopes = jax.grad(loss)(net, *part)
    size = jnp.sqrt(sum(jnp.square(slope).sum() for slope in jax.tree_util.tree_leaves(slopes)))
    count, mean, square = adam
    slopes, count = tree_map(lambda slope: slope * jnp.minimum(1, 0.5 / size), slopes), count + 1
    mean = tree_map(lambda m, slope: 0.9 * m + 0.1 * slope, mean, slopes)
    square = tree_map(lambda s, slope: 0.999 * s + 0.001 * slope**2, square, slopes)
    rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = tree_map(lambda w, m, s: w - rate * m / (jnp.sqrt(s) + 1e-8), net, mean, square)
    return net, (count, mean, square)


def arrays(observations):
    return tuple(observations[name].astype(np.float32) for name in ("observation", "action_mask"))


def play(net, key, observations):
    """Some moves in every game: what was seen, done and thought, and how much better it went than expected."""
    rows = []
    for one in jax.random.split(key, STEPS):
        seen, mask = arrays(observations)
        action, logp, value = map(np.asarray, act(net, one, seen, mask))
        observations, rewards, ended, *_ = games.step(action)
        rows.append((seen, mask, action, logp, value, rewards * SCALE, ~ended))
    following, surprise = np.asarray(act(net, key, *arrays(observations))[2]), np.zeros(LANES)
    advantages = []
    for *_, value, gained, goes_on in reversed(rows):
        surprise = gained + goes_on * following - value + goes_on * TRACE * surprise
        following = value
        advantages.append(surprise.astype(np.float32))
    *kept, _, _ = map(np.concatenate, zip(*rows, strict=True))
    return observations, (*kept, np.concatenate(advantages[::-1]))


key, shuffled = jax.random.key(1), np.random.default_rng(1)
net = new_net(key, [space.shape[0] + actions, 256, 256, actions + 1])
zeros = tree_map(jnp.zeros_like, net)
adam = (0, zeros, zeros)
observations, _ = games.reset(seed=1)
for made in range(0, moves, LANES * STEPS):
    key, one = jax.random.split(key)
    observations, played = play(net, one, observations)
    for _ in range(EPOCHS):
        for part in np.split(shuffled.permutation(LANES * STEPS), PARTS):
            net, adam = learn(net, adam, tuple(column[part] for column in played))
    print(f"{made + LANES * STEPS:,} moves", end="\r")

best = jax.jit(lambda seen, mask: logits_and_value(net, seen, mask)[0].argmax(1))
report(lambda seen, mask: best(seen.astype(np.float32), mask.astype(np.float32)))
