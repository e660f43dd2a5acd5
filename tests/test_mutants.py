"""The list of mutants keeps up with the sources that they change, and the command that tries them reports rightly."""

from collections import Counter
from pathlib import Path

import pytest
from bench.mutants import suite
from bench.mutants.catalogue import Mutant, Package, Respelling, Revision, Spelling, mutants, mutated
from bench.mutants.results import Result, append, load, markdown
from bench.mutants.suite import Batch, Limits, batches, files_of, stages
from bench.mutants.tree import fault, git
from bench.mutants.trial import Refused, Trials
from rich.console import Console

from stol.games.registry import KEYS

PROJECT = Path(__file__).parents[1]


def test_there_are_sixty_mutants_six_for_each_game_and_eighteen_for_table_and_web() -> None:
    assert Counter(mutant.suite for mutant in mutants()) == {**dict.fromkeys(KEYS, 6), "table": 18, "web": 18}
    assert len({mutant.id for mutant in mutants()}) == 60


def test_every_mutant_changes_exactly_one_place_of_the_present_sources() -> None:
    wrong = {mutant.id: reason for mutant in mutants() if (reason := why_not(mutant.at(Revision.AFTER)))}
    assert not wrong, "say under `after.` how these are spelled now"


def test_the_tests_that_are_likely_to_notice_a_mutant_are_there() -> None:
    suites = {mutant.suite for mutant in mutants()}
    files = {name: [file for stage in stages(name) for file in files_of(PROJECT, stage)] for name in suites}
    lost = [one.id for one in mutants() if not any(one.likely_at(Revision.AFTER) in file for file in files[one.suite])]
    assert not lost, "say under `after.likely` what these test files are called now"


def why_not(spelling: Spelling) -> str | None:
    """Why a mutant can't be put into the present sources."""
    try:
        text = (PROJECT / spelling.file).read_text(encoding="utf-8")
        compile(mutated(text, spelling), spelling.file, "exec")
    except (OSError, ValueError, SyntaxError) as problem:
        return str(problem)
    return None


@pytest.mark.parametrize("text", ["", "a b a b"])
def test_a_text_that_does_not_stand_there_exactly_once_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not once"):
        mutated(text, Spelling("rules.py", "a b", "b"))


def test_only_what_is_spelled_otherwise_differs_between_the_revisions() -> None:
    moved = Mutant(
        "moved", Package.WEB, file="old.py", old="a", new="b", breaks="", likely="", after=Respelling(file="new.py")
    )
    assert moved.at(Revision.BEFORE) == ("old.py", "a", "b")
    assert moved.at(Revision.AFTER) == ("new.py", "a", "b")


@pytest.mark.parametrize("name", [*KEYS, "table", "web"])
def test_likely_test_files_come_first_and_none_is_left_out(name: str) -> None:
    every = [(file, stage.word) for stage in stages(name) for file in files_of(PROJECT, stage)]
    likely = Path(every[0][0]).stem
    first, *others = batches(PROJECT, name, likely)
    assert {likely in file for file in first.tests} == {True}
    assert sorted((file, batch.word) for batch in [first, *others] for file in batch.tests) == sorted(every)


def test_a_fault_is_taken_out_again_and_bytecode_of_before_is_not_its_own(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("x = 1\n", encoding="utf-8")
    time = file.stat().st_mtime_ns
    with fault(tmp_path, Spelling("rules.py", "1", "2")):
        assert file.read_text(encoding="utf-8") == "x = 2\n"
        assert file.stat().st_mtime_ns >= time + 10**9
    assert file.read_text(encoding="utf-8") == "x = 1\n"
    assert file.stat().st_mtime_ns == time


def test_the_first_test_that_fails_is_named(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(
        "def test_one(): pass\ndef test_two(): assert False\ndef test_three(): assert False\n", encoding="utf-8"
    )
    outcome = suite.run(tmp_path, Batch((file.name,)), tmp_path / "log", Limits(test=60, whole=600), interpreted=True)
    assert outcome.failed == "test_some.py::test_two"


def try_mutants(root: Path, test: str, *numbers: str) -> dict[str, Result]:
    """The results of faults in a project that consists of a number, 1, and a test."""
    (root / "tests" / "table").mkdir(parents=True, exist_ok=True)
    (root / "tests" / "table" / "test_number.py").write_text(test, encoding="utf-8")
    (root / "number.txt").write_text("1", encoding="utf-8")
    git("init", "--quiet", at=root)
    git("add", ".", at=root)
    git("-c", "user.name=a", "-c", "user.email=a@a.example", "commit", "--quiet", "--allow-empty", "-m", "a", at=root)
    faults = [
        Mutant(number, Package.TABLE, file="number.txt", old="1", new=number, breaks="", likely="number")
        for number in numbers
    ]
    out = root / "build" / "results"
    Trials(Revision.AFTER, out, root / "build", root).run(faults, Console(quiet=True))
    return load(out)


KILLER = "tests/table/test_number.py::test_number"


def test_what_kills_a_mutant_is_run_without_the_fault_once(tmp_path: Path) -> None:
    test = "from pathlib import Path\n\ndef test_number(): assert Path('number.txt').read_text() == '1'\n"
    found = try_mutants(tmp_path, test, "2", "3")
    assert {name: result.verdict for name, result in found.items()} == {"2": "killed", KILLER: "passed", "3": "killed"}
    assert found["2"].by == found["3"].by == KILLER


def test_a_fault_that_no_test_notices_survives(tmp_path: Path) -> None:
    found = try_mutants(tmp_path, "def test_number(): pass\n", "2")
    assert {name: result.verdict for name, result in found.items()} == {"2": "survived"}


def test_a_test_that_fails_without_the_fault_too_kills_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=f"without any fault, {KILLER} fails"):
        try_mutants(tmp_path, "def test_number(): assert False\n", "2")


def test_results_come_back_as_they_were_noted(tmp_path: Path) -> None:
    one, other = Result("one", "a", "killed", 1.5, by="test"), Result("other", "a", "survived", 2.0)
    append(tmp_path / "results", one)
    append(tmp_path / "results", other)
    assert load(tmp_path / "results") == {"one": one, "other": other}


def test_the_table_counts_what_was_killed_and_names_the_survivors() -> None:
    first, second = mutants()[:2]
    before = {first.id: Result(first.id, "a", "killed", 1.0), second.id: Result(second.id, "a", "survived", 1.0)}
    after = {first.id: Result(first.id, "b", "timeout", 1.0)}
    told = list(markdown([first, second], before, after))
    assert "| rules | 1 of 2 (50%) | 1 of 1 (100%, 1 not run) |" in told
    assert f"| `{second.id}` | {second.breaks} | survived | not run |" in told
    assert not any(first.id in line for line in told)
