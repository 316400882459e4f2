# `make` lists the targets. `make demo` and `make test` install missing packages, build, run and end.
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
MANDIR ?= $(DATADIR)/man
DESTDIR ?=

# SwiftPM passes the traits to the compiler in the order of their hashes. With random hashes this order
# differs between the environments of make and of the tests, and each would compile everything again.
export SWIFT_DETERMINISTIC_HASHING := 1

# SwiftPM's options of every debug build: with others, it compiles everything again.
DEBUG_OPTIONS ?=

# Records the time of a part of `.ci/run`.
PHASE := Tools/phase.sh

VERSION := $(shell cat VERSION)
SONAME := libpentad.so.0
PY := .venv/bin/python

# Each file has a hash in a requirements.txt, which `make pins` writes. No package is built from source:
# the dependencies of its build would have no hash.
PINNED := install -q --disable-pip-version-check --require-hashes --only-binary :all:

# The release build has its own folder: in a shared one, its other flags would make each build compile
# everything again. The linker flags of the library are here and not in Package.swift, where a stale
# version script would stop the command that renews it. With TRAITS=Astro,Storage, library and command
# have only these traits, and their own folder, too.
TRAITS :=
COMMA := ,
BUILD := .build-lib$(if $(TRAITS),-$(subst $(COMMA),-,$(TRAITS)))
# No debug information is generated: the installed files are stripped anyway.
STATIC := -c release --scratch-path $(BUILD) -debug-info-format none \
	-Xswiftc -static-stdlib -Xswiftc -use-ld=lld
# Hardening: libraries are not searched in folders that an attacker may write to, the linker's tables are
# read-only while the program runs, and C code checks its buffers and its stack.
STATIC += --disable-local-rpath -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now \
	-Xcc -D_FORTIFY_SOURCE=3 -Xcc -fstack-protector-strong
# No message contains the folder of the build: `#file` is the module and the file, as in Swift 6.
STATIC += -Xcc -ffile-prefix-map=$(CURDIR)=. -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. \
	-Xswiftc -enable-experimental-concise-pound-file
# Links a part of ICU's data and libxml2 statically; with CARRY=1 also SQLite, zlib and the C++
# library. Tools/link describes the details.
CARRY :=
LINKED := $(BUILD)/link$(if $(CARRY),-carried)
STATIC += -Xlinker $(CURDIR)/$(LINKED)/link.ld
RELEASE := $(if $(TRAITS),PENTAD_TRAITS=$(TRAITS)) PKG_CONFIG_PATH=$(CURDIR)/$(LINKED) $(SWIFT) build $(STATIC)
LINK := -Xlinker --version-script=$(CURDIR)/include/pentad.map -Xlinker -soname=$(SONAME) \
	-Xlinker -z -Xlinker defs -Xlinker -z -Xlinker nodelete
# Dispatch opens files through our function, so that it does not end the process: WrappedOpen.swift.
WRAP := -Xlinker --wrap=open
LIBRARY := $(BUILD)/libpentad.so
# The functions named in valgrind.supp: the library keeps only these names and those of its interface.
VALGRIND_NAMES := *MetadataAllocator8Allocate* *formWeakReference* *EventRowsO6append*
GRAPHS := .build/debug/../symbolgraph

# Some tests run separately. The engine's tests compute for seconds on every thread of the task pool, and
# the feed tests make each of their many steps fail. The network tests have deadlines in real time and run
# one at a time: in parallel, under a sanitizer, they missed their deadlines.
NETWORK_TESTS := PentadNetworkingTests|ReferenceServerTests|EndToEndTests
# Quiet: prints failing tests only.
SWIFT_TEST = $(SWIFT) test --quiet --skip-build --disable-xctest $(VARIANT)
SWIFT_TESTS = $(SWIFT_TEST) --skip 'AstroKitTests|VideoFeedKitTests|$(NETWORK_TESTS)' && \
	$(SWIFT_TEST) --no-parallel --filter '$(NETWORK_TESTS)' && $(SWIFT_TEST) --filter VideoFeedKitTests && \
	$(SWIFT_TEST) --filter AstroKitTests

export PENTAD_LIBRARY ?= $(CURDIR)/$(LIBRARY)

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- Prerequisites --------------------------------------------------------------------------------

