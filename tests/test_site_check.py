"""A build of the documentation fails if a page would fetch anything from elsewhere, or if a link leads nowhere."""

from pathlib import Path

import pytest
from site_check import problems

POLICY = """<meta http-equiv="Content-Security-Policy" content="default-src 'self'">"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A page at the root, and one in a folder; each links to a heading of the other."""
    (tmp_path / "guide").mkdir()
    write(tmp_path / "index.html", '<h1 id="top">stol</h1><a href="guide/#set-up">Guide</a><a href="icon.svg">Icon</a>')
    write(
        tmp_path / "guide" / "index.html",
        '<h2 id="set-up">Set up</h2><a href="../#top">Home</a><a href="#set-up">#</a>',
    )
    write(tmp_path / "404.html", '<a href="/guide/">Guide</a><a href="/.">Home</a>')
    (tmp_path / "icon.svg").write_text("<svg></svg>", encoding="utf-8")
    return tmp_path


def write(path: Path, body: str, head: str = POLICY) -> None:
    path.write_text(f"<html><head>{head}</head><body>{body}</body></html>", encoding="utf-8")


def test_a_site_whose_links_lead_to_pages_files_and_headings_is_good(site: Path) -> None:
    assert list(problems(site)) == []


@pytest.mark.parametrize(
    "link", ["guide/#gone", "gone/", "../examples/reversi", "gone.svg", "#gone", "/gone/", "guide/index.html#gone"]
)
def test_a_link_that_leads_nowhere_is_found(site: Path, link: str) -> None:
    write(site / "page.html", f'<a href="{link}">a</a>')
    assert list(problems(site)) == [f"page.html links to {link}"]


def test_links_to_other_sites_are_not_followed(site: Path) -> None:
    write(site / "page.html", '<a href="https://a.example/b#c">a</a><a href="mailto:a@a.example">b</a>')
    assert list(problems(site)) == []


def test_a_page_that_would_fetch_from_elsewhere_is_found(site: Path) -> None:
    write(site / "image.html", '<img src="//cdn.example/a.png">')
    write(site / "policy.html", "", head="")
    write(site / "script.html", '<script src="https://cdn.example/a.js"></script>')
    (site / "font.css").write_text("a { src: url('//fonts.example/f.woff') }", encoding="utf-8")
    assert [problem.split()[0] for problem in problems(site)] == [
        "image.html", "policy.html", "script.html", "font.css"
    ]  # fmt: skip
