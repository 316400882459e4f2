"""Makes the link inputs of the release products: `prepare.py FOLDER [--carry] [--swift swift]`.

The folder gets `link.ld`, a linker script with additional inputs, and archives that replace shared
libraries if pkg-config searches the folder first. With `--carry` these include SQLite, zlib and the
C++ library, and newer functions of glibc are not required: the product then starts wherever there
is glibc 2.34. A folder that was made from the same inputs is left unchanged.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
from pathlib import Path

import icu_data
import xml_archive

_HERE = Path(__file__).resolve().parent
_CARRIED = ("libsqlite3.a", "libz.a", "libstdc++.a")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--carry", action="store_true")
    parser.add_argument("--swift", default="swift")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    made_of, now = folder / "made-of", inputs(arguments.swift, arguments.carry)
    if made_of.exists() and made_of.read_text("utf-8") == now:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    xml_archive.write(folder)
    script = icu_data.write(folder, arguments.swift)
    if arguments.carry:
        script += carry(folder)
    (folder / "link.ld").write_text(script, "utf-8")
    made_of.write_text(now, "utf-8")


def inputs(swift: str, carry: bool) -> str:
    """Returns the inputs of the folder: the same text means the same content, and no new link."""
    compiler = subprocess.run([swift, "--version"], capture_output=True, text=True, check=True)
    query = ["pkg-config", "--modversion", "libxml-2.0", "sqlite3", "zlib"]
    versions = subprocess.run(query, capture_output=True, text=True, check=True)
    sources = sorted(path for path in _HERE.iterdir() if path.is_file())
    sums = [hashlib.sha256(path.read_bytes()).hexdigest() for path in sources]
    return "\n".join([compiler.stdout, versions.stdout, *sums, f"carry: {carry}", ""])


def carry(folder: Path) -> str:
    """Puts the archives into the folder; returns the linker script's part for glibc."""
    for name in _CARRIED:
        found = subprocess.check_output(["gcc", f"-print-file-name={name}"], text=True).strip()
        if not Path(found).is_absolute():
            raise SystemExit(f"error: there is no {name}, which --carry links in")
        (folder / name).symlink_to(found)
    item = folder.resolve() / "old_glibc.o"
    subprocess.run(["gcc", "-O2", "-fPIC", "-c", _HERE / "old_glibc.c", "-o", item], check=True)
    return f"INPUT({item})\nhypot = pentad_hypot;\nhypotf = pentad_hypotf;\n"


if __name__ == "__main__":
    main()
