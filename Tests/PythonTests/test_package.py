"""The package as a whole: import, library, errors, log, end of process, fork, examples."""

from __future__ import annotations

import logging
import os
import pickle
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pentad
import pytest
from pentad import elements
from pentad.errors import failure

Run = Callable[..., "subprocess.CompletedProcess[str]"]

_CODES = {
    "internal": (pentad.InternalError, RuntimeError),
    "misuse": (pentad.MisuseError, ValueError),
    "invalid": (pentad.InvalidError, ValueError),
    "notFound": (pentad.NotFoundError, LookupError),
    "cancelled": (pentad.CancelledError, Exception),
    "timedOut": (pentad.TimedOutError, TimeoutError),
    "offline": (pentad.OfflineError, ConnectionError),
    "unauthorized": (pentad.UnauthorizedError, PermissionError),
    "refused": (pentad.RefusedError, PermissionError),
    "decoding": (pentad.DecodingError, ValueError),
    "storage": (pentad.StorageError, OSError),
    "corrupt": (pentad.CorruptError, OSError),
    "conflict": (pentad.ConflictError, RuntimeError),
    "unsupported": (pentad.UnsupportedError, NotImplementedError),
    "closed": (pentad.ClosedError, RuntimeError),
    "unavailable": (pentad.UnavailableError, ConnectionError),
}


@pytest.mark.parametrize(("status", "code"), list(enumerate(_CODES, start=1)))
def test_each_status_is_an_exception_of_its_own(status: int, code: str) -> None:
    kind, builtin = _CODES[code]
    for finer in (0, 0x102 << 8):
        error = failure(status | finer, "it failed", 3)
        assert type(error) is kind
        assert isinstance(error, builtin)
        assert (error.code, error.status, error.offset) == (code, status | finer, 3)
        assert str(error) == "it failed (at index 3)"
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), copy.args, vars(copy)) == (kind, error.args, vars(error))


def test_an_unknown_status_is_a_plain_error() -> None:
    error = failure(200, "new")
    assert type(error) is pentad.PentadError
    assert error.offset is None


def test_import_brings_little(run_python: Run) -> None:
    code = """
import sys
before = set(sys.modules)
import pentad
pentad.elements.element("Fe").name
print(*sorted(set(sys.modules) - before))
"""
    brought = set(run_python("-c", code).stdout.split())
    assert "pentad.elements" in brought
    heavy = {"asyncio", "dataclasses", "decimal", "inspect", "json", "logging", "subprocess"}
    assert not brought & heavy


def test_every_public_name_is_there() -> None:
    for module in (pentad, elements):
        for name in module.__all__:
            assert getattr(module, name) is not None
            assert name in dir(module)
    assert callable(elements.sources), "a module that is imported later must not hide a function"
    with pytest.raises(AttributeError):
        _ = elements.nonsense


def test_version_is_the_librarys(root: Path) -> None:
    assert pentad.__version__ == (root / "VERSION").read_text().strip()


@pytest.mark.parametrize("content", [None, b"this is no library"])
def test_a_library_that_cannot_be_loaded(
    content: bytes | None, tmp_path: Path, run_python: Run
) -> None:
    path = tmp_path / "libpentad.so"
    if content is not None:
        path.write_bytes(content)
    done = run_python("-c", "import pentad", PENTAD_LIBRARY=str(path))
    assert done.returncode == 1
    assert "ImportError: libpentad cannot be loaded" in done.stderr
    assert str(path) in done.stderr
    assert "set PENTAD_LIBRARY" in done.stderr


def test_a_library_of_another_version(run_python: Run) -> None:
    # To import pentad loads the library, so the number is changed ahead of it.
    code = (
        "import importlib.util as u, sys, os\n"
        "root = [p for p in sys.path if os.path.exists(p + '/pentad/_native.py')][0]\n"
        "s = u.spec_from_file_location('pentad._native', root + '/pentad/_native.py')\n"
        "m = u.module_from_spec(s); s.loader.exec_module(m); m.ABI_VERSION = 99\n"
        "sys.modules['pentad._native'] = m\n"
        "import pentad\n"
    )
    done = run_python("-c", code)
    assert "needs 99: install both from the same release" in done.stderr


def test_log_to_logging(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "pentad")
    pentad.log_to_logging()
    with pytest.raises(pentad.InvalidError):
        elements.Formula("Xx2")
    pentad.log_to_logging(logging.CRITICAL)
    with pytest.raises(pentad.InvalidError):
        elements.Formula("Yy2")
    pentad.log_to_logging(logging.ERROR)
    with pytest.raises(pentad.InvalidError):
        elements.Formula("Zz2")
    pentad.stop_logging()
    records = [record for record in caplog.records if record.name == "pentad"]
    assert {record.levelno for record in records} <= {logging.DEBUG}
    assert len(records) <= 1


def test_exit_with_callbacks_in_flight(run_python: Run) -> None:
    code = """
import asyncio, sys, pentad
from pentad import elements

class Slow:
    def did_select(self, element, source):
        sum(range(10_000))

async def main():
    tasks = [asyncio.ensure_future(elements.molar_masses_async(["H2O"] * 1000)) for _ in range(50)]
    await asyncio.sleep(0)

pentad.log_to_logging()
kept = elements.subscribe(Slow())
for number in range(1, 119):
    elements.select(number)
asyncio.run(main())
"""
    for _ in range(5):
        done = run_python("-c", code)
        assert (done.returncode, done.stderr) == (0, "")


def test_after_fork(run_python: Run) -> None:
    code = """
import asyncio, os, pentad, signal, threading, time
from pentad import elements

class Slow:
    def did_select(self, element, source):
        started.set()
        time.sleep(1)

started = threading.Event()
kept = elements.subscribe(Slow())
asyncio.run(elements.load_async())
card = elements.select("Fe")
started.wait()
child = os.fork()  # while a callback runs, which the child will never see end
if child == 0:
    signal.alarm(20)
    assert elements.element("Fe").name == "iron"
    assert elements.Formula("H2O").molar_mass.value > 18
    for call in (
        lambda: elements.subscribe(object()),
        lambda: asyncio.run(elements.load_async()),
        lambda: asyncio.run(elements.molar_masses_async(["H2O"])),
        lambda: pentad.log_to_logging(),
        lambda: elements.select("Fe"),
        lambda: card.flip(),
    ):
        try:
            call()
        except pentad.UnsupportedError:
            continue
        os._exit(3)
    kept.cancel()
    raise SystemExit(0)
_, status = os.waitpid(child, 0)
raise SystemExit(os.waitstatus_to_exitcode(status))
"""
    done = run_python("-W", "ignore::DeprecationWarning", "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


def test_tour_prints_the_expected_output(root: Path, run_python: Run) -> None:
    done = run_python(str(root / "Examples/python/elements_tour.py"))
    assert done.stderr == ""
    assert done.stdout == (root / "Examples/python/elements_tour.expected").read_text("utf-8")


def test_the_dump_equals_the_commands(root: Path, run_python: Run) -> None:
    command = os.environ.get("PENTAD_CLI") or root / ".build-lib/release/pentad-cli"
    if not shutil.which(command):
        pytest.skip("pentad-cli is not built")
    arguments = ["elements", "show", "--all", "--nuclides", "--format", "jsonl"]
    theirs = subprocess.run([command, *arguments], capture_output=True, check=True, timeout=120)
    ours = run_python(str(root / "Examples/python/elements_dump.py"))
    assert ours.stderr == ""
    assert ours.stdout == theirs.stdout.decode()
    assert ours.stdout.count("\n") == 118
