"""Every kind of page, each at a moment that shows much."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlencode

from browser import learning_sights, own_sights, score_sights
from browser.gallery import LONG, Gallery, Party, Sight, now
from random_games import choices
from stol import Game, Position
from stol.bots.simple import Greedy
from stol.games.ingenious.components import DIRECTIONS
from stol.table import deals
from stol.table.events import AskedBack
from stol.table.simultaneous import asking
from stol.table.table import Table
from web.entry_forms import typed

SETUP = "/setup?game=clustered&players=3&seat1=open&seat2=here&third_joker=seats&third_joker-0=on&first_bonus=on"
CROWD = "/setup?game=clustered&players=8&seat1=open&seat3=here"
WHY = "main a[href*='why='] >> nth=-1"
"""Something that can't be done, to be asked about."""
MIDST = 20
LAST = 99
"""A step of points beyond the last one: the last one is shown."""
NAMES = (
    *(
        "pixies",
        "pixies-why",
        "pixies-round",
        "pixies-six",
        "pixies-result",
        "share",
        "pixies-points",
        "pixies-points-sum",
    ),
    *("onecard", "onecard-mark", "onecard-why", "onecard-draft", "onecard-result"),
    *("onecard-points", "onecard-points-sum"),
    *("clustered", "clustered-why", "clustered-eight", "clustered-eight-result", "clustered-eight-points"),
    *("clustered-result", "clustered-final", "clustered-points", "clustered-points-sum"),
    *("ingenious", "ingenious-why", "ingenious-swap", "ingenious-four", "ingenious-result"),
    *("ingenious-points", "ingenious-points-sum"),
    *("review", "review-found", "review-better", "hint", "records"),
    *("clock", "clock-days", "clock-theirs", "clock-setup"),
    *("waiting", "waiting-eight", "waiting-public", "lobby", "hand-over", "gone", "menu", "talk", "people", "undo"),
    *("enter-pixies", "enter-onecard", "enter-clustered", "enter-ingenious"),
    *("real-pixies", "real-begin", "real-card", "real-dice", "real-clustered", "real-ingenious", "real-refused"),
    *("setup", "setup-eight", "message", "join", "me", "daily", "deal", "my-games", "all-my-games"),
    *learning_sights.NAMES,
    *score_sights.NAMES,
    *own_sights.NAMES,
    "home",
)
"""Of all of them, in their order."""


def sights(gallery: Gallery) -> Iterator[Sight]:
    """All pages, with their tables laid as they are asked for. Home comes last, to have tables on it."""
    yield from pixies(gallery)
    yield from onecard(gallery)
    yield from clustered(gallery)
    yield from ingenious(gallery)
    yield from looking_back(gallery)
    yield from real(gallery)
    yield from timed(gallery)
    yield from around(gallery)
    yield from entering()
    yield Sight("setup", SETUP)
    yield Sight("setup-eight", CROWD)
    yield Sight("message", "/tables/NOBODY00")
    yield Sight("join", "/join?code=NOBODY00")
    yield Sight("me", "/records", ".me > button")
    yield from shared_deals(gallery)
    yield Sight("my-games", "/me")
    yield Sight("all-my-games", "/me/games")
    yield from learning_sights.learning(gallery)
    yield from score_sights.scoring(gallery)
    yield from own_sights.own(gallery)
    yield Sight("home", "/")


def address(table: Table, **picked: str | int) -> str:
    query = f"?{urlencode(picked)}" if picked else ""
    return f"/tables/{table.plan.code}{query}"


def best(table: Table) -> str:
    """The move that gains Ana most."""
    return Greedy(1).move(asking(now(table), 0).view(0))


# ---- the games -----------------------------------------------------------------------------------------------


def pixies(gallery: Gallery) -> Iterator[Sight]:
    three = Game("pixies", players=3)
    seats = ("Ana", "Oskar", "Tea")
    table = gallery.lay(Party("PIXIES10", three, seats), which_stays)
    card = next(move for move in now(table).legal() if "=" in move).partition("=")[0]
    yield Sight("pixies", address(table, card=card))
    yield Sight("pixies-why", address(table, card=card, ask=1), WHY)
    yield Sight("pixies-round", address(gallery.lay(Party("PIXIES11", three, seats, "2"), round_begins)))
    six = Game("pixies", players=6, flower_power=True)
    crowd = gallery.lay(Party("PIXIES12", six, ("Ana", *LONG, "Lena", "Marko")), which_stays)
    yield Sight("pixies-six", address(crowd))
    finished = gallery.lay(Party("PIXIES13", three, seats, "3"))
    yield Sight("pixies-result", address(finished))
    yield Sight("share", "/share/PIXIES13")
    yield Sight("pixies-points", address(finished, final=1, points=8))
    yield Sight("pixies-points-sum", address(finished, final=1, points=LAST))


def which_stays(position: Position) -> bool:
    """One of two cards stays face up, in the second round, with a full area."""
    view = position.view(0)
    full = sum(cell["up"] is not None for cell in view["areas"][0]) >= 5
    return len(view["rounds"]) >= 1 and full and any("=" in move for move in position.legal())


