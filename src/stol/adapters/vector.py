"""Gymnasium for many games at once: one seat of each is the learner's, and all games move together, as arrays.

`gymnasium.make_vec("stol/Pixies-v0", 1024)` makes it, once `stol.adapters.gymnasium` is imported.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from gymnasium import Space
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stol import rewards as worth
from stol.adapters.gymnasium import AT_RANDOM, named, seated
from stol.adapters.run import Observation, observation_space
from stol.batches import Batch, batch
from stol.bots import BotFailure
from stol.errors import BadOptions, IllegalMove, Reason
from stol.kernel.layout import Array
from stol.kernel.rng import MAX_SEED
from stol.position import Game
from stol.text import quoted, refused

Player: TypeAlias = Callable[[Array, Array, Array], object]
"""From what those to move see, their legal moves and their seats, a row for each, to an action for each."""
Step: TypeAlias = tuple[Observation, Array, Array, Array, dict[str, Any]]

BOTS: dict[str, Callable[[Batch, Array], Array]] = {AT_RANDOM: Batch.sample, "greedy": Batch.greedy}
"""The bots that choose in all games at once."""


class OneSeatEach(VectorEnv[Observation, Array, Array]):
    """Many games as one seat of each meets them: the moves of all others, and chance, happen within a step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's, of the class

    def __init__(  # noqa: PLR0913 - as a name and keywords of `gymnasium.make_vec`
        self,
        key: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | Player | Sequence[str | Player] = AT_RANDOM,
        seat: int | None = 0,
        rewards: str = "rank",
        workers: int = 1,
        **options: object,
    ) -> None:
        """Opponents are "random", "greedy" or one's own function: one for all, or one for each, clockwise."""
        game = Game.of(key, players, options)
        self._given = seated(seat, players)
        self._opponents = grouped(named(opponents, players - 1))
        self._kind = worth.checked(rewards)
        self._batch = batch(game, num_envs, workers=workers)
        self._ready = False
        self.num_envs = num_envs
        self.seats = np.zeros(num_envs, np.int8)
        """Where the learner sits in each game."""
        self.single_observation_space = observation_space(game)
        self.single_action_space = Discrete(game.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @cached_property
    def observation_space(self) -> Space[Observation]:  # type: ignore[override]
        """Made when asked for: its bounds take more memory than all the games."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if options and "reset_mask" in options:
            raise refused(BadOptions, Reason("refused-reset-mask"))
        super().reset(seed=seed)
        self._sit_down(np.ones(self.num_envs, np.bool_))
        self._batch.reset(int(self.np_random.integers(MAX_SEED)))
        self._others_play()
        return self._seen()

    def step(self, actions: Array) -> Step:
        if not self._ready:
            raise ResetNeeded("the games have not begun, or an opponent failed: reset() begins them")
        self._batch.step(actions)
        ends = self._others_play()
        observation, infos = self._seen()
        if ends.there.any():
            infos |= ends.told()
        return observation, ends.rewards, ends.there, np.zeros(self.num_envs, np.bool_), infos

    def _others_play(self) -> "Ends":
        """Until it is the learner's turn in every game. Games whose opponent fails can't go on."""
        self._ready = False
        ends = Ends(self.num_envs)
        while True:
            if self._batch.done.any():
                self._note(ends)
                self._sit_down(self._batch.done)
            waiting = self._batch.actor == self.seats
            if waiting.all():
                break
            self._ask(~waiting)
        self._ready = True
        return ends

    def _ask(self, where: Array) -> None:
        """One move in the games in which an opponent is to move."""
        actions = np.zeros(self.num_envs, np.int64)
        places = (self._batch.actor - self.seats) % self._batch.game.players
        for opponent, own in self._opponents:
            theirs = own[places]
            if theirs.any():
                actions[theirs] = chosen(opponent, self._batch, theirs)
        try:
            self._batch.step(actions, where)
        except IllegalMove as error:
            raise BotFailure(f"an opponent, {error}") from None

    def _note(self, ends: "Ends") -> None:
        """The results of games that have ended: one in a lane at most, since all have a turn in every game."""
        which = np.flatnonzero(self._batch.done)
        scores, ranks, seats = self._batch.scores[which], self._batch.ranks[which], self.seats[which]
        gained = worth.rewards(self._kind, scores, ranks, self._batch.game.parties)
        own = np.arange(len(which)), seats
        ends.there[which] = True
        ends.rewards[which], ends.scores[which], ends.ranks[which] = gained[own], scores[own], ranks[own]
        masks = np.zeros((len(which), self._batch.game.actions), np.int8)
        seen = self._batch.look_back(which, seats)
        ends.seen[which] = [{"observation": row, "action_mask": mask} for row, mask in zip(seen, masks, strict=True)]

    def _sit_down(self, where: Array) -> None:
        """The learner's seats in games that begin."""
        if self._given is None:
            self.seats[where] = self.np_random.integers(self._batch.game.players, size=where.sum())
        else:
            self.seats[where] = self._given

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees: new arrays, since learners keep them."""
        mask = self._batch.mask.astype(np.int8)
        observation = {"observation": self._batch.observation.copy(), "action_mask": mask}
        return observation, {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}


class Ends:
    """The games that ended within a step; what it says of all others is nothing."""

    def __init__(self, games: int) -> None:
        self.there = np.zeros(games, np.bool_)
        self.rewards = np.zeros(games)
        self.scores, self.ranks = np.zeros((2, games), np.int32)
        self.seen = np.full(games, None, object)

    def told(self) -> dict[str, Any]:
        """As Gymnasium wants it of games that are followed by others within the same step."""
        result = {"score": self.scores, "_score": self.there, "rank": self.ranks, "_rank": self.there}
        return {"final_obs": self.seen, "_final_obs": self.there, "final_info": result, "_final_info": self.there}


def grouped(opponents: Sequence[str | Player]) -> list[tuple[str | Player, Array]]:
    """Every opponent once, with which places are its own: it is asked for all of them together.

    Places are counted clockwise from the learner's, which is 0.
    """
    groups: dict[int, tuple[str | Player, Array]] = {}
    for place, opponent in enumerate(opponents, 1):
        if not callable(opponent) and opponent not in list(BOTS):
            one, other = map(repr, BOTS)
            given = {"one": one, "other": other, "value": quoted(opponent)}
            raise refused(BadOptions, Reason("refused-vector-opponent", given))
        _, own = groups.setdefault(id(opponent), (opponent, np.zeros(len(opponents) + 1, np.bool_)))
        own[place] = True
    return list(groups.values())


def chosen(opponent: str | Player, games: Batch, where: Array) -> Array:
    """What an opponent plays in some of the games."""
    if isinstance(opponent, str):
        return BOTS[opponent](games, where)[where]
    actions = np.asarray(opponent(games.observation[where], games.mask[where], games.actor[where]))
    if actions.shape != (where.sum(),) or actions.dtype.kind not in "iu":
        raise BotFailure(f"an opponent answers {where.sum()} games with a whole number each, not with {actions!r}")
    return actions
