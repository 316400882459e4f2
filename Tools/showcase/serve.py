"""Serves the showcase, with the reference server behind it, until it is interrupted.

`python3 serve.py FOLDER STORES PORT`: where the two programs are, where the stores, and a port.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from program import Program


def main() -> None:
    programs, stores, port = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    with (
        Program(programs / "pentad-reference-server") as server,
        Program(
            programs / "showcase", "--port", port, "--server", server.url, "--store", stores
        ) as showcase,
    ):
        print(f"the reference server is {server.first_line}", flush=True)
        print(showcase.first_line, flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            showcase.wait()


if __name__ == "__main__":
    main()
