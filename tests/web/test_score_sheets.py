"""Score sheets: every number is that of stol.score and of the rules, corrections are possible, and no entry is lost."""

import threading
from pathlib import Path

import pytest

import stol
from conformance.decks import OTHER_DECK
from conformance.tables import OPTION_SETS, Table
from sampling import sample
from stol.table.sheets import MOST_EARLIER, SheetPlan, SheetStore
from stol.table.store import Store
from stol.text import speak
from stol.web.service.denied import NotFound
from stol.web.service.score_sheet import clustered, ingenious, onecard, pixies
from stol.web.service.score_sheet.book import Entry, Stale, enter, explained, find_sheet, open_sheet, sheets_of
from stol.web.service.score_sheet.entry import BadEntry
from stol.web.service.score_sheet.sheet import find_game, standings
from web.score_sheets import blank_sheet, entered, sheet_of


def tables() -> list[Table]:
    every = []
    for key, sets in OPTION_SETS.items():
        for options in sets:
            for players in range(1, 9):
                try:
                    stol.Game(key, players, **options)
                except stol.BadOptions:
                    continue
                every.append(Table(key, players, options))
    return every


TABLES = sample(tables(), "score sheets", lambda table: [table.key, *table.options, (table.key, table.players == 1)])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_real_game_that_is_entered_has_its_points_and_ranks(table: Table) -> None:
    game = sheet_of(table)
    assert find_game(table.key).problem(game.sheet) is None
    result, ranked = game.view["result"], standings(game.sheet)
    for own in ranked:
        for seat in game.sheet.parties[own.party]:
            assert (own.score.total, own.rank) == (result["scores"][seat], result["ranks"][seat])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_point_is_explained(table: Table) -> None:
    game = sheet_of(table)
    ranked = standings(game.sheet)
    rounds = (1, 2, 3) if table.key == "pixies" else (1,)
    for language in ("en", "ru"):
        told = [explained(game.sheet, number, speak(language)) for number in rounds]
        for own in ranked:
            seats = game.sheet.parties[own.party]
            closing = [next(step for step in steps if step.is_sum and step.seats == seats) for steps in told]
            assert sum(step.total for step in closing) == own.score.total
            assert all(step.rules for steps in told for step in steps)


def test_items_are_those_of_stol_score() -> None:
    sheet = sheet_of(Table("pixies", 3, {})).sheet
    for number in (1, 2, 3):
        assert list(pixies.round_scores(sheet, number).items) == stol.score(pixies.score_table(sheet, number))
    cards = sheet_of(Table("onecard", 2, {"deck": OTHER_DECK})).sheet
    assert list(onecard.card_scores(cards).items) == stol.score(onecard.score_table(cards))
    game = sheet_of(Table("clustered", 2, {"largest_bonus": True}))
    assert list(clustered.table_scores(game.sheet).items) == game.view["points"] == stol.score(game.view)
    tracks = sheet_of(Table("ingenious", 4, {"teams": True})).sheet
    assert list(ingenious.track_scores(tracks).items) == stol.score(ingenious.score_table(tracks))


def test_a_card_that_somebody_has_is_out_and_can_be_corrected() -> None:
    sheet = entered(blank_sheet("pixies", 2, {}), 1, "up 1 r6")
    with pytest.raises(BadEntry):
        entered(sheet, 2, "up 1 r6")
    assert pixies.used(entered(sheet, 2, "up 2 r6"), 2) == {"r6": 1}  # cards are shuffled after each round
    sheet = entered(entered(sheet, 1, "seal 1 6"), 1, "up 1 b6+1")
    assert pixies.areas(sheet, 1)[0][5] == "b6+1/"
    sheet = entered(entered(sheet, 1, "clear 1 6"), 2, "up 1 b6+1")
    assert pixies.used(sheet, 1) == {"b6+1": 1}


def test_the_next_empty_cell_follows_the_one_that_was_entered() -> None:
    sheet = entered(entered(blank_sheet("pixies", 2, {}), 1, "down 1 4"), 1, "empty 1 5")
    area = pixies.areas(sheet, 1)[0]
    assert (pixies.next_cell(area), pixies.next_cell(area, 3), pixies.next_cell(area, 8)) == (0, 5, 0)


def test_18_is_ingenious_in_the_turn_that_reaches_it() -> None:
    sheet = blank_sheet("ingenious", 2, {})
    for _ in range(18):
        sheet = entered(sheet, 1, "more r")
    assert ingenious.reached(sheet, ingenious.parts(sheet)[0]) == ["r"]
    with pytest.raises(BadEntry):
        entered(sheet, 1, "more r")
    after = entered(sheet, 1, "turn")
    assert ingenious.reached(after, ingenious.parts(after)[0]) == []
    back = entered(after, 1, "less r")  # a correction
    assert ingenious.reached(entered(back, 1, "more r"), ingenious.parts(entered(back, 1, "more r"))[0]) == ["r"]


def test_a_tie_is_broken_by_the_next_colour() -> None:
    sheet = blank_sheet("ingenious", 2, {})
    for letter in "rgboyp":
        sheet = entered(entered(sheet, 1, f"more {letter}"), 2, f"more {letter}")
    assert [own.rank for own in standings(sheet)] == [1, 1]
    assert [own.rank for own in standings(entered(sheet, 2, "more b"))] == [2, 1]


