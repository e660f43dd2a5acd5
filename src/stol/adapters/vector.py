"""Gymnasium for many games at once, as arrays: the learner has one seat in each game.

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

from stol.adapters.gymnasium import RANDOM, check_seat, list_opponents
from stol.adapters.running_game import Observation, observation_space
from stol.adapters.versions import count_actions, widened
from stol.batches import Batch, batch
from stol.bots import BotFailure
from stol.errors import BadOptions, IllegalMove, Reason
from stol.kernel.layout import Array
from stol.kernel.rng import MAX_SEED
from stol.position import Game
from stol.rewards import SHAPED, Kind, check_kind, compute_rewards
from stol.snapshot import Snapshot
from stol.text import quoted, refused

Policy: TypeAlias = Callable[[Array, Array, Array], object]
"""A function from observations, action masks and seats (one row per game) to one action per game."""
Step: TypeAlias = tuple[Observation, Array, Array, Array, dict[str, Any]]

BOTS: dict[str, Callable[[Batch, Array], Array]] = {RANDOM: Batch.sample, "greedy": Batch.greedy}
"""The bots that can choose in all games at once."""


class VectorSeatEnv(VectorEnv[Observation, Array, Array]):
    """Many games, each from one seat: the moves of all others, and chance, happen within a step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's, of the class

    def __init__(  # noqa: PLR0913 - keywords of `gymnasium.make_vec`
        self,
        key: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | Policy | Sequence[str | Policy] = RANDOM,
        seat: int | None = 0,
        rewards: Kind = "rank",
        workers: int = 1,
        version: int | None = None,
        **options: object,
    ) -> None:
        """Opponents are "random", "greedy" or a function (Policy): one for all, or one for each, clockwise."""
        game = Game.of(key, players, options)
        self._fixed_seat = check_seat(seat, players)
        self._opponents = group_opponents(list_opponents(opponents, players - 1))
        self._reward_kind = check_kind(rewards)
        self._batch = batch(game, num_envs, workers=workers)
        self._ready = False
        self.num_envs = num_envs
        self.seats = np.zeros(num_envs, np.int8)
        """The learner's seat in each game."""
        self._actions = count_actions(game, version)
        self.single_observation_space = observation_space(game, self._actions)
        self.single_action_space = Discrete(self._actions)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @cached_property
    def observation_space(self) -> Space[Observation]:  # type: ignore[override] # an attribute there
        """Made when first used: its bounds take more memory than all the games."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """With a list, one seed a game, the chances of a game depend on its own seed only."""
        if options and "reset_mask" in options:
            raise refused(BadOptions, Reason("refused-reset-mask"))
        if isinstance(seed, list):
            self._np_random = np.random.default_rng(seed)
        else:
            super().reset(seed=seed)
        self._assign_seats(np.ones(self.num_envs, np.bool_))
        self._batch.reset(seed if isinstance(seed, list) else int(self.np_random.integers(MAX_SEED)))
        self._play_others()
        self._before = np.zeros(self.num_envs)  # what others did before the learner's first move counts with it
        return self._observe()

    def step(self, actions: Array) -> Step:
        if not self._ready:
            raise ResetNeeded("the games have not begun, or an opponent failed: reset() begins them")
        self._batch.step(actions)
        ended = self._play_others()
        if self._reward_kind == SHAPED:
            self._shape(ended)
        observation, infos = self._observe()
        if ended.mask.any():
            infos |= ended.infos()
        return observation, ended.rewards, ended.mask, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Array:
        """Which actions are legal: bool, (num_envs, actions); as sb3-contrib's MaskablePPO asks for them."""
        return np.array(self._masks())

    def _masks(self) -> Array:
        """Those of the batch, as wide as this version says."""
        return widened(self._batch.mask, self._actions)

    def state(self) -> Array:
        """What all seats together see, for training with a central critic: int16, (num_envs, players * size)."""
        seen: Array = self._batch.observe_all()
        return seen.reshape(self.num_envs, -1)

    def worlds(self, each: int, *, seed: int = 0) -> Snapshot:
        """`each` positions for every game, one game after the other, that fit what the learner sees in it."""
        return self._batch.worlds(np.arange(self.num_envs), self.seats, each, seed=seed)

    def _play_others(self) -> "EndedGames":
        """Play until it is the learner's turn in every game. After an opponent's failure only a reset helps."""
        self._ready = False
        ended = EndedGames(self.num_envs)
        while True:
            if self._batch.done.any():
                self._collect_results(ended)
                self._assign_seats(self._batch.done)
            waiting = self._batch.actor == self.seats
            if waiting.all():
                break
            self._play_opponents(~waiting)
        self._ready = True
        return ended

    def _shape(self, ended: "EndedGames") -> None:
        """Instead of the whole difference at the end: how much it has changed since the learner's last move."""
        now = self._differences()
        ended.rewards[:] = np.where(ended.mask, ended.rewards, now) - self._before
        self._before = np.where(ended.mask, 0, now)

    def _differences(self) -> Array:
        """How far the learner is ahead in every game, if it ended now."""
        scores = self._batch.running_scores()
        ahead = compute_rewards(SHAPED, scores, np.zeros_like(scores), self._batch.game.parties)
        own: Array = ahead[np.arange(self.num_envs), self.seats]
        return own

    def _play_opponents(self, where: Array) -> None:
        """One move in every game in which an opponent is to move."""
        actions = np.zeros(self.num_envs, np.int64)
        places = (self._batch.actor - self.seats) % self._batch.game.players
        for opponent, own in self._opponents:
            theirs = own[places]
            if theirs.any():
                actions[theirs] = choose_actions(opponent, self._batch, self._actions, theirs)
        try:
            self._batch.step(actions, where)
        except IllegalMove as error:
            raise refused(BotFailure, Reason("learner-opponent", {"problem": error.reason})) from None

    def _collect_results(self, ended: "EndedGames") -> None:
        """Add the results of games that have ended. A lane has one at most: the learner has a turn in every game."""
        which = np.flatnonzero(self._batch.done)
        scores, ranks, seats = self._batch.scores[which], self._batch.ranks[which], self.seats[which]
        gained = compute_rewards(self._reward_kind, scores, ranks, self._batch.game.parties)
        own = np.arange(len(which)), seats
        ended.mask[which] = True
        ended.rewards[which], ended.scores[which], ended.ranks[which] = gained[own], scores[own], ranks[own]
        masks = np.zeros((len(which), self._actions), np.int8)
        seen = self._batch.look_back(which, seats)
        ended.observations[which] = [
            {"observation": row, "action_mask": mask} for row, mask in zip(seen, masks, strict=True)
        ]

    def _assign_seats(self, where: Array) -> None:
        """Choose the learner's seats in games that begin."""
        if self._fixed_seat is None:
            self.seats[where] = self.np_random.integers(self._batch.game.players, size=where.sum())
        else:
            self.seats[where] = self._fixed_seat

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        """Observations and infos. New arrays each time, because learners store them."""
        mask = self._masks().astype(np.int8)
        observation = {"observation": self._batch.observation.copy(), "action_mask": mask}
        return observation, {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}


