"""One game between bots."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from stol.bots.bot import Bot, BotFailure
from stol.deal import Deal
from stol.errors import IllegalMove
from stol.position import Game, Position
from stol.text import speak

if TYPE_CHECKING:
    from stol.games.view import Result


class Forfeit(msgspec.Struct):
    """A seat that lost by its own fault, and what that was."""

    seat: int
    reason: str


class Match(msgspec.Struct, kw_only=True):
    """How a game went; all lists are by seat."""

    scores: list[int] | None
    """None if the game was broken off."""
    ranks: list[int]
    moves: list[int]
    """How many decisions."""
    seconds: list[float]
    """How long they took, all together."""
    longest: list[float]
    """How long the slowest one took."""
    forfeit: Forfeit | None = None


class Fault(Exception):  # noqa: N818 - it is somebody's
    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.forfeit = Forfeit(seat, reason)


def play(game: Game, makers: Sequence[Callable[[], Bot]], deal: Deal) -> Match:
    """A game to its end. If a bot fails, the game is broken off: it is last, and all others share the first place."""
    times: list[list[float]] = [[] for _ in makers]
    with contextlib.ExitStack() as table:
        try:
            bots = [seated(seat, make, table) for seat, make in enumerate(makers)]
            position = finished(game.start(), bots, deal, times)
        except Fault as fault:
            return broken_off(game, fault.forfeit, times)
    result = cast("Result", position.result)
    return timed(times, result["scores"], result["ranks"])


def seated(seat: int, make: Callable[[], Bot], table: contextlib.ExitStack) -> Bot:
    """A bot that leaves when the table does."""
    with blamed(seat):
        bot = make()
    table.callback(leave, bot)
    return bot


def leave(bot: Bot) -> None:
    with contextlib.suppress(Exception):  # the game is over: it is of no interest any more
        bot.close()


def finished(position: Position, bots: Sequence[Bot], deal: Deal, times: list[list[float]]) -> Position:
    while position.actor is not None:
        if isinstance(position.actor, int):
            position = moved(position, position.actor, bots[position.actor], times[position.actor])
        else:
            position = position.play(deal.outcome(position))
    return position


def moved(position: Position, seat: int, bot: Bot, times: list[float]) -> Position:
    """The position after the bot's move, which is timed."""
    view = position.view(seat)
    with blamed(seat):
        began = time.perf_counter()
        try:
            move = bot.move(view)
        finally:
            times.append(time.perf_counter() - began)
        return position.play(move)


@contextlib.contextmanager
def blamed(seat: int) -> Iterator[None]:
    """Whatever goes wrong inside is this seat's fault."""
    try:
        yield
    except BotFailure as error:
        raise Fault(seat, str(error)) from None
    except IllegalMove as error:
        raise Fault(seat, speak()("bot-illegal", reason=str(error))) from None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a bot is foreign code
        raise Fault(seat, " ".join(f"{type(error).__name__}: {error}".split())[:300]) from None


def broken_off(game: Game, forfeit: Forfeit, times: list[list[float]]) -> Match:
    """Partners lose together. Who plays alone has scored nothing."""
    last, parties = len(set(game.parties)), game.parties
    ranks = [last if party == parties[forfeit.seat] else 1 for party in parties]
    return timed(times, [0] if last == 1 else None, ranks, forfeit)


def timed(
    times: list[list[float]], scores: list[int] | None, ranks: list[int], forfeit: Forfeit | None = None
) -> Match:
    return Match(
        scores=scores,
        ranks=ranks,
        moves=[len(seat) for seat in times],
        seconds=[round(sum(seat), 6) for seat in times],
        longest=[round(max(seat, default=0.0), 6) for seat in times],
        forfeit=forfeit,
    )
