# The verbs. Each one sets up what it needs, quickly when nothing changed.

export PYTHONDONTWRITEBYTECODE :=
export UV_PYTHON_DOWNLOADS := never
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
UV := $(BIN)/uv
PEERS := .venv-bench/bin
COPY := build/compiled
TIMED := tests/weather/test_windows.py
PYTEST := $(BIN)/pytest -q -n auto --maxprocesses 8 --dist worksteal
CHECKED := src tests scripts benchmarks setup.py
WEB := web/node_modules/.ready
STATIC := src/midway/server/static
WEB_SOURCES := $(shell find web src/midway/titles -type f \( -path 'web/src/*' -o -path 'web/public/*' -o -path 'web/scripts/*' \
  -o -path 'web/*.ts' -o -name index.html -o -name '*.toml' \) ! -path '*/node_modules/*' ! -path '*/generated/*')
SOURCES := $(shell find src/midway -type f ! -path '*/__pycache__/*' ! -path '*/server/static/*' | LC_ALL=C sort)

.PHONY: play test check env compiled bench soak docs dist lock clean lint types docs-fresh postgres
.PHONY: test-interpreted test-compiled bundle test-web e2e shots perf load

play: compiled bundle  ## play in the browser; `midway play` plays at the terminal
	@PYTHONPATH=$(COPY) MIDWAY_STATIC=$(STATIC) $(BIN)/midway serve --open --log warning

# Each part is timed. Whatever is missing is an error, never a skipped test.
test:  ## everything: lint, types, docs, all tests interpreted and compiled
	+@scripts/parts env lint types docs-fresh test-web postgres test-interpreted compiled test-compiled e2e

# What is the same whether compiled or not runs in one of the two.
test-interpreted: .venv/.ready
	@if scripts/find_compiler $(BIN)/python >/dev/null; then twice='and not once'; fi; set -x; $(PYTEST) -m "not soak $$twice"

test-compiled: compiled
	@if [ -e $(COPY)/.ready ]; then set -x; PYTHONPATH=$(COPY) MIDWAY_KERNEL=compiled $(PYTEST); fi

check: lint types docs-fresh postgres  ## format, lint, types and the fast tests, in under two minutes
	$(PYTEST) -m "not soak and not slow and not once" --ignore=tests/conformance  # the long part; make test has it

postgres:  ## PostgreSQL for the tests, installed where that is allowed; each test run starts its own
	@scripts/find_postgres >/dev/null

lint: .venv/.ready $(WEB)
	$(BIN)/ruff format --check -q $(CHECKED)
	$(BIN)/ruff check -q $(CHECKED)
	@cd web && npm run -s lint

types: .venv/.ready $(WEB)
	$(BIN)/mypy
	@cd web && npm run -s types

# The web client. It is built into the server's folder, which sends it.

bundle: $(STATIC)/.ready  ## the web client, into src/midway/server/static
$(WEB): web/package-lock.json
	@command -v npm >/dev/null || { echo "The web client needs Node 20.19 or later (on Debian: apt-get install nodejs npm)." >&2; exit 1; }
	@echo "Fetching the web client's tools..."; cd web && npm ci --loglevel=error
	@touch $@
$(STATIC)/.ready: $(WEB_SOURCES) $(WEB)
	@echo "Building the web client..."; cd web && npm run -s build
	@touch $@

test-web: $(WEB)  ## the client's own tests
	@cd web && npm run -s assets && npm run -s test

# Something of Node that drives a browser; it starts servers of its own.
IN_BROWSER = chromium=$$(scripts/find_chromium) && cd web && export PYTHONPATH=$(abspath $(COPY)) MIDWAY_STATIC=$(abspath $(STATIC)) \
  MIDWAY_CHROMIUM="$$chromium" &&

e2e: compiled bundle  ## people's paths in a real browser
	@$(IN_BROWSER) npx --no-install playwright test

shots: compiled bundle  ## pictures of every screen at every size, into web/shots/out; fails where something does not fit
	@$(IN_BROWSER) node shots/shots.mjs --theme light,dark --lang en,ru && \
	  node shots/shots.mjs --at 1440x900,390x844 --theme light,dark --contrast more,forced && \
	  node shots/shots.mjs --at 1440x900,390x844 --lang en,ru --text 2

