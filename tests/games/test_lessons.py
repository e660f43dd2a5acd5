"""The guided first games: each is one real game from its first card, and the coach's words fit it."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stol import Game, IllegalMove, Position
from stol.errors import Reason
from stol.games.lessons import LEARNER, AnyLesson, AnyStep
from stol.games.registry import KEYS, find
from stol.kernel.sources import with_imports
from stol.text import speak
from stol.text.files import FOLDER

RULES = {"pixies": "P", "onecard": "O", "clustered": "C", "ingenious": "I"}
LAST_RULE = {"pixies": 20, "onecard": 14, "clustered": 19, "ingenious": 18}
SHORTEST, LONGEST = 6, 10
NUMBERS: dict[str, dict[str, dict[str, int]]] = {
    "pixies": {
        "take": {"crosses": 6},
        "symbols": {"crosses": 6},
        "second": {"new": 7, "old": 6},
        "cover": {"nine": 7, "four": 4},
        "zone": {"zone": 4},
        "end": {"one": 8, "symbols": 6, "zone": 2, "five": 5},
        "count": {"validated": 15, "symbols": 12, "zone": 10, "total": 37, "other": 36},
    },
    "onecard": {
        "use": {"first": 5, "second": 2},
        "misfit": {"first": 3, "second": 5},
        "score": {"points": 14},
        "suns": {"points": 14, "boxes": 9, "suns": 5},
    },
    "clustered": {
        "block": {"gained": 3},
        "rectangle": {"column": 3, "rectangle": 4},
        "joker": {"gained": 4, "joker": 5, "column": 3},
        "rest": {"gained": 5, "run": 3, "rectangle": 2, "points": 12, "other": 6},
    },
    "ingenious": {
        "lines": {"green": 2},
        "halves": {"green": 4, "red": 1},
        "lowest": {"green": 16, "blue": 1, "gain": 2, "more": 5},
        "swap": {"purple": 2},
        "eighteen": {"green": 16, "end": 18, "more": 5},
        "bonus": {"gain": 2, "more": 5},
        "end": {"own": 3, "other": 1},
    },
}
"""What each step's numbers are, counted by hand. A step that is not here has none."""
WITHOUT_NOUN = {"lesson-clustered-rest": {"run", "rectangle"}}
"""Numbers that choose no plural: their noun, points, was said before them."""
every_game = pytest.mark.parametrize("key", KEYS)


def lesson_of(key: str) -> AnyLesson:
    lesson = find(key).lesson
    assert lesson
    return lesson


def shown(key: str) -> Iterator[tuple[AnyStep, Position, Position]]:
    """Every step, with the position at the step before it and the position that it shows."""
    lesson = lesson_of(key)
    position = Game.of(key, lesson.players, lesson.options).start()
    before = None
    for step in lesson.steps:
        for move in step.moves:
            position = position.play(move)
        yield step, before or position, position
        before = position
        if step.answers:
            position = position.play(step.answers[0])


def messages_of(key: str, step: AnyStep) -> list[str]:
    own = f"lesson-{key}-{step.key}"
    return [f"{own}-title", own, *sorted({f"{own}-{suffix}" for suffix in step.mistakes.values()})]


def rules_of(reason: Reason) -> set[str]:
    """The rules that a reason names, itself or in the reasons inside it."""
    inside = [rules_of(argument) for argument in reason.args.values() if isinstance(argument, Reason)]
    return set(reason.rules).union(*inside)


class Variables(Visitor):
    """Collects the names of the variables in a message, and of those that a plural form is chosen by."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that Fluent calls
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        if isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def written(key: str) -> dict[str, ast.Message]:
    """The messages of a lesson's file."""
    text = (FOLDER / "en" / f"lesson-{key}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


@every_game
def test_a_lesson_is_for_two_in_six_to_ten_steps_of_different_keys(key: str) -> None:
    lesson = lesson_of(key)
    assert lesson.players == 2
    assert SHORTEST <= len(lesson.steps) <= LONGEST
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)


@every_game
def test_every_step_shows_the_learner_to_move_in_one_real_game(key: str) -> None:
    for step, _, position in shown(key):
        assert position.actor == LEARNER, step.key


@every_game
def test_every_answer_is_legal(key: str) -> None:
    for step, _, position in shown(key):
        assert set(step.answers) <= set(position.legal()), step.key


@every_game
def test_every_mistake_is_another_legal_move_or_refused_by_a_rule(key: str) -> None:
    for step, _, position in shown(key):
        assert bool(step.answers) == bool(step.mistakes), step.key
        for mistake in step.mistakes:
            assert mistake not in step.answers
            if mistake not in position.legal():
                with pytest.raises(IllegalMove) as refused:
                    position.play(mistake)
                assert rules_of(refused.value.reason), mistake


@every_game
def test_the_learner_plays_on_with_most_of_the_game_left(key: str) -> None:
    *_, (step, _, position) = shown(key)
    after = position.play(step.answers[0]) if step.answers else position
    assert after.actor is not None
    assert after.result is None


@every_game
def test_the_numbers_of_the_messages_are_those_of_the_game(key: str) -> None:
    counted = {
        step.key: dict(step.numbers(before.view(), now.view())) for step, before, now in shown(key) if step.numbers
    }
    assert counted == NUMBERS[key]


@every_game
def test_every_step_and_mistake_has_words_and_there_are_no_others(key: str) -> None:
    asked = [message for step in lesson_of(key).steps for message in messages_of(key, step)]
    assert {*asked, f"lesson-{key}-done-title", f"lesson-{key}-done"} == set(written(key))


@every_game
def test_messages_use_all_numbers_of_their_step_and_no_others(key: str) -> None:
    for step in lesson_of(key).steps:
        used = [variables(written(key)[message]) for message in messages_of(key, step)]
        assert set[str]().union(*(found.names for found in used)) == set(NUMBERS[key].get(step.key, {})), step.key


@every_game
def test_every_number_chooses_its_plural_and_none_is_written_down(key: str) -> None:
    for name, message in written(key).items():
        found = variables(message)
        assert found.names - found.counted == WITHOUT_NOUN.get(name, set()), name
        assert message.value
        assert not re.search(r"\d", spoken(message.value)), name


def spoken(pattern: ast.Pattern) -> str:
    """The texts of a message, without the names of its variables."""
    return " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


@every_game
def test_every_message_can_be_said(key: str) -> None:
    say = speak("en")
    for step in lesson_of(key).steps:
        for message in messages_of(key, step):
            assert say(message, **NUMBERS[key].get(step.key, {}))


@every_game
def test_every_rule_that_a_step_cites_exists(key: str) -> None:
    existing = {f"{RULES[key]}{number}" for number in range(1, LAST_RULE[key] + 1)}
    for step in lesson_of(key).steps:
        assert step.rules
        assert set(step.rules) <= existing


@every_game
def test_the_coach_speaks_in_three_sentences_at_most(key: str) -> None:
    for step in lesson_of(key).steps:
        for message in messages_of(key, step):
            said = speak("en")(message, **NUMBERS[key].get(step.key, {}))
            assert len(re.findall(r"[.?](?: |$)", said)) <= 3, message


@every_game
def test_no_rules_are_compiled_again_because_of_a_lesson(key: str) -> None:
    modules = {source.module for source in with_imports([find(key).rules.play.__module__, "stol.kernel.search"])}
    assert not {module for module in modules if "lesson" in module}
