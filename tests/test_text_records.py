"""Whatever comes in as a record or as a table to be scored: it is right, or refused with a reason."""

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from random_games import GAMES, played, positions
from sampling import examples
from stol import BadOptions, BadRecord, BadTable, Game, Record, read_records, score
from stol.games.registry import KEYS

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)

SHEETS = [record.to_json() for game in GAMES for record in (played(game), Record(game, played(game).moves[:40]))]
VIEWS = [view.view() for game in GAMES for view in positions(game)[:: len(positions(game)) // 8]]

any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def says_why(error: ValueError) -> None:
    assert str(error).strip()


def read(text: str | bytes) -> Record | None:
    """The record, or None if it is refused; a record that is read can be written and read again."""
    try:
        record = Record.from_json(text)
    except BadRecord as error:
        says_why(error)
        return None
    assert Record.from_json(record.to_json()) == record
    assert record.position.ply == len(record.moves)
    return record


@settings(max_examples=examples(200), deadline=None)
@given(st.text(st.characters()) | st.binary() | any_json.map(json.dumps))
@example("\ud800")
@example('{"stol":1,"tags":{"deep":' + "[" * 100_000)
@example("9" * 5_000)
@example('{"stol":' + "9" * 5_000 + "}")
def test_any_text_is_no_record(text: str | bytes) -> None:
    assert read(text) is None
    if text.strip():
        with pytest.raises(BadRecord, match=r"^line 1: "):
            list(read_records([text]))


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(SHEETS), st.data())
def test_a_record_with_its_moves_changed_is_a_game_or_refused(text: str, data: st.DataObject) -> None:
    sheet = json.loads(text)
    moves: list[str] = sheet["moves"]
    place = data.draw(st.integers(0, len(moves) - 1))
    other = data.draw(st.integers(0, len(moves) - 1))
    way = data.draw(st.sampled_from(["delete", "double", "swap", "copy", "text", "cut"]))
    if way == "delete":
        del moves[place]
    elif way == "double":
        moves.insert(place, moves[place])
    elif way == "swap":
        moves[place], moves[other] = moves[other], moves[place]
    elif way == "copy":
        moves[place] = moves[other]
    elif way == "text":
        moves[place] = data.draw(st.text(max_size=8))
    else:
        del moves[place:]
    changed = sheet["moves"] != json.loads(text)["moves"]
    record = read(json.dumps(sheet))
    assert changed or record is not None
    if record is not None:
        assert record.moves == tuple(moves)
        assert record.result == sheet["result"]


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(SHEETS), st.data())
def test_a_record_with_a_field_changed_is_a_game_or_refused(text: str, data: st.DataObject) -> None:
    sheet = json.loads(text)
    field = data.draw(st.sampled_from(list(sheet)))
    if data.draw(st.booleans()):
        del sheet[field]
    else:
        sheet[field] = data.draw(any_json | st.sampled_from([*KEYS, {}, [], {"players": 2}, {"key": 1}]))
    if data.draw(st.booleans()):
        sheet[data.draw(st.text(max_size=6))] = data.draw(any_json)
    read(json.dumps(sheet))


@settings(max_examples=examples(200), deadline=None)
@given(st.sampled_from(SHEETS), st.data())
def test_a_record_with_bytes_changed_is_a_game_or_refused(text: str, data: st.DataObject) -> None:
    content = text.encode()
    place = data.draw(st.integers(0, len(content)))
    length = data.draw(st.integers(0, 3))
    read(content[:place] + data.draw(st.binary(max_size=3)) + content[place + length :])
    assert read(content[: min(place, len(content) - 1)]) is None


@st.composite
def altered(draw: st.DrawFn, value: Any) -> Any:  # noqa: ANN401 - any JSON
    """Plain values with one place changed, however deep it lies."""
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(list(value)))
        return _without(value, key) if draw(st.integers(0, 9)) == 0 else value | {key: draw(altered(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        place = draw(st.integers(0, len(value) - 1))
        twice = draw(st.integers(0, 9)) == 0
        return [*value[:place], *[value[place]] * twice, draw(altered(value[place])), *value[place + 1 :]]
    if isinstance(value, int) and draw(st.booleans()):
        return value + draw(st.sampled_from([-1, 1, 10, 100, 1000, 10**6, 10**10, 10**20]))
    return draw(any_json | st.sampled_from([True, 0, 1, -1, 3, 36, 200, "*", "J", "2tf", "b4+1", "gy9xb", "07", "r"]))


def _without(value: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name != key}


def scored(table: Any, *, strict: bool) -> list[dict[str, Any]] | None:  # noqa: ANN401 - anything may come in
    """The points, or None if the table is refused."""
    try:
        points = score(table, strict=strict)
    except (BadTable, BadOptions) as error:
        says_why(error)
        return None
    assert isinstance(points, list)
    assert all(type(seat["total"]) is int for seat in points)
    json.dumps(points)
    return points


@settings(max_examples=examples(500), deadline=None)
@given(st.sampled_from(VIEWS).flatmap(altered), st.data())
def test_a_table_with_things_changed_is_scored_or_refused(table: Any, data: st.DataObject) -> None:  # noqa: ANN401 - anything may come in
    for _ in range(data.draw(st.integers(0, 2))):
        table = data.draw(altered(table))
    strict, loose = scored(table, strict=True), scored(table, strict=False)
    assert strict is None or strict == loose, "a table that can lie like this is scored the same, strictly or not"


PARTS = ["round", "areas", "hands", "scored", "cards", "tracks", "players", "bonuses", "options"]


@settings(max_examples=examples(300), deadline=None)
@given(st.sampled_from(KEYS), st.dictionaries(st.sampled_from(PARTS), any_json), any_json)
@example("ingenious", {"tracks": [dict.fromkeys("rgboyp", 10**30)]}, None)
@example("clustered", {"cards": [{"x": 10**30, "y": 0, "card": "J", "owner": 0}]}, None)
@example("onecard", {"hands": [[]], "scored": [[]], "options": {"deck": 1}}, None)
@example("pixies", {"round": 1, "areas": [], "options": {"key": 1}}, None)
def test_any_table_is_scored_or_refused(key: str, parts: dict[str, Any], other: Any) -> None:  # noqa: ANN401 - anything may come in
    for strict in (True, False):
        scored({"game": key, **parts}, strict=strict)
        scored({"game": other, **parts}, strict=strict)
        scored(other, strict=strict)


@every_game
def test_every_view_is_a_table_that_can_lie_like_this(game: Game) -> None:
    for position in positions(game)[::7]:
        assert scored(position.view(), strict=True) is not None
