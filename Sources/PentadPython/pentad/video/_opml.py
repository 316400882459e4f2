"""Lists of feeds that programs exchange (OPML)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Union

from .._brief import brief
from .._convert import (
    byte_array,
    items,
    optional_text,
    optional_utf8,
    pointers,
    several,
    text,
    text_array,
    texts,
    utf8,
)
from .._handle import owned
from .._library import lib
from .._native import pentad_video_outline_options, pentad_video_outlines
from .._times import NO_TIME, Moment, known_time, milliseconds, optional_datetime
from ..errors import call_text

#: A document: its bytes, or its text.
Document = Union[bytes, str]


@brief
@dataclass(frozen=True)
class OPMLOutline:
    """A feed of a list."""

    #: The URL of the feed: ``http`` or ``https``.
    feed: str
    #: The title; None if there is none.
    title: str | None = None
    #: The web page of the feed; None if there is none.
    page: str | None = None
    #: The titles of its folders, from the outermost; at most 125.
    folders: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()


@brief
@dataclass(frozen=True)
class OPMLDocument:
    """A list of feeds."""

    #: The feeds in their order, each URL once.
    feeds: tuple[OPMLOutline, ...]
    #: The title of the list; None if there is none.
    title: str | None
    created_at_ms: int | None
    #: True if the whole list was read; a list that is cut off or too long contains the feeds before
    #: that point.
    is_complete: bool

    @property
    def created_at(self) -> datetime | None:
        """The creation time, in UTC; None if it is unknown."""
        return optional_datetime(self.created_at_ms)


@brief
@dataclass(frozen=True)
class OPMLImport:
    """The result of an import of a list of feeds."""

    #: The new sources.
    added: tuple[str, ...]
    #: The sources that already existed.
    known: tuple[str, ...]
    #: The number of rejected feeds: their URLs are invalid or too long.
    refused: int
    #: True if the whole list was read. If it is cut off, or has more than 10,000 lines, the feeds
    #: before that point were added.
    is_complete: bool
    #: The first rejected feeds, at most 100: their titles and the reasons, without their URLs.
    refusals: tuple[str, ...] = ()


def read_opml(document: Document) -> OPMLDocument:
    """Parses a list of feeds from another program, in any encoding that feeds may have.

    URLs other than ``http`` and ``https`` are left out. A title that equals the URL of its feed,
    which may be secret, is ignored. DecodingError for any other document.
    """
    kind, free = pentad_video_outlines, lib.pentad_video_outlines_free
    with owned(kind, free, lib.pentad_video_opml_read, *document_bytes(document)) as record:
        return OPMLDocument(
            feeds=tuple(map(_outline_of, items(record.items, record.count))),
            title=optional_text(record.title),
            created_at_ms=known_time(record.created_at),
            is_complete=record.is_complete,
        )


def write_opml(
    feeds: Iterable[OPMLOutline], *, title: str | None = None, created_at: Moment | None = None
) -> str:
    """Writes a list for other programs (OPML 2.0), grouped by folder.

    A URL may contain a secret. InvalidError for a feed in more than 125 folders.
    """
    records = [_record_of(feed) for feed in several(feeds, "feeds")]
    moment = NO_TIME if created_at is None else milliseconds(created_at, "created_at")
    given = pointers(pentad_video_outline_options, records), len(records)
    return call_text(lib.pentad_video_opml_write, optional_utf8(title, "title"), moment, *given)


def document_bytes(document: Document) -> tuple[Any, int]:
    """Makes the bytes of a document for C, and returns their number."""
    data = document.encode() if isinstance(document, str) else document
    return byte_array(data, "document")


def import_of(record: Any) -> OPMLImport:
    return OPMLImport(
        added=texts(record.added, record.added_count),
        known=texts(record.known, record.known_count),
        refused=record.refused,
        is_complete=record.is_complete,
        refusals=texts(record.refusals, record.refusal_count),
    )


def _outline_of(record: Any) -> OPMLOutline:
    return OPMLOutline(
        feed=text(record.feed),
        title=optional_text(record.title),
        page=optional_text(record.page),
        folders=texts(record.folders, record.folder_count),
        categories=texts(record.categories, record.category_count),
    )


def _record_of(feed: OPMLOutline) -> Any:
    if not isinstance(feed, OPMLOutline):
        raise TypeError(f"a feed must be OPMLOutline, not {type(feed).__name__}")
    folders, folder_count = text_array(feed.folders, "folders")
    categories, category_count = text_array(feed.categories, "categories")
    return pentad_video_outline_options(
        feed=utf8(feed.feed, "feed"),
        title=optional_utf8(feed.title, "title"),
        page=optional_utf8(feed.page, "page"),
        folders=folders,
        folder_count=folder_count,
        categories=categories,
        category_count=category_count,
    )
