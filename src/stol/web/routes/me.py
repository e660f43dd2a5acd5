"""A visitor's own page: strength, shares of wins, luck, records; all games; and a picture of it."""

from collections import Counter
from dataclasses import fields
from typing import Final

from litestar import Response, post, route

from stol.bots.levels import LEVELS
from stol.draw.card import Card, Line
from stol.draw.strength import on_cloth
from stol.games.registry import keys
from stol.table.level_strengths import level_strength
from stol.table.strength import Z_90
from stol.web.html.pages.track import games as games_page
from stol.web.html.pages.track import page as track_page
from stol.web.http.allowances import ALL_GAMES, OPEN
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.guard import NO_STORE
from stol.web.routes.answers import go_to, html
from stol.web.routes.home_tables import read_page_number
from stol.web.routes.tables import PAGE, PageRequest, query_fields
from stol.web.scene.games import title
from stol.web.service import reviews
from stol.web.service.denied import Forbidden
from stol.web.service.own_games import OwnGames, moments, own_games, strength_steps
from stol.web.service.track_record import Wanted
from stol.web.service.visitor import Visitor

PLAYERS: Final = 2
"""The levels that a curve shows are those of so many players."""
PNG: Final = "image/png"


@route("/me", http_method=PAGE, opt=ALL_GAMES)
async def get_me(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """The page; `?game=` chooses the game whose strength is shown, first the one that is played most."""
    own = await own_games(service, who.id)
    asked = query_fields(request).get("game", "")
    game = asked if asked in keys() else most_played(own)
    steps = moments(await strength_steps(service, who.id, game))
    track = track_page.Track(
        say=who.say, name=who.name, settings=who.settings, here="/me", base=who.base,
        own=own, game=game, steps=tuple(steps), levels=levels_of(game),
    )  # fmt: skip
    return html(track_page.page(track))


@post("/me/reviews", status_code=303, opt=OPEN)
async def ask_reviews(service: TheService, who: Who) -> Response[str]:
    """Requests reviews of more games, since they tell what was luck."""
    await reviews.ask_more(service, who)
    return go_to("/me#luck")


@route("/me/games", http_method=PAGE, opt=ALL_GAMES)
async def get_games(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """All finished games that fit the filters."""
    asked = query_fields(request)
    own = await own_games(service, who.id)
    wanted = Wanted(**{field.name: asked.get(field.name, "") for field in fields(Wanted)})
    found = tuple(game for game in own.games if wanted.fits(game))
    last = max(1, -(-len(found) // games_page.PAGE))
    number = min(read_page_number(asked.get("page")), last)
    visit = games_page.GamesPage(
        say=who.say, name=who.name, settings=who.settings, here=games_page.address(wanted, number), base=who.base,
        found=found, wanted=wanted, number=number,
    )  # fmt: skip
    return html(games_page.page(visit))


@route("/me/picture.png", http_method=PAGE, opt=ALL_GAMES)
async def get_picture(service: TheService, who: Who, limits: Allowed) -> Response[bytes]:
    """The page as a picture to share, 1200 × 630: nobody but the player can ask for it."""
    if who.id is None:
        raise Forbidden("not-your-seat")
    own = await own_games(service, who.id)
    game = most_played(own)
    steps = moments(await strength_steps(service, who.id, game))
    shown = summary(own, game, who)
    if steps:
        levels = [(who.say(f"level-{level}"), mean) for level, mean in levels_of(game)]
        shown = shown._replace(board=on_cloth(steps, levels))
    key = f"me {hash(shown)}"
    picture = service.pictures.kept(key)
    if picture is None:
        limits.take("draw", who.client)
        picture = await service.pictures.draw(key, who.client, shown, None, who.say.language)
    return Response(picture, media_type=PNG, headers={"Cache-Control": NO_STORE})


def most_played(own: OwnGames) -> str:
    """The game with the most rated games, else with the most games, else the first."""
    rated = max(own.strengths, key=lambda one: one[1].games, default=None)
    if rated is not None:
        return rated[0]
    common = Counter(game.plan.game for game in own.games).most_common(1)
    return common[0][0] if common and common[0][0] in keys() else keys()[0]


def levels_of(game: str) -> tuple[tuple[str, float], ...]:
    return tuple((level, level_strength(game, PLAYERS, level).mean) for level in LEVELS)


def summary(own: OwnGames, game: str, who: Visitor) -> Card:
    """The words of the picture: games and wins, and each strength that is said as a number."""
    say = who.say
    strengths = [(key, one) for key, one in own.strengths if one.is_shown]
    lines = tuple(
        Line(None, title(key, say), f"{one.mean:.0f} ± {Z_90 * one.deviation:.0f}", is_winner=key == game)
        for key, one in strengths
    )
    head = say("track-picture-head", name=who.name) if who.name else say("track-nobody")
    about = say("track-picture-won", games=len(own.games), won=own.won)
    return Card(game, head, about, lines, foot=say("share-foot"))
