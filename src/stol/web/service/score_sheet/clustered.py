"""The score sheet of Clustered: whose cards lie where, or totals of rows, columns and rectangles."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stol.errors import BadTable, Reason
from stol.games.clustered.components import NAMES, START_CARD, start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.score_table import check_bonuses, fill, first_seat, read_cards
from stol.games.clustered.state import NEIGHBOURS
from stol.games.clustered.view import LaidCard
from stol.games.options import choose
from stol.games.view import View
from stol.table_entry import TABLE
from stol.web.service.score_sheet.entry import BadEntry, Fields, bad_entry, is_whole
from stol.web.service.score_sheet.sheet import PartyScore, Scored, Shared, Sheet, base_view, count

Space: TypeAlias = tuple[int, int]
TOTALS: Final = ("rows", "columns", "rectangle", "bonus")
MOST = 300
"""The highest total that can be typed; no game reaches it."""
ANY_CARD = "J"
"""Stands for every card: points depend only on whose card it is."""


class ClusteredPart(Struct, frozen=True):
    spaces: tuple[Space, ...] = ()
    """Where the player's cards lie, in the order in which they were entered."""
    totals: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Typed in, in the order of `TOTALS`."""


def blank() -> str:
    return msgspec.json.encode(ClusteredPart()).decode()


def parts(sheet: Sheet) -> list[ClusteredPart]:
    return [msgspec.json.decode(part.content, type=ClusteredPart) for part in sheet.parts]


def owners(sheet: Sheet) -> dict[Space, int]:
    """The spaces with cards, each with its player."""
    return {space: party for party, part in enumerate(parts(sheet)) for space in part.spaces}


def starts(sheet: Sheet) -> list[Space]:
    return list(start_cards(sheet.plan.players))


def free_spaces(sheet: Sheet) -> list[Space]:
    """The free spaces beside cards, where the next card can lie (C4), from top to bottom."""
    taken = owners(sheet).keys() | set(starts(sheet))
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in NEIGHBOURS} - taken
    options, players = choose(Options, "clustered", sheet.plan.options), sheet.plan.players
    (width, height), (left, top) = options.sides(players), options.corner(players)
    inside = [(x, y) for x, y in beside if 0 <= x - left < width and 0 <= y - top < height]
    return sorted(inside, key=lambda space: space[::-1])


def deck_size(sheet: Sheet, party: int) -> int:
    return len(NAMES) - 1 + choose(Options, "clustered", sheet.plan.options).jokers_of(party)


def change(sheet: Sheet, party: int, words: list[str], fields: Fields) -> str:
    """`lay 3 -1`, `lift 3 -1`, or `totals` with a field for each total."""
    part = parts(sheet)[party]
    match words:
        case ["lay", x, y] if is_coordinate(x) and is_coordinate(y) and (int(x), int(y)) in free_spaces(sheet):
            if len(part.spaces) >= deck_size(sheet, party):
                raise BadEntry(Reason("score-wrong-deck", {"count": deck_size(sheet, party)}, ("C1", "C13")))
            changed = msgspec.structs.replace(part, spaces=(*part.spaces, (int(x), int(y))))
        case ["lift", x, y] if is_coordinate(x) and is_coordinate(y) and (int(x), int(y)) in part.spaces:
            spaces = tuple(space for space in part.spaces if space != (int(x), int(y)))
            changed = msgspec.structs.replace(part, spaces=spaces)
        case ["totals"]:
            changed = msgspec.structs.replace(part, totals=read_totals(fields))
        case _:
            raise bad_entry(" ".join(words))
    return msgspec.json.encode(changed).decode()


def is_coordinate(text: str) -> bool:
    return is_whole(text, -MOST, MOST)


def read_totals(fields: Fields) -> tuple[int, int, int, int]:
    typed = [fields.get(name, "").strip() or "0" for name in TOTALS]
    for text in typed:
        if not is_whole(text, 0, MOST):
            raise BadEntry(Reason("score-wrong-number", {"typed": text[:20], "most": MOST}))
    rows, columns, rectangle, bonus = map(int, typed)
    return rows, columns, rectangle, bonus


def change_shared(sheet: Sheet, words: list[str]) -> Shared:
    """`by totals`, `by cards`; `first_run 2`, `first_rectangle none`: who has which first bonus."""
    match words:
        case ["by", "totals" | "cards"]:
            return msgspec.structs.replace(sheet.shared, totals=words[1] == "totals")
        case ["first_rectangle" | "first_run", "none"]:
            return msgspec.structs.replace(sheet.shared, **{words[0]: None})
        case ["first_rectangle" | "first_run", party] if is_whole(party, 0, len(sheet.parts) - 1):
            return msgspec.structs.replace(sheet.shared, **{words[0]: int(party)})
    raise bad_entry(" ".join(words))


def laid_cards(sheet: Sheet) -> list[LaidCard]:
    laid: list[LaidCard] = [{"x": x, "y": y, "card": START_CARD, "owner": None} for x, y in starts(sheet)]
    for party, part in enumerate(parts(sheet)):
        laid += [{"x": x, "y": y, "card": ANY_CARD, "owner": party} for x, y in part.spaces]
    return laid


def bonuses(sheet: Sheet) -> dict[str, int | None]:
    given = bool(sheet.plan.options.get("first_bonus"))
    shared = sheet.shared
    return {
        "first_rectangle": shared.first_rectangle if given else None,
        "first_run": shared.first_run if given else None,
    }


def score_table(sheet: Sheet) -> dict[str, object]:
    """The table as `stol.score` takes it. Faces of cards are unknown, so it is not scored strictly."""
    return {
        "game": "clustered",
        "options": sheet.plan.options,
        "players": sheet.plan.players,
        "cards": laid_cards(sheet),
        "bonuses": bonuses(sheet),
    }


def table_scores(sheet: Sheet) -> Scored:
    if sheet.shared.totals:
        named = [dict(zip(TOTALS, part.totals, strict=True)) for part in parts(sheet)]
        return Scored(tuple({**items, "total": sum(items.values())} for items in named))
    return count(score_table(sheet), strict=False)


def scores(sheet: Sheet) -> list[PartyScore]:
    items = table_scores(sheet).items
    totals = [int(own["total"]) for own in items] or [0] * len(sheet.parts)
    return [PartyScore(total, (total,), is_entered(sheet, party)) for party, total in enumerate(totals)]


def is_entered(sheet: Sheet, party: int) -> bool:
    part = parts(sheet)[party]
    return any(part.totals) if sheet.shared.totals else bool(part.spaces)


def problem(sheet: Sheet) -> Reason | None:
    if sheet.shared.totals:
        return None
    return table_scores(sheet).problem or bonus_problem(sheet)


def bonus_problem(sheet: Sheet) -> Reason | None:
    """Why nobody can have a first bonus that was given (C17)."""
    state, seats, first = fill(read_cards(laid_cards(sheet), TABLE), TABLE), sheet.plan.players, bonuses(sheet)
    state.first_rectangle = first_seat(first["first_rectangle"], "first_rectangle", seats, TABLE)
    state.first_run = first_seat(first["first_run"], "first_run", seats, TABLE)
    try:
        check_bonuses(state, TABLE)
    except BadTable as error:
        return error.reason
    return None


def view(sheet: Sheet, _round_number: int) -> View | None:
    if sheet.shared.totals or problem(sheet):
        return None
    points = [dict(items) for items in table_scores(sheet).items]
    return base_view(sheet) | {"cards": laid_cards(sheet), "bonuses": bonuses(sheet), "points": points}
