"""The events of a client, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from ..._arrivals import Arrivals, weakly
from ..._list_stream import ListArrivals
from ..._log_stream import LogArrivals
from ..._threads import AsyncHandle
from .._events import ChatEvent, subscribe
from .._lists import KEYS, subscribe_list
from .._notifications import RESET, ChatNotification, subscribe_notifications

_Item = TypeVar("_Item")


class EventStream(LogArrivals[ChatEvent]):
    """The events of a client after a number, or from now on; a slow reader loses nothing."""

    def __init__(self, client: AsyncHandle, after: int) -> None:
        super().__init__(client, after, subscribe, _subject)


def _subject(event: ChatEvent) -> Hashable:
    """Returns the subject of a transient event: failures with different statuses are distinct."""
    failure = None if event.work is None or event.error is None else event.error.status
    return event.kind, event.conversation, event.user_id, event.work, failure


class NotificationStream(Arrivals[ChatNotification]):
    """The notifications of the push service."""

    def __init__(self, client: AsyncHandle) -> None:
        super().__init__(client)
        self._subscription = subscribe_notifications(client, weakly(self._hear))

    def _hear(self, notification: ChatNotification) -> None:
        self.put_event(notification, RESET)


class ListStream(ListArrivals[_Item]):
    """A list of a client, as it is now and after each change."""

    def __init__(self, client: AsyncHandle, name: str, wanted: dict[str, Any]) -> None:
        super().__init__(KEYS[name], client)
        self._subscription = subscribe_list(client, name, weakly(self.put_newest), wanted)
