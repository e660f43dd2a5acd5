"""Hooks of the site: Markdown that lies outside docs/ is published without a copy, and all links follow."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "bench.md",
    "examples/learn/README.md": "research/example.md",
}
"""Markdown outside docs/ by its path in the repository, and its page."""
SOURCES = {"LICENSE": "text", "CITATION.cff": "yaml", "examples/bot.py": "python", "examples/bot.mjs": "javascript"}
"""Other files that pages link to, and their language: each is shown on a page of its own."""
FOLDERS = {"examples/reversi": {".toml": "toml", ".py": "python"}}
"""Folders that pages link to, and the language of their files by suffix: a page shows all of them."""
ICON = next(ROOT.glob("src/stol/web/**/static/icon.svg"))

HEADING = re.compile(r"^## (.+)\n", re.MULTILINE)
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, page in PAGES.items():
        if path != "README.md":
            files.append(File.generated(config, page, abs_src_path=str(ROOT / path)))
    for page, text in readme_pages(set(nav_paths(config.nav))):
        files.append(File.generated(config, page, content=text))
    for path, language in SOURCES.items():
        files.append(File.generated(config, source_page(path), content=f"# {path}\n\n{fenced(ROOT / path, language)}"))
    for path, languages in FOLDERS.items():
        files.append(File.generated(config, source_page(path), content=folder_page(path, languages)))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ICON)))
    return files


def fenced(path: Path, language: str) -> str:
    return f"````{language}\n{path.read_text(encoding='utf-8')}\n````\n"


def folder_page(folder: str, languages: dict[str, str]) -> str:
    """All files of a folder in these languages, each below its path."""
    paths = sorted(path for path in (ROOT / folder).rglob("*") if path.suffix in languages)
    parts = [f"## {path.relative_to(ROOT / folder)}\n\n{fenced(path, languages[path.suffix])}" for path in paths]
    return "\n".join([f"# {folder}\n", *parts])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Links are written for the repository; on the site they lead to the pages."""
    here, folder = page.file.src_uri, posixpath.dirname(repository_path(page.file))
    sections = set(nav_paths(config.nav))

    def relinked(link: re.Match[str]) -> str:
        path, anchor = posixpath.normpath(posixpath.join(folder, link[1])), link[2] or ""
        target = published(path)
        if path == "README.md" and f"{anchor[1:]}.md" in sections:
            target, anchor = f"{anchor[1:]}.md", ""
        if target is None:
            return link[0]  # whether it leads somewhere is checked by the strict build
        return f"]({posixpath.relpath(target, posixpath.dirname(here) or '.')}{anchor})"

    return LINK.sub(relinked, markdown)


def readme_pages(wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Pages of the README: sections that the navigation names, and the rest as the first page."""
    first, *sections = HEADING.split((ROOT / "README.md").read_text(encoding="utf-8"))
    for title, body in zip(sections[::2], sections[1::2], strict=True):
        page = f"{title.lower().replace(' ', '-')}.md"
        if page in wanted:
            yield page, f"# {title}\n{body}"
        else:
            first += f"## {title}\n{body}"
    yield "index.md", first


def nav_paths(nav: object) -> Iterator[str]:
    """All paths of the navigation, however deep they lie."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list | dict):
        for item in nav.values() if isinstance(nav, dict) else nav:
            yield from nav_paths(item)


def repository_path(file: File) -> str:
    """Where the text of a page lies. Pages without a file of their own are parts of the README."""
    return Path(file.abs_src_path).relative_to(ROOT).as_posix() if file.abs_src_path else "README.md"


def published(path: str) -> str | None:
    """The page of a path of the repository, if it has one."""
    if path in SOURCES or path in FOLDERS:
        return source_page(path)
    if (ROOT / path).is_dir():
        path = f"{path}/README.md"
    return PAGES.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else None)


def source_page(path: str) -> str:
    return f"source/{posixpath.basename(path)}.md"
