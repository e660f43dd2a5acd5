"""The built wheel holds all that stol needs: it runs from an environment in which nothing else of stol is."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "stol"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@dataclass(frozen=True)
class Installed:
    """A fresh environment with the wheel in it."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """Without what leads back to this checkout, and with data folders of its own."""
        kept = {
            name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "COVERAGE_PROCESS_START"}
        }
        return kept | {"XDG_DATA_HOME": str(self.folder / "data"), "PYTHONUNBUFFERED": "1"}

    def program(self, name: str) -> str:
        return str(self.folder / ("Scripts" if os.name == "nt" else "bin") / name)

    def run(self, name: str, *words: str) -> str:
        command = [self.program(name), *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, check=True, text=True, capture_output=True
        ).stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of `stol serve`, which is stopped at the end."""
        command = [self.program("stol"), "serve", "--port", "0"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, text=True, stdout=subprocess.PIPE
        ) as server:
            try:
                assert server.stdout
                welcome = server.stdout.readline()
                address = re.search(r"http://\S+", welcome)
                assert address, f"the server does not say where it is: {welcome!r}"
                yield address[0]
            finally:
                server.terminate()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Dependencies are taken from the running environment by a .pth file, so that nothing is downloaded.

    The .pth files of that environment are not read a second time: an editable stol stays out of reach.
    """
    built = tmp_path_factory.mktemp("built")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    source = copied_checkout(tmp_path_factory.mktemp("checkout"))
    offline = ["--no-index", "--no-deps"]
    subprocess.run([*pip, "wheel", *offline, "--no-build-isolation", "--wheel-dir", built, source], check=True)
    (wheel,) = built.glob("stol-*.whl")
    folder = tmp_path_factory.mktemp("installed") / "environment"
    venv.create(folder)
    place = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", vars=place))
    here = Installed(folder)
    subprocess.run([*pip, "--python", here.program("python"), "install", *offline, wheel], check=True)
    others = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "dependencies.pth").write_text("\n".join(sorted(others)), encoding="utf-8")
    return here


def copied_checkout(folder: Path) -> Path:
    """What a build reads, without what earlier builds have left."""
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leftovers)
    for name in ("pyproject.toml", PROJECT["readme"], *PROJECT["license-files"]):
        shutil.copy(ROOT / name, folder)
    return folder


def files(folder: Path) -> set[str]:
    """All of them, but for what Python compiles by itself."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts}


def test_what_is_imported_is_the_wheel_and_it_is_complete(installed: Installed) -> None:
    package = Path(installed.run("python", "-c", "import stol; print(stol.__file__)").strip()).parent
    assert package.is_relative_to(installed.folder)
    assert files(package) == files(SOURCES)
    assert {Path(name).suffix for name in files(package)} >= {".csv", ".ftl", ".css", ".js", ".typed"}


def test_the_wheel_knows_its_version_licence_and_authors(installed: Installed) -> None:
    assert installed.run("stol", "--version") == f"stol {PROJECT['version']}\n"
    script = "import sys; from importlib.metadata import metadata; print(*map(metadata('stol').get_all, sys.argv[1:]))"
    told = installed.run("python", "-c", script, "License-Expression", "License-File", "Author")
    assert told == "['MIT'] ['LICENSE'] ['The stol authors']\n"


def test_the_wheel_plays_games(installed: Installed) -> None:
    assert "20 games in " in installed.run("stol", "sim", "pixies", "--games", "20")


def test_the_wheel_serves_the_table(installed: Installed) -> None:
    with installed.serving() as address, urllib.request.urlopen(address) as page:  # noqa: S310 - our own server
        assert page.status == 200
        assert "Pixies" in page.read().decode()
