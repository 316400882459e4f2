"""Makes what the release products are linked with: `prepare.py FOLDER [--carry] [--swift swift]`.

The folder gets `link.ld`, a linker script with what is linked in besides, and archives that the
linker takes in place of shared libraries when pkg-config looks into the folder first. With
`--carry` SQLite, zlib and the library of C++ are among these, and what newer versions of glibc
alone have is not asked for: the product then starts wherever there is glibc 2.34.
A folder that was made of the same is left as it is.
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
    """What the folder is made of: the same text, the same content, and no new link."""
    compiler = subprocess.run([swift, "--version"], capture_output=True, text=True, check=True)
    query = ["pkg-config", "--modversion", "libxml-2.0", "sqlite3", "zlib"]
    versions = subprocess.run(query, capture_output=True, text=True, check=True)
    sources = sorted(path for path in _HERE.iterdir() if path.is_file())
    sums = [hashlib.sha256(path.read_bytes()).hexdigest() for path in sources]
    return "\n".join([compiler.stdout, versions.stdout, *sums, f"carry: {carry}", ""])


def carry(folder: Path) -> str:
    """Puts the archives into the folder; what the linker script says of functions of glibc."""
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
