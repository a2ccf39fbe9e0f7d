# Everything a checkout needs: `make` lists the targets. All of it happens in .venv, build/ and
# web/; only the browser of the end-to-end tests is installed globally, where there is none.

PYTHON ?= python3
ARGS   ?=

BIN  := .venv/bin
FAST := $(CURDIR)/build/fast

# What the caller's shell says must not decide which build runs.
unexport PYTHONPATH SEGOC_COMPILE SEGOC_EXPECT_BUILD SEGOC_TEST_POOL
# Else each of the many interpreters that the tests start compiles all of the source anew.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play web test lint types test-web test-plain test-pool test-fast test-e2e test-wheel test-ray \
	speed fast profiled wheel bench bench-peers bench-growth bench-start bench-turns work mutants fuzz load \
	reference screenshots cards texts catalogue ids format lock clean FORCE

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' Makefile

play: web  ## open the table and the rulebook in the browser (ARGS="--port 8600" adds arguments)
	@$(BIN)/segoc serve $(ARGS)

web: src/segoc/app/web/index.html  ## build the pages

test: lint types test-web test-plain test-fast test-e2e  ## all checks; CI runs just this

lint: .venv/installed  ## check style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/installed web/src/lib/protocol.ts  ## check types, of the pages too
	$(BIN)/mypy
	cd web && npm run --silent check

test-web: web/src/lib/protocol.ts  ## run the tests of the pages' own logic
	cd web && npm run --silent test

test-plain: .venv/installed  ## run the suite on the plain source
	SEGOC_EXPECT_BUILD=plain $(BIN)/pytest -m "not e2e and not ray" -n auto --dist worksteal $(ARGS)

# Plain tests see a sample of the cards that aren't frozen, another one with each commit.
test-pool: .venv/installed  ## run the tests that look at card after card on the whole pool
	SEGOC_TEST_POOL=all $(BIN)/pytest -m pool -n auto --dist worksteal $(ARGS)

test-fast: fast  ## run the core of the suite on the compiled build
	SEGOC_EXPECT_BUILD=compiled PYTHONPATH="$(FAST)" $(BIN)/pytest -m core -n auto \
		--dist worksteal $(ARGS)

test-e2e: web  ## drive the real pages in Chromium, which is installed if need be
	@tests/e2e/install-chromium
	$(BIN)/pytest -m "e2e and not speed and not wheel" $(ARGS)

test-wheel: fast web  ## build a wheel with and without a C compiler, install each, and play
	$(BIN)/pytest -m wheel $(ARGS)

test-ray: build/ray/installed  ## play matches on a Ray cluster; gets Ray, 80 MB, into build/
	PYTHONPATH="$(CURDIR)/build/ray" $(BIN)/pytest -m ray $(ARGS)

speed: web  ## measure how quick the pages are, on a machine that does nothing else
	@tests/e2e/install-chromium
	$(BIN)/pytest -m speed -s $(ARGS)

fast: build/segoc-fast  ## make the compiled build: build/segoc-fast is its command

profiled: build/segoc-profiled  ## the same, a ninth to a sixth faster, in three times the time: build/segoc-profiled

# What is left in build/lib of an earlier wheel would get into this one. Object files of `make fast`
# are used again.
wheel: web texts  ## make a wheel in dist/, the pages included: compiled if there is a C compiler
	@rm -rf build/lib build/lib.* build/bdist.*
	$(BIN)/pip wheel -qq --no-build-isolation --no-deps --wheel-dir dist .
	@ls -t dist/segoc-*.whl | head -n 1

bench: fast  ## measure speed, compiled and plain
	build/segoc-fast bench $(ARGS)
	$(BIN)/segoc bench $(ARGS)

bench-peers: fast bench/peers/node_modules/installed  ## compare speed with ocgcore, from npm
	PYTHONPATH="$(FAST):$(CURDIR)" $(BIN)/python -P -m bench.peers $(ARGS)

bench-growth: fast  ## measure how the cost grows with the board, and draw docs/growth-*.svg
	PYTHONPATH="$(CURDIR)/src:$(CURDIR)" $(BIN)/python -P -m bench.growth --count build/growth.json
	PYTHONPATH="$(FAST):$(CURDIR)" $(BIN)/python -P -m bench.growth --counted build/growth.json \
		--svg docs $(ARGS)

