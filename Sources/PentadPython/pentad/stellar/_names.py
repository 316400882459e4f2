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


class Role(Name):
    """What somebody does in a class."""

    INSTRUCTOR = "instructor"
    ASSISTANT = "assistant"


class NumberKind(Name):
    """Why a class has a number: it is its id, its name lists it, or it had it in earlier years."""

    MASTER = "master"
    CROSS = "cross"
    OLD = "old"


class LinkKind(Name):
    """What an address leads to: a page, or a mailbox."""

    PAGE = "page"
    MAIL = "mail"


class Tab(Name):
    """A tab of a class's screen."""

    NEWS = "news"
    INFO = "info"
    STAFF = "staff"


class NewsState(Name):
    """How far the announcements of a screen have come; the old ones are shown when it failed."""

    LOADING = "loading"
    LOADED = "loaded"
    FAILED = "failed"


class ListState(Name):
    """How far the list of a screen has come; the old one is shown until it is loaded."""

    LOADING = "loading"
    LOADED = "loaded"
    FAILED = "failed"


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


class Sync(Name):
    """Whether the server knows the last change of a bookmark."""

    DONE = "done"
    #: It is still to be told; that is tried again by itself.
    WAITING = "waiting"
    #: It refused. The bookmark stands all the same.
    FAILED = "failed"


class SearchOrigin(Name):
    """Who found what a search found: the store, or the server because nothing stored fits."""

    LOCAL = "local"
    SERVER = "server"


class StellarSubject(Name):
    """What a question to the server was about."""

    COURSES = "courses"
    CLASSES = "classes"
    CLASS_INFO = "classInfo"
    SEARCH = "search"
    NOTICES = "notices"
