"""Every step of every guided game, and the coach's answer to every mistake of its script."""

from collections.abc import Iterator
from urllib.parse import urlencode

from browser.gallery import Sight
from stol.games.registry import KEYS, find
from stol.text import speak
from stol.web.scene import games
from stol.web.service import guided
from stol.web.service.guided import Moment

ANSWER = ".coach.no"
"""The coach's answer to a mistake."""
STEPS = tuple(
    f"step-{game}-{number:02}"
    for game in KEYS
    if find(game).lesson
    for number in range(1, guided.count_steps(game) + 1)
)


def guided_steps() -> Iterator[Sight]:
    """Named such as `step-clustered-03`. No table has to be laid for them: the server computes them from a script."""
    for name in STEPS:
        _, game, number = name.split("-")
        yield Sight(name, guided.step_address(game, int(number)))


def mistakes(game: str) -> Iterator[Sight]:
    """Named such as `mistake-clustered-03-2tf@1,-1`."""
    for moment in guided.all_moments(game):
        for move in moment.step.mistakes:
            yield mistake(f"mistake-{game}-{moment.number:02}-{move}", moment, move)


def mistake(name: str, moment: Moment, move: str) -> Sight:
    """A wrong move at a step: a legal one is selected and pressed, another one asked about."""
    if guided.judge(moment, move).kind == "illegal":
        return Sight(name, f"{moment.address}?{urlencode({'why': move})}", awaited=ANSWER)
    aim = games.find(moment.key).aim(guided.scene_at(moment, speak(), "Ana", {}), move)
    return Sight(name, f"{moment.address}?{urlencode(aim)}", f"button[value='{move}']", awaited=ANSWER)
