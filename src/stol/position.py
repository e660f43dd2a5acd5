"""Games and positions, as Python programs use them."""

import functools
import reprlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from stol import draw
from stol.errors import BadOptions, IllegalMove, Reason, Refusal
from stol.games.options import Options, read
from stol.games.registry import find
from stol.games.validate import Source, check, part
from stol.games.view import Result, View
from stol.kernel.actors import CHANCE, OVER
from stol.kernel.layout import AnyState, of_bytes, twin
from stol.text import english, quoted, refused

if TYPE_CHECKING:  # brings Numba along, which takes its time to load
    from stol.games.definition import Definition
    from stol.games.limits import Limits
    from stol.games.planes import Plane


class Lasting:
    """Something that never changes: what it is made of is settled when it is made."""

    def _settle(self, **parts: object) -> None:
        vars(self).update(parts)

    def __setattr__(self, name: str, _value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes: {name!r} can't be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes: {name!r} can't be deleted")


class Game(Lasting):
    """A game with its options and number of players, ready to begin."""

    definition: "Definition"
    players: int
    _choice: Options

    def __init__(self, key: str, /, players: int = 2, **options: object) -> None:
        self._settle(**chosen(key, players, options))

    @classmethod
    def of(cls, key: str, players: int, options: Mapping[str, object]) -> Self:
        """The same, with the options as they come from outside: any name may be among them."""
        game = cls.__new__(cls)
        vars(game).update(chosen(key, players, options))
        return game

    @property
    def key(self) -> str:
        return self.definition.key

    @property
    def options(self) -> dict[str, Any]:
        """All options, with their defaults filled in."""
        return self._choice.plain()

    @property
    def parties(self) -> tuple[int, ...]:
        """For each seat, whom it plays for: itself, or its team."""
        return tuple(self._choice.party(seat) for seat in range(self.players))

    @property
    def actions(self) -> int:
        """How many moves have a number: those of `Position.actions` are below it."""
        return self.definition.actions(self._choice, self.players)

    @property
    def limits(self) -> "Limits":
        """How long it can last."""
        return self.definition.limits(self._choice, self.players)

    @functools.cached_property
    def planes(self) -> tuple["Plane", ...]:
        """What an observation is made of, one after the other."""
        return self.definition.planes(self._choice, self.players)

    @functools.cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(plane.size for plane in self.planes)

    def turned(self) -> Self:
        """The same game for the same people, everybody one seat further: a seat that is favoured stays theirs."""
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


def chosen(key: str, players: int, options: Mapping[str, object]) -> dict[str, object]:
    """What a game is made of."""
    definition = find(key)
    choice = read(definition.options, key, players, options)
    return {"definition": definition, "players": players, "_choice": choice}


class Position(Lasting):
    """A moment of a game: immutable, hashable, picklable. `play` gives the next one."""

    game: Game
    _state: AnyState
    _then: tuple[str, "Position"] | None
    """The move that was played last from here, and where it led."""

    def __init__(self, game: Game, state: AnyState) -> None:
        self._settle(game=game, _state=state, _then=None)

    @functools.cached_property
    def actor(self) -> int | str | None:
        """Who acts: a seat, "chance", or None when the game is over."""
        who = int(self.game.definition.rules.actor(self._state))
        return {CHANCE: "chance", OVER: None}.get(who, who)

    def legal(self) -> list[str]:
        """The moves of the seat whose turn it is."""
        return self.game.definition.notation.write_moves(self._state, self._actions)

    def chance(self) -> dict[str, int]:
        """The possible outcomes with their weights, when chance is to act."""
        return dict(self._outcomes)

    @functools.cached_property
    def _outcomes(self) -> dict[str, int]:
        write = self.game.definition.notation.write_outcome
        return {write(self._state, outcome): weight for outcome, weight in enumerate(self.weights().tolist()) if weight}

    def play(self, move: str) -> "Position":
        """The position after a move of the actor, or after an outcome of chance."""
        if self.actor is None:
            raise refused(IllegalMove, Reason("why-over", {"text": quoted(move)}))
        if self._then is not None and self._then[0] == move:  # who has tried a move mostly makes it next
            return self._then[1]
        then = self._played(move)
        self._settle(_then=(move, then))
        return then

    def _played(self, move: str) -> "Position":
        action = self._chance_action(move) if self.actor == "chance" else self._seat_action(move)
        state = twin(self._state)
        self.game.definition.rules.play(state, action)
        return Position(self.game, state)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or everything, as plain JSON values."""
        if seat is not None:
            self._check_seat(seat)
        return self._seen(seat)

    def observe(self, seat: int) -> Any:  # noqa: ANN401 - an array of numbers
        """What a seat may know, as numbers: the planes of the game, one after the other."""
        self._check_seat(seat)
        out = np.empty(self.game.observation_size, np.int16)
        self.game.definition.rules.observe(self._state, seat, out)
        return out

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or seat not in range(self.game.players):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.game.players - 1}")

    def open_view(self) -> View:
        """What lies open for everybody, as somebody who only watches sees it."""
        return self._frame() | self.game.definition.view(self._state)

    def _seen(self, seat: int | None) -> View:
        return self.open_view() | self.game.definition.own(self._state, seat)

    def _frame(self) -> View:
        return {
            "game": self.game.key,
            "options": self.game.options,
            "players": self.game.players,
            "ply": self.ply,
            "actor": self.actor,
            "result": self.result,
        }

    @property
    def state(self) -> AnyState:
        """A copy of the record that the compiled rules work on."""
        return twin(self._state)

    @property
    def ply(self) -> int:
        """How many moves and outcomes there have been."""
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
        """The same moves as the numbers that the compiled rules work with."""
        return self._actions.copy()

    @functools.cached_property
    def _actions(self) -> Any:  # noqa: ANN401 - as above
        moves = np.empty(self.game.definition.most_moves, np.int32)
        seated = isinstance(self.actor, int)
        return moves[: self.game.definition.rules.legal(self._state, moves) if seated else 0].copy()

    def weights(self) -> Any:  # noqa: ANN401 - an array of weights
        """The weights of `chance` by the numbers of the outcomes; 0 for an impossible one."""
        weights = np.zeros(self.game.definition.outcomes, np.int32)
        if self.actor == "chance":
            self.game.definition.rules.chance(self._state, weights)
        return weights

    def _seat_action(self, move: object) -> int:
        action = self._read(self.game.definition.notation.read_move, move)
        if action not in self._actions:
            raise illegal(move, self.game.definition.why(self._state, action))
        return action

    def _chance_action(self, move: object) -> int:
        outcome = self._read(self.game.definition.notation.read_outcome, move)
        if not self.weights()[outcome]:
            raise illegal(move, self.game.definition.why_outcome(self._state, outcome))
        return outcome

    def _read(self, reader: Callable[[AnyState, str], int], move: object) -> int:
        if not isinstance(move, str):
            raise refused(IllegalMove, Reason("why-no-text", {"text": quoted(move)}))
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


def _position(game: Game, state: bytes) -> Position:
    return Position(game, of_bytes(state, game.definition.layout))


def illegal(move: object, reason: Reason) -> IllegalMove:
    """The error for a move that can be read; the reason itself does not repeat it."""
    return IllegalMove(f"{move}: {english(reason)}", reason)


VIEW = Source("place-view")


def imagine(view: Mapping[str, Any]) -> Position:
    """A position that the view fits. What the view hides is made up, the same for every equal view.

    From a view of everything comes the very position that it shows. An impossible view is refused (BadTable).
    """
    game, source = shown_game(view, VIEW)
    if game.definition.types:
        check(view, game.definition.types.view, source)
    position = Position(game, game.definition.imagine(view, game._choice, source))  # noqa: SLF001 - of this room
    seats = (None, *range(game.players))
    if any(not misfits(position.view(seat), view) for seat in seats):
        return position
    nearest = min((misfits(position.view(seat), view) for seat in seats), key=len)
    key, value = next(iter(nearest.items()))
    raise misfit(source, key, value)


def shown_game(view: Mapping[str, Any], source: Source) -> tuple[Game, Source]:
    """The game that a view or a table is of, and its source with the game's seats and places."""
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
    """What a position shows, but the view does not."""
    return {key: value for key, value in own.items() if key not in view or view[key] != value}


def misfit(source: Source, key: str, right: object) -> Refusal:
    """The error for a part that does not fit the others."""
    return source.refused("refused-misfit", (key,), value=reprlib.repr(right))
