"""A trained network as an opponent: `STOL_NET=runs/pixies/net.pt stol arena pixies --bots net,greedy`."""

import functools
import os
from typing import Any

import numpy as np
import torch
from torch import nn

from stol import Game, Position
from stol.bots.bot import Bot
from stol.position import imagine
from stol_learn.nets import net_for


@functools.cache
def loaded(path: str, game: Game) -> nn.Module:
    """The network in a file, which may be a whole checkpoint."""
    kept = torch.load(path, map_location="cpu", weights_only=True)
    learnt = learnt_game(kept)
    if learnt != game:
        raise ValueError(f"{path} has learnt {learnt!r}, not {game!r}")
    net = net_for(game)
    net.load_state_dict({name: tensor.float() for name, tensor in kept["net"].items()})
    return net.eval()


def learnt_game(kept: dict[str, Any]) -> Game:
    """The game that a checkpoint is of. Without options in it: as the game is by default."""
    return Game.of(kept["game"], 2, kept.get("options", {}))


@torch.no_grad()
def best_moves(net: nn.Module, positions: list[Position]) -> list[str]:
    """What it thinks is best, for many positions at once."""
    if not positions:
        return []
    device = next(net.parameters()).device
    observations = np.stack([position.observe(position.actor) for position in positions])
    mask = np.zeros((len(positions), positions[0].game.actions), bool)
    for row, position in zip(mask, positions, strict=True):
        row[position.actions()] = True
    seen, legal = torch.as_tensor(observations, device=device), torch.as_tensor(mask, device=device)
    logits, _ = net(seen.float(), legal)
    best = logits.masked_fill(~legal, -torch.inf).argmax(1).tolist()
    return [
        position.legal()[position.actions().tolist().index(action)]
        for position, action in zip(positions, best, strict=True)
    ]


class Net(Bot):
    """Plays what its network thinks best, without looking ahead."""

    def move(self, view: dict[str, Any]) -> str:
        path = os.environ.get("STOL_NET")
        if not path:
            raise ValueError("say which network plays: STOL_NET=runs/pixies/net.pt")
        torch.set_num_threads(1)
        position = imagine(view)
        return best_moves(loaded(path, position.game), [position])[0]
