"""A guided first game: the table at each of its steps, and what a learner's move is worth there.

Nothing is stored: every step is computed from the script, and then kept in memory.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stol.errors import IllegalMove
from stol.games.lessons import LEARNER, AnyLesson, AnyStep, Step
from stol.games.registry import find, keys
from stol.position import Game, Position
from stol.table.derived_tables import new_seed
from stol.table.events import Event, Hired, Sat
from stol.table.plan import Begin, Plan
from stol.table.seats import NAMES, new_code
from stol.table.service import TableService
from stol.table.simultaneous import choosers
from stol.text import Say
from stol.web.scene.scene import Scene
from stol.web.service.denied import NotFound
from stol.web.service.first_time import has_lesson
from stol.web.service.open_table import open_with_free_code
from stol.web.service.visitor import Visitor

DONE: Final[AnyStep] = Step("done")
"""What the coach says after the last step of a script, whose picked things stay picked."""
GENTLE: Final = "novice"
"""The level of the computer players with whom the game goes on."""
TOUCHED: Final = {"own": "1"}
"""In the query where a step opens with something picked: the learner has picked something else, or put it back."""
Kind: TypeAlias = Literal["right", "also", "legal", "illegal"]


@dataclass(frozen=True)
class Moment:
    """The table at a step."""

    game: Game
    number: int
    """Of the step, from 1."""
    step: AnyStep
    moves: tuple[str, ...]
    """From the start of the game."""
    position: Position
    before: Position | None
    """The position before the latest move of a seat."""
    earlier: Position
    """The position at the previous step; at the first step, its own."""
    sealed: frozenset[int]
    """Seats that have made a secret choice, which is not revealed yet."""

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def address(self) -> str:
        return step_address(self.key, self.number)

    @property
    def is_done(self) -> bool:
        """Whether all steps of the script are done."""
        return self.step.key == DONE.key

    @property
    def answer(self) -> str | None:
        """The move that the script goes on with; None if the learner only reads here."""
        return self.step.answers[0] if self.step.answers else None

    def numbers(self) -> Mapping[str, int]:
        """The variables of the step's messages."""
        return self.step.numbers(self.earlier.view(), self.position.view()) if self.step.numbers else {}


@dataclass(frozen=True)
class Judged:
    """A learner's move."""

    move: str
    kind: Kind
    """`right`: the script's own; `also`: as good; `legal`: another; `illegal`."""
    suffix: str = ""
    """The end of the name of the message that answers this mistake; empty if the script does not foresee it."""
    problem: IllegalMove | None = None
    gain: int = 0
    """The points that a legal move would bring at once."""
    best: int = 0
    """The points that the right move brings at once."""


def step_address(game: str, number: int) -> str:
    return f"/learn/{game}/play/{number}"


def find_lesson(game: str) -> AnyLesson:
    """The script of a game; NotFound if there is none."""
    lesson = find(game).lesson if game in keys() else None
    if lesson is None:
        raise NotFound("no-lesson")
    return lesson


@functools.cache
def all_moments(key: str) -> tuple[Moment, ...]:
    """The table at every step of a game that has a script, and after the last one."""
    return tuple(played_script(key, find_lesson(key)))


def played_script(key: str, lesson: AnyLesson) -> Iterator[Moment]:
    game = Game.of(key, lesson.players, lesson.options)
    positions, moves = [game.start()], list[str]()
    earlier: Position | None = None
    done = replace(DONE, picked=lesson.steps[-1].picked)
    for number, step in enumerate((*lesson.steps, done), 1):
        play_on(positions, moves, step.moves)
        now = positions[-1]
        yield Moment(
            game, number, step, tuple(moves), now, before_latest(positions), earlier or now, sealed_seats(positions)
        )
        earlier = now
        play_on(positions, moves, step.answers[:1])


def play_on(positions: list[Position], moves: list[str], more: Sequence[str]) -> None:
    for move in more:
        positions.append(positions[-1].play(move))
        moves.append(move)


