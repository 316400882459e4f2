"""The memory of a follower in Swift, by ChatMemoryTests.

``chat_memory_swift.py EVENTS SWIFT TEST…`` runs it, and prints what it came to, as JSON; see
`chat_memory`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time


def main() -> None:
    events, command = sys.argv[1], [*sys.argv[2:], "--filter", "ChatMemoryTests"]
    start = time.monotonic()
    done = subprocess.run(
        command, env={**os.environ, "PENTAD_SOAK_EVENTS": events}, stdout=subprocess.PIPE, text=True
    )
    # A filter that finds no test is not a failure.
    said = [line for line in done.stdout.splitlines() if f"kB after {events}" in line]
    if done.returncode != 0 or not said:
        sys.exit("\n".join([*done.stdout.splitlines()[-20:], *said, "the test failed"]))
    seconds = round(time.monotonic() - start)
    print(json.dumps({"operations": int(events), "seconds": seconds, "details": said}))


if __name__ == "__main__":
    main()
