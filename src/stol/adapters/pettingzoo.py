"""PettingZoo: a game as an environment in which agents take turns (AEC), or in which all act at once (parallel).

Importing this registers an environment per game, such as `stol/pixies-v0`. Agents always take turns, also where all
choose in secret. So in a parallel environment all agents but one pass.
"""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stol.adapters import rendering
from stol.adapters.running_game import Observation, RunningGame, observation_space
from stol.adapters.versions import count_actions, versions
from stol.beliefs import worlds
from stol.errors import Argument, BadOptions, IllegalMove, Reason
from stol.games.registry import all_keys
from stol.kernel.actors import OVER
from stol.kernel.layout import Array
from stol.position import Game
from stol.rewards import SHAPED, Kind, check_kind, compute_rewards
from stol.snapshot import Snapshot
from stol.text import quoted, refused

StepResult: TypeAlias = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, int]]
]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class LegalActions(Discrete):
    """The action space of an agent. `sample` returns an action that is legal now."""

    def __init__(self, actions: int, legal: Callable[[], Array]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        legal = self._legal() if mask is None and probability is None else mask
        return super().sample(legal, probability)


def env(key: str, players: int = 2, **options: Any) -> OrderEnforcingWrapper[str, Observation, SupportsIndex | None]:  # noqa: ANN401 - as below
    """`raw_env` with a check of the order of calls, as PettingZoo recommends."""
    return OrderEnforcingWrapper(raw_env(key, players, **options))


class raw_env(AECEnv[str, Observation, SupportsIndex | None]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name, without types
    """A game in which agents take turns. An illegal action raises IllegalMove and changes nothing."""

    def __init__(
        self,
        key: str,
        players: int = 2,
        *,
        rewards: Kind = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        version: int | None = None,
        **options: object,
    ) -> None:
        """With `max_cycles` a game is truncated after that many moves per agent, without rewards."""
        super().__init__()
        game = Game.of(key, players, options)
        actions = count_actions(game, version)
        self._game = RunningGame(game, actions)
        self._game.seed(secrets.randbits(63))
        self._reward_kind = check_kind(rewards)
        self._max_moves = None if max_cycles is None else check_cycles(max_cycles) * players
        self.render_mode = rendering.check_mode(render_mode)
        self.metadata = {
            "name": f"{key}_v{versions(key)[-1] if version is None else version}",
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: LegalActions(actions, partial(self.mask, agent)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a game. Without a seed, the random numbers continue."""
        if seed is not None:
            self._game.seed(seed)
        self._game.begin()
        self._before = self._game.running_differences()
        self._moves = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        return self._game.observe(self._seats[agent])

    def state(self) -> Array:
        """What all seats together see, for training with a central critic: int16, flat."""
        return np.concatenate([self._game.observe(seat)["observation"] for seat in self._seats.values()])

    def worlds(self, agent: str, n: int, *, seed: int = 0) -> Snapshot:
        """`n` positions that fit what the agent sees now, as `stol.worlds` deals them."""
        return worlds(self._game.position(), self._seats[agent], n, seed=seed)

    def mask(self, agent: str) -> Array:
        """The agent's action mask: 1 for each legal move."""
        return self._game.mask(self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(action)
        self._moves += 1
        self._cumulative_rewards[agent] = 0.0
        if self._reward_kind == SHAPED:
            self._shape()
        self._select_agent()

    def _shape(self) -> None:
        """Reward every agent with the change of its lead; at the end `_end` does so."""
        if self._game.actor != OVER:
            before, self._before = self._before, self._game.running_differences()
            self.rewards = dict(zip(self.agents, (self._before - before).tolist(), strict=True))
            self._accumulate_rewards()

    def _select_agent(self) -> None:
        if self._game.actor == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._game.actor]
            if self._moves == self._max_moves:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Set the rewards, and scores and ranks as infos."""
        scores, ranks = self._game.final()
        gained = compute_rewards(self._reward_kind, scores, ranks, self._game.game.parties)
        before = self._before if self._reward_kind == SHAPED else np.zeros_like(gained)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(gained[seat] - before[seat])
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(scores[seat]), "rank": int(ranks[seat])}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | Array | None:
        """The whole table with all that is hidden, as text or pixels."""
        return rendering.render(self._game.position().view(), self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


def check_cycles(max_cycles: int) -> int:
    if not isinstance(max_cycles, int | np.integer) or max_cycles < 1:
        raise refused(BadOptions, Reason("refused-cycles", {"value": quoted(max_cycles)}))
    return max_cycles


def with_pass(mask: Array) -> Array:
    """An action mask with one more action, to pass: legal if no other is."""
    return np.append(mask, np.int8(not mask.any()))


class parallel_env(ParallelEnv[str, Observation, SupportsIndex]):  # type: ignore[misc] # noqa: N801 - as above
    """Every agent acts in every step: the agent to move makes a move, all others pass (the last action).

    The arguments are those of `raw_env`. With `max_cycles` a game is truncated after that many steps.
    """

    def __init__(self, key: str, players: int = 2, *, max_cycles: int | None = None, **options: Any) -> None:  # noqa: ANN401 - as there
        self._env = raw_env(key, players, **options)
        self.max_cycles = None if max_cycles is None else check_cycles(max_cycles)
        self.render_mode = self._env.render_mode
        self.metadata = self._env.metadata | {"is_parallelizable": True}
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self.passing = int(self._env.action_space(self.possible_agents[0]).n)
        """The action of agents that are not to move."""
        mask = Box(0, 1, (self.passing + 1,), np.int8)
        self.observation_spaces = {
            agent: Dict({**self._env.observation_space(agent), "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalActions(self.passing + 1, partial(self._mask, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, int]]]:
        self._env.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), self._env.infos.copy()

    def step(self, actions: Mapping[str, SupportsIndex]) -> StepResult:
        """One move. IllegalMove if any agent's action is not legal; nothing is changed."""
        if not self.agents:
            raise refused(IllegalMove, Reason("learner-over"))
        for agent in self.agents:
            self._check(agent, actions)
        self._env.step(actions[self._env.agent_selection])
        self._cycles += 1
        ended = any(self._env.terminations.values())
        truncations = dict.fromkeys(self.agents, not ended and self._cycles == self.max_cycles)
        observations = self._observations()
        if ended or any(truncations.values()):
            self.agents = []
        rewards, terminations, infos = self._env.rewards, self._env.terminations, self._env.infos
        return observations, rewards.copy(), terminations.copy(), truncations, infos.copy()

    def _check(self, agent: str, actions: Mapping[str, SupportsIndex]) -> None:
        named: dict[str, Argument] = {"agent": agent, "passing": str(self.passing)}
        if agent not in actions:
            raise refused(IllegalMove, Reason("learner-silent", named))
        moves, passes = agent == self._env.agent_selection, actions[agent] == self.passing
        if moves and passes:
            raise refused(IllegalMove, Reason("learner-has-to-move", named))
        if not moves and not passes:
            raise refused(IllegalMove, Reason("learner-has-to-pass", named | {"value": str(actions[agent])}))

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self._env.observe(agent) for agent in self.agents}
        return {agent: look | {"action_mask": with_pass(look["action_mask"])} for agent, look in seen.items()}

    def state(self) -> Array:
        return self._env.state()

    def worlds(self, agent: str, n: int, *, seed: int = 0) -> Snapshot:
        """As in `raw_env`."""
        return self._env.worlds(agent, n, seed=seed)

    def _mask(self, agent: str) -> Array:
        return with_pass(self._env.mask(agent))

    def render(self) -> str | Array | None:
        return self._env.render()

    def close(self) -> None:
        """Nothing to release."""


for game_key in all_keys():
    for api, name in (("aec", "env"), ("parallel", "parallel_env")):
        for number in versions(game_key):
            register(
                api, f"stol/{game_key}-v{number}", f"{__name__}:{name}", kwargs={"key": game_key, "version": number}
            )
