"""What the table of Ingenious says: the last move, whose turn it is, the position and the result."""

from random_games import positions
from stol import Game
from stol.text import speak
from stol.web.html.stage import ingenious as stage
from stol.web.scene.ingenious.words import placement_template, progress
from stol.web.scene.scene import Scene
from web.stage.ingenious_pages import (
    TABLES,
    Page,
    drawn,
    first_turn,
    greedy_game,
    looked_at,
    scene_of,
    seat_of,
    some_tables,
    swap_offer,
)


def test_the_last_move_is_marked_and_told() -> None:
    before, then = first_turn()
    for seat, words in ((0, "You placed red–green: 1 red."), (1, "Ana placed red–green: 1 red."), (None, "Ana placed")):
        scene = scene_of(then, seat, before)
        assert stage.draw(scene).last_move.startswith(words)
        (mark,) = drawn(scene).all("g", having="data-by")
        assert mark.attributes["data-by"] == "0"
    assert stage.draw(scene_of(then, 0)).last_move == ""


def test_your_own_tile_keeps_its_name_on_the_way_from_the_rack() -> None:
    before, then = first_turn()
    (mark,) = drawn(scene_of(then, 0, before)).all("g", having="data-by")
    on_rack = [part.attributes["data-piece"] for part in drawn(scene_of(before, 0)).all("span", having="data-piece")]
    assert mark.attributes["data-piece"] in on_rack


def test_swapping_and_refilling_are_told() -> None:
    asked = swap_offer()
    seat, swapped, kept = seat_of(asked), asked.play("swap"), asked.play("refill")
    assert stage.draw(scene_of(swapped, seat, asked)).last_move == "You swapped all your tiles."
    assert stage.draw(scene_of(kept, seat, asked)).last_move == "You kept your tiles and refilled the rack."
    other = scene_of(swapped, 1 - seat, asked)
    assert "swapped all tiles" in stage.draw(other).last_move
    assert len(drawn(other).all("div", "openrack")) == 2  # what was set aside lies open


def test_in_a_first_turn_the_free_printed_symbols_are_marked() -> None:
    page = looked_at(first_turn()[1].play("pp"), tile="gg")
    (mark,) = page.all("path", "awaited")
    assert mark.attributes["d"].count("M") == 5  # all but red, which Ana has touched
    assert "first tile" in page.all("p", "hint")[0].text


def test_a_placement_tells_its_gains_and_bonus_plays() -> None:
    told = {
        (): "no points.",
        (("r", 3),): "3 red.",
        (("r", 3), ("g", 1)): "3 red and 1 green.",
    }
    for gains, words in told.items():
        assert placement_template(speak(), "rg", gains, 0).endswith(f": {words}")
    assert placement_template(speak(), "rr", (("r", 3),), 1).endswith(": 3 red. Ingenious, a bonus play.")
    assert placement_template(speak(), "rg", (("r", 3), ("g", 2)), 2).endswith(" green. Ingenious, 2 bonus plays.")


def test_tracks_and_racks_are_labelled_with_their_players() -> None:
    labels = [part.attributes["aria-label"] for part in drawn(team_scene(0)).all("section", "tracks-row")]
    assert labels == ["Tracks: Tomek and Ivo", "Tracks: You and Vera"]
    labels = [part.attributes["aria-label"] for part in drawn(team_scene(None)).all("section", "tracks-row")]
    assert labels == ["Tracks: Tomek and Ivo", "Tracks: Ana and Vera"]
    alone = drawn(scene_of(positions(TABLES[1])[-2], 0)).all("section", "tracks-row")
    assert [part.attributes["aria-label"] for part in alone] == ["Tracks: Tomek", "Your tracks"]
    racks = {part.attributes.get("aria-label") for part in drawn(team_scene(0)).all("ol")}
    assert "Rack: Vera" in racks


def team_scene(seat: int | None) -> Scene:
    """Teams with open racks, near the end."""
    return scene_of(positions(TABLES[5])[-2], seat)


def test_the_turn_pill_says_who_does_what() -> None:
    before, then = first_turn()
    assert stage.draw(scene_of(before, 0)).turn == "Your turn"
    assert stage.draw(scene_of(before, 1)).turn == "Ana plays"
    assert stage.draw(scene_of(then, 0)).turn == "You draw"
    assert stage.draw(scene_of(then, None)).turn == "Ana draws"
    assert stage.draw(scene_of(Game("ingenious").start(), 0)).turn == "Tiles are dealt"
    bonus = next(position for position in greedy_game() if position.view()["bonus"])
    assert stage.draw(scene_of(bonus, seat_of(bonus))).turn == "Your bonus play"
    assert stage.draw(scene_of(greedy_game()[-1], 0)).turn == "The game is over"


def test_the_position_is_told_in_words() -> None:
    before, then = first_turn()
    words = str(stage.draw(scene_of(then, 0, before)).transcript)
    assert "<li>red<ul><li>0,−5</li><li>0,−4</li></ul></li>" in words
    assert "You: red–green, red–green, double blue, double blue and yellow–purple" in words
    assert "Tomek: 6 tiles" in words
    assert "free for a first tile: green, blue, orange, yellow and purple" in words
    assert "108 tiles in the bag" in words


def test_progress_is_told_in_few_words() -> None:
    before, then = first_turn()
    assert progress(before.open_view(), speak()) == "85 free spaces"
    assert progress(then.open_view(), speak()) == "83 free spaces"


@some_tables
def test_the_result_lists_the_best_first_with_every_colour(game: Game) -> None:
    end = positions(game)[-1]
    assert end.result
    ranks, tracks = end.result["ranks"], end.view()["tracks"]
    rows = Page(str(stage.result(scene_of(end, 0)))).all("tr")[1:]
    assert len(rows) == len(tracks)
    for row, seat in zip(rows, sorted(range(len(rows)), key=lambda seat: ranks[seat]), strict=True):
        numbers = [int(word) for word in row.text.split() if word.isdigit()]
        rank = [ranks[seat]] if game.players > 1 else []
        assert numbers == [*rank, *sorted(tracks[seat].values()), end.result["scores"][seat]]
