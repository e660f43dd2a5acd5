"""Figures for docs/languages.md: size of the texts, numbers that tests check, size and rendering time of pages.

Run: PYTHONPATH=tests python -m bench.languages
"""

import random
import re
import statistics
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.pages import compressed, draw, first_visit, late_position, scene_at_table, with_pick
from stol.games.registry import KEYS
from stol.position import Game
from stol.text import speak
from stol.text.languages import ENGLISH, SHIPPED
from stol.web.html import learn
from stol.web.html.learn import page as learn_page
from stol.web.html.pages import guided as guided_page
from stol.web.html.pages import home
from stol.web.service import guided
from text.catalogue import catalogue
from web.learn.test_rules_text import STATED, numbers_in, rule_messages

STEP = "clustered", 3
"""A guided step, where a move is asked for."""
ROUNDS = 40
SEED = 1
TEXT = re.compile(r"[^\W\d_]+")
"""A word."""


def main() -> None:
    pages = every_page()
    weights = [[name, *weigh(draw_page, name)] for name, draw_page in pages.items()]
    ratios = [
        [name, *(f"{ratio:.2f}" for ratio in compare(draw_page))]
        for name, draw_page in track(pages.items(), "Rendering", console=Console(stderr=True))
    ]
    show("Texts", [["messages", *map(messages, SHIPPED)], ["words", *map(words, SHIPPED)]])
    show("Kilobytes, compressed", weights)
    show("CPU time, compared with English", ratios)
    print("\nNumbers that tests compare with the games\n")
    for line in checked():
        print(f"- {line}")


def show(title: str, rows: Iterable[Iterable[object]]) -> None:
    """A table as Markdown, with a column for each language."""
    print(f"\n| {title} | {' | '.join(SHIPPED)} |\n|---|{'--:|' * len(SHIPPED)}")
    for row in rows:
        print(f"| {' | '.join(map(str, row))} |")


# ---- texts ---------------------------------------------------------------------------------------------------


def messages(language: str) -> int:
    return len(catalogue(language))


def words(language: str) -> int:
    """The number of words in all texts, with every plural form."""
    return sum(len(TEXT.findall(text)) for message in catalogue(language).values() for text in texts(message.pattern))


def texts(pattern: Any) -> Iterable[str]:  # noqa: ANN401 - a node of Fluent's syntax tree
    """The texts of a pattern and of its variants."""
    for element in pattern.elements:
        if hasattr(element, "value"):
            yield element.value
        for variant in getattr(element.expression, "variants", ()) if hasattr(element, "expression") else ():
            yield from texts(variant.value)


# ---- numbers -------------------------------------------------------------------------------------------------


def checked() -> Iterable[str]:
    """How many of the numbers in texts are compared by tests with the games."""
    figures = {(game, part.key): part.figure for game in KEYS for part in learn.find(game).parts}
    expected = {
        (game, key): facts for game in KEYS for key, facts in import_module(f"web.learn.facts_{game}").FACTS.items()
    }
    yield share("figures of the illustrated rules", figures.keys() & expected.keys(), figures)
    numbers = {(*where, name) for where, figure in figures.items() for name in figure.facts}
    found = {(*where, name) for where, facts in expected.items() for name in facts}
    yield share("numbers beside them, which no text writes itself", numbers & found, numbers)
    stating = {(tag, name) for tag in SHIPPED for name in rule_messages() if numbers_in(speak(tag)(name))}
    yield share(
        "texts of rules and words that state a number, in all languages",
        [where for where in stating if where[1] in STATED], stating,
    )  # fmt: skip


def share(name: str, part: Iterable[object], whole: Iterable[object]) -> str:
    some, every = len([*part]), len([*whole])
    return f"{name}: {some} of {every}, {some / every:.0%}"


# ---- pages ---------------------------------------------------------------------------------------------------


def every_page() -> dict[str, Callable[[str], str]]:
    """Functions that render a page in a language, by the page's name."""
    return {
        "home, first visit": lambda language: str(home.page(home.Home(say=speak(language)))),
        **{f"`/learn/{game}`": learning(game) for game in KEYS},
        f"step {STEP[1]} of `/learn/{STEP[0]}/play`": render_step,
        **{f"table of {game}": at_table(game) for game in KEYS},
    }


def learning(game: str) -> Callable[[str], str]:
    return lambda language: str(learn_page.page(learn_page.Learn(say=speak(language), game=game)))


def render_step(language: str) -> str:
    moment, say = guided.find_moment(*STEP), speak(language)
    scene = guided.scene_at(moment, say, "", {})
    return str(guided_page.page(scene, guided_page.LessonPage(moment, guided.count_steps(moment.key))))


def at_table(game: str) -> Callable[[str], str]:
    """Renders a table late in a two-player game, with something picked."""
    position, before = late_position(Game.of(game, 2, {}), random.Random(SEED))  # noqa: S311 - no secret
    scenes = {language: with_pick(scene_at_table(position, before, language)) for language in SHIPPED}
    return lambda language: draw(scenes[language])


def weigh(render: Callable[[str], str], name: str) -> list[str]:
    """Compressed kilobytes by language. The home page includes everything that it loads."""
    drawn = map(render, SHIPPED)
    sizes = [first_visit(text) if name.startswith("home") else compressed(text.encode()) for text in drawn]
    return [f"{size / 1000:.1f}" for size in sizes]


def compare(render: Callable[[str], str]) -> list[float]:
    """CPU time in each language compared with English, rendered in turn; caches are full, as on a running server."""
    _, *rounds = ({language: timed(render, language) for language in SHIPPED} for _ in range(1 + ROUNDS))
    return [statistics.median(times[language] / times[ENGLISH] for times in rounds) for language in SHIPPED]


def timed(render: Callable[[str], str], language: str) -> float:
    began = time.thread_time()
    render(language)
    return time.thread_time() - began


if __name__ == "__main__":
    main()
