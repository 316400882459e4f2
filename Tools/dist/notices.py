"""The licences of the linked components, from the compiled sources."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import carried
from components import archives, pinned, swift
from linked import linked
from variant import Variant

_NAMES = re.compile(r"(LICEN[CS]E|COPYING)", re.IGNORECASE)
_NOTICE = re.compile(r"NOTICE", re.IGNORECASE)
# Licences that must be reproduced in distributions of the program.
_PERMISSION = re.compile(r"Redistribution and use|Permission is hereby granted|Permission to use,")
_COMMENT = re.compile(r"/\*.*?\*/|(?:^[ \t]*//[^\n]*\n)+", re.DOTALL | re.MULTILINE)
_RULE = "=" * 78


def third_party(variant: Variant) -> str:
    """Returns all notices in one text. Ends the process when a package has no licence file."""
    return (
        "What libpentad.so and the command contain besides Pentad, and its terms. Each text\n"
        "stands below the names of those that it is of.\n\n"
    ) + joined(_all(variant))


def joined(titled: Iterable[tuple[str, str]]) -> str:
    """Joins texts below their titles; identical texts appear once, below all their titles."""
    texts: dict[str, list[str]] = defaultdict(list)
    for title, text in titled:
        texts[text.strip("\n")].append(title)
    parts = ["\n".join([_RULE, *titles, _RULE, text]) for text, titles in texts.items()]
    return "\n\n".join(parts) + "\n"


def _all(variant: Variant) -> Iterator[tuple[str, str]]:
    versions = _versions()
    packages = linked(variant.build / "release", "pentad", "pentad-cli")
    for package, sources in sorted(packages.items()):
        name = f"{package.name} {versions.get(package.name.lower(), '')}".strip()
        for file, text in of_package(package, sources):
            yield f"{name}, {file.relative_to(package)}", text
    yield from _runtime()
    yield from _archives()
    if variant.has_astro:
        yield from carried.notices()


def _archives() -> Iterator[tuple[str, str]]:
    for package in archives():
        terms = Path(f"/usr/share/doc/{package}/copyright").read_text("utf-8")
        yield f"{package} {carried.version(package)}, of Debian", terms


def of_package(package: Path, sources: set[Path]) -> Iterator[tuple[Path, str]]:
    """Yields the licences of a package and of the folders of its sources, then of the sources."""
    above = {folder for source in sources for folder in source.parents}
    folders = [package, *sorted(folder for folder in above if package in folder.parents)]
    files = [file for folder in folders for file in sorted(folder.iterdir()) if file.is_file()]
    licences = [file for file in files if _NAMES.match(file.name)]
    if not any(file.parent == package for file in licences):
        raise SystemExit(f"error: the package {package.name} has no licence file")
    for file in licences + [file for file in files if _NOTICE.match(file.name)]:
        yield file, file.read_text("utf-8")
    for source in sorted(sources):
        for comment in _COMMENT.findall(source.read_text("utf-8", errors="replace")):
            if _PERMISSION.search(comment):
                yield source, comment


def _versions() -> dict[str, str]:
    return {pin["identity"]: f"{pin['state']['version']} ({pin['location']})" for pin in pinned()}


def _runtime() -> Iterator[tuple[str, str]]:
    """Yields the licences of Swift's own libraries, and of third-party code in its Foundation."""
    title = f"{swift()}: standard library, concurrency, Dispatch, Foundation"
    toolchain = Path(shutil.which("swift") or "swift").resolve().parents[1]
    yield title, (toolchain / "share/swift/LICENSE.txt").read_text("utf-8")
    here = Path(__file__).parent
    yield "ICU, in Swift's Foundation", (here / "ICU.txt").read_text("utf-8")
    yield "uuid.c, in Swift's Foundation", (here / "FoundationUUID.txt").read_text("utf-8")
