"""The guided first game: its steps are addresses, each answers the learner's move, and a real table can be opened."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlencode

from litestar import Response, post, route
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from msgspec import Struct

from stol.table.service import TableService
from stol.text.files import is_language
from stol.web.html.pages import guided as guided_page
from stol.web.http.allowances import CHANGE, Limits
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import LANGUAGE, ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest, query_fields
from stol.web.scene import games
from stol.web.service import guided
from stol.web.service.actions import Text
from stol.web.service.guided import Judged, Moment
from stol.web.service.visitor import Visitor, change_player, note_progress

ALSO: Final = "also"
"""The key in the query of a step: another right answer was given to the step before."""
WHY: Final = "why"
"""The key in the query that asks why a move is illegal."""


class Answer(Struct):
    """What a learner sends: a move, or nothing where there is nothing to do but go on."""

    move: Text = ""


@dataclass(frozen=True)
class LessonVisit:
    """A visitor at a step."""

    moment: Moment
    who: Visitor
    query: Mapping[str, str]
    """What is picked on the table."""
    kept: Mapping[str, str]
    """What all addresses of the page keep in their query."""


async def lesson_visit(
    request: PageRequest, game: FromPath[str], step: FromPath[int], service: TheService, who: Who
) -> LessonVisit:
    """The table at a step; NotReady while the rules are being compiled."""
    guided.find_lesson(game)
    service.preparation.require_ready(game)
    query = {name: value for name, value in query_fields(request).items() if name != LANGUAGE}
    return LessonVisit(guided.find_moment(game, step), who, query, kept_query(request))


def kept_query(request: PageRequest) -> dict[str, str]:
    """What all addresses keep in their query: the language that a link named."""
    return {name: tag for name, tag in query_fields(request).items() if name == LANGUAGE and is_language(tag)}


def with_query(address: str, query: Mapping[str, str]) -> str:
    return f"{address}?{urlencode(query)}" if query else address


Lesson: TypeAlias = NamedDependency[LessonVisit]
VISIT: Final = {"lesson": Provide(lesson_visit)}


@route("/learn/{game:str}/play", http_method=PAGE)
async def get_guided_game(request: PageRequest, game: FromPath[str], who: Who) -> Response[str]:
    """The step where the visitor stopped."""
    return go_to(with_query(guided.step_address(game, guided.next_step(game, who.progress)), kept_query(request)))


@route("/learn/{game:str}/play/{step:int}", http_method=PAGE, dependencies=VISIT)
async def get_step(lesson: Lesson) -> Response[str]:
    """A step; with a question why a move is illegal, its answer."""
    asked = guided.judge(lesson.moment, lesson.query[WHY]) if WHY in lesson.query and lesson.moment.answer else None
    return render_step(lesson, asked if asked and asked.kind == "illegal" else None)


@post("/learn/{game:str}/play/{step:int}", status_code=303, opt=CHANGE, dependencies=VISIT)
async def answer_step(
    data: Annotated[Answer, URL_ENCODED], lesson: Lesson, service: TheService, limits: Allowed
) -> Response[str]:
    """Judges the learner's move. The right one leads to the next step, and after the last step to a real table."""
    moment = lesson.moment
    if bool(data.move) != bool(moment.answer):
        return go_to(moment.address)
    judged = guided.judge(moment, data.move) if moment.answer else Judged("", "right")
    if judged.kind in {"legal", "illegal"}:
        return render_step(replace(lesson, query=wrong_query(lesson, judged)), judged)
    if moment.is_done:
        return await go_to_table(lesson, service, limits)
    who = await learner(lesson, service, limits)
    who = await note_progress(who, service.player_cache, guided.progress_key(moment.key), moment.number + 1)
    query = {**lesson.kept, **({ALSO: "1"} if judged.kind == "also" else {})}
    return go_to(with_query(guided.step_address(moment.key, moment.number + 1), query), who)


@post("/learn/{game:str}/play/{step:int}/table", status_code=303, opt=CHANGE, dependencies=VISIT)
async def leave_script(
    data: Annotated[Answer, URL_ENCODED], lesson: Lesson, service: TheService, limits: Allowed
) -> Response[str]:
    """A real table that goes on from this step: with a move of the learner's own, or just so."""
    moment = lesson.moment
    if data.move and (not moment.answer or guided.judge(moment, data.move).kind == "illegal"):
        return go_to(moment.address)
    return await go_to_table(lesson, service, limits, data.move)


async def go_to_table(lesson: LessonVisit, service: TableService, limits: Limits, move: str = "") -> Response[str]:
    """Opens a real table, and keeps in mind how far the learner has come."""
    limits.take("open", lesson.who.client)
    who, moment = await learner(lesson, service, limits), lesson.moment
    reached = moment.number + moment.is_done
    who = await note_progress(who, service.player_cache, guided.progress_key(moment.key), reached)
    code = await guided.open_real_table(service, who, moment, move)
    return go_to(with_query(f"/tables/{code}", moment.step.picked if moment.is_done else {}), who)


async def learner(lesson: LessonVisit, service: TableService, limits: Limits) -> Visitor:
    """The visitor as a player, who keeps the language of a link unless another was chosen."""
    who = await ensure_player(lesson.who, service.player_cache, limits)
    if not lesson.kept or who.language:
        return who
    return await change_player(who, service.player_cache, language=lesson.kept[LANGUAGE])


def wrong_query(lesson: LessonVisit, judged: Judged) -> Mapping[str, str]:
    """The query that shows a wrong move on the table."""
    if judged.kind == "illegal":
        return {WHY: judged.move}
    scene = guided.scene_at(lesson.moment, lesson.who.say, lesson.who.name, {})
    return games.find(lesson.moment.key).aim(scene, judged.move) or guided.TOUCHED


def render_step(lesson: LessonVisit, judged: Judged | None) -> Response[str]:
    moment, who = lesson.moment, lesson.who
    picked = {name: value for name, value in lesson.query.items() if name != ALSO}
    page = guided_page.LessonPage(
        moment=moment,
        steps=guided.count_steps(moment.key),
        settings=who.settings,
        kept=lesson.kept,
        judged=judged,
        played_instead=script_move(moment, who) if ALSO in lesson.query else "",
    )
    return html(guided_page.page(guided.scene_at(moment, who.say, who.name, picked, lesson.kept), page))


def script_move(moment: Moment, who: Visitor) -> str:
    """The move that the script went on with from the previous step, in words; empty if it asked for none."""
    last = guided.find_moment(moment.key, max(1, moment.number - 1))
    return (
        games.find(moment.key).offer(guided.scene_at(last, who.say, who.name, {}), last.answer) if last.answer else ""
    )
