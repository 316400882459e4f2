"""The documents of a download: instructions and licence terms."""

from __future__ import annotations

import string
from pathlib import Path

import carried
import runtime
import sources
from notices import third_party
from variant import ROOT, VERSION, Variant

_TEXTS = Path(__file__).parent
_BESIDE = """, and beside it libswe, the Swiss Ephemeris,
                    with its files of 1800 to 2399"""
_ASTRO = """\
The calendar takes libswe and its files from lib/, then from where the system installs them: for
years before 1800 or after 2399, apt install swe-standard-data. FOLDER/lib may be 218 bytes long and
must have no `:`, `;` or backslash in its name, or else libswe cannot read the files there; they can
then stand elsewhere, in a folder that the variable SE_EPHE_PATH names."""
_NO_ASTRO = """\
This is the variant without the Swiss Ephemeris: days of the calendar come from a server alone, and
the calls that need the engine return `unsupported`."""


def legal(variant: Variant) -> dict[str, str]:
    """Returns the licences and the notices, by file name."""
    texts = {"LICENSE": _read(ROOT / "LICENSE"), "LICENSE-third-party.txt": third_party(variant)}
    notice = "NOTICE-without-astro.txt"
    values = {"version": VERSION}
    if variant.has_astro:
        texts["LICENSE-AGPL-3.0.txt"] = _read(_TEXTS / "AGPL-3.0.txt")
        notice = "NOTICE-whole.txt"
        libswe = f"{carried.LIBSWE} of Debian's package {carried.PACKAGES[0]}"
        values["libswe"] = f"{libswe} {carried.version(carried.PACKAGES[0])}"
        values["source"] = f"{sources.NAME}.tar.gz"
    texts["NOTICE.txt"] = _filled(notice, values)
    return texts


def readme(variant: Variant) -> str:
    """Returns the instructions for the archive, with its system requirements."""
    programs = [variant.tree / "bin/pentad", *variant.tree.glob("lib/libpentad.so.*")]
    values = {
        "version": VERSION,
        "title": "" if variant.has_astro else ", without Astro",
        "beside": _BESIDE if variant.has_astro else "",
        "astro": _ASTRO if variant.has_astro else _NO_ASTRO,
        "glibc": runtime.glibc(*programs),
        "packages": " ".join(runtime.packages(*programs)),
    }
    return _filled("README.txt", values)


def _filled(name: str, values: dict[str, str]) -> str:
    return string.Template(_read(_TEXTS / name)).substitute(values)


def _read(path: Path) -> str:
    return path.read_text("utf-8")
