"""The tools of make traits, consumers and sanitize, with a compiler that compiles nothing."""

from __future__ import annotations

import os
from pathlib import Path

import consumers
import pytest
import sanitizers
import swift_tests
import traits
from compiled import compiled
from rows import Table

SWIFT = """#!/bin/sh
echo "$0 $* traits=$PENTAD_TRAITS" >> "$CALLS"
case "$PENTAD_TRAITS" in
  Storage) [ "$1" = build ] && echo "error: no such module 'GRDB'" && exit 1 ;;
esac
if [ "$1" = build ]; then
  mkdir -p "$PRODUCTS/ChatKit.build" "$PRODUCTS/GRDB.build" "$PRODUCTS/Unused.build"
  touch "$PRODUCTS/ChatKit.build/a.o" "$PRODUCTS/GRDB.build/a.o"
  echo /somewhere/checkouts/GRDB.swift/a.swift > "$PRODUCTS/GRDB.build/sources"
  echo changed > "$RESOLVED"
fi
[ "$1" != test ] || echo "Test run with 7 tests in 2 suites passed after 0.1 seconds."
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what is built, and a `swift` that notes its calls."""
    program = tmp_path / "bin/swift"
    program.parent.mkdir()
    program.write_text(SWIFT, encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("DEBUG_OPTIONS", "-given")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setenv("PRODUCTS", str(tmp_path / "package/debug"))
    monkeypatch.setenv("RESOLVED", str(tmp_path / "Package.resolved"))
    monkeypatch.setattr(traits, "SCRATCH", tmp_path)
    monkeypatch.setattr(traits, "ROOT", tmp_path)
    (tmp_path / "Package.resolved").write_text("pins", encoding="utf-8")
    return tmp_path


def test_every_combination_is_there_once() -> None:
    names = traits.traits()
    assert names == ["Astro", "Storage", "Networking", "CommandLine"]
    found = {frozenset(chosen) for chosen in traits.combinations(names)}
    assert len(traits.combinations(names)) == len(found) == 16


def test_a_combination_is_built_tested_and_removed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert traits.check((), Table(traits=-5, packages=1, modules=1, tests=1, s=1, outcome=-1))
    calls = (folder / "calls").read_text("utf-8").splitlines()
    assert len(calls) == 5
    assert all(call.endswith(" traits=") for call in calls)
    assert "build -given --build-tests" in calls[0]
    assert capsys.readouterr().out.splitlines()[1].split() == ["none", "2", "2", "28", "0", "ok"]
    assert not (folder / "package").exists()
    assert (folder / "Package.resolved").read_text("utf-8") == "pins"


def test_a_combination_may_be_built_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(traits=-5, packages=1, modules=1, tests=1, s=1, outcome=-1)
    assert traits.check((), table, tested=False)
    (call,) = (folder / "calls").read_text("utf-8").splitlines()
    assert "build -given --scratch-path" in call
    assert call.endswith(" traits=")
    assert capsys.readouterr().out.splitlines()[1].split() == ["none", "2", "2", "0", "0", "ok"]
    (folder / "bin/swift").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    assert not traits.check((), table, tested=False)


def test_a_combination_that_does_not_build_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(traits=-7, packages=1, modules=1, tests=1, s=1, outcome=-1)
    assert not traits.check(("Storage",), table)
    assert "error: no such module 'GRDB'" in capsys.readouterr().out
    assert len((folder / "calls").read_text("utf-8").splitlines()) == 1


def test_a_combination_whose_tests_do_not_run_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    swift = folder / "bin/swift"
    swift.write_text(SWIFT.replace("7 tests", "0 tests"), encoding="utf-8")
    assert not traits.check((), Table(traits=-5, packages=1, modules=1, tests=1, s=1, outcome=-1))
    assert "no test has passed" in capsys.readouterr().out


def test_compiled_modules_have_objects(tmp_path: Path) -> None:
    for name, source in (("NIOCore", "sources"), ("CNIO", "a.d"), ("Kit", "sources")):
        (tmp_path / f"{name}.build").mkdir()
        (tmp_path / f"{name}.build/a.o").touch()
        path = "/x/Sources/Kit" if name == "Kit" else "/x/checkouts/swift-nio/Sources"
        (tmp_path / f"{name}.build" / source).write_text(f"{path}/a", encoding="utf-8")
    (tmp_path / "Planned.build").mkdir()
    assert compiled(tmp_path) == ({"NIOCore", "CNIO", "Kit"}, {"swift-nio", "pentad"})


def test_runs_that_failed_do_not_count() -> None:
    text = (
        "Test run with 120 tests in 9 suites passed after 1.5 seconds.\n"
        "Test run with 1 test in 1 suite passed after 0.1 seconds.\n"
        "Test run with 30 tests in 2 suites failed after 2 seconds with 1 issue.\n"
    )
    assert swift_tests.passed(text) == 121


def test_every_kit_has_a_consumer(root: Path) -> None:
    names = {path.parent.name for path in consumers.CONSUMERS.glob("*/Package.swift")}
    assert names == {path.name for path in (root / "Sources").glob("*Kit")}
    assert consumers.traits(consumers.CONSUMERS / "ElementsKit") == "none"
    for name in names:
        assert (consumers.CONSUMERS / name / "Consumer.expected").exists()


def test_only_leaks_of_the_library_are_reported() -> None:
    head = (
        "Direct leak of 24 byte(s) in 1 object(s) allocated from:\n    #0 0x7f in malloc a.cpp:75\n"
    )
    theirs = head + "    #1 0x7f in PyFloat_FromDouble Objects/floatobject.c:149\n\n"
    ours = head + "    #1 0x7f  (/lib/libpentad.so.0+0x1f3)\n    #2 0x7f  ([stack]+0x1fe4f)\n\n"
    assert len(sanitizers._LOST.findall(theirs + ours + theirs)) == 1


def test_a_sanitizer_that_has_not_looked_for_leaks_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = tmp_path / "test_one.py"
    test.write_text("def test_one() -> None:\n    pass\n", encoding="utf-8")
    alone = [str(sanitizers.HERE / "pytest_alone.py"), "--rootdir", str(tmp_path), str(test)]
    # A process that ends without its destructors does not check for leaks, nor does one that is
    # being debugged.
    hurried = ["-c", "import os; print('1 passed', flush=True); os._exit(0)"]
    log, options = tmp_path / "log", {"LSAN_OPTIONS": "exitcode=0"}
    assert sanitizers.preloaded(alone, log, options) == (1, "")
    assert sanitizers.preloaded(hurried, log, options) == (1, f"no leak was looked for ({log})")

    gcc = tmp_path / "gcc"
    gcc.write_text("#!/bin/sh\necho liblsan.so\n", encoding="utf-8")
    gcc.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert sanitizers.preloaded(alone, log, options) == (0, "gcc finds no liblsan.so")


def test_each_file_is_run_in_one_of_two_processes(tmp_path: Path) -> None:
    files = []
    for number in range(3):
        test = tmp_path / f"test_{number}.py"
        passes = number != 1
        test.write_text(f"def test_it() -> None:\n    assert {passes}\n", encoding="utf-8")
        files.append(str(test))
    log, options = tmp_path / "all.log", {"LSAN_OPTIONS": "exitcode=0"}
    assert sanitizers.halves([files[0], files[2]], log, options) == (2, "")
    passed, failure = sanitizers.halves(files, log, options)
    assert passed == 2
    assert "all.1.log" in failure
    assert len(sanitizers._LOOKED.findall(log.read_text("utf-8"))) == 2


def test_run_without_a_passed_test_fails(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert sanitizers.pytest(["-c", "print('3 skipped')"], log).failure
    assert sanitizers.pytest(["-c", "print('3 passed, 1 skipped')"], log) == (3, "")
