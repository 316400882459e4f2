"""Calls each function that takes a count, with counts that no memory holds.

The functions are those of the header, and the counts those of their parameters and of the fields
of their records, so that a new one is called, too. Prints a line of JSON before each call and one
behind it: a library that believed a count would be ended between the two. Arguments: the folder of
the headers, and the address of a reference server with a user `tok-alice`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from ctypes import (
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_size_t,
    c_void_p,
    cast,
    pointer,
    sizeof,
)
from typing import Any

from guarded_records import NUMBERS, OPENED, Caller, free, headers
from native_names import TYPES
from pentad import _native, chat, handle_count
from pentad._library import lib
from sized_records import SIGNATURES, is_sized, target

MOST = 2**64 - 1
#: Texts, by the names of parameters and fields.
TEXTS = {
    "conversation": b"g:1",
    "messages_in": b"g:1",
    "search_in": b"g:1",
    "video": b"youtube:BmzSEYNTkHA",
    "formulas": b"H2O",
    "title": b"Water",
    "feed": b"https://example.org/feed",
    "url": b"https://example.org/a.mp4",
    "time_zone": b"UTC",
    "zone": b"UTC",
    "serialized": b"1",
    "words": b"water",
}
#: Text fields that a record needs, and other fields that its counts are looked at with.
FIELDS: dict[str, dict[str, Any]] = {
    "pentad_stellar_term_calendar": {"first": 20260901, "last": 20261215},
    "pentad_astro_lunar_date": {"shaka": 1948, "month": 1, "tithi": 1},
    "pentad_stellar_class": {"master_id": b"1", "name": b"1", "title": b"1", "blurb": b""},
    "pentad_stellar_course_group": {"title": b"1"},
    "pentad_stellar_plan": {"name": b"1"},
    "pentad_stellar_canvas_sign_in_options": {
        "address": b"canvas.example.edu",
        "client_id": b"1",
        "client_secret": b"1",
    },
    "pentad_stellar_announcement": {"title": b"1", "text": b"1"},
    "pentad_chat_group_options": {"name": b"Water"},
    "pentad_video_share_options": {"video": TEXTS["video"]},
    "pentad_video_outline_options": {"feed": TEXTS["feed"]},
    "pentad_astro_place": {"time_zone": b"UTC"},
    "pentad_astro_sun_view_options": {"year": 2026, "month": 11},
}
#: Records without `struct_size` that functions read arrays of.
UNSIZED = (
    "pentad_stellar_courses",
    "pentad_stellar_course_group",
    "pentad_stellar_class",
    "pentad_stellar_plan",
    "pentad_stellar_calendar_items",
    "pentad_astro_day_containers",
    "pentad_astro_alerts",
)
#: Counts that are not read: what they count follows from other fields.
UNREAD = ("number_count",)
#: Functions that would block, or free a missing handle.
LEFT_OUT = re.compile(r".*_free|pentad_chat_client_sign_in\w*|.*_open_async")


def declared(include: str) -> dict[str, list[str]]:
    """The parameters of each function, as they are written."""
    text = re.sub(r"/\*.*?\*/", "", headers(include), flags=re.DOTALL)
    text = re.sub(r"PENTAD_N\w+", "", text)
    found = re.findall(r"PENTAD_API [^;(]*?(pentad_\w+)\(([^;]*)\);", text)
    return {name: [" ".join(p.split()) for p in list_.split(",")] for name, list_ in found}


def word(parameter: str) -> str:
    return parameter.split(" ")[-1]


def counts(kind: type[Structure]) -> Iterator[tuple[str, str | None]]:
    """The counts of a record that a caller hands in, each with the field of its array."""
    fields = kind._fields_
    for place, field in enumerate(fields):
        name, form = field[:2]
        is_count = re.fullmatch(r"(?!struct)(\w+_)?(count|size|limit)", name)
        if is_count and form is c_size_t and name not in UNREAD:
            yield name, None if name.endswith("limit") else fields[place - 1][0]


def bad(stride: int) -> list[int]:
    """Counts that memory cannot hold, the smallest last."""
    return [
        MOST,
        MOST // 2,
        MOST // 2 + 1,
        MOST // stride,
        MOST // stride // 2 + 1,
        2**47 // stride + 1,
    ]


class CountingCaller(Caller):
    """Calls functions with arguments that are good, but for a count."""

    def __init__(self, parameters: dict[str, list[str]]) -> None:
        super().__init__()
        self.parameters = parameters
        self.kept: list[Any] = []

    def keep(self, value: Any) -> Any:
        self.kept.append(value)
        return value

    def value(self, kind: Any, name: str) -> Any:
        """A good record, text or array."""
        if isinstance(kind, type) and issubclass(kind, Structure):
            record = self.keep(kind(**FIELDS.get(kind.__name__, {})))
            if is_sized(kind):
                record.struct_size = sizeof(kind)
            return record
        return TEXTS.get(name, b"1")

    def array(self, kind: Any, name: str) -> Any:
        """Three good items."""
        item = kind._type_
        if item is c_char_p:
            items = (c_char_p * 3)(*[TEXTS.get(name, b"1")] * 3)
        elif target(item):
            items = (item * 3)(*[pointer(self.value(target(item), name))] * 3)
        else:
            items = (item * 3)()
        return cast(self.keep(items), kind)

    def run(
        self, name: str, changes: dict[int, Any], label: str, value: int, handles: bool = True
    ) -> None:
        """Calls a function, and prints its result."""
        result, kinds = SIGNATURES[name]
        outs: list[tuple[Any, Any]] = []
        error = POINTER(_native.pentad_error)()
        arguments: list[Any] = []
        for place, (kind, parameter) in enumerate(zip(kinds, self.parameters[name], strict=True)):
            if place in changes:
                arguments.append(changes[place])
            elif kind is POINTER(POINTER(_native.pentad_error)):
                arguments.append(byref(error))
            else:
                good = self._good(kind, parameter, name, place, handles, outs)
                arguments.append(good)
        print(json.dumps([name, label, value]), flush=True)
        status = getattr(lib, name)(*arguments)
        message = lib.pentad_error_message(error).decode() if error else None
        lib.pentad_error_free(error)
        for kind, out in outs:
            if target(kind) is _native.pentad_operation and out:
                lib.pentad_operation_wait(out, -1, None)
            free(kind, out)
        print(
            json.dumps([name, label, value, status if result is c_int else None, message]),
            flush=True,
        )

    def _good(
        self, kind: Any, parameter: str, name: str, place: int, handles: bool, outs: Any
    ) -> Any:
        if kind is c_char_p and "const" in parameter:
            return TEXTS.get(word(parameter), b"1")
        if hasattr(kind, "_restype_"):
            return self.keep(kind(lambda *_: 0 if kind._restype_ else None))
        if kind is c_void_p or target(kind) is None:
            return NUMBERS.get((name, place), 20260901 if word(parameter) == "from" else 0)
        pointed = target(kind)
        if not issubclass(pointed, Structure):
            if "const" in parameter and "const char **" not in parameter.replace("* *", "**"):
                return self.array(kind, word(parameter))
            # A list of any length fits, and a result.
            if target(pointed) is None and pointed is not c_void_p:
                return cast(self.keep((pointed * 4096)()), kind)
            out = pointed()
            outs.append((pointed, out))
            return byref(out)
        if not hasattr(pointed, "_fields_"):
            return self.handles.get(pointed) if handles else None
        return byref(self.value(pointed, word(parameter)))


def call_parameters(caller: CountingCaller) -> None:
    for name, parameters in caller.parameters.items():
        _, kinds = SIGNATURES[name]
        for place, parameter in enumerate(parameters):
            if not re.fullmatch(r"size_t \w+", parameter) or LEFT_OUT.fullmatch(name):
                continue
            label = f"{word(parameter)} of {name}"
            if word(parameter) in ("limit", "capacity"):
                for count in bad(8):
                    caller.run(name, {place: count}, f"at most: {label}", count)
                continue
            before = place - 1
            while word(parameters[before]) == "lengths":
                before -= 1
            is_column = "*" not in parameters[before]
            stride = 8 if is_column else sizeof(kinds[before]._type_)
            given = (
                {} if is_column else {before: caller.array(kinds[before], word(parameters[before]))}
            )
            if "lengths" in map(word, parameters):
                given[before + 1] = None
            for count in bad(stride):
                caller.run(name, {**given, place: count}, f"count: {label}", count)
            if not is_column:
                caller.run(name, {**given, before: None, place: 1}, f"NULL: {label}", 1)
                caller.run(
                    name, {**given, before: None, place: 0}, f"none: {label}", 0, handles=False
                )


def call_records(caller: CountingCaller) -> None:
    for kind in TYPES.values():
        if not (
            isinstance(kind, type) and issubclass(kind, Structure) and hasattr(kind, "_fields_")
        ):
            continue
        if not is_sized(kind) and kind.__name__ not in UNSIZED:
            continue
        for name, parameters in caller.parameters.items():
            _, kinds = SIGNATURES[name]
            for place, given in enumerate(kinds):
                single = given is POINTER(kind) and "const" in parameters[place]
                many = given is POINTER(POINTER(kind)) and "const" in parameters[place]
                if not (single or many) or LEFT_OUT.fullmatch(name):
                    continue
                for field, array in counts(kind):
                    call_field(caller, kind, field, array, (name, place, many))


def call_field(
    caller: CountingCaller, kind: Any, field: str, array: str | None, where: tuple[str, int, bool]
) -> None:
    """Calls a function with a record that has a bad count."""
    name, place, many = where
    form = dict(kind._fields_).get(array)
    label = f"{kind.__name__}.{field} of {name}"
    for count in bad(sizeof(form._type_) if form else 1):
        record = caller.value(kind, "")
        if array:
            setattr(record, array, caller.array(form, array))
        setattr(record, field, count)
        changes: dict[int, Any] = {place: byref(record)}
        if many:
            changes = {place: byref(caller.keep(pointer(record))), place + 1: 1}
        caller.run(name, changes, f"{'count' if array else 'at most'}: {label}", count)


def main(include: str, server: str) -> None:
    caller = CountingCaller(declared(include))
    for name in OPENED:
        caller.open(name)
    with chat.ChatClient.sign_in("tok-alice", server=server, works_by_itself=False) as client:
        caller.handles[_native.pentad_chat_client] = client._pointer
        search = POINTER(_native.pentad_stellar_search)()
        stellar = caller.handles[_native.pentad_stellar_client]
        assert lib.pentad_stellar_search_make(stellar, byref(search), None) == 0
        caller.handles[_native.pentad_stellar_search] = search
        adduct = POINTER(_native.pentad_elements_adduct)()
        assert lib.pentad_elements_adduct_parse(b"[M+H]+", byref(adduct), None) == 0
        caller.handles[_native.pentad_elements_adduct] = adduct
        call_parameters(caller)
        call_records(caller)
        del caller.handles[_native.pentad_chat_client]
        for kind, handle in reversed(list(caller.handles.items())):
            getattr(lib, f"{kind.__name__}_free")(handle)
    assert handle_count() == 0


if __name__ == "__main__":
    main(*sys.argv[1:])
