"""What happens to a handler, for ``async for``. Imported when a stream is made."""

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

# In seconds; the library tells nobody of a resumption.
_LOOK_FOR_RESUMPTION = 0.25


class EventStream(Arrivals[AstroEvent], Receiver):
    """The events of a handler from the making of the stream on; the reader may be slow.

    A reader that is more than 1,024 events behind finds one ``RESET`` in their place.
    """

    def __init__(self, handler: AsyncHandle) -> None:
        super().__init__(handler)
        self._subscription = subscribe(handler, WeakReceiver(self))

    def tell(self, event: AstroEvent) -> None:
        self.put_event(event, AstroEvent(AstroEventKind.RESET, event.number))


class DueAlertStream(Arrivals[Alert]):
    """Alerts as they come due; one is removed when the next one is asked for.

    What came due before is first. While the store is suspended the next one waits. An alert at
    which the reading ends comes again.
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
        """Removes an alert; False when it must wait, for the store is suspended."""
        try:
            await self._handler.deregister_alert_async(alert.id)
        except NotFoundError:
            # Somebody else has removed it.
            return True
        except ClosedError as error:
            if error.status != ErrorCode.SUSPENDED:
                # The end of the handler is that of its streams.
                raise StopAsyncIteration from None
            return False
        return True
