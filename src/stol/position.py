"""The public classes `Game` and `Position`, and `imagine`, which builds a position from a view."""

import functools
import reprlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from stol import draw
from stol.errors import BadOptions, IllegalMove, Reason, Refusal
from stol.games.factors import Factor
from stol.games.options import Options, read_options
from stol.games.registry import find
from stol.games.validate import Source, check, part
from stol.games.view import Result, View
from stol.kernel.actors import CHANCE, OVER
from stol.kernel.layout import AnyState, copy_state, state_from_bytes
from stol.text import english, quoted, refused, unquoted

if TYPE_CHECKING:  # these modules import Numba, which is slow to load
    from stol.games.definition import Definition
    from stol.games.limits import Limits
    from stol.games.planes import Plane


class Immutable:
    """Base of classes whose attributes can't be assigned or deleted."""

    def _settle(self, **parts: object) -> None:
        """Set attributes, bypassing `__setattr__`."""
        vars(self).update(parts)

    def __setattr__(self, name: str, _value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes: {name!r} can't be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes: {name!r} can't be deleted")


class Game(Immutable):
    """A game with its options and number of players."""

    definition: "Definition"
    players: int
    _choice: Options

    def __init__(self, key: str, /, players: int = 2, **options: object) -> None:
        self._settle(**game_parts(key, players, options))

    @classmethod
    def of(cls, key: str, players: int, options: Mapping[str, object]) -> Self:
        """A game from a mapping of options, which may hold any key (keywords can't)."""
        game = cls.__new__(cls)
        vars(game).update(game_parts(key, players, options))
        return game

    @property
    def key(self) -> str:
        return self.definition.key

    @property
    def options(self) -> dict[str, Any]:
        """All options, defaults filled in, as JSON values."""
        return self._choice.plain()

    @property
    def parties(self) -> tuple[int, ...]:
        """Per seat, the number of its team; without teams, the seat itself."""
        return tuple(self._choice.party(seat) for seat in range(self.players))

    @property
    def actions(self) -> int:
        """Size of the action space: all numbers in `Position.actions` are below it."""
        return self.definition.actions(self._choice, self.players)

    @property
    def most_listed(self) -> int:
        """Length of the list in which compiled code keeps legal moves."""
        marked = self.definition.marked
        return self.definition.most_moves if marked is None else marked(self._choice, self.players)

    @property
    def limits(self) -> "Limits":
        """Upper bounds on the length of a game."""
        return self.definition.limits(self._choice, self.players)

    @functools.cached_property
    def factors(self) -> tuple[Factor, ...]:
        """What an action consists of, in the order in which `stol.split` writes it."""
        factors = self.definition.factors
        alone = (Factor("action", self.actions, "the action"),)
        return alone if factors is None else factors(self._choice, self.players)

    @functools.cached_property
    def planes(self) -> tuple["Plane", ...]:
        """The parts of an observation, in order."""
        return self.definition.planes(self._choice, self.players)

    @functools.cached_property
    def observation_size(self) -> int:
        """Length of an observation array."""
        return sum(plane.size for plane in self.planes)

    def turned(self) -> Self:
        """The game after everybody moved one seat on: options that name seats follow their players."""
        return type(self).of(self.key, self.players, self._choice.turned(self.players).plain())

    def start(self) -> "Position":
        """The position before anything is dealt."""
        return Position(self, self.definition.start(self._choice, self.players))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return self.key, self.players, self._choice

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Game({self.key!r}, players={self.players}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        return Game.of, (self.key, self.players, self.options)


def game_parts(key: str, players: int, options: Mapping[str, object]) -> dict[str, object]:
    """The attributes of a `Game`, with the options checked."""
    definition = find(key)
    choice = read_options(definition.options, key, players, options)
    return {"definition": definition, "players": players, "_choice": choice}


class Position(Immutable):
    """A position of a game: immutable, hashable, picklable. `play` returns the next one."""

    game: Game
    _state: AnyState
    _last_played: tuple[str, "Position"] | None
    """Cache: the last move passed to `play`, and the position after it."""

    def __init__(self, game: Game, state: AnyState) -> None:
        self._settle(game=game, _state=state, _last_played=None)

    @functools.cached_property
    def actor(self) -> int | str | None:
        """Who acts: a seat, "chance", or None when the game is over."""
        who = int(self.game.definition.rules.actor(self._state))
        return {CHANCE: "chance", OVER: None}.get(who, who)

    def legal(self) -> list[str]:
        """The legal moves of the seat to move; empty if chance acts or the game is over."""
        return self.game.definition.notation.write_moves(self._state, self._actions)

    def chance(self) -> dict[str, int]:
        """The possible chance outcomes with their weights; empty unless chance acts."""
        return dict(self._outcomes)

    @functools.cached_property
    def _outcomes(self) -> dict[str, int]:
        write = self.game.definition.notation.write_outcome
        return {write(self._state, outcome): weight for outcome, weight in enumerate(self._weights.tolist()) if weight}

    def play(self, move: str) -> "Position":
        """The position after a move of the actor or a chance outcome."""
        if self.actor is None:
            raise refused(IllegalMove, Reason("why-over", {"text": unquoted(move)}))
        if self._last_played is not None and self._last_played[0] == move:  # a move is often tried first, then made
            return self._last_played[1]
        after = self._position_after(move)
        self._settle(_last_played=(move, after))
        return after

    def _position_after(self, move: str) -> "Position":
        action = self._chance_action(move) if self.actor == "chance" else self._seat_action(move)
        state = copy_state(self._state)
        self.game.definition.rules.play(state, action)
        return Position(self.game, state)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or everything (None), as JSON values."""
        return self._seat_view(None if seat is None else checked_seat(seat, self.game))

    def observe(self, seat: int) -> Any:  # noqa: ANN401 - an array of numbers
        """What a seat may know, as a flat array: the planes of the game in order."""
        out = np.empty(self.game.observation_size, np.int16)
        self.game.definition.rules.observe(self._state, checked_seat(seat, self.game), out)
        return out

    def open_view(self) -> View:
        """What is public: the view of a spectator."""
        return self._common_view() | self.game.definition.view(self._state)

    def _seat_view(self, seat: int | None) -> View:
        return self.open_view() | self.game.definition.own(self._state, seat)

    def _common_view(self) -> View:
        """The keys that the views of all games have."""
        return {
            "game": self.game.key,
            "options": self.game.options,
            "players": self.game.players,
            "ply": self.ply,
            "actor": self.actor,
            "result": self.result,
        }

    def own_view(self, seat: int) -> View:
        """What the view of a seat has beyond the open view."""
        return self.game.definition.own(self._state, checked_seat(seat, self.game))

    @property
    def source(self) -> int:
        """The number of the deck, bag or die that the next chance outcome comes from."""
        return self.game.definition.source(self._state)

    @property
    def state(self) -> AnyState:
        """A copy of the state record that the compiled rules use."""
        return copy_state(self._state)

    @functools.cached_property
    def ply(self) -> int:
        """The number of moves and chance outcomes so far."""
        return int(self._state.ply)

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners, once the game is over."""
        if self.actor is not None:
            return None
        scores, ranks = np.zeros((2, self.game.players), np.int32)
        self.game.definition.rules.final(self._state, scores, ranks)
        return {
            "scores": scores.tolist(),
            "ranks": ranks.tolist(),
            "winners": np.flatnonzero(ranks == 1).tolist(),
        }

    def actions(self) -> Any:  # noqa: ANN401 - an array of actions
        """The legal moves as action numbers of the compiled rules."""
        return self._actions.copy()

    @functools.cached_property
    def _actions(self) -> Any:  # noqa: ANN401 - as above
        moves = np.empty(self.game.definition.most_moves, np.int32)
        seated = isinstance(self.actor, int)
        return moves[: self.game.definition.rules.legal(self._state, moves) if seated else 0].copy()

    def weights(self) -> Any:  # noqa: ANN401 - an array of weights
        """The weights of `chance`, indexed by outcome number; 0 for an impossible outcome."""
        return self._weights.copy()

    @functools.cached_property
    def _weights(self) -> Any:  # noqa: ANN401 - as above
        weights = np.zeros(self.game.definition.outcomes, np.int32)
        if self.actor == "chance":
            self.game.definition.rules.chance(self._state, weights)
        return weights

    def _seat_action(self, move: object) -> int:
        action = self._read_text(self.game.definition.notation.read_move, move)
        if action not in self._actions:
            raise illegal(move, self.game.definition.why(self._state, action))
        return action

    def _chance_action(self, move: object) -> int:
        outcome = self._read_text(self.game.definition.notation.read_outcome, move)
        if not self._weights[outcome]:
            raise illegal(move, self.game.definition.why_outcome(self._state, outcome))
        return outcome

    def _read_text(self, reader: Callable[[AnyState, str], int], move: object) -> int:
        if not isinstance(move, str):
            raise refused(IllegalMove, Reason("why-no-text", {"value": quoted(move)}))
        try:
            return reader(self._state, move)
        except IllegalMove as error:
            reason = error.reason
            raise refused(IllegalMove, Reason("why-turn", {"actor": self.actor or 0, "reason": reason})) from None

    def _identity(self) -> tuple[object, ...]:
        return self.game, self._state.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[object, ...]:
        return _position, (self.game, self._state.tobytes())

    def __repr__(self) -> str:
        return f"<Position of {self.game!r}, ply {self.ply}, actor {self.actor!r}>"

    def __str__(self) -> str:
        return draw.text(self.view())

    def _repr_svg_(self) -> str:
        return draw.svg(self.view())


def checked_seat(seat: object, game: Game) -> int:
    """A seat from outside as an int; it may come from an array. ValueError if there is no such seat."""
    if not isinstance(seat, int | np.integer) or isinstance(seat, bool) or seat not in range(game.players):
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {game.players - 1}")
    return int(seat)


def _position(game: Game, state: bytes) -> Position:
    return Position(game, state_from_bytes(state, game.definition.layout))


def illegal(move: object, reason: Reason) -> IllegalMove:
    """The error for a well-formed move that is not legal; the message starts with the move, the reason does not."""
    return IllegalMove(f"{move}: {english(reason)}", reason)


VIEW = Source("place-view")


def imagine(view: Mapping[str, Any]) -> Position:
    """A position consistent with a view. Hidden parts are filled in deterministically: equal views, equal positions.

    A view of everything gives exactly the position that it was taken from. An impossible view raises BadTable.
    """
    game, source = game_of_view(view, VIEW)
    if game.definition.types:
        check(view, game.definition.types.view, source)
    position = Position(game, game.definition.imagine(view, game._choice, source))  # noqa: SLF001 - same module
    seats = (None, *range(game.players))
    if any(not misfits(position.view(seat), view) for seat in seats):
        return position
    nearest = min((misfits(position.view(seat), view) for seat in seats), key=len)
    key, value = next(iter(nearest.items()))
    raise misfit(source, key, value)


def game_of_view(view: Mapping[str, Any], source: Source) -> tuple[Game, Source]:
    """The game of a view or table, and the source extended by the game's seats and place names."""
    if not isinstance(view, Mapping):
        raise source.refused("refused-no-view", value=quoted(view))
    key, players = part(view, "game", str, source), part(view, "players", int, source)
    options = part(view, "options", dict[str, object], source)
    try:
        game = Game.of(key, players, options)
    except BadOptions as error:
        raise source.refused("refused-no-game", error.reason.path, reason=error.reason, place=source.place()) from None
    return game, replace(source, places=game.definition.places, seats=players)


def misfits(own: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a position's own view that are missing or different in the given view."""
    return {key: value for key, value in own.items() if key not in view or view[key] != value}


def misfit(source: Source, key: str, right: object) -> Refusal:
    """The error for an entry that contradicts the rest; `right` is the consistent value."""
    return source.refused("refused-misfit", (key,), value=reprlib.repr(right))
