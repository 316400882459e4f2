"""Conversion of the package's values to JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from datetime import date, timedelta, tzinfo
from decimal import Decimal
from operator import methodcaller
from typing import Any

from .errors import PentadError


def json_default(value: Any) -> Any:
    """Converts a value of the package for ``json.dumps``, as its ``default``.

        >>> import json
        >>> from pentad import elements, json_default
        >>> json.dumps(elements.Formula("H2O"), default=json_default)
        '"H2O"'
        >>> json.dumps(elements.element("Fe").position(), default=json_default)
        '{"column": 8, "row": 4}'

    A dataclass becomes an object with its fields, an element its symbol, and a formula its text. An
    error becomes an object of ``code``, ``message`` and ``offset``. A time and a date become ISO
    8601, a zone its name, a duration its seconds, a Decimal a number, and a set a sorted list. An
    array becomes a list, in which a ``datetime64`` is the text of a moment in UTC. ``json`` itself
    converts an enum member, such as ``State.LIQUID``, to its value, and a named tuple to a list.
    TypeError is raised for other objects, such as a client.
    """
    from .elements import AtomicElement, Formula

    if isinstance(value, (bytes, bytearray, memoryview)):
        raise TypeError(f"{type(value).__name__} has no JSON form")
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    for kind, convert in _CONVERSIONS:
        if isinstance(value, kind):
            return convert(value)
    if isinstance(value, (AtomicElement, Formula)):
        return str(value)
    if hasattr(value, "dtype") and hasattr(value, "tolist"):
        return _array(value)
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"a {type(value).__name__} has no JSON form")


def _array(value: Any) -> Any:
    if value.dtype.kind != "M":
        return value.tolist()
    if getattr(value.dtype, "tz", None) is not None:
        return [None if moment != moment else moment.isoformat() for moment in value]
    return _texts_of(value.astype("str").tolist())


def _texts_of(texts: Any) -> Any:
    """Converts the texts of datetimes: one, or lists of any depth."""
    if isinstance(texts, list):
        return [_texts_of(text) for text in texts]
    if texts == "NaT":
        return None
    # A date has no zone.
    return f"{texts}Z" if "T" in texts else texts


def _number(value: Decimal) -> int | float:
    return int(value) if value == value.to_integral_value() else float(value)


def _failure(error: PentadError) -> dict[str, Any]:
    return {"code": error.code, "message": error.message, "offset": error.offset}


_CONVERSIONS: tuple[tuple[type, Any], ...] = (
    (PentadError, _failure),
    (date, methodcaller("isoformat")),
    (tzinfo, str),
    (timedelta, timedelta.total_seconds),
    (Decimal, _number),
    (Mapping, dict),
    (Set, sorted),
    (Sequence, list),
)
