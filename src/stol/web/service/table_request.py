"""Requests for new tables: parsed and checked from form fields, and written back as a query string."""

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar
from urllib.parse import urlencode

from stol.errors import Argument, BadOptions, Reason
from stol.games.options import choose
from stol.games.registry import find, find_offered, keys
from stol.position import Game
from stol.table import deals
from stol.table.time_control import TimeControl, read_time_control
from stol.text import refused, unquoted
from stol.web.service.visitor import fit_name

T = TypeVar("T")
Fields: TypeAlias = Mapping[str, str]
"""Unchecked input."""

YOU, HERE, OPEN, BOT = "you", "here", "open", "bot:"
"""Who may sit on a seat: the host, somebody else on the host's device, whoever has the link, an opponent of a level."""
LEVEL = "club"
"""The default level of opponents."""
COUNT = 2
"""The default number of players."""
MOST = 8
"""The most players that any game allows."""
WHOLE = re.compile(r"-?[0-9]{1,9}")
SWITCH = {"on": True, "off": False}
NO_TIME = "none"
"""In place of a time control."""
SWITCHES = ("chat", "watch", "hints")
"""Options of the table, not of its game; on by default."""


@dataclass(frozen=True)
class TableRequest:
    """The settings of a new table."""

    game: str
    players: int
    options: dict[str, object]
    """All options of the game, as `stol.Game.of` takes them."""
    seats: tuple[str, ...]
    """Who sits where: `you`, `here`, `open`, or `bot:` with a level."""
    chat: bool = True
    watch: bool = True
    hints: bool = True
    real_components: bool = False
    """Whether real cards and dice are used."""
    deal: str = ""
    """The name of a deal that other tables share; empty if none do."""
    guests: tuple[tuple[int, str], ...] = ()
    """Seats of somebody else on the host's device, with the names that were given."""
    rated: bool = False
    """Whether the result counts for the strength of its players."""
    time: TimeControl | None = None
    public: bool = False
    """Whether the lobby shows it, so that anybody may join."""


@dataclass(frozen=True)
class TableRequestDraft:
    """A request that may be invalid: it can be shown in the form, with the problem."""

    table_request: TableRequest
    allowed: range
    """The allowed numbers of players with these options."""
    problem: Reason | None = None
    no_deal: Reason | None = None
    """Why the name of the deal is invalid."""


class Kind(Protocol):
    """How options of one type are read from a form and written to it. The game's options class checks the values."""

    def read(self, name: str, form: Fields, players: int) -> object:
        """The value, or BadOptions."""

    def write(self, name: str, value: object) -> dict[str, str]:
        """The form fields for this value; none for the default."""


class Flag:
    """A boolean option."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return read_switch(form, name, default=False)

    def write(self, name: str, value: object) -> dict[str, str]:
        return {name: "on"} if value else {}


class Sides:
    """Width and height, or neither. Incomplete input is kept, so that it is refused and shown again."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        given = [form.get(f"{name}-{side}", "").strip() for side in ("width", "height")]
        return [int(side) if WHOLE.fullmatch(side) else shorten(side) or None for side in given] if any(given) else None

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
    """None, all, or some of the seats, each with a field of its own."""

    def read(self, name: str, form: Fields, players: int) -> object:
        chosen = form.get(name, "none")
        if chosen == "seats":
            return [seat for seat in range(players) if read_switch(form, f"{name}-{seat}", default=False)]
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
        return shorten(form.get(name, str(self.usual)))

    def write(self, name: str, value: object) -> dict[str, str]:
        return {} if value == self.usual else {name: str(value)}


class Number(Word):
    """A whole number."""

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        return read_whole_number(name, form.get(name, str(self.usual)))


class OneOf(Word):
    """One of a few values."""

    def __init__(self, usual: object, values: Sequence[object]) -> None:
        super().__init__(usual)
        self.values = values

    def read(self, name: str, form: Fields, players: int) -> object:  # noqa: ARG002 - as every kind
        text = form.get(name, str(self.usual))
        return next((value for value in self.values if str(value) == text), shorten(text))


KINDS: Final[dict[object, Kind]] = {
    bool: Flag(),
    str | tuple[int, ...]: Favoured(),
    tuple[int, int] | None: Sides(),
    tuple[str, ...] | None: Lines(),
}
"""By the declared type of an option."""


def option_controls(game: str) -> dict[str, Kind]:
    """The options of a game, with their kinds."""
    return {field.name: kind for field in dataclasses.fields(find(game).options) if (kind := kind_of(field))}


def kind_of(field: dataclasses.Field[object]) -> Kind | None:
    """None: an option whose type has no form control keeps its default."""
    if choices := field.metadata["choices"]:
        return OneOf(field.default, choices)
    if field.type in {int, str}:
        return Number(field.default) if field.type is int else Word(field.default)
    return KINDS.get(field.type)


