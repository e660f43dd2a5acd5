"""Records: what is written, what is read back, and everything that is refused."""

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from random_games import GAMES, played
from stol import BadRecord, Game, IllegalMove, Record, read_records, write_records
from stol.games.registry import KEYS

every_key = pytest.mark.parametrize("key", KEYS)
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)

FIELDS = ["stol", "game", "options", "players", "moves", "result"]


def running(game: Game) -> Record:
    """The first half of a game."""
    whole = played(game)
    return Record(game, whole.moves[: len(whole.moves) // 2])


def sheet(record: Record, **changes: object) -> dict[str, Any]:
    """The JSON form, changed."""
    return dict(json.loads(record.to_json())) | changes


def refusal(content: object) -> BadRecord:
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    with pytest.raises(BadRecord) as error:
        Record.from_json(text)
    return error.value


@every_game
@pytest.mark.parametrize("take", [played, running])
def test_a_record_comes_back_as_it_was_written(game: Game, take: Callable[[Game], Record]) -> None:
    record = take(game)
    for text in (record.to_json(), record.to_json().encode()):
        copy_state = Record.from_json(text)
        assert copy_state == record
        assert hash(copy_state) == hash(record)
        assert (copy_state.game, copy_state.players, copy_state.moves) == (record.game, record.players, record.moves)
        assert (copy_state.tags, copy_state.result) == (record.tags, record.result)
        assert copy_state.position.view() == record.position.view()


@every_game
def test_the_json_form_is_the_one_promised(game: Game) -> None:
    names = [f"name {seat}" for seat in range(game.players)]
    record = Record(game, played(game).moves, names, {"place": "here", "ratings": [1, 2.5, None]})
    assert "\n" not in record.to_json()
    assert json.loads(record.to_json()) == {
        "stol": 1,
        "game": game.key,
        "options": game.options,
        "players": names,
        "moves": list(record.moves),
        "result": record.position.result,
        "tags": {"place": "here", "ratings": [1, 2.5, None]},
    }
    assert set(sheet(record)["result"]) == {"scores", "ranks", "winners"}


@every_game
def test_a_running_game_has_no_result(game: Game) -> None:
    record = running(game)
    assert record.result is None
    assert sheet(record)["result"] is None


@every_key
def test_a_record_may_be_written_by_hand(key: str) -> None:
    moves = list(played(Game(key)).moves[:3])
    by_hand = {"stol": 1, "game": key, "options": {}, "players": ["Ann", "Bö"], "moves": moves, "result": None}
    record = Record.from_json(json.dumps(by_hand, indent=2))
    assert record.players == ("Ann", "Bö")
    assert record.game == Game(key)
    assert record.tags == {}
    assert record.position.ply == 3


def test_names_come_by_seat_and_are_made_up_if_there_are_none() -> None:
    game = Game("pixies", players=3)
    assert Record(game).players == ("seat 0", "seat 1", "seat 2")
    assert Record(game, players=["A", "B", "A"]).players == ("A", "B", "A")
    for names in (["A"], ["A"] * 4, []):
        with pytest.raises(BadRecord, match=f"{len(names)} names? for 3 players"):
            Record(game, players=names)


@pytest.mark.parametrize("names", [[1, 2], [None, None], ["A", 2], "AB"])
def test_names_are_a_list_of_texts(names: Any) -> None:  # noqa: ANN401 - anything may come in
    with pytest.raises(BadRecord, match="name"):
        Record(Game("pixies"), players=names)


def test_playing_on_makes_a_longer_record_and_leaves_the_shorter() -> None:
    moves = played(Game("pixies")).moves
    record = Record(Game("pixies"), players=["A", "B"], tags={"place": "here"})
    for number, move in enumerate(moves, 1):
        longer = record.play(move)
        assert record.moves == moves[: number - 1]
        assert (longer.moves, longer.position.ply) == (moves[:number], number)
        record = longer
    assert record == Record(Game("pixies"), moves, ["A", "B"], {"place": "here"})
    assert record.result == played(Game("pixies")).result


def test_an_illegal_move_is_not_recorded() -> None:
    record = running(Game("ingenious"))
    before = record.to_json()
    with pytest.raises(IllegalMove):
        record.play("nonsense")
    assert record.to_json() == before
    with pytest.raises(IllegalMove, match="over"):
        played(Game("ingenious")).play("refill")


@every_game
def test_positions_go_from_the_start_to_the_last(game: Game) -> None:
    record = running(game)
    course = list(record.positions())
    assert [position.ply for position in course] == list(range(len(record.moves) + 1))
    assert course[0].view() == game.start().view()
    assert course[-1].view() == record.position.view()
    for before, move, after in zip(course, record.moves, course[1:], strict=False):
        assert before.play(move).view() == after.view()


@every_game
def test_a_replay_stops_at_any_ply(game: Game) -> None:
    record = running(game)
    course = list(record.positions())
    assert record.replay().view() == record.position.view()
    for ply in (0, 1, len(record.moves) // 2, len(record.moves)):
        assert record.replay(ply).view() == course[ply].view()
    for ply in (-1, len(record.moves) + 1):
        with pytest.raises(ValueError, match=f"plies 0 to {len(record.moves)}, not {ply}"):
            record.replay(ply)


def test_records_differ_by_moves_names_and_tags() -> None:
    record = running(Game("pixies"))
    others = [
        Record(record.game, record.moves[:-1]),
        Record(record.game, record.moves, ["A", "B"]),
        Record(record.game, record.moves, tags={"place": "here"}),
        running(Game("ingenious")),
    ]
    assert all(record != other for other in others)
    assert record != record.to_json()


@pytest.mark.parametrize(
    "text", ["", " ", "{", "no JSON", "[]", "null", "1", '"text"', "{}", "[{}]", "\x00", "\ufeff{}", "\ud800", b"\xff"]
)
def test_what_is_no_object_of_json_is_no_record(text: str | bytes) -> None:
    assert str(refusal(text)).startswith("this is no record")


def test_a_text_broken_off_anywhere_is_no_record() -> None:
    text = Record(Game("pixies"), played(Game("pixies")).moves[:9], tags={"place": "here"}).to_json()
    for end in range(len(text)):
        assert refusal(text[:end])


def test_nothing_may_follow_a_record() -> None:
    text = running(Game("pixies")).to_json()
    for more in ("x", "{}", ",", text):
        refusal(text + more)
    assert Record.from_json(f"  {text}\n") == running(Game("pixies"))


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_another_version_is_refused(version: int) -> None:
    message = str(refusal(sheet(running(Game("pixies")), stol=version)))
    assert f"version {version};" in message
    assert "version 1 can be read" in message


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_but_the_tags_has_to_be_there(field: str) -> None:
    content = sheet(running(Game("pixies")))
    del content[field]
    assert field in str(refusal(content))


def test_the_tags_may_be_left_out() -> None:
    content = sheet(running(Game("pixies")))
    del content["tags"]
    assert Record.from_json(json.dumps(content)) == running(Game("pixies"))


@pytest.mark.parametrize("field", ["remark", "Moves", "seed", ""])
def test_no_other_field_may_be_there(field: str) -> None:
    assert f"{field!r} is no part of the record" in str(refusal(sheet(running(Game("pixies"))) | {field: 1}))


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("stol", ["1", 1.5, True, None, [1]]),
        ("game", [1, None, ["pixies"], {}]),
        ("options", [None, [], "flower_power", 1]),
        ("players", [None, 2, "AB", {"A": 1}, [1, 2], [None, None], [["A"], ["B"]]]),
        ("moves", [None, "first:0", {}, [1], [None], [["first:0"]]]),
        ("result", [1, "won", [], {"scores": 1}, {"scores": ["1"]}, {"scores": [1.5]}, {"scores": [None]}]),
        ("tags", [None, [], "here", 1]),
    ],
)
def test_a_field_of_the_wrong_type_is_named(field: str, values: list[object]) -> None:
    for value in values:
        error = refusal(sheet(running(Game("pixies")), **{field: value}))
        assert error.reason.path[0] == field
        assert str(error).startswith("this is no record: ")


def test_a_record_nested_without_end_is_refused() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    text = running(Game("pixies")).to_json().replace('"tags":{}', f'"tags":{{"deep":{deep}}}')
    assert str(refusal(text)).startswith("this is no record")


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    message = str(refusal(sheet(running(Game("pixies")), game="chess")))
    assert all(key in message for key in ("chess", *KEYS))


@every_key
@pytest.mark.parametrize("name", ["flower", "players", "key", "self", ""])
def test_an_unknown_option_is_refused(key: str, name: str) -> None:
    error = refusal(sheet(Record(Game(key)), options={name: 3}))
    assert repr(name) in str(error)
    assert error.move is None


def test_an_option_of_the_wrong_type_is_refused() -> None:
    message = str(refusal(sheet(running(Game("pixies")), options={"flower_power": 1})))
    assert "flower_power is either true or false, not 1" in message


@pytest.mark.parametrize("names", [[], ["A"], ["A"] * 6])
def test_a_number_of_names_that_can_not_play_is_refused(names: list[str]) -> None:
    message = str(refusal(sheet(running(Game("pixies")), players=names)))
    assert "2 to 5 players" in message
    assert f"not {len(names)}" in message


def test_a_name_too_many_is_refused_because_the_moves_do_not_fit() -> None:
    assert refusal(sheet(played(Game("pixies")), players=["A", "B", "C"])).move is not None


@every_game
@pytest.mark.parametrize("bad", ["nonsense", "", "first:0 "])
def test_a_bad_move_in_the_middle_is_named_by_its_number(game: Game, bad: str) -> None:
    content = sheet(played(game))
    for number in (1, 2, len(content["moves"]) // 2, len(content["moves"])):
        moves = [*content["moves"][: number - 1], bad, *content["moves"][number:]]
        error = refusal(content | {"moves": moves})
        assert error.move == number
        assert str(error).startswith(f"move {number} can't be played: ")
        with pytest.raises(BadRecord) as again:
            Record(game, moves)
        assert (str(again.value), again.value.move) == (str(error), number)


@every_game
def test_a_move_after_the_end_is_named_by_its_number(game: Game) -> None:
    content = sheet(played(game))
    number = len(content["moves"]) + 1
    for more in (content["moves"][-1], "pass"):
        error = refusal(content | {"moves": [*content["moves"], more]})
        assert error.move == number
        assert f"move {number}" in str(error)
        assert "over" in str(error)


@every_game
def test_a_result_that_does_not_fit_is_refused_with_the_right_one(game: Game) -> None:
    content = sheet(played(game))
    right = content["result"]
    wrong = [
        None,
        right | {"scores": [score + 1 for score in right["scores"]]},
        right | {"ranks": [9] * game.players},
        right | {"winners": []},
    ]
    for result in wrong:
        message = str(refusal(content | {"result": result}))
        assert str(right["scores"]) in message
        assert str(result) in message


def test_a_result_has_scores_ranks_and_winners() -> None:
    content = sheet(played(Game("pixies")))
    right = content["result"]
    assert "'result' of the record has no 'scores', which it needs" in str(refusal(content | {"result": {}}))
    for result, part in ((right | {"remark": []}, "remark"), ({"scores": right["scores"]}, "ranks")):
        assert refusal(content | {"result": result}).reason.path == ("result", part)


@every_game
def test_a_result_of_a_game_that_is_not_over_is_refused(game: Game) -> None:
    result = sheet(played(game))["result"]
    for plies in (0, len(played(game).moves) - 1):
        error = refusal(sheet(Record(game, played(game).moves[:plies]), result=result))
        assert error.move == plies + 1
        assert "not over" in str(error)


def test_a_stream_holds_a_record_a_line_and_skips_blank_ones() -> None:
    records = [played(Game("pixies")), running(Game("ingenious")), Record(Game("onecard"))]
    file = io.StringIO()
    assert write_records(file, records) == 3
    assert file.getvalue() == "".join(record.to_json() + "\n" for record in records)
    file.seek(0)
    assert list(read_records(file)) == records
    spaced = ["\n", *file.getvalue().splitlines(keepends=True), "", "   \n", "\r\n"]
    assert list(read_records(spaced)) == records
    assert list(read_records(line.encode() for line in spaced)) == records
    assert list(read_records([])) == []
    assert write_records(io.StringIO(), []) == 0


def test_a_bad_line_is_named_and_the_good_ones_before_it_are_given() -> None:
    good = running(Game("pixies"))
    bad = sheet(good)
    bad["moves"][4] = "nonsense"
    stream = read_records([good.to_json(), "\n", good.to_json(), json.dumps(bad), good.to_json()])
    assert [next(stream), next(stream)] == [good, good]
    with pytest.raises(BadRecord, match=r"^line 4: move 5 can't be played") as error:
        next(stream)
    assert error.value.move == 5


@pytest.mark.parametrize("line", ["{", "no JSON", "[]", '{"stol": 2}', "\x00"])
def test_a_line_that_is_no_record_is_named(line: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 2: this is no record"):
        list(read_records([running(Game("pixies")).to_json(), line]))


def test_a_record_says_which_game_and_how_far() -> None:
    record = running(Game("pixies"))
    assert repr(record.game) in repr(record)
    assert f"{len(record.moves)} moves" in repr(record)


@every_game
def test_a_text_that_breaks_off_among_its_moves_is_refused_with_the_number_of_the_move(game: Game) -> None:
    record = played(game)
    text = record.to_json()
    before = text.index('"moves":[') + len(json.dumps(record.moves[:9], separators=(",", ":")))
    tenth = text.index(f'"{record.moves[9]}"', before)
    for cut in (tenth, tenth + 1, tenth + 2):
        with pytest.raises(BadRecord, match="in move 10") as caught:
            Record.from_json(text[:cut])
        assert caught.value.move == 10


@every_game
def test_a_text_that_breaks_off_elsewhere_has_no_number_of_a_move(game: Game) -> None:
    text = played(game).to_json()
    for cut in (text.index('"moves"') - 5, text.index('"result"') + 12):
        with pytest.raises(BadRecord) as caught:
            Record.from_json(text[:cut])
        assert caught.value.move is None


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("castle", "move 1 can't be played: chance is to act: 'castle': a tile is two letters"),
        ("rg@0,1:1,1", "move 1 can't be played: chance is to act: 'rg@0,1:1,1': a tile is two letters"),
    ],
)
def test_a_move_that_cant_be_read_is_named_once(move: str, words: str) -> None:
    with pytest.raises(BadRecord) as problem:
        Record(Game("ingenious"), [move])
    assert str(problem.value).startswith(words)


def test_an_illegal_move_is_named_before_the_reason() -> None:
    with pytest.raises(BadRecord) as problem:
        Record(Game("pixies"), ["first:0", "b1+6", "b1+6"])
    assert str(problem.value) == "move 3 can't be played: b1+6: b1+6 is not in the deck any more (P4)"
