"""A one-line repr for values with many fields."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

_Kind = TypeVar("_Kind", bound=type)

_LENGTH = 60
_NESTED = 160


def brief(kind: _Kind) -> _Kind:
    """Gives a dataclass a short repr for people, with the fields that have a value.

    A field that is None or empty is left out, and a long one is truncated; ``vars()`` or
    ``dataclasses.asdict()`` shows everything.
    """
    represented: Any = kind
    represented.__repr__ = _brief
    return kind


def _brief(value: Any) -> str:
    values = ((field.name, getattr(value, field.name)) for field in fields(value) if field.repr)
    shown = [f"{name}={_part(part)}" for name, part in values if not _is_empty(part)]
    return f"{type(value).__name__}({', '.join(shown)})"


def _is_empty(value: Any) -> bool:
    # NumPy's == with a tuple returns an array.
    return value is None or (isinstance(value, (str, tuple)) and not value)


def _part(value: Any) -> str:
    text = repr(value[:_LENGTH] if type(value) is str else value)
    if type(value) is str:
        return text if len(value) <= _LENGTH else f"{text[:-1]}…{text[-1]}"
    if len(text) <= _NESTED:
        return text
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return f"({len(value)} × {type(value[0]).__name__})"
    return f"{type(value).__name__}(…)"
