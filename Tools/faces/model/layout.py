"""The memory layout of a record's fields, on the 64-bit platforms that Pentad supports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from model.abi_types import Array, CType, Kind, Named, Pointer

Records = Mapping[str, Sequence[CType]]

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


@dataclass(frozen=True)
class Place:
    """The offset of a field, and the number of padding bytes before it."""

    offset: int
    size: int
    padding: int


def places(fields: Sequence[CType], records: Records) -> list[Place]:
    """Returns the place of each field."""
    found: list[Place] = []
    end = 0
    for field in fields:
        size, alignment = _size(field, records)
        padding = -end % alignment
        found.append(Place(end + padding, size, padding))
        end += padding + size
    return found


def record_size(fields: Sequence[CType], records: Records) -> int:
    """Returns the size of the whole record."""
    end = max((place.offset + place.size for place in places(fields, records)), default=0)
    return end + -end % _alignment(fields, records)


def tail_padding(fields: Sequence[CType], records: Records) -> int:
    """Returns the number of padding bytes after the last field."""
    ends = [place.offset + place.size for place in places(fields, records)]
    return record_size(fields, records) - max(ends, default=0)


def _alignment(fields: Sequence[CType], records: Records) -> int:
    return max((_size(field, records)[1] for field in fields), default=1)


def _size(type_: CType, records: Records) -> tuple[int, int]:
    if isinstance(type_, Pointer):
        return 8, 8
    if isinstance(type_, Array):
        size, alignment = _size(type_.element, records)
        return size * type_.count, alignment
    if isinstance(type_, Named) and type_.kind is Kind.RECORD:
        fields = records[type_.name]
        return record_size(fields, records), _alignment(fields, records)
    if isinstance(type_, Named):
        return (4, 4) if type_.kind is Kind.ENUM else (8, 8)
    return SIZES[type_.name], SIZES[type_.name]
