"""Conversions of text and numbers to and from C."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from ctypes import POINTER, c_char_p, c_uint8, pointer
from operator import index
from typing import Any, SupportsIndex, TypeVar

from .errors import InvalidError, NotFoundError

_Value = TypeVar("_Value")

_INT32 = range(-(2**31), 2**31)
_INT64 = range(-(2**63), 2**63)


def utf8(text: str, name: str = "text") -> bytes:
    """Encodes text for C. It rejects a NUL, which would end the text, and lone surrogates."""
    if not isinstance(text, str):
        raise TypeError(f"{name} must be str, not {type(text).__name__}")
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        message = f"{name} has half of a surrogate pair and cannot be UTF-8"
        raise InvalidError(message, offset=error.start) from None
    if b"\0" in data:
        raise InvalidError(f"{name} contains a NUL character", offset=text.index("\0"))
    return data


def optional_utf8(text: str | None, name: str) -> bytes | None:
    return None if text is None else utf8(text, name)


def text(data: bytes) -> str:
    """Decodes text from C."""
    return data.decode()


def optional_text(data: bytes | None) -> str | None:
    return None if data is None else data.decode()


def texts(array: Any, count: int) -> tuple[str, ...]:
    """Decodes texts from C; the array may be NULL if there are none."""
    return tuple(map(text, array[:count])) if count else ()


def known(value: float) -> float | None:
    """Returns a number; None for NaN, which C uses for an unknown one."""
    return value if value == value else None


def known_count(number: int) -> int | None:
    """Returns a count; None for -1, which C uses for an unknown one."""
    return None if number < 0 else number


def items(array: Any, count: int) -> Iterator[Any]:
    """Returns the records of an array of pointers; None for an absent one."""
    for place in range(count):
        pointer = array[place]
        yield pointer.contents if pointer else None


def array(kind: Any, values: Sequence[Any]) -> Any:
    """Makes an array for C with at least one item, because C requires an array."""
    return (kind * max(1, len(values)))(*values)


def pointers(kind: Any, records: Sequence[Any]) -> Any:
    """Makes an array of pointers to records, which it keeps alive."""
    return array(POINTER(kind), [pointer(record) for record in records])


def text_array(texts: Iterable[str], name: str) -> tuple[Any, int]:
    """Encodes texts for C and returns their number; a single text is rejected, because it would be
    split into letters.
    """
    data = [utf8(text, name) for text in several(texts, name)]
    return array(c_char_p, data), len(data)


def byte_array(data: bytes, name: str) -> tuple[Any, int]:
    """Makes a byte array for C and returns its size."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"{name} must be bytes, not {type(data).__name__}")
    copy = bytes(data)
    return (c_uint8 * max(1, len(copy))).from_buffer_copy(copy or b"\0"), len(copy)


def instance(value: object, kind: type[_Value], name: str) -> _Value:
    """Checks that a value is an instance of a class."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {kind.__name__}, not {type(value).__name__}")
    return value


def several(values: Iterable[_Value], name: str) -> Iterable[_Value]:
    """Checks an iterable of values. A single text is rejected, because it would be split into
    letters.
    """
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise TypeError(f"{name} must be several, such as a list, not {type(values).__name__}")
    return values


def lasting(values: Iterable[_Value], name: str) -> Iterable[_Value]:
    """Checks the values of a field. An iterator is rejected: its second use would find nothing."""
    if isinstance(values, Iterator):
        raise TypeError(f"{name} must be a tuple or a list, not {type(values).__name__}")
    return several(values, name)


def int32(value: SupportsIndex, name: str) -> int:
    """Checks a whole number for C, which ctypes would silently truncate to its low 32 bits."""
    return _within(value, name, _INT32)


def positive(value: SupportsIndex, name: str) -> int:
    """Checks that a number is not 0, which in C means the default."""
    number = whole(value, name)
    if number < 1:
        raise InvalidError(f"{name} must be at least 1, not {_shown(number)}")
    if number not in _INT32:
        raise InvalidError(f"{name} is {_shown(number)}, more than {_INT32[-1]}")
    return number


def int64(value: SupportsIndex, name: str) -> int:
    return _within(value, name, _INT64)


def whole(value: SupportsIndex, name: str) -> int:
    """Checks a whole number of any size; a Boolean is rejected."""
    if isinstance(value, bool):
        raise TypeError(f"{name} must be int, not bool")
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{name} must be int, not {type(value).__name__}") from None


def _within(value: SupportsIndex, name: str, bounds: range) -> int:
    number = whole(value, name)
    if number not in bounds:
        raise NotFoundError(f"{name} {_shown(number)} is out of range")
    return number


def _shown(number: int) -> str:
    return str(number) if abs(number) < 10**40 else "of more than 40 digits"


def flag(value: object, name: str) -> bool:
    """Checks a Boolean for C. A text is rejected: in Python even ``"false"`` is true."""
    if isinstance(value, (str, bytes)) or not (value == True or value == False):  # noqa: E712
        raise TypeError(f"{name} must be bool, not {type(value).__name__}")
    return bool(value)


def real(value: float, name: str) -> float:
    """Checks a number for C."""
    if isinstance(value, (str, bytes, bool)):
        raise TypeError(f"{name} must be float, not {type(value).__name__}")
    try:
        return float(value)
    except TypeError:
        raise TypeError(f"{name} must be float, not {type(value).__name__}") from None
    except OverflowError:
        raise InvalidError(f"{name} is too large for a floating-point number") from None
