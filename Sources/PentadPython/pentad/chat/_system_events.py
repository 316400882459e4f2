"""What happened in a group, as system messages tell it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, optional_text, text
from .._times import known_time, optional_datetime
from ._fields import known_message
from ._names import Happening
from ._records import ChatPerson, person_of

_SWITCHED = (Happening.GROUP_SHARED, Happening.MESSAGE_PINNED)


@dataclass(frozen=True)
class SystemEvent:
    """What happened in a group; what its kind has not is None or empty."""

    kind: Happening
    #: The server's word for it: ``membership.announce.joined``.
    type: str
    #: All of it, as it came: a JSON object.
    json: str = field(repr=False)
    #: Whom it is about.
    people: tuple[ChatPerson, ...] = ()
    #: Who did it.
    by: ChatPerson | None = None
    #: A name, a word or a text.
    text: str | None = None
    #: The attachments of a changed message, a JSON array.
    attachments_json: str | None = None
    message: int | None = None
    at_ms: int | None = None
    #: Whether something is so now.
    is_on: bool | None = None

    @property
    def at(self) -> datetime | None:
        """When it happened, in UTC; None when it is not told."""
        return optional_datetime(self.at_ms)


def system_event_of(record: Any) -> SystemEvent:
    kind = Happening.of(record.kind)
    return SystemEvent(
        kind=kind,
        type=text(record.type),
        json=text(record.json),
        people=tuple(map(person_of, items(record.people, record.person_count))),
        by=person_of(record.by.contents) if record.by else None,
        text=optional_text(record.text),
        attachments_json=optional_text(record.attachments_json),
        message=known_message(record.message),
        at_ms=known_time(record.at),
        is_on=record.is_on if kind in _SWITCHED else None,
    )
