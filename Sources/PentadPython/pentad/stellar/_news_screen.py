"""The screen of an announcement."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass

from .._brief import brief
from .._convert import optional_utf8, text
from .._handle import owned
from .._library import lib
from .._native import pentad_stellar_announcement_screen
from ._classes import StellarClass
from ._news import StellarAnnouncement, TextLink, links_of, record_of_announcement
from ._records import record_of_class


@brief
@dataclass(frozen=True)
class StellarAnnouncementScreen:
    """The screen of an announcement."""

    #: The name of the class: ``18.06``.
    class_name: str
    title: str
    #: When it was announced, in English: ``Wednesday, June 16, 2010 @ 0:56``.
    date_text: str
    #: What it says, as plain text; empty when the title says all.
    text: str
    #: The addresses in the text.
    links: tuple[TextLink, ...]


def announcement_screen(
    item: StellarClass, announcement: StellarAnnouncement, zone: str | None = None
) -> StellarAnnouncementScreen:
    """The screen of an announcement of a class; it is not marked as read by that.

    The date is written by the clock of a zone of the IANA database; without one, of
    ``America/New_York``.
    """
    kind, free = pentad_stellar_announcement_screen, lib.pentad_stellar_announcement_screen_free
    asked = (
        byref(record_of_class(item)),
        byref(record_of_announcement(announcement)),
        optional_utf8(zone, "zone"),
    )
    with owned(kind, free, lib.pentad_stellar_announcement_screen_make, *asked) as record:
        return StellarAnnouncementScreen(
            class_name=text(record.class_name),
            title=text(record.title),
            date_text=text(record.date_text),
            text=text(record.text),
            links=links_of(record.links, record.link_count, record.text),
        )
