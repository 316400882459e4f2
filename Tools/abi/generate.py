#!/usr/bin/env python3
"""Writes the C header, its layout, the symbols and the ctypes module from the Swift facade.

The functions come from the facade's symbol graph, the records, enums and callback types from
pentad_types.h, the version from the file VERSION. All output goes below --root.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import facade
import function_rules
import header_writer
import layout_writer
import python_writer
import symbols_writer
import type_rules
import types_header
import version
from refusals import Refusals


def generate(graph_path: Path, root: Path) -> dict[Path, str]:
    """The generated files and their text. Exits with all messages if anything is refused."""
    refusals = Refusals()
    graph = json.loads(graph_path.read_text(encoding="utf-8"))
    current = version.read(root / "VERSION")
    types = types_header.read(root / "include/pentad_types.h", refusals)
    type_rules.check(types, facade.handles(graph), refusals)
    functions = facade.functions(graph, types, refusals)
    for function in functions:
        function_rules.check(function, (current.major, current.minor), refusals)
    if refusals:
        sys.exit("\n".join(f"error: {message}" for message in refusals.messages))
    return {
        root / "include/pentad.h": header_writer.write(functions, types, current),
        root / "include/pentad.layout": layout_writer.write(functions, types),
        root / "include/pentad.symbols": symbols_writer.symbols(functions),
        root / "include/pentad.map": symbols_writer.version_script(functions),
        root / "Sources/PentadCore/Version.swift": version.swift(current),
        root / "Sources/PentadPython/pentad/_native.py": python_writer.write(
            functions, types, current
        ),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("graph", type=Path, help="PentadC.symbols.json")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    options = parser.parse_args()
    stale = []
    for path, text in generate(options.graph, options.root).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{'stale' if options.check else 'wrote'}: {path}")
    if options.check and stale:
        sys.exit("error: run `make generate` and commit the result")


if __name__ == "__main__":
    main()
