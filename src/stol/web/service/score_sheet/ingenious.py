"""The score sheet of Ingenious: six tracks for each player or team, stepped up and down."""

import msgspec
from msgspec import Struct

from stol.errors import Reason
from stol.games.ingenious.components import COLOURS, TRACK_END
from stol.games.ingenious.options import Options
from stol.games.options import choose
from stol.games.view import View
from stol.web.service.score_sheet.entry import BadEntry, Fields, bad_entry
from stol.web.service.score_sheet.sheet import PartyScore, Scored, Sheet, base_view, count, no_shared_entry

ZERO = dict.fromkeys(COLOURS, 0)

change_shared = no_shared_entry


class IngeniousPart(Struct, frozen=True):
    steps: dict[str, int] = msgspec.field(default_factory=ZERO.copy)
    before: dict[str, int] = msgspec.field(default_factory=ZERO.copy)
    """The steps at the start of the turn that is being entered."""


def blank() -> str:
    return msgspec.json.encode(IngeniousPart()).decode()


def parts(sheet: Sheet) -> list[IngeniousPart]:
    return [msgspec.json.decode(part.content, type=IngeniousPart) for part in sheet.parts]


def track_end(sheet: Sheet) -> int:
    return choose(Options, "ingenious", sheet.plan.options).track_end(sheet.plan.players)


def reached(sheet: Sheet, part: IngeniousPart) -> list[str]:
    """The colours that have come to 18, or on a double track to 36, in the turn that is being entered (I9, I16)."""
    goals = range(TRACK_END, track_end(sheet) + 1, TRACK_END)
    return [letter for letter in COLOURS if any(part.before[letter] < goal <= part.steps[letter] for goal in goals)]


def change(sheet: Sheet, party: int, words: list[str], _fields: Fields) -> str:
    """`more r`, `less r`, or `turn`: the turn is over."""
    part = parts(sheet)[party]
    match words:
        case ["more" | "less", letter] if letter in ZERO:
            step = part.steps[letter] + (1 if words[0] == "more" else -1)
            if not 0 <= step <= track_end(sheet):
                named: dict[str, str | int] = {"colour": letter, "end": track_end(sheet)}
                raise BadEntry(Reason("score-wrong-step", named, ("I8", "I16")))
            before = {**part.before, letter: min(part.before[letter], step)}
            changed = IngeniousPart({**part.steps, letter: step}, before)
        case ["turn"]:
            changed = IngeniousPart(part.steps, part.steps)
        case _:
            raise bad_entry(" ".join(words))
    return msgspec.json.encode(changed).decode()


def score_table(sheet: Sheet) -> dict[str, object]:
    """The tracks as `stol.score` takes them."""
    return {"game": "ingenious", "options": sheet.plan.options, "tracks": [part.steps for part in parts(sheet)]}


def track_scores(sheet: Sheet) -> Scored:
    return count(score_table(sheet))


def scores(sheet: Sheet) -> list[PartyScore]:
    items, entered = track_scores(sheet).items, [part.content != blank() for part in sheet.parts]
    return [
        PartyScore(int(own["lowest"]), tuple(own["ordered"]), known) for own, known in zip(items, entered, strict=True)
    ]


def problem(sheet: Sheet) -> Reason | None:
    return track_scores(sheet).problem


def view(sheet: Sheet, _round_number: int) -> View | None:
    return base_view(sheet) | {"tracks": [part.steps for part in parts(sheet)]}
