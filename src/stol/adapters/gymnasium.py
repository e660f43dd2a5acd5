"""Gymnasium: one seat of a game against bots. Importing this registers an environment per game: `stol/Pixies-v0`."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import Env, register
from gymnasium.spaces import Discrete

from stol.adapters import rendering
from stol.adapters.running_game import Observation, RunningGame, observation_space
from stol.adapters.versions import count_actions, versions
from stol.beliefs import worlds
from stol.bots import Bot, BotFailure, find
from stol.errors import LONGEST, Argument, BadOptions, IllegalMove, Reason
from stol.games.registry import all_keys
from stol.kernel.actors import OVER
from stol.kernel.layout import Array
from stol.kernel.rng import MAX_SEED
from stol.position import Game
from stol.rewards import SHAPED, Kind, check_kind, compute_rewards
from stol.snapshot import Snapshot
from stol.text import quoted, refused

RANDOM = "random"
"""The default opponent. It needs no view and no texts: its actions are drawn by number."""


class SeatEnv(Env[Observation, SupportsIndex]):
    """A game from one seat: the moves of all others, and chance, happen within a step."""

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's, of the class

    def __init__(  # noqa: PLR0913 - keywords of `gymnasium.make`
        self,
        key: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = 0,
        rewards: Kind = "rank",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        version: int | None = None,
        **options: object,
    ) -> None:
        """Opponents are bots by name: one for all, or one for each, clockwise. `seat=None`: another at every reset.

        An illegal action raises IllegalMove. With `illegal_reward` it ends the game with that reward instead.
        """
        game = Game.of(key, players, options)
        actions = count_actions(game, version)
        self._game = RunningGame(game, actions)
        self._bot_makers = [None if name == RANDOM else find(name) for name in list_opponents(opponents, players - 1)]
        self._bots: dict[int, Bot] = {}
        self._fixed_seat = check_seat(seat, players)
        self.seat = seat or 0
        self._reward_kind = check_kind(rewards)
        self._illegal_reward = illegal_reward
        self.render_mode = rendering.check_mode(render_mode)
        self.observation_space = observation_space(game, actions)
        self.action_space = Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.close()
        players = self._game.game.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        for place, make in enumerate(self._bot_makers, 1):
            if make is not None:
                self._bots[(self.seat + place) % players] = make(int(self.np_random.integers(2**31)))
        self._game.seed(int(self.np_random.integers(MAX_SEED)))
        self._game.begin()
        self._play_others()
        self._before = 0.0  # what others did before the learner's first move counts with it
        observation = self._game.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._game.play(action)
        except IllegalMove as error:
            if self._illegal_reward is None or self._game.actor == OVER:
                raise
            return self._end_by_illegal_move(error)
        self._play_others()
        observation = self._game.observe(self.seat)
        info = {"action_mask": observation["action_mask"]}
        shaped = self._shaped_reward() if self._reward_kind == SHAPED else None
        if self._game.actor != OVER:
            return observation, shaped or 0.0, False, False, info
        scores, ranks = self._game.final()
        gained = compute_rewards(self._reward_kind, scores, ranks, self._game.game.parties)
        info |= {"score": int(scores[self.seat]), "rank": int(ranks[self.seat])}
        return observation, float(gained[self.seat]) if shaped is None else shaped, True, False, info

    def action_masks(self) -> Array:
        """Which actions are legal: bool, (actions,); as sb3-contrib's MaskablePPO asks for them."""
        return self._game.mask(self.seat).astype(np.bool_)

    def worlds(self, n: int, *, seed: int = 0) -> Snapshot:
        """`n` positions that fit what the learner sees now, as `stol.worlds` deals them."""
        return worlds(self._game.position(), self.seat, n, seed=seed)

    def _shaped_reward(self) -> float:
        """How much the learner's lead has changed since its last move."""
        before, self._before = self._before, float(self._game.running_differences()[self.seat])
        return self._before - before

    def _end_by_illegal_move(self, error: IllegalMove) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._game.abort()
        observation = self._game.observe(self.seat)
        info = {"action_mask": observation["action_mask"], "refused": str(error)}
        return observation, float(self._illegal_reward or 0.0), True, False, info

    def _play_others(self) -> None:
        """Play until it is the seat's turn or the game is over. If an opponent fails, the game is aborted."""
        try:
            while self._game.actor not in {self.seat, OVER}:
                if bot := self._bots.get(self._game.actor):
                    self._play_bot_move(bot)
                else:
                    self._game.play(self._game.random_action())
        except Exception:
            self._game.abort()
            raise
        if self.render_mode == "human":
            self.render()

    def _play_bot_move(self, bot: Bot) -> None:
        position = self._game.position()
        move = bot.move(position.view(self._game.actor))
        try:
            self._game.play(self._game.game.definition.notation.read_move(position.state, str(move)))
        except IllegalMove as error:
            named: dict[str, Argument] = {"seat": self._game.actor, "problem": error.reason}
            raise refused(BotFailure, Reason("learner-opponent-seat", named)) from None

    def render(self) -> str | Array | None:
        """The table as the seat sees it, as text or pixels."""
        return rendering.render(self._game.position().view(self.seat), self.render_mode)

    def close(self) -> None:
        """Close the bots; every game has new ones."""
        while self._bots:
            self._bots.popitem()[1].close()


def check_seat(seat: int | None, players: int) -> int | None:
    """The seat. BadOptions if there is no such seat."""
    if seat is not None and seat not in range(players):
        raise refused(BadOptions, Reason("refused-any-seat", {"value": quoted(seat), "last_seat": players - 1}))
    return seat


def list_opponents(opponents: Any, places: int) -> list[Any]:  # noqa: ANN401 - names, or functions in `vector`
    """The opponents clockwise from the seat, from one for all or a sequence of them."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    names = list(opponents) if several else [opponents] * places
    if len(names) != places:
        given: dict[str, Argument] = {
            "places": places,
            "count": len(names),
            "names": ", ".join(map(str, names))[:LONGEST],
        }
        raise refused(BadOptions, Reason("refused-opponents", given))
    return names


for game_key in all_keys():
    for number in versions(game_key):
        register(
            f"stol/{game_key.title().replace('-', '')}-v{number}",
            f"{__name__}:SeatEnv",
            vector_entry_point="stol.adapters.vector:VectorSeatEnv",
            kwargs={"key": game_key, "version": number},
        )
