"""A position together with what led there, as each seat has seen it."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Self

import numpy as np

from stol.kernel.actors import CHANCE
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

    def then(self, number: int) -> "Moment":
        """After a move or an outcome."""
        state, secrets = self.position.state, self.game.definition.secrets
        who = self.position.actor if isinstance(self.position.actor, int) else CHANCE
        keeper = secrets.keeper(state) if secrets else None
        shown = secrets.shown(state, number) if secrets and who != CHANCE else ()
        self.game.definition.rules.play(state, number)
        return Moment(Position(self.game, state), (*self.past, Event(who, number, keeper, tuple(shown))))

    def known(self, seat: int) -> set[int | None]:
        """Whose secrets a seat knows; nobody's are among them."""
        state, secrets = self.position.state, self.game.definition.secrets
        seats = range(self.game.players)
        return {None, *(other for other in seats if secrets is None or secrets.sees(state, seat, other))}

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
        for other in set(range(self.game.players)) - self.known(seat):
            retell(past, other, Counter(secrets.held(before, other)), Counter(secrets.held(after, other)), luck)
        return Moment(Position(self.game, after), tuple(past))


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
