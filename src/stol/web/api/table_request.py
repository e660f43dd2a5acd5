"""The request body for a new table."""

from typing import Annotated

from msgspec import Meta, Struct

from stol.errors import BadTable, Reason
from stol.games.registry import find_offered
from stol.position import Game
from stol.table.checks import Checks
from stol.table.plan import Begin
from stol.table.time_control import read_time_control
from stol.text import quoted, refused
from stol.web.api.game_types import AnyTable, SomeOptions
from stol.web.service.actions import SENT_NAMES, Name, Text
from stol.web.service.table_entry.check import check_table
from stol.web.service.table_request import COUNT, TableRequest, checked_request, default_seat, read_guests


class TableRequestBody(Struct, rename=SENT_NAMES):
    """A request for a new table."""

    game: Annotated[
        str, Meta(max_length=40, description="The key of a game in the list of games.", examples=["pixies"])
    ]
    players: Annotated[int, Meta(ge=1, le=8)] = COUNT
    options: Annotated[
        SomeOptions, Meta(description="Options that differ from their defaults.", examples=[{"flower_power": True}])
    ] = {}
    seats: (
        Annotated[
            list[Annotated[str, Meta(max_length=40)]],
            Meta(
                max_length=8,
                description="Who sits where: `you`; `here` for another person at your device; `open` for anybody with "
                "the code; `bot:LEVEL`. Default: you, against computer players of the level club.",
                examples=[["you", "open"], ["you", "bot:club"]],
            ),
        ]
        | None
    ) = None
    names: Annotated[
        list[Name],
        Meta(max_length=8, description="The names of those who play `here`, by seat.", examples=[["", "Ben"]]),
    ] = []
    chat: bool = True
    watch: bool = True
    hints: Annotated[bool, Meta(description="Whether players may ask for hints.")] = True
    public: Annotated[
        bool, Meta(description="Whether the lobby shows the table while seats are open, so that anybody may join.")
    ] = False
    real_components: Annotated[
        bool, Meta(description="Whether real cards and dice are used: you enter what they show.")
    ] = False
    deal: Annotated[
        Text, Meta(description="Tables of this game with the same name have the same deal.", examples=["friday"])
    ] = ""
    time: Annotated[
        str,
        Meta(
            max_length=40,
            description="The time control: `10+5` is ten minutes for the game and five seconds added by each move; "
            "`12h` or `3d` is the time for each move. Empty: no clocks.",
            examples=["10+5", "3d"],
        ),
    ] = ""
    time_up: Annotated[
        str,
        Meta(
            max_length=40,
            description="When somebody's time is up: `bot`, a computer player plays until the person is back, or "
            "`lost`, the seat is lost.",
            examples=["lost"],
        ),
    ] = "bot"
    rated: Annotated[
        bool,
        Meta(
            description="Whether the result counts for the strength of its players. There are no hints then, and no "
            "move is taken back. It needs a `time`; a named deal, guests at your device, real cards and `begin` are "
            "refused."
        ),
    ] = False
    begin: (
        Annotated[
            AnyTable,
            Meta(
                description="A real table from which the game continues: the parts of a view that can be seen on it, "
                "and `turn`. What is hidden is dealt at random.",
                examples=[{"turn": 0, "market": ["b4+1", "m2"]}],
            ),
        ]
        | None
    ) = None


def table_request(body: TableRequestBody) -> TableRequest:
    """The request, checked like that of the form."""
    seats = body.seats if body.seats is not None else [default_seat(seat) for seat in range(body.players)]
    find_offered(body.game)
    options = Game.of(body.game, body.players, body.options).options
    wanted = TableRequest(
        body.game, body.players, options, tuple(seats), chat=body.chat, watch=body.watch, hints=body.hints,
        real_components=body.real_components, public=body.public, deal=body.deal, guests=guests(body, seats),
        rated=body.rated,
        time=read_time_control(body.time, body.time_up),
    )  # fmt: skip
    return checked_request(wanted)


def guests(body: TableRequestBody, seats: list[str]) -> tuple[tuple[int, str], ...]:
    return read_guests({f"name{seat}": name for seat, name in enumerate(body.names)}, seats)


async def beginning(body: TableRequestBody, table_request: TableRequest, checks: Checks, client: str) -> Begin | None:
    """The start from an entered table, which is checked in another process."""
    if body.begin is None:
        return None
    common = {"game": table_request.game, "players": table_request.players, "options": table_request.options}
    for name, value in common.items():
        if body.begin.get(name, value) != value:
            named = {"name": name, "value": quoted(body.begin[name]), "beside": quoted(value)}
            raise refused(BadTable, Reason("refused-begin", named, path=(name,)))
    return Begin(view=(await check_table(body.begin | common, checks, client)).view())
