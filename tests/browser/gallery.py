"""Pages worth looking at: real games, played by the rules to positions that show much, on tables in a database."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import msgspec
import sqlalchemy as sa

from stol import Game, Position, Record
from stol.bots.estimate import BATCHES
from stol.bots.review import Review, review
from stol.bots.simple import Greedy
from stol.bots.thinking import Budget
from stol.deal import Deal
from stol.table.change import add_player, append_events, open_table
from stol.table.events import Event, Hired, Said, Sat
from stol.table.links import hashed
from stol.table.plan import Plan
from stol.table.play import draw, play, start
from stol.table.player import Player
from stol.table.ranking import end_of_table
from stol.table.schema import LINKS
from stol.table.simultaneous import asking
from stol.table.store import Store
from stol.table.table import Table
from stol.table.time_control import read_time_control
from stol.text.files import words
from stol.web.service.first_time import DUE
from stol.web.service.visitor import digest

Moment: TypeAlias = Callable[[Position], bool]

SECRET = "a secret of Ana's"  # noqa: S105 - only of a table in a test
"""What the cookie of the one who looks holds."""
ANOTHER_SECRET = "a secret of Mina's"  # noqa: S105 - as above
"""What the cookie of Mina holds, to whom everything is new."""
NEWCOMERS_SECRET = "a secret of nobody's"  # noqa: S105 - as above
"""What the cookie of somebody holds whom the server does not know."""
NEW_TO_ANA = "note-ingenious-swap"
"""The one note that Ana has not dismissed."""
OFFERED_TO_MINA = "note-onecard-guided"
"""The one guided game that Mina is offered."""
PEOPLE = {"Ana": "ana", "Vera": "ana", "Wilhelmina von Grünstein": "mina"}
"""By name. Vera plays on Ana's device."""
LONG = ("Konstantinos Papadakis G", "MMMMMMMMMMMMMMMMMMMMMMMM", "Anna-Magdalena Lindström")
"""Names as long as they may be."""
SENTENCES = (
    (1, "Good luck!"),
    (0, "Thanks. I have waited for the butterfly since the first round."),
    (1, "So have I …"),
)


@dataclass(frozen=True)
class Sight:
    """A page, by its name, and what is pressed there."""

    name: str
    address: str
    pressed: str = ""
    awaited: str = ""
    """What comes after that."""
    secret: str = SECRET
    """Of the one who looks."""


@dataclass(frozen=True)
class Party:
    """A game, and who sits there: Ana, a guest of hers, opponents by their names, or nobody."""

    code: str
    game: Game
    seats: tuple[str, ...]
    seed: str = "1"
    real_components: bool = False
    """Whether there are real cards and dice, which Ana tells of."""
    deal: str = ""
    time: str = ""
    """The time control."""
    public: bool = False

    def plan(self) -> Plan:
        game, options = self.game, dict(self.game.options)
        return Plan(
            code=self.code, game=game.key, players=game.players, options=options, host="ana", seed=self.seed,
            real_components=self.real_components,
            deal=self.deal,
            time=read_time_control(self.time, "bot"),
            public=self.public,
        )  # fmt: skip

    def seated(self) -> Iterator[Event]:
        for seat, name in enumerate(self.seats):
            if name in PEOPLE:
                yield Sat(seat=seat, player=PEOPLE[name], name=name)
            elif name:
                yield Hired(seat=seat, level="club", name=name)


class Gallery:
    """The tables of a database that Ana may look at."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sheets, self.devices, self.holidays = store.sheets, store.devices, store.holidays
        self.groups = store.groups
        known = {name.replace("first-", "note-"): 1 for name in words("en").files if name.startswith("first-")}
        del known[NEW_TO_ANA]
        store.write(add_player(Player(id="ana", name="Ana", progress=known), digest(SECRET)))
        mina = Player(id="mina", name="Mina", progress={OFFERED_TO_MINA: DUE})
        store.write(add_player(mina, digest(ANOTHER_SECRET)))

    def lay(self, party: Party, moment: Moment = lambda _: False) -> Table:
        """A table where Ana is to choose, or to tell, at such a moment; without one, the game is over."""
        plan = party.plan()
        table, log = Table(plan), list(party.seated())
        table.extend(log)
        log += start(table)
        table.extend(start(table))
        log += played(table, moment)
        self._store.write(open_table(plan, []))
        self._store.write(append_events(plan.code, 0, log, end_of_table(table, log)))
        return table

    def review(self, table: Table) -> Review:
        """As the server would have made it."""
        found = review(Record(table.game(), table.moves), Budget(simulations=BATCHES))
        self._store.request_review(table.plan.code)
        self._store.save_review(table.plan.code, msgspec.json.encode(found).decode())
        return found

    def open(self, party: Party) -> None:
        """A table that waits for others."""
        self._store.write(open_table(party.plan(), list(party.seated())))

    def tell(self, table: Table, *more: Event) -> None:
        """What happens after that."""
        self._store.write(append_events(table.plan.code, table.sequence, more))

    def link(self, player: str) -> str:
        """The secret of a link to another device of a player, which does not end while pages are looked at."""
        secret = f"to another device of {player}"
        row = {"secret": hashed(secret), "kind": "device", "player": player, "until": 2**42}
        engine = sa.create_engine(self._store.url)
        with engine.begin() as connection:
            connection.execute(LINKS.insert(), row)
        engine.dispose()
        return secret

    def say(self, table: Table) -> None:
        words = [Said(seat=seat, text=text, key=str(key)) for key, (seat, text) in enumerate(SENTENCES)]
        self._store.write(append_events(table.plan.code, table.sequence, words))


def played(table: Table, moment: Moment) -> Iterator[Event]:
    """All that happens until the moment comes. Ana chooses last where all choose together."""
    mind, deal = Greedy(1), Deal(table.plan.seed)
    while not table.is_over:
        if table.awaits_chance:
            if moment(now(table)):
                return
            (drawn,) = draw(table, now(table).ply, [deal.outcome(now(table))])
            table.extend([drawn])
            yield drawn
            continue
        seat = table.to_choose()[-1]
        asked = asking(now(table), seat)
        if seat == 0 and moment(asked):
            return
        (event,) = play(table, seat, asked.ply, mind.move(asked.view(seat)))
        table.extend([event])
        yield event


def now(table: Table) -> Position:
    assert table.position is not None
    return table.position
