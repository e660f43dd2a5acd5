"""A position together with what led there, as each seat has seen it."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Self

import numpy as np

from stol.kernel.actors import CHANCE
from stol.kernel.layout import Array
from stol.kernel.rng import seed
from stol.position import Game, Position


class Event(NamedTuple):
    """A move or an outcome."""

    who: int
    """A seat, or CHANCE."""
    number: int
    keeper: int | None
    """Whose secret it was; None if everybody saw it."""
    shown: tuple[int, ...]
    """The secrets that came to light with it."""


@dataclass(frozen=True)
class Moment:
    position: Position
    past: tuple[Event, ...] = ()

    def __deepcopy__(self, _memo: object) -> Self:
        """OpenSpiel copies states all the time, and this never changes."""
        return self

    @property
    def game(self) -> Game:
        return self.position.game

    def weights(self) -> Array:
        """Of every outcome that chance can have here, by its number; 0 for an impossible one."""
        weights = np.zeros(self.game.definition.outcomes, np.int32)
        self.game.definition.rules.chance(self.position.state, weights)
        return weights

    def then(self, number: int) -> "Moment":
        """After a move or an outcome."""
        state, secrets = self.position.state, self.game.definition.secrets
        who = self.position.actor if isinstance(self.position.actor, int) else CHANCE
        keeper = secrets.keeper(state) if secrets else None
        shown = secrets.shown(state, number) if secrets and who != CHANCE else ()
        self.game.definition.rules.play(state, number)
        return Moment(Position(self.game, state), (*self.past, Event(who, number, keeper, tuple(shown))))

    def sees(self, seat: int, event: Event) -> bool:
        """Whether a seat saw what it was."""
        secrets = self.game.definition.secrets
        return event.keeper is None or not secrets or secrets.sees(self.position.state, seat, event.keeper)

    def redealt(self, seat: int, luck: Random) -> "Moment":
        """Another moment that looks the same to a seat: what it can't know is dealt anew."""
        secrets = self.game.definition.secrets
        if not secrets:
            return self
        before, after = self.position.state, self.position.state
        rng = np.zeros(1, np.uint64)
        seed(rng, luck.getrandbits(32), 0)
        self.game.definition.rules.redeal(after, seat, rng)
        past = list(self.past)
        for other in range(self.game.players):
            if not secrets.sees(before, seat, other):
                retell(past, other, Counter(secrets.held(before, other)), Counter(secrets.held(after, other)), luck)
        return replace(self, position=Position(self.game, after), past=tuple(past))


def retell(past: list[Event], keeper: int, before: Counter[int], after: Counter[int], luck: Random) -> None:
    """Change what a seat has drawn or chosen so that it holds other secrets now.

    Of equal pieces those that came last are still held: so whatever was played had been drawn before.
    """
    gone, new = before - after, list((after - before).elements())
    luck.shuffle(new)
    for index, event in reversed(list(enumerate(past))):
        if event.keeper == keeper and gone[event.number] > 0:
            gone[event.number] -= 1
            past[index] = event._replace(number=new.pop())