.PHONY: deps
deps: .venv/ready ## install missing system packages, and the Python packages in .venv
	@Tools/install_missing.sh python

# Also installs the third-party servers and readers that the tests run.
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

# Packages that `make demo` does not need: a download of 60 MB.
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
pins: ## rewrite each requirements.txt from its requirements.in, with the hashes of all files
	@Tools/pins/pin.sh .build/pins

.PHONY: debug
debug:
	@Tools/install_missing.sh build
	@$(PHASE) "debug build" $(SWIFT) build $(DEBUG_OPTIONS) --build-tests

.PHONY: graphs
graphs: debug
	@$(PHASE) "symbol graphs" $(SWIFT) package $(DEBUG_OPTIONS) dump-symbol-graph --minimum-access-level public \
		> .build/graphs.log 2>&1 || { cat .build/graphs.log; exit 1; }

# ---- Before each commit ---------------------------------------------------------------------------

.PHONY: quick
quick: lint debug ## lint, build, and run the Swift tests of the Kits changed since the last commit
	@tests=$$($(PY) Tools/changed_tests.py) || exit; case "$$tests" in \
		all) $(SWIFT_TESTS) ;; '') ;; *) $(SWIFT_TEST) --filter "$$tests" ;; esac

.PHONY: generate
generate: ## write the generated files: element tables, C headers, symbols, ctypes layer, pages of faces
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
abi: ## compare the binary interface with each released version
	@Tools/install_missing.sh
	@$(PYTHON) Tools/faces/check_frozen.py

.PHONY: freeze-abi
freeze-abi: check-generated ## at a release: store the interface of this version in Tools/faces/frozen
	@$(PYTHON) Tools/faces/freeze.py

.PHONY: lint
lint: .venv/ready ## run swift format, ruff, mypy, and the checks of the import rules and of prose
	$(PHASE) "swift format" $(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests \
		$(wildcard Examples Benchmarks Fuzz)
	$(PY) -m ruff check -q
	$(PY) -m ruff format -q --check
	$(PHASE) mypy $(PY) -m mypy
	$(PY) Tools/check_imports.py
	@$(PY) Tools/check_prose.py --check > /dev/null

.PHONY: prose
prose: ## count sentence fragments, overused words and long sentences in comments and pages; LIST=1 lists them
	@$(PYTHON) Tools/check_prose.py $(if $(LIST),--list)

# ---- Tests ----------------------------------------------------------------------------------------

# The number of C and Python tests that run at once: one more than the cores, since many tests wait.
TESTS_AT_ONCE ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: test
test: test-deps .venv/dask graphs ## run all tests: Swift, then C and Python on the release library
	@# Library and command compile during the Swift tests, many of which mostly wait.
	@status=0; \
		$(PHASE) "release build, beside the next" $(MAKE) lib command > .build/release.log 2>&1 & \
		$(PHASE) "Swift tests" $(MAKE) -s swift-tests || status=1; \
		wait $$! || { cat .build/release.log; status=1; }; exit $$status
	$(PHASE) "tests of C and Python" $(PY) -m pytest -n $(TESTS_AT_ONCE) --dist loadfile -m 'not slow'

# The seed of all random choices (a new one by default), the duration, and the number of events to follow.
SEED ?=
MINUTES ?= 30
EVENTS ?= 1000000

.PHONY: soak
soak: test-deps lib ## kill processes and inject faults at random in all Kits, print a table; SEED=, MINUTES=30, ONLY=video
	$(SWIFT) build --build-tests
	$(MAKE) install-library DESTDIR=.build-lib/stage PREFIX=/usr
	$(CC) -std=c99 -D_XOPEN_SOURCE=700 -Iinclude -o .build-lib/chat_events \
		Tests/CTests/soak/chat_events.c -L.build-lib/stage/usr/lib -lpentad \
		-Wl,-rpath,$(CURDIR)/.build-lib/stage/usr/lib
	@PYTHONPATH=$(CURDIR)/Sources/PentadPython $(PY) Tools/soak/soak.py \
		.build/debug/pentad-cli .build/debug/pentad-reference-server \
		--minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) \
		--events $(EVENTS) --c-follower .build-lib/chat_events --swift-test '$(SWIFT_TEST)'

