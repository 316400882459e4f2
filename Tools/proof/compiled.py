"""What a build of SwiftPM compiled: read from the folders in which it leaves its objects."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_PACKAGE = re.compile(r"/checkouts/([^/]+)/")


class Compiled(NamedTuple):
    """The names of the modules, and of the packages that they come from, ours as `pentad`."""

    modules: set[str]
    packages: set[str]


def compiled(products: Path) -> Compiled:
    """What lies below `debug` or `release` of a scratch folder."""
    found = Compiled(set(), set())
    for folder in products.glob("*.build"):
        if next(folder.rglob("*.o"), None):
            found.modules.add(folder.stem)
            package = _PACKAGE.search(_sources(folder))
            found.packages.add(package[1] if package else "pentad")
    return found


def _sources(folder: Path) -> str:
    """A text that names the sources: the list of a Swift module, or what C's compiler noted."""
    listed = folder / "sources"
    if listed.exists():
        return listed.read_text(encoding="utf-8")
    noted = next(folder.rglob("*.d"), None)
    return noted.read_text(encoding="utf-8") if noted else ""
