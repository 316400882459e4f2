# `make` lists the targets. `make demo` and `make test` install what is missing, build, run and end.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:

SWIFT ?= swift
PYTHON ?= python3
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
BINDIR ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
DESTDIR ?=

# SwiftPM names the traits to the compiler in the order of their hashes, anew for each environment: with
# random hashes, make's variables and the tests' would each compile everything again.
export SWIFT_DETERMINISTIC_HASHING := 1

# Notes how long a part of `.ci/run` takes.
PHASE := Tools/phase.sh

VERSION := $(shell cat VERSION)
SONAME := libpentad.so.0
PY := .venv/bin/python

# Each file has a hash in a requirements.txt, which `make pins` writes, and nothing is built on the way:
# what a build asks for would come without one.
PINNED := install -q --disable-pip-version-check --require-hashes --only-binary :all:

# The release build keeps a folder of its own: with other flags in the same one, each build would
# make the other compile everything again. The flags of the library's link stand here and not in
# Package.swift, where a stale version script would stop the command that renews it. With
# TRAITS=Astro,Storage library and command have these traits alone, and a folder of their own, too.
TRAITS :=
COMMA := ,
BUILD := .build-lib$(if $(TRAITS),-$(subst $(COMMA),-,$(TRAITS)))
# Nothing for debuggers is made: what is installed is stripped of it.
STATIC := -c release --scratch-path $(BUILD) -debug-info-format none \
	-Xswiftc -static-stdlib -Xswiftc -use-ld=lld
# No place that an attacker may write to is searched for libraries, the tables of the linker are read-only
# once the program runs, and C code checks its buffers and its stack.
STATIC += --disable-local-rpath -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now \
	-Xcc -D_FORTIFY_SOURCE=3 -Xcc -fstack-protector-strong
# The folder of the build is in no message: `#file` is the module and the file, as in Swift 6.
STATIC += -Xcc -ffile-prefix-map=$(CURDIR)=. -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. \
	-Xswiftc -enable-experimental-concise-pound-file
# With a part of ICU's data, and libxml2 linked in; with CARRY=1 SQLite, zlib and the
# library of C++, too: Tools/link says how.
CARRY :=
LINKED := $(BUILD)/link$(if $(CARRY),-carried)
STATIC += -Xlinker $(CURDIR)/$(LINKED)/link.ld
RELEASE := $(if $(TRAITS),PENTAD_TRAITS=$(TRAITS)) PKG_CONFIG_PATH=$(CURDIR)/$(LINKED) $(SWIFT) build $(STATIC)
LINK := -Xlinker --version-script=$(CURDIR)/include/pentad.map -Xlinker -soname=$(SONAME) \
	-Xlinker -z -Xlinker defs -Xlinker -z -Xlinker nodelete
# Dispatch opens files by our function, which keeps it from ending the process: WrappedOpen.swift.
WRAP := -Xlinker --wrap=open
LIBRARY := $(BUILD)/libpentad.so
# The functions that valgrind.supp names: the library keeps these names alone, besides those of its interface.
VALGRIND_NAMES := *MetadataAllocator8Allocate* *formWeakReference* *EventRowsO6append*
GRAPHS := .build/debug/../symbolgraph

# Apart from the others: the engine's tests compute for seconds on every thread of the task pool, and
# those of feeds make each of their many steps fail. Those of the network have deadlines in real time,
# and run one at a time: together, under a sanitizer, none had its turn before they were over.
NETWORK_TESTS := PentadNetworkingTests|ReferenceServerTests|EndToEndTests
# Quiet: of thousands of tests, those that fail are told.
SWIFT_TEST = $(SWIFT) test --quiet --skip-build --disable-xctest $(VARIANT)
SWIFT_TESTS = $(SWIFT_TEST) --skip 'AstroKitTests|VideoFeedKitTests|$(NETWORK_TESTS)' && \
	$(SWIFT_TEST) --no-parallel --filter '$(NETWORK_TESTS)' && $(SWIFT_TEST) --filter VideoFeedKitTests && \
	$(SWIFT_TEST) --filter AstroKitTests

export PENTAD_LIBRARY ?= $(CURDIR)/$(LIBRARY)

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- What the others need -------------------------------------------------------------------------

