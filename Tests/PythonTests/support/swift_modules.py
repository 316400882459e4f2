"""The modules of the debug build, as the Swift compiler gets them outside SwiftPM."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[3]
BUILD = ROOT / ".build/debug"
CHECKOUTS = ROOT / ".build/checkouts"
#: Links the debug library, which holds all Kits and hides nothing of them.
LINK = ["-L", str(BUILD), "-lpentad", "-Xlinker", "-rpath", "-Xlinker", str(BUILD)]


def compiler_options() -> list[str]:
    """Returns the options that find the Kits, and all their imports."""
    options = ["-swift-version", "6", "-I", str(BUILD / "Modules")]
    # The C modules below the Kits and the network; SwiftPM passes them to all users of a product.
    for library in ("CSwissEphemeris", "CZlib", "CLibXML2"):
        options += ["-I", str(ROOT / "Sources" / library)]
    options += ["-I", str(CHECKOUTS / "GRDB.swift/Sources/GRDBSQLite")]
    query = ["pkg-config", "--cflags-only-I", "libxml-2.0"]
    headers = subprocess.run(query, check=True, stdout=subprocess.PIPE, text=True)
    for flag in shlex.split(headers.stdout):
        options += ["-Xcc", flag]
    maps = [*BUILD.glob("*.build/module.modulemap")]
    maps += CHECKOUTS.glob("*/Sources/*/include/module.modulemap")
    for c in sorted(maps):
        options += ["-Xcc", f"-fmodule-map-file={c}"]
    return options
