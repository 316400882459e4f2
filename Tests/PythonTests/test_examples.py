"""The programs of Examples/ print what stands beside them. C's are run by Tests/CTests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from reference_server import ReferenceServer

ROOT = Path(__file__).parents[2]
SWIFT = ROOT / "Examples/swift"
SCRATCH = ROOT / ".build-examples/swift"


@pytest.mark.parametrize("name", [path.name for path in sorted(SWIFT.glob("Sources/*"))])
def test_swift_example(name: str) -> None:
    place = ["--package-path", str(SWIFT), "--scratch-path", str(SCRATCH)]
    run = subprocess.run(
        ["swift", "run", "-q", *place, name], check=True, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout == (SWIFT / f"{name}.expected").read_text("utf-8")


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
