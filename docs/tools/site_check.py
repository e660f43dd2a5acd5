"""Hook of the site: a build fails if a page would fetch anything from elsewhere. Links to follow may lead anywhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

FETCHING = {"src", "srcset", "href", "xlink:href", "data", "poster", "style"}
ELSEWHERE = re.compile(r"\s*(https?:)?//")
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?\s*(?:https?:)?//[^\s\"')]*")


class Page(HTMLParser):
    """Collects what a page would fetch from elsewhere."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fetched: list[str] = IN_STYLE.findall(html)
        self.policies: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policies.append(values.get("content") or "")
        if tag != "a":
            self.fetched += [value for name, value in attrs if name in FETCHING and value and ELSEWHERE.match(value)]


def on_post_build(config: MkDocsConfig) -> None:
    found = list(problems(Path(config.site_dir)))
    if found:
        raise PluginError("the site is not self-contained:\n" + "\n".join(found))


def problems(site: Path) -> Iterator[str]:
    """Scripts are held by the policy that every page has to carry: with it a browser fetches from here only."""
    for path in sorted(site.rglob("*.html")):
        page = Page(path.read_text(encoding="utf-8"))
        yield from (f"{path.relative_to(site)} fetches {address}" for address in page.fetched)
        if len(page.policies) != 1 or not page.policies[0].startswith("default-src 'self'"):
            yield f"{path.relative_to(site)} has no content security policy"
    for path in sorted([*site.rglob("*.css"), *site.rglob("*.svg")]):
        yield from (f"{path.relative_to(site)} fetches {use}" for use in IN_STYLE.findall(path.read_text("utf-8")))
