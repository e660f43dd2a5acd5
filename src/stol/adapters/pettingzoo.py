"""PettingZoo: a game as an environment in which agents take turns (AEC), or in which all act at once (parallel).

Importing this registers `stol/pixies-v0` and its like. The games are played in turns, and where all choose in secret
they are asked one by one. So in a parallel environment all but one pass.
"""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stol import rewards as worth
from stol.adapters import picture
from stol.adapters.run import Observation, Run, observation_space
from stol.errors import BadOptions, IllegalMove, Reason
from stol.games.registry import keys
from stol.kernel.actors import OVER
from stol.kernel.layout import Array
from stol.position import Game
from stol.text import quoted, refused

Told: TypeAlias = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, int]]
]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class Moves(Discrete):
    """The actions of an agent. A sample is one that it may choose now."""

    def __init__(self, actions: int, legal: Callable[[], Array]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        legal = self._legal() if mask is None and probability is None else mask
        return super().sample(legal, probability)


def env(key: str, players: int = 2, **wishes: Any) -> OrderEnforcingWrapper[str, Observation, SupportsIndex | None]:  # noqa: ANN401 - as below
    """A game by its key and options, as `raw_env` takes them; calls in the wrong order get a clear answer."""
    return OrderEnforcingWrapper(raw_env(key, players, **wishes))


class raw_env(AECEnv[str, Observation, SupportsIndex | None]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name, without types
    """The same without checks of the order of calls. An action that is not legal is refused and changes nothing."""

    def __init__(
        self,
        key: str,
        players: int = 2,
        *,
        rewards: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        """With `max_cycles` a game is broken off after so many moves for each agent, without rewards."""
        super().__init__()
        game = Game.of(key, players, options)
        self._run = Run(game)
        self._run.seed(secrets.randbits(63))
        self._kind = worth.checked(rewards)
        self._most_moves = None if max_cycles is None else checked_cycles(max_cycles) * players
        self.render_mode = picture.checked(render_mode)
        self.metadata = {
            "name": f"{key}_v0",
            "render_modes": list(picture.MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: Moves(game.actions, partial(self.mask, agent)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Moves:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a game. Without a seed, chance goes on where it was."""
        if seed is not None:
            self._run.seed(seed)
        self._run.begin()
        self._moves = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._turn_to_actor()

    def observe(self, agent: str) -> Observation:
        return self._run.observe(self._seats[agent])

    def mask(self, agent: str) -> Array:
        """What an agent may choose now: 1 for each legal move."""
        return self._run.mask(self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._run.play(action)
        self._moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._turn_to_actor()

    def _turn_to_actor(self) -> None:
        if self._run.actor == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._run.actor]
            if self._moves == self._most_moves:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Rewards come only now; who has won and by what is told with them."""
        scores, ranks = self._run.final()
        gained = worth.rewards(self._kind, scores, ranks, self._run.game.parties)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(gained[seat])
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(scores[seat]), "rank": int(ranks[seat])}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | Array | None:
        """The whole table, as somebody who sees everything: text, or pixels."""
        return picture.drawn(self._run.position().view(), self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def checked_cycles(max_cycles: int) -> int:
    if not isinstance(max_cycles, int | np.integer) or max_cycles < 1:
        raise refused(BadOptions, Reason("refused-cycles", {"value": quoted(max_cycles)}))
    return max_cycles


def or_pass(mask: Array) -> Array:
    """The moves of an agent; if there are none, it may pass."""
    return np.append(mask, np.int8(not mask.any()))


class parallel_env(ParallelEnv[str, Observation, SupportsIndex]):  # type: ignore[misc] # noqa: N801 - as above
    """Every agent acts in every step: who is to move makes a move, all others pass, which is the last action.

    It takes what `raw_env` takes. With `max_cycles` a game is broken off after so many steps.
    """

    def __init__(self, key: str, players: int = 2, *, max_cycles: int | None = None, **wishes: Any) -> None:  # noqa: ANN401 - as there
        self._turns = raw_env(key, players, **wishes)
        self.max_cycles = None if max_cycles is None else checked_cycles(max_cycles)
        self.render_mode = self._turns.render_mode
        self.metadata = self._turns.metadata | {"is_parallelizable": True}
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        self.passing = int(self._turns.action_space(self.possible_agents[0]).n)
        """The action of who is not to move."""
        mask = Box(0, 1, (self.passing + 1,), np.int8)
        self.observation_spaces = {
            agent: Dict({**self._turns.observation_space(agent), "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Moves(self.passing + 1, partial(self._mask, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Moves:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, int]]]:
        self._turns.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observed(), self._turns.infos.copy()

    def step(self, actions: Mapping[str, SupportsIndex]) -> Told:
        """The move of who is to move. If anybody may not act as told, that is refused and nothing changes."""
        if not self.agents:
            raise IllegalMove("the game is over: reset() begins another")
        for agent in self.agents:
            self._check(agent, actions)
        self._turns.step(actions[self._turns.agent_selection])
        self._cycles += 1
        ended = any(self._turns.terminations.values())
        truncations = dict.fromkeys(self.agents, not ended and self._cycles == self.max_cycles)
        observations = self._observed()
        if ended or any(truncations.values()):
            self.agents = []
        rewards, terminations, infos = self._turns.rewards, self._turns.terminations, self._turns.infos
        return observations, rewards.copy(), terminations.copy(), truncations, infos.copy()

    def _check(self, agent: str, actions: Mapping[str, SupportsIndex]) -> None:
        if agent not in actions:
            raise IllegalMove(f"there is no action of {agent}: every agent acts, if only to pass ({self.passing})")
        moves, passes = agent == self._turns.agent_selection, actions[agent] == self.passing
        if moves and passes:
            raise IllegalMove(f"{agent} is to move and can't pass")
        if not moves and not passes:
            raise IllegalMove(f"{agent} is not to move: it passes ({self.passing}), and can't choose {actions[agent]}")

    def _observed(self) -> dict[str, Observation]:
        seen = {agent: self._turns.observe(agent) for agent in self.agents}
        return {agent: look | {"action_mask": or_pass(look["action_mask"])} for agent, look in seen.items()}

    def _mask(self, agent: str) -> Array:
        return or_pass(self._turns.mask(agent))

    def render(self) -> str | Array | None:
        return self._turns.render()

    def close(self) -> None:
        """Nothing is held."""


for game_key in keys():
    for api, made in (("aec", "env"), ("parallel", "parallel_env")):
        register(api, f"stol/{game_key}-v0", f"{__name__}:{made}", kwargs={"key": game_key})
