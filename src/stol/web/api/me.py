"""What the API tells of a player's own games: strengths, shares of wins, luck, streaks, records, all games."""

from typing import Annotated

from litestar import get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, QueryParameter
from msgspec import Meta, Struct

from stol.table import strength
from stol.table.career import Luck, PlayedGame
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.http.allowances import ALL_GAMES, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import reviews
from stol.web.service.own_games import own_games, strength_steps
from stol.web.service.track_record import Share, Wanted, against, firsts, records, shares, streaks
from stol.web.service.visitor import Visitor

PAGE = 50
Word = Annotated[str, QueryParameter(max_length=40, description="Empty: all.", required=False)]
PageNumber = Annotated[int, QueryParameter(ge=1, le=9999, description="Fifty games make a page.", required=False)]


class Strength(Struct):
    """A strength in a game, on the scale of Elo, where the level club is 1500."""

    game: str
    games: Annotated[int, Meta(description="Rated games so far.")]
    mean: Annotated[float | None, Meta(description="Null below ten rated games.")]
    low: Annotated[float, Meta(description="The strength is between `low` and `high` nine times in ten.")]
    high: float
    provisional: bool


class Step(Struct):
    """The strength after a rated game."""

    code: str
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    rank: Annotated[int, Meta(description="Whoever has left is ranked last.")]
    strength: Strength


class WinShare(Struct):
    """How often you win; the true share is between `low` and `high` nine times in ten."""

    game: str
    against: Annotated[str | None, Meta(description="A level, or `people`; null in shares by number of players.")]
    players: Annotated[int | None, Meta(description="Null in shares by opponent.")]
    won: int
    of: int
    low: float
    high: float


class OwnLuck(Struct):
    """The luck in the games whose review is stored, in wins."""

    games: int
    wins: float
    error: Annotated[float, Meta(description="The standard error.")]
    waiting: Annotated[int, Meta(description="Games whose review was asked for and is not made yet.")]


class OwnGame(Struct):
    """A finished game."""

    code: str
    game: str
    players: int
    rated: bool
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    against: Annotated[
        str | None, Meta(description="The strongest level, or `people` if there were any; null: you played alone.")
    ]
    won: Annotated[bool, Meta(description="Alone, or with others.")]
    points: Annotated[int | None, Meta(description="Null if the game ended early.")]


class Statistics(Struct):
    """What your games tell."""

    games: int
    won: int
    shares: list[WinShare]
    luck: OwnLuck
    streak: Annotated[int, Meta(description="Games won one after the other until now.")]
    longest_streak: int
    firsts: Annotated[list[OwnGame], Meta(description="The first wins in a game, or against an opponent.")]
    records: Annotated[list[OwnGame], Meta(description="The most points in each game.")]


class OwnGames(Struct):
    """A page of your finished games, the latest first."""

    games: list[OwnGame]
    count: Annotated[int, Meta(description="How many fit.")]


@get("/me/strength", opt=ALL_GAMES, operation_id="getStrengths", tags=["players"], responses=problems.on())
async def get_strengths(service: TheService, who: Who) -> list[Strength]:
    """Your strength in each game in which you have played a rated one."""
    own = await own_games(service, player(who))
    return [describe_strength(game, one) for game, one in own.strengths]


@get("/me/strength/{game:str}", operation_id="getStrength", tags=["players"], responses=problems.on())
async def get_strength(service: TheService, who: Who, game: FromPath[str]) -> list[Step]:
    """Your strength in a game after each rated one, the earliest first."""
    steps = await strength_steps(service, player(who), game)
    return [Step(one.code, one.at, one.rank, describe_strength(game, one.strength)) for one in steps]


@get("/me/statistics", opt=ALL_GAMES, operation_id="getStatistics", tags=["players"], responses=problems.on())
async def get_statistics(service: TheService, who: Who) -> Statistics:
    """How often you win, with whom and how, and what was luck."""
    own = await own_games(service, player(who))
    run = streaks(own.games)
    by_opponent = [win_share(game, one, against=str(key)) for (game, key), one in shares(own.games, against).items()]
    by_size = [
        win_share(game, one, players=int(str(key)))
        for (game, key), one in shares(own.games, lambda each: each.plan.players).items()
    ]
    return Statistics(
        games=len(own.games),
        won=own.won,
        shares=[*by_opponent, *by_size],
        luck=own_luck(own.luck),
        streak=run.now,
        longest_streak=run.longest,
        firsts=[own_game(first.game) for first in firsts(own.games)],
        records=[own_game(game) for game in records(own.games)],
    )


@post("/me/reviews", status_code=200, opt=OPEN, operation_id="askReviews", tags=["players"], responses=problems.on())
async def ask_reviews(service: TheService, who: Who) -> OwnLuck:
    """Asks for reviews of your latest games that have none, five at a time: they tell what was luck."""
    player(who)
    await reviews.ask_more(service, who)
    return own_luck((await own_games(service, player(who))).luck)


def own_luck(luck: Luck) -> OwnLuck:
    return OwnLuck(luck.games, luck.wins, luck.error, luck.waiting)


@get("/me/games", opt=ALL_GAMES, operation_id="listOwnGames", tags=["players"], responses=problems.on())
async def list_own_games(  # noqa: PLR0913 - the filters of the query string
    service: TheService,
    who: Who,
    *,
    game: Word = "",
    players: Word = "",
    opponent: Word = "",
    result: Word = "",
    rated: Word = "",
    page: PageNumber = 1,
) -> OwnGames:
    """Your finished games. `opponent` is a level or `people`, `result` is `won` or `lost`, `rated` is `yes` or `no`."""
    wanted = Wanted(game, players, opponent, result, rated)
    found = [one for one in (await own_games(service, player(who))).games if wanted.fits(one)]
    return OwnGames([own_game(one) for one in found[(page - 1) * PAGE : page * PAGE]], len(found))


def player(who: Visitor) -> str:
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    return who.id


def describe_strength(game: str, one: strength.Strength) -> Strength:
    mean = round(one.mean, 1) if one.is_shown else None
    return Strength(game, one.games, mean, round(one.low, 1), round(one.high, 1), one.is_provisional)


def win_share(game: str, one: Share, *, against: str | None = None, players: int | None = None) -> WinShare:
    return WinShare(game, against, players, one.won, one.of, round(one.low, 3), round(one.high, 3))


def own_game(game: PlayedGame) -> OwnGame:
    return OwnGame(
        code=game.plan.code,
        game=game.plan.game,
        players=game.plan.players,
        rated=game.plan.rated,
        at=game.at,
        against=against(game),
        won=game.is_won,
        points=game.points,
    )
