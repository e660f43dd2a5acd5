"""A position with its history: each move and outcome, who made it, and which seats know it."""

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
    owner: int | None
    """Whose secret it was; None if everybody saw it."""
    shown: tuple[int, ...]
    """The numbers of secrets that everybody knows after it."""


@dataclass(frozen=True)
class Moment:
    """A position and its history. It never changes; `after` returns the next one."""

    position: Position
    past: tuple[Event, ...] = ()

    def __deepcopy__(self, _memo: object) -> Self:
        """No copy: OpenSpiel copies states often, and a Moment never changes."""
        return self

    @property
    def game(self) -> Game:
        return self.position.game

    def after(self, number: int) -> "Moment":
        """The moment after a move or an outcome, given by its number."""
        state, secrets = self.position.state, self.game.definition.secrets
        who = self.position.actor if isinstance(self.position.actor, int) else CHANCE
        owner = secrets.keeper(state) if secrets else None
        shown = secrets.shown(state, number) if secrets and who != CHANCE else ()
        self.game.definition.rules.play(state, number)
        return Moment(Position(self.game, state), (*self.past, Event(who, number, owner, tuple(shown))))

    def known(self, seat: int | None) -> set[int | None]:
        """The owners whose secrets a seat knows; a spectator (None) knows nobody's. None stands for what all saw."""
        if seat is None:
            return {None}
        state, secrets = self.position.state, self.game.definition.secrets
        seats = range(self.game.players)
        return {None, *(other for other in seats if secrets is None or secrets.sees(state, seat, other))}

    def redealt(self, seat: int, chance: Random) -> "Moment":
        """A moment that looks the same to a seat, with everything that it can't know dealt again at random."""
        secrets = self.game.definition.secrets
        if not secrets:
            return self
        before, after = self.position.state, self.position.state
        rng = np.zeros(1, np.uint64)
        seed(rng, chance.getrandbits(32), 0)
        self.game.definition.rules.redeal(after, seat, rng)
        past = list(self.past)
        for other in set(range(self.game.players)) - self.known(seat):
            replace_secrets(
                past, other, Counter(secrets.held(before, other)), Counter(secrets.held(after, other)), chance
            )
        return Moment(Position(self.game, after), tuple(past))


def replace_secrets(past: list[Event], owner: int, before: Counter[int], after: Counter[int], chance: Random) -> None:
    """Change the numbers in the events of an owner so that they lead to `after` instead of `before`.

    The latest events are changed first: a piece that was played later must have been drawn earlier.
    """
    gone, new = before - after, list((after - before).elements())
    chance.shuffle(new)
    for index, event in reversed(list(enumerate(past))):
        if event.owner == owner and gone[event.number] > 0:
            gone[event.number] -= 1
            past[index] = event._replace(number=new.pop())