.PHONY: deps
deps: .venv/ready ## install what is missing of the system's packages and of Python's, in .venv
	@Tools/install_missing.sh python

# Also the servers and readers of others that the tests run.
.PHONY: test-deps
test-deps: .venv/ready
	@Tools/install_missing.sh

.venv/ready: Tools/requirements.txt Tools/requirements-alone.txt
	@Tools/install_missing.sh python
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
		"error: the tools need Python 3.11 or newer: make PYTHON=python3.11 (the package itself runs on 3.9)" >&2; \
		exit 1; }
	$(PYTHON) -m venv .venv
	$(PY) -m pip $(PINNED) -r Tools/requirements.txt
	$(PY) -m pip $(PINNED) --no-deps -r Tools/requirements-alone.txt
	@touch $@

# What `make demo` does not need: 60 MB to load.
.venv/dask: .venv/ready Examples/python/panchang_dask/requirements.txt
	$(PY) -m pip $(PINNED) -r Examples/python/panchang_dask/requirements.txt
	@touch $@

# Apart from .venv: the site's tools need other versions of some packages than the tests.
WEBSITE := .venv-website
$(WEBSITE)/ready: Tools/website/requirements.txt
	@Tools/install_missing.sh python
	$(PYTHON) -m venv $(WEBSITE)
	$(WEBSITE)/bin/python -m pip $(PINNED) -r Tools/website/requirements.txt
	@touch $@

.PHONY: pins
pins: ## write each requirements.txt anew from its requirements.in, with the hashes of all files
	@Tools/pins/pin.sh .build/pins

.PHONY: debug
debug:
	@Tools/install_missing.sh build
	@$(PHASE) "debug build" $(SWIFT) build --build-tests

.PHONY: graphs
graphs: debug
	@$(PHASE) "symbol graphs" $(SWIFT) package dump-symbol-graph --minimum-access-level public \
		> .build/graphs.log 2>&1 || { cat .build/graphs.log; exit 1; }

# ---- Before each commit ---------------------------------------------------------------------------

.PHONY: quick
quick: lint debug ## lint, build and the Swift tests of what has changed since the last commit
	@tests=$$($(PY) Tools/changed_tests.py) || exit; case "$$tests" in \
		all) $(SWIFT_TESTS) ;; '') ;; *) $(SWIFT_TEST) --filter "$$tests" ;; esac

.PHONY: generate
generate: ## write the element tables, the C header, the symbols, the ctypes layer and the faces
	@$(PYTHON) Tools/generate_elements.py
	@Tools/install_missing.sh build
	@Tools/faces/kit_graphs.sh .build/kit-graphs
	@$(PYTHON) Tools/faces/generate.py .build/kit-graphs --bridge
	@$(MAKE) graphs
	@$(PYTHON) Tools/faces/generate.py $(GRAPHS)
	@$(PYTHON) Tools/faces/write_parity.py .build/debug

.PHONY: check-generated
check-generated: graphs ## fail if `make generate` would change a file
	@$(PYTHON) Tools/generate_elements.py --check
	@$(PYTHON) Tools/faces/generate.py $(GRAPHS) --check
	@$(PYTHON) Tools/faces/write_parity.py .build/debug --check

.PHONY: abi
abi: ## compare the binary interface with each version that was released
	@Tools/install_missing.sh
	@$(PYTHON) Tools/faces/check_frozen.py

.PHONY: freeze-abi
freeze-abi: check-generated ## at a release: keep the interface of this version in Tools/faces/frozen
	@$(PYTHON) Tools/faces/freeze.py

