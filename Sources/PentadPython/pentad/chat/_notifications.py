"""The notifications of the push service."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable

from .._callbacks import context_free, keep, kept
from .._convert import text
from .._handle import Handle
from .._library import lib
from .._native import pentad_chat_notification_callback, pentad_chat_notification_delegate
from .._subscription import Subscription, register
from .._times import known_time, optional_datetime
from .._turns import guarded


@dataclass(frozen=True)
class ChatNotification:
    """A notification of the push service, as received and before it is processed."""

    #: The channel of the notification: ``/user/101``.
    channel: str = ""
    #: The service's name for the type: ``line.create``; empty if there is none.
    type: str = ""
    #: The text for the user; empty if there is none.
    alert: str = ""
    #: The whole notification: a JSON value, as received.
    json: str = field(default="", repr=False)
    received_at_ms: int | None = None
    #: True if it replaces notifications that were dropped because more than 1,024 were queued; the
    #: other fields are empty then. Their changes are in the store nevertheless.
    is_reset: bool = False

    @property
    def received_at(self) -> datetime | None:
        """The time by the service's clock, in UTC; None if it is unknown."""
        return optional_datetime(self.received_at_ms)


#: The replacement for dropped notifications.
RESET = ChatNotification(is_reset=True)

#: A function that receives a notification.
Hear = Callable[[ChatNotification], object]


def subscribe_notifications(client: Handle, hear: Hear) -> Subscription:
    record = pentad_chat_notification_delegate(
        context=keep(hear), context_free=context_free, did_receive=_did_receive
    )
    return register(lib.pentad_chat_client_subscribe_notifications, client, record)


def _on_notification(context: int | None, notification: Any) -> None:
    hear = kept(context)
    if hear is not None:
        hear(_notification_of(notification.contents) if notification else RESET)


def _notification_of(record: Any) -> ChatNotification:
    return ChatNotification(
        channel=text(record.channel),
        type=text(record.type),
        alert=text(record.alert),
        json=text(record.json),
        received_at_ms=known_time(record.received_at),
    )


_did_receive = pentad_chat_notification_callback(guarded(_on_notification))