perf: compiled bundle  ## how heavy and how quick the web client is, writes benchmarks/web.md
	@$(IN_BROWSER) node perf/measure.mjs --write

docs: .venv/.ready  ## write the generated pages again
	$(BIN)/python -m scripts.docs

docs-fresh: .venv/.ready
	$(BIN)/python -m scripts.docs --check

soak: compiled postgres shots  ## the slow proofs
	PYTHONPATH=$(COPY) $$([ ! -e $(COPY)/.ready ] || echo MIDWAY_KERNEL=compiled) $(PYTEST) --ignore=$(TIMED) -m soak --hypothesis-profile=soak
	PYTHONPATH=$(COPY) $$([ ! -e $(COPY)/.ready ] || echo MIDWAY_KERNEL=compiled) $(BIN)/pytest -q $(TIMED) -m soak  # alone: it measures time
	@MIDWAY_SIZES=1 $(MAKE) e2e

load: compiled  ## measure a loaded server, writes benchmarks/load.md
	$(BIN)/python -m benchmarks.load --write

bench: compiled .venv-bench/.ready  ## measure beside the peers
	$(BIN)/python -m benchmarks
	PYTHONPATH=$(COPY):. $(BIN)/python -m benchmarks.bench_dice_theme_park --output benchmarks/dice_theme_park.md

# The Python environment.

env: .venv/.ready  ## the Python environment only
	@:
.venv/.ready: requirements/uv.txt requirements/dev.txt pyproject.toml setup.py
	@$(BIN)/python -c '' 2>/dev/null || { python=$$(scripts/find_python) && $$python -m venv --clear .venv; }
	@$(BIN)/pip install -qq --require-hashes -r requirements/uv.txt
	@$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv-bench/.ready: requirements/bench.txt .venv/.ready
	@$(PEERS)/python -c '' 2>/dev/null || $(BIN)/python -m venv --clear --without-pip .venv-bench
	@$(UV) pip sync -q --python $(PEERS)/python --require-hashes requirements/bench.txt
	@touch $@

# The compiled copy. It holds the whole package, so it wins by PYTHONPATH, and the checkout stays plain Python.

compiled: $(COPY)/.ready
$(COPY)/.ready: $(SOURCES) build/sources.txt setup.py .venv/.ready
	@rm -rf $(if $(filter setup.py .venv/.ready,$?),$(COPY),$@)
	@if cc=$$(scripts/find_compiler $(BIN)/python); then \
	  CC="$$cc" MIDWAY_COMPILE=1 CFLAGS=-fno-semantic-interposition \
	    $(BIN)/python setup.py -q build --build-lib $(COPY) && touch $@; \
	else \
	  rm -rf $(COPY); \
	  echo "No C compiler for Python here (gcc and python3-dev), so Midway runs as plain Python: same results, slower."; \
	fi

# A module that was removed must leave the copy too.
build/sources.txt: FORCE
	@mkdir -p build; echo $(SOURCES) > $@.new; cmp -s $@.new $@ || { rm -rf $(COPY); mv $@.new $@; }
FORCE:

dist: .venv/.ready bundle  ## a wheel in dist/, compiled where a compiler exists
	@rm -rf build/lib build/bdist.* dist
	@if cc=$$(scripts/find_compiler $(BIN)/python); then \
	  export CC="$$cc" MIDWAY_COMPILE=1 CFLAGS=-fno-semantic-interposition; \
	else \
	  echo "No C compiler for Python here (gcc and python3-dev), so the wheel is plain Python: same results, slower."; \
	fi; \
	$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python -o dist
	@ls dist/*.whl

# `make lock` keeps the present pins; `make lock UPGRADE=--upgrade` renews them.
LOCK = $(UV) pip compile -q --universal --generate-hashes --no-annotate $(UPGRADE) \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
lock: | .venv/.ready
	echo uv | $(LOCK) --python-version 3.11 - -o requirements/uv.txt
	$(LOCK) pyproject.toml --group dev -o requirements/dev.txt
	$(LOCK) --group bench -o requirements/bench.txt
	cd web && npm install --package-lock-only
	! grep -nE '://|--find-links|--index' requirements/*.txt
	! grep -n '"resolved"' web/package-lock.json

clean:  ## everything the verbs have made
	rm -rf .venv .venv-bench build dist $(STATIC) web/node_modules web/src/generated web/test-results src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