def levels(game: str) -> tuple[str, ...]:
    """The levels of opponents, weakest first."""
    return tuple(find(game).levels)


def read_request(form: Fields) -> TableRequest:
    """A valid request, or BadOptions. Missing fields have defaults; fields of other games are ignored."""
    game = known_game(form.get("game", ""))
    players = read_whole_number("players", form.get("players", str(COUNT)))
    options = {name: kind.read(name, form, min(players, MOST)) for name, kind in option_controls(game).items()}
    seats = tuple(form.get(f"seat{seat}", default_seat(seat)) for seat in range(min(players, MOST)))
    switches = {name: read_table_switch(form, name) for name in SWITCHES} | {
        "real_components": read_switch(form, "typed", default=False),
        "public": read_switch(form, "public", default=False),
        "rated": read_switch(form, "rated", default=False),
    }
    deal, guests = form.get("deal", ""), read_guests(form, seats)
    return checked_request(
        TableRequest(game, players, options, seats, **switches, deal=deal, guests=guests, time=read_time(form))
    )


def checked_request(table_request: TableRequest) -> TableRequest:
    """The request if it is valid, with its deal's name normalised; else BadOptions."""
    game_of(table_request)
    if len(table_request.seats) != table_request.players:
        counts = {"players": table_request.players, "count": len(table_request.seats)}
        raise refused(BadOptions, Reason("refused-seats", counts, path=("seats",)))
    for seat, who in enumerate(table_request.seats):
        checked_seat(who, seat, levels(table_request.game))
    check_seats_together(table_request.seats)
    if table_request.real_components and table_request.deal:
        raise refused(BadOptions, Reason("refused-deal-real", path=("deal",)))
    if table_request.real_components and table_request.time:
        raise refused(BadOptions, Reason("refused-time-real", path=("time",)))
    if table_request.rated:
        check_rated(table_request)
    hints = table_request.hints and not table_request.rated
    return dataclasses.replace(table_request, hints=hints, deal=deals.normalized_name(table_request.deal))


def game_of(table_request: TableRequest) -> Game:
    return Game.of(table_request.game, table_request.players, table_request.options)


def check_rated(table_request: TableRequest) -> None:
    """A game counts only where each plays for themselves, on equal terms, what nobody has seen before, to its end."""
    problems = {
        "refused-rated-alone": len(set(game_of(table_request).parties)) < 2,
        "refused-rated-guest": HERE in table_request.seats,
        "refused-rated-real": table_request.real_components,
        "refused-rated-deal": bool(table_request.deal),
        "refused-rated-favoured": any(isinstance(value, list | tuple) for value in favours(table_request)),
        "refused-rated-components": has_other_components(table_request),
        "refused-rated-time": table_request.time is None,
    }
    for problem, applies in problems.items():
        if applies:
            path = ("time",) if problem == "refused-rated-time" else ("rated",)
            raise refused(BadOptions, Reason(problem, path=path))


def favours(table_request: TableRequest) -> list[object]:
    """The options that can help some of the seats."""
    kinds = option_controls(table_request.game)
    return [value for name, value in table_request.options.items() if isinstance(kinds.get(name), Favoured)]


def has_other_components(table_request: TableRequest) -> bool:
    """Whether cards or the table are not the game's own: on a table of one row, chance alone decides."""
    kinds = option_controls(table_request.game)
    others = {
        name: value for name, value in table_request.options.items() if not isinstance(kinds.get(name), Sides | Lines)
    }
    return game_of(table_request) != game_of(dataclasses.replace(table_request, options=others))


def draft_request(form: Fields) -> TableRequestDraft:
    """A request from an unfinished form: invalid fields get their defaults, and the first problem is kept."""
    problems: list[Reason] = []

    def careful(usual: T, make: Callable[..., T], *given: object) -> T:
        try:
            return make(*given)
        except BadOptions as error:
            problems.append(error.reason)
            return usual

    game = careful(keys()[0], known_game, form.get("game", keys()[0]))
    asked = careful(COUNT, read_whole_number, "players", form.get("resize", form.get("players", str(COUNT))))
    seats = min(max(asked, 1), MOST)
    usual = find(game).options()
    options = {
        name: careful(usual.plain()[name], kind.read, name, form, seats) for name, kind in option_controls(game).items()
    }
    allowed = careful(usual, choose, type(usual), game, options).players()
    players = min(max(seats, allowed[0]), allowed[-1])  # another game or option may allow other numbers
    careful(None, Game.of, game, players, options)
    sitting = tuple(careful(default_seat(seat), read_seat, form, seat, levels(game)) for seat in range(players))
    careful(None, check_seats_together, sitting)
    switches = {name: careful(True, read_table_switch, form, name) for name in SWITCHES}  # noqa: FBT003 - the default value
    switches["real_components"] = careful(False, lambda: read_switch(form, "typed", default=False))  # noqa: FBT003 - as above
    switches["public"] = careful(False, lambda: read_switch(form, "public", default=False))  # noqa: FBT003 - as above
    switches["rated"] = careful(False, lambda: read_switch(form, "rated", default=False))  # noqa: FBT003 - as above
    switches["hints"] = switches["hints"] and not switches["rated"]
    deal, no_deal = read_deal_name(form.get("deal", ""))
    guests = read_guests(form, sitting)
    time = careful(None, read_time, form)
    if time and switches["real_components"]:
        problems.append(Reason("refused-time-real", path=("time",)))
    table_request = TableRequest(game, players, options, sitting, **switches, deal=deal, guests=guests, time=time)
    if table_request.rated and not problems:
        careful(None, check_rated, table_request)
    return TableRequestDraft(table_request, allowed, problems[0] if problems else None, no_deal)


