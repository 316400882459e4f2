#!/usr/bin/env python3
"""Writes the faces of each operation: Swift, C, Python and the command, a page for each Kit.

An operation without a face and without a reason in exemptions.txt is an error. The input is a
build: BUILD, such as .build/debug, contains the compiler's index, and the symbol graphs are next to
it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from parity import (
    article,
    check,
    exemptions,
    index,
    join,
    operations,
    python_face,
    python_fields,
    swift_faces,
)

# The modules of a page, by the first word of its name.
PAGES = {
    "Core": ("PentadCore", "PentadNetworking"),
    "Elements": ("ElementsKit",),
    "Astro": ("AstroKit",),
    "Stellar": ("StellarKit",),
    "Chat": ("ChatKit",),
    "Video": ("VideoFeedKit",),
}


@dataclass(frozen=True)
class Parity:
    """The existing faces, and the exemptions."""

    rows: Sequence[join.Row]
    faces: join.Faces
    exemptions: Sequence[exemptions.Exemption]
    #: The records and callbacks of C.
    types: frozenset[str]
    #: The fields of records that Python does not read.
    unread: Sequence[str]

    def problems(self) -> list[str]:
        return [
            *check.lacking(self.rows, self.exemptions),
            *check.misnamed(self.rows, self.faces, self.types),
            *check.alone(self.rows, self.faces, self.unread, self.exemptions),
        ]

    def pages(self, root: Path) -> dict[Path, str]:
        found = {}
        for word, modules in PAGES.items():
            path = root / f"Sources/{modules[0]}/{modules[0]}.docc/{word}Faces.md"
            rows = [row for row in self.rows if row.member.module in modules]
            is_core = word == "Core"
            own = (*modules, "C") if is_core else modules
            reasons = [one for one in self.exemptions if one.module in own]
            title = f"{modules[0]} in C, in Python and as a command"
            found[path] = article.write(title, rows, reasons, named_alone=is_core)
        return found


def read(build: Path, root: Path) -> Parity:
    """Reads all faces of a build and of its sources."""
    modules = [module for page in PAGES.values() for module in page]
    kits, facade, command = (
        index.read(build / "index/store", some) for some in (modules, ["PentadC"], ["PentadCLI"])
    )
    symbols = (root / "include/pentad.symbols").read_text(encoding="utf-8").splitlines()
    types = (root / "Sources/CPentad/types.h").read_text(encoding="utf-8")
    package = root / "Sources/PentadPython/pentad"
    faces = join.Faces(
        swift_faces.functions(facade, [line.split()[0] for line in symbols]),
        python_face.calls(package),
        swift_faces.commands(command, root / "Sources/PentadCLI"),
    )
    graphs = build.resolve().parent / "symbolgraph"
    members = [one for module in modules for one in operations.read(graphs, module, kits)]
    return Parity(
        join.rows(members, kits, faces),
        faces,
        exemptions.read(Path(__file__).with_name("exemptions.txt")),
        frozenset(re.findall(r"\bpentad_\w+", types)),
        python_fields.unread(package),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("build", type=Path, help="such as .build/debug")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    options = parser.parse_args()
    parity = read(options.build, options.root)
    problems = parity.problems()
    for path, text in parity.pages(options.root).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{'stale' if options.check else 'wrote'}: {path}")
            if options.check:
                problems.append(f"{path.name}: run `make generate` and commit the result")
            else:
                path.write_text(text, encoding="utf-8")
    if problems:
        sys.exit("\n".join(f"error: {problem}" for problem in problems))


if __name__ == "__main__":
    main()
