#!/usr/bin/env python3
"""Writes the faces of the Kits: first the output of Bridge, then the C header and Python's files.

The types come from the Kits' symbol graphs and Bridge, the functions from the facade's graph, the
version from the file VERSION. The facade is compiled with the output of Bridge, so `--bridge`
writes only that, before there is a graph of the facade. All output is written below --root.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from model import (
    client_methods,
    function_rules,
    kit_functions,
    kit_inputs,
    kit_records,
    python_rules,
    type_rules,
)
from model.refusals import Refusals
from read import bridge, facade, kit_enums, symbol_graph, types_header, version
from read.bridge import Bridge
from words.links import Links
from write import (
    description_writer,
    enum_writers,
    frees_writer,
    header_writer,
    inputs_writer,
    layout_writer,
    names_writer,
    operations_writer,
    python_gives,
    python_methods,
    python_writer,
    record_python,
    record_writers,
    symbols_writer,
    twins_writer,
    types_writer,
    unavailable_writer,
)


def bridged(
    tables: list[Bridge], graphs: Path, root: Path, refusals: Refusals
) -> tuple[dict[Path, str], dict[str, str]]:
    """Returns the output of Bridge, and the types of each Kit. Exits if anything is refused."""
    found = {table.kit: kit_enums.read(table, graphs, refusals) for table in tables}
    records = kit_records.read_all(tables, graphs, refusals)
    for own in records.values():
        python_rules.check(own, refusals)
    made = {
        table.kit: kit_functions.made(table, tables, found[table.kit], graphs, root, refusals)
        for table in tables
    }
    inputs = kit_inputs.read_all(tables, graphs, refusals)
    waiting = {
        table.kit: kit_functions.waiting(table, made[table.kit], root, refusals) for table in tables
    }
    all_enums = [enum for table in tables for enum in table.enums]
    everything = [enum for enums in found.values() for enum in enums]
    names = {table.kit: Links.of_python(table, everything, records[table.kit]) for table in tables}
    methods = {
        kit: client_methods.read(
            table, made[kit], waiting[kit], found[kit], names[kit], (graphs, root), refusals
        )
        for kit, table in ((table.kit, table) for table in tables)
    }
    _exit_if(refusals)
    files = {}
    c = Links.of_c(tables, everything, [one for kit in records.values() for one in kit])
    types = {
        table.kit: types_writer.of_kit(
            table, [*map(c.enum, found[table.kit])], [*map(c.record, records[table.kit])]
        )
        for table in tables
    }
    files[root / "Sources/CPentad/types.h"] = types_writer.all_kits(types)
    for table in tables:
        kit, module, enums = table.kit, bridge.MODULES[table.kit], found[table.kit]
        generated = root / "Sources/PentadC/Generated" / kit.title() / module
        if enums:
            files[Path(f"{generated}Enums.swift")] = enum_writers.swift(kit, enums)
        if records[kit]:
            files[Path(f"{generated}Records.swift")] = record_writers.swift(table, records[kit])
        if inputs[kit]:
            files[Path(f"{generated}Inputs.swift")] = inputs_writer.write(kit, inputs[kit])
        if enums:
            files[Path(f"{generated}Names.swift")] = names_writer.functions(kit, enums)
        if table.frees:
            files[Path(f"{generated}Frees.swift")] = frees_writer.write(kit, table.frees)
        if made[kit]:
            functions = operations_writer.write(table, made[kit])
            files[Path(f"{generated}Operations.swift")] = functions
        if table.twins:
            twins = twins_writer.write(table, waiting[kit])
            files[Path(f"{generated}Twins.swift")] = twins
        folder = root / "Sources/PentadPython/pentad" / ("" if kit == "core" else kit)
        if python := enum_writers.python(kit, [*map(names[kit].enum, enums)]):
            files[folder / "_enums.py"] = python
        of_python = [*map(names[kit].record, records[kit])]
        if python := record_python.write(table, module, of_python, all_enums):
            files[folder / "_records.py"] = python
        if methods[kit]:
            client = folder / table.python.folder
            files[client / "_methods.py"] = python_methods.write(table, methods[kit])
            files[client / "_gives.py"] = python_gives.write(table, waiting[kit])
    return files, types


def facade_files(
    tables: list[Bridge], declared: Mapping[str, str], graphs: Path, root: Path, refusals: Refusals
) -> dict[Path, str]:
    """Returns the other generated files. Exits with all messages if anything is refused."""
    graph = symbol_graph.read(graphs, "PentadC")
    current = version.read(root / "VERSION")
    types = types_header.read(root / "Sources/CPentad/types.h", refusals)
    type_rules.check(types, facade.handles(graph), refusals)
    places = {name: place for table in tables for name, place in table.tables.places.items()}
    functions = facade.functions(graph, types, refusals, places)
    for function in functions:
        function_rules.check(function, (current.major, current.minor), refusals)
    _exit_if(refusals)
    headers = {
        root / "include" / header_writer.file_of(table.kit): header_writer.of_kit(
            table, declared[table.kit], functions, types, current
        )
        for table in tables
    }
    return {
        **headers,
        root / "include/pentad.h": header_writer.umbrella([*declared], current),
        root / "include/pentad.json": description_writer.write(functions, types, current),
        root / "include/pentad.layout": layout_writer.write(functions, types),
        root / "include/pentad.symbols": symbols_writer.symbols(functions),
        root / "include/pentad.map": symbols_writer.version_script(functions),
        root / "Sources/PentadC/Generated/Unavailable.swift": unavailable_writer.write(functions),
        root / "Sources/PentadCore/Version.swift": version.swift(current),
        root / "Sources/PentadC/Generated/FinerStatusNames.swift": names_writer.statuses(
            types.enums["pentad_status"]
        ),
        **{
            root / "Sources/PentadPython/pentad" / name: text
            for name, text in python_writer.write(functions, types, current).items()
        },
    }


def _exit_if(refusals: Refusals) -> None:
    if refusals:
        sys.exit("\n".join(f"error: {message}" for message in refusals.messages))


def write(files: dict[Path, str], check: bool) -> list[Path]:
    """Writes the files that differ, or only returns them."""
    stale = [
        path
        for path, text in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
        print(f"{'stale' if check else 'wrote'}: {path}")
    return stale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("graphs", type=Path, help="the folder with the symbol graphs")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--bridge", action="store_true", help="write what comes of Bridge alone")
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    options = parser.parse_args()
    refusals, graphs, root = Refusals(), options.graphs, options.root
    tables = bridge.read(root / "Bridge", refusals)
    files, declared = bridged(tables, graphs, root, refusals)
    stale = write(files, options.check)
    if not options.bridge:
        stale += write(facade_files(tables, declared, graphs, root, refusals), options.check)
    if options.check and stale:
        sys.exit("error: run `make generate` and commit the result")


if __name__ == "__main__":
    main()
