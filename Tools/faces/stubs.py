"""Compares two headers with libabigail, which reads C's debug information but not Swift's.

Each header becomes a library whose functions do nothing. A record that may grow has the earlier
length in the later library: every remaining difference is a break.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import freeze

_RECORD = re.compile(r"typedef struct (\w+) \{(.*?)\} \1;", re.DOTALL)
_FUNCTION = re.compile(r"^PENTAD_API ([^;]*);", re.MULTILINE)


def differences(earlier: Path, later: Path, scratch: Path) -> str:
    """Returns abidiff's report on the later headers; empty if every program still works."""
    before = {name: freeze.bare(earlier / name) for name in freeze.HEADERS}
    layout = (earlier / "pentad.layout").read_text(encoding="utf-8")
    growing = re.findall(r"^GROWS\((\w+),", layout, flags=re.MULTILINE)
    records = [match for text in before.values() for match in _RECORD.finditer(text)]
    counts = {match[1]: match[2].count(";") for match in records if match[1] in growing}
    after = {name: _cut(freeze.bare(later / name), counts) for name in freeze.HEADERS}
    libraries = [_library(scratch / "earlier", before), _library(scratch / "later", after)]
    command = ["abidiff", "--no-added-syms", *map(str, libraries)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return run.stdout + run.stderr if run.returncode else ""


def _cut(types: str, counts: dict[str, int]) -> str:
    """Truncates the records to the counted number of fields."""

    def cut(match: re.Match[str]) -> str:
        fields = match[2].split(";")[:-1]
        kept = "".join(f"{field};" for field in fields[: counts.get(match[1], len(fields))])
        return f"typedef struct {match[1]} {{{kept}\n}} {match[1]};"

    return _RECORD.sub(cut, types)


def _library(folder: Path, headers: dict[str, str]) -> Path:
    (folder / "pentad").mkdir(parents=True)
    body = r"PENTAD_API \1 { __builtin_trap(); }"
    for name, text in headers.items():
        (folder / name).write_text(_FUNCTION.sub(body, text), encoding="utf-8")
    source, library = folder / "stubs.c", folder / "stubs.so"
    source.write_text('#include "pentad.h"\n', encoding="utf-8")
    command = ["gcc", "-w", "-g", "-shared", "-fPIC", str(source), "-o", str(library)]
    subprocess.run(command, check=True)
    return library