def before_latest(positions: Sequence[Position]) -> Position | None:
    """The position before the latest move of a seat."""
    return next((position for position in reversed(positions[:-1]) if isinstance(position.actor, int)), None)


def sealed_seats(positions: Sequence[Position]) -> frozenset[int]:
    """The seats that have chosen in secret while others still do."""
    waiting = begun = frozenset(choosers(positions[-1]))
    for position in reversed(positions[:-1]):
        if not begun < frozenset(choosers(position)):
            break
        begun = frozenset(choosers(position))
    return begun - waiting


def find_moment(game: str, number: int) -> Moment:
    """The table at a step; NotFound if there is no such step."""
    find_lesson(game)  # only games that have a script are kept in memory
    moments = all_moments(game)
    if not 1 <= number <= len(moments):
        raise NotFound("no-lesson")
    return moments[number - 1]


def count_steps(game: str) -> int:
    """The steps of a script, with the end."""
    return len(find_lesson(game).steps) + 1


def judge(moment: Moment, move: str) -> Judged:
    """What a move is worth, at a step where one is asked for."""
    step, position = moment.step, moment.position
    if move in step.answers:
        return Judged(move, "right" if move == moment.answer else "also")
    try:
        position.play(move)
    except IllegalMove as problem:
        return Judged(move, "illegal", step.mistakes.get(move, ""), problem)
    gain, best = (gain_of(moment, each) for each in (move, step.answers[0]))
    return Judged(move, "legal", step.mistakes.get(move, ""), gain=gain, best=best)


def gain_of(moment: Moment, move: str) -> int:
    """The points that a legal move brings at once."""
    preview = moment.game.definition.preview
    return preview(moment.position.view(LEARNER), LEARNER, [move])[move]["total"] if preview else 0


def scene_at(
    moment: Moment, say: Say, name: str, query: Mapping[str, str], stay: Mapping[str, str] | None = None
) -> Scene:
    """The table at a step as the learner sees it; moves only where one is asked for, and the right one lit.

    `stay`: what every address of the page has in its query.
    """
    position, step = moment.position, moment.step
    return Scene(
        view=position.view(LEARNER),
        before=None if moment.before is None else moment.before.view(LEARNER),
        seat=LEARNER,
        legal=tuple(position.legal()) if step.answers else (),
        names=(name or say("player", number=LEARNER + 1), *NAMES[1 : moment.game.players]),
        say=say,
        address=moment.address,
        picked=query or step.picked,
        sealed=moment.sealed,
        moment={**(TOUCHED if step.picked else {}), **(stay or {})},
        goals=frozenset(step.answers[:1]),
    )


# ---- how far somebody has come, and the real game


def progress_key(game: str) -> str:
    return f"lesson-{game}"


def next_step(game: str, progress: Mapping[str, int]) -> int:
    """The step where the visitor stopped; the first one before the beginning, and again after the end."""
    reached = progress.get(progress_key(game), 1)
    return reached if reached in range(1, count_steps(game) + 1) else 1


def is_interrupted(game: str, progress: Mapping[str, int]) -> bool:
    """Whether the visitor has begun the guided game, but not played it to its end."""
    reached = progress.get(progress_key(game))
    return reached is not None and has_lesson(game) and reached <= count_steps(game)


async def open_real_table(service: TableService, who: Visitor, moment: Moment, move: str = "") -> str:
    """Opens a table that goes on from a step, perhaps with a move of the learner's own, and returns its code."""
    moves, players = (*moment.moves, move) if move else moment.moves, moment.game.players

    def make_table() -> tuple[Plan, Sequence[Event]]:
        plan = Plan(
            code=new_code(), game=moment.key, players=players, options=moment.game.options, host=who.id or "",
            seed=new_seed(), chat=False, begin=Begin(moves=moves),
        )  # fmt: skip
        seated: list[Event] = [Sat(seat=LEARNER, player=who.id or "", name=who.name)]
        seated += [Hired(seat=seat, level=GENTLE, name=NAMES[seat]) for seat in range(players) if seat != LEARNER]
        return plan, seated

    return await open_with_free_code(service, make_table)
