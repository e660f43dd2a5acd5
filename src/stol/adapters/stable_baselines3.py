"""Stable-Baselines3: many games at once as its `VecEnv`, also for MaskablePPO of sb3-contrib."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import Wrapper
from stable_baselines3.common.vec_env import VecEnv

from stol.adapters.running_game import Observation
from stol.adapters.vector import Policy, VectorSeatEnv
from stol.kernel.layout import Array
from stol.rewards import Kind

Indices: TypeAlias = int | Sequence[int] | None
"""Which games, as Stable-Baselines3 names them: all, one or some."""


class SeatVecEnv(VecEnv):  # type: ignore[misc] # nothing is known of it where it is not installed
    """Many games, each from one seat, stepped together as arrays: `MaskablePPO("MultiInputPolicy", SeatVecEnv(…))`."""

    def __init__(  # noqa: PLR0913 - those of `gymnasium.make_vec`
        self,
        key: str,
        num_envs: int = 64,
        players: int = 2,
        *,
        opponents: str | Policy | Sequence[str | Policy] = "random",
        seat: int | None = 0,
        rewards: Kind = "shaped",
        workers: int = 1,
        version: int | None = None,
        **options: object,
    ) -> None:
        """The arguments are those of `gymnasium.make_vec`, but rewards are shaped unless another kind is named."""
        self.games = VectorSeatEnv(
            key,
            num_envs,
            players,
            opponents=opponents,
            seat=seat,
            rewards=rewards,
            workers=workers,
            version=version,
            **options,
        )
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Observation:
        """Begin new games: after `seed`, those of its seeds."""
        seeds = [seed for seed in self._seeds if seed is not None]
        observation, _ = self.games.reset(seed=seeds or None)
        self._reset_seeds()
        self._reset_options()
        return observation

    def step_async(self, actions: Array) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Observation, Array, Array, list[dict[str, Any]]]:
        observation, rewards, ended, _, infos = self.games.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended):
            result = infos["final_info"]
            told[lane] = {
                "terminal_observation": infos["final_obs"][lane],
                "TimeLimit.truncated": False,
                "score": int(result["score"][lane]),
                "rank": int(result["rank"][lane]),
            }
        return observation, rewards.astype(np.float32), ended, told

    def close(self) -> None:
        self.games.close()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """What the games have in common, for each of them."""
        return [getattr(self.games, attr_name)] * len(self._which(indices))

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Only for all games at once: they have nothing of their own to set."""
        if len(self._which(indices)) != self.num_envs:
            raise ValueError(f"{attr_name} can be set for all games only, not for {indices!r}")
        setattr(self.games, attr_name, value)

    def env_method(self, method_name: str, *args: object, indices: Indices = None, **named: object) -> list[Any]:
        """Call a method that answers with an array of one row a game, such as `action_masks`; these rows."""
        rows = getattr(self.games, method_name)(*args, **named)
        return [rows[lane] for lane in self._which(indices)]

    def env_is_wrapped(self, _wrapper_class: type[Wrapper[Any, Any, Any, Any]], indices: Indices = None) -> list[bool]:
        return [False] * len(self._which(indices))

    def _which(self, indices: Indices) -> Sequence[int]:
        which: Sequence[int] = list(self._get_indices(indices))
        return which
