"""The conversion of Swift values to C: the shape of a type, and of optionals and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from model.abi_types import C_SCALARS, CType, Kind, Named, Pointer, Scalar
from model.refusals import Refused
from read.bridge import Bridge, EnumBridge
from read.kit_types import KitType

_CODE = ".code"
_WORD = re.compile(r"\w+")
_TEXT = Pointer(Scalar("char"), const=True, nullable=False)


@dataclass(frozen=True)
class Shape:
    """A C type, and the code that makes it from a Swift value."""

    c: CType
    #: The member of the value: `.rawValue`.
    member: str = ""
    #: The conversion of that: `Int64({})`.
    give: str = "{}"
    #: The Swift expression for nil if C has a number for it; empty if nil is passed through `give`.
    none: str = ""
    #: The C value for nil.
    absent: str = "NULL"
    #: True if it is a list, with its number of items in another field.
    is_list: bool = False
    #: True if `give` does not accept nil.
    maps: bool = False
    #: True if it is a moment, in milliseconds since 1970.
    is_moment: bool = False

    def expression(self, value: str, is_optional: bool) -> str:
        """Returns the Swift expression of C's value; `value` ends with `?` if the property may be
        nil.
        """
        asked = value.rstrip("?") if self.member in ("", _CODE) else value
        asked += self.member
        if is_optional and self.maps:
            return f"{asked}.map {{ {self.give.format('$0')} }}"
        if is_optional and self.none:
            asked += f" ?? {self.none}"
        return self.give.format(asked)


_TIME = Shape(Scalar("int64_t"), none=".min", absent="PENTAD_NO_TIME", is_moment=True)
_PLAIN = {
    "String": Shape(_TEXT, give="arena.string({})"),
    "Bool": Shape(Scalar("bool"), none="false", absent="false"),
    "Double": Shape(Scalar("double"), none=".nan", absent="NaN"),
    "Int": Shape(Scalar("int64_t"), give="Int64({})", none="-1", absent="-1"),
    "Int64": Shape(Scalar("int64_t"), none="-1", absent="-1"),
    "UInt64": Shape(Scalar("uint64_t"), none="0", absent="0"),
    "Instant": replace(_TIME, member=".milliseconds"),
    "CivilDate": Shape(Scalar("int32_t"), member=".number", none="0", absent="0"),
}
#: The shapes that a table may request: `year: int32_t`, `createdAt: time`.
_ASKED = {
    "int32_t": Shape(Scalar("int32_t"), give="Int32(clamping: {})", none="0", absent="0"),
    "int64_t": _PLAIN["Int"],
    "size_t": Shape(Scalar("size_t")),
    "uint32_t": Shape(Scalar("uint32_t"), member=".rawValue", give="UInt32({})"),
    "time": _TIME,
}


def of_table(keys: Mapping[str, str]) -> Shape:
    """Returns the shape of a type from a table: `{ c = "int64_t", member = "rawValue", none = "0"
    }`.
    """
    is_text = keys["c"] == "text"
    none = keys.get("none", "")
    return Shape(
        c=_TEXT if is_text else Scalar(keys["c"]),
        member=f".{keys['member']}" if "member" in keys else "",
        give=keys.get("give", "arena.string({})" if is_text else "{}"),
        none=none,
        absent="NULL" if is_text else none,
    )


@dataclass(frozen=True)
class Shapes:
    """The shapes of a Kit's types."""

    #: The shapes of the Kit's own types in Bridge: `MessageID = { member = "rawValue", … }`.
    own: Mapping[str, Shape]
    #: The enums of C, by their names in Swift.
    enums: Mapping[str, str]
    #: The records of C, by their names in Swift; those used directly in arrays are flat.
    records: Mapping[str, str]
    flat: frozenset[str]
    #: The functions that return a pointer to a record that many others share.
    shared: Mapping[str, str]
    raw: frozenset[str]
    #: The C value for nil of an enum that has one, by the names in Swift.
    no_case: Mapping[str, str]
    #: The ranges of types that are numbers in C.
    numbers: Mapping[str, str]

    @classmethod
    def of_kit(
        cls, bridge: Bridge, enums: Iterable[EnumBridge], types: Mapping[str, KitType]
    ) -> Shapes:
        """Returns those of a Kit's table, with the enums of all Kits."""
        by_hand = bridge.by_hand
        records = {record.swift: record.name for record in bridge.records}
        flat = {record.name for record in bridge.records if record.flat}
        flat |= {hand.record for hand in by_hand.values() if hand.flat}
        return cls(
            own={name: of_table(keys) for name, keys in bridge.types.items()},
            enums={enum.swift: enum.name for enum in enums},
            records=records | {name: hand.record for name, hand in by_hand.items()},
            flat=frozenset(flat),
            shared={record.swift: record.shared for record in bridge.records if record.shared},
            raw=frozenset(name for name, found in types.items() if found.is_raw),
            no_case={
                enum.swift: f"{enum.name.upper()}_{enum.none.name}" for enum in enums if enum.none
            },
            numbers=bridge.numbers,
        )

    def of(self, swift: str, property: str, asked: str) -> Shape:
        """Returns the shape of a type without its `?`; a type without one is rejected."""
        if swift.startswith("["):
            return self._list(self.of(swift[1:-1].rstrip("?"), "", asked), swift[1:-1])
        if asked and asked not in _ASKED:
            raise Refused(f"{asked} is no shape")
        if asked:
            return _ASKED[asked]
        if swift == "Int64" and property.endswith(("At", "Until")):
            return _TIME
        if known := self.own.get(swift) or _PLAIN.get(swift) or self._named(swift):
            return known
        raise Refused(f"nothing says how {swift} crosses: see [types] and [records] of Bridge")

    def named(self, c: str) -> CType:
        """Returns a C type by its name: a scalar, `text`, an enum, or a record behind a pointer."""
        if c == "text":
            return replace(_TEXT, nullable=True)
        if c in C_SCALARS:
            return Scalar(c)
        if c in self.enums.values() or c == "pentad_status":
            return Named(c, Kind.ENUM)
        if c in self.records.values():
            return Pointer(Named(c, Kind.RECORD), const=True, nullable=True)
        raise Refused(f"{c} is no type")

    def numbers_of(self, swift: str) -> str:
        """Returns the numbers of a type, also in a list or a span; empty for one without."""
        return next(
            (self.numbers[word] for word in _WORD.findall(swift) if word in self.numbers), ""
        )

    def _named(self, swift: str) -> Shape | None:
        if swift in self.enums:
            absent = self.no_case.get(swift, "NULL")
            return Shape(Named(self.enums[swift], Kind.ENUM), member=_CODE, absent=absent)
        if name := self.records.get(swift.partition("<")[0]):
            record = Pointer(Named(name, Kind.RECORD), const=True, nullable=False)
            give = f"{self.shared[swift]}({{}})" if swift in self.shared else ""
            return Shape(record, give=give or "arena.record(record({}))", maps=True)
        if swift in self.raw:
            return Shape(_TEXT, member=".rawValue", give="arena.string({})")
        return None

    def _list(self, item: Shape, swift: str) -> Shape:
        is_optional = swift.endswith("?")
        each = item.expression("$0?" if is_optional else "$0", is_optional)
        target = item.c
        record = target.target if isinstance(target, Pointer) else None
        if isinstance(record, Named) and record.name in self.flat:
            each, target = "record($0)", record
        c = Pointer(target, const=True, nullable=False)
        if each == "arena.string($0)":
            return Shape(c, give="arena.strings({})", is_list=True)
        mapped = "{}" if each == "$0" else f"{{}}.map {{{{ {each} }}}}"
        return Shape(c, give=f"arena.array({mapped})", is_list=True)