def round_begins(position: Position) -> bool:
    return len(position.view(0)["rounds"]) == 2


def onecard(gallery: Gallery) -> Iterator[Sight]:
    three, seats = Game("onecard", players=3), ("Ana", "Oskar", "Tea")
    table = gallery.lay(Party("ONECARD1", three, seats), lambda position: in_phase(position, "choose"))
    dice = now(table).view(0)["dice"]
    common = max(set(dice), key=dice.count)
    yield Sight("onecard", address(table, keep=common * dice.count(common)))
    marking = gallery.lay(Party("ONECARD2", three, seats, "2"), lambda position: in_phase(position, "mark"))
    yield Sight("onecard-mark", address(marking))
    full = gallery.lay(Party("ONECARD5", three, seats, "4"), lambda position: in_phase(position, "mark", most=2))
    yield Sight("onecard-why", address(full, ask=1), WHY)
    draft = Game("onecard", players=4, draft=True)
    crowd = gallery.lay(Party("ONECARD3", draft, ("Ana", *LONG)), lambda position: in_phase(position, "choose"))
    yield Sight("onecard-draft", address(crowd))
    finished = gallery.lay(Party("ONECARD4", three, seats, "3"))
    yield Sight("onecard-result", address(finished))
    yield Sight("onecard-points", address(finished, final=1, points=2))
    yield Sight("onecard-points-sum", address(finished, final=1, points=LAST))


def in_phase(position: Position, phase: str, most: int = 100) -> bool:
    """So far into the game that cards are scored, and there is a choice, of so many moves at most."""
    view = position.view(0)
    return view["phase"] == phase and any(view["scored"]) and 1 < len(position.legal()) <= most


def clustered(gallery: Gallery) -> Iterator[Sight]:
    game = Game("clustered", players=3, first_bonus=True)
    seats = ("Ana", "Oskar", "Tea")
    table = gallery.lay(Party("CLUSTER1", game, seats), lambda position: len(position.view(0)["cards"]) > 24)
    card, _, at = best(table).partition("@")
    yield Sight("clustered", address(table, card=card, at=at))
    yield Sight("clustered-why", address(table, card=card, ask=1), WHY)
    eight = Game("clustered", players=8, largest_bonus=True)
    names = ("Ana", *LONG, "Lena", "Marko", "Zoe", "Ivo")
    crowd = gallery.lay(Party("CLUSTER2", eight, names), lambda position: len(position.view(0)["cards"]) > 40)
    yield Sight("clustered-eight", address(crowd))
    ended = gallery.lay(Party("CLUSTER4", eight, names, "2"))
    yield Sight("clustered-eight-result", address(ended))
    yield Sight("clustered-eight-points", address(ended, final=1, points=2))
    finished = gallery.lay(Party("CLUSTER3", game, seats, "2"))
    yield Sight("clustered-result", address(finished))
    yield Sight("clustered-final", address(finished, final=1))
    yield Sight("clustered-points", address(finished, final=1, points=1))
    yield Sight("clustered-points-sum", address(finished, final=1, points=LAST))


def ingenious(gallery: Gallery) -> Iterator[Sight]:
    two, seats = Game("ingenious", players=2), ("Ana", "Oskar")
    table = gallery.lay(Party("GENIUS10", two, seats), lambda position: len(position.view(0)["board"]) > 40)
    tile, *ends = re.split("[@:]", best(table))
    (q, r), (to_q, to_r) = (map(int, end.split(",")) for end in ends)
    held = {"tile": tile, "turn": DIRECTIONS.index((to_q - q, to_r - r))}
    yield Sight("ingenious", address(table, **held, at=ends[0]))
    yield Sight("ingenious-why", address(table, **held, ask=1), WHY)
    offered = gallery.lay(Party("GENIUS11", two, seats, "5"), lambda position: "swap" in position.legal())
    yield Sight("ingenious-swap", address(offered))
    four = Game("ingenious", players=4)
    crowd = gallery.lay(Party("GENIUS12", four, ("Ana", *LONG)), lambda position: len(position.view(0)["board"]) > 60)
    yield Sight("ingenious-four", address(crowd))
    finished = gallery.lay(Party("GENIUS13", two, seats, "3"))
    yield Sight("ingenious-result", address(finished))
    yield Sight("ingenious-points", address(finished, final=1, points=2))
    yield Sight("ingenious-points-sum", address(finished, final=1, points=LAST))


def real(gallery: Gallery) -> Iterator[Sight]:
    """With real cards and dice: Ana is asked what they show."""

    def asked(code: str, game: Game, moment: Callable[[Position], bool]) -> Table:
        return gallery.lay(Party(code, game, ("Ana", "Oskar", "Tea")[: game.players], real_components=True), moment)

    pixies = Game("pixies", players=3, flower_power=True)
    revealing = asked("REALPX10", pixies, lambda position: position.ply > 20 and len(position.view()["market"]) == 1)
    yield Sight("real-pixies", address(revealing))
    yield Sight("real-begin", address(asked("REALPX11", pixies, lambda _: True)))
    yield Sight("real-card", address(asked("REALOC10", Game("onecard", players=3), drawing_again)))
    rolling = asked("REALOC11", Game("onecard"), lambda position: position.ply > 12 and position.view()["dice"] == "ro")
    yield Sight("real-dice", address(rolling))
    cards = asked("REALCL10", Game("clustered", players=3), lambda position: len(position.view()["cards"]) > 12)
    yield Sight("real-clustered", address(cards))
    bag = asked("REALIN10", Game("ingenious"), lambda position: len(position.view()["board"]) > 30)
    yield Sight("real-ingenious", address(bag))
    yield Sight("real-refused", address(bag, told="gx bb"))


