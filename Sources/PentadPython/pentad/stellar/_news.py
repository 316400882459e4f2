"""Announcements, and the screen of one."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from .._convert import int64, optional_utf8, utf8
from .._library import lib
from .._native import pentad_stellar_announcement
from ._class_record import record_of_class
from ._records import (
    StellarAnnouncement,
    StellarAnnouncementScreen,
    StellarClass,
    announcement_screen_by,
)


def announcement_screen(
    item: StellarClass, announcement: StellarAnnouncement, zone: str | None = None
) -> StellarAnnouncementScreen:
    """Makes the screen of an announcement of a class; it does not mark it as read.

    The date is written in a zone of the IANA database; the default is ``America/New_York``.
    """
    asked = (
        byref(record_of_class(item)),
        byref(_record(announcement)),
        optional_utf8(zone, "zone"),
    )
    return announcement_screen_by(lib.pentad_stellar_announcement_screen_make, *asked)


def _record(announcement: StellarAnnouncement) -> Any:
    """Makes the record of an announcement for C."""
    if not isinstance(announcement, StellarAnnouncement):
        found = type(announcement).__name__
        raise TypeError(f"an announcement must be StellarAnnouncement, not {found}")
    return pentad_stellar_announcement(
        title=utf8(announcement.title, "title"),
        text=utf8(announcement.text, "text"),
        date=int64(announcement.date_ms, "date_ms"),
        html=optional_utf8(announcement.html, "html"),
    )
