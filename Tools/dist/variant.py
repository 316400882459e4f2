"""The two kinds of download: the whole, and one without any part of the Swiss Ephemeris."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
OUTPUT = ROOT / ".build-dist"
VERSION = (ROOT / "VERSION").read_text("utf-8").strip()


@dataclass(frozen=True)
class Variant:
    """A kind of download; the Makefile defines the traits of each."""

    has_astro: bool

    @property
    def suffix(self) -> str:
        """The suffix of an archive's version and of the build folder's name."""
        return "" if self.has_astro else "-without-astro"

    @property
    def wheel_version(self) -> str:
        """A local version: pip treats both as one project, so that one replaces the other."""
        return VERSION if self.has_astro else f"{VERSION}+without.astro"

    @property
    def licence(self) -> str:
        """An SPDX expression for Pentad and the bundled files."""
        return "Apache-2.0 AND AGPL-3.0-only AND CC0-1.0" if self.has_astro else "Apache-2.0"

    @property
    def name(self) -> str:
        """The archive's name without its extension, and its only folder."""
        return f"pentad-{VERSION}{self.suffix}-linux-x86_64"

    @property
    def build(self) -> Path:
        """The path of SwiftPM's folder."""
        return ROOT / f".build-lib{self.suffix}"

    @property
    def wheel_library(self) -> Path:
        """The library of the wheel, which contains SQLite."""
        return self.build / "libpentad-carried.so"

    @property
    def tree(self) -> Path:
        """The folder in which the archive is assembled; `make install` has filled a part of it."""
        return OUTPUT / "stage" / self.name


VARIANTS = (Variant(has_astro=True), Variant(has_astro=False))