.PHONY: lint
lint: .venv/ready ## swift format, ruff, mypy and the import rules
	$(PHASE) "swift format" $(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests \
		$(wildcard Examples Benchmarks Fuzz)
	$(PY) -m ruff check -q
	$(PY) -m ruff format -q --check
	$(PHASE) mypy $(PY) -m mypy
	$(PY) Tools/check_imports.py

.PHONY: prose
prose: ## count fragments, overused words and long sentences in comments and pages; LIST=1 for each
	@$(PYTHON) Tools/check_prose.py $(if $(LIST),--list)

# ---- Tests ----------------------------------------------------------------------------------------

# How many tests of C and Python run at once: one more than the cores, as many wait.
TESTS_AT_ONCE ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: test
test: test-deps .venv/dask graphs ## all tests: Swift, then C and Python on the release library; a build without traits
	@# The library is compiled while tests run of which many mostly wait, and meanwhile the package as a
	@# host of one Kit has it: an `#if` that is missing shows there first.
	@status=0; \
		$(PHASE) "release library, beside the next two" $(MAKE) lib > .build/library.log 2>&1 & \
		$(PHASE) "Swift tests" $(MAKE) -s swift-tests || status=1; \
		$(PHASE) "build without traits" $(MAKE) -s traits ONLY=none UNTESTED=1 || status=1; \
		wait $$! || { cat .build/library.log; status=1; }; exit $$status
	$(PHASE) "tests of C and Python" $(PY) -m pytest -n $(TESTS_AT_ONCE) --dist loadfile

# Out of which number all is made, else a new one; how long, and how many events are followed.
SEED ?=
MINUTES ?= 30
EVENTS ?= 1000000

.PHONY: soak
soak: test-deps lib ## storms, kills and faults at random in all Kits, a table: SEED=, MINUTES=30, ONLY=video
	$(SWIFT) build --build-tests
	$(MAKE) install-library DESTDIR=.build-lib/stage PREFIX=/usr
	$(CC) -std=c99 -D_XOPEN_SOURCE=700 -Iinclude -o .build-lib/chat_events \
		Tests/CTests/soak/chat_events.c -L.build-lib/stage/usr/lib -lpentad \
		-Wl,-rpath,$(CURDIR)/.build-lib/stage/usr/lib
	@PYTHONPATH=$(CURDIR)/Sources/PentadPython $(PY) Tools/soak/soak.py \
		.build/debug/pentad-cli .build/debug/pentad-reference-server \
		--minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) \
		--events $(EVENTS) --c-follower .build-lib/chat_events --swift-test '$(SWIFT_TEST)'

STEP ?= 1
THIRD ?=
CALL ?=
.PHONY: torture
torture: test-deps ## let each system call of the Kits' operations fail, a table: ONLY=chat, STEP=4, THIRD=commit, CALL=17
	$(SWIFT) build --product pentad-cli
	$(SWIFT) build --product pentad-reference-server
	@PYTHONPATH=Tests/PythonTests/support:Sources/PentadPython $(PY) Tools/torture/torture.py \
		.build/debug/pentad-cli .build/debug/pentad-reference-server --step $(STEP) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)') $(if $(THIRD),--third $(THIRD)) \
		$(if $(CALL),--call $(CALL))

.PHONY: swift-tests
swift-tests: # The Swift tests that are built.
	@$(SWIFT_TESTS)

.PHONY: tested
tested: # The Swift tests, built and run with the options of SwiftPM in VARIANT: Tools/proof asks for it.
	$(SWIFT) build --build-tests $(VARIANT)
	$(SWIFT_TESTS)

.PHONY: built
built: # What a host builds, without tests.
	$(SWIFT) build $(VARIANT)

.PHONY: sanitize
sanitize: test-deps .venv/dask graphs lib ## all tests under sanitizers and valgrind, a table of what they report; ONLY=leaks
	@$(PY) Tools/proof/sanitizers.py $(if $(ONLY),--only $(ONLY))

.PHONY: traits
traits: ## each combination of the traits from nothing, with its tests, a table; ONLY=Astro,Storage, UNTESTED=1
	@Tools/install_missing.sh
	@$(PYTHON) Tools/proof/traits.py $(if $(ONLY),--only $(ONLY)) $(if $(UNTESTED),--untested)

.PHONY: consumers
consumers: ## packages that take one Kit: what each fetches, compiles and weighs; ONLY=ElementsKit
	@Tools/install_missing.sh
	@SWIFT_DETERMINISTIC_HASHING=1 $(PYTHON) Tools/proof/consumers.py --swift $(SWIFT) \
		$(if $(ONLY),--only $(ONLY))

# ---- Products -------------------------------------------------------------------------------------

