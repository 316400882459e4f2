"""The compiled parts of a SwiftPM build: read from the folders of its objects."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_PACKAGE = re.compile(r"/checkouts/([^/]+)/")


class Compiled(NamedTuple):
    """The names of the modules, and of their packages, ours as `pentad`."""

    modules: set[str]
    packages: set[str]


def compiled(products: Path) -> Compiled:
    """Returns the parts below `debug` or `release` of a scratch folder."""
    found = Compiled(set(), set())
    for folder in products.glob("*.build"):
        if next(folder.rglob("*.o"), None):
            found.modules.add(folder.stem)
            package = _PACKAGE.search(_sources(folder))
            found.packages.add(package[1] if package else "pentad")
    return found


def _sources(folder: Path) -> str:
    """Returns a text that lists the sources: the list of a Swift module, or the C compiler's
    record.
    """
    listed = folder / "sources"
    if listed.exists():
        return listed.read_text(encoding="utf-8")
    noted = next(folder.rglob("*.d"), None)
    return noted.read_text(encoding="utf-8") if noted else ""
