"""The rules of all games by number, in the groups of the rules' headings. Their texts are messages.

The text of P7 is `rule-p7`; `rule-p7-ruling` is what we decided where the rulebook is silent, if we had to.
"""

from dataclasses import dataclass
from typing import Final

GAMES: Final = {"P": "pixies", "O": "onecard", "C": "clustered", "I": "ingenious"}
"""Games by the letter of their rules."""


@dataclass(frozen=True)
class Rule:
    number: str
    only: str = ""
    """The option or the number of players that it belongs to; the end of a message `rule-only-KEY`."""


@dataclass(frozen=True)
class Group:
    key: str
    """The end of the heading's message, `rule-group-KEY`."""
    rules: tuple[Rule, ...]


def group(key: str, numbers: str, *, only: str = "") -> Group:
    """Rules separated by spaces; `P5/two` belongs to a variant, with `only` all of them do."""
    return Group(key, tuple(rule(number, only) for number in numbers.split()))


def rule(text: str, only: str) -> Rule:
    number, _, variant = text.partition("/")
    return Rule(number, variant or only)


GROUPS: Final = {
    "pixies": (
        group("components", "P1 P2"),
        group("turns", "P3 P4/three P5/two P6"),
        group("placing", "P7 P8 P9 P10"),
        group("round-end", "P11/three P12/two P13 P14"),
        group("scoring", "P15 P16 P17 P18"),
        group("flower-power", "P19 P20", only="flower-power"),
    ),
    "onecard": (
        group("components", "O1 O2 O3"),
        group("round", "O4 O5 O6 O7 O8 O9"),
        group("end", "O10 O11 O12"),
        group("draft", "O13 O14", only="draft"),
    ),
    "clustered": (
        group("components", "C1 C2"),
        group("turns", "C3 C4 C5 C6 C7 C8 C9/table"),
        group("scoring", "C10 C11 C12"),
        group(
            "options",
            "C13/third-joker C14/solo C15/expanded C16/fast C17/first-bonus C18/largest-bonus C19",
        ),
    ),
    "ingenious": (
        group("components", "I1 I2 I3 I4"),
        group("turn", "I5 I6 I7 I8 I9 I10 I11"),
        group("end", "I12 I13 I14"),
        group("teams", "I15 I16 I17", only="teams"),
        group("solo", "I18", only="solo"),
    ),
}


def numbers(game: str) -> list[str]:
    """The numbers of all rules of a game, in their order."""
    return [rule.number for group in GROUPS[game] for rule in group.rules]


def ruling(number: str) -> str:
    """The message with our ruling about a rule; not all rules have one."""
    return f"{message(number)}-ruling"


def message(number: str) -> str:
    """The message with the text of a rule."""
    return f"rule-{number.lower()}"
