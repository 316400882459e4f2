"""Rules for all tests: nothing may leak, and programs run in their own processes."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pentad
import pytest
from astro_command import Astro
from calendar_readers import load_libical
from chat_server import start
from loop_outcome import Programs
from moved_clock import build
from programs import program
from reference_server import ReferenceServer
from stellar_server import teach_algebra
from swift_examples import build as build_swift_examples
from video_server import start as start_videos

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _no_leak() -> Iterator[None]:
    """Each test checks that all of the library's handles are freed."""
    yield
    gc.collect()
    assert pentad.handle_count() == 0
    # The next collections skip what exists now, which has no handle: the tests and the modules.
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _can_be_interrupted() -> Iterator[None]:
    """Undoes what `nohup` or a shell's background does: programs would inherit ignored signals."""
    before = {
        number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGHUP, signal.SIGTERM)
    }
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def root() -> Path:
    return ROOT


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run_python() -> Run:
    """Runs Python with arguments, with warnings as errors and the package of this process."""

    def run(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
        package = str(Path(pentad.__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": package, "PYTHONUTF8": "1", **changes}
        return subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
        )

    return run


@pytest.fixture(scope="session")
def command_program() -> Path:
    return program("pentad-cli")


@pytest.fixture(scope="session")
def server_program() -> Path:
    return program("pentad-reference-server")


@pytest.fixture(scope="session")
def programs(command_program: Path, server_program: Path) -> Programs:
    return Programs(command_program, server_program)


@pytest.fixture(scope="session")
def swift_example_programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_swift_examples(tmp_path_factory.mktemp("examples"))


@pytest.fixture(scope="session")
def clock_ahead(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library by which a process is 40 days ahead."""
    return build(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="session")
def astro(command_program: Path) -> Astro:
    return Astro(command_program)


@pytest.fixture(scope="session")
def small_server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "300") as server:
        yield server


@pytest.fixture
def stellar_server(small_server: ReferenceServer) -> ReferenceServer:
    """A server as at its start, with the class 18.06 and its two announcements."""
    teach_algebra(small_server)
    return small_server


@pytest.fixture(scope="session")
def small_chat_server(server_program: Path) -> Iterator[ReferenceServer]:
    with start(server_program) as server:
        yield server


@pytest.fixture
def chat_server(small_chat_server: ReferenceServer) -> Iterator[ReferenceServer]:
    """A server in its initial state: alice has three groups and two direct chats. It is reset."""
    yield reset_chat(small_chat_server)
    reset_chat(small_chat_server)


def reset_chat(server: ReferenceServer) -> ReferenceServer:
    """Removes a test's additions to the server, and its faults."""
    server.control("reset")
    server.control("groupme/push/calm")
    return server


@pytest.fixture(scope="session")
def small_video_server(server_program: Path) -> Iterator[ReferenceServer]:
    with start_videos(server_program) as server:
        yield server


@pytest.fixture
def video_server(small_video_server: ReferenceServer) -> Iterator[ReferenceServer]:
    """A server as at its start, with feeds, and alice at PeerTube and Shelby; left as found."""
    small_video_server.control("reset")
    yield small_video_server
    small_video_server.control("reset")


@pytest.fixture(scope="session")
def libical() -> ctypes.CDLL:
    return load_libical()
