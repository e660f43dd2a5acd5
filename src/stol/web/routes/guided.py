"""The guided first game: its steps are addresses, each answers the learner's move, and a real table can be opened."""

from collections.abc import Mapping
from typing import Annotated

from litestar import Response, post, route
from litestar.params import FromPath
from msgspec import Struct

from stol.table.service import TableService
from stol.web.html.pages import guided as guided_page
from stol.web.http.allowances import CHANGE, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest, query_fields
from stol.web.scene import games
from stol.web.service import guided
from stol.web.service.actions import Text
from stol.web.service.guided import Judged, Moment
from stol.web.service.visitor import Visitor, note_progress

ALSO = "also"
"""The key in the query of a step that names another right answer to the step before."""
WHY = "why"


class Answer(Struct):
    """What a learner sends: a move, or nothing where there is nothing to do but go on."""

    move: Text = ""


@route("/learn/{game:str}/play", http_method=PAGE)
async def get_guided_game(game: FromPath[str], who: Who) -> Response[str]:
    """The step where the visitor stopped."""
    return go_to(guided.step_address(game, guided.next_step(game, who.progress)))


@route("/learn/{game:str}/play/{step:int}", http_method=PAGE)
async def get_step(
    request: PageRequest, game: FromPath[str], step: FromPath[int], service: TheService, who: Who
) -> Response[str]:
    """A step; with a question why a move is illegal, its answer."""
    moment = ready_moment(service, game, step)
    query = query_fields(request)
    also = query.pop(ALSO, None) is not None
    asked = guided.judge(moment, query[WHY]) if WHY in query and moment.answer else None
    return render_step(moment, who, query, asked if asked and asked.kind == "illegal" else None, also=also)


@post("/learn/{game:str}/play/{step:int}", status_code=303, opt=CHANGE)
async def answer_step(
    data: Annotated[Answer, URL_ENCODED],
    game: FromPath[str],
    step: FromPath[int],
    service: TheService,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """Judges the learner's move. The right one leads to the next step, and after the last step to a real table."""
    moment = ready_moment(service, game, step)
    if bool(data.move) != bool(moment.answer):
        return go_to(moment.address)
    judged = guided.judge(moment, data.move) if moment.answer else Judged("", "right")
    if judged.kind in {"legal", "illegal"}:
        return render_step(moment, who, wrong_query(moment, who, judged), judged)
    if moment.is_done:
        return await go_to_table(moment, service, who, limits)
    who = await ensure_player(who, service.player_cache, limits)
    who = await note_progress(who, service.player_cache, guided.progress_key(game), step + 1)
    return go_to(next_address(moment, judged), who)


@post("/learn/{game:str}/play/{step:int}/table", status_code=303, opt=CHANGE)
async def leave_script(
    data: Annotated[Answer, URL_ENCODED],
    game: FromPath[str],
    step: FromPath[int],
    service: TheService,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """A real table that goes on from this step: with a move of the learner's own, or just so."""
    moment = ready_moment(service, game, step)
    if data.move and (not moment.answer or guided.judge(moment, data.move).kind == "illegal"):
        return go_to(moment.address)
    return await go_to_table(moment, service, who, limits, data.move)


def ready_moment(service: TableService, game: str, step: int) -> Moment:
    """The table at a step; NotReady while the rules are being compiled."""
    guided.find_lesson(game)
    service.require_ready(game)
    return guided.find_moment(game, step)


async def go_to_table(
    moment: Moment, service: TableService, who: Visitor, limits: Limits, move: str = ""
) -> Response[str]:
    """Opens a real table, and keeps in mind how far the learner has come."""
    limits.take("open", who.client)
    who = await ensure_player(who, service.player_cache, limits)
    reached = moment.number + moment.is_done
    who = await note_progress(who, service.player_cache, guided.progress_key(moment.key), reached)
    return go_to(f"/tables/{await guided.open_real_table(service, who, moment, move)}", who)


def wrong_query(moment: Moment, who: Visitor, judged: Judged) -> Mapping[str, str]:
    """The query that shows a wrong move on the table."""
    if judged.kind == "illegal":
        return {WHY: judged.move}
    scene = guided.scene_at(moment, who.say, who.name, {})
    return games.find(moment.key).aim(scene, judged.move) or guided.TOUCHED


def next_address(moment: Moment, judged: Judged) -> str:
    address = guided.step_address(moment.key, moment.number + 1)
    return f"{address}?{ALSO}=1" if judged.kind == "also" else address


def render_step(
    moment: Moment, who: Visitor, query: Mapping[str, str], judged: Judged | None = None, *, also: bool = False
) -> Response[str]:
    lesson = guided_page.LessonPage(
        moment=moment,
        steps=guided.count_steps(moment.key),
        light=who.light,
        judged=judged,
        played_instead=script_move(moment, who) if also else "",
    )
    return html(guided_page.page(guided.scene_at(moment, who.say, who.name, query), lesson))


def script_move(moment: Moment, who: Visitor) -> str:
    """The move that the script went on with from the previous step, in words; empty if it asked for none."""
    if moment.number == 1:
        return ""
    last = guided.find_moment(moment.key, moment.number - 1)
    return (
        games.find(moment.key).offer(guided.scene_at(last, who.say, who.name, {}), last.answer) if last.answer else ""
    )
