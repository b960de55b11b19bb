# Two commands are enough: `make play` and `make test`. Each does its own set-up.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
  $$p -c 'import sys; sys.exit(not (3,11) <= sys.version_info[:2] <= (3,13))' 2>/dev/null && echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
PYTHON := python3
endif
DEV := .venv-dev/bin
PYTEST := $(DEV)/python -m pytest -n auto

.DEFAULT_GOAL := help
.PHONY: help play test lint compile bench docs clean install dev

help:  ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

play: install  ## set up everything and play
	@.venv/bin/kingcraft play

test: lint compile  ## set up everything and run all tests, interpreted and compiled
	@echo "kingcraft: tests, interpreted" && PYTHONPATH=src $(PYTEST) tests
	@if ls build/native/kingcraft_native* >/dev/null 2>&1; then \
	  echo "kingcraft: tests, compiled" && PYTHONPATH=build/native $(PYTEST) tests; fi

lint: dev  ## format, lint, types, and the arrows of the map
	@$(DEV)/ruff format --check . && $(DEV)/ruff check . && $(DEV)/mypy && $(DEV)/lint-imports

compile: dev  ## compile the rules into build/native
	@$(DEV)/python tools/compile.py --out build/native --copy-py; code=$$?; \
	  if [ $$code -eq 3 ]; then echo "kingcraft: no C compiler: going on interpreted"; rm -rf build/native; \
	  elif [ $$code -ne 0 ]; then exit $$code; fi

bench: install  ## measure the engine on this machine
	@.venv/bin/kingcraft bench

docs: dev  ## write the generated documents anew
	@$(DEV)/python tools/rules_matrix.py

clean:  ## remove everything that was made
	rm -rf .venv .venv-dev build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

install:
	@$(PYTHON) tools/install.py play

dev:
	@$(PYTHON) tools/install.py dev
