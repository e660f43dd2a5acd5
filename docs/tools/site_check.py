"""Hook of the site: a build fails if a page would fetch anything from elsewhere, or has a link that leads nowhere.

MkDocs checks links that are written in Markdown. This checks the pages as built: links of templates and docstrings too.
"""

import posixpath
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

FETCHING = {"src", "srcset", "href", "xlink:href", "data", "poster", "style"}
ELSEWHERE = re.compile(r"\s*(https?:)?//")
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?\s*(?:https?:)?//[^\s\"')]*")
NOT_FOUND_PAGE = "404.html"
"""Shown at any address, so its links begin at the root of the site."""


class Page(HTMLParser):
    """Collects what a page would fetch from elsewhere, where its links lead, and which anchors it has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fetched: list[str] = IN_STYLE.findall(html)
        self.policies: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := values.get(name))}
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policies.append(values.get("content") or "")
        if tag == "a":
            address = values.get("href") or ""
            self.links += [address] if address and not (urlsplit(address).scheme or ELSEWHERE.match(address)) else []
        else:
            self.fetched += [value for name, value in attrs if name in FETCHING and value and ELSEWHERE.match(value)]


def on_post_build(config: MkDocsConfig) -> None:
    found = list(problems(Path(config.site_dir)))
    if found:
        raise PluginError("the site is not self-contained:\n" + "\n".join(found))


def problems(site: Path) -> Iterator[str]:
    """Scripts are held by the policy that every page has to carry: with it a browser fetches from here only."""
    pages = {
        path.relative_to(site).as_posix(): Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
    }
    for name, page in pages.items():
        yield from (f"{name} fetches {address}" for address in page.fetched)
        if len(page.policies) != 1 or not page.policies[0].startswith("default-src 'self'"):
            yield f"{name} has no content security policy"
        yield from (f"{name} links to {link}" for link in page.links if not leads_somewhere(site, pages, name, link))
    for path in sorted([*site.rglob("*.css"), *site.rglob("*.svg")]):
        yield from (f"{path.relative_to(site)} fetches {use}" for use in IN_STYLE.findall(path.read_text("utf-8")))


def leads_somewhere(site: Path, pages: dict[str, Page], name: str, link: str) -> bool:
    """Whether the file that a link names is there, and the anchor in it."""
    address = urlsplit(link)
    folder = "" if name == NOT_FOUND_PAGE else posixpath.dirname(name)
    target = posixpath.normpath(posixpath.join(folder, unquote(address.path))) if address.path else name
    target = target.lstrip("/")
    if (site / target).is_dir():
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target not in pages:
        return (site / target).is_file()
    return not address.fragment or unquote(address.fragment) in pages[target].anchors
