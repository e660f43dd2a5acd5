"""O9 to O12: replacements, the end, and who wins."""

from games.onecard.table import (
    EQUAL,
    card,
    cards,
    draft_table,
    draw_replacements,
    fill_rows,
    play_moves,
    play_round,
    play_round_with,
    points,
    roll_and_stop,
    score,
    table,
)
from stol import Position


def test_o9_who_scored_a_card_draws_a_new_one() -> None:
    pos = fill_rows(table("02 12", "03 01"), 0, "12", "ogp")
    assert (pos.actor, pos.view()["phase"], cards(pos, 0)) == ("chance", "deal", ["02"])
    assert len(pos.chance()) == pos.view()["deck"] == 26
    pos = pos.play("30")
    assert pos.view()["hands"][0][1] == {"card": "30", "marks": dict.fromkeys("roygb", 0)}
    assert pos.view()["phase"] == "roll"


def all_about_to_score(players: int) -> Position:
    """All seats have a card with two full rows and an empty third; seat 2 (with two players, seat 0) rolls."""
    hands = [f"{2 * seat + 1:02} {2 * seat + 2:02}" for seat in range(players)]
    pos = table(*hands, deck=EQUAL)
    for colour in "ro":
        pos = play_round_with(pos, colour * 4 + "p", {seat: f"mark {2 * seat + 1:02}" for seat in range(players)})
    return pos


def test_o9_they_draw_clockwise_from_the_roller() -> None:
    pos = play_round_with(all_about_to_score(4), "yyyyp", {seat: f"mark {2 * seat + 1:02}" for seat in (0, 1, 3)})
    assert pos.view()["roller"] == 2
    for number, seat in [("30", 3), ("29", 0), ("28", 1)]:
        assert pos.actor == "chance"
        pos = pos.play(number)
        assert number in cards(pos, seat)
    assert pos.view()["phase"] == "roll"


def test_o9_who_scored_nothing_draws_nothing() -> None:
    pos = play_round_with(all_about_to_score(3), "yyyyp", {1: "mark 03"}).play("30")
    assert [len(cards(pos, seat)) for seat in range(3)] == [2, 2, 2]
    assert pos.view()["phase"] == "roll"


def test_o9_then_the_dice_pass_clockwise() -> None:
    pos = table("06 12", "03 01", "20 30")
    rollers = []
    for _ in range(5):
        rollers.append(pos.view()["roller"])
        pos = play_round(pos, "ooooo", "pass", "pass", "pass")
    assert rollers == [0, 1, 2, 0, 1]


def test_o9_the_dice_pass_after_all_replacements() -> None:
    pos = play_round_with(all_about_to_score(3), "yyyyp", {0: "mark 01", 1: "mark 03"})
    for number in ("29", "30"):
        assert (pos.view()["roller"], pos.view()["dice"]) == (2, "yyyyp")
        pos = pos.play(number)
    assert (pos.view()["roller"], pos.view()["dice"]) == (0, "")


def nearly_over(players: int = 2) -> Position:
    """Seat 0 has scored three cards and has two full rows on card 04; the others have only passed."""
    hands = ["01 02", *(f"{10 + seat} {20 + seat}" for seat in range(1, players))]
    pos = table(*hands, deck=EQUAL)
    for number, drawn in [("01", "03"), ("02", "04"), ("03", "05")]:
        pos = fill_rows(pos, 0, number, "gby").play(drawn)
    return fill_rows(pos, 0, "04", "gb")


def test_o10_the_game_ends_after_the_round_in_which_somebody_has_scored_a_fourth_card() -> None:
    pos = nearly_over()
    assert list(points(pos, 0)) == ["01", "02", "03"]
    assert pos.result is None
    pos = fill_rows(pos, 0, "04", "y")
    assert (pos.actor, pos.view()["phase"]) == (None, "over")
    assert pos.result is not None
    assert pos.legal() == []
    assert pos.chance() == {}


def test_o10_the_round_is_played_to_its_end() -> None:
    pos = roll_and_stop(nearly_over(3), "yyyyp")
    choices = {0: "mark 04", 1: "mark 11", 2: "mark 22"}
    for _ in range(3):
        assert isinstance(pos.actor, int)
        pos = pos.play(choices[pos.actor])
    assert pos.result == {"scores": [48, 4, 4], "ranks": [1, 2, 2], "winners": [0]}


