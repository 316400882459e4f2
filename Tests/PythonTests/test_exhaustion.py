"""A process without free descriptors or threads gets errors: no signal, no wait without limit."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pentad
import pytest
from reference_server import ReferenceServer
from stellar_server import url

Run = Callable[..., "subprocess.CompletedProcess[str]"]

#: Sure to be longer than the waits of a client that tries three times, in seconds.
LATEST = 20
#: Enough for the loader of a program with this many libraries.
LOADED = 4


@pytest.fixture(scope="module")
def server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "30", "--messages", "0") as found:
        yield found


def outcomes(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def check(found: dict[str, Any]) -> None:
    is_typed = (
        found["found"].startswith("unavailable: ") and "too many open files" in found["found"]
    )
    assert found["found"] == "ok" or is_typed, found
    assert found["seconds"] < LATEST, found
    assert found["after"] == "ok", found


@pytest.mark.parametrize("free", range(21))
def test_a_client_made_without_free_descriptors_gets_unavailable(
    run_python: Run, root: Path, server: ReferenceServer, tmp_path: Path, free: int
) -> None:
    program = str(root / "Tests/PythonTests/support/exhausted.py")
    (found,) = outcomes(run_python(program, url(server), str(tmp_path), str(free)))
    check(found)


def test_a_process_that_runs_already_survives_each_number_of_free_descriptors(
    run_python: Run, root: Path, server: ReferenceServer, tmp_path: Path
) -> None:
    program = str(root / "Tests/PythonTests/support/exhausted.py")
    found = outcomes(run_python(program, url(server), str(tmp_path), "walk"))
    assert len(found) == 21
    for one in found:
        check(one)
    # The files of the store and a connection alone take more; a descriptor of before may come free.
    assert all(one["found"] != "ok" for one in found[:5])


def limited(kind: int, number: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (number, number))


@pytest.mark.parametrize("limit", range(LOADED, 32))
def test_the_command_reports_too_many_open_files(
    command_program: Path, server: ReferenceServer, tmp_path: Path, limit: int
) -> None:
    commands: list[list[str]] = [
        ["elements", "formula", "H2O"],
        ["stellar", "courses", "--server", url(server), "--store", str(tmp_path / "stellar")],
    ]
    for command in commands:
        done = subprocess.run(
            [command_program, *command],
            preexec_fn=limited(resource.RLIMIT_NOFILE, limit),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            text=True,
            timeout=LATEST,
        )
        is_typed = done.stderr.startswith("error: unavailable: too many open files")
        assert done.returncode == 0 or (done.returncode == 1 and is_typed), done


# ---- threads

#: A user of no account, who has no other processes: the system counts those as well.
NOBODY = 61_234
KITS = "elements", "calendar", "handler", "stellar", "chat", "video"


def run_as_nobody(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with the package of this process; the first Python that the user may run."""
    user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([*user, python, "-V"], capture_output=True, check=False).returncode == 0:
            break
    else:
        pytest.skip("another user may run no Python here")
    package = str(Path(pentad.__file__).parents[1])
    try:
        return subprocess.run(
            [*user, python, "-W", "error", "-B", *arguments],
            env={**os.environ, "PYTHONPATH": package, "SWIFT_BACKTRACE": "enable=no"},
            cwd="/",
            capture_output=True,
            text=True,
            timeout=300,
        )
    except subprocess.TimeoutExpired as error:
        # The output is bytes, even in text mode: the part before it blocked.
        pytest.fail(f"no end after {error.timeout:g} s; until then: {error.stdout!r}")


@pytest.fixture
def nobodys_folder() -> Iterator[Path]:
    """A folder outside those of this user."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("only root can run a program as another user, with setpriv")
    with tempfile.TemporaryDirectory() as name:
        os.chown(name, NOBODY, NOBODY)
        done = run_as_nobody("-c", "import pentad")
        if done.returncode != 0:
            pytest.skip(f"another user cannot load the library: {done.stderr[-200:]}")
        yield Path(name)


def check_threads(found: dict[str, Any]) -> None:
    is_typed = found["found"].startswith("unavailable: ") and "thread" in found["found"]
    assert found["found"] == "ok" or is_typed, found
    assert found["seconds"] < LATEST, found
    assert found["after"] == "ok", found


@pytest.mark.parametrize("free", [0, 3, 11, 20])
@pytest.mark.parametrize("kit", KITS)
def test_a_client_made_where_no_thread_can_be_started_gets_unavailable(
    root: Path, server: ReferenceServer, nobodys_folder: Path, kit: str, free: int
) -> None:
    program = str(root / "Tests/PythonTests/support/exhausted_threads.py")
    done = run_as_nobody(program, kit, str(server.port), str(nobodys_folder), str(free))
    (found,) = outcomes(done)
    check_threads(found)
    # The limit holds for this user.
    assert free > 0 or found["found"] != "ok"


@pytest.mark.parametrize("kit", KITS)
def test_a_process_that_runs_already_survives_each_number_of_threads(
    root: Path, server: ReferenceServer, nobodys_folder: Path, kit: str
) -> None:
    program = str(root / "Tests/PythonTests/support/exhausted_threads.py")
    done = run_as_nobody(program, kit, str(server.port), str(nobodys_folder), "walk")
    found = outcomes(done)
    assert len(found) == 21
    for one in found:
        check_threads(one)


# ---- the monitor of Dispatch

#: Keeps Dispatch's threads busy, takes all descriptors, and waits for the monitor of its threads.
BUSY = """
import Dispatch
import Glibc

for _ in 0..<64 { DispatchQueue.global().async { usleep(200_000) } }
usleep(50_000)
while dup(0) >= 0 {}
usleep(3_000_000)
"""


@pytest.mark.parametrize(("flags", "status"), [((), -4), (("-Xlinker", "--wrap=open"), 0)])
def test_the_monitor_of_dispatch_needs_no_descriptor_in_the_release_library(
    root: Path, tmp_path: Path, flags: tuple[str, ...], status: int
) -> None:
    source, program = tmp_path / "main.swift", tmp_path / "busy"
    source.write_text(BUSY)
    wrapped = root / "Sources/PentadCore/Resources/WrappedOpen.swift"
    imports = "-enable-upcoming-feature", "InternalImportsByDefault", "-package-name", "busy"
    build = ["swiftc", "-swift-version", "6", *imports, "-static-stdlib", "-use-ld=lld", *flags]
    subprocess.run([*build, "-o", program, source, wrapped], check=True, timeout=300)
    done = subprocess.run(
        [program],
        preexec_fn=limited(resource.RLIMIT_NOFILE, 64),
        env={"SWIFT_BACKTRACE": "enable=no"},
        timeout=LATEST,
    )
    assert done.returncode == status
