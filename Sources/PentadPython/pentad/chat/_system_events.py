"""The events of a group, as system messages describe them."""

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
    """An event of a group; fields that do not apply to its kind are None or empty."""

    kind: Happening
    #: The server's name for the event type: ``membership.announce.joined``.
    type: str
    #: The whole event, as received: a JSON object.
    json: str = field(repr=False)
    #: The people that the event is about.
    people: tuple[ChatPerson, ...] = ()
    #: The person who caused it.
    by: ChatPerson | None = None
    #: A name, a word or a text.
    text: str | None = None
    #: The attachments of an edited message, a JSON array.
    attachments_json: str | None = None
    message: int | None = None
    at_ms: int | None = None
    #: True if the property is on now.
    is_on: bool | None = None

    @property
    def at(self) -> datetime | None:
        """The time of the event, in UTC; None if it is unknown."""
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