KILLS ?= 200
.PHONY: account-kills
account-kills: ## kill KILLS=200 processes that use an account on Canvas, at random moments; SEED=7
	$(SWIFT) build --build-tests
	PENTAD_KILLS=$(KILLS) $(if $(SEED),PENTAD_SEED=$(SEED)) \
		$(SWIFT) test --skip-build --disable-xctest --filter AccountKillSoakTests

STEP ?= 1
THIRD ?=
CALL ?=
.PHONY: torture
torture: test-deps ## make each system call of the Kits' operations fail, print a table; ONLY=chat, STEP=4, THIRD=commit, CALL=17
	$(SWIFT) build --product pentad-cli
	$(SWIFT) build --product pentad-reference-server
	@PYTHONPATH=Tests/PythonTests/support:Sources/PentadPython $(PY) Tools/torture/torture.py \
		.build/debug/pentad-cli .build/debug/pentad-reference-server --step $(STEP) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)') $(if $(THIRD),--third $(THIRD)) \
		$(if $(CALL),--call $(CALL))

.PHONY: swift-tests
swift-tests: # Runs the Swift tests that are already built.
	@$(SWIFT_TESTS)

.PHONY: tested
tested: # Builds and runs the Swift tests with the SwiftPM options in VARIANT; used by Tools/proof.
	$(SWIFT) build $(DEBUG_OPTIONS) --build-tests $(VARIANT)
	$(SWIFT_TESTS)

.PHONY: built
built: # Builds what a host builds, without tests.
	$(SWIFT) build $(DEBUG_OPTIONS) $(VARIANT)

.PHONY: sanitize
sanitize: test-deps .venv/dask graphs lib command ## run all tests under sanitizers and valgrind, print a table of their reports; ONLY=leaks
	@$(PY) Tools/proof/sanitizers.py $(if $(ONLY),--only $(ONLY))

.PHONY: traits
traits: ## build and test each combination of the traits from scratch, print a table; ONLY=Astro,Storage, UNTESTED=1
	@Tools/install_missing.sh
	@$(PYTHON) Tools/proof/traits.py $(if $(ONLY),--only $(ONLY)) $(if $(UNTESTED),--untested)

.PHONY: consumers
consumers: ## build a package for each Kit, measure downloads, compilation and size; ONLY=ElementsKit
	@Tools/install_missing.sh
	@SWIFT_DETERMINISTIC_HASHING=1 $(PYTHON) Tools/proof/consumers.py --swift $(SWIFT) \
		$(if $(ONLY),--only $(ONLY))

# ---- Products -------------------------------------------------------------------------------------

.PHONY: linked
linked:
	@Tools/install_missing.sh build
	@$(PYTHON) Tools/link/prepare.py $(LINKED) $(if $(CARRY),--carry) --swift $(SWIFT)

.PHONY: lib
lib: linked ## build the release library, .build-lib/libpentad.so; TRAITS=Astro,Storage for these traits only
	@# SwiftPM does not track the linker scripts: link again if only one of them has changed.
	@[ -z "$$(find include/pentad.map $(LINKED)/link.ld -newer $(BUILD)/release/libpentad.so 2>&1)" ] \
		|| rm -f $(BUILD)/release/libpentad.so
	$(RELEASE) --product pentad $(LINK) $(WRAP)
	@# Replaced atomically: a program that loads or uses it meanwhile has the old file or the new one.
	strip -s -w $(VALGRIND_NAMES:%=-K '%') -o $(LIBRARY).$$$$ $(BUILD)/release/libpentad.so && \
		mv $(LIBRARY).$$$$ $(LIBRARY)

.PHONY: command
command: linked ## build the command, .build-lib/release/pentad-cli, and the tool that writes its manual
	$(RELEASE) --product pentad-cli $(WRAP)
	@# Builds only the tool of swift-argument-parser's plugin; the plugin itself would build every product first.
	$(RELEASE) --product generate-manual

.PHONY: server
server: linked ## build the reference server, .build-lib/release/pentad-reference-server
	$(RELEASE) --product pentad-reference-server $(WRAP)

# Under sudo, an existing file is not built again: it would belong to root, and root may have no Swift.
built = $(if $(SUDO_USER),$(if $(wildcard $(1)),,$(2)),$(2))

