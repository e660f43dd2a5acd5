"""The types of views, tables and records say exactly what is there, and so does the JSON Schema made of them."""

import dataclasses
import json
from typing import Any

import jsonschema_rs
import pytest

import stol
from commands import Stol
from random_games import GAMES, played, positions
from stol import Game
from stol.games.options import Options, option
from stol.games.registry import KEYS, find
from stol.games.validate import Source, check, parts_of
from stol.schema import options_from_fields, schema
from test_table_entry import TABLES

TYPED = [key for key in KEYS if find(key).types]
every_typed_game = pytest.mark.parametrize("game", [game for game in GAMES if game.key in TYPED], ids=repr)


def fits(key: str, name: str, value: object) -> bool:
    """Whether the schema of that name lets a value through."""
    whole = schema(key)
    return jsonschema_rs.validator_for({**whole, "anyOf": [{"$ref": f"#/$defs/{name}"}]}).is_valid(value)


def views(game: Game) -> list[dict[str, Any]]:
    """Of every position, everything, and what some seat sees."""
    return [view for now in positions(game) for view in (now.view(), now.view(now.ply % game.players))]


@every_typed_game
def test_every_view_is_as_its_type_says(game: Game) -> None:
    types, source = game.definition.types, Source("place-view", game.definition.places, game.players)
    assert types
    for view in views(game):
        check(view, types.view, source)


@every_typed_game
def test_every_view_fits_the_schema(game: Game) -> None:
    types = game.definition.types
    assert types
    for view in views(game)[::7]:
        assert fits(game.key, types.view.__name__, json.loads(json.dumps(view)))
        assert not fits(game.key, types.view.__name__, view | {"more": 1})


@every_typed_game
def test_a_view_has_the_options_of_the_game_and_no_others(game: Game) -> None:
    types = game.definition.types
    assert types
    options = parts_of(types.view)[0]["options"].bare
    assert [*parts_of(options)[0]] == [field.name for field in dataclasses.fields(game.definition.options)]
    for kind in (types.table, types.score_table):
        assert [*parts_of(parts_of(kind)[0]["options"].bare)[0]] == [*parts_of(options)[0]]


@pytest.mark.parametrize("key", TYPED)
def test_a_table_typed_in_fits_the_schema(key: str) -> None:
    types = find(key).types
    assert types
    assert types.table
    assert fits(key, types.table.__name__, {"game": key} | TABLES[key])
    assert not fits(key, types.table.__name__, {"game": key, "marekt": []} | TABLES[key])


@pytest.mark.parametrize("key", TYPED)
def test_whatever_a_view_has_may_be_typed_in(key: str) -> None:
    types = find(key).types
    assert types
    assert parts_of(types.view)[0].keys() | {"turn"} == parts_of(types.table)[0].keys()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_record_fits_the_schema(game: Game) -> None:
    record = json.loads(played(game).to_json())
    assert fits(game.key, "Sheet", record)
    assert not fits(game.key, "Sheet", record | {"moves": [1]})


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_record_of_another_game_or_with_unknown_parts_does_not_fit(game: Game) -> None:
    record = json.loads(played(game).to_json())
    final = record["result"]
    for changed in (
        {"game": "chess"},
        {"stol": 2},
        {"options": {"tempo": 3}},
        {"result": final | {"winner": 0}},
        {"result": {"scores": final["scores"]}},
        {"result": final | {"ranks": [0] * game.players}},
        {"winner": 0},
    ):
        assert not fits(game.key, "Sheet", record | changed), changed


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("pixies", {"flower_power": 1}),
        ("onecard", {"deck": "mine.csv"}),
        ("onecard", {"deck": ["01 o3s y2 g4s b5 p6"]}),
        ("clustered", {"third_joker": "some"}),
        ("clustered", {"third_joker": [0, 0]}),
        ("clustered", {"table": [7]}),
        ("clustered", {"table": [0, 7]}),
        ("ingenious", {"teams": None}),
    ],
)
def test_an_option_of_another_shape_fits_nowhere(key: str, options: dict[str, object]) -> None:
    record = json.loads(played(Game(key)).to_json())
    assert fits(key, "Sheet", record | {"options": {}})
    assert not fits(key, "Sheet", record | {"options": options})


@pytest.mark.parametrize("key", TYPED)
def test_a_table_to_be_scored_may_hold_the_rest_of_a_view_and_nothing_else(key: str) -> None:
    types, view = find(key).types, played(Game(key)).position.view()
    assert types
    assert types.score_table
    assert stol.score(view)
    assert fits(key, types.score_table.__name__, json.loads(json.dumps(view)))
    assert not fits(key, types.score_table.__name__, view | {"more": 1})


@dataclasses.dataclass(frozen=True)
class NimOptions(Options):
    heaps: int = option(default=3)
    last: str = option(default="wins", choices=("wins", "loses"))


def test_options_of_a_game_without_types_are_described_by_their_fields() -> None:
    assert options_from_fields(NimOptions) == {
        "type": "object",
        "properties": {"heaps": {"type": "integer"}, "last": {"type": "string", "enum": ["wins", "loses"]}},
        "additionalProperties": False,
    }


@pytest.mark.parametrize("key", KEYS)
def test_the_command_prints_the_schema(cli: Stol, key: str) -> None:
    assert json.loads(cli("schema", key).out) == schema(key)


def test_there_is_no_schema_of_an_unknown_game(cli: Stol) -> None:
    assert cli("schema", "chess").refusal().startswith("'chess' is no game")
