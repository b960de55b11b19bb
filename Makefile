# Two commands are enough: `make play` and `make test`. Each does its own set-up.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3.15 python3; do \
  $$p -c 'import sys; sys.exit(not (3,11) <= sys.version_info[:2] <= (3,15))' 2>/dev/null && echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
PYTHON := python3
endif
DEV := .venv-dev/bin
LIGHT := .venv-rules/bin
PYTEST := $(DEV)/python -m pytest
# Rules and words, less what is slow interpreted: the contract and the old records, which `everything` runs compiled.
RULES := tests/core tests/rulebook tests/kingsburg tests/kingdom_builder tests/test_golden.py tests/test_locales.py \
  tests/test_fluent.py tests/test_maps.py
# Where the package is run from: compiled where there is a C compiler, else as it is.
RUN_FROM = $(shell ls build/native/kingcraft_native* >/dev/null 2>&1 && echo build/native || echo src)

.DEFAULT_GOAL := help
.PHONY: help play test lint compile web rules interpreted everything browser mutants bench load soak slow docs notebooks clean install dev lock

help:  ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

play: install  ## set up everything and play in the browser
	@.venv/bin/kingcraft serve --open

test: lint compile web interpreted everything browser  ## set up everything and run all tests

lint: dev  ## format, lint, types, and the arrows of the map
	@$(DEV)/ruff format --check . && $(DEV)/ruff check . && $(DEV)/mypy && $(DEV)/lint-imports && $(DEV)/python tools/lint_web.py

compile: dev  ## compile the rules into build/native
	@$(DEV)/python tools/compile.py --out build/native --copy-py; code=$$?; \
	  if [ $$code -eq 3 ]; then echo "kingcraft: the C compiler is missing or failed (see above): going on interpreted"; rm -rf build/native; \
	  elif [ $$code -ne 0 ]; then exit $$code; fi

web: dev  ## check, test and build the page into build/web
	@$(DEV)/python tools/build_web.py --check --out build/web

rules:  ## test rules and words alone, interpreted, in a small environment of their own
	@$(PYTHON) tools/install.py rules
	@PYTHONPATH=src $(LIGHT)/python -m pytest -n auto $(RULES)

interpreted: dev
	@PYTHONPATH=src $(PYTEST) -n auto $(RULES)

everything: dev  ## test everything but the browser, compiled where possible
	@PYTHONPATH=$(RUN_FROM) $(PYTEST) -n auto tests --ignore tests/e2e

browser: dev  ## play through the page in a real browser
	@CHROMIUM=$$($(DEV)/python tools/browser.py) && export CHROMIUM && \
	  KINGCRAFT_WEB_DIST=$(CURDIR)/build/web PYTHONPATH=$(RUN_FROM) $(PYTEST) -n 2 --dist worksteal tests/e2e

mutants: dev  ## change rules and verbs in 600 small ways; tell which changes no test notices (M="--only PATH --count N")
	@PYTHONPATH=src $(DEV)/python tools/mutants.py $(M)

bench: install  ## measure the engine on this machine
	@.venv/bin/kingcraft bench

load: dev compile  ## measure the server with 200 live tables
	@PYTHONPATH=$(RUN_FROM):. $(DEV)/python benchmarks/server_load.py

soak: dev compile  ## kill the server 1000 times on SQLite and 200 on PostgreSQL, wires and clients cut between; five minutes of mixed play
	@KINGCRAFT_MIXED_SECONDS=$${KINGCRAFT_MIXED_SECONDS:-300} KINGCRAFT_MIXED_TABLES=$${KINGCRAFT_MIXED_TABLES:-50} \
	  KINGCRAFT_MIXED_LIVES=$${KINGCRAFT_MIXED_LIVES:-2} PYTHONPATH=$(RUN_FROM) $(PYTEST) --timeout 0 -s tests/server/test_mixed_play.py
	@KINGCRAFT_KILLS=$${KINGCRAFT_KILLS:-1000} KINGCRAFT_POSTGRESQL_KILLS=$${KINGCRAFT_POSTGRESQL_KILLS:-200} PYTHONPATH=$(RUN_FROM) $(PYTEST) --timeout 0 tests/server/test_kills.py

slow: soak  ## run what takes long: soak, then every attack on the server for two seconds
	@PYTHONPATH=$(RUN_FROM):. $(DEV)/python benchmarks/server_attacks.py --seconds $${KINGCRAFT_ATTACK_SECONDS:-2} --direct

docs: dev  ## write the generated documents anew, and build the site into build/site
	@$(DEV)/python tools/rules_matrix.py && $(DEV)/python tools/protocol_types.py && $(DEV)/python tools/pictures.py && NO_MKDOCS_2_WARNING=1 $(DEV)/python -m mkdocs build -q --strict

notebooks: compile  ## run the notebooks and keep what they show
	@PYTHONPATH=$(RUN_FROM) $(DEV)/python tools/notebooks.py

lock: dev  ## write constraints.txt anew: the versions everything is tested with
	@$(DEV)/python -m pip install -q uv && $(DEV)/python -m uv pip compile --system-certs --universal -q --all-extras \
	  --no-annotate --python-version 3.11 --custom-compile-command "make lock" --upgrade pyproject.toml -o constraints.txt

clean:  ## remove everything that was made
	rm -rf .venv .venv-dev .venv-rules build dist .mypy_cache web/node_modules .ruff_cache .pytest_cache .hypothesis .import_linter_cache

install:
	@$(PYTHON) tools/install.py play

dev:
	@$(PYTHON) tools/install.py dev
