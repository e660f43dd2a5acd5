"""A scene of Clustered with the picked card, the selected space and the previews."""

import functools
from dataclasses import dataclass

from stol.games.clustered.analysis import Space, TableAnalysis, discard_move, move_parts
from stol.games.clustered.preview import preview
from stol.games.clustered.view import ClusteredView, clustered_view
from stol.text import Say
from stol.web.scene.clustered.news import LastMove, last_move
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Look:
    """A scene, and the selection that its query makes. The query comes from outside: it may hold anything."""

    scene: Scene

    @property
    def view(self) -> ClusteredView:
        return clustered_view(self.scene.view)

    @property
    def before(self) -> ClusteredView | None:
        """The view before the last move."""
        return clustered_view(self.scene.before) if self.scene.before else None

    @property
    def say(self) -> Say:
        return self.scene.say

    @functools.cached_property
    def table(self) -> TableAnalysis:
        return TableAnalysis(self.view)

    @functools.cached_property
    def last(self) -> LastMove | None:
        return last_move(self.before, self.view)

    @functools.cached_property
    def hand(self) -> list[str]:
        """The cards of this seat; empty for a spectator."""
        hand = self.view["hands"][self.scene.seat] if self.scene.seat is not None else []
        return hand if isinstance(hand, list) else []

    @functools.cached_property
    def plays_by_card(self) -> dict[str, list[str]]:
        """The legal moves that play a card, by card."""
        found: dict[str, list[str]] = {}
        for move in self.scene.legal:
            card, played, _ = move.partition("@")
            if played:
                found.setdefault(card, []).append(move)
        return found

    @property
    def must_discard(self) -> bool:
        """Whether this seat can only discard."""
        return bool(self.scene.legal) and not self.plays_by_card

    @property
    def may_ask(self) -> bool:
        """Whether "why not?" can be asked: not while discarding by C16, because then every card is legal."""
        return self.scene.tells_why and self.view["phase"] == "play"

    @property
    def asking(self) -> bool:
        """Whether the illegal moves are shown as well, so that keys reach them."""
        return self.may_ask and "ask" in self.scene.picked

    @property
    def asked_move(self) -> str | None:
        """The illegal move that the person asks about."""
        return self.scene.picked.get("why") if self.may_ask else None

    @functools.cached_property
    def card(self) -> str | None:
        """The picked card of the hand."""
        card = self.scene.picked.get("card")
        if card not in self.hand:
            return None
        return card if self.can_pick(card) else None

    def can_pick(self, card: str) -> bool:
        """Whether picking a card leads anywhere: to a move, or to the reason why there is none."""
        return self.may_ask or card in self.plays_by_card or discard_move(card) in self.scene.legal

    @functools.cached_property
    def goal_cards(self) -> set[str]:
        """The cards of the moves that are lit, as long as another card is picked, or none."""
        return {move_parts(move)[0] for move in self.scene.goals} - {self.card}

    @functools.cached_property
    def spaces(self) -> dict[Space, str]:
        """The spaces where the picked card may be played, from top to bottom, each with its move."""
        moves = self.plays_by_card.get(self.card, []) if self.card else []
        spaces = {space: move for move in moves if (space := move_parts(move)[1])}
        return dict(sorted(spaces.items(), key=lambda entry: entry[0][::-1]))

    @functools.cached_property
    def aimed_space(self) -> Space | None:
        """The selected space, one of those where the picked card may be played."""
        aim = f"{self.card}@{self.scene.picked.get('at')}"
        return next((space for space, move in self.spaces.items() if move == aim), None)

    @functools.cached_property
    def discard(self) -> str | None:
        """The move that discards the picked card."""
        move = discard_move(self.card) if self.card else ""
        return move if move in self.scene.legal else None

    @functools.cached_property
    def gains(self) -> dict[Space, int]:
        """The points that the picked card would add on each space where it may be played."""
        if self.card is None or self.scene.seat is None:
            return {}
        previews = preview(self.view, self.scene.seat, list(self.spaces.values()))
        return {space: previews[move]["total"] for space, move in self.spaces.items()}
