"""Heuristics for bots in Everything on 1 Card: `gain`, `judge` and `outlook`."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from games.onecard.table import draw_replacements, fill_rows, play_moves, play_round, roll_and_stop, table
from stol import Game, Position
from stol.games.onecard import rules
from stol.games.onecard.insight import CROSSED, gain, judge, outlook, playout_horizon, tree_key
from stol.games.onecard.notation import move_text
from stol.games.onecard.scoring import final
from stol.kernel import actors
from stol.kernel.layout import AnyState, Array

Weigh = Callable[[AnyState, Array, int, Array], None]


def worths(weigh: Weigh, state: AnyState) -> dict[str, float]:
    moves, values = np.zeros(rules.MOST_MOVES, np.int32), np.zeros(rules.MOST_MOVES)
    count = rules.legal(state, moves)
    weigh(state, moves, count, values)
    return {move_text(int(move)): float(value) for move, value in zip(moves[:count], values[:count], strict=True)}


def best(weigh: Weigh, state: AnyState) -> str:
    weighed = worths(weigh, state)
    return max(weighed, key=lambda move: weighed[move])


def outlooks(pos: Position) -> list[float]:
    values = np.zeros(8)
    outlook(pos.state, values)
    return [float(value) for value in values[: pos.game.players]]


def test_a_full_row_gains_its_boxes() -> None:
    """O11; red 6, yellow 3, green 2, blue 4, purple 5 on card 06, where orange does nothing."""
    pos = roll_and_stop(table("06 12", "03 01"), "ggooo")
    assert worths(gain, pos.state)["mark 06"] == 2 + 2 * CROSSED
    assert worths(gain, pos.state)["pass"] == 0


def test_finishing_a_card_with_both_suns_gains_them_too() -> None:
    """O8: the two rows that were full before count already; purple is the third."""
    pos = fill_rows(table("06 12", "03 01"), 0, "06", "yb")
    pos = roll_and_stop(draw_replacements(pos), "ppppp")
    weighed = worths(gain, pos.state)
    assert weighed["mark 06"] == 5 + 5 + 5 * CROSSED
    assert best(gain, pos.state) == best(judge, pos.state) == "mark 06"


def test_stopping_gains_the_best_mark() -> None:
    pos = play_moves(table("06 12", "03 01"), *"ggyyy")
    marked = worths(gain, pos.play("stop").state)
    assert worths(gain, pos.state)["stop"] == max(marked.values())


def test_keeping_gains_what_the_reroll_is_expected_to() -> None:
    """One die is rerolled: the mean over its six faces."""
    pos = play_moves(table("06 12", "03 01"), *"ggyyo", "keep yyg", *"go")
    falls = [max(worths(gain, play_moves(pos, "keep yygg", face).state).values()) for face in "roygbp"]
    assert worths(gain, pos.state)["keep yygg"] == pytest.approx(sum(falls) / 6)


@pytest.mark.parametrize("weigh", [gain, judge])
def test_a_colour_is_kept_that_fills_a_row_exactly(weigh: Weigh) -> None:
    """Green has 2 boxes on card 06."""
    pos = play_moves(table("06 01", "03 12"), *"ggrrb")
    weighed = worths(weigh, pos.state)
    assert weighed["keep gg"] > weighed["keep g"]
    assert weighed["keep gg"] > weighed["keep b"]


def test_judgement_knows_that_a_second_reroll_follows() -> None:
    pos = play_moves(table("06 12", "03 01"), *"rrroo")
    later = play_moves(pos, "keep rrr", *"oo")
    assert worths(judge, pos.state)["keep rrr"] > worths(judge, later.state)["keep rrr"]
    assert worths(judge, pos.state)["stop"] == pytest.approx(worths(judge, later.state)["stop"])


def test_judgement_minds_what_the_others_make_of_the_roll() -> None:
    """Seat 1 lacks one row to finish card 02; purple would do, and blue as well."""
    calm = play_moves(table("06 12", "02 22"), *"bbbbr")
    tense = draw_replacements(fill_rows(table("06 12", "02 22"), 1, "02", "oy"))
    tense = play_moves(play_round(tense, "rrrrr", "pass", "pass") if tense.view()["roller"] == 1 else tense, *"bbbbr")
    assert tense.actor == 0
    assert worths(judge, tense.state)["stop"] < worths(judge, calm.state)["stop"]


@pytest.mark.parametrize(("other", "choice"), [(0, "mark 06"), (20, "pass")])
def test_judgement_ends_the_game_as_its_winner_only(other: int, choice: str) -> None:
    """O10: card 06 would be the fourth, and gives 17 points. Seat 1 has scored three of as many points each."""
    state = roll_and_stop(draw_replacements(fill_rows(table("06 12", "03 01"), 0, "06", "yb")), "ppppp").state
    state.scored_size[:2] = 3
    state.points[0, :3] = 5
    state.points[1, :3] = other
    state.marks[11] = state.boxes[11]  # so that nothing fits on card 12
    assert best(judge, state) == choice


@pytest.mark.parametrize("weigh", [gain, judge])
@pytest.mark.parametrize("draft", [False, True])
def test_weighing_changes_nothing(weigh: Weigh, draft: bool) -> None:  # noqa: FBT001 - an option of the game
    pos = Game("onecard", players=3, draft=draft).start()
    chance = random.Random(5)
    while pos.actor is not None:
        if isinstance(pos.actor, int):
            state, moves, values = pos.state, np.zeros(rules.MOST_MOVES, np.int32), np.zeros(rules.MOST_MOVES)
            count = rules.legal(state, moves)
            before, listed = state.tobytes(), moves.copy()
            weigh(state, moves, count, values)
            assert state.tobytes() == before
            assert (moves == listed).all()
            assert np.isfinite(values).all()
        pos = pos.play(chance.choice([*pos.legal(), *pos.chance()]))


def test_the_outlook_is_even_at_first_and_better_for_who_has_scored() -> None:
    assert outlooks(table("02 12", "07 17")) == pytest.approx([0.5, 0.5], abs=0.02)
    pos = draw_replacements(fill_rows(table("02 12", "07 17"), 0, "02", "oyb"))
    mine, other = outlooks(pos)
    assert mine > 0.8
    assert mine + other == pytest.approx(1)


def test_a_playout_horizon_is_a_round() -> None:
    pos = table("06 12", "03 01")
    assert playout_horizon(pos.state) == playout_horizon(roll_and_stop(pos, "ggyyy").state)
    assert playout_horizon(pos.state) != playout_horizon(play_round(pos, "ggyyy", "mark 06", "pass").state)


def test_the_tree_key_tells_marks_apart_but_not_dice() -> None:
    pos = table("06 12", "03 01")
    assert tree_key(play_moves(pos, *"ggyyy").state) == tree_key(play_moves(pos, *"ooooo").state)
    marked = [play_round(pos, "ggyyy", "mark 06", other) for other in ("mark 03", "pass")]
    assert tree_key(marked[0].state) != tree_key(marked[1].state)


@pytest.mark.parametrize(("players", "draft"), [(2, False), (3, False), (4, True)])
def test_judgement_beats_greed(players: int, draft: bool) -> None:  # noqa: FBT001 - an option of the game
    """100 games between `judge` and `gain` at alternating seats: the mean lead is clear."""
    start = Game("onecard", players=players, draft=draft).start().state
    leads = [lead(start.copy(), number) for number in range(100)]
    assert np.mean(leads) > 2.5


def lead(state: AnyState, number: int) -> float:
    """Play a game; return the lead in points of the seats that use `judge` over those that use `gain`."""
    rng = np.random.default_rng(number)
    moves, values = np.zeros(rules.MOST_MOVES, np.int32), np.zeros(rules.MOST_MOVES)
    weights = np.zeros(rules.OUTCOMES, np.int32)
    while (who := rules.actor(state)) != actors.OVER:
        if who == actors.CHANCE:
            total = rules.chance(state, weights)
            rules.play(state, int(np.searchsorted(np.cumsum(weights), rng.integers(total), side="right")))
        else:
            count = rules.legal(state, moves)
            (judge if (who + number) % 2 else gain)(state, moves, count, values)
            rules.play(state, int(moves[np.argmax(values[:count])]))
    scores, ranks = np.zeros(4, np.int32), np.zeros(4, np.int32)
    final(state, scores, ranks)
    judging = (np.arange(state.players) + number) % 2 == 1
    return float(scores[: state.players][judging].mean() - scores[: state.players][~judging].mean())
