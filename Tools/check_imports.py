"""Checks the import rules of the package: the modules that each module may import.

`python3 Tools/check_imports.py [ROOT]` prints each import that breaks a rule and fails.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

NETWORK = {"PentadNetworking", "ReferenceServer"}
KITS = {"ElementsKit", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit"}
SYSTEM = {"Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"}

_IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)",
    re.MULTILINE,
)


class Place(NamedTuple):
    """A file below Sources or Tests: `ChatKit`, `Store`, `Outbox.swift`."""

    module: str
    room: str


def broken_rules(place: Place, imported: str) -> Iterator[str]:
    """Yields the reasons why a file in `place` may not import the module."""
    module, room = place
    if module in KITS:
        if imported in KITS - {module}:
            yield "a Kit does not import another"
        if imported == "PentadNetworking":
            yield "a Kit gets its transport from the host"
        if imported == "PentadStorage" and room != "Store":
            yield "a Kit's disk is its Store"
    if module == "PentadCore" and imported not in SYSTEM:
        yield "PentadCore imports Dispatch, Synchronization and the C library only"
    if module == "ElementsKit" and imported.startswith("Foundation"):
        yield "ElementsKit does without Foundation"
    may_store = module == "PentadStorage" or (module in KITS and room == "Store")
    if imported.startswith("GRDB") and not may_store:
        yield "GRDB belongs in PentadStorage and in a Kit's Store"
    if imported.startswith("NIO") and module not in NETWORK:
        yield "SwiftNIO belongs in PentadNetworking and in the reference server"
    may_inflate = module == "PentadNetworking" or (module, room) == ("VideoFeedKit", "Source")
    if imported == "CZlib" and not may_inflate:
        yield "zlib belongs in PentadNetworking and in VideoFeedKit's Source"
    if imported == "CLibXML2" and (module, room) != ("VideoFeedKit", "Source"):
        yield "libxml2 belongs in VideoFeedKit's Source"
    if imported == "AsyncHTTPClient" and module != "PentadNetworking":
        yield "AsyncHTTPClient belongs in PentadNetworking"
    if imported == "PentadNetworking" and module in {"PentadCore", "PentadStorage"}:
        yield "the foundations do without the live network"
    if imported == "ReferenceServer" and module != "PentadReferenceServer":
        yield "the reference server is for tests and for its own program"
    if imported == "CSwissEphemeris" and (module, room) != ("AstroKit", "Source"):
        yield "the Swiss Ephemeris belongs in AstroKit's Source"


def broken_test_rules(place: Place, imported: str) -> Iterator[str]:
    """Yields the reasons why a test in `place` may not import the module."""
    tested = place.module.removesuffix("Tests")
    if tested not in NETWORK and (imported.startswith("NIO") or imported == "AsyncHTTPClient"):
        yield "SwiftNIO belongs in the tests of PentadNetworking"
    if tested in KITS and imported in NETWORK:
        yield "a Kit's tests give it a transport of their own; EndToEndTests has the live one"


def violations(root: Path) -> list[str]:
    """Returns a line for each import below Sources and Tests that breaks a rule."""
    found: list[str] = []
    for path in sorted([*(root / "Sources").rglob("*.swift"), *(root / "Tests").rglob("*.swift")]):
        top, *parts = PurePosixPath(path.relative_to(root)).parts
        place = Place(parts[0], parts[1] if len(parts) > 2 else "")
        rules = broken_rules if top == "Sources" else broken_test_rules
        text = path.read_text(encoding="utf-8")
        for match in _IMPORT.finditer(text):
            line = text.count("\n", 0, match.start(1)) + 1
            where = f"{path.relative_to(root)}:{line}"
            found += [f"{where}: {match[1]}: {rule}" for rule in rules(place, match[1])]
    return found


def main() -> None:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1]
    if found := violations(root):
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
