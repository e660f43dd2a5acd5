"""A game that is being played, for environments: seats, actions and observations are numbers; chance is drawn here."""

from operator import index
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict

from stol.errors import Argument, IllegalMove, Reason
from stol.kernel.actors import OVER
from stol.kernel.env_step import begin_game, observe_seat, play_move, random_move
from stol.kernel.layout import Array, copy_state
from stol.kernel.rng import checked_seed
from stol.kernel.rng import seed as seeded
from stol.position import Game, Position, illegal
from stol.rewards import SHAPED, compute_rewards
from stol.text import quoted, refused, speak

Observation: TypeAlias = dict[str, Any]
"""`observation` as `Position.observe` gives it, and `action_mask`: 1 for every legal move of who is to act."""


def observation_space(game: Game, actions: int) -> Dict:
    low, high = (
        np.repeat([getattr(plane, end) for plane in game.planes], [plane.size for plane in game.planes])
        for end in ("low", "high")
    )
    seen = Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (actions,), np.int8)})


class RunningGame:
    """Plays with the compiled rules in one record. It owns all memory that they write to."""

    def __init__(self, game: Game, actions: int) -> None:
        """`actions`: length of the masks, those of the game at least."""
        self.game = game
        self.actor = OVER
        """The seat that is to act, or OVER. Never CHANCE: outcomes are drawn at once."""
        self._states = np.zeros(2, game.definition.layout)
        self._states[1] = game.start().state
        self._rng = np.zeros(1, np.uint64)
        self._marked = np.zeros(game.most_listed, np.int32)
        self._count = 0
        self._mask = np.zeros(actions, np.int8)

    def seed(self, number: int) -> None:
        """Seed the random numbers of all games from now on."""
        seeded(self._rng, checked_seed(number), 0)

    def begin(self) -> None:
        """Begin a game."""
        self.actor, self._count = begin_game(self._states, self._rng, self._marked, self._mask)

    def play(self, action: Any) -> None:  # noqa: ANN401 - any integer type
        """Make a move for the seat that is to act. IllegalMove: it is not legal; nothing is changed."""
        try:
            number = index(action)
        except TypeError:
            raise refused(IllegalMove, Reason("learner-number", {"value": quoted(action)})) from None
        if not (0 <= number < len(self._mask) and self._mask[number]):
            raise self._refusal(number)
        self.actor, self._count = play_move(self._states, number, self._rng, self._marked, self._count, self._mask)

    def abort(self) -> None:
        """End the game without a result."""
        self.actor, self._count = OVER, 0
        self._mask[:] = 0

    def random_action(self) -> int:
        """A legal move at random."""
        return random_move(self._states, self._rng, self._marked, self._count)

    def observe(self, seat: int) -> Observation:
        """What a seat sees. New arrays each time, because learners store them."""
        seen = np.empty(self.game.observation_size, np.int16)
        observe_seat(self._states, seat, seen)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Array:
        """1 for every legal move, if the seat is to act."""
        return self._mask.copy() if seat == self.actor else np.zeros_like(self._mask)

    def final(self) -> tuple[Array, Array]:
        """Scores and ranks of a game that is over."""
        scores, ranks = np.zeros((2, self.game.players), np.int32)
        self.game.definition.rules.final(self._states[0], scores, ranks)
        return scores, ranks

    def running_differences(self) -> Array:
        """How far each seat is ahead of its best opponent, if the game ended now."""
        scores, ranks = np.zeros((2, self.game.players), np.int32)
        rules = self.game.definition.rules
        (rules.final if self.actor == OVER else rules.running)(self._states[0], scores, ranks)
        return compute_rewards(SHAPED, scores, ranks, self.game.parties)

    def position(self) -> Position:
        """The position, for views, texts and drawings."""
        return Position(self.game, copy_state(self._states[0]))

    def __getstate__(self) -> dict[str, Any]:
        """For pickle, which can't name the type of a record."""
        return vars(self) | {"_states": self._states.tobytes()}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        vars(self).update(parts)
        self._states = np.frombuffer(parts["_states"], self.game.definition.layout).copy()

    def _refusal(self, number: int) -> IllegalMove:
        if self.actor == OVER:
            return refused(IllegalMove, Reason("learner-over"))
        if not 0 <= number < len(self._mask):
            named: dict[str, Argument] = {"action": str(number), "last": str(len(self._mask) - 1)}
            return refused(IllegalMove, Reason("learner-action", named))
        definition, state = self.game.definition, self._states[0]
        (text,) = definition.notation.write_moves(state, np.array([number]))
        found = illegal(text, definition.why(state, number))
        return IllegalMove(speak()("learner-illegal", action=str(number), problem=str(found)), found.reason)
