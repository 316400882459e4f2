"""Measures Pentad against other libraries: one JSON object a line on stdout, progress on stderr.

`make bench [ONLY=astro]` builds the library and calls this.
"""

from __future__ import annotations

import argparse
import os

from driver import astro, build, chat, elements, stellar, video

SUITES = {
    "elements": elements.rows,
    "astro": astro.rows,
    "stellar": stellar.rows,
    "chat": chat.rows,
    "video": video.rows,
}


def main() -> None:
    """Builds, then runs the suites that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--only", choices=SUITES, help="one suite instead of all")
    only = parser.parse_args().only
    build.everything()
    # The workers in Python find the package where it is written, unless PYTHONPATH has another one.
    found = [os.environ.get("PYTHONPATH", ""), str(build.ROOT / "Sources" / "PentadPython")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, found))
    # Ours is compiled once, as pip has done with the peers.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(build.BUILD / "pycache")
    os.environ["PENTAD_LIBRARY"] = str(build.LIBRARY.resolve())
    for name, rows in SUITES.items():
        if only in (None, name):
            for row in rows():
                print(row, flush=True)


if __name__ == "__main__":
    main()
