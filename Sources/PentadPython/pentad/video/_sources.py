"""Sources, and what they know of the user."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, known_count, optional_text, text
from .._handle import reader
from .._library import lib
from .._native import pentad_video_source
from .._times import known_time, optional_datetime, to_datetime
from ..errors import PentadError, optional_failure
from ._names import SourceCapability, SourceKind
from ._sharing import Sharer, sharer_of


@dataclass(frozen=True)
class VideoService:
    """A network in which the user can share."""

    #: Which network: ``twitter``.
    origin: str
    #: Whether the user has connected it.
    is_connected: bool


@dataclass(frozen=True)
class VideoChannel:
    """A stream of broadcasts that a source offers the user."""

    source: str
    #: What the source calls it.
    id: str
    #: May be empty.
    name: str
    #: Where the picture is; None for none.
    image_url: str | None
    #: Whether it is there for all, and not for the user alone.
    is_public: bool


@dataclass(frozen=True)
class Roll:
    """A collection of videos that people put together."""

    source: str
    #: What the source calls it.
    id: str
    #: May be empty.
    title: str
    #: Who made it; None when it is not told.
    creator: Sharer | None
    #: Where the picture is; None for none.
    image_url: str | None
    #: How many videos it has; None when it is not told.
    broadcast_count: int | None
    #: Whether all may see it.
    is_public: bool
    #: Whether others may add to it.
    is_collaborative: bool


@dataclass(frozen=True)
class SourceAccount:
    """The user as a source knows it."""

    user_id: str
    #: May be empty.
    name: str
    #: The name by which others know the user; None when there is none.
    nickname: str | None
    #: Where the picture is; None for none.
    image_url: str | None
    #: The networks to which the source is connected for the user, or could be.
    services: tuple[VideoService, ...]
    #: The channels that the source offers the user.
    channels: tuple[VideoChannel, ...]


@dataclass(frozen=True)
class SourceStatus:
    """A source of the user's, and how it is."""

    #: Which source: ``feed:https://example.org/videos.xml``.
    id: str
    kind: SourceKind
    #: Where it is: an address, which may have a secret in it, or a path.
    address: str = field(repr=False)
    #: What it calls itself; None when it has not said.
    title: str | None
    #: Who is signed in; None when nobody is, or the source has not said.
    account: SourceAccount | None
    capabilities: frozenset[SourceCapability]
    #: Whether it is not asked for now.
    is_paused: bool
    added_at_ms: int
    last_success_at_ms: int | None
    next_poll_at_ms: int | None
    #: How many times in a row it has failed.
    failures: int
    #: How many times in a row it has said that there is nothing at its address.
    gone_count: int
    gone_since_ms: int | None
    #: What it failed with the last time; None when it answered.
    error: PentadError | None = field(default=None, compare=False)

    @property
    def added_at(self) -> datetime:
        """When the user added it, in UTC."""
        return to_datetime(self.added_at_ms)

    @property
    def last_success_at(self) -> datetime | None:
        """When it last answered, in UTC; None when it never did."""
        return optional_datetime(self.last_success_at_ms)

    @property
    def next_poll_at(self) -> datetime | None:
        """Before when it is not asked again, in UTC; None: at once."""
        return optional_datetime(self.next_poll_at_ms)

    @property
    def gone_since(self) -> datetime | None:
        """When it first said of these times that nothing is there, in UTC; None when it has not."""
        return optional_datetime(self.gone_since_ms)


def sources_of(record: Any) -> list[SourceStatus]:
    return [source_of(one) for one in items(record.items, record.count)]


def source_of(record: Any) -> SourceStatus:
    bits = record.capabilities
    return SourceStatus(
        id=text(record.id),
        kind=SourceKind.of(record.kind),
        address=text(record.address),
        title=optional_text(record.title),
        account=account_of(record.account.contents) if record.account else None,
        capabilities=frozenset(one for one in SourceCapability if bits & one.bit),
        is_paused=record.is_paused,
        added_at_ms=record.added_at,
        last_success_at_ms=known_time(record.last_success_at),
        next_poll_at_ms=known_time(record.next_poll_at),
        failures=record.failures,
        gone_count=record.gone_count,
        gone_since_ms=known_time(record.gone_since),
        error=optional_failure(record.status, record.error_message),
    )


source_by = reader(pentad_video_source, lib.pentad_video_source_free, source_of)


def account_of(record: Any) -> SourceAccount:
    return SourceAccount(
        user_id=text(record.user_id),
        name=text(record.name),
        nickname=optional_text(record.nickname),
        image_url=optional_text(record.image_url),
        services=tuple(map(service_of, items(record.services, record.service_count))),
        channels=tuple(map(_channel_of, items(record.channels, record.channel_count))),
    )


def service_of(record: Any) -> VideoService:
    return VideoService(text(record.origin), record.is_connected)


def channels_of(record: Any) -> list[VideoChannel]:
    return [_channel_of(one) for one in items(record.items, record.count)]


def _channel_of(record: Any) -> VideoChannel:
    return VideoChannel(
        source=text(record.source),
        id=text(record.id),
        name=text(record.name),
        image_url=optional_text(record.image_url),
        is_public=record.is_public,
    )


def rolls_of(record: Any) -> list[Roll]:
    return [
        Roll(
            source=text(one.source),
            id=text(one.id),
            title=text(one.title),
            creator=sharer_of(one.creator.contents) if one.creator else None,
            image_url=optional_text(one.image_url),
            broadcast_count=known_count(one.broadcast_count),
            is_public=one.is_public,
            is_collaborative=one.is_collaborative,
        )
        for one in items(record.items, record.count)
    ]
