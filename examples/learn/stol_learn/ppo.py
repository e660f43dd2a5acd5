"""Proximal policy optimisation (PPO) by self-play, for zero-sum games of two players."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

import torch
from torch import Tensor, nn

from stol.batches import Batch
from stol_learn.report import Tell


@dataclass(frozen=True)
class TrainingParams:
    """Hyperparameters. `train` has those of each game."""

    lanes: int = 4096
    """Games played at once."""
    steps: int = 32
    """Moves in each game between two updates."""
    epochs: int = 2
    """Passes over the moves of an update."""
    minibatch: int = 16_384
    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    """Weight of the entropy bonus."""
    trace: float = 0.95
    """The lambda of generalised advantage estimation (GAE)."""
    points: float = 20.0
    """A lead of this many points counts as much as winning."""


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
        """Random minibatches; each move is in one of them."""
        flat = [getattr(self, field.name).flatten(0, 1) for field in fields(self)]
        for chosen in torch.randperm(len(flat[0]), device=flat[0].device).split(size):
            yield Played(*(array[chosen] for array in flat))


class Table:
    """A batch of games, with its arrays as tensors that share their memory."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.game = batch, batch.game
        self.observation, self.mask, self.actor, self.done, self.scores, self.ranks = map(
            torch.from_dlpack,
            (batch.observation, batch.mask, batch.actor, batch.done, batch.scores, batch.ranks),
        )

    def worth(self, actor: Tensor, points: float) -> Tensor:
        """The rewards of ended games for the seat that moved last: half by who won, half by points."""
        mine, other = actor.long()[:, None], 1 - actor.long()[:, None]
        won = (self.ranks.gather(1, other) - self.ranks.gather(1, mine))[:, 0].sign()
        ahead = ((self.scores.gather(1, mine) - self.scores.gather(1, other))[:, 0] / points).clamp(-1, 1)
        return torch.where(self.done, (won + ahead) / 2, 0.0)


def choose(net: nn.Module, observation: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
    """The distribution over legal moves, and the value."""
    with torch.autocast(observation.device.type, torch.bfloat16):
        logits, value = net(observation.float(), mask)
    return torch.distributions.Categorical(logits=logits.float().masked_fill(~mask, -1e9)), value.float()


@torch.no_grad()
def play(net: nn.Module, table: Table, params: TrainingParams, tell: Tell) -> tuple[Played, int]:
    """Play some moves in every game. Returns them, and how many games ended."""
    rows, ended = [], 0
    for step in range(params.steps):
        tell("playing", step / params.steps)
        observation, mask, actor = table.observation.clone(), table.mask.clone(), table.actor.clone()
        odds, value = choose(net, observation, mask)
        action = odds.sample()
        table.batch.step(action)
        same = torch.where(table.actor == actor, 1.0, -1.0)  # whether the next value is mine or the other's
        worth = table.worth(actor, params.points)
        rows.append((observation, mask, action, odds.log_prob(action), value, same, worth, table.done.clone()))
        ended += int(table.done.sum())
    observation, mask, action, logp, value, same, worth, done = map(torch.stack, zip(*rows, strict=True))
    last = choose(net, table.observation, table.mask)[1]
    advantage = advantages(value, last, same, worth, done, params.trace)
    return Played(observation, mask, action, logp, value, advantage), ended


def advantages(value: Tensor, last: Tensor, same: Tensor, worth: Tensor, done: Tensor, trace: float) -> Tensor:
    """Generalised advantage estimation; a value of the other seat counts with the opposite sign."""
    advantage, following = torch.zeros_like(value), torch.zeros_like(last)
    for time in reversed(range(len(value))):
        then = last if time + 1 == len(value) else value[time + 1]
        goes_on = same[time] * ~done[time]
        surprise = worth[time] + goes_on * then - value[time]
        following = surprise + trace * goes_on * following
        advantage[time] = following
    return advantage


def learn(
    net: nn.Module, optimiser: torch.optim.Optimizer, played: Played, params: TrainingParams, tell: Tell
) -> dict[str, float]:
    """Train the network on some moves. Returns the mean losses."""
    sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0}
    count, parts = 0, params.epochs * -(-played.action.numel() // params.minibatch)
    for _ in range(params.epochs):
        for part in played.parts(params.minibatch):
            tell("learning", count / parts)
            losses = compute_losses(net, part, params)
            total = losses["policy"] + 0.5 * losses["value"] - params.entropy * losses["entropy"]
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            count += 1
            for name, loss in losses.items():
                sums[name] += loss.detach()
    return {name: float(total) / count for name, total in sums.items()}


def compute_losses(net: nn.Module, part: Played, params: TrainingParams) -> dict[str, Tensor]:
    odds, value = choose(net, part.observation, part.mask)
    ratio = (odds.log_prob(part.action) - part.logp).exp()
    advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-6)
    clipped = ratio.clamp(1 - params.clip, 1 + params.clip)
    return {
        "policy": -torch.minimum(ratio * advantage, clipped * advantage).mean(),
        "value": (value - (part.value + part.advantage)).square().mean(),
        "entropy": odds.entropy().mean(),
    }
