"""Gymnasium: one seat of a game, bots on the others. Importing this registers `stol/Pixies-v0` and its like."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

from gymnasium import Env, register
from gymnasium.spaces import Discrete

from stol import rewards as worth
from stol.adapters import picture
from stol.adapters.run import Observation, Run, observation_space
from stol.bots import Bot, BotFailure, find
from stol.errors import LONGEST, Argument, BadOptions, IllegalMove, Reason
from stol.games.registry import keys
from stol.kernel.actors import OVER
from stol.kernel.layout import Array
from stol.kernel.rng import MAX_SEED
from stol.position import Game
from stol.text import quoted, refused

AT_RANDOM = "random"
"""The one opponent that needs no view and no texts: its moves are drawn by their numbers."""


class OneSeat(Env[Observation, SupportsIndex]):
    """A game as one seat meets it: the moves of all others, and chance, happen within a step."""

    metadata = {"render_modes": list(picture.MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's, of the class

    def __init__(  # noqa: PLR0913 - as a name and keywords of `gymnasium.make`
        self,
        key: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = AT_RANDOM,
        seat: int | None = 0,
        rewards: str = "rank",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Opponents are bots by name: one for all, or one for each, clockwise. Without a seat, any is given.

        An action that is not legal is refused. With an `illegal_reward` it ends the game for that instead.
        """
        game = Game.of(key, players, options)
        self._run = Run(game)
        self._makers = [None if name == AT_RANDOM else find(name) for name in named(opponents, players - 1)]
        self._bots: dict[int, Bot] = {}
        self._given = seated(seat, players)
        self.seat = seat or 0
        self._kind = worth.checked(rewards)
        self._illegal_reward = illegal_reward
        self.render_mode = picture.checked(render_mode)
        self.observation_space = observation_space(game)
        self.action_space = Discrete(game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.close()
        players = self._run.game.players
        self.seat = int(self.np_random.integers(players)) if self._given is None else self._given
        for place, make in enumerate(self._makers, 1):
            if make is not None:
                self._bots[(self.seat + place) % players] = make(int(self.np_random.integers(2**31)))
        self._run.seed(int(self.np_random.integers(MAX_SEED)))
        self._run.begin()
        self._others_play()
        observation = self._run.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._run.play(action)
        except IllegalMove as error:
            if self._illegal_reward is None or self._run.actor == OVER:
                raise
            return self._lost_by(error)
        self._others_play()
        observation = self._run.observe(self.seat)
        info = {"action_mask": observation["action_mask"]}
        if self._run.actor != OVER:
            return observation, 0.0, False, False, info
        scores, ranks = self._run.final()
        gained = worth.rewards(self._kind, scores, ranks, self._run.game.parties)
        info |= {"score": int(scores[self.seat]), "rank": int(ranks[self.seat])}
        return observation, float(gained[self.seat]), True, False, info

    def _lost_by(self, error: IllegalMove) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._run.break_off()
        observation = self._run.observe(self.seat)
        info = {"action_mask": observation["action_mask"], "refused": str(error)}
        return observation, float(self._illegal_reward or 0.0), True, False, info

    def _others_play(self) -> None:
        """Until it is the seat's turn, or all is over. A game whose opponent fails can't go on."""
        try:
            while self._run.actor not in {self.seat, OVER}:
                if bot := self._bots.get(self._run.actor):
                    self._ask(bot)
                else:
                    self._run.play(self._run.any_move())
        except Exception:
            self._run.break_off()
            raise
        if self.render_mode == "human":
            self.render()

    def _ask(self, bot: Bot) -> None:
        position = self._run.position()
        move = bot.move(position.view(self._run.actor))
        try:
            self._run.play(self._run.game.definition.notation.read_move(position.state, str(move)))
        except IllegalMove as error:
            raise BotFailure(f"seat {self._run.actor}, an illegal move: {error}") from None

    def render(self) -> str | Array | None:
        """The table as the seat sees it: text, or pixels."""
        return picture.drawn(self._run.position().view(self.seat), self.render_mode)

    def close(self) -> None:
        """Let the bots go; the next game has others."""
        while self._bots:
            self._bots.popitem()[1].close()


def seated(seat: int | None, players: int) -> int | None:
    """A seat that somebody asked for."""
    if seat is not None and seat not in range(players):
        raise refused(BadOptions, Reason("refused-any-seat", {"value": quoted(seat), "last_seat": players - 1}))
    return seat


def named(opponents: Any, places: int) -> list[Any]:  # noqa: ANN401 - names, or whatever else can choose
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


for game_key in keys():
    register(
        f"stol/{game_key.capitalize()}-v0",
        f"{__name__}:OneSeat",
        vector_entry_point="stol.adapters.vector:OneSeatEach",
        kwargs={"key": game_key},
    )
