"""Real cards and dice at a table, for one who looks at it."""

import re

from stol.table.table import Table
from stol.text import Say
from stol.web.html import stage
from stol.web.html.pages.chance import Real
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import names, outcomes, untold

TOLD = "told"
"""What the host typed and was refused, as the address has it."""
APART = re.compile(r"[\s,]+")


def listed(text: str) -> list[str]:
    """Outcomes that were typed, separated by spaces or commas."""
    return [outcome for outcome in APART.split(text) if outcome]


def real(table: Table, player: str | None, scene: Scene) -> Real | None:
    """If there are any: who tells what they show, and what is to be told."""
    if not table.plan.real_components or table.position is None or table.is_over:
        return None
    possible = outcomes(table, player)
    refused = scene.picked.get(TOLD) if possible else None
    return Real(
        name=dealer(table, scene.say),
        host=player == table.plan.host,
        address=f"/tables/{table.plan.code}",
        ply=table.position.ply,
        undo_count=table.undo_count,
        awaited=games.find(table.plan.game).awaited(scene) if table.awaits_chance else None,
        outcomes=possible,
        picker=stage.find(table.plan.game).chances(scene, possible) if possible else None,
        typed=refused or "",
        problem=None if refused is None else untold(table, listed(refused), scene.say),
    )


def dealer(table: Table, say: Say) -> str:
    """The host's name; a host who does not sit has none at the table."""
    own = table.seats_of(table.plan.host)
    return names(table, say)[own[0]] if own else say("chance-host")
