"""OpenSpiel's Game and State for every game of stol."""

from collections.abc import Callable, Mapping
from random import Random

import numpy as np
import pyspiel

from stol.adapters.openspiel.history import move_texts, outcome_texts
from stol.adapters.openspiel.moment import Moment
from stol.adapters.openspiel.observer import Observer, PrivateObserver, PublicObserver, observer
from stol.adapters.openspiel.parameters import Parameters, defaults, game_from_parameters, without_defaults
from stol.games.definition import Definition
from stol.games.registry import all_keys, find
from stol.games.words import title
from stol.position import Game
from stol.rewards import compute_rewards
from stol.text import speak

PLAYERS = {"chance": pyspiel.PlayerId.CHANCE, None: pyspiel.PlayerId.TERMINAL}


def register() -> None:
    """Registers a class per game, not a function: OpenSpiel releases it after Python has ended."""
    for key in all_keys():
        definition = find(key)
        pyspiel.register_game(
            registered_type(definition), type(title(definition.key, speak()), (SpielGame,), {"definition": definition})
        )


def registered_type(definition: Definition) -> pyspiel.GameType:
    """The type of a game in OpenSpiel's registry, for all numbers of players."""
    counts = [count for preset in definition.presets.values() for count in player_counts(definition, preset)]
    return game_type(definition, min(counts), max(counts), alone=False)


def player_counts(definition: Definition, preset: Mapping[str, object]) -> range:
    """The numbers of players that a preset's options allow."""
    options = {name: value for name, value in preset.items() if name != "players"}
    return definition.options(**options).players()


def game_type(definition: Definition, fewest: int, most: int, *, alone: bool) -> pyspiel.GameType:
    """With a single player (`alone`) nothing is hidden, and the score is the return."""
    kinds = pyspiel.GameType
    hidden = definition.secrets is not None and not alone
    return kinds(
        short_name=f"stol_{definition.key}",
        long_name=title(definition.key, speak()),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(definition),
    )


def game_info(game: Game, *, alone: bool) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.definition.outcomes,
        num_players=game.players,
        min_utility=0.0 if alone else -1.0,
        max_utility=float(game.limits.points) if alone else 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=game.limits.moves,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game of stol with its options and number of players."""

    definition: Definition

    def __init__(self, params: Parameters) -> None:
        parameters = without_defaults(self.definition, params)
        self.game = game_from_parameters(self.definition, parameters)
        alone = self.game.players == 1
        kind = game_type(self.definition, self.game.players, self.game.players, alone=alone)
        super().__init__(kind, game_info(self.game, alone=alone), parameters)
        self.start = Moment(self.game.start())

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.limits.outcomes

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer | PublicObserver | PrivateObserver | None:
        return observer(self.game, iig_obs_type, params)


def load_game(name: str) -> SpielGame:
    """A game by its name and parameters. Unpickling calls it: importing this module registers the games first."""
    game: SpielGame = pyspiel.load_game(name)
    return game


class SpielState(pyspiel.State):  # type: ignore[misc] # as above
    """A state of a game: a position with its history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.start

    def current_player(self) -> int:
        actor = self.moment.position.actor
        return actor if isinstance(actor, int) else PLAYERS[actor]

    def is_terminal(self) -> bool:
        return self.moment.position.actor is None

    def _legal_actions(self, _player: int) -> list[int]:
        actions: list[int] = np.sort(self.moment.position.actions()).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.moment.position.weights()
        outcomes = np.flatnonzero(weights)
        return list(zip(outcomes.tolist(), (weights[outcomes] / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        texts = outcome_texts if player == pyspiel.PlayerId.CHANCE else move_texts
        return texts(self.moment.position, [action])[0]

    def returns(self) -> list[float]:
        """By final rank, from 1 for the first to -1 for the last. With a single player: the score."""
        result = self.moment.position.result
        if not result:
            return [0.0] * self.moment.game.players
        scores, ranks = (np.array(result[name]) for name in ("scores", "ranks"))
        values: list[float] = compute_rewards("rank", scores, ranks, self.moment.game.parties).tolist()
        return values

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to a player. Its own OpenSpiel history is empty, which would tell the secrets."""
        state = SpielState(self.get_game())
        rng = Random(sampler())  # noqa: S311 - play needs no cryptographic chance
        state.moment = self.moment.redealt(player, rng)
        return state

    def __str__(self) -> str:
        return str(self.moment.position)