.PHONY: linked
linked:
	@Tools/install_missing.sh build
	@$(PYTHON) Tools/link/prepare.py $(LINKED) $(if $(CARRY),--carry) --swift $(SWIFT)

.PHONY: lib
lib: linked ## the release library, .build-lib/libpentad.so; TRAITS=Astro,Storage for one with these traits alone
	@# SwiftPM does not know the scripts of the linker: link again when one alone has changed.
	@[ -z "$$(find include/pentad.map $(LINKED)/link.ld -newer $(BUILD)/release/libpentad.so 2>&1)" ] \
		|| rm -f $(BUILD)/release/libpentad.so
	$(RELEASE) --product pentad $(LINK) $(WRAP)
	@# In one step: programs that load it meanwhile, or run on it, have the old one or the new one.
	strip -s -w $(VALGRIND_NAMES:%=-K '%') -o $(LIBRARY).$$$$ $(BUILD)/release/libpentad.so && \
		mv $(LIBRARY).$$$$ $(LIBRARY)

.PHONY: command
command: linked ## the command, .build-lib/release/pentad-cli
	$(RELEASE) --product pentad-cli $(WRAP)

.PHONY: server
server: linked ## the reference server, .build-lib/release/pentad-reference-server
	$(RELEASE) --product pentad-reference-server $(WRAP)

# Not through sudo, when it is there: it would be root's, and root may know no Swift.
built = $(if $(SUDO_USER),$(if $(wildcard $(1)),,$(2)),$(2))

# The files say where the headers are from the library's folder, so that the whole may be moved.
DESCRIBED = sed -e 's/@VERSION@/$(VERSION)/' -e 's/@SONAME@/$(SONAME)/' \
	-e 's|@INCLUDES@|$(shell realpath -m -s --relative-to=$(LIBDIR) $(INCLUDEDIR))|'
CMAKE := cmake/pentad
KIT_HEADERS := $(addprefix pentad/,core.h elements.h astro.h stellar.h chat.h video.h)

.PHONY: install-library
install-library: $(call built,$(LIBRARY),lib)
	install -d $(addprefix $(DESTDIR),$(LIBDIR)/pkgconfig $(LIBDIR)/$(CMAKE) $(INCLUDEDIR)/pentad $(DATADIR)/pentad)
	install -m 755 $(LIBRARY) $(DESTDIR)$(LIBDIR)/libpentad.so.$(VERSION)
	ln -sf libpentad.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libpentad.so
	install -m 644 include/pentad.h $(DESTDIR)$(INCLUDEDIR)
	install -m 644 $(addprefix include/,$(KIT_HEADERS)) $(DESTDIR)$(INCLUDEDIR)/pentad
	install -m 644 include/pentad.json include/pentad.symbols Tools/install/valgrind.supp $(DESTDIR)$(DATADIR)/pentad
	$(DESCRIBED) Tools/install/pentad.pc.in > $(DESTDIR)$(LIBDIR)/pkgconfig/pentad.pc
	for file in pentad-config pentad-config-version; do \
		$(DESCRIBED) Tools/install/$$file.cmake.in > $(DESTDIR)$(LIBDIR)/$(CMAKE)/$$file.cmake || exit 1; done

.PHONY: install
install: install-library $(call built,$(BUILD)/release/pentad-cli,command) ## install library, headers, files for pkg-config and CMake, and command; PREFIX=, LIBDIR=, INCLUDEDIR=, DESTDIR=
	install -d $(DESTDIR)$(BINDIR)
	install -s -m 755 $(BUILD)/release/pentad-cli $(DESTDIR)$(BINDIR)/pentad
	@# Where programs look for libraries by a list, it has to be renewed; only root can.
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig

.PHONY: uninstall
uninstall: ## remove what `make install` installed, told the same folders
	rm -f $(DESTDIR)$(LIBDIR)/libpentad.so $(DESTDIR)$(LIBDIR)/$(SONAME) $(DESTDIR)$(LIBDIR)/libpentad.so.$(VERSION) \
		$(DESTDIR)$(LIBDIR)/pkgconfig/pentad.pc $(addprefix $(DESTDIR)$(INCLUDEDIR)/,pentad.h $(KIT_HEADERS)) \
		$(DESTDIR)$(BINDIR)/pentad
	-rmdir $(DESTDIR)$(INCLUDEDIR)/pentad
	rm -rf $(DESTDIR)$(LIBDIR)/$(CMAKE) $(DESTDIR)$(DATADIR)/pentad
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig

