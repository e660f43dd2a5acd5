"""What runs is installed by hashes: every package, in the versions that the tests passed with, no host named."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;]+)", re.MULTILINE)


def plain(name: str) -> str:
    """The name of a package as the registry compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(file: str) -> dict[str, str]:
    return {plain(name): version for name, version in PINNED.findall((ROOT / file).read_text(encoding="utf-8"))}


def test_every_requirement_has_hashes_and_no_host() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pinned("requirements.txt")) > 20
    assert [block.split(" ")[0] for block in blocks if not HASH.search(block)] == []
    assert "://" not in text


def test_versions_are_those_of_the_constraints() -> None:
    required, tried = pinned("requirements.txt"), pinned("constraints.txt")
    assert {name: version for name, version in required.items() if tried.get(name, version) != version} == {}


def test_whatever_stol_needs_to_run_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgresql"], "setuptools"]
    names = {plain(re.split(r"[^A-Za-z0-9._-]", one, maxsplit=1)[0]) for one in needed}
    assert names <= set(pinned("requirements.txt"))
