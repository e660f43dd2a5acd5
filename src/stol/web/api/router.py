"""The router of the API, and its OpenAPI schema."""

from litestar import Router
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from stol.web.api import chance, deals, games, hints, own_tables, play, problems, records, review, stream, tables, undo
from stol.web.api.caller import add_player, caller
from stol.web.api.dependencies import ApiRequest
from stol.web.api.game_types import GameTypesPlugin

PATH = "/api"
TOKEN = "token"  # noqa: S105 - the name of the scheme


def router() -> Router:
    return Router(
        path=PATH,
        route_handlers=[
            *(add_player, games.list_games),
            *(tables.open_table, tables.get_table, tables.sit, tables.hire),
            *(tables.stand_in, tables.back, tables.talk, tables.rematch),
            *(tables.resign, tables.close, tables.name),
            *(own_tables.list_tables, own_tables.hide, own_tables.read_talk),
            *(play.get_view, play.get_legal, play.move, play.get_record, stream.listen),
            *(undo.take_back, undo.agree, undo.decline, hints.get_hint),
            *(chance.get_chance, chance.tell_chance, chance.correct),
            *(review.get_review, review.ask_review, review.play_on, records.add_record),
            *(deals.get_deal, deals.get_daily, deals.play_daily),
        ],
        dependencies={"who": Provide(caller)},
        exception_handlers=problems.HANDLERS,
        request_class=ApiRequest,
        security=[{TOKEN: []}],
    )


def schema() -> OpenAPIConfig:
    """Served as JSON."""
    return OpenAPIConfig(
        title="stol",
        version="1",
        description=(
            "Four tabletop games, exactly by their rulebooks, for programs that want to play: make a player, open a "
            "table or sit down at one, listen to its stream, and answer with moves. Views, moves and records are those "
            "of the Python package. All refusals have one shape (RFC 9457), and a refused request changes nothing."
        ),
        tags=[
            Tag(name="players", description="Who plays."),
            Tag(name="games", description="What can be played."),
            Tag(name="tables", description="Opening tables, sitting down, computer players, talk."),
            Tag(name="play", description="What a seat sees, its moves, and what follows."),
            Tag(name="looking back", description="Reviews, records from elsewhere, and playing on from a moment."),
            Tag(name="deals", description="Deals that several tables play, and that of the day."),
        ],
        components=Components(
            security_schemes={
                TOKEN: SecurityScheme(type="http", scheme="bearer", description="The token that a new player is given.")
            }
        ),
        use_handler_docstrings=True,
        render_plugins=[GameTypesPlugin()],
    )
