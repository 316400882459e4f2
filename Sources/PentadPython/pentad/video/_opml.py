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

    #: Where the feed is: ``http`` or ``https``.
    feed: str
    #: What it is called; None when it is not told.
    title: str | None = None
    #: The page that the feed belongs to; None when it is not told.
    page: str | None = None
    #: The titles of the folders that it is in, from the outside; at most 125.
    folders: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()


@brief
@dataclass(frozen=True)
class OPMLDocument:
    """A list of feeds."""

    #: The feeds in their order, each address once.
    feeds: tuple[OPMLOutline, ...]
    #: What the list is called; None when it is not told.
    title: str | None
    created_at_ms: int | None
    #: Whether all of it was read: a list that is cut off or too long gives what was read of it.
    is_complete: bool

    @property
    def created_at(self) -> datetime | None:
        """When it was made, in UTC; None when it is not told."""
        return optional_datetime(self.created_at_ms)


@brief
@dataclass(frozen=True)
class OPMLImport:
    """What became of a list of feeds that was read."""

    #: The sources that are new.
    added: tuple[str, ...]
    #: Those that were there.
    known: tuple[str, ...]
    #: How many cannot be asked for: their addresses are none, or too long.
    refused: int
    #: Whether all of it was read: of a list that is cut off, or has more than 10,000 lines, the
    #: feeds before that were added.
    is_complete: bool
    #: The first of those that cannot be asked for, at most 100: their titles and why, without
    #: their addresses.
    refusals: tuple[str, ...] = ()


def read_opml(document: Document) -> OPMLDocument:
    """Reads a list of feeds that another program has written, in any encoding that feeds have.

    Addresses that are not ``http`` or ``https`` are left out. A title that is the address of its
    feed, which may be a secret, is none. DecodingError for any other document.
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
    """Writes a list that other programs read (OPML 2.0), the feeds of one folder together.

    An address may have a secret in it. InvalidError for a feed in more than 125 folders.
    """
    records = [_record_of(feed) for feed in several(feeds, "feeds")]
    moment = NO_TIME if created_at is None else milliseconds(created_at, "created_at")
    given = pointers(pentad_video_outline_options, records), len(records)
    return call_text(lib.pentad_video_opml_write, optional_utf8(title, "title"), moment, *given)


def document_bytes(document: Document) -> tuple[Any, int]:
    """A document for C, and how many bytes it has."""
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
