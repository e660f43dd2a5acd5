"""The latest move explained: what the card scored in its lines, its rectangle and by bonuses."""

from stol.games.clustered.analysis import Run
from stol.games.clustered.preview import difference
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.news import LastMove
from stol.web.scene.clustered.words import last_move_text
from stol.web.scene.scene import Scene


def explain(scene: Scene) -> list[str]:
    look = Look(scene)
    last = look.last
    if last is None or look.before is None:
        return []
    if last.space is None:
        chosen = "yes" if look.before["phase"] == "discard" else "no"
        return [last_move_text(look), look.say("explain-clustered-discard", **scene.who(last.seat), chosen=chosen)]
    return [last_move_text(look), *(scored(look, last) or [look.say("explain-clustered-nothing")])]


def scored(look: Look, last: LastMove) -> list[str]:
    """A sentence for each item of the points that the card has added."""
    before, now = (view["points"][last.seat] for view in (look.before or look.view, look.view))
    gains, who = difference(now, before), look.scene.who(last.seat)
    told = [
        look.say("explain-clustered-run", **who, line=line, count=run_length(look, last, line), points=gains[line])
        for line in ("rows", "columns")
        if gains[line]
    ]
    if gains["rectangle"]:
        told.append(look.say("explain-clustered-rectangle", **who, count=now["rectangle"], points=gains["rectangle"]))
    if gains["bonus"]:
        told.append(look.say("explain-clustered-bonus", **who, points=gains["bonus"]))
    return told


def run_length(look: Look, last: LastMove, line: str) -> int:
    """How many cards the line through the latest card has."""
    found = (run for run in look.table.runs if run.across == (line == "rows") and holds(run, last))
    return next((run.count for run in found), 0)


def holds(run: Run, last: LastMove) -> bool:
    x, y = last.space or (0, 0)
    along, aside = (x - run.x, y - run.y) if run.across else (y - run.y, x - run.x)
    return run.owner == last.seat and aside == 0 and 0 <= along < run.count
