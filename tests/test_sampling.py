"""Samples are small, hold something of everything, and can be repeated."""

import itertools

import pytest

import sampling
from conformance.tables import ALL_TABLES, Table, covering, traits

PAIRS = list(itertools.product("abc", range(5)))


@pytest.fixture(autouse=True)
def no_seed_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(sampling.ALL, raising=False)
    monkeypatch.setattr(sampling, "seed", lambda: "some seed")


def test_every_trait_is_in_a_sample() -> None:
    chosen = sampling.sample(PAIRS, "letters", lambda pair: pair)
    assert {letter for letter, _ in chosen} == set("abc")
    assert {number for _, number in chosen} == set(range(5))
    assert len(chosen) == 5


def test_a_sample_can_be_repeated_and_another_name_or_seed_gives_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(name: str) -> list[tuple[str, int]]:
        return list(sampling.sample(PAIRS, name, lambda pair: pair))

    first, other = chosen("letters"), chosen("others")
    assert chosen("letters") == first != other
    monkeypatch.setattr(sampling, "seed", lambda: "another seed")
    assert chosen("letters") != first


def test_a_half_is_another_one_for_another_name() -> None:
    halves = [sampling.half_of(PAIRS, name) for name in ("letters", "letters", "others")]
    assert [len(half) for half in halves] == [8, 8, 8]
    assert halves[0] == halves[1] != halves[2]
    assert sorted(halves[2]) == list(halves[2])


def test_all_cases_are_there_when_all_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sampling.ALL, "1")
    assert sampling.half_of(PAIRS, "letters") == PAIRS
    assert sampling.sample(PAIRS, "letters", lambda pair: pair) == PAIRS
    assert sampling.examples(400) == 400


def test_every_option_and_every_number_of_players_of_every_game_is_in_a_sample_of_tables() -> None:
    def of(tables: list[Table]) -> set[object]:
        return {trait for table in tables for trait in traits(table)}

    chosen = covering("a test")
    assert of(list(chosen)) == of(ALL_TABLES)
    assert len(chosen) < len(ALL_TABLES) / 3
