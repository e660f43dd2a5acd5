"""The pages where games are learned, each at a moment that shows much."""

from collections.abc import Iterator

from browser.gallery import ANOTHER_SECRET, NEWCOMERS_SECRET, Gallery, Moment, Party, Sight
from browser.guided_sights import mistake
from stol import Game
from stol.games.pixies.state import ROUNDS
from stol.games.registry import KEYS
from stol.web.service import guided

MISTAKES = {
    "pixies": (3, "g6+1=old"),
    "onecard": (2, "keep yyyg"),
    "clustered": (3, "2tf@1,-1"),
    "ingenious": (4, "ry"),
}
"""In the guided games: the step, and what a mistake of its script begins with. Only Clustered's is illegal."""
EARLY = 2
"""A step at the beginning of each guided game."""
EXPLAINED = {"pixies": "PIXIES10", "onecard": "ONECARD2", "clustered": "CLUSTER1", "ingenious": "GENIUS10"}
"""Tables whose latest move is explained."""
MINA = "Wilhelmina von Grünstein"
NAMES = (
    *("learn", *(f"{page}-{game}" for game in KEYS for page in ("learn", "rules"))),
    *(f"guided-{game}{moment}" for game in KEYS for moment in ("", "-mistake", "-end")),
    *(f"explain-{game}" for game in KEYS),
    *("note-guided", "note-pixies", "note-onecard", "note-clustered"),
    "newcomer",
)


def learning(gallery: Gallery) -> Iterator[Sight]:
    """After the tables of the games, which are explained here."""
    yield Sight("learn", "/learn")
    for game in KEYS:
        yield Sight(f"learn-{game}", f"/learn/{game}")
        yield Sight(f"rules-{game}", f"/learn/{game}?part=rules")
    for game in KEYS:
        yield Sight(f"guided-{game}", guided.step_address(game, EARLY))
        number, beginning = MISTAKES[game]
        moment = guided.find_moment(game, number)
        move = next(move for move in moment.step.mistakes if move.startswith(beginning))
        yield mistake(f"guided-{game}-mistake", moment, move)
        yield Sight(f"guided-{game}-end", guided.step_address(game, guided.count_steps(game)))
    for game, code in EXPLAINED.items():
        yield Sight(f"explain-{game}", f"/tables/{code}?explain=1")
    yield from notes(gallery)
    yield Sight("newcomer", "/", secret=NEWCOMERS_SECRET)


def notes(gallery: Gallery) -> Iterator[Sight]:
    """What Mina is told once: that there is a guided game, and what happens for the first time."""
    moments: dict[str, tuple[str, Moment]] = {
        "guided": ("onecard", lambda _: True),
        "pixies": ("pixies", lambda position: position.view(0)["round"] == ROUNDS),
        "onecard": ("onecard", lambda position: any(position.view(0)["scored"][0])),
        "clustered": ("clustered", lambda position: position.view(0)["points"][0]["total"] > 0),
    }
    for number, (name, (game, moment)) in enumerate(moments.items()):
        table = gallery.lay(Party(f"NOTED{number}AA", Game(game), (MINA, "Oskar")), moment)
        yield Sight(f"note-{name}", f"/tables/{table.plan.code}", secret=ANOTHER_SECRET)
