"""What happens to a handler, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from contextlib import suppress

from ..._arrivals import Arrivals, weakly
from ..._events import Receiver, WeakReceiver
from ..._threads import AsyncHandle
from ...errors import NotFoundError
from .._alerts import Alert, Listener, subscribe_alerts
from .._events import AstroEvent, AstroEventKind, subscribe
from .alerts import HandlerAlerts


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

    What came due before is first. An alert at which the reading ends comes again.
    """

    def __init__(self, handler: HandlerAlerts) -> None:
        super().__init__(handler)
        self._handler = handler
        self._given: Alert | None = None
        listener = Listener(weakly(self.put), weakly(self.fail))
        self._subscription = subscribe_alerts(handler, listener, True)

    async def __anext__(self) -> Alert:
        if self._given is not None:
            # Somebody else may have removed it.
            with suppress(NotFoundError):
                await self._handler.deregister_alert_async(self._given.id)
            self._given = None
        self._given = await super().__anext__()
        return self._given
