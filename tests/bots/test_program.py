"""Programs as bots: real ones, which behave and which don't."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from random_games import positions
from stol import Game
from stol.bots import BotFailure
from stol.bots.program import Program
from stol.errors import Reason
from stol.text import explain, speak

POSITION = next(position for position in positions(Game("pixies")) if isinstance(position.actor, int))
VIEW = POSITION.view(POSITION.actor if isinstance(POSITION.actor, int) else None)

ANSWER = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][-1]}), flush=True)
"""

Start = Callable[..., Program]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a program, and ends it at the end."""
    running: list[Program] = []

    def begin(source: str, time_limit: float = 120) -> Program:
        running.append(Program([sys.executable, "-S", "-c", source], time_limit))
        return running[-1]

    yield begin
    for program in running:
        program.close()
        program.close()  # once more does no harm


def failure(program: Program) -> str:
    with pytest.raises(BotFailure) as error:
        program.move(VIEW)
    return str(error.value)


def test_a_program_moves_again_and_again(start: Start) -> None:
    program = start(ANSWER)
    assert [program.move(VIEW) for _ in range(3)] == [POSITION.legal()[-1]] * 3


def test_a_program_that_crashes_is_told_by_its_exit_code_and_its_last_words(start: Start) -> None:
    program = start("import sys; sys.stderr.write('one\\ntwo\\n\\n'); sys.exit(3)")
    assert failure(program) == "it ended with exit code 3; it says: two"


def test_a_failure_can_be_told_in_every_language(start: Start) -> None:
    with pytest.raises(BotFailure) as error:
        start("import sys; sys.stderr.write('two'); sys.exit(3)").move(VIEW)
    assert error.value.reason == Reason("bot-says", {"reason": Reason("bot-ended", {"code": "3"}), "complaint": "two"})
    assert explain(error.value.reason, speak("pl")) == "zakończył się z kodem 3; komunikat: two"


def test_a_program_that_crashes_later_has_moved_before(start: Start) -> None:
    program = start(ANSWER + "    break\n")
    assert program.move(VIEW) in POSITION.legal()
    assert failure(program) == "it ended with exit code 0"


def test_a_program_that_stalls_is_not_waited_for(start: Start) -> None:
    program = start("import time; time.sleep(3600)", 0.3)
    assert failure(program) == "no answer within 0.3 s"


@pytest.mark.parametrize(
    "said", [b"hello", b"", b"{}", b'{"move": 3}', b"[]", b'"b4+1"', b"\xff", b"[" * 100_000, b'{"move": "b']
)
def test_rubbish_is_no_move(start: Start, tmp_path: Path, said: bytes) -> None:
    answer = tmp_path / "answer"
    answer.write_bytes(said + b"\n")
    program = start(f"import os; os.write(1, open('{answer}', 'rb').read()); input(); input()")
    assert failure(program).startswith('its answer is not {"move": "..."} but ')


def test_an_illegal_move_is_told_why(start: Start) -> None:
    program = start('print(\'{"move": "b9+9"}\', flush=True); input(); input()')
    assert failure(program).startswith("an illegal move: ")


def test_an_answer_without_end_is_cut_off(start: Start) -> None:
    program = start("import sys\nwhile True: sys.stdout.write('x' * 100000)")
    assert failure(program) == "its answer is longer than 1 MB"


def test_a_program_may_complain_as_long_as_it_answers(start: Start) -> None:
    program = start("import sys; sys.stderr.write('oh no\\n' * 1000000)\n" + ANSWER)
    assert program.move(VIEW) in POSITION.legal()


def test_a_program_that_only_complains_stalls_too(start: Start, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    complain = "sys.stderr.write('oh no\\n')"
    program = start(f"import sys\n{complain}\nopen('{begun}', 'w').close()\nwhile True: {complain}", 0.3)
    begun.read_bytes()  # until the program has opened it, too
    assert failure(program).startswith("no answer within 0.3 s; it says: ")


def test_a_program_that_never_reads_may_answer_all_the_same(start: Start) -> None:
    move = POSITION.legal()[0]
    program = start(f'import time\nfor _ in range(50): print(\'{{"move": "{move}"}}\', flush=True)\ntime.sleep(60)')
    assert [program.move(VIEW) for _ in range(50)] == [move] * 50


def test_a_program_that_closes_its_input_may_answer_all_the_same(start: Start) -> None:
    move = POSITION.legal()[0]
    program = start(f'import os, time; os.close(0); time.sleep(0.2); print(\'{{"move": "{move}"}}\', flush=True)')
    assert program.move(VIEW) == move


def test_a_child_of_a_program_does_not_outlive_the_game(start: Start, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    program = start(f"import subprocess; subprocess.Popen(['sleep', '60'], stdout=open('{alive}', 'w'))\n" + ANSWER)
    with alive.open("rb") as held_open_by_the_child:
        program.move(VIEW)
        program.close()
        assert held_open_by_the_child.read() == b""


def test_a_child_is_ended_though_its_parent_has_ended_before(start: Start, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    program = start(f"import subprocess; subprocess.Popen(['sleep', '60'], stdout=open('{alive}', 'w'))")
    with alive.open("rb") as held_open_by_the_child:
        failure(program)
        program.close()
        assert held_open_by_the_child.read() == b""


def test_what_is_no_program_can_not_be_started(tmp_path: Path) -> None:
    with pytest.raises(BotFailure, match="it can't be started: "):
        Program([str(tmp_path)])
