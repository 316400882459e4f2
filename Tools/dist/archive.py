"""Archives that are identical, byte for byte, for identical content."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import tarfile
from contextlib import ExitStack
from pathlib import Path

from variant import ROOT


def epoch() -> int:
    """Returns the timestamp of all packed files: SOURCE_DATE_EPOCH, or that of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)


def tar(content: dict[str, Path], archive: Path) -> None:
    """Packs files by their archive names, in order, without owners, all with one timestamp."""
    time = epoch()
    with ExitStack() as open_:
        file = open_.enter_context(archive.open("wb"))
        packed = open_.enter_context(gzip.GzipFile("", "wb", 6, file, time))
        out = open_.enter_context(tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT))
        for name, path in sorted(content.items()):
            _add(path, out, name, time)


def _add(path: Path, out: tarfile.TarFile, name: str, time: int) -> None:
    entry = out.gettarinfo(str(path), name)
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = time
    entry.mode = 0o755 if entry.issym() or entry.mode & 0o100 else 0o644
    if entry.isreg():
        with path.open("rb") as source:
            out.addfile(entry, source)
    else:
        out.addfile(entry)


def files(folder: Path, name: str) -> dict[str, Path]:
    """Returns all files and links below a folder, by their archive names below `name`."""
    found = [path for path in folder.rglob("*") if path.is_symlink() or path.is_file()]
    return {f"{name}/{path.relative_to(folder)}": path for path in found}


def sums(archives: list[Path]) -> str:
    """Returns the input of `sha256sum -c`."""
    hashes = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in archives}
    return "".join(f"{hashes[name]}  {name}\n" for name in sorted(hashes))
