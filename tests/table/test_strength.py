"""What a result says about the strength of players."""

import pytest

from stol.bots.levels import LEVELS
from stol.games.registry import KEYS
from stol.table.level_strengths import level_strength
from stol.table.strength import SHOWN_AFTER, START_DEVIATION, Side, Strength, rate

NEW = Strength()


def sides(*ranked: tuple[int, Strength]) -> list[Side]:
    return [Side(rank, (strength,)) for rank, strength in ranked]


def test_who_wins_is_thought_stronger_and_more_is_known_of_both() -> None:
    (winner,), (loser,) = rate(sides((1, NEW), (2, NEW)))
    assert winner.mean > NEW.mean > loser.mean
    assert winner.mean - NEW.mean == pytest.approx(NEW.mean - loser.mean)
    assert winner.deviation == pytest.approx(loser.deviation)
    assert winner.deviation < START_DEVIATION
    assert (winner.games, loser.games) == (1, 1)


def test_a_tie_between_equals_changes_no_mean() -> None:
    (one,), (other,) = rate(sides((1, NEW), (1, NEW)))
    assert one.mean == other.mean == NEW.mean


def test_beating_somebody_strong_says_more_than_beating_somebody_weak() -> None:
    weak, strong = Strength(900, 50, 50), Strength(1900, 50, 50)
    assert rate(sides((1, NEW), (2, strong)))[0][0].mean > rate(sides((1, NEW), (2, weak)))[0][0].mean > NEW.mean


def test_the_order_of_all_players_counts_not_only_who_is_first() -> None:
    ranked = rate(sides((1, NEW), (2, NEW), (3, NEW), (4, NEW)))
    means = [strength.mean for (strength,) in ranked]
    assert means == sorted(means, reverse=True)
    assert means[1] > NEW.mean > means[2]


def test_partners_share_what_a_game_says_of_their_team() -> None:
    alone = rate(sides((1, NEW), (2, NEW)))[0][0]
    (one, partner), _ = rate([Side(1, (NEW, NEW)), Side(2, (NEW, NEW))])
    assert one == partner
    assert NEW.mean < one.mean < alone.mean
    assert alone.deviation < one.deviation < NEW.deviation


def test_somebody_who_is_well_known_moves_little() -> None:
    known, other = Strength(1500, 50, 100), Strength(1350, 200, SHOWN_AFTER)
    (after,), _ = rate(sides((2, known), (1, other)))
    assert known.mean - 20 < after.mean < known.mean


def test_from_ten_games_on_nobody_gains_by_players_of_whom_nothing_is_known() -> None:
    """Else somebody could win against new players of their own, who give up, until any strength is reached."""
    farmer = NEW
    for _ in range(SHOWN_AFTER):
        ((farmer,), _) = rate(sides((1, farmer), (2, NEW)))
    after, loser = farmer, NEW
    for _ in range(100):
        ((after,), (loser,)) = rate(sides((1, after.before_next_game()), (2, NEW)))
    assert after.mean == farmer.mean
    assert after.deviation > farmer.deviation
    assert after.games == farmer.games + 100
    assert loser.mean < NEW.mean, "who is new learns by it"


def test_who_has_ten_games_counts_and_so_does_a_computer_player() -> None:
    known = Strength(1500, 60, SHOWN_AFTER)
    for other in (known, level_strength("pixies", 2, "club")):
        assert rate(sides((1, known), (2, other)))[0][0].mean > known.mean
    three, two = sides((1, known), (2, NEW), (3, known)), sides((1, known), (3, known))
    assert rate(three)[0] == rate(two)[0], "the others are rated among themselves"


def test_after_months_without_a_game_less_is_known() -> None:
    known = Strength(1500, 60, 100)
    assert known.deviation < known.before_next_game(1).deviation < known.before_next_game(100).deviation
    assert known.before_next_game(100_000).deviation == START_DEVIATION
    assert NEW.before_next_game(100) == NEW


def test_a_strength_is_shown_after_ten_games_and_provisional_until_it_is_sure() -> None:
    assert not Strength(1500, 200, 9).is_shown
    assert Strength(1500, 200, 10).is_shown
    assert Strength(1500, 200, 10).is_provisional
    assert Strength(1500, 90, 9).is_provisional
    assert not Strength(1500, 90, 10).is_provisional


@pytest.mark.parametrize("game", [*KEYS, "a game of another package"])
@pytest.mark.parametrize("players", range(2, 9))
def test_each_level_is_stronger_than_the_one_below_and_club_is_1500(game: str, players: int) -> None:
    means = [level_strength(game, players, level).mean for level in LEVELS]
    assert means == sorted(set(means))
    assert means[LEVELS.index("club")] == 1500
