# Every target installs what it needs into .venv first; nothing outside the project is touched.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help run test lint bench clean
help:
	@echo "make run    install, then play a game of Pixies at random, print its table and its scores"
	@echo "make test   install, then check style and types and run all tests"
	@echo "make lint   only style and types"
	@echo "make bench  measure speed, against MOMAland and of search (bench/README.md)"
	@echo "make clean  remove the environment and all caches in the project"

.venv/installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "stol needs Python 3.11 or later; name one with PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

run: .venv/installed
	@$(BIN)/stol sim pixies --games 1 --show

test: lint
	$(BIN)/pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto tests/conformance

lint: .venv/installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

.venv/bench: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

bench: .venv/bench
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.search

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
