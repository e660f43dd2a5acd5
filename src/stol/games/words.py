"""What a game, its options and its levels are called. A game whose words are not in `text/` brings its own."""

import dataclasses
from typing import TYPE_CHECKING

from stol.text import Say, has_message

if TYPE_CHECKING:  # brings Numba along, which takes its time to load
    from stol.games.definition import Definition


def title(game: "Definition", say: Say) -> str:
    message = f"{game.key}-title"
    return say(message) if has_message(message) else game.title


def about(game: "Definition", say: Say) -> str:
    """The game in one sentence."""
    message = f"{game.key}-about"
    return say(message) if has_message(message) else game.about


def option_meanings(game: "Definition", say: Say) -> dict[str, str]:
    """What every option does, by its name."""
    own = {field.name: str(field.metadata["meaning"]) for field in dataclasses.fields(game.options)}
    messages = {name: f"{game.key}-option-{name}" for name in own}
    return {name: say(message) if has_message(message) else own[name] for name, message in messages.items()}
