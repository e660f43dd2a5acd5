"""The words of the command line, in the language of the terminal."""

import os
from collections.abc import Iterable

from stol.errors import Reason
from stol.text import explain, speak
from stol.text.languages import from_environment

say = speak(from_environment(os.environ))

RULEBOOKS = {"P": "pixies", "O": "onecard", "C": "clustered", "I": "ingenious"}
"""The game of a rule, by the letter before its number."""
USUAL_HOST, USUAL_PORT = "127.0.0.1", 7865
"""Where `stol serve` listens unless told otherwise. The port is STOL on the keys of a telephone."""


def columns(*names: str) -> list[str]:
    """The heads of a table's columns; one without a name has none."""
    return [say(f"cli-column-{name}") if name else "" for name in names]


def paragraphs(*messages: str) -> str:
    return "\n\n".join(map(say, messages))


def percent(value: float) -> str:
    """A part of 1 in whole percent."""
    return say("percent", share=round(value, 2))


def explained(reason: Reason) -> str:
    """Why something is refused."""
    return explain(reason, say)


def where_rules_stand(rules: Iterable[str]) -> list[str]:
    """For each rule, a line that says where it is explained."""
    pages = {rule: f"/learn/{RULEBOOKS[rule[0]]}#{rule}" for rule in rules if rule[0] in RULEBOOKS}
    return [
        say("cli-rule", rule=rule, path=path, address=f"http://{USUAL_HOST}:{USUAL_PORT}{path}")
        for rule, path in pages.items()
    ]
