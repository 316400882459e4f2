"""Sources, and their accounts of the user."""

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
    """A source of the user, and its state."""

    #: The id of the source: ``feed:https://example.org/videos.xml``.
    id: str
    kind: SourceKind
    #: The location: a URL, which may contain a secret, or a path.
    address: str = field(repr=False)
    #: The source's own title; None if it has none yet.
    title: str | None
    #: The account that is signed in; None if there is none, or the source has not sent it.
    account: SourceAccount | None
    capabilities: frozenset[SourceCapability]
    #: True if it is paused.
    is_paused: bool
    added_at_ms: int
    last_success_at_ms: int | None
    next_poll_at_ms: int | None
    #: The number of consecutive failures.
    failures: int
    #: The number of consecutive responses that nothing exists at its URL.
    gone_count: int
    gone_since_ms: int | None
    #: The last error; None if the last request succeeded.
    error: PentadError | None = field(default=None, compare=False)

    @property
    def added_at(self) -> datetime:
        """The time when the user added it, in UTC."""
        return to_datetime(self.added_at_ms)

    @property
    def last_success_at(self) -> datetime | None:
        """The time of the last success, in UTC; None for never."""
        return optional_datetime(self.last_success_at_ms)

    @property
    def next_poll_at(self) -> datetime | None:
        """The time before which it is not asked again, in UTC; None for immediately."""
        return optional_datetime(self.next_poll_at_ms)

    @property
    def gone_since(self) -> datetime | None:
        """The time of the first of these responses that nothing exists, in UTC; None for none."""
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
