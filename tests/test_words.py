"""Every word that people read comes from `text/`: the sources hold none, but for those that programmers read."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stol.games.registry import KEYS
from stol.text.files import FOLDER, START
from syntax_trees import SOURCES, source_files, tree_of

WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? +[a-z]{2,}")
"""Two words of a sentence."""
MARKUP = re.compile(r'[<>="{}]|-$')
"""Tags, attributes, rules of styles, and the beginning of the name of a class."""
FOR_PEOPLE = ("cli", "draw", "bots", "web/html", "web/scene", "web/routes", "web/service", "table")
"""Packages that say something to people."""
PRINTED = {"echo", "print", "add_task", "track", "Table", "add_column", "titled", "word_box", "label", "page", "pill"}
"""Functions whose texts people read, wherever they are called."""
ALLOWED = {
    "draw/kit.py": "names of fonts",
    "draw/pixies.py": "an error for programmers: views hold no such card",
    "table/metrics.py": "what a metric counts, for who runs a server",
    "table/gauges.py": "as above",
    "table/schema.py": "comments on columns of the database",
    "table/migrations": "comments on columns of the database",
    "table/database.py": "a statement in SQL",
    "table/servers.py": "a statement in SQL",
    "table/store.py": "a statement in SQL",
    "table/plan.py": "repr, for programmers",
    "table/simultaneous.py": "an error for programmers",
    "web/routes/own_data.py": "a header of HTTP",
    "web/routes/share.py": "a header of HTTP",
    "web/routes/tables.py": "a header of HTTP, and what keeps a stream open",
    "web/service/actions.py": "descriptions for the API's schema",
    "web/service/notices/mail.py": "an error that is caught: the letter counts as not sent",
    "web/service/notices/push.py": "an error for the program that subscribes",
    "web/service/notices/push_service.py": "as above",
    "web/html/learn/games/clustered_games.py": "moves of games that figures show",
    "web/html/learn/games/ingenious_games.py": "moves of games that figures show",
    "web/html/learn/games/onecard_games.py": "moves of games that figures show",
    "web/html/pages/options.py": "an error for programmers: an option of a type that has no control",
}
"""Texts that nobody reads at a table, and why."""
BODIES = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
CLASSES = re.compile(r"[a-z]+ [a-z]+")
"""Two names of classes in markup."""


def described(tree: ast.Module) -> set[ast.expr]:
    """Docstrings, and texts below a name that say what it is."""
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, BODIES)]
    return {line.value for body in bodies for line in body if isinstance(line, ast.Expr)}


def logged(tree: ast.Module) -> set[ast.expr]:
    """What goes into a log, for whoever runs the server."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node).startswith("LOG.")]
    return {given for call in calls for given in call.args}


def texts(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def sentences(path: Path) -> list[str]:
    """Texts of a file that read like a part of a sentence."""
    tree = tree_of(path)
    left_out = described(tree) | logged(tree)
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in left_out]
    found = [node.value for node in constants if isinstance(node.value, str) and WORDS.search(node.value)]
    in_markup = path.is_relative_to(SOURCES / "web" / "html")
    return [text for text in found if not (in_markup and (MARKUP.search(text) or CLASSES.fullmatch(text.strip())))]


def sources(package: str) -> list[Path]:
    return sorted((SOURCES / package).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


@pytest.mark.parametrize("package", FOR_PEOPLE)
def test_a_package_that_talks_to_people_has_no_sentence_of_its_own(package: str) -> None:
    assert sources(package)
    found = {name(path): sentences(path) for path in sources(package) if not name(path).startswith(tuple(ALLOWED))}
    assert not {path: words for path, words in found.items() if words}


def test_what_is_allowed_is_still_there() -> None:
    for place in ALLOWED:
        paths = [SOURCES / place] if place.endswith(".py") else sources(place)
        assert any(sentences(path) for path in paths), place


def test_nothing_is_printed_or_offered_as_help_in_words_of_its_own() -> None:
    for path in source_files():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                given = [keyword.value for keyword in node.keywords if keyword.arg in {"help", "description"}]
                given = [*given, *node.args] if called in PRINTED else given
                plain = [each for each in given if isinstance(each, ast.Constant | ast.JoinedStr)]
                assert name(path).startswith("web/") or not [
                    text for each in plain for text in texts(each) if WORDS.search(text)
                ], f"{name(path)}, line {node.lineno}"


def test_no_refusal_has_a_sentence_of_its_own() -> None:
    kinds = {"IllegalMove", "BadOptions", "BadTable", "BadRecord", "BadDatabase", "BadCluster", "BotFailure"}
    for path in source_files():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
                own = [given for given in node.args if isinstance(given, ast.Constant | ast.JoinedStr)]
                assert not [text for each in own for text in texts(each) if WORDS.search(text)], name(path)


def test_no_sentence_of_an_error_is_parsed_or_cut() -> None:
    """Errors have a reason; only foreign ones are put on one line."""
    taking_apart = {"split", "partition", "rpartition", "removeprefix", "removesuffix", "replace", "search", "match"}
    found = set()
    for path in source_files():
        tree = tree_of(path)
        caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)} | {"problem", "error"}
        for node in ast.walk(tree):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr
            cut = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)
            if (called in taking_apart or cut) and caught & set(said_names(node)):
                found.add(name(path))
    assert found == {"errors.py"}


def said_names(node: ast.AST) -> Iterator[str]:
    """The names whose values are turned into text somewhere inside."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.FormattedValue) and isinstance(inner.value, ast.Name):
            yield inner.value.id
        elif isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "str":
            yield from (given.id for given in inner.args if isinstance(given, ast.Name))


@pytest.mark.parametrize("file", ["bots", "cli", "draw", "games"])
def test_every_message_is_used(file: str) -> None:
    written = START.findall((FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    said = {text for path in source_files() for text in texts(tree_of(path))}
    said |= set(re.findall(r"\{ ([a-z][\w-]*) \}", (FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8")))
    begun = tuple(text for text in said if re.fullmatch(r"[a-z]+-([a-z]+-)*", text))
    assert len(written) > 10
    assert not [message for message in written if message not in said and not message.startswith((*begun, *KEYS))]


def test_a_sentence_in_the_sources_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "said.py"
    file.write_text('"""Not this one."""\nimport typer\n\n\ntyper.echo(f"{3} games were played")\n', encoding="utf-8")
    assert sentences(file) == [" games were played"]
