"""Checks for every page: well-formed HTML, accessible names, no inline styles."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "br", "img", "hr"}
POINTERS = {"for", "form", "aria-labelledby", "aria-describedby"}
NAMED = {"a", "button", "input", "select", "textarea", "summary"}


@dataclass
class Element:
    """An element with what is in it."""

    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    children: list["Element"] = field(default_factory=list)
    own_text: str = ""

    @property
    def text(self) -> str:
        return self.own_text + "".join(child.text for child in self.children)

    def all(self, tag: str | None = None, **attributes: str) -> list["Element"]:
        """Everything inside that has this tag and these attributes."""
        found = [child for child in self.children if fits(child, tag, attributes)]
        return [*found, *(inner for child in self.children for inner in child.all(tag, **attributes))]

    def inside(self, tag: str) -> "Element | None":
        """The nearest element around this one with that tag."""
        outer = self.parent
        return outer if outer is None or outer.tag == tag else outer.inside(tag)


def fits(element: Element, tag: str | None, attributes: dict[str, str]) -> bool:
    return tag in {None, element.tag} and attributes.items() <= element.attributes.items()


class Reader(HTMLParser):
    """A parser that refuses malformed HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Element("root", {})
        self.here = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"{tag} has an attribute twice"
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.here.tag == tag, f"{self.here.tag} is closed by {tag}"
        assert self.here.parent
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.own_text += data


def read_page(page: object) -> Element:
    """The page as elements, after it has been checked."""
    root = parsed(page)
    check(root)
    return root


def parsed(page: object) -> Element:
    """The page as elements."""
    reader = Reader()
    reader.feed(str(page))
    reader.close()
    assert reader.here is reader.root
    return reader.root


def check(page: Element) -> None:
    everything = page.all()
    ids = [element.attributes["id"] for element in everything if "id" in element.attributes]
    assert len(set(ids)) == len(ids), "an id stands twice"
    for element in everything:
        assert "style" not in element.attributes
        assert not any(name.startswith("on") for name in element.attributes)
        assert {element.attributes[part] for part in POINTERS & element.attributes.keys()} <= set(ids)
        if element.tag in NAMED and not is_unheard(element):
            assert name_of(element, page).strip(), f"nameless: {element.tag} {element.attributes}"
    assert len(page.all("h1")) == 1
    assert len(page.all("main")) == 1


def is_unheard(element: Element) -> bool:
    """Whether neither keys nor a screen reader reach an element; what is hidden from one is hidden from both."""
    given = element.attributes
    if given.get("aria-hidden") == "true":
        assert given.get("tabindex") == "-1", f"reached by keys, but not heard: {element.tag} {given}"
        return True
    return given.get("type") == "hidden" or "hidden" in given


def name_of(element: Element, page: Element) -> str:
    """The accessible name of an element."""
    labelled = element.attributes.get("aria-labelledby")
    if labelled:
        return page.all(id=labelled)[0].text
    label = element.attributes.get("aria-label")
    if label or element.tag in {"a", "button", "summary"}:
        return label or element.text
    around = element.inside("label")
    return (
        around.text
        if around
        else "".join(each.text for each in page.all("label", **{"for": element.attributes.get("id", "?")}))
    )
