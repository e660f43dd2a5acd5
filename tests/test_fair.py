"""A fair deal: whoever has the seed can check every outcome of chance; nothing that was changed passes."""

import functools
import random
from typing import Any

import pytest

from random_games import GAMES
from stol import Game, Record
from stol.deal import Deal
from stol.errors import BadRecord
from stol.fair import TAG, Opened, check, deal_tag, sealed

SEED = "a secret of the table"


@functools.cache
def dealt(game: Game, given: int = 0) -> Record:
    """A game played at random by a deal, with its tag. The first moves may come from elsewhere."""
    choice, elsewhere, deal = random.Random(5), Deal("another"), Deal(SEED)
    record = Record(game)
    while (position := record.position).actor is not None:
        source = elsewhere if len(record.moves) < given else deal
        record = record.play(
            source.outcome(position) if position.actor == "chance" else choice.choice(position.legal())
        )
    return retold(record, given=given)


def retold(record: Record, *moves: str, **changed: object) -> Record:
    """The same record, with something else in its tag; or with these moves."""
    tags = record.tags or deal_tag(Opened(seed=SEED, sealed=sealed(SEED)))
    return Record(record.game, moves or record.moves, record.players, {TAG: tags[TAG] | changed})


def exchanged(record: Record, number: int) -> Record:
    """With another outcome at that move, and whatever can be played after it."""
    before = record.replay(number - 1)
    other = next(outcome for outcome in before.chance() if outcome != record.moves[number - 1])
    return retold(record, *record.moves[: number - 1], other)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_dealt_by_its_seed_is_found_fair(game: Game) -> None:
    opened = check(dealt(game))
    assert opened is not None
    assert (opened.seed, opened.given) == (SEED, 0)
    assert check(dealt(game), sealed(SEED)) == opened


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_an_outcome_exchanged_for_another_legal_one_is_found_by_its_number(game: Game) -> None:
    record = dealt(game)
    chances = [number for number, before in enumerate(record.positions(), 1) if len(before.chance()) > 1]
    for number in (chances[0], chances[len(chances) // 2], chances[-1]):
        with pytest.raises(BadRecord, match=f"^move {number} is .*, but the deal brings ") as problem:
            check(exchanged(record, number))
        assert str(problem.value).endswith(f" {record.moves[number - 1]}")


def test_another_seed_is_found_at_the_first_outcome_that_does_not_follow() -> None:
    record = dealt(Game("ingenious"))
    with pytest.raises(BadRecord, match="but the deal brings") as problem:
        check(retold(record, seed="other", sealed=sealed("other")))
    assert problem.value.move == 1


@pytest.mark.parametrize("changed", [{"seed": "other"}, {"sealed": sealed("other")}, {"sealed": ""}])
def test_a_seed_has_to_have_the_hash_that_was_published(changed: dict[str, str]) -> None:
    with pytest.raises(BadRecord, match="was published"):
        check(retold(dealt(Game("pixies")), **changed))


def test_the_hash_noted_at_the_start_has_to_be_the_records() -> None:
    with pytest.raises(BadRecord, match="it is of the deal with the hash"):
        check(dealt(Game("pixies")), sealed("other"))


def test_a_record_that_names_no_deal_is_only_refused_where_a_hash_was_noted() -> None:
    record = Record(Game("pixies"), dealt(Game("pixies")).moves)
    assert check(record) is None
    with pytest.raises(BadRecord, match="no tag 'deal'"):
        check(record, sealed(SEED))


def test_moves_from_elsewhere_are_left_out_and_said_so() -> None:
    record = dealt(Game("clustered"), given=40)
    opened = check(record)
    assert opened is not None
    assert opened.given == 40
    with pytest.raises(BadRecord, match="but the deal brings"):
        check(retold(record, given=0))


@pytest.mark.parametrize("given", [-1, 10_000])
def test_no_other_moves_can_be_given_than_there_are(given: int) -> None:
    with pytest.raises(BadRecord, match=r"moves? (is|are) said to be given, but there are"):
        check(retold(dealt(Game("pixies")), given=given))


@pytest.mark.parametrize("tag", ["", [], {}, {"seed": 1, "sealed": ""}, {"seed": "", "sealed": "", "luck": 1}, None])
def test_a_tag_that_can_not_be_read_is_refused(tag: Any) -> None:  # noqa: ANN401 - anything may stand there
    record = Record(Game("pixies"), (), None, {TAG: tag})
    with pytest.raises(BadRecord, match="the tag 'deal' does not say which deal it was"):
        check(record)
