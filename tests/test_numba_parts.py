"""The parts of Numba that are not its public interface, but that we lean on: all of them, and the versions tried.

When a new version is tried, this says which of them are gone. `pyproject.toml` then takes the new version in.
"""

import importlib
import importlib.util
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from numba import njit
from numba.core import caching
from packaging.requirements import Requirement

from stol.kernel.code_cache import CodeCache
from syntax_trees import SOURCES, source_files

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PARTS = {
    "kernel/code_cache.py": [
        "numba.core.caching:_Cache.cache_path",
        "numba.core.caching:_Cache.load_overload",
        "numba.core.caching:_Cache.save_overload",
        "numba.core.caching:_Cache.enable",
        "numba.core.caching:_Cache.disable",
        "numba.core.caching:_Cache.flush",
        "numba.core.compiler:CompileResult._rebuild",
        "numba.core.compiler:CompileResult._reduce",
        "numba.core.compiler:CompileResult.lifted",
        "numba.core.compiler:CompileResult.library",
        "numba.core.compiler:CompileResult.codegen",
        "numba.core.codegen:CPUCodeLibrary.has_dynamic_globals",
        "numba.core.codegen:CPUCodegen.magic_tuple",
        "numba.core.base:BaseContext.refresh",
        "numba.core.serialize:dumps",
        "numba.core.types:BaseTuple",
    ],
    "kernel/bits.py": [
        "llvmlite.ir:IRBuilder.ctpop",
        "llvmlite.ir:IRBuilder.cttz",
        "numba.core.base:BaseContext.get_constant",
    ],
    "kernel/record_copy.py": [
        "llvmlite.ir:IntType.as_pointer",
        "llvmlite.ir:IRBuilder.bitcast",
        "llvmlite.ir:IRBuilder.gep",
        "numba.core.base:BaseContext.get_dummy_value",
    ],
    "kernel/record_words.py": [
        "llvmlite.ir:IntType.as_pointer",
        "llvmlite.ir:IRBuilder.bitcast",
        "llvmlite.ir:IRBuilder.gep",
        "llvmlite.ir:IRBuilder.sext",
    ],
    "kernel/jit.py": [
        "numba.core.config:DISABLE_JIT",
        "numba.core.options:DefaultOptions._nrt",
        "numba.core.options:DefaultOptions.forceinline",
    ],
    "kernel/cuda.py": [
        "numba.cuda.cudadrv.nvvm:ADDRSPACE_CONSTANT",
        "numba.cuda.cudadrv.nvvm:ADDRSPACE_GLOBAL",
        "numba.cuda.cudadrv.driver:device_memset",
    ],
}
"""By the file in `src/stol` that uses them: module and name."""
PRIVATE = re.compile(r"numba\.(core|cuda\.)|import intrinsic|llvmlite")
"""What a file says that uses a private part, or writes code of LLVM by itself."""


def test_every_file_that_leans_on_a_part_of_numba_is_listed() -> None:
    texts = {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in source_files()}
    assert {path for path, text in texts.items() if PRIVATE.search(text)} == set(PARTS)


@pytest.mark.parametrize(("user", "part"), [(user, part) for user, parts in PARTS.items() for part in parts])
def test_numba_has_what_we_lean_on(user: str, part: str) -> None:
    if user == "kernel/cuda.py" and importlib.util.find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed")
    module, _, path = part.partition(":")
    found: Any = importlib.import_module(module)
    for name in path.split("."):
        assert hasattr(found, name), f"src/stol/{user} leans on {part}, which is gone"
        found = getattr(found, name)


def test_a_cache_of_ours_does_all_that_numba_asks_of_one() -> None:
    asked = {name for name, member in vars(caching._Cache).items() if getattr(member, "__isabstractmethod__", False)}  # noqa: SLF001 - it is what is checked
    assert asked <= set(vars(CodeCache))
    for name in ("load_overload", "save_overload"):
        ours, theirs = (inspect.signature(getattr(cache, name)) for cache in (CodeCache, caching._Cache))  # noqa: SLF001 - as above
        assert list(ours.parameters) == list(theirs.parameters)


def test_numba_asks_the_cache_that_a_function_has() -> None:
    function: Any = njit(lambda number: number + 1)
    assert hasattr(function, "_cache"), "src/stol/kernel/jit.py sets it"


@pytest.mark.parametrize(("package", "stated"), [("numba", "dependencies"), ("numba-cuda", "gpu")])
def test_the_version_is_one_that_was_tried(package: str, stated: str) -> None:
    listed = PROJECT[stated] if stated in PROJECT else PROJECT["optional-dependencies"][stated]
    (wanted,) = [one for one in map(Requirement, listed) if one.name == package]
    assert any(one.operator == "<" for one in wanted.specifier), "a version that nobody has tried is not taken"
    if importlib.util.find_spec(package.replace("-", "_")) is None:
        pytest.skip(f"{package} is not installed")
    assert version(package) in wanted.specifier, "this test says what is gone; if nothing is, the limit can be raised"
