"""A parser for pages of Pixies."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

ADDRESS = "/tables/KRUH42"
VOID = {"meta", "link", "input", "br"}


@dataclass
class Part:
    """An element of a page."""

    name: str
    attributes: dict[str, str]
    text: str = ""

    @property
    def label(self) -> str:
        return self.attributes.get("aria-label", self.text).strip()


@dataclass
class Page(HTMLParser):
    """A parsed page; elements that are not closed in the right order are an error."""

    source: str
    parts: list[Part] = field(default_factory=list)
    open: list[Part] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.source)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(attrs) == len(dict(attrs)), "an attribute twice"
        part = Part(tag, {name: value or "" for name, value in attrs})
        self.parts.append(part)
        if tag not in VOID:
            self.open.append(part)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append(Part(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag

    def handle_data(self, data: str) -> None:
        for part in self.open:
            part.text += data

    def having(self, attribute: str) -> list[Part]:
        return [part for part in self.parts if attribute in part.attributes]

    def of(self, cls: str) -> list[Part]:
        return [part for part in self.parts if cls in part.attributes.get("class", "").split()]

    def buttons(self) -> dict[str, Part]:
        """The buttons that play a move, by move."""
        return {part.attributes["value"]: part for part in self.parts if part.attributes.get("name") == "move"}

    def moves(self) -> set[str]:
        return {part.attributes["data-move"] for part in self.having("data-move")} | set(self.buttons())

    def links(self) -> set[str]:
        """The links to this table with another selection."""
        links = (part.attributes["href"] for part in self.parts if part.name == "a")
        return {link for link in links if link.startswith(ADDRESS)}