# These files contain the path of the headers relative to the library's folder, so that the whole can be moved.
DESCRIBED = sed -e 's/@VERSION@/$(VERSION)/' -e 's/@SONAME@/$(SONAME)/' \
	-e 's|@INCLUDES@|$(shell realpath -m -s --relative-to=$(LIBDIR) $(INCLUDEDIR))|'
CMAKE := cmake/pentad
MANUAL := $(DESTDIR)$(MANDIR)
# The usual folders of the shells, which load a completion by the name of the command.
COMPLETIONS := $(DESTDIR)$(DATADIR)
BASH := $(COMPLETIONS)/bash-completion/completions/pentad
ZSH := $(COMPLETIONS)/zsh/site-functions/_pentad
FISH := $(COMPLETIONS)/fish/vendor_completions.d/pentad.fish
# The date in the manual pages of the command: SOURCE_DATE_EPOCH, or that of the last commit.
DATE = $(shell date -u -d "@$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct || date +%s)}" +%F)
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
	$(PYTHON) Tools/website/manual_pages.py include/pentad.json $(MANUAL)/man3

.PHONY: install
install: install-library $(call built,$(BUILD)/release/pentad-cli,command) ## install library, headers, files for pkg-config and CMake, command, manual pages, completions; PREFIX=, LIBDIR=, INCLUDEDIR=, DESTDIR=
	install -d $(DESTDIR)$(BINDIR) $(MANUAL)/man1 $(dir $(BASH) $(ZSH) $(FISH))
	install -s -m 755 $(BUILD)/release/pentad-cli $(DESTDIR)$(BINDIR)/pentad
	$(BUILD)/release/generate-manual $(DESTDIR)$(BINDIR)/pentad --multi-page --date $(DATE) -o $(MANUAL)/man1
	$(DESTDIR)$(BINDIR)/pentad --generate-completion-script bash > $(BASH)
	$(DESTDIR)$(BINDIR)/pentad --generate-completion-script zsh > $(ZSH)
	$(DESTDIR)$(BINDIR)/pentad --generate-completion-script fish > $(FISH)
	@# Renews the loader's cache of libraries; only root can.
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig

.PHONY: uninstall
uninstall: ## remove the installed files; needs the same folders as `make install`
	rm -f $(DESTDIR)$(LIBDIR)/libpentad.so $(DESTDIR)$(LIBDIR)/$(SONAME) $(DESTDIR)$(LIBDIR)/libpentad.so.$(VERSION) \
		$(DESTDIR)$(LIBDIR)/pkgconfig/pentad.pc $(addprefix $(DESTDIR)$(INCLUDEDIR)/,pentad.h $(KIT_HEADERS)) \
		$(DESTDIR)$(BINDIR)/pentad $(BASH) $(ZSH) $(FISH) $(MANUAL)/man1/pentad.1 $(MANUAL)/man1/pentad.*.1
	sed 's|\([^ ]*\) .*|$(MANUAL)/man3/\1.3|' include/pentad.symbols | xargs rm -f
	-rmdir $(DESTDIR)$(INCLUDEDIR)/pentad
	rm -rf $(DESTDIR)$(LIBDIR)/$(CMAKE) $(DESTDIR)$(DATADIR)/pentad
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig

DIST := .build-dist/stage/pentad-$(VERSION)

.PHONY: dist
dist: deps ## build the downloads for Linux, with and without Astro, and their source, in .build-dist
	rm -rf .build-dist/stage
	$(MAKE) install DESTDIR=$(DIST)-linux-x86_64 PREFIX=
	$(MAKE) lib CARRY=1 LIBRARY=.build-lib/libpentad-carried.so
	$(MAKE) install DESTDIR=$(DIST)-without-astro-linux-x86_64 PREFIX= \
		TRAITS=Storage,Networking,CommandLine BUILD=.build-lib-without-astro
	$(MAKE) lib CARRY=1 LIBRARY=.build-lib-without-astro/libpentad-carried.so \
		TRAITS=Storage,Networking,CommandLine BUILD=.build-lib-without-astro
	$(PY) Tools/dist/dist.py

