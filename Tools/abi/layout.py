"""Where the fields of a record lie, on the 64-bit platforms that Pentad runs on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from abi_types import Array, CType, Kind, Named, Pointer

SIZES = {
    "bool": 1,
    "char": 1,
    "int": 4,
    "double": 8,
    "float": 4,
    "int8_t": 1,
    "int16_t": 2,
    "int32_t": 4,
    "int64_t": 8,
    "uint8_t": 1,
    "uint16_t": 2,
    "uint32_t": 4,
    "uint64_t": 8,
    "size_t": 8,
}


def tail_padding(fields: Sequence[CType], records: Mapping[str, Sequence[CType]]) -> int:
    """How many bytes lie unused after the last field."""
    end, alignment = _extent(fields, records)
    return -end % alignment


def _extent(fields: Sequence[CType], records: Mapping[str, Sequence[CType]]) -> tuple[int, int]:
    end = widest = 0
    for field in fields:
        size, alignment = _size(field, records)
        end += -end % alignment + size
        widest = max(widest, alignment)
    return end, max(widest, 1)


def _size(type_: CType, records: Mapping[str, Sequence[CType]]) -> tuple[int, int]:
    if isinstance(type_, Pointer):
        return 8, 8
    if isinstance(type_, Array):
        size, alignment = _size(type_.element, records)
        return size * type_.count, alignment
    if isinstance(type_, Named) and type_.kind is Kind.RECORD:
        end, alignment = _extent(records[type_.name], records)
        return end + -end % alignment, alignment
    if isinstance(type_, Named):
        return (4, 4) if type_.kind is Kind.ENUM else (8, 8)
    return SIZES[type_.name], SIZES[type_.name]
