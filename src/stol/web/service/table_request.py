"""What people wish for when they set up a table: from the fields of a form to a checked wish, and back to a query."""

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar
from urllib.parse import urlencode

from stol.errors import Argument, BadOptions, Reason
from stol.games.options import choose
from stol.games.registry import find, keys
from stol.position import Game
from stol.table import deals
from stol.text import refused

T = TypeVar("T")
Fields: TypeAlias = Mapping[str, str]
"""As they come from outside: anything may be in them."""

YOU, HERE, OPEN, BOT = "you", "here", "open", "bot:"
"""Who may sit on a seat: the host, somebody else on the host's device, whoever has the link, an opponent of a level."""
LEVEL = "club"
"""Of an opponent that nobody has chosen a level for."""
COUNT = 2
"""How many play, unless somebody says so."""
MOST = 8
"""No game is for more."""
WHOLE = re.compile(r"-?[0-9]{1,9}")
SWITCH = {"on": True, "off": False}
SWITCHES = ("chat", "watch", "hints")
"""Of the table, not of its game; all are usually on."""


@dataclass(frozen=True)
class TableRequest:
    """A table as somebody would like to have it."""

    game: str
    players: int
    options: dict[str, object]
    """As `stol.Game.of` takes them, all of them."""
    seats: tuple[str, ...]
    """Who sits where: `you`, `here`, `open`, or `bot:` with a level."""
    chat: bool = True
    watch: bool = True
    hints: bool = True
    real_components: bool = False
    """Whether there are real cards and dice."""
    deal: str = ""
    """The name of a deal that other tables play as well."""


@dataclass(frozen=True)
class TableRequestDraft:
    """A wish that is not finished: it can be shown, and says what is wrong with it."""

    table_request: TableRequest
    allowed: range
    """How many may play with these options."""
    problem: Reason | None = None
    no_deal: Reason | None = None
    """Why a deal can't be named so."""


class Kind(Protocol):
    """How an option of one type stands in a form. What is read here is checked by the game's own options later."""

    def read(self, name: str, form: Fields, players: int) -> object:
        """The value, or BadOptions."""

    def write(self, name: str, value: object) -> dict[str, str]:
        """The fields that are read as this value; none for the default."""


class Flag:
    """Yes or no."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return switched(form, name, default=False)

    def write(self, name: str, value: object) -> dict[str, str]:
        return {name: "on"} if value else {}


class Sides:
    """Width and height, or neither. What is only half filled in is kept, to be refused and shown again."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        given = [form.get(f"{name}-{side}", "").strip() for side in ("width", "height")]
        return [int(side) if WHOLE.fullmatch(side) else short(side) or None for side in given] if any(given) else None

    def write(self, name: str, value: object) -> dict[str, str]:
        if not isinstance(value, list | tuple):
            return {}
        lengths = zip(("width", "height"), value, strict=True)
        return {f"{name}-{side}": str(length) for side, length in lengths if length is not None}


class Lines:
    """Lines of text, or none."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return [line.strip() for line in form.get(name, "").splitlines() if line.strip()] or None

    def write(self, name: str, value: object) -> dict[str, str]:
        return {name: "\n".join(map(str, value))} if isinstance(value, list | tuple) else {}


class Favoured:
    """Nobody, everybody, or some of the seats, each with a field of its own."""

    def read(self, name: str, form: Fields, players: int) -> object:
        chosen = form.get(name, "none")
        if chosen == "seats":
            return [seat for seat in range(players) if switched(form, f"{name}-{seat}", default=False)]
        return chosen

    def write(self, name: str, value: object) -> dict[str, str]:
        if isinstance(value, list | tuple):
            return {name: "seats"} | {f"{name}-{seat}": "on" for seat in value}
        return {} if value == "none" else {name: str(value)}


class Word:
    """A text in one line."""

    def __init__(self, usual: object) -> None:
        self.usual = usual

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return short(form.get(name, str(self.usual)))

    def write(self, name: str, value: object) -> dict[str, str]:
        return {} if value == self.usual else {name: str(value)}


class Number(Word):
    """A whole number."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return whole(name, form.get(name, str(self.usual)))


class OneOf(Word):
    """One of a few values."""

    def __init__(self, usual: object, values: Sequence[object]) -> None:
        super().__init__(usual)
        self.values = values

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        text = form.get(name, str(self.usual))
        return next((value for value in self.values if str(value) == text), short(text))


KINDS: Final[dict[object, Kind]] = {
    bool: Flag(),
    str | tuple[int, ...]: Favoured(),
    tuple[int, int] | None: Sides(),
    tuple[str, ...] | None: Lines(),
}
"""By the type that an option is declared with."""


def kinds(game: str) -> dict[str, Kind]:
    """The options of a game, and how they stand in a form."""
    return {field.name: kind for field in dataclasses.fields(find(game).options) if (kind := kind_of(field))}


def kind_of(field: dataclasses.Field[object]) -> Kind | None:
    """None: an option of a type for which there is no control stays as it is usually."""
    if choices := field.metadata["choices"]:
        return OneOf(field.default, choices)
    if field.type in {int, str}:
        return Number(field.default) if field.type is int else Word(field.default)
    return KINDS.get(field.type)


def levels(game: str) -> tuple[str, ...]:
    """From the weakest to the strongest."""
    return tuple(find(game).levels)