def test_a_card_with_three_full_rows_is_scored_and_makes_room_for_another() -> None:
    sheet = entered(entered(blank_sheet("onecard", 2, {}), 1, "add 01"), 1, "add 02")
    with pytest.raises(BadEntry):
        entered(sheet, 1, "add 03")
    for row in onecard.rows(sheet)["01"][:3]:
        sheet = entered(sheet, 1, f"mark 01 {row.colour} {row.boxes}")
    assert onecard.card_scores(sheet).items[0]["scored"] == standings(sheet)[0].score.total > 0
    assert onecard.may_add(sheet, 0)
    with pytest.raises(BadEntry):
        entered(sheet, 2, "add 02")


def test_clustered_is_counted_by_totals_as_well_and_nothing_is_lost_between() -> None:
    sheet = entered(blank_sheet("clustered", 2, {}), 1, "lay 1 0")
    typed = entered(entered(sheet, 0, "by totals"), 2, "totals", rows="7", columns="3", rectangle="6")
    assert [own.score.total for own in standings(typed)] == [0, 16]
    assert clustered.owners(entered(typed, 0, "by cards")) == {(1, 0): 0}
    with pytest.raises(BadEntry):
        entered(typed, 2, "totals", rows="many")
    with pytest.raises(BadEntry):
        entered(sheet, 2, "lay 9 9")  # beside no card


def test_a_first_bonus_without_such_cards_is_told() -> None:
    sheet = entered(blank_sheet("clustered", 2, {"first_bonus": True}), 0, "first_run 1")
    problem = clustered.problem(sheet)
    assert problem
    assert problem.rules == ("C17",)


@pytest.mark.parametrize("do", ["", "up", "up 9 r6", "up 1 z9", "seal 1 0", "down 1 ²", "more x", "lay 1", "names 3"])
@pytest.mark.parametrize("game", OPTION_SETS)
def test_what_makes_no_sense_is_refused(game: str, do: str) -> None:
    for part in (0, 1):
        with pytest.raises(BadEntry):
            entered(blank_sheet(game, 2, {}), part, do)


# ---- in the database


@pytest.fixture
def store(tmp_path: Path) -> SheetStore:
    return Store(f"sqlite:///{tmp_path / 'tables.db'}").sheets


def open_pixies(store: SheetStore) -> str:
    return open_sheet(store, SheetPlan("pixies", 2, {}), ["Mira", "  Oskar\n"], "host")


def test_a_sheet_is_found_again(store: SheetStore) -> None:
    code = open_pixies(store)
    sheet = enter(store, find_sheet(store, "pixies", code), Entry(1, "up 1 r6"), {})
    assert find_sheet(store, "pixies", code) == sheet
    assert sheet.shared.names == ("Mira", "Oskar")
    assert [own.code for own in sheets_of(store, "host", "pixies")] == [code]
    assert sheets_of(store, "host", "onecard") == sheets_of(store, "guest", "pixies") == []
    for game, name in (("onecard", code), ("pixies", "nobody"), ("pixies", "é" * 99), ("chess", code)):
        with pytest.raises(NotFound):
            find_sheet(store, game, name)


def test_an_entry_that_is_sent_twice_is_made_once(store: SheetStore) -> None:
    code = open_sheet(store, SheetPlan("ingenious", 2, {}), ["", ""], "host")
    for steps, once in enumerate(("a1", "long" * 99, "not\0text"), 1):
        for _ in range(3):
            sheet = enter(store, find_sheet(store, "ingenious", code), Entry(1, "more r", once=once), {})
        assert ingenious.parts(sheet)[0].steps["r"] == steps
        assert sheet.parts[0].once.isprintable()  # PostgreSQL stores no NUL


def test_what_was_meant_for_an_earlier_version_is_not_made(store: SheetStore) -> None:
    sheet = find_sheet(store, "pixies", open_pixies(store))
    later = enter(store, sheet, Entry(1, "up 1 r6", version=0), {})
    with pytest.raises(Stale):
        enter(store, later, Entry(1, "undo", version=0), {})
    assert enter(store, later, Entry(2, "down 1 1", version=0), {}).stamp == "0-1-1"  # another part


def test_entries_are_undone_one_by_one(store: SheetStore) -> None:
    sheet = find_sheet(store, "pixies", open_pixies(store))
    for cell in range(1, 10):
        sheet = enter(store, sheet, Entry(1, f"down 1 {cell}"), {})
    for _ in range(MOST_EARLIER):
        sheet = enter(store, sheet, Entry(1, "undo"), {})
    assert set(pixies.areas(sheet, 1)[0]) == {pixies.UNKNOWN}


def test_two_devices_that_enter_at_once_lose_nothing(store: SheetStore) -> None:
    code = open_sheet(store, SheetPlan("ingenious", 2, {}), ["", ""], "host")

    def tap(letter: str) -> None:
        for _ in range(8):
            enter(store, find_sheet(store, "ingenious", code), Entry(1, f"more {letter}"), {})

    devices = [threading.Thread(target=tap, args=(letter,)) for letter in "rg"]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    steps = ingenious.parts(find_sheet(store, "ingenious", code))[0].steps
    assert (steps["r"], steps["g"]) == (8, 8)