bench-start: fast  ## measure how long segoc takes to start, compiled and plain
	PYTHONPATH="$(FAST):$(CURDIR)" $(BIN)/python -P -m bench.start
	PYTHONPATH="$(CURDIR)/src:$(CURDIR)" $(BIN)/python -P -m bench.start

bench-turns: fast  ## compare speed with another checkout's `make fast`, by turns: OTHER=../other
	$(BIN)/python -P bench/turns.py $(or $(OTHER),--help) $(ARGS)

work: .venv/installed  ## count the work of some duels, and record it for tests/test_work.py
	PYTHONPATH="$(CURDIR)/src:$(CURDIR)" $(BIN)/python -P -m bench.work --record tests/work.json $(ARGS)

mutants: .venv/installed  ## spoil all code that enforces rules, and see that scenarios notice; takes an hour
	$(BIN)/segoc rulebook mutate --all

fuzz: fast  ## play 10,000 random duels, compiled, and check each step
	build/segoc-fast fuzz --duels 10000 --seed 1 $(ARGS)

load: fast  ## play 200 duels at once over the network, with spectators and broken lines
	PYTHONPATH="$(FAST)" $(BIN)/python -m tests.load $(ARGS)

reference: .venv/installed  ## write build/reference, a page for each word of the effect language
	$(BIN)/segoc word --write build/reference

screenshots: web  ## write docs/screenshots anew, a picture of each page
	@tests/e2e/install-chromium --pictures
	$(BIN)/python -m tests.e2e.screenshots docs/screenshots

texts: .venv/installed  ## write what all cards say, for a wheel to bring along
	@$(BIN)/python -m tools.cards.texts

cards: .venv/installed  ## store all cards that segoc plays: those written by hand, and those without effects
	$(BIN)/python -m tools.cards

catalogue: .venv/installed  ## build the catalogue of all cards anew, from a database beside the checkout
	$(BIN)/python -m tools.catalogue

ids: .venv/installed  ## give ids of the environment's vocabulary to cards that have none yet
	$(BIN)/python -m tools.vocabulary

format: .venv/installed  ## format the source and mend what can be mended automatically
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The old locks are read too: only what must change changes. Delete them first to upgrade all.
lock:  ## write both requirements locks and both package-lock.json anew
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip install -qq uv
	build/lock/bin/uv pip compile pyproject.toml --group dev --quiet --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --output-file requirements.lock
	echo ray | build/lock/bin/uv pip compile - --constraint requirements.lock --quiet --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --output-file requirements-ray.lock
	cd web && npm install --package-lock-only --loglevel=error
	cd bench/peers && npm install --package-lock-only --loglevel=error

clean:  ## remove all that was made, .venv included
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf bench/peers/node_modules web/node_modules web/src/lib/protocol.ts src/segoc/app/web
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

# --- what has changed --------------------------------------------------------------------------

# Content decides, not dates: a file that is gone counts as a change, a touched one doesn't.
checksums = mkdir -p build && find $(1) -type f ! -path '*/__pycache__/*' ! -path '*/.*' \
	-exec cksum {} + | sort > $@.new && { cmp -s $@.new $@ && rm $@.new || mv $@.new $@; }

# --- the pages ---------------------------------------------------------------------------------

# What Vite asks for: ^20.19.0 || >=22.12.0.
NODE_WILL_DO := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)

# Errors only: npm's chatter, like pip's, may name the package index of the machine.
web/node_modules/installed: web/package-lock.json web/package.json web/.npmrc
	@{ node -e '$(NODE_WILL_DO)' && npm --version; } > /dev/null 2>&1 || { echo "The pages are" \
		"built with Node 20.19, 22.12 or newer and its npm, which this machine lacks:" \
		"get them from https://nodejs.org." >&2; exit 1; }
	cd web && npm ci --loglevel=error
	@touch $@

build/protocol.sum: FORCE
	@$(call checksums,src/segoc/app/protocol web/scripts)

# The types of the protocol are generated from the models of the server.
web/src/lib/protocol.ts: build/protocol.sum web/node_modules/installed .venv/installed
	@cd web && node scripts/types.mjs "$(CURDIR)/$(BIN)/python"
	@touch $@

