"""All data of a class, its screen, and the stages of its load."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items, optional_text
from .._handle import owned
from .._library import lib
from .._native import pentad_stellar_detail_screen
from .._times import known_time, optional_datetime
from ..errors import PentadError, optional_failure
from ._class_record import record_of_class
from ._enums import NewsState, Tab
from ._names import Stage
from ._records import (
    StellarAnnouncement,
    StellarClass,
    StellarStaffMember,
    announcement_of,
    class_of,
    staff_member_of,
)


@brief
@dataclass(frozen=True)
class StellarClassDetail:
    """All data of a class."""

    item: StellarClass
    #: The announcements, the newest first.
    news: tuple[StellarAnnouncement, ...]
    #: True if it is bookmarked, in its term.
    is_bookmarked: bool
    #: The time in milliseconds; None if the class is known only from lists.
    info_stored_at_ms: int | None

    @property
    def info_stored_at(self) -> datetime | None:
        """The time when the server last sent the details of the class, in UTC."""
        return optional_datetime(self.info_stored_at_ms)


@brief
@dataclass(frozen=True)
class StellarDetailScreen:
    """The screen of a class."""

    #: The class, as far as it is known; all fields except its id are empty before it is loaded.
    item: StellarClass
    #: The tabs in order; the announcements' tab is always there.
    tabs: tuple[Tab, ...]
    #: The announcements to show, the newest first.
    news: tuple[StellarAnnouncement, ...]
    news_state: NewsState
    #: The message above the announcements, in English; None if none is needed.
    news_message: str | None
    #: The instructors, by name.
    instructors: tuple[StellarStaffMember, ...]
    #: The assistants, by name.
    assistants: tuple[StellarStaffMember, ...]


@brief
@dataclass(frozen=True)
class ClassInfoUpdate:
    """A class at a stage of its load."""

    stage: Stage
    #: The data; None at the stage ``general``, and if nothing is stored.
    detail: StellarClassDetail | None
    screen: StellarDetailScreen
    #: The error; None at every other stage.
    error: PentadError | None = None


def detail_screen(item: StellarClass) -> StellarDetailScreen:
    """Makes the screen of a class from a list, before its details are loaded."""
    kind, free = pentad_stellar_detail_screen, lib.pentad_stellar_detail_screen_free
    asked = byref(record_of_class(item))
    with owned(kind, free, lib.pentad_stellar_detail_screen_make, asked) as record:
        return _screen_of(record)


def update_of(record: Any) -> ClassInfoUpdate:
    return ClassInfoUpdate(
        stage=Stage.of(record.stage),
        detail=_detail_of(record.detail.contents) if record.detail else None,
        screen=_screen_of(record.screen.contents),
        error=optional_failure(record.status, record.error_message),
    )


def _detail_of(record: Any) -> StellarClassDetail:
    return StellarClassDetail(
        item=class_of(record.item.contents),
        news=tuple(map(announcement_of, items(record.news, record.news_count))),
        is_bookmarked=record.is_bookmarked,
        info_stored_at_ms=known_time(record.info_stored_at),
    )


def _screen_of(record: Any) -> StellarDetailScreen:
    return StellarDetailScreen(
        item=class_of(record.item.contents),
        tabs=tuple(map(Tab.of, record.tabs[: record.tab_count])),
        news=tuple(map(announcement_of, items(record.news, record.news_count))),
        news_state=NewsState.of(record.news_state),
        news_message=optional_text(record.news_message),
        instructors=_staff(record.instructors, record.instructor_count),
        assistants=_staff(record.assistants, record.assistant_count),
    )


def _staff(array: Any, count: int) -> tuple[StellarStaffMember, ...]:
    return tuple(map(staff_member_of, items(array, count)))
