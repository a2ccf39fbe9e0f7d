# Everything a checkout needs: `make` lists the targets. All of it happens in .venv and build/;
# nothing is installed globally.

PYTHON ?= python3
ARGS   ?=

BIN  := .venv/bin
FAST := $(CURDIR)/build/fast

# What the caller's shell says must not decide which build runs.
unexport PYTHONPATH SEGOC_COMPILE SEGOC_EXPECT_BUILD

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test lint types test-plain test-fast fast bench fuzz reference format lock \
	clean FORCE

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' Makefile

play: .venv/installed  ## play a duel in the terminal (ARGS="--seed 7" adds arguments)
	@$(BIN)/segoc play $(ARGS)

test: lint types test-plain test-fast  ## all checks: style, types, the suite, its core compiled

lint: .venv/installed  ## check style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/installed  ## check types
	$(BIN)/mypy

test-plain: .venv/installed  ## run the suite on the plain source
	SEGOC_EXPECT_BUILD=plain $(BIN)/pytest $(ARGS)

test-fast: fast  ## run the core of the suite on the compiled build
	SEGOC_EXPECT_BUILD=compiled PYTHONPATH="$(FAST)" $(BIN)/pytest -m core $(ARGS)

fast: build/segoc-fast  ## make the compiled build: build/segoc-fast is its command

bench: fast  ## measure speed, compiled and plain
	build/segoc-fast bench $(ARGS)
	$(BIN)/segoc bench $(ARGS)

fuzz: fast  ## play 10,000 random duels, compiled, and check each step
	build/segoc-fast fuzz --duels 10000 --seed 1 $(ARGS)

reference: .venv/installed  ## write docs/reference, a page for each word of the effect language
	$(BIN)/segoc word --write docs/reference

format: .venv/installed  ## format the source and mend what can be mended automatically
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The old lock is read too: only what must change changes. Delete it first to upgrade everything.
lock:  ## write requirements.lock anew
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip install -qq uv
	build/lock/bin/uv pip compile pyproject.toml --group dev --quiet --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --output-file requirements.lock

clean:  ## remove all that was made, .venv included
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the virtual environment -------------------------------------------------------------------

# pip is quiet (errors only): its chatter names the package index of the machine.
.venv/dependencies: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
		"segoc needs Python 3.11 or newer, and '$(PYTHON)' isn't: make PYTHON=python3.12 …" >&2; \
		exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install -qq --require-hashes -r requirements.lock
	@touch $@

.venv/installed: .venv/dependencies pyproject.toml setup.py
	$(BIN)/python -m pip install -qq --no-build-isolation --no-deps --editable .
	@touch $@

# --- the compiled build ------------------------------------------------------------------------
#
# build/c     the generated C          build/fast        the package, compiled modules included
# build/obj   its object files         build/segoc-fast  the command that runs it
# build/ext   the compiled modules

# Content decides, not dates: a file that is gone counts as a change, a touched one doesn't.
checksums = mkdir -p build && find $(1) -type f ! -path '*/__pycache__/*' ! -path '*/.*' \
	-exec cksum {} + | sort > $@.new && { cmp -s $@.new $@ && rm $@.new || mv $@.new $@; }

build/compiled.sum: FORCE
	@$(call checksums,$(wildcard src/segoc/kernel src/segoc/effects))

build/package.sum: FORCE
	@$(call checksums,src/segoc)

# Object files of other compiler settings or another Python are of no use.
build/ext.made: build/compiled.sum setup.py .venv/dependencies
	@echo "compiling the kernel with mypyc (a minute or so; a small change takes seconds)"
	@rm -rf build/ext $(if $(filter-out build/compiled.sum,$?),build/c build/obj)
	@SEGOC_COMPILE=1 $(BIN)/python setup.py --quiet build_ext \
		--build-temp build/obj --build-lib build/ext || { echo \
		"make fast: if it isn't the source, is there a C compiler, with the headers of Python?" >&2; \
		exit 1; }
	@touch $@

# Compiled modules lie beside the .py they come from, and Python prefers them.
build/segoc-fast: build/package.sum build/ext.made .venv/installed
	@rm -rf build/fast && mkdir build/fast && cp -R src/segoc build/fast/
	@find build/fast -name __pycache__ -type d -prune -exec rm -rf {} +
	@cp -R build/ext/. build/fast/
	@printf '#!/bin/sh\n# Written by make fast: segoc, compiled.\n' > $@
	@printf 'PYTHONPATH="%s" exec "%s" -P -m segoc "$$@"\n' "$(FAST)" "$(CURDIR)/$(BIN)/python" >> $@
	@chmod +x $@
	@echo "compiled: build/segoc-fast"