DIST := .build-dist/stage/pentad-$(VERSION)

.PHONY: dist
dist: deps ## the downloads for Linux, with and without Astro, and their source, in .build-dist
	rm -rf .build-dist/stage
	$(MAKE) install DESTDIR=$(DIST)-linux-x86_64 PREFIX=
	$(MAKE) lib CARRY=1 LIBRARY=.build-lib/libpentad-carried.so
	$(MAKE) install DESTDIR=$(DIST)-without-astro-linux-x86_64 PREFIX= \
		TRAITS=Storage,Networking,CommandLine BUILD=.build-lib-without-astro
	$(MAKE) lib CARRY=1 LIBRARY=.build-lib-without-astro/libpentad-carried.so \
		TRAITS=Storage,Networking,CommandLine BUILD=.build-lib-without-astro
	@# The tool of swift-argument-parser's plugin, which itself would build every product first.
	$(RELEASE) --product generate-manual
	$(PY) Tools/dist/dist.py

.PHONY: try-dist
try-dist: ## as root: unpack the downloads in a Debian without Swift, and run a C program and Python there
	@Tools/install_missing.sh dist
	$(PYTHON) Tools/dist/try_dist.py

.PHONY: demo
demo: deps ## run the examples in Swift, C and Python, and draw the periodic table
	$(MAKE) install-library command DESTDIR=.build-lib/stage PREFIX=/usr
	$(PY) Tools/run_examples.py .build-lib/stage
	@mkdir -p .build
	@.build-lib/release/pentad-cli elements table --format svg > .build/pentad-table.svg
	@printf '\nThe periodic table: %s\n' $(CURDIR)/.build/pentad-table.svg
	@printf 'The screens of the five systems, in a browser: make showcase\n'

SHOWCASE := .build-examples/showcase
SHOWCASE_PORT ?= 8088
SHOWCASE_PATH := PYTHONPATH=Tools:Tools/showcase:Tests/PythonTests/support
SHOWCASE_TOOLS := $(SHOWCASE_PATH) $(PY) Tools/showcase

.PHONY: showcase
showcase: deps ## serve the screens of the five systems until interrupted; SHOWCASE_PORT=8088
	@$(SHOWCASE_TOOLS)/build_showcase.py
	@$(SHOWCASE_TOOLS)/serve.py $(SHOWCASE)/debug $(SHOWCASE)/stores $(SHOWCASE_PORT)

BROWSER := .build-examples/browser

.PHONY: test-showcase
test-showcase: deps ## the tests of the showcase
	@$(SHOWCASE_TOOLS)/build_showcase.py --build-tests
	$(SWIFT) test --skip-build --disable-xctest --package-path Examples/Showcase --scratch-path $(SHOWCASE)

.PHONY: try-showcase
try-showcase: deps ## open every screen of the showcase in Chromium, act on it, take its picture
	@Tools/install_missing.sh browser
	$(PYTHON) -m venv $(BROWSER)
	$(BROWSER)/bin/pip $(PINNED) -r Tools/showcase/requirements.txt
	@$(SHOWCASE_TOOLS)/build_showcase.py
	@$(SHOWCASE_PATH) $(BROWSER)/bin/python Tools/showcase/try_showcase.py $(SHOWCASE)/debug

ONLY ?=
.PHONY: bench
bench: deps lib ## measure ours and the peers in one run, one JSON object a line; ONLY=astro
	@Tools/install_missing.sh bench
	@PYTHONPATH=Tools $(PYTHON) Benchmarks/run.py $(if $(ONLY),--only $(ONLY))

CITIES ?= 1000
YEARS ?= 100
WORKERS ?= 2
.PHONY: scale
scale: deps .venv/dask lib ## Dask's workers against one process, a JSON object: CITIES=1000, YEARS=100, WORKERS=2
	@PYTHONPATH=Sources/PentadPython $(PY) Benchmarks/scale.py \
		--cities $(CITIES) --years $(YEARS) --workers $(WORKERS)

