"""Plays one game between bots."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from stol.bots.bot import Bot, BotFailure
from stol.deal import Deal
from stol.errors import IllegalMove, Reason, on_one_line
from stol.position import Game, Position
from stol.text import english

if TYPE_CHECKING:
    from stol.games.view import Result

LONGEST_REASON = 300
"""Characters of a foreign error in the results of an arena."""


class Forfeit(msgspec.Struct):
    """A seat that lost because its bot failed, and the reason."""

    seat: int
    reason: str


class Match(msgspec.Struct, kw_only=True):
    """The result of a game; all lists are per seat."""

    scores: list[int] | None
    """None if the game was broken off."""
    ranks: list[int]
    moves: list[int]
    """Number of moves."""
    seconds: list[float]
    """Total time of the moves."""
    longest: list[float]
    """Time of the slowest move."""
    forfeit: Forfeit | None = None


class Fault(Exception):  # noqa: N818 - not an error of ours, but the fault of a seat
    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.forfeit = Forfeit(seat, reason)


def play(game: Game, makers: Sequence[Callable[[], Bot]], deal: Deal) -> Match:
    """Play a game to its end. If a bot fails, the game stops: it is last, and all others share the first place."""
    times: list[list[float]] = [[] for _ in makers]
    with contextlib.ExitStack() as open_bots:
        try:
            bots = [start_bot(seat, make, open_bots) for seat, make in enumerate(makers)]
            position = play_to_end(game.start(), bots, deal, times)
        except Fault as fault:
            return forfeited_match(game, fault.forfeit, times)
    result = cast("Result", position.result)
    return build_match(times, result["scores"], result["ranks"])


def start_bot(seat: int, make: Callable[[], Bot], open_bots: contextlib.ExitStack) -> Bot:
    """Create a bot, which is closed when `open_bots` exits."""
    with faults_of(seat):
        bot = make()
    open_bots.callback(close_bot, bot)
    return bot


def close_bot(bot: Bot) -> None:
    with contextlib.suppress(Exception):  # the game is over: a failure does not matter any more
        bot.close()


def play_to_end(position: Position, bots: Sequence[Bot], deal: Deal, times: list[list[float]]) -> Position:
    while position.actor is not None:
        if isinstance(position.actor, int):
            position = play_bot_move(position, position.actor, bots[position.actor], times[position.actor])
        else:
            position = position.play(deal.outcome(position))
    return position


def play_bot_move(position: Position, seat: int, bot: Bot, times: list[float]) -> Position:
    """Ask the bot for a move, measure its time, and return the position after the move."""
    view = position.view(seat)
    with faults_of(seat):
        began = time.perf_counter()
        try:
            move = bot.move(view)
        finally:
            times.append(time.perf_counter() - began)
        return position.play(move)


@contextlib.contextmanager
def faults_of(seat: int) -> Iterator[None]:
    """Turn every exception inside into a `Fault` of this seat."""
    try:
        yield
    except BotFailure as error:
        raise Fault(seat, str(error)) from None
    except IllegalMove as error:
        raise Fault(seat, english(Reason("bot-illegal", {"reason": error.reason}))) from None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a bot is foreign code, which may raise anything
        raise Fault(seat, on_one_line(error, LONGEST_REASON)) from None


def forfeited_match(game: Game, forfeit: Forfeit, times: list[list[float]]) -> Match:
    """The result after a forfeit. Partners lose together; a single player scores 0."""
    last, parties = len(set(game.parties)), game.parties
    ranks = [last if party == parties[forfeit.seat] else 1 for party in parties]
    return build_match(times, [0] if last == 1 else None, ranks, forfeit)


def build_match(
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
