"""Announcements, and the addresses in them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import int64, items, optional_text, optional_utf8, text, utf8
from .._handle import owned
from .._library import lib
from .._native import pentad_stellar_announcement, pentad_stellar_links
from .._times import to_datetime
from ._enums import LinkKind


@brief
@dataclass(frozen=True)
class TextLink:
    """An address in plain text, which a screen lets a person open: ``text[start:end]``."""

    #: What to open: an ``http``, ``https`` or ``mailto`` address.
    target: str
    start: int
    end: int
    kind: LinkKind


@brief
@dataclass(frozen=True)
class StellarAnnouncement:
    """Something that a class's staff announced."""

    #: The name by which it is known again, also when it is edited.
    key: str
    title: str
    #: What it says, as plain text.
    text: str
    #: The addresses in the text: where anchors lead, and those that are written out.
    links: tuple[TextLink, ...]
    date_ms: int
    #: Whether the user has read it.
    is_read: bool
    #: The source's own id; None from a source that has none.
    id: str | None = None
    #: Who announced it; None when the source does not say.
    author: str | None = None
    #: What it says as HTML, as the source sent it; None when the source sent plain text.
    html: str | None = None

    @property
    def date(self) -> datetime:
        """When it was announced, in UTC."""
        return to_datetime(self.date_ms)


def find_links(text: str) -> list[TextLink]:
    """The addresses in a text, such as the description of a class, in order."""
    data = utf8(text)
    with owned(
        pentad_stellar_links, lib.pentad_stellar_links_free, lib.pentad_stellar_links_find, data
    ) as found:
        return list(links_of(found.items, found.count, data))


def announcement_of(record: Any) -> StellarAnnouncement:
    return StellarAnnouncement(
        key=text(record.key),
        title=text(record.title),
        text=text(record.text),
        links=links_of(record.links, record.link_count, record.text),
        date_ms=record.date,
        is_read=record.is_read,
        id=optional_text(record.id),
        author=optional_text(record.author),
        html=optional_text(record.html),
    )


def announcements_of(array: Any, count: int) -> tuple[StellarAnnouncement, ...]:
    return tuple(announcement_of(record) for record in items(array, count))


def record_of_announcement(announcement: StellarAnnouncement) -> Any:
    """What C reads of an announcement."""
    if not isinstance(announcement, StellarAnnouncement):
        found = type(announcement).__name__
        raise TypeError(f"an announcement must be StellarAnnouncement, not {found}")
    return pentad_stellar_announcement(
        title=utf8(announcement.title, "title"),
        text=utf8(announcement.text, "text"),
        date=int64(announcement.date_ms, "date_ms"),
        html=optional_utf8(announcement.html, "html"),
    )


def links_of(array: Any, count: int, data: bytes) -> tuple[TextLink, ...]:
    # C counts bytes, and Python characters.
    return tuple(
        TextLink(
            target=text(record.target),
            start=len(data[: record.start].decode()),
            end=len(data[: record.end].decode()),
            kind=LinkKind.of(record.kind),
        )
        for record in array[:count]
    )
