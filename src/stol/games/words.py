"""Names of games and options: from `text/`, or for games of other packages from their Definition."""

import dataclasses

from stol.games.registry import find
from stol.text import Say, has_message


def title(game: str, say: Say) -> str:
    message = f"{game}-title"
    return say(message) if has_message(message) else find(game).title


def about(game: str, say: Say) -> str:
    """The game in one sentence."""
    message = f"{game}-about"
    return say(message) if has_message(message) else find(game).about


def option_meanings(game: str, say: Say) -> dict[str, str]:
    """What every option does, by its name."""
    own = {field.name: str(field.metadata["meaning"]) for field in dataclasses.fields(find(game).options)}
    messages = {name: f"{game}-option-{name}" for name in own}
    return {name: say(message) if has_message(message) else own[name] for name, message in messages.items()}
