"""Sources, and what they know of the user."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items, optional_text, text
from .._handle import reader
from .._library import lib
from .._native import pentad_video_source
from .._times import known_time, optional_datetime, to_datetime
from ..errors import PentadError, optional_failure
from ._enums import SourceKind
from ._names import SourceCapability
from ._records import SourceAccount, account_of


@brief
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
