"""The built wheel holds all that stol needs: it runs from an environment in which nothing else of stol is."""

import json
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
from typing import Any

import nbformat
import pytest
import quickstart_notebook as notebook

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

    def run(self, name: str, *words: str, **variables: str) -> str:
        command = [self.program(name), *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment | variables, check=True, text=True, capture_output=True
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


PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]
OFFLINE = ["--no-index", "--no-deps"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built, source = tmp_path_factory.mktemp("built"), copied_checkout(tmp_path_factory.mktemp("checkout"))
    options = [*OFFLINE, "--no-build-isolation", "--wheel-dir", str(built)]
    subprocess.run([sys.executable, *PIP, "wheel", *options, source], check=True)
    (made,) = built.glob("stol-*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    here = fresh(tmp_path_factory.mktemp("installed"))
    here.run("python", *PIP, "install", *OFFLINE, str(wheel))
    return here


def fresh(folder: Path) -> Installed:
    """An environment with all that is in the running one but stol, by links, so that nothing is downloaded.

    The .pth files there are not read a second time: an editable stol stays out of reach.
    """
    environment, others = folder / "environment", folder / "others"
    venv.create(environment)
    others.mkdir()
    for place in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for package in Path(place).iterdir():
            if "stol-" not in package.name:
                (others / package.name).symlink_to(package)
    where = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", vars=where))
    (packages / "dependencies.pth").write_text(f"{others}\n", encoding="utf-8")
    return Installed(environment)


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


def test_the_notebook_is_the_quick_start() -> None:
    assert notebook.NOTEBOOK.read_text(encoding="utf-8") == notebook.written(notebook.PAGE.read_text(encoding="utf-8"))
    nbformat.validate(read(notebook.NOTEBOOK))


@pytest.mark.long
def test_the_notebook_installs_the_wheel_and_prints_what_it_shows(wheel: Path, tmp_path: Path) -> None:
    """Jupyter runs it from top to bottom where stol is not installed yet."""
    here, out = fresh(tmp_path), tmp_path / "out.ipynb"
    own = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheel.parent), "IPYTHONDIR": str(tmp_path)}
    program = "from nbclient.cli import main; main()"
    here.run("python", "-c", program, "--output", str(out.with_suffix("")), str(notebook.NOTEBOOK), **own)
    assert here.run("stol", "--version") == f"stol {PROJECT['version']}\n"
    for shown, ran in zip(read(notebook.NOTEBOOK)["cells"], read(out)["cells"], strict=True):
        if shown["cell_type"] == "code" and not shown["source"][0].startswith("%"):
            assert standard_output(ran) == standard_output(shown), "".join(shown["source"])


def read(file: Path) -> Any:  # noqa: ANN401 - JSON
    return json.loads(file.read_text(encoding="utf-8"))


def standard_output(cell: Any) -> list[str]:  # noqa: ANN401 - as above
    told = "".join("".join(output["text"]) for output in cell["outputs"] if output.get("name") == "stdout")
    return [line.rstrip() for line in told.splitlines()]
