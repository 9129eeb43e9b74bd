# Regio: every job of the house. Needs Python 3.11+, Node 20+ and make; the rest is installed here, in this folder
# (only the browser and the C compiler for `make test` are system packages).
#
#   make play [PORT=8099] [OPEN=0]   set up, start the table, open the browser
#   make test                        everything that must pass before a commit
#   make setup                       the set-up alone
#   make exercise [GAMES STARTS]     games that look for what is rare: how often was everything exercised
#   make bench                       benchmarks, also of the compiled engine if `make test-compiled` has built it
#   make fix | lock | dist | clean

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help

PYTHON ?= python3
PORT ?= 8099
OPEN ?= 1
JOBS ?= 2
GAMES ?= 375
STARTS ?= 60000

UV_VERSION := 0.13.9
UV := .tools/uv-$(UV_VERSION)/bin/uv
BIN := .venv/bin
# The interpreter itself, not a shim in front of it: uv would not know its own environment again.
REAL_PYTHON := $(PYTHON) -c 'import os, sys; print(os.path.realpath(sys.executable))'
NPM := npm --prefix web --no-fund --no-audit --no-update-notifier
export UV_PYTHON_DOWNLOADS := never

# Each stamp lives in the folder it vouches for, so that deleting the folder makes the stamp stale.
VENV := .venv/.stamp
MODULES := web/node_modules/.stamp
CLIENT := web/dist/index.html
COMPILED := build/compiled/.stamp

# Folders are listed too: their time changes when a file in them is added, renamed or deleted.
CLIENT_SOURCES := $(shell find web/src web/public 2>/dev/null) \
	$(wildcard web/index.html web/vite.config.ts web/tsconfig.json)
ENGINE_SOURCES := $(shell find src/regio -not -name '*.pyc' -not -name __pycache__ 2>/dev/null)
ENGINE_TESTS := tests/test_compiled.py tests/test_cases.py tests/test_properties.py \
	$(wildcard tests/kernel tests/series tests/his tests/vq)
BENCHES := $(wildcard bench/bench_*.py)

.PHONY: help setup play test test-python test-client test-browser test-compiled lint types fix lock exercise bench dist chromium clean

help:
	@sed -n 's/^# \{0,1\}//; 1,10p' Makefile

# --- set-up ----------------------------------------------------------------------------------------------------------

setup: $(VENV) $(CLIENT)

$(UV):
	@command -v $(PYTHON) >/dev/null || { echo "regio: no '$(PYTHON)' here. Install Python 3.11 or newer." >&2; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "regio: $$($(PYTHON) --version) is too old: Python 3.11 or newer is needed (make PYTHON=/path/to/python3 …)." >&2; exit 2; }
	@rm -rf .tools/uv-*
	@$(PYTHON) -m venv $(dir $(UV)).. || { \
		echo "regio: '$(PYTHON) -m venv' failed. On Debian and Ubuntu: apt-get install python3-venv." >&2; exit 2; }
	$(dir $(UV))python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(VENV): pyproject.toml uv.lock setup.py $(UV)
	env -u REGIO_COMPILE -u VIRTUAL_ENV $(UV) sync --frozen --all-extras --compile-bytecode --python "$$($(REAL_PYTHON))"
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@for tool in node npm; do command -v $$tool >/dev/null || { \
		echo "regio: no '$$tool' here. Install Node.js 20.19 or newer, with npm." >&2; exit 2; }; done
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { \
		echo "regio: Node.js $$(node --version) is too old: 20.19 or newer is needed." >&2; exit 2; }
	$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $@

# --- play ------------------------------------------------------------------------------------------------------------

play: setup
	@exec $(BIN)/regio play --port $(PORT) $(if $(filter 0 no false,$(OPEN)),--no-open)

# --- tests -----------------------------------------------------------------------------------------------------------

# In this order, and the first failure ends the run. Nothing is skipped: a tool that is missing is a failure.
test:
	@$(MAKE) --no-print-directory setup chromium
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory test-client
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-python

lint: $(VENV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)
	$(BIN)/mypy src tests $(wildcard bench)

test-python: $(VENV) $(CLIENT)
	$(BIN)/pytest -n $(JOBS)

test-client: $(MODULES)
	$(NPM) run lint
	$(NPM) run typecheck
	$(NPM) test

test-browser: setup chromium
	$(NPM) run e2e

# The engine compiled by mypyc, installed from a real wheel beside the checkout, under the engine's tests.
test-compiled: $(COMPILED)
	REGIO_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/pytest -n $(JOBS) $(ENGINE_TESTS)

$(COMPILED): $(VENV) $(CLIENT) $(ENGINE_SOURCES)
	@tools/system.sh compiler $(BIN)/python
	rm -rf build/compiled build/wheel build/lib* build/bdist*
	REGIO_COMPILE=1 REGIO_COMPILE_LEVEL=1 $(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir build/wheel .
	$(UV) pip install --quiet --no-deps --python $(BIN)/python --target build/compiled build/wheel/*.whl
	@touch $@

chromium:
	@tools/system.sh chromium

# --- the rest --------------------------------------------------------------------------------------------------------

fix: $(VENV) $(MODULES)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run fix

lock: $(UV)
	$(UV) lock --python "$$($(REAL_PYTHON))"
	$(NPM) install

# On the compiled engine if `make test-compiled` has built it; GAMES and STARTS are for each edition.
exercise: $(VENV)
	PYTHONPATH=$(if $(wildcard $(COMPILED)),build/compiled) $(BIN)/python -m tools.exercise --games $(GAMES) --starts $(STARTS)

bench: $(VENV)
	@test -n "$(BENCHES)" || { echo "regio: no benchmark in bench/." >&2; exit 2; }
	@for script in $(BENCHES); do \
		$(BIN)/python -m bench.$$(basename $$script .py); \
		if [[ -e $(COMPILED) ]]; then PYTHONPATH=build/compiled $(BIN)/python -m bench.$$(basename $$script .py); fi; \
	done

# A compiled wheel with the browser client inside, in dist/.
dist: setup
	@tools/system.sh compiler $(BIN)/python
	rm -rf dist build/lib* build/bdist*
	REGIO_COMPILE=1 $(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist .

clean:
	rm -rf .venv .tools build dist web/node_modules web/dist web/test-results web/playwright-report web/.e2e-data
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