def read_deal_name(deal: str) -> tuple[str, Reason | None]:
    """The normalised name of a deal, or the start of the input and why it is invalid."""
    try:
        return deals.normalized_name(deal), None
    except BadOptions as error:
        return shorten(deal), error.reason


def request_query(table_request: TableRequest) -> str:
    """The query string that `read_request` reads as this request."""
    return urlencode(request_fields(table_request))


def request_fields(table_request: TableRequest) -> dict[str, str]:
    written = {"game": table_request.game, "players": str(table_request.players)}
    for name, kind in option_controls(table_request.game).items():
        written |= kind.write(name, table_request.options[name])
    written |= {f"seat{seat}": who for seat, who in enumerate(table_request.seats)}
    written |= {f"name{seat}": name for seat, name in table_request.guests}
    written |= {"typed": "on"} if table_request.real_components else {}
    written |= {"public": "on"} if table_request.public else {}
    written |= {"rated": "on"} if table_request.rated else {}
    written |= {"deal": table_request.deal} if table_request.deal else {}
    written |= {"time": table_request.time.code, "time_up": table_request.time.then} if table_request.time else {}
    return written | {name: "on" if getattr(table_request, name) else "off" for name in SWITCHES}


def read_time(form: Fields) -> TimeControl | None:
    code = form.get("time", NO_TIME).strip()
    return read_time_control("" if code == NO_TIME else code, form.get("time_up", "bot"))


def read_guests(form: Fields, seats: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The names of guests on the host's device, of those who have one."""
    named = [(seat, fit_name(form.get(f"name{seat}", ""))) for seat, who in enumerate(seats) if who == HERE]
    return tuple((seat, name) for seat, name in named if name)


def known_game(game: str) -> str:
    return find_offered(shorten(game)).key


def read_whole_number(name: str, text: str) -> int:
    if not WHOLE.fullmatch(text.strip()):
        raise refused(
            BadOptions, Reason("refused-whole", {"name": name, "typed": unquoted(shorten(text))}, path=(name,))
        )
    return int(text)


def read_switch(form: Fields, name: str, *, default: bool) -> bool:
    value = form.get(name)
    if value is not None and value not in SWITCH:
        raise refused(
            BadOptions, Reason("refused-switch", {"name": name, "typed": unquoted(shorten(value))}, path=(name,))
        )
    return default if value is None else SWITCH[value]


def read_table_switch(form: Fields, name: str) -> bool:
    """On by default; but in a submitted form a missing field is an unticked box."""
    return read_switch(form, name, default="sent" not in form)


def default_seat(seat: int) -> str:
    return YOU if seat == 0 else BOT + LEVEL


def read_seat(form: Fields, seat: int, names: Sequence[str]) -> str:
    return checked_seat(form.get(f"seat{seat}", default_seat(seat)), seat, names)


def checked_seat(who: str, seat: int, names: Sequence[str]) -> str:
    allowed = [YOU, HERE, OPEN, *(BOT + level for level in names)]
    if who not in allowed:
        given: dict[str, Argument] = {"seat": seat, "names": tuple(allowed), "typed": unquoted(shorten(who))}
        raise refused(BadOptions, Reason("refused-sitter", given, path=("seats", seat)))
    return who


def check_seats_together(seats: Sequence[str]) -> None:
    """Checks the seats together."""
    if seats.count(YOU) > 1:
        raise refused(BadOptions, Reason("refused-two-yours", path=("seats",)))
    if all(who.startswith(BOT) for who in seats):
        raise refused(BadOptions, Reason("refused-only-bots", path=("seats",)))


def shorten(text: str) -> str:
    """The start of the input, short enough to be shown."""
    return text[:40]
