"""Proximal policy optimisation against oneself, for two players: what is good for one is bad for the other."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

import torch
from torch import Tensor, nn

from stol.batches import Batch


@dataclass(frozen=True)
class Manner:
    """How to learn. What suits a game stands in `train`."""

    lanes: int = 4096
    """Games at once."""
    steps: int = 32
    """Moves of each, between two lessons."""
    lessons: int = 2
    """How often what was played is gone through."""
    minibatch: int = 16_384
    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    """How much it is worth to try different moves."""
    trace: float = 0.95
    """How far a result counts for the moves before it (the lambda of GAE)."""
    points: float = 20.0
    """So many points more are worth as much as the game itself."""


@dataclass
class Played:
    """Moves, by time and lane; later flattened."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    logp: Tensor
    value: Tensor
    advantage: Tensor

    def parts(self, size: int) -> Iterator["Played"]:
        """In parts, each move in one of them, by chance."""
        flat = [getattr(self, field.name).flatten(0, 1) for field in fields(self)]
        for chosen in torch.randperm(len(flat[0]), device=flat[0].device).split(size):
            yield Played(*(array[chosen] for array in flat))


class Table:
    """Games in their lanes, and the network's view of them as tensors that share their memory."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.game = batch, batch.game
        self.observation, self.mask, self.actor, self.done, self.scores, self.ranks = map(
            torch.from_dlpack,
            (batch.observation, batch.mask, batch.actor, batch.done, batch.scores, batch.ranks),
        )

    def worth(self, actor: Tensor, points: float) -> Tensor:
        """Of the games that have ended, to who moved last: half by who won, half by points."""
        mine, other = actor.long()[:, None], 1 - actor.long()[:, None]
        won = (self.ranks.gather(1, other) - self.ranks.gather(1, mine))[:, 0].sign()
        ahead = ((self.scores.gather(1, mine) - self.scores.gather(1, other))[:, 0] / points).clamp(-1, 1)
        return torch.where(self.done, (won + ahead) / 2, 0.0)


def choose(net: nn.Module, observation: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
    """The odds of the legal moves, and the value."""
    with torch.autocast(observation.device.type, torch.bfloat16):
        logits, value = net(observation.float(), mask)
    return torch.distributions.Categorical(logits=logits.float().masked_fill(~mask, -1e9)), value.float()


@torch.no_grad()
def play(net: nn.Module, table: Table, manner: Manner) -> tuple[Played, int]:
    """Some moves in every lane, and how many games ended."""
    rows, ended = [], 0
    for _ in range(manner.steps):
        observation, mask, actor = table.observation.clone(), table.mask.clone(), table.actor.clone()
        odds, value = choose(net, observation, mask)
        action = odds.sample()
        table.batch.step(action)
        same = torch.where(table.actor == actor, 1.0, -1.0)  # whether the next value is mine or the other's
        worth = table.worth(actor, manner.points)
        rows.append((observation, mask, action, odds.log_prob(action), value, same, worth, table.done.clone()))
        ended += int(table.done.sum())
    observation, mask, action, logp, value, same, worth, done = map(torch.stack, zip(*rows, strict=True))
    last = choose(net, table.observation, table.mask)[1]
    advantage = traced(value, last, same, worth, done, manner.trace)
    return Played(observation, mask, action, logp, value, advantage), ended


def traced(value: Tensor, last: Tensor, same: Tensor, worth: Tensor, done: Tensor, trace: float) -> Tensor:
    """Generalised advantages; a value of the other seat counts with the opposite sign."""
    advantage, following = torch.zeros_like(value), torch.zeros_like(last)
    for time in reversed(range(len(value))):
        then = last if time + 1 == len(value) else value[time + 1]
        goes_on = same[time] * ~done[time]
        surprise = worth[time] + goes_on * then - value[time]
        following = surprise + trace * goes_on * following
        advantage[time] = following
    return advantage


def learn(net: nn.Module, optimiser: torch.optim.Optimizer, played: Played, manner: Manner) -> dict[str, float]:
    """Go through what was played; how it went, on average."""
    sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0}
    count = 0
    for _ in range(manner.lessons):
        for part in played.parts(manner.minibatch):
            losses = lesson(net, part, manner)
            total = losses["policy"] + 0.5 * losses["value"] - manner.entropy * losses["entropy"]
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            count += 1
            for name, loss in losses.items():
                sums[name] += loss.detach()
    return {name: float(total) / count for name, total in sums.items()}


def lesson(net: nn.Module, part: Played, manner: Manner) -> dict[str, Tensor]:
    odds, value = choose(net, part.observation, part.mask)
    ratio = (odds.log_prob(part.action) - part.logp).exp()
    advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-6)
    clipped = ratio.clamp(1 - manner.clip, 1 + manner.clip)
    return {
        "policy": -torch.minimum(ratio * advantage, clipped * advantage).mean(),
        "value": (value - (part.value + part.advantage)).square().mean(),
        "entropy": odds.entropy().mean(),
    }
