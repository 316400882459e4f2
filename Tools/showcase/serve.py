"""Serves the showcase, with its reference server, until it is interrupted.

`python3 serve.py FOLDER STORES PORT`: the folder of the two programs, that of the stores, and a
port.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from serving_program import ServingProgram


def main() -> None:
    programs, stores, port = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    with (
        ServingProgram(programs / "pentad-reference-server") as server,
        ServingProgram(
            programs / "showcase", "--port", port, "--server", server.url, "--store", stores
        ) as showcase,
    ):
        print(f"the reference server is {server.first_line.strip()}", flush=True)
        print(showcase.first_line.strip(), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            showcase.wait()
        showcase.end()


if __name__ == "__main__":
    main()
