"""The inputs of a linked product, from the list that SwiftPM passed to the linker."""

from __future__ import annotations

import re
import shlex
from collections import defaultdict
from pathlib import Path

_MODULE = re.compile(r"/([^/]+\.build)/")
_CHECKOUT = re.compile(r"(.*/checkouts/[^/]+)/")


def linked(release: Path, *products: str) -> dict[Path, set[Path]]:
    """Returns the folders of the packages in the products, each with its compiled sources.

    `release` is the folder of that name in a scratch folder of SwiftPM.
    """
    found: dict[Path, set[Path]] = defaultdict(set)
    for module in sorted(_modules(release, products)):
        for source in _sources(release / module):
            if package := _CHECKOUT.match(str(source)):
                found[Path(package[1])].add(source)
    return dict(found)


def _modules(release: Path, products: tuple[str, ...]) -> set[str]:
    lists = [release / f"{product}.product/Objects.LinkFileList" for product in products]
    objects = [line for each in lists for line in each.read_text("utf-8").splitlines()]
    return {module[1] for line in objects if (module := _MODULE.search(line))}


def _sources(module: Path) -> set[Path]:
    """Returns the sources of a Swift module, or those that the C compiler recorded, including
    headers.
    """
    listed = module / "sources"
    if listed.exists():
        return {Path(name) for name in shlex.split(listed.read_text("utf-8"))}
    notes = (note.read_text("utf-8") for note in module.rglob("*.d"))
    return {Path(name) for note in notes for name in note.split() if "/checkouts/" in name}
