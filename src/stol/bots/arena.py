"""Many games between bots: pairings, seatings and deals."""

import contextlib
import dataclasses
import functools
import hashlib
import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from stol.bots.match import Match, play
from stol.bots.program import SECONDS_PER_MOVE
from stol.bots.registry import Maker, find
from stol.deal import Deal
from stol.errors import BadOptions, Reason
from stol.position import Game
from stol.text import refused, unquoted


class Played(Match, kw_only=True):
    """A game of an arena."""

    deal: int
    rotation: int
    seats: list[str]
    """The bot on each seat."""


@dataclass(frozen=True)
class Arena:
    """A tournament of bots. Every deal is played once in each seating, with the same chance outcomes."""

    game: Game
    bots: tuple[str, ...]
    seed: int = 0
    time_limit: float = SECONDS_PER_MOVE

    def __post_init__(self) -> None:
        if not self.bots:
            raise refused(BadOptions, Reason("refused-no-bot"))
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise refused(BadOptions, Reason("refused-bot-twice", {"name": unquoted(name)}))

    def __getstate__(self) -> dict[str, object]:
        """Without cached parts: not all of them can be pickled, so a worker loads its own."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    @functools.cached_property
    def makers(self) -> dict[str, Maker]:
        return {name: find(name, self.time_limit) for name in self.bots}

    @functools.cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """All seatings: the bot on each seat. Partners are the same bot."""
        parties = self.game.parties
        return [tuple(line[party] for party in parties) for line in seatings(self.bots, len(set(parties)))]

    def deals(self, games: int) -> int:
        """The number of deals for at least this many games."""
        return -(-games // len(self.seatings))

    def warm_up(self) -> None:
        """Let every bot make a move that does not count, so that measured times don't include loading."""
        deal, position = Deal(self.seed), self.game.start()
        while position.actor == "chance":
            position = position.play(deal.outcome(position))
        for make in self.makers.values():
            with contextlib.suppress(Exception), contextlib.closing(make(self.seed)) as bot:  # reported when it counts
                bot.move(position.view(int(position.actor or 0)))

    def play(self, deal: int) -> list[Played]:
        """Play all games of a deal. Chance and the bots' seeds depend only on the seed and the deal's number."""
        return [self._play(deal, rotation, seats) for rotation, seats in enumerate(self.seatings)]

    def _play(self, deal: int, rotation: int, seats: Sequence[str]) -> Played:
        makers = [
            functools.partial(self.makers[name], bot_seed(self.seed, deal, seat, name))
            for seat, name in enumerate(seats)
        ]
        match = play(self.game, makers, Deal(self.seed, deal))
        return Played(deal=deal, rotation=rotation, seats=list(seats), **msgspec.structs.asdict(match))


def seatings(bots: Sequence[str], places: int) -> list[tuple[str, ...]]:
    """Every combination of bots for a table, each in all rotations.

    With fewer bots than places, all bots take the same number of places. If that is impossible, the first bot has one
    place and the others share the rest in turn.
    """
    if len(bots) >= places:
        tables: Iterable[tuple[str, ...]] = itertools.combinations(bots, places)
    elif places % len(bots) == 0:
        tables = [tuple(bots) * (places // len(bots))]
    else:
        tables = [(bots[0], *itertools.islice(itertools.cycle(bots[1:]), places - 1))]
    return [rotation for table in tables for rotation in rotations(table)]


def rotations(table: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All different rotations of a seating."""
    yield from dict.fromkeys((*table[-turn:], *table[:-turn]) for turn in range(len(table)))


def bot_seed(seed: int, deal: int, seat: int, name: str) -> int:
    """A bot's seed: the same on every machine, independent of the other bots."""
    digest = hashlib.blake2b(f"{seed} {deal} {seat} {name}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
