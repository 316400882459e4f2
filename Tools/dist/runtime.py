"""The system requirements of a download, read from its programs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

# The Debian package of each library.
_PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libz.so.1": "zlib1g",
}


def packages(*programs: Path) -> list[str]:
    """Returns the Debian packages that programs and libraries need.

    Ends the process for an unexpected library: it would be missing elsewhere.
    """
    text = "".join(_readelf("-d", program) for program in programs)
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", text))
    if unknown := needed - _PACKAGES.keys():
        raise SystemExit(f"error: the download would need {', '.join(sorted(unknown))}")
    return sorted({_PACKAGES[name] for name in needed})


def glibc(*programs: Path) -> str:
    """Returns the oldest version of the C library with which they run."""
    text = "".join(_readelf("-V", program) for program in programs)
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([\d.]+)", text)}
    return ".".join(map(str, max(versions)))


def _readelf(option: str, program: Path) -> str:
    command = ["readelf", "-W", option, str(program)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
