"""The events of a handler, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

import asyncio

from ..._arrivals import Arrivals, weakly
from ..._codes import ErrorCode
from ..._events import Receiver, WeakReceiver
from ..._threads import AsyncHandle
from ...errors import ClosedError, NotFoundError
from .._alerts import Listener, subscribe_alerts
from .._events import AstroEvent, AstroEventKind, subscribe
from .._records import Alert
from .alerts import HandlerAlerts

# The polling interval in seconds; the library does not report a resumption.
_LOOK_FOR_RESUMPTION = 0.25


class EventStream(Arrivals[AstroEvent], Receiver):
    """The events of a handler from the creation of the stream on; the reader may be slow.

    A reader that is more than 1,024 events behind receives one ``RESET`` in their place.
    """

    def __init__(self, handler: AsyncHandle) -> None:
        super().__init__(handler)
        self._subscription = subscribe(handler, WeakReceiver(self))

    def tell(self, event: AstroEvent) -> None:
        self.put_event(event, AstroEvent(AstroEventKind.RESET, event.number))


class DueAlertStream(Arrivals[Alert]):
    """Alerts as they come due; each is removed when the next one is requested.

    Alerts that came due before come first. While the store is suspended the next one waits. If the
    reading ends at an alert, it is delivered again.
    """

    def __init__(self, handler: HandlerAlerts) -> None:
        super().__init__(handler)
        self._handler = handler
        self._given: Alert | None = None
        listener = Listener(weakly(self.put), weakly(self.fail))
        self._subscription = subscribe_alerts(handler, listener, True)

    async def __anext__(self) -> Alert:
        while self._given is not None and not await self._finish(self._given):
            if self._subscription is None or self._subscription.closed:
                raise StopAsyncIteration
            await asyncio.sleep(_LOOK_FOR_RESUMPTION)
        self._given = None
        self._given = await super().__anext__()
        return self._given

    async def _finish(self, alert: Alert) -> bool:
        """Removes an alert; False when it must wait, because the store is suspended."""
        try:
            await self._handler.deregister_alert_async(alert.id)
        except NotFoundError:
            # It has already been removed elsewhere.
            return True
        except ClosedError as error:
            if error.status != ErrorCode.SUSPENDED:
                # The streams of a handler end with it.
                raise StopAsyncIteration from None
            return False
        return True