def drawing_again(position: Position) -> bool:
    """A card is drawn in place of one that was scored."""
    view = position.view()
    return view["phase"] == "deal" and any(view["scored"])


def looking_back(gallery: Gallery) -> Iterator[Sight]:
    """At moments of finished games, with and without a review; and what search thinks of a moment that is to come."""
    yield Sight("review", "/tables/PIXIES13/review?ply=60")
    finished = gallery.lay(Party("GENIUS14", Game("ingenious"), ("Ana", "Oskar"), "4"))
    found = gallery.review(finished)
    yield Sight("review-found", "/tables/GENIUS14/review?ply=50")
    worst = max(found.choices, key=lambda choice: choice.loss)
    yield Sight("review-better", f"/tables/GENIUS14/review?ply={worst.ply + 1}&better={worst.ply}")
    yield Sight("hint", "/tables/GENIUS10/hint")
    yield Sight("records", "/records")


def timed(gallery: Gallery) -> Iterator[Sight]:
    """Tables with clocks: one's own turn, days for a move, another's turn; and where they are set up."""
    live = gallery.lay(Party("CLOCKA10", Game("ingenious"), ("Ana", "Oskar"), time="10+5"), mine)
    yield Sight("clock", address(live))
    days = gallery.lay(Party("CLOCKB11", Game("clustered"), ("Ana", "Oskar"), time="3d"), mine)
    yield Sight("clock-days", address(days))
    theirs = gallery.lay(Party("CLOCKC12", Game("pixies"), ("Wilhelmina von Grünstein", "Ana"), time="14d"), mine)
    yield Sight("clock-theirs", address(theirs))
    yield Sight("clock-setup", "/setup?game=onecard&seat1=open&time=10%2B5")


def mine(position: Position) -> bool:
    """The first seat is to choose, somewhat into the game."""
    return position.ply > MIDST and position.actor == 0


# ---- around them ---------------------------------------------------------------------------------------------


def around(gallery: Gallery) -> Iterator[Sight]:
    game = Game("ingenious", players=3)
    gallery.open(Party("KRUMAV42", game, ("Ana", "Oskar", "")))
    yield Sight("waiting", "/tables/KRUMAV42")
    gallery.open(Party("KRUMAV43", Game("clustered", players=8), ("Ana", *LONG, "", "", "Zoe", "")))
    yield Sight("waiting-eight", "/tables/KRUMAV43")
    gallery.open(Party("KRUMAV47", Game("clustered", players=8), ("Ana", *LONG, "", "", "Zoe", ""), public=True))
    yield Sight("waiting-public", "/tables/KRUMAV47")
    gallery.open(Party("KRUMAV48", game, ("Wilhelmina von Grünstein", "", ""), public=True))
    yield Sight("lobby", "/lobby")
    shared = Party("KRUMAV44", Game("clustered"), ("Ana", "Vera"))
    yield Sight("hand-over", address(gallery.lay(shared, lambda position: position.ply > 0)))
    away = gallery.lay(
        Party("KRUMAV45", Game("pixies"), ("Ana", "Wilhelmina von Grünstein")),
        lambda position: len(position.legal()) > 1,
    )
    gallery.say(away)
    yield Sight("gone", address(away))
    yield Sight("menu", address(away), "[popovertarget=menu]")
    yield Sight("talk", address(away), ".tools [popovertarget=talk]")
    yield Sight("people", f"{address(away)}/people", "main summary")
    undo = gallery.lay(Party("KRUMAV46", game, ("Ana", "Oskar", "Zoe")), lambda position: position.ply > 60)
    gallery.tell(undo, AskedBack(seat=2, ply=undo.turns[-1].ply))
    yield Sight("undo", address(undo))


def entering() -> Iterator[Sight]:
    """Real tables, half played, as they are typed in."""
    for game in (Game("pixies", players=3), Game("onecard"), Game("clustered", first_bonus=True), Game("ingenious")):
        every = [position for position in choices(game) if position.view().get("phase") != "mark"]
        yield Sight(f"enter-{game.key}", f"/enter?{urlencode(typed(every[len(every) // 2]))}")


def shared_deals(gallery: Gallery) -> Iterator[Sight]:
    """Their results; Ana's own is among them."""
    for number, (code, deal) in enumerate((("DAILYA10", deals.daily_name(deals.today())), ("DEALSA10", "friday"))):
        gallery.lay(Party(code, Game("pixies"), ("Ana", LONG[number]), str(number), deal=deal))
    yield Sight("daily", "/daily/pixies")
    yield Sight("deal", "/deals/pixies/friday")
