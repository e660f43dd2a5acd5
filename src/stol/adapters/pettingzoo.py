"""PettingZoo: a game as an environment in which agents take turns (AEC).

Importing this registers `stol/pixies-v0` and its like. There is no parallel environment: these games are played in
turns, and where all choose in secret they are asked one by one.
"""

import secrets
from typing import Any, SupportsIndex

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stol import rewards as worth
from stol.adapters import picture
from stol.adapters.run import Observation, Run, observation_space
from stol.errors import BadOptions
from stol.games.registry import KEYS
from stol.kernel.actors import OVER
from stol.kernel.layout import Array
from stol.position import Game


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
        if max_cycles is not None and max_cycles < 1:
            raise BadOptions(f"max_cycles is a number from 1 on, or None, not {max_cycles!r}")
        self._most_moves = None if max_cycles is None else max_cycles * players
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
        self.action_spaces = {agent: Discrete(game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
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


for game_key in KEYS:
    register("aec", f"stol/{game_key}-v0", f"{__name__}:env", kwargs={"key": game_key})
