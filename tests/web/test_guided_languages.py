"""The coach of the guided games says everything in every language: the steps, the answers to mistakes, the end."""

import re
from itertools import product

import pytest

from page_checks import Element
from sampling import sample
from stol.text import Say, speak
from stol.text.languages import SHIPPED
from stol.web.scene.visibility import move_refusal_text
from stol.web.service.guided import Moment, all_moments, judge
from visitors import Server
from web.test_guided import GAMES, coach_of, unlisted_legal_move

WAYS = list(product(GAMES, SHIPPED))
"""Every game in every language."""
CHOSEN = sample(WAYS, "coach in all languages", lambda way: way)
MARKS = re.compile(r"\*\*|\b[POCI]\d+\b")
"""Around what is bold; and numbers of rules, which are links."""


def is_said(message: str, coach: Element) -> bool:
    """Whether all of a message stands there."""
    return all(part.strip() in coach.text for part in MARKS.split(message))


def coach_at(server: Server, moment: Moment, language: str, move: str = "") -> Element:
    """What the coach says at a step, or about a move there."""
    address, learner = f"{moment.address}?lang={language}", server.stranger()
    answer = learner.post(address, move=move) if move else learner.get(address)
    assert answer.status_code == 200, (address, move)
    return coach_of(answer)


def messages(moment: Moment, say: Say, move: str) -> list[str]:
    """What the coach has to say: at the step, or about a wrong move there."""
    step = f"lesson-{moment.key}-{moment.step.key}"
    if not move:
        return [say(f"{step}-title"), say(step, **moment.numbers())]
    judged = judge(moment, move)
    if judged.suffix:
        return [say(f"{step}-{judged.suffix}", **moment.numbers())]
    if judged.problem:
        return [say("guided-no"), move_refusal_text(moment.key, judged.problem.reason, say)]
    better = "yes" if judged.best > judged.gain else "no"
    return [say("guided-better", better=better, points=judged.gain, best=judged.best), say("guided-anyway")]


@pytest.mark.parametrize(("game", "language"), CHOSEN)
def test_every_step_and_every_wrong_move_is_answered_in_the_readers_language(
    server: Server, game: str, language: str
) -> None:
    say = speak(language)
    for moment in all_moments(game):
        wrong = [*moment.step.mistakes, unlisted_legal_move(moment), "rubbish"] if moment.answer else []
        for move in filter(None, wrong):
            coach = coach_at(server, moment, language, move)
            assert all(is_said(message, coach) for message in messages(moment, say, move)), (moment.address, move)
        coach = coach_at(server, moment, language)
        assert all(is_said(message, coach) for message in messages(moment, say, "")), moment.address