def test_o10_no_cards_are_drawn_after_it() -> None:
    pos = fill_rows(nearly_over(), 0, "04", "y")
    assert cards(pos, 0) == ["05"]
    assert pos.view()["deck"] == 30 - 4 - 3


def test_o10_the_table_stays_as_it_lies() -> None:
    before = nearly_over()
    pos = fill_rows(before, 0, "04", "y")
    view = pos.view()
    assert (view["dice"], view["roller"], view["rolls_left"]) == ("yyyyp", before.view()["roller"], 2)
    assert view["chosen"] == [None, None]


def test_o11_each_full_row_of_an_unfinished_card_gives_its_boxes_without_suns() -> None:
    pos = fill_rows(fill_rows(nearly_over(), 1, "21", "r"), 0, "04", "y")
    assert pos.result == {"scores": [48, 4], "ranks": [1, 2], "winners": [0]}


def test_o11_the_worked_example_typed_in() -> None:
    """Card 03, yellow (6, sun) and purple (3) full: 9, no sun bonus."""
    typed = [[card("03", o=3, y=6, g=0, b=2, p=3)]]
    assert score(typed, [[]]) == [{"scored": 0, "unfinished": 9, "total": 9}]


def test_o11_the_worked_example_played() -> None:
    pos = fill_rows(table("12 22", "03 01"), 1, "03", "yp")
    for number, colours, drawn in [("12", "ogp", "02"), ("22", "ogp", "07"), ("02", "ogp", "17")]:
        pos = fill_rows(pos, 0, number, colours).play(drawn)
    pos = fill_rows(pos, 0, "07", "ryb")
    assert pos.result == {"scores": [48, 9], "ranks": [1, 2], "winners": [0]}
    assert pos.view()["hands"][1][1] == {"card": "03", "marks": {"o": 0, "y": 6, "g": 0, "b": 0, "p": 3}}


def test_o11_the_highest_total_wins_even_without_a_fourth_card() -> None:
    pos = table("01 02", "11 12", deck=EQUAL)
    for number, drawn in [("11", "13"), ("12", "14"), ("13", "15")]:
        pos = fill_rows(pos, 1, number, "roy").play(drawn)
    for number, drawn in [("01", "03"), ("02", "04"), ("03", "05")]:
        pos = fill_rows(pos, 0, number, "gby").play(drawn)
    pos = fill_rows(pos, 0, "04", "gby")
    assert pos.result == {"scores": [48, 51], "ranks": [2, 1], "winners": [1]}


def all_score_together(pos: Position) -> Position:
    """Play on until all seats have filled the same three rows of four cards in the same rounds."""
    for _ in range(4):
        pos = draw_replacements(pos)
        lowest = [f"mark {cards(pos, seat)[0]}" for seat in range(pos.game.players)]
        for colour in "roy":
            pos = play_round_with(pos, colour * 4 + "p", dict(enumerate(lowest)))
    return pos


def test_o11_players_tied_for_it_share_the_win() -> None:
    pos = all_score_together(table("01 02", "03 04", "05 06", deck=EQUAL))
    assert pos.result == {"scores": [68, 68, 68], "ranks": [1, 1, 1], "winners": [0, 1, 2]}


def test_o12_four_players_draw_at_most_20_cards() -> None:
    pos = all_score_together(table("01 02", "03 04", "05 06", "07 08", deck=EQUAL))
    assert pos.view()["deck"] == 10


def test_o12_four_players_draw_at_most_27_cards_in_the_draft_variant() -> None:
    hands = [" ".join(f"{5 * seat + number:02}" for number in range(1, 6)) for seat in range(4)]
    pos = all_score_together(draft_table(*hands, display="21 22 23", deck=EQUAL))
    assert pos.view()["deck"] == 3


def test_o12_there_is_no_limit_on_rounds() -> None:
    pos = table("06 12", "03 01")
    for _ in range(300):
        pos = play_round(pos, "ooooo", "pass", "pass")
    assert pos.ply == 4 + 300 * 8
    assert (pos.actor, pos.result) == ("chance", None)


def test_o12_a_million_plies_are_counted() -> None:
    pos = table("06 12", "03 01")
    state = pos.state
    state.ply = 1_000_000
    assert play_moves(Position(pos.game, state), *"royyb").ply == 1_000_005
