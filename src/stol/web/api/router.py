"""The router of the API, and its OpenAPI schema."""

from litestar import Router
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from stol.web.api import (
    chance,
    deals,
    games,
    groups,
    hints,
    holidays,
    lobby,
    me,
    moderation,
    notices,
    own_devices,
    own_tables,
    people,
    play,
    problems,
    records,
    review,
    score,
    stream,
    tables,
    undo,
)
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
            *(me.get_strengths, me.get_strength, me.get_statistics, me.ask_reviews, me.list_own_games),
            *(own_devices.list_devices, own_devices.sign_out, own_devices.make_link, own_devices.get_link),
            *(own_devices.open_link, own_devices.make_phrase, own_devices.recover),
            *(notices.get_notices, notices.change_notices, notices.add_address, notices.remove_target),
            *(holidays.get_holidays, holidays.take_holidays, holidays.end_holidays),
            *(own_devices.export_data, own_devices.erase_data),
            *(tables.open_table, tables.get_table, tables.sit, tables.hire),
            *(tables.stand_in, tables.back, tables.talk, tables.get_talk, tables.rematch),
            *(tables.leave, tables.resign, tables.close, tables.name),
            *(moderation.remove, moderation.mute, moderation.report),
            *(own_tables.list_tables, own_tables.hide, own_tables.read_talk),
            *(people.list_people, people.block, people.play_again),
            *(people.list_invitations, people.invite, people.refuse),
            *(groups.list_groups, groups.keep, groups.next_table, groups.leave),
            *(lobby.get_lobby, lobby.pair, lobby.join, lobby.set_listed),
            *(play.get_view, play.get_legal, play.move, play.get_record, stream.listen),
            *(undo.take_back, undo.agree, undo.decline, hints.get_hint),
            *(chance.get_chance, chance.tell_chance, chance.correct),
            *(review.get_review, review.ask_review, review.play_on, records.add_record),
            *(deals.get_deal, deals.get_daily, deals.play_daily),
            *(score.list_sheets, score.open_sheet, score.get_sheet, score.enter),
        ],
        dependencies={"who": Provide(caller)},
        exception_handlers=problems.HANDLERS,
        request_class=ApiRequest,
        security=[{TOKEN: []}],
    )


def schema() -> OpenAPIConfig:
    """The OpenAPI document, served as JSON."""
    return OpenAPIConfig(
        title="stol",
        version="1",
        description=(
            "Four tabletop games, exactly by their rulebooks, for programs that play: create a player, open a table or "
            "take a seat, listen to the table's stream, and send moves. Views, moves and records are those of the "
            "Python package. All errors have one shape (RFC 9457), and a refused request changes nothing."
        ),
        tags=[
            Tag(name="players", description="Players and their tokens."),
            Tag(name="games", description="Games, options and levels."),
            Tag(name="tables", description="Opening tables, seats, computer players, chat."),
            Tag(name="lobby", description="Tables that anybody may join, and finding somebody to play with."),
            Tag(name="play", description="Views, moves, hints, undo, real cards and dice."),
            Tag(name="looking back", description="Reviews, uploading records, continuing from a past position."),
            Tag(name="deals", description="Named deals that several tables share, and the deal of the day."),
            Tag(name="score sheets", description="Scores of games that are played with the box."),
        ],
        components=Components(
            security_schemes={TOKEN: SecurityScheme(type="http", scheme="bearer", description="The token of a player.")}
        ),
        use_handler_docstrings=True,
        render_plugins=[GameTypesPlugin()],
    )
