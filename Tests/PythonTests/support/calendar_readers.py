"""Calendars as others read them: the package icalendar, and libical, which most desktops have."""

from __future__ import annotations

import ctypes
from typing import Any

import icalendar


def load_libical() -> ctypes.CDLL:
    library = ctypes.CDLL("libical.so.3")
    library.icalparser_parse_string.argtypes = [ctypes.c_char_p]
    library.icalparser_parse_string.restype = ctypes.c_void_p
    for name in ("icalcomponent_count_errors", "icalrestriction_check", "icalcomponent_free"):
        getattr(library, name).argtypes = [ctypes.c_void_p]
    return library


def events(text: bytes) -> list[Any]:
    """Returns the events; the type of a property depends on its name, so no static type exists."""
    return list(icalendar.Calendar.from_ical(text).walk("VEVENT"))


def check(libical: ctypes.CDLL, text: bytes) -> None:
    """Both readers take the text without a complaint."""
    calendar = icalendar.Calendar.from_ical(text)
    assert [part.errors for part in calendar.walk() if part.errors] == []
    component = libical.icalparser_parse_string(text)
    assert component
    try:
        assert libical.icalcomponent_count_errors(component) == 0
        assert libical.icalrestriction_check(component) == 1
        assert libical.icalcomponent_count_errors(component) == 0
    finally:
        libical.icalcomponent_free(component)
