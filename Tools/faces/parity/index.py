"""The references between symbols, from the compiler's index of a debug build."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parity.index_library import IndexLibrary, VisitText

_RECORD = 2  # a dependency of a unit that says what stands in its file
_REFERENCE = 1 << 2
_CHILD_OF, _OVERRIDE_OF, _CALLED_BY = 1 << 9, 1 << 11, 1 << 13
_ACCESSOR_OF, _CONTAINED_BY = 1 << 15, 1 << 16


@dataclass
class Index:
    """The symbols by their USR, which is that of the symbol graphs."""

    names: dict[str, str] = field(default_factory=dict)
    #: The symbols in a symbol's body, and its accessors.
    uses: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    #: The type or extension of a member.
    owners: dict[str, str] = field(default_factory=dict)
    #: The requirements of protocols that a member satisfies.
    requirements: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def reach(self, roots: Iterable[str]) -> set[str]:
        """Returns all symbols that these use, directly or indirectly."""
        found = set(roots)
        waiting = list(found)
        while waiting:
            new = self.uses.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found


def read(store: Path, modules: Iterable[str]) -> Index:
    """Returns the index of these modules, for the files that still exist."""
    library = IndexLibrary()
    opened = library.store_create(str(store).encode(), None)
    if not opened:
        raise FileNotFoundError(f"{store} is no index: build first")
    index = Index()
    for record in _records(library, opened, frozenset(modules)):
        reader = library.record_reader_create(opened, record.encode(), None)
        library.each(
            "record_reader_occurrences_apply_f",
            reader,
            lambda occurrence: _note(library, index, occurrence),
        )
        library.record_reader_dispose(reader)
    return index


def _records(library: IndexLibrary, store: int, modules: frozenset[str]) -> list[str]:
    units: list[bytes] = []

    def visit(_: Any, name: Any) -> bool:
        units.append(str(name).encode())
        return True

    library.store_units_apply_f(store, 0, None, VisitText(visit))
    found: set[str] = set()

    def add(other: int) -> None:
        is_own = not library.unit_dependency_is_system(other)
        if is_own and library.unit_dependency_get_kind(other) == _RECORD:
            found.add(str(library.unit_dependency_get_name(other)))

    for unit in units:
        reader = library.unit_reader_create(store, unit, None)
        if (
            str(library.unit_reader_get_module_name(reader)) in modules
            and Path(str(library.unit_reader_get_main_file(reader))).exists()
        ):
            library.each("unit_reader_dependencies_apply_f", reader, add)
        library.unit_reader_dispose(reader)
    return sorted(found)


def _note(library: IndexLibrary, index: Index, occurrence: int) -> None:
    symbol = library.occurrence_get_symbol(occurrence)
    usr, name = (str(f(symbol)) for f in (library.symbol_get_usr, library.symbol_get_name))
    index.names[usr] = name
    is_reference = library.occurrence_get_roles(occurrence) & _REFERENCE

    def relate(relation: int) -> None:
        roles = library.symbol_relation_get_roles(relation)
        other = library.symbol_relation_get_symbol(relation)
        to = str(library.symbol_get_usr(other))
        if roles & _ACCESSOR_OF or (is_reference and roles & (_CALLED_BY | _CONTAINED_BY)):
            index.uses[to].add(usr)
        if roles & _CHILD_OF and not is_reference:
            index.owners[usr] = to
            index.names.setdefault(to, str(library.symbol_get_name(other)))
        if roles & _OVERRIDE_OF:
            index.requirements[usr].add(to)

    library.each("occurrence_relations_apply_f", occurrence, relate)
