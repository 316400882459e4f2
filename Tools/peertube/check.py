"""Checks the PeerTube side of the reference server against PeerTube's own API description.

`python3 check.py SERVER SPEC COMMAND…` needs the packages in requirements.txt. SERVER is the
program pentad-reference-server, SPEC openapi.json of PeerTube 8.1, from its sources. Two
third-party clients drive the server through record.py. Then COMMAND must run our own client against
the address in PENTAD_PEERTUBE, and append its exchanges to the file in PENTAD_EXCHANGES.
validate.py checks all exchanges.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent


@contextmanager
def running(*command: str | Path) -> Iterator[str]:
    """Yields the address of a running server program."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def main() -> int:
    server, spec, *ours = sys.argv[1:]
    sizes = ["--classes", "20", "--groups", "0", "--channels", "30", "--videos", "600"]
    with tempfile.TemporaryDirectory() as folder:
        recorded, tested = Path(folder, "recorded.jsonl"), Path(folder, "tested.jsonl")
        with (
            running(server, "--port", "0", *sizes) as url,
            running(sys.executable, HERE / "record.py", url, recorded) as proxy,
        ):
            subprocess.run([sys.executable, HERE / "drive.py", proxy], check=True)
            places = {"PENTAD_PEERTUBE": proxy, "PENTAD_EXCHANGES": str(tested)}
            subprocess.run(ours, env={**os.environ, **places}, check=True)
        said = [file for file in (recorded, tested) if file.exists()]
        return subprocess.run([sys.executable, HERE / "validate.py", *said, spec]).returncode


if __name__ == "__main__":
    sys.exit(main())
