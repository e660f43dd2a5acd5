"""Golden games are replayed, ply by ply; every game, option and number of players has one."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stol
from golden.digest import LENGTH, digest
from stol.games.registry import KEYS, find

FOLDER = Path(__file__).parent


def games(key: str) -> Iterator[dict[str, Any]]:
    for line in (FOLDER / f"{key}.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def name(record: dict[str, Any]) -> str:
    words = [word for word, value in record["options"].items() if value not in (False, None, "none")]
    return "-".join([record["game"], str(len(record["players"])), *words, record["tags"]["play"]])


GOLDEN = [game for key in KEYS for game in games(key)]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: name(golden["record"]))
def test_a_golden_game_is_replayed_as_it_was_played(golden: dict[str, Any]) -> None:
    record = stol.Record.from_json(json.dumps(golden["record"]))
    written = golden["digests"]
    for position in record.positions():
        start = position.ply * LENGTH
        assert digest(position) == written[start : start + LENGTH], f"ply {position.ply} differs"
    assert len(written) == LENGTH * (len(record.moves) + 1)


@pytest.mark.parametrize("key", KEYS)
def test_every_option_and_every_number_of_players_has_a_golden_game(key: str) -> None:
    records = [golden["record"] for golden in GOLDEN if golden["record"]["game"] == key]
    for field in dataclasses.fields(find(key).options):
        values = {json.dumps(record["options"][field.name]) for record in records}
        assert len(values) > 1, f"no golden game of {key} uses the option {field.name}"
    assert {len(record["players"]) for record in records} >= set(players(key))


def players(key: str) -> Iterator[int]:
    """How many may play, with any of the options."""
    switches: list[dict[str, Any]] = [{}] + [
        {field.name: True} for field in dataclasses.fields(find(key).options) if field.type is bool
    ]
    for count in range(1, 9):
        for options in switches:
            try:
                stol.Game(key, count, **options)
            except stol.BadOptions:
                continue
            yield count
