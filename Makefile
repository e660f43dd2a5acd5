# Every target installs what it needs into .venv first; nothing outside the project is touched.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help run test test-all test-clients warm-up coverage lint bench cluster hold shots sizes tour chromium proxies postgresql docs requirements clean
help:
	@echo "make run    install, then open the table in the browser"
	@echo "make test   install, then check style and types and run the tests, with large products in samples"
	@echo "make test-all  the same without samples: every case (docs/testing.md)"
	@echo "make test-clients  libraries for learning play stol's games: an environment of their own, 2.7 GB (docs/testing.md)"
	@echo "make coverage  which lines the tests run"
	@echo "make lint   only style and types"
	@echo "make bench  measure speed: rules, batches, search, pages; against MOMAland, Pgx, OpenSpiel (bench/README.md)"
	@echo "make cluster  three servers behind nginx on a PostgreSQL of their own, as deploy/ sets them up, until Ctrl-C"
	@echo "make hold   show that the server holds: load, storm and kill, about 45 minutes (docs/holds.md)"
	@echo "make shots  pictures of every page and every guided step, for desktop and phone, into shots/ (SHOTS=pl: in Polish)"
	@echo "make sizes  measures tables on every size of screen, and writes the figures into docs/testing.md"
	@echo "make tour   a script plays every guided game and a real game after it: all languages, desktop and phone, about an hour"
	@echo "make docs   build the documentation into site/ and check its links"
	@echo "make clean  remove the environment and all caches in the project"

# Whatever runs is installed by its hash: --no-deps and --no-build-isolation, so that nothing else comes along.
.venv/installed: pyproject.toml requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "stol needs Python 3.11 or later; name one with PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Build tools are needed to install stol itself; PostgreSQL's client for `stol serve --database postgresql+psycopg://…`.
requirements: .venv/dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@{ sed '/^[^#]/,$$d' requirements.txt; echo 'setuptools>=77' | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links --constraint constraints.txt \
		--extra postgresql pyproject.toml -; } > .venv/requirements.txt && mv .venv/requirements.txt requirements.txt

# What tests, checks, pictures and pages of the documentation need besides, more than stol itself (docs/hosting.md).
.venv/dev: .venv/installed constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

run: .venv/installed
	@$(BIN)/stol

# The browser tests need a system's Chromium. It is installed where that is allowed, with its headless shell, in which
# pages take a third of the time.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v google-chrome >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell; } >/dev/null 2>&1 || \
		command -v chromium >/dev/null || \
		{ echo "The browser tests need Chromium; on Debian: sudo apt-get install chromium chromium-headless-shell"; exit 1; }

# Tests of the files in deploy/ need the proxies themselves, openssl for a certificate, and systemd to check its units.
proxies:
	@( for program in nginx caddy openssl systemd-analyze; do PATH="$$PATH:/usr/sbin" command -v $$program >/dev/null || exit 1; done ) || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light caddy openssl systemd; } >/dev/null 2>&1 || \
		{ echo "The tests of proxies need nginx, Caddy, openssl and systemd; on Debian: sudo apt-get install nginx caddy openssl systemd"; exit 1; }

# The tests start servers of PostgreSQL themselves; the package is for its programs only.
postgresql:
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } >/dev/null 2>&1 || \
		{ echo "The tests of several servers need PostgreSQL; on Debian: sudo apt-get install postgresql"; exit 1; }

shots: .venv/dev chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.shots $(SHOTS)

sizes: .venv/dev chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.sizes

tour: .venv/dev chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.newcomer_tour $(TOUR)

# The tests start many Python processes: they read the bytecode of the first instead of compiling every module anew.
unexport PYTHONDONTWRITEBYTECODE

# What fails beside thousands of other tests on a busy machine is tried once more by itself: what fails twice is a fault.
SECOND_TRY := --last-failed --last-failed-no-failures=none

# A process runs whole files, in their order: what the tests of a file share, such as a server with tables, is made once.
WHOLE_FILES := -n auto --dist loadfile --no-loadscope-reorder

# Rules are compiled beside the checks of types, which have but one process.
test: .venv/dev chromium proxies postgresql
	@$(MAKE) --no-print-directory --jobs 2 lint warm-up
	$(BIN)/pytest $(WHOLE_FILES) $(TESTS) || { [ $$? = 1 ] && $(BIN)/pytest $(TESTS) $(SECOND_TRY); }
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto $(TESTS) tests/conformance

# Collecting tests writes their bytecode, which every process of the run would write at the same time.
warm-up: .venv/dev
	@PYTHONPATH=tests $(BIN)/python -m warm_up
	@$(BIN)/pytest --collect-only -q >/dev/null || true  # what is wrong is told by the run itself

test-all:
	$(MAKE) test TESTS=--all

# Large libraries that want versions of their own, and the example that learns. Not part of make test.
CLIENTS := .venv-clients/bin
.venv-clients/installed: pyproject.toml tests/clients/requirements.txt tests/clients/constraints.txt
	@$(PYTHON) -m venv .venv-clients
	$(CLIENTS)/python -m pip install --quiet --disable-pip-version-check --constraint tests/clients/constraints.txt \
		--requirement tests/clients/requirements.txt --editable . --editable examples/learn
	@touch $@

test-clients: .venv-clients/installed
	$(CLIENTS)/pytest tests/clients
	$(CLIENTS)/pytest --config-file tests/clients/pytest.ini --rootdir . examples/learn

# Compiled code is not traced: the rules are counted where they run interpreted. Browsers talk to servers in processes of
# their own, as the harness of load does; these are not traced either.
coverage: .venv/dev proxies postgresql
	$(BIN)/pytest $(WHOLE_FILES) --ignore tests/browser --ignore tests/hold -p pytest_cov --cov --cov-report=
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto -p pytest_cov --cov --cov-append --cov-report=term \
		tests/conformance tests/games tests/golden

lint: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

.venv/bench: .venv/dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

bench: .venv/bench
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.batch
	$(BIN)/python -m bench.openspiel
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.pages
	$(BIN)/python -m bench.live

cluster: .venv/dev proxies postgresql
	@PYTHONPATH=tests $(BIN)/python -m bench.hold.deployed

hold: .venv/dev postgresql
	PYTHONPATH=tests $(BIN)/python -m bench.hold all

# The pictures need a few hundred moves: not worth compiling. The theme's notice of its successor is no warning of ours.
docs: .venv/dev
	NUMBA_DISABLE_JIT=1 NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "open site/index.html by a server, such as: $(BIN)/python -m http.server --directory site"

clean:
	rm -rf .venv .venv-clients build site .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage src/*.egg-info
