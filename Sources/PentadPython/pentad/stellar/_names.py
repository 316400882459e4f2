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
    """The loading stage of a class; ``fresh`` and ``failed`` are the last ones."""

    #: The data from a list.
    GENERAL = "general"
    #: The stored data.
    CACHED = "cached"
    #: The server's present data.
    FRESH = "fresh"
    #: The server could not be reached, or has no such class; known data is kept.
    FAILED = "failed"
