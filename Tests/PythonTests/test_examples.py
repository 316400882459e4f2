"""The programs of Examples/ print what stands beside them. C's are run by Tests/CTests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from reference_server import ReferenceServer

ROOT = Path(__file__).parents[2]
SWIFT = ROOT / "Examples/swift"
SCRATCH = ROOT / ".build-examples/swift"


@pytest.mark.parametrize("name", [path.stem for path in sorted(SWIFT.glob("*.expected"))])
def test_swift_example(name: str) -> None:
    place = ["--package-path", str(SWIFT), "--scratch-path", str(SCRATCH)]
    run = subprocess.run(
        ["swift", "run", "-q", *place, name], check=True, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout == (SWIFT / f"{name}.expected").read_text("utf-8")


def test_swift_follower_hears_what_is_new(server_program: Path, tmp_path: Path) -> None:
    place = ["--package-path", str(SWIFT), "--scratch-path", str(SCRATCH)]
    build = ["swift", "build", "-q", *place, "--product", "ChatFollower"]
    subprocess.run(build, check=True)
    program = SCRATCH / "debug/ChatFollower"
    with ReferenceServer(server_program, "--classes", "60", "--groups", "2") as server:
        log = server.ask("GET", "/control/groupme/log?user=101").json
        group, name = next((id, group["name"]) for id, group in log["groups"].items())

        def post(text: str) -> None:
            server.control("groupme/post", conversation=group, user="102", text=text)

        def follow() -> subprocess.Popen[str]:
            arguments = [str(program), f"http://127.0.0.1:{server.port}", str(tmp_path / "store")]
            pipe = subprocess.PIPE
            follower = subprocess.Popen(arguments, stdin=pipe, stdout=pipe, text=True)
            assert follower.stdin
            follower.stdin.write("tok-alice\n")
            follower.stdin.flush()
            return follower

        with follow() as first:
            assert first.stdout
            assert first.stdout.readline() == "Alice is signed in\n"
            heard: list[str] = []
            missing = {f"{name}: 20 messages are shown\n", "live"}
            for line in first.stdout:
                heard.append(line)
                if missing:
                    missing -= {line, "live" if line.startswith("event: live") else ""}
                    if not missing:
                        post("good morning")
                if line == f"{name}: Bob: good morning\n":
                    first.send_signal(signal.SIGINT)
            assert heard[-1] == "closed\n"
            assert len([line for line in heard if line.startswith("g:")]) == 2
        assert first.returncode == 0

        # What happened meanwhile comes first, from the log of the store.
        post("good night")
        with follow() as second:
            assert second.stdout
            for line in second.stdout:
                if line.startswith(f"event: g:{group}: 1 new"):
                    second.send_signal(signal.SIGTERM)
        assert second.returncode == 0


@pytest.mark.parametrize("path", sorted(ROOT.glob("Examples/python/*.expected")), ids=str)
def test_python_example(path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, str(path.with_suffix(".py"))]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    assert run.stdout == path.read_text("utf-8")


def test_python_tour_asks_a_server(small_server: ReferenceServer) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    url = f"http://127.0.0.1:{small_server.port}/stellar/api/"
    command = [sys.executable, str(ROOT / "Examples/python/stellar_tour.py"), url]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    assert "\n45 courses\n" in run.stdout
    assert "\n45 class lists\n" in run.stdout
    assert "\n  fresh: " in run.stdout
    assert run.stdout.endswith("\n0 handles are left\n")
