"""The words of courses and classes; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import JoinedName, Name


class Season(Name):
    """A part of the year; IAP is the Independent Activities Period in January."""

    SPRING = "spring"
    FALL = "fall"
    IAP = "iap"
    SUMMER = "summer"


class Weekday(JoinedName):
    """A day of the week."""

    MONDAY = "monday"
    TUESDAY = "tuesday"
    WEDNESDAY = "wednesday"
    THURSDAY = "thursday"
    FRIDAY = "friday"
    SATURDAY = "saturday"
    SUNDAY = "sunday"


class Stage(Name):
    """How far the loading of a class has come; ``fresh`` and ``failed`` are the last ones."""

    #: What a list told of the class.
    GENERAL = "general"
    #: All that was stored of it.
    CACHED = "cached"
    #: What the server says now.
    FRESH = "fresh"
    #: The server could not be asked, or knows no such class; what was known is kept.
    FAILED = "failed"
