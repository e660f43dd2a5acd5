"""Bots are found by name, wherever they come from."""

import sys
from pathlib import Path

import pytest

from bots.packages import install
from stol import BadOptions
from stol.bots import Bot, find
from stol.bots.program import Program
from stol.bots.registry import BUILT_IN, scanned

MODULE = "from stol.bots import Bot\nclass Mine(Bot): pass\nthing = 3\n"


def refusal(name: str) -> str:
    with pytest.raises(BadOptions) as error:
        find(name)
    return str(error.value)


@pytest.mark.parametrize("name", BUILT_IN)
def test_our_own_bots_are_made_with_a_seed(name: str) -> None:
    bot, same = find(name)(5), find(name)(5)
    assert bot.random.random() == same.random.random()


def test_an_installed_package_offers_its_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path, "my-bots", MODULE, mine="my_bots:Mine")
    assert type(find("mine")(0)).__name__ == "Mine"


def test_packages_are_looked_for_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find("random")
    before = scanned.cache_info().misses
    find("club")
    assert scanned.cache_info().misses == before
    install(monkeypatch, tmp_path, "late-bots", MODULE, late="late_bots:Mine")
    assert type(find("late")(0)).__name__ == "Mine", "another path is looked through"


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path, "other-bots", MODULE, zorro="other_bots:Mine")
    assert "did you mean 'greedy'?" in refusal("gredy")
    for name in (*BUILT_IN, "zorro", "program:COMMAND"):
        assert name in refusal("xyz")


def test_a_name_taken_twice_is_refused_and_the_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path, "copy-bots", MODULE, greedy="copy_bots:Mine", fine="copy_bots:Mine")
    assert refusal("greedy") == "there are several bots 'greedy', of stol, copy-bots"
    assert isinstance(find("fine")(0), Bot)
    assert isinstance(find("random")(0), Bot)


def test_a_broken_package_is_named_when_its_bot_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    offers = {"gone": "broken_bots:Nobody", "missing": "nowhere:Mine", "thing": "broken_bots:thing"}
    install(monkeypatch, tmp_path, "broken-bots", MODULE, **offers)
    for name in ("gone", "missing"):
        assert refusal(name).startswith(f"the bot '{name}' of broken-bots can't be loaded: ")
    assert refusal("thing") == "the bot 'thing' of broken-bots is no class: broken_bots:thing is 3"
    assert isinstance(find("random")(0), Bot)


def test_a_command_is_a_bot() -> None:
    bot = find(f"program:{sys.executable} -c 'input()'", 0.5)(1)
    assert isinstance(bot, Program)
    bot.close()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("program:", "there is no program ''"),
        ("program:no-such-program x", "there is no program 'no-such-program'"),
        ("program:echo 'x", "can't be read: No closing quotation"),
    ],
)
def test_a_command_without_a_program_is_refused(name: str, says: str) -> None:
    assert says in refusal(name)
