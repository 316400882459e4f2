"""The memory of a program that follows the events of a chat client: it must not grow.

``python3 chat_memory.py SERVER EVENTS COMMAND…`` runs the command, which is one of
Tests/CTests/soak/chat_events.c and chat_follower.py. It prints the used memory after a tenth of the
events and after all, as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from reference_server import ReferenceServer

# The allowed growth of a program's memory.
TOLERANCE = 0.05


def memory(server_program: Path, events: int, command: list[str]) -> dict[str, Any]:
    """A whole run, with a server and a folder of its own."""
    start = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        ReferenceServer(server_program, "--groups", "4", "--messages", "12") as server,
    ):
        url = f"http://127.0.0.1:{server.port}"
        given = [*command, url, f"{folder}/store", str(events)]
        out = subprocess.run(given, check=True, stdout=subprocess.PIPE, text=True).stdout
    (few, before), (many, after) = (map(int, line.split()) for line in out.splitlines())
    growth = after / before - 1
    assert growth <= TOLERANCE, f"{before} kB after {few} events, {after} kB after {many}"
    return {
        "operations": many,
        "seconds": round(time.monotonic() - start),
        "details": {"kilobytes": [before, after], "growth": round(growth, 3)},
    }


if __name__ == "__main__":
    print(json.dumps(memory(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])))
