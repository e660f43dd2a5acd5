"""The tables that an arena ends with."""

import math

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.bots.rating import Estimate
from stol.bots.tally import Tally
from stol.cli.words import columns, say
from stol.errors import LONGEST
from stol.games.words import title

MOST_FORFEITS = 5


def report(tally: Tally) -> None:
    console = Console()
    console.print(heading(tally), highlight=False, soft_wrap=True)
    console.print("", standings(tally), "", conduct(tally), "", sep="\n")
    if len(tally.arena.bots) > 1:
        console.print(scores(tally) if alone(tally) else duels(tally), "", sep="\n")
    forfeits = tally.forfeits()
    for game, forfeit in forfeits[:MOST_FORFEITS]:
        reason = forfeit.reason[:LONGEST]
        bot, deal, seat = game.seats[forfeit.seat][:LONGEST], str(game.deal), str(forfeit.seat)
        line = say("cli-arena-forfeit", bot=bot, deal=deal, seat=seat, reason=reason)
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if len(forfeits) > MOST_FORFEITS:
        console.print(say("cli-arena-forfeits", count=len(forfeits) - MOST_FORFEITS), highlight=False)


def heading(tally: Tally) -> str:
    game, games = tally.arena.game, len(tally.games)
    deals = len({played.deal for played in tally.games})
    return say("cli-arena-heading", game=title(game.key, say), players=game.players, games=games, deals=deals)


def alone(tally: Tally) -> bool:
    """Whether everybody plays alone: then there are no ranks."""
    return tally.arena.game.players == 1


def standings(tally: Tally) -> Table:
    ranked = not alone(tally)
    table = plain("bot", "games", *(["wins", "mean-rank"] if ranked else []), "mean-score")
    for bot in tally.standings():
        ranks = [percent(bot.wins), about(bot.rank)] if ranked else []
        table.add_row(escape(bot.bot), str(bot.games), *ranks, about(bot.score))
    return table


def conduct(tally: Tally) -> Table:
    """Besides times and forfeits, the ratings, where a single difference does not say it all."""
    elo = tally.ratings() if len(tally.arena.bots) > 2 and not alone(tally) else []
    table = plain("bot", *(["elo"] if elo else []), "seconds-a-move", "longest", "forfeits")
    for number, bot in enumerate(tally.standings()):
        rating = [spread(elo[number])] if elo else []
        table.add_row(escape(bot.bot), *rating, f"{bot.seconds:.4f}", f"{bot.longest:.3f}", str(bot.forfeits))
    return table


def duels(tally: Tally) -> Table:
    table = plain("bot", "against", "wins", "elo-difference")
    for duel in tally.duels():
        table.add_row(*map(escape, duel.bots), percent(duel.wins), spread(duel.elo))
    return table


def scores(tally: Tally) -> Table:
    table = plain("bot", "against", "scores-more")
    for duel in tally.duels():
        table.add_row(*map(escape, duel.bots), about(duel.score, signed=True))
    return table


def plain(*names: str) -> Table:
    """Numbers stay on their line; a long command is folded."""
    table = Table(box=None, padding=(0, 1))
    for name, column in zip(names, columns(*names), strict=True):
        table.add_column(column, no_wrap=name not in {"bot", "against"}, overflow="fold")
    return table


def percent(share: Estimate) -> str:
    return say("cli-arena-interval-percent", value=share.value, low=100 * share.low, high=100 * share.high)


def spread(elo: Estimate) -> str:
    value, low, high = (f"{number:+.0f}" for number in elo)
    return say("cli-arena-interval", value=value, low=low, high=high)


def about(mean: Estimate, *, signed: bool = False) -> str:
    """A mean with what may be added or taken away."""
    if math.isnan(mean.value):
        return say("cli-arena-none")
    value = f"{mean.value:+.2f}" if signed else f"{mean.value:.2f}"
    return value if math.isinf(mean.high) else f"{value} ± {mean.high - mean.value:.2f}"