def read_request(form: Fields) -> TableRequest:
    """A wish that can be fulfilled, or BadOptions. What is missing is usual; fields of other games are ignored."""
    game = known(form.get("game", ""))
    players = whole("players", form.get("players", str(COUNT)))
    options = {name: kind.read(name, form, min(players, MOST)) for name, kind in kinds(game).items()}
    seats = tuple(form.get(f"seat{seat}", usually(seat)) for seat in range(min(players, MOST)))
    switches = {name: talk(form, name) for name in SWITCHES} | {
        "real_components": switched(form, "typed", default=False)
    }
    return fulfilled(TableRequest(game, players, options, seats, **switches, deal=form.get("deal", "")))


def fulfilled(table_request: TableRequest) -> TableRequest:
    """The same wish, if it can be; else BadOptions."""
    Game.of(table_request.game, table_request.players, table_request.options)
    if len(table_request.seats) != table_request.players:
        named = {"players": table_request.players, "count": len(table_request.seats)}
        raise refused(BadOptions, Reason("refused-seats", named, path=("seats",)))
    for seat, who in enumerate(table_request.seats):
        sitter(who, seat, levels(table_request.game))
    agree(table_request.seats)
    if table_request.real_components and table_request.deal:
        raise refused(BadOptions, Reason("refused-deal-real", path=("deal",)))
    return dataclasses.replace(table_request, deal=deals.fit(table_request.deal))


def draft_request(form: Fields) -> TableRequestDraft:
    """The same for a form that is still being filled in: what can't be read is as usual, and the reason is told."""
    problems: list[Reason] = []

    def careful(usual: T, make: Callable[..., T], *given: object) -> T:
        try:
            return make(*given)
        except BadOptions as error:
            problems.append(error.reason)
            return usual

    game = careful(keys()[0], known, form.get("game", keys()[0]))
    asked = careful(COUNT, whole, "players", form.get("resize", form.get("players", str(COUNT))))
    seats = min(max(asked, 1), MOST)
    usual = find(game).options()
    options = {name: careful(usual.plain()[name], kind.read, name, form, seats) for name, kind in kinds(game).items()}
    allowed = careful(usual, choose, type(usual), game, options).players()
    players = min(max(seats, allowed[0]), allowed[-1])  # another game or a switch may be for fewer, or for more
    careful(None, Game.of, game, players, options)
    sitting = tuple(careful(usually(seat), seated, form, seat, levels(game)) for seat in range(players))
    careful(None, agree, sitting)
    switches = {name: careful(True, talk, form, name) for name in SWITCHES}  # noqa: FBT003 - what is usual
    switches["real_components"] = careful(False, lambda: switched(form, "typed", default=False))  # noqa: FBT003 - as above
    deal, no_deal = named(form.get("deal", ""))
    table_request = TableRequest(game, players, options, sitting, **switches, deal=deal)
    return TableRequestDraft(table_request, allowed, problems[0] if problems else None, no_deal)


def named(deal: str) -> tuple[str, Reason | None]:
    """The name of a deal, or what was typed in its place with the reason why it is none."""
    try:
        return deals.fit(deal), None
    except BadOptions as error:
        return short(deal), error.reason


def request_query(table_request: TableRequest) -> str:
    """What `read_request` reads as this wish, for the end of an address."""
    return urlencode(request_fields(table_request))


def request_fields(table_request: TableRequest) -> dict[str, str]:
    written = {"game": table_request.game, "players": str(table_request.players)}
    for name, kind in kinds(table_request.game).items():
        written |= kind.write(name, table_request.options[name])
    written |= {f"seat{seat}": who for seat, who in enumerate(table_request.seats)}
    written |= {"typed": "on"} if table_request.real_components else {}
    written |= {"deal": table_request.deal} if table_request.deal else {}
    return written | {name: "on" if getattr(table_request, name) else "off" for name in SWITCHES}


def known(game: str) -> str:
    return find(short(game)).key


def whole(name: str, text: str) -> int:
    if not WHOLE.fullmatch(text.strip()):
        raise refused(BadOptions, Reason("refused-whole", {"name": name, "value": repr(short(text))}, path=(name,)))
    return int(text)


def switched(form: Fields, name: str, *, default: bool) -> bool:
    value = form.get(name)
    if value is not None and value not in SWITCH:
        raise refused(BadOptions, Reason("refused-switch", {"name": name, "value": repr(short(value))}, path=(name,)))
    return default if value is None else SWITCH[value]


def talk(form: Fields, name: str) -> bool:
    """Usually on; but in a form that was sent, a box that is not ticked leaves no trace."""
    return switched(form, name, default="sent" not in form)


def usually(seat: int) -> str:
    return YOU if seat == 0 else BOT + LEVEL


def seated(form: Fields, seat: int, names: Sequence[str]) -> str:
    return sitter(form.get(f"seat{seat}", usually(seat)), seat, names)


def sitter(who: str, seat: int, names: Sequence[str]) -> str:
    allowed = [YOU, HERE, OPEN, *(BOT + level for level in names)]
    if who not in allowed:
        given: dict[str, Argument] = {"seat": seat, "names": ", ".join(allowed), "value": repr(short(who))}
        raise refused(BadOptions, Reason("refused-sitter", given, path=("seats", seat)))
    return who


def agree(seats: Sequence[str]) -> None:
    """The seats together."""
    if seats.count(YOU) > 1:
        raise refused(BadOptions, Reason("refused-two-yours", path=("seats",)))
    if all(who.startswith(BOT) for who in seats):
        raise refused(BadOptions, Reason("refused-only-bots", path=("seats",)))


def short(text: str) -> str:
    """Enough of what came in to show it again."""
    return text[:40]
