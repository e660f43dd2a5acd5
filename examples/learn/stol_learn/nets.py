"""Networks: from what a seat sees and may do to the odds of its moves and what it expects of the game."""

import re
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from stol import Game

MOST_ACTIONS = 10_000
COLOURS = "rgboyp"
PLACEMENT = re.compile(r"(.)(.)@(-?\d+),(-?\d+):(-?\d+),(-?\d+)")


def net_for(game: Game) -> nn.Module:
    """A network of the right shape: for a board in planes, or for anything else."""
    if game.actions > MOST_ACTIONS:
        raise ValueError(
            f"{game!r} has {game.actions:,} actions; with an output for each, this network has {MOST_ACTIONS:,} at most"
        )
    return Board(game) if game.key == "ingenious" else Flat(game)


def scales(game: Game) -> Tensor:
    """What to multiply an observation with, so that no number is far from 1."""
    most = [[max(abs(plane.low), abs(plane.high), 1)] * plane.size for plane in game.planes]
    return 1 / torch.tensor(np.concatenate(most), dtype=torch.float32)


class Residual(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.GELU(), nn.Linear(width, width))

    def forward(self, x: Tensor) -> Tensor:
        return x + self.inner(x)


class Flat(nn.Module):
    """For any game: the observation and the mask in a row. The mask tells which card is which."""

    def __init__(self, game: Game, width: int = 512, depth: int = 3) -> None:
        super().__init__()
        self.register_buffer("scale", scales(game))
        self.trunk = nn.Sequential(
            nn.Linear(game.observation_size + game.actions, width),
            *(Residual(width) for _ in range(depth)),
            nn.LayerNorm(width),
            nn.GELU(),
        )
        self.policy, self.value = nn.Linear(width, game.actions), nn.Linear(width, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.trunk(torch.cat([observation * self.scale, mask.float()], 1))
        return self.policy(x), torch.tanh(self.value(x)[:, 0])


class Turn(nn.Module):
    """A residual block over the board, which also hears the whole of it. It begins as if it were not there."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = (nn.Conv2d(width, width, 3, padding=1) for _ in range(2))
        self.whole = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Tensor) -> Tensor:
        inner = self.first(nn.functional.relu(x))
        inner = inner + self.whole(inner.amax((2, 3)))[:, :, None, None]
        return x + self.second(nn.functional.relu(inner))


class Picked(torch.autograd.Function):
    """Some columns, each at most once: so the way back is a choice of columns too, and quick."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, columns: Tensor, back: Tensor) -> Tensor:
        ctx.save_for_backward(back)
        return x.index_select(1, columns)

    @staticmethod
    def backward(ctx: Any, slope: Tensor) -> tuple[Tensor, None, None]:
        (back,) = ctx.saved_tensors
        return nn.functional.pad(slope, (0, 1)).index_select(1, back), None, None


class Board(nn.Module):
    """Ingenious: convolutions over the board. A placement is colours, space and direction: so are its logits."""

    def __init__(self, game: Game, width: int = 64, depth: int = 5) -> None:
        super().__init__()
        self.square = game.planes[0].shape[1:]
        area = self.square[0] * self.square[1]
        self.planes = sum(plane.size for plane in game.planes if plane.shape[-2:] == self.square) // area
        columns = torch.tensor(places(game, self.square[0]))
        back = torch.full((3 * len(COLOURS) ** 2 * area,), len(columns))
        back[columns] = torch.arange(len(columns))
        self.register_buffer("scale", scales(game))
        self.register_buffer("columns", columns, persistent=False)
        self.register_buffer("back", back, persistent=False)
        self.spread = nn.Linear(game.observation_size - self.planes * area, width)
        self.first = nn.Conv2d(self.planes, width, 3, padding=1)
        self.trunk = nn.Sequential(*(Turn(width) for _ in range(depth)), nn.ReLU())
        self.policy = nn.Conv2d(width, 3 * len(COLOURS) ** 2, 1)
        self.answers = nn.Linear(2 * width, 2)
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, observation: Tensor, _mask: Tensor) -> tuple[Tensor, Tensor]:
        x = observation * self.scale
        size = self.planes * self.square[0] * self.square[1]
        board = x[:, :size].reshape(-1, self.planes, *self.square).contiguous(memory_format=torch.channels_last)
        x = self.trunk(self.first(board) + self.spread(x[:, size:])[:, :, None, None])
        whole = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        placements = Picked.apply(self.policy(x).flatten(1), self.columns, self.back)
        return torch.cat([self.answers(whole), placements], 1), torch.tanh(self.value(whole)[:, 0])


def places(game: Game, width: int) -> list[int]:
    """Per placement, where its logit stands among those of the board: by direction, colours and space."""
    half = width // 2
    texts = game.definition.notation.write_moves(game.start().state, np.arange(2, game.actions))
    return [place(*map(int, spaces), half, width, one, other) for one, other, spaces in map(read, texts)]


def read(text: str) -> tuple[int, int, tuple[str, ...]]:
    found = PLACEMENT.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no placement")
    one, other, *spaces = found.groups()
    return COLOURS.index(one), COLOURS.index(other), tuple(spaces)


def place(q: int, r: int, q2: int, r2: int, half: int, width: int, one: int, other: int) -> int:  # noqa: PLR0913, PLR0917 - two halves of a tile
    if (q, r) > (q2, r2):
        q, r, q2, r2, one, other = q2, r2, q, r, other, one
    direction = {(0, 1): 0, (1, 0): 1, (1, -1): 2}[q2 - q, r2 - r]
    channel = (direction * len(COLOURS) + one) * len(COLOURS) + other
    return (channel * width + r + half) * width + q + half