build/web.sum: web/src/lib/protocol.ts FORCE
	@$(call checksums,web/src $(wildcard web/public) web/index.html web/vite.config.ts \
		web/tsconfig.json)

src/segoc/app/web/index.html: build/web.sum web/node_modules/installed
	cd web && npm run --silent build -- --logLevel warn

# --- Ray -----------------------------------------------------------------------------------------

# Beside .venv, because nothing else needs it.
build/ray/installed: requirements-ray.lock .venv/installed
	@rm -rf build/ray
	$(BIN)/python -m pip install -qq --require-hashes --target build/ray -r requirements-ray.lock
	@touch $@

# --- the other engine ----------------------------------------------------------------------------

bench/peers/node_modules/installed: $(addprefix bench/peers/,package-lock.json package.json .npmrc)
	cd bench/peers && npm ci --loglevel=error
	@touch $@

# --- the compiled build ------------------------------------------------------------------------
#
# build/c     the generated C          build/fast        the package, compiled modules included
# build/temp* its object files         build/segoc-fast  the command that runs it
# build/ext   the compiled modules

build/compiled.sum: FORCE
	@$(call checksums,$(wildcard src/segoc/kernel src/segoc/effects src/segoc/bots/thumb src/segoc/bots/search))

build/package.sum: FORCE
	@$(call checksums,src/segoc)

# Object files of other compiler settings or another Python are of no use.
build/ext.made: build/compiled.sum setup.py .venv/dependencies
	@echo "compiling the kernel with mypyc (a minute or so; a small change takes seconds)"
	@rm -rf build/ext $(if $(filter-out build/compiled.sum,$?),build/c build/temp.*)
	@SEGOC_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --build-lib build/ext || { echo \
		"make fast: if it isn't the source, is there a C compiler, with the headers of Python?" >&2; \
		exit 1; }
	@touch $@

# $(1): where the package goes; $(2): the compiled modules; $(3): the command, if there is to be one.
# Compiled modules lie beside the .py they come from, and Python prefers them.
define package
	@rm -rf $(1) && mkdir -p $(1) && cp -R src/segoc $(1)/
	@find $(1) -name __pycache__ -type d -prune -exec rm -rf {} +
	@cp -R $(2)/. $(1)/
	@printf '#!/bin/sh\n# Written by make: segoc, compiled.\n' > $(3)
	@printf 'PYTHONPATH="%s" exec "%s" -P -m segoc "$$@"\n' "$(CURDIR)/$(1)" "$(CURDIR)/$(BIN)/python" >> $(3)
	@chmod +x $(3)
endef

build/segoc-fast: build/package.sum build/ext.made .venv/installed
	$(call package,build/fast,build/ext,$@)
	@echo "compiled: build/segoc-fast"

# What gcc has seen running it compiles better: once with counters, a bench to count, once more.
PROFILING := build/profiling
COUNTING  := -fprofile-generate
COUNTED   := -fprofile-use -fprofile-partial-training -Wno-missing-profile

build/segoc-profiled: build/segoc-fast
	@echo "compiling the kernel twice, with a profile between (some 5 minutes)"
	@rm -rf $(PROFILING) build/profiled
	@CFLAGS="$(COUNTING)" LDFLAGS="$(COUNTING)" SEGOC_COMPILE=1 $(BIN)/python setup.py --quiet build_ext \
		--build-temp $(PROFILING)/obj --build-lib $(PROFILING)/ext
	$(call package,$(PROFILING)/package,$(PROFILING)/ext,$(PROFILING)/segoc)
	@$(PROFILING)/segoc bench --seconds 20 > /dev/null
	@find $(PROFILING)/obj -name '*.o' -delete && rm -rf $(PROFILING)/ext
	@CFLAGS="$(COUNTED)" LDFLAGS="$(COUNTED)" SEGOC_COMPILE=1 $(BIN)/python setup.py --quiet build_ext \
		--build-temp $(PROFILING)/obj --build-lib $(PROFILING)/ext
	$(call package,build/profiled,$(PROFILING)/ext,$@)
	@rm -rf $(PROFILING)
	@echo "compiled: build/segoc-profiled"
