"""How a network does against a bot: every deal twice, with the seats exchanged."""

from torch import nn

from stol import Game, Position
from stol.bots.registry import find
from stol.deal import Deal
from stol_learn.bot import best_moves
from stol_learn.report import Tell


def win_rate(net: nn.Module, game: Game, opponent: str, deals: int, tell: Tell) -> float:
    """The share of wins; a draw counts a half. All games go on side by side."""
    tables = [Table(game, opponent, deal, seat) for deal in range(deals) for seat in range(2)]
    tell("testing", 0.0)
    while running := [table for table in tables if table.waits()]:
        tell("testing", 1 - len(running) / len(tables))
        moves = best_moves(net, [table.position for table in running])
        for table, move in zip(running, moves, strict=True):
            table.position = table.position.play(move)
    return sum(table.won() for table in tables) / len(tables)


class Table:
    """A game of the network, on one of the seats, against a bot."""

    def __init__(self, game: Game, opponent: str, deal: int, seat: int) -> None:
        self.position, self.deal, self.seat = game.start(), Deal(deal), seat
        self.opponent = find(opponent)(deal)

    def waits(self) -> bool:
        """Go on until the network is to move, or the game is over; whether it is to move."""
        while self.position.actor not in {self.seat, None}:
            self.position = self.position.play(self.next_move(self.position))
        return self.position.actor is not None

    def next_move(self, position: Position) -> str:
        if position.actor == "chance":
            return self.deal.outcome(position)
        return self.opponent.move(position.view(position.actor))

    def won(self) -> float:
        winners = (self.position.result or {})["winners"]
        return (self.seat in winners) / len(winners)
