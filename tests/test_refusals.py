"""Tables, views, records and options are refused for a reason that has words, rules and a place."""

import ast
import pickle
import re
from collections.abc import Iterator

import pytest

from stol import BadOptions, BadRecord, BadTable, Game, Record, entered
from stol.errors import Reason, Refusal
from stol.position import imagine
from stol.text import FOR_PEOPLE, explain, speak
from stol.text.files import FOLDER, has
from syntax_trees import source_files, tree_of

ERRORS = {"BadTable", "BadOptions", "BadRecord"}
RULES = {"P": 20, "O": 14, "C": 19, "I": 18}
"""By the letter of a rulebook, the number of its last rule."""


def calls(tree: ast.Module, names: set[str]) -> Iterator[ast.Call]:
    """Calls of functions, classes or methods of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def texts() -> set[str]:
    """All texts in the sources."""
    nodes = (node for path in source_files() for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def messages() -> set[str]:
    """The messages that reasons are made with."""
    makers = {"Reason", "refused", "Fault", "Source"}
    made = [call.args for path in source_files() for call in calls(tree_of(path), makers)]
    given = [each.value for args in made for each in args if isinstance(each, ast.Constant)]
    return {text for text in given if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}


def test_nothing_is_refused_in_a_sentence_of_its_own() -> None:
    assert not [path for path in source_files() if any(calls(tree_of(path), ERRORS))]


def test_every_message_that_a_reason_names_is_there() -> None:
    assert messages() > {"pixies-no-card", "refused-misfit", "place-table"}
    assert not [message for message in messages() if not has(message)]


def test_every_message_about_a_refusal_is_used() -> None:
    written = set(
        re.findall(r"^([a-z-]+) =", (FOLDER / "en" / "refusals.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    variants = {message for message in written if message.startswith(("at-", "page-"))}
    assert {message.partition("-")[2] for message in variants} <= written
    assert "at-cited" in variants
    assert not written - texts() - variants


def test_every_rule_that_is_cited_is_one_of_a_rulebook() -> None:
    cited = {text for text in texts() if re.fullmatch(r"[A-Z]\d+", text)}
    assert {"P1", "O14", "C4", "I18"} <= cited
    assert not {rule for rule in cited if int(rule[1:]) not in range(1, RULES.get(rule[0], 0) + 1)}


def test_rules_are_cited_as_data_and_not_within_the_words() -> None:
    for path in (FOLDER / "en").glob("*.ftl"):
        if path.name in {"why.ftl", "at-table.ftl", "refusals.ftl"}:
            assert not re.findall(r"\b[POCI]\d+\b", path.read_text(encoding="utf-8"))


EMPTY: list[list[dict[str, str]]] = [[{} for _ in range(9)] for _ in range(2)]
TABLE = {"game": "pixies", "players": 2, "turn": 0, "areas": EMPTY}
FOREIGN = [[{"up": "b2+4"}, *[{}] * 8], EMPTY[1]]


def refusal(error: type[Refusal], work: object) -> Reason:
    with pytest.raises(error) as caught:
        work()  # type: ignore[operator] # a function without arguments
    assert explain(caught.value.reason, speak()) == str(caught.value)
    return caught.value.reason


def test_a_table_is_refused_with_the_rule_and_the_path() -> None:
    reason = refusal(BadTable, lambda: entered(TABLE | {"areas": FOREIGN}))
    assert (reason.id, reason.rules, reason.path) == ("pixies-foreign-cell", ("P10",), ("areas", 0, 0, "up"))


def test_people_are_told_seats_counted_from_one() -> None:
    reason = refusal(BadTable, lambda: entered(TABLE | {"areas": FOREIGN}))
    told = "area 1, cell 1: b2+4 lies face up on a foreign cell; its own is 2 (P10)"
    assert explain(reason, speak(), FOR_PEOPLE) == told
    seat = refusal(BadTable, lambda: entered(TABLE | {"turn": 2}))
    assert explain(seat, speak()) == "'turn' of the table is a number from 0 to 1, not 2"
    assert explain(seat, speak(), FOR_PEOPLE) == "'turn' of the table is a number from 1 to 2, not 3"


def test_the_same_fault_is_called_by_where_it_lies() -> None:
    assert "the table" in explain(refusal(BadTable, lambda: entered(TABLE | {"market": 1})), speak())
    assert "the view" in explain(
        refusal(BadTable, lambda: imagine(Game("pixies").start().view() | {"market": 1})), speak()
    )


def test_options_are_refused_with_their_name_as_the_path() -> None:
    assert refusal(BadOptions, lambda: Game("pixies", flower_power=1)).path == ("options", "flower_power")
    assert refusal(BadOptions, lambda: Game("pixies", 9)).path == ("players",)


def test_a_record_is_refused_with_the_move_as_the_path() -> None:
    reason = refusal(BadRecord, lambda: Record(Game("pixies"), ["first:0", "zz"]))
    assert reason.path == ("moves", 1)


@pytest.mark.parametrize("error", [BadTable, BadOptions, BadRecord])
def test_a_refusal_in_the_words_of_another_program_has_a_reason_too(error: type[Refusal]) -> None:
    assert explain(error("no such bot").reason, speak()) == "no such bot"


def test_a_refusal_is_the_same_after_pickling() -> None:
    with pytest.raises(BadTable) as caught:
        entered(TABLE | {"turn": 2})
    copy_state = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert (str(copy_state), copy_state.reason) == (str(caught.value), caught.value.reason)
