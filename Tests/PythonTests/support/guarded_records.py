"""Calls each function that takes a record with `struct_size`, as programs of every version would.

The record ends where the process may read no further: a library that looked beyond what an older
program gave it would be ended. Prints a line of JSON for each call. Arguments: the folder of the
headers, and the address of a reference server with a user `tok-alice`.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import re
import sys
from ctypes import POINTER, Structure, byref, c_char_p, c_size_t, c_void_p, cast, sizeof
from pathlib import Path
from typing import Any

from pentad import _native, chat, handle_count
from pentad._library import lib
from sized_records import INSIDE, RECORDS, SIGNATURES, is_reserving, places, sizes, target

PAGE = mmap.PAGESIZE
#: The other arguments that a call needs to read the record.
BESIDE: dict[Any, Any] = {
    _native.pentad_astro_place: _native.pentad_astro_place(time_zone=b"UTC"),
    _native.pentad_stellar_term_calendar: _native.pentad_stellar_term_calendar(
        first=20260901, last=20261215
    ),
}
NUMBERS = {("pentad_astro_days_fill", 3): 20260901}
#: Opened first, in this order; a later one takes those before it.
OPENED = (
    "pentad_astro_calendar_open",
    "pentad_astro_handler_open",
    "pentad_stellar_client_open",
    "pentad_video_feed_open",
    "pentad_video_playback_open",
)


class Caller:
    """Calls functions with one record, and with nothing in the place of the rest."""

    def __init__(self) -> None:
        self.handles: dict[Any, Any] = {}
        self._pages = mmap.mmap(-1, 2 * PAGE)
        self._end = ctypes.addressof(ctypes.c_char.from_buffer(self._pages)) + PAGE
        libc = ctypes.CDLL(None)
        assert libc.mprotect(c_void_p(self._end), c_size_t(PAGE), 0) == 0

    def record(self, kind: Any, struct_size: int) -> Any:
        """Returns a record of zeros that ends at the page's end if its length is `struct_size`."""
        length = max(struct_size if struct_size % 8 == 0 else sizeof(kind), sizeof(c_size_t))
        address = self._end - min(length, PAGE)
        ctypes.memset(address, 0, self._end - address)
        c_size_t.from_address(address).value = struct_size
        return cast(address, POINTER(kind))

    def call(self, name: str, place: int, record: Any) -> str | None:
        """Returns the function's error message for a record at that place; None if there is no
        error.
        """
        result, kinds = SIGNATURES[name]
        outs: list[tuple[Any, Any]] = []
        error = POINTER(_native.pentad_error)()
        arguments = [self._argument(kind, outs) for kind in kinds[:-1]]
        arguments = [NUMBERS.get((name, n), value) for n, value in enumerate(arguments)]
        if kinds[place] is type(record):
            arguments[place] = record
        else:
            arguments[place] = byref(record)
            arguments[place + 1] = 1
        assert result is ctypes.c_int
        getattr(lib, name)(*arguments, byref(error))
        message = lib.pentad_error_message(error).decode() if error else None
        lib.pentad_error_free(error)
        for kind, out in outs:
            free(kind, out)
        return message

    def open(self, name: str) -> None:
        _, kinds = SIGNATURES[name]
        out = kinds[-2]._type_()
        given = [self.handles.get(target(kind)) for kind in kinds[:-2]]
        status = getattr(lib, name)(*given, byref(out), None)
        assert status == 0, name
        self.handles[target(kinds[-2]._type_)] = out

    def _argument(self, kind: Any, outs: list[tuple[Any, Any]]) -> Any:
        if kind is c_char_p:
            return b""
        if kind is c_void_p or hasattr(kind, "_restype_"):
            return kind()
        pointed = target(kind)
        if pointed is None:
            return 0
        if issubclass(pointed, Structure):
            beside = BESIDE.get(pointed)
            return byref(beside) if beside else self.handles.get(pointed)
        out = pointed()
        outs.append((pointed, out))
        return byref(out)


def free(kind: Any, out: Any) -> None:
    """Gives back what a call has made."""
    if kind is c_void_p:
        lib.pentad_string_free(out)
        return
    name = f"{getattr(target(kind), '__name__', '')}_free"
    if name in SIGNATURES and SIGNATURES[name][1] == [kind]:
        getattr(lib, name)(out)


def headers(include: str) -> str:
    """The headers of all Kits."""
    return "".join(path.read_text("utf-8") for path in sorted(Path(include).glob("pentad/*.h")))


def main(include: str, server: str) -> None:
    text = re.sub(r"/\*.*?\*/", "", headers(include), flags=re.DOTALL)
    caller = Caller()
    for name in OPENED:
        caller.open(name)
    with chat.ChatClient.sign_in("tok-alice", server=server, works_by_itself=False) as client:
        caller.handles[_native.pentad_chat_client] = client._pointer
        for kind in RECORDS:
            outer, field, values = INSIDE.get(kind.__name__, (kind.__name__, "", {}))
            for name, place in places(getattr(_native, outer)):
                declared = re.search(rf"\b{name}\([^;]*;", text)
                assert declared
                fills = bool(re.search(rf"(?<!const ){outer} \*\w+ out,", declared[0]))
                forms = [(size, 0, 0) for size in sizes(kind)]
                forms += [(sizeof(kind), 1, 0)] if is_reserving(kind) else []
                # Its last byte is a field of a later version.
                forms += [(sizeof(kind) + 8, 0, 1)]
                for size, reserved, newer in forms:
                    record = caller.record(kind, size)
                    if newer:
                        ctypes.memset(ctypes.addressof(record.contents) + size - 1, 1, 1)
                    if reserved:
                        record.contents.reserved = reserved
                    if field:
                        around = getattr(_native, outer)(**values)
                        where = dict(around._fields_)[field]
                        given = record if where is type(record) else ctypes.pointer(record)
                        setattr(around, field, given)
                        record = ctypes.pointer(around)
                    message = caller.call(name, place, record)
                    made = [
                        kind.__name__,
                        name,
                        fills,
                        size,
                        sizeof(kind),
                        reserved,
                        newer,
                        message,
                    ]
                    print(json.dumps(made))
                    sys.stdout.flush()
        for kind, handle in reversed(list(caller.handles.items())[:-1]):
            getattr(lib, f"{kind.__name__}_free")(handle)
    assert handle_count() == 0  # what a call has made was given back


if __name__ == "__main__":
    main(*sys.argv[1:])
