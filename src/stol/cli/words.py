"""The words of the command line."""

from stol.text import speak

say = speak()


def columns(*names: str) -> list[str]:
    """The heads of a table's columns; one without a name has none."""
    return [say(f"cli-column-{name}") if name else "" for name in names]


def paragraphs(*messages: str) -> str:
    return "\n\n".join(map(say, messages))
