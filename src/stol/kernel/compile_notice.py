"""A word to whoever waits at a terminal or a notebook while rules are compiled."""

import functools
import importlib
import multiprocessing
import os
import sys


@functools.cache
def tell_once() -> None:
    """On standard error, once in a process. Nothing for programs, and nothing from workers: who started them waits."""
    if is_watched() and multiprocessing.parent_process() is None:
        # By name: compiled code depends on all that is imported here, and would be compiled anew for every text.
        texts, languages = map(importlib.import_module, ("stol.text", "stol.text.languages"))
        words = texts.speak(languages.from_environment(os.environ))("cli-compiling")
        print(words, file=sys.stderr, flush=True)  # noqa: T201 - for people


def is_watched() -> bool:
    """Whether people read standard error as it is written: a notebook's is no terminal."""
    return "ipykernel" in sys.modules or (sys.stderr is not None and sys.stderr.isatty())
