"""Texts for the statuses of a C function that its method does not throw."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from model.operation import Operation
from model.parameter_reads import Read
from read.operation_tables import Client

_UNKNOWN = "an unknown "
#: A clause about one status alone, to which another clause about it can be appended.
_OF_ONE = re.compile(r"(`PENTAD_\w+`) (?!as |also |and )([^`:]*(?:`(?!PENTAD_)[^`]*`[^`:]*)*)")


def of_call(operation: Operation, client: Client | None, reads: Sequence[Read]) -> Iterator[str]:
    """Yields the statuses that follow from the handle and the parameters, except those of every
    function.
    """
    yield from _each(one.reader.statuses for one in reads if one.reader.statuses)
    if client and client.closed:
        yield f"`PENTAD_CLOSED` {client.closed}"
    if refused := _refused(reads):
        yield f"`PENTAD_INVALID` {refused}"
    if misuse := _misuse(reads):
        yield f"`PENTAD_MISUSE` for {misuse}"


def merged(clauses: Sequence[str]) -> list[str]:
    """Merges the clauses about the same status, at the position of the first."""
    places: dict[str, int] = {}
    merged: list[str] = []
    for clause in clauses:
        match = _OF_ONE.fullmatch(clause)
        if match and match[1] in places:
            merged[places[match[1]]] += f", and {match[2]}"
        else:
            if match:
                places[match[1]] = len(merged)
            merged.append(clause)
    return merged


def _refused(reads: Sequence[Read]) -> str:
    """Returns the conditions for `PENTAD_INVALID`."""
    texts = sorted({one.reader.refuses for one in reads if one.reader.reader} - {""})
    values = _each(one for read in reads for one in read.reader.invalid)
    none = [one.removeprefix("no ") for one in values if one.startswith("no ")]
    told = [f"for a text that {_joined(texts)}"] if texts else []
    told += [f"for an invalid {_joined(none)}"] if none else []
    told += [f"for {one}" for one in values if not one.startswith("no ")]
    return _joined(told, ", and ")


def _misuse(reads: Sequence[Read]) -> str:
    """Returns the values that cause `PENTAD_MISUSE`."""
    values = [one for read in reads for one in _misuse_of(read)]
    unknown = [one for one in values if one.startswith(_UNKNOWN)]
    values = _each(one for one in values if one not in unknown)
    if unknown:
        values.append(_UNKNOWN + _joined(_each(one.removeprefix(_UNKNOWN) for one in unknown)))
    return _joined(values)


def _misuse_of(read: Read) -> tuple[str, ...]:
    return (_UNKNOWN + read.parameters[0][0],) if read.reader.is_enum else read.reader.misuse


def _each(texts: Iterable[str]) -> list[str]:
    return [*dict.fromkeys(texts)]


def _joined(texts: Sequence[str], last: str = " or ") -> str:
    """Joins texts as `a, b or c`."""
    return last.join([", ".join(texts[:-1]), texts[-1]] if texts[1:] else texts)
