"""Writes the Kits' records: for C, and the code that fills them in the facade."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from model.abi_types import record_of, spell
from model.kit_records import KitRecord, RecordField
from read.bridge import MODULES, Bridge
from read.operation_tables import MERGED, SNAPSHOT
from words import c_comments, comments

_SIZE = "The size of this record."

#: The other fields of a list with its age and origin, and of one from several accounts.
_FRESHNESS = """\
  /** The time when it came from the source. */
  int64_t stored_at;
  /** The origin of the list. */
  pentad_snapshot_origin origin;
  /**
   * True if it is stale: a newer version was requested from the source, and the request failed.
   */
  bool is_stale;
"""
_ACCOUNTS = """\
  /** The id of the account of each item. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  /** The accounts whose items are missing, with the reason, by id. */
  const struct pentad_{kit}_account_failure *PENTAD_NONNULL failures;
  /** The number of failures. */
  size_t failure_count;
"""

_SWIFT_SNAPSHOT = """\
  func record(_ list: {type}) -> {name} {{
    {name}(
      items: arena.array(list.value.map {{ arena.record(record($0)) }}), count: list.value.count,
      stored_at: list.storedAt, origin: list.origin.code, is_stale: list.isStale)
  }}
"""
_SWIFT_MERGED = """\
  func record(_ merged: {type}) -> {name} {{
    {name}(
      items: arena.array(merged.items.map {{ arena.record(record($0.item)) }}),
      count: merged.items.count, accounts: arena.strings(merged.items.map(\\.account)),
      failures: arena.array(failures(merged.failures)), failure_count: merged.failures.count)
  }}
"""


def declarations(table: Bridge, records: Sequence[KitRecord]) -> list[str]:
    """Returns the records of a Kit in C, and its lists."""
    known: set[str] = set()
    parts = []
    for record in _ordered(records):
        parts.append(_c_record(record, known))
        known.add(record.bridge.name)
    flat = {record.bridge.name for record in records if record.bridge.flat}
    for name, item in table.lists.items():
        about = table.list_comments.get(name, "")
        target = item if item in known else f"struct {item}"
        parts.append(_c_list(name, about, target, item in flat))
    for name, item in table.snapshots.items():
        parts.append(_c_list(name, table.list_comments.get(name, ""), item, False, _FRESHNESS))
    accounts = _ACCOUNTS.format(kit=table.kit)
    for name, item in table.merged.items():
        parts.append(_c_list(name, table.list_comments.get(name, ""), item, False, accounts))
    return parts


def _ordered(records: Sequence[KitRecord]) -> list[KitRecord]:
    """Orders each record after those that it points to."""
    by_name = {record.bridge.name: record for record in records}
    ordered: dict[str, KitRecord] = {}

    def place(record: KitRecord) -> None:
        if record.bridge.name not in ordered:
            for field in record.fields:
                if target := by_name.get(record_of(field.type)):
                    place(target)
            ordered[record.bridge.name] = record

    for record in records:
        place(record)
    return list(ordered.values())


def _c_record(record: KitRecord, known: Set[str]) -> str:
    name = record.bridge.name
    about = comments.absent(comments.body(record.about), "NULL")
    lines = [*c_comments.comment(about, ""), f"typedef struct {name} {{"]
    if record.bridge.sized:
        lines += [*c_comments.comment(_SIZE, "  "), "  size_t struct_size;"]
    for field in record.fields:
        lines += c_comments.comment(_about(field), "  ")
        lines.append(f"  {_declaration(field, known)};")
    return "\n".join([*lines, f"}} {name};"]) + "\n"


def _about(field: RecordField) -> str:
    """Returns a field's comment in C: nil becomes NULL, or the number that represents it."""
    text = comments.field(field.about)
    if field.is_message:
        text = comments.with_clause(text, "in a sentence")
    if not field.absent:
        return text
    told = comments.absent(text, field.absent)
    is_told = field.absent == "false" or re.search(rf"(?<!\w){field.absent}\b", told)
    return told if is_told else f"{told} {field.absent} when there is none."


def _declaration(field: RecordField, known: Set[str]) -> str:
    """Returns the declaration; a record that is declared later is named with `struct`."""
    text, target = spell(field.type), record_of(field.type)
    if target and target not in known:
        text = text.replace(target, f"struct {target}")
    return f"{text} {field.name}"


def _c_list(name: str, about: str, item: str, is_flat: bool, rest: str = "") -> str:
    pointer = "*PENTAD_NONNULL" if is_flat else "*PENTAD_NONNULL const *PENTAD_NONNULL"
    comment = "\n".join(c_comments.comment(about, ""))
    return (
        f"{comment}\ntypedef struct {name} {{\n"
        "  /** The items. */\n"
        f"  const {item} {pointer} items;\n"
        f"  /** The number of items. */\n  size_t count;\n{rest}}} {name};\n"
    )


def swift(bridge: Bridge, records: Sequence[KitRecord]) -> str:
    """Returns the code that fills the records."""
    head = f"// Generated by Tools/faces from Bridge/{bridge.kit}.toml; do not edit.\n"
    modules = sorted({"CPentad", "PentadCore", MODULES[bridge.kit]})
    head += "".join(f"import {module}\n" for module in modules)
    types = {record.bridge.name: record.bridge.swift for record in records}
    types |= {hand.record: name for name, hand in bridge.by_hand.items()}
    functions = [_swift_record(record) for record in records]
    flat = {record.bridge.name for record in records if record.bridge.flat}
    functions += [
        _swift_list(name, types[item], item in flat) for name, item in bridge.lists.items()
    ]
    functions += [
        _SWIFT_SNAPSHOT.format(name=name, type=SNAPSHOT.format(types[item]))
        for name, item in bridge.snapshots.items()
    ]
    functions += [
        _SWIFT_MERGED.format(name=name, type=MERGED.format(types[item]))
        for name, item in bridge.merged.items()
    ]
    body = "\n".join(functions)
    return f"{head}\nextension {bridge.builder} {{\n{body}}}\n"


def _swift_record(record: KitRecord) -> str:
    name = record.bridge.name
    given = [f"      {field.name}: {field.expression}" for field in record.fields]
    if record.bridge.sized:
        given.insert(0, f"      struct_size: MemoryLayout<{name}>.size")
    fields = ",\n".join(given)
    return (
        f"  func record(_ value: {record.bridge.swift}) -> {name} {{\n"
        f"    {name}(\n{fields})\n  }}\n"
    )


def _swift_list(name: str, swift_type: str, is_flat: bool) -> str:
    each = "record($0)" if is_flat else "arena.record(record($0))"
    return (
        f"  func record(_ values: [{swift_type}]) -> {name} {{\n"
        f"    {name}(\n"
        f"      items: arena.array(values.map {{ {each} }}), count: values.count)\n"
        "  }\n"
    )