SECONDS ?= $(if $(RUNS),0,60)
RUNS ?=
JOBS ?= 1
.PHONY: fuzz
fuzz: ## run each fuzzer for SECONDS=60, or RUNS=1000000 times; ONLY=feed, JOBS=2
	@Tools/install_missing.sh
	@PYTHONPATH=Tools $(PYTHON) Fuzz/fuzz.py --swift $(SWIFT) --seconds $(SECONDS) \
		$(if $(RUNS),--runs $(RUNS)) $(if $(ONLY),--only $(ONLY)) --jobs $(JOBS)

.PHONY: validate-astro
validate-astro: test-deps ## compare the calendar with libswe over centuries: some minutes, tables
	$(SWIFT) run -c release --package-path Benchmarks --scratch-path .build-bench ValidateAstro

PLACES ?= 1000
PLACE ?=
.PHONY: power-loss
power-loss: test-deps ## lose the power at PLACES=1000 moments of each Kit's writes, a table; SEED=, ONLY=chat
	$(SWIFT) build --product pentad-cli
	$(SWIFT) build --product pentad-reference-server
	@PYTHONPATH=Tests/PythonTests/support:Tools/torture:Sources/PentadPython \
		$(PY) Tools/power_loss/power_loss.py .build/debug/pentad-cli \
		.build/debug/pentad-reference-server --places $(PLACES) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)')

.PHONY: damage
damage: test-deps lib ## damage each file of the stores at PLACES=1000 places; SEED=, ONLY=chat, PLACE=17 for one
	$(SWIFT) build --product pentad-reference-server
	PYTHONPATH=Sources/PentadPython:Tools/damage:Tools:Tests/PythonTests/support \
		$(PY) Tools/damage/damage.py .build/debug/pentad-reference-server --places $(PLACES) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)') $(if $(PLACE),--place $(PLACE))

FEEDS := .build/feeds-peer

.PHONY: feeds-peer
feeds-peer: ## read the test corpus of feedparser as it does
	@Tools/install_missing.sh
	$(SWIFT) build -c release --product pentad-cli
	rm -rf $(FEEDS)
	$(PYTHON) -m venv $(FEEDS)
	$(FEEDS)/bin/pip $(PINNED) -r Tools/feeds/requirements.txt
	$(FEEDS)/bin/pip download -q --disable-pip-version-check --require-hashes --no-deps \
		--no-binary feedparser -d $(FEEDS) -r Tools/feeds/requirements.txt
	tar -xzf $(FEEDS)/feedparser-*.tar.gz -C $(FEEDS)
	$(FEEDS)/bin/python Tools/feeds/compare.py .build/release/pentad-cli $(FEEDS)/feedparser-*/tests

PEERTUBE := .build/peertube-peer
SPEC ?=

.PHONY: peertube-peer
peertube-peer: ## drive our PeerTube by others' clients and ours, by its description; SPEC=openapi.json
	@Tools/install_missing.sh
	@test -f "$(SPEC)" || { echo "SPEC= is to name openapi.json of PeerTube 8.1, from its sources"; exit 1; }
	$(SWIFT) build --build-tests
	$(PYTHON) -m venv $(PEERTUBE)
	$(PEERTUBE)/bin/pip $(PINNED) -r Tools/peertube/requirements.txt
	$(PEERTUBE)/bin/python Tools/peertube/check.py .build/debug/pentad-reference-server $(SPEC) \
		$(SWIFT) test --skip-build --filter PeerTube

.PHONY: docs
docs: graphs $(WEBSITE)/ready ## the documentation as a static site with manual pages, .build/docs
	@$(SWIFT) build --product generate-manual > .build/manual.log 2>&1 || { cat .build/manual.log; exit 1; }
	@$(PHASE) "documentation" Tools/build_docs.sh $(WEBSITE)/bin/python $(GRAPHS) .build/docs

.PHONY: clean
clean: ## remove everything that was built, but for .venv
	rm -rf .build .build-* .venv-* Examples/Showcase/.build Fuzz/Sources/CallSequences/table.c
