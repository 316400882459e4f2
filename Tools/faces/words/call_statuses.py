"""Words for what statuses a C function returns that its method does not throw."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from model.operation import Gift, Operation
from model.parameter_reads import Read
from read.operation_tables import Client
from words import twin_comment

_UNKNOWN = "an unknown "
#: A clause about one status alone, which can go on with what another says of it.
_OF_ONE = re.compile(r"(`PENTAD_\w+`) (?!as |also |and )([^`:]*(?:`(?!PENTAD_)[^`]*`[^`:]*)*)")


def of_call(
    operation: Operation, client: Client | None, told: Mapping[str, str], reads: Sequence[Read]
) -> Iterator[str]:
    """The statuses that follow from the handle and the parameters."""
    yield from _each(one.reader.statuses for one in reads if one.reader.statuses)
    if client and client.closed:
        yield f"`PENTAD_CLOSED` {client.closed}"
    if refused := _refused(reads):
        yield f"`PENTAD_INVALID` {refused}"
    needed = [name for name, type_ in operation.parameters if type_.endswith("?")]
    if operation.gift in (Gift.RECORD, Gift.TEXT, Gift.HANDLE, Gift.FILLED):
        needed.append(operation.out)
    needed += [part.name for part in operation.parts if part.is_required]
    needed += ["count"] if operation.gift is Gift.ITEMS else []
    missing = [f"`{name}`" for name in needed if not _may_be_missing(told[name])]
    misuse = [f"for {one}" for one in _misuse(operation, reads)]
    if missing:
        misuse.append(f"if {_joined(missing)} is missing")
    if misuse:
        yield f"`PENTAD_MISUSE` {_joined(misuse, ', or ' if misuse[1:] else ' or ')}"
    if client:
        yield "`PENTAD_UNSUPPORTED` after `fork()`"


def merged(clauses: Sequence[str]) -> list[str]:
    """The clauses, those about the same status as one, at the place of the first."""
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
    """For what `PENTAD_INVALID` is returned."""
    texts = {one.reader.reader: one.reader.refuses for one in reads if one.reader.reader}
    values = _each(one for read in reads for one in read.reader.invalid)
    none = [one for one in values if one.startswith("no ")]
    told = [twin_comment.invalid(texts, texts), f"for what is {_joined(none)}" if none else ""]
    told += [f"for {one}" for one in values if one not in none]
    return _joined([one for one in told if one], ", and ")


def _misuse(operation: Operation, reads: Sequence[Read]) -> list[str]:
    """For what values `PENTAD_MISUSE` is returned."""
    values = [one for read in reads for one in _misuse_of(read)]
    if operation.gift is Gift.FILLED:
        values.append("a wrong `struct_size`")
    unknown = [one for one in values if one.startswith(_UNKNOWN)]
    values = _each(one for one in values if one not in unknown)
    if unknown:
        values.append(_UNKNOWN + _joined(_each(one.removeprefix(_UNKNOWN) for one in unknown)))
    return [_joined(values)] if values else []


def _misuse_of(read: Read) -> tuple[str, ...]:
    return (_UNKNOWN + read.parameters[0][0],) if read.reader.is_enum else read.reader.misuse


def _each(texts: Iterable[str]) -> list[str]:
    return [*dict.fromkeys(texts)]


def _joined(texts: Sequence[str], last: str = " or ") -> str:
    """`a, b or c`."""
    return last.join([", ".join(texts[:-1]), texts[-1]] if texts[1:] else texts)


def _may_be_missing(about: str) -> bool:
    """Whether NULL has a meaning of its own, and not only where another parameter is 0."""
    return "NULL" in about and "NULL when `" not in about
