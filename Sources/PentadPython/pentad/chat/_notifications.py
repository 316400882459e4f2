"""What the push service tells."""

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
    """What the push service told, as it came and before it was read."""

    #: The channel it came on: ``/user/101``.
    channel: str = ""
    #: The service's word for it: ``line.create``; empty when it says none.
    type: str = ""
    #: What a person is told; empty when it says nothing.
    alert: str = ""
    #: All of it: a JSON value, as it came.
    json: str = field(default="", repr=False)
    received_at_ms: int | None = None
    #: Whether it stands for some that were missed because more than 1,024 waited, and says nothing
    #: else. What those told is in the store all the same.
    is_reset: bool = False

    @property
    def received_at(self) -> datetime | None:
        """When the service had it, by its clock, in UTC; None when it does not say."""
        return optional_datetime(self.received_at_ms)


#: What stands for those that were missed.
RESET = ChatNotification(is_reset=True)

#: What is called with a notification.
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