.PHONY: try-dist
try-dist: ## as root: try the downloads in Debian systems without Swift, with C programs and Python
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
test-showcase: deps ## run the tests of the showcase
	@$(SHOWCASE_TOOLS)/build_showcase.py --build-tests
	$(SWIFT) test --skip-build --disable-xctest --package-path Examples/Showcase --scratch-path $(SHOWCASE)

.PHONY: try-showcase
try-showcase: deps ## open and use every screen of the showcase in Chromium, take screenshots
	@Tools/install_missing.sh browser
	$(PYTHON) -m venv $(BROWSER)
	$(BROWSER)/bin/pip $(PINNED) -r Tools/showcase/requirements.txt
	@$(SHOWCASE_TOOLS)/build_showcase.py
	@$(SHOWCASE_PATH) $(BROWSER)/bin/python Tools/showcase/try_showcase.py $(SHOWCASE)/debug

ONLY ?=
.PHONY: bench
bench: ## measure our code and the peers in one run, one JSON object per line; ONLY=astro
	@# The builds write to the progress stream: stdout is for the rows.
	@$(MAKE) deps lib >&2
	@Tools/install_missing.sh bench >&2
	@PYTHONPATH=Tools $(PYTHON) Benchmarks/run.py $(if $(ONLY),--only $(ONLY))

CITIES ?= 1000
YEARS ?= 100
WORKERS ?= 2
.PHONY: scale
scale: deps .venv/dask lib ## measure Dask's workers against one process, print a JSON object; CITIES=1000, YEARS=100, WORKERS=2
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
validate-astro: test-deps ## compare the calendar with libswe over centuries, print tables; takes some minutes
	$(SWIFT) run -c release --package-path Benchmarks --scratch-path .build-bench ValidateAstro

PLACES ?= 1000
PLACE ?=
.PHONY: power-loss
power-loss: test-deps ## simulate a power failure at PLACES=1000 moments of each Kit's writes, print a table; SEED=, ONLY=chat
	$(SWIFT) build --product pentad-cli
	$(SWIFT) build --product pentad-reference-server
	@PYTHONPATH=Tests/PythonTests/support:Tools/torture:Sources/PentadPython \
		$(PY) Tools/power_loss/power_loss.py .build/debug/pentad-cli \
		.build/debug/pentad-reference-server --places $(PLACES) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)')

.PHONY: damage
damage: test-deps lib ## damage each file of the stores at PLACES=1000 places, print a table; SEED=, ONLY=chat, PLACE=17 for one
	$(SWIFT) build --product pentad-reference-server
	PYTHONPATH=Sources/PentadPython:Tools/damage:Tools:Tests/PythonTests/support \
		$(PY) Tools/damage/damage.py .build/debug/pentad-reference-server --places $(PLACES) \
		$(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only '$(ONLY)') $(if $(PLACE),--place $(PLACE))

FEEDS := .build/feeds-peer

.PHONY: feeds-peer
feeds-peer: ## compare our feed parser with feedparser on its test corpus
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
peertube-peer: ## test our PeerTube server with third-party clients and ours against PeerTube's API; SPEC=openapi.json
	@Tools/install_missing.sh
	@test -f "$(SPEC)" || { echo "set SPEC= to the path of openapi.json of PeerTube 8.1, from its sources"; exit 1; }
	$(SWIFT) build --build-tests
	$(PYTHON) -m venv $(PEERTUBE)
	$(PEERTUBE)/bin/pip $(PINNED) -r Tools/peertube/requirements.txt
	$(PEERTUBE)/bin/python Tools/peertube/check.py .build/debug/pentad-reference-server $(SPEC) \
		$(SWIFT) test --skip-build --filter PeerTube

.PHONY: docs
docs: graphs $(WEBSITE)/ready ## build the documentation as a static site with manual pages, .build/docs
	@$(SWIFT) build $(DEBUG_OPTIONS) --product generate-manual > .build/manual.log 2>&1 || { cat .build/manual.log; exit 1; }
	@$(PHASE) "documentation" Tools/build_docs.sh $(WEBSITE)/bin/python $(GRAPHS) .build/docs

.PHONY: clean
clean: ## remove all build results except .venv
	rm -rf .build .build-* .venv-* Examples/Showcase/.build Fuzz/Sources/CallSequences/table.c
