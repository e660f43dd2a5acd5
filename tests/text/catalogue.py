"""The messages of a language, parsed: their variables, selectors and comments."""

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stol.text.files import read_sources

VARIABLE = re.compile(r"\$([a-z]\w*)")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
CASE = "case"
"""The grammatical case, which FORM gives to a phrase."""


@dataclass
class Message:
    """One message: what it shows, and what it chooses by."""

    file: str
    comment: str
    pattern: ast.Pattern
    shown: set[str] = field(default_factory=set)
    """Variables that stand in the text, alone or inflected by FORM."""
    chosen_by: dict[str, set[str]] = field(default_factory=dict)
    """By the variable of a selector, the keys of its variants."""
    formatted: set[str] = field(default_factory=set)
    """Variables that NUMBER formats."""
    dates: set[str] = field(default_factory=set)
    """Variables that are dates."""
    references: set[str] = field(default_factory=set)
    """Messages that are said inside this one."""

    @property
    def variables(self) -> set[str]:
        return self.shown | set(self.chosen_by)

    def numbers(self) -> set[str]:
        """Variables that are numbers: a plural or an exact number is chosen by them."""
        return {name for name, keys in self.chosen_by.items() if all(map(is_number_key, keys))} | self.formatted


def is_number_key(key: str) -> bool:
    return key in CATEGORIES or key.isdigit()


class Reader(Visitor):
    """Notes what a pattern shows and chooses by."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as fluent.syntax names it
        name = selector_name(node.selector)
        keys = self.message.chosen_by.setdefault(name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as above
        self.message.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as above
        kinds = {"DATETIME": self.message.dates, "NUMBER": self.message.formatted}
        given = node.arguments.positional
        names = {each.id.name for each in given if isinstance(each, ast.VariableReference)}
        kinds.get(node.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.message.references.add(node.id.name)


def selector_name(selector: ast.InlineExpression) -> str:
    """The variable that is chosen by, also inside a function: NUMBER($count, type: "ordinal")."""
    chosen = selector.arguments.positional[0] if isinstance(selector, ast.FunctionReference) else selector
    assert isinstance(chosen, ast.VariableReference)
    return chosen.id.name


@functools.cache
def catalogue(language: str) -> dict[str, Message]:
    """All messages of a language by their ids, with those that they refer to."""
    found: dict[str, Message] = {}
    for path, source in read_sources(language).items():
        for entry, comment in entries(source):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            assert entry.value is not None
            message = Message(path.name, comment, entry.value)
            Reader(message).visit(entry.value)
            found[entry.id.name] = message
    for message in found.values():
        for inner in inside(message, found):
            message.shown |= inner.shown
            message.formatted |= inner.formatted
            message.dates |= inner.dates
            message.chosen_by = inner.chosen_by | message.chosen_by
    return found


def inside(message: Message, every: dict[str, Message]) -> list[Message]:
    """The messages that are said inside this one, and inside those."""
    direct = [every[name] for name in sorted(message.references)]
    return [*direct, *(deeper for inner in direct for deeper in inside(inner, every))]


def entries(source: str) -> Iterator[tuple[ast.Message, str]]:
    """Messages with their comments: a comment holds until the next one, that at the head of the file everywhere."""
    body = FluentParser().parse(source).body
    head = comment = body[0].content or "" if isinstance(body[0], ast.Comment) else ""
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"can't be read: {entry.content}"
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            comment = entry.content or ""
        elif isinstance(entry, ast.Message):
            comment = entry.comment.content or "" if entry.comment else comment
            yield entry, f"{head} {comment}"


def known_variables(message: str) -> set[str]:
    """What the code passes: the variables that English uses, or names in its comment."""
    english = catalogue("en")[message]
    return english.variables | set(VARIABLE.findall(english.comment)) | {CASE}