class EndedGames:
    """The results of games that ended within a step. Only lanes in `mask` have one."""

    def __init__(self, games: int) -> None:
        self.mask = np.zeros(games, np.bool_)
        self.rewards = np.zeros(games)
        self.scores, self.ranks = np.zeros((2, games), np.int32)
        self.observations = np.full(games, None, object)

    def infos(self) -> dict[str, Any]:
        """The infos that Gymnasium defines for games that are reset within the same step."""
        result = {"score": self.scores, "_score": self.mask, "rank": self.ranks, "_rank": self.mask}
        return {"final_obs": self.observations, "_final_obs": self.mask, "final_info": result, "_final_info": self.mask}


def group_opponents(opponents: Sequence[str | Policy]) -> list[tuple[str | Policy, Array]]:
    """Every opponent once, with a mask of its places, so that it is called once for all of them.

    Places are counted clockwise from the learner, who is at place 0.
    """
    groups: dict[int, tuple[str | Policy, Array]] = {}
    for place, opponent in enumerate(opponents, 1):
        if not callable(opponent) and opponent not in list(BOTS):
            one, other = map(repr, BOTS)
            given = {"one": one, "other": other, "value": quoted(opponent)}
            raise refused(BadOptions, Reason("refused-vector-opponent", given))
        _, own = groups.setdefault(id(opponent), (opponent, np.zeros(len(opponents) + 1, np.bool_)))
        own[place] = True
    return list(groups.values())


def choose_actions(opponent: str | Policy, games: Batch, width: int, where: Array) -> Array:
    """An opponent's actions in some of the games; functions get masks of that width."""
    if isinstance(opponent, str):
        return BOTS[opponent](games, where)[where]
    masks = widened(games.mask[where], width)
    actions = np.asarray(opponent(games.observation[where], masks, games.actor[where]))
    if actions.shape != (where.sum(),) or actions.dtype.kind not in "iu":
        named = {"count": str(where.sum()), "value": quoted(actions)}
        raise refused(BotFailure, Reason("learner-opponent-answer", named))
    return actions
