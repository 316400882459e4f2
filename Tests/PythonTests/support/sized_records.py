"""The records that begin with `struct_size`, and the functions that take them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ctypes import POINTER, c_size_t, sizeof
from typing import Any

import native_names

SIGNATURES = {name: signature() for name, signature in native_names.SIGNATURES.items()}
UNREACHABLE = b"http://127.0.0.1:9/"
#: Records that no function takes directly: the outer record and its field.
INSIDE: dict[str, tuple[str, str, dict[str, Any]]] = {
    "pentad_network_options": (
        "pentad_stellar_client_options",
        "network",
        {"server": UNREACHABLE},
    ),
    "pentad_video_statistics_delegate": ("pentad_video_feed_options", "statistics", {}),
    "pentad_chat_attachment_options": (
        "pentad_chat_message_options",
        "attachments",
        {"attachment_count": 1},
    ),
}
#: Functions that read records like their twin, free them, or would connect to GroupMe.
LEFT_OUT = re.compile(r".*_async|.*_free|pentad_chat_client_sign_in")


def is_sized(kind: Any) -> bool:
    fields = getattr(kind, "_fields_", None)
    return fields is not None and fields[0] == ("struct_size", c_size_t)


def target(kind: Any) -> Any:
    """Returns the type that a pointer points to; None for another type."""
    kind = getattr(kind, "_type_", None)
    return kind if isinstance(kind, type) else None


RECORDS: list[Any] = [kind for kind in native_names.TYPES.values() if is_sized(kind)]


def places(kind: Any) -> Iterator[tuple[str, int]]:
    """The functions that take the record, or an array of pointers to such, and where."""
    taken = ([POINTER(kind)], [POINTER(POINTER(kind)), c_size_t])
    for name, (_, kinds) in SIGNATURES.items():
        for place in range(len(kinds)):
            fits = any(kinds[place : place + len(forms)] == forms for forms in taken)
            if fits and not LEFT_OUT.fullmatch(name):
                yield name, place


def sizes(kind: Any) -> Iterator[int]:
    """Every size that a version of the record had or could have, and some that none has."""
    whole = sizeof(kind)
    yield from range(8, whole + 1, 8)
    yield from (0, 1, 7, 12, whole - 1, whole + 1, whole + 4, whole + 8, 2**63, 2**64 - 8)


def is_reserving(kind: Any) -> bool:
    """Returns true if the record ends in a field for later versions."""
    return "reserved" in (field[0] for field in kind._fields_)
