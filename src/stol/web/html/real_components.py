"""What the page of a table with real cards and dice shows to one viewer."""

import re

from stol.table.table import Table
from stol.text import Say
from stol.web.html import stage
from stol.web.html.pages.chance import RealComponents
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import names, outcomes, untold

REFUSED = "told"
"""The query key of outcomes that the host typed and that were refused."""
SEPARATORS = re.compile(r"[\s,]+")


def split_outcomes(text: str) -> list[str]:
    """Splits typed outcomes at spaces and commas."""
    return [outcome for outcome in SEPARATORS.split(text) if outcome]


def real_components(table: Table, player: str | None, scene: Scene) -> RealComponents | None:
    """Who enters the outcomes, and which outcome is next; None without real cards or dice."""
    if not table.plan.real_components or table.position is None or table.is_over:
        return None
    possible = outcomes(table, player)
    refused = scene.picked.get(REFUSED) if possible else None
    return RealComponents(
        name=host_name(table, scene.say),
        host=player == table.plan.host,
        address=f"/tables/{table.plan.code}",
        ply=table.position.ply,
        undo_count=table.undo_count,
        awaited=games.find(table.plan.game).awaited(scene) if table.awaits_chance else None,
        outcomes=possible,
        picker=stage.find(table.plan.game).chances(scene, possible) if possible else None,
        typed=refused or "",
        problem=None if refused is None else untold(table, split_outcomes(refused), scene.say),
    )


def host_name(table: Table, say: Say) -> str:
    """The host's name; a general word if the host has no seat."""
    own = table.seats_of(table.plan.host)
    return names(table, say)[own[0]] if own else say("chance-host")
