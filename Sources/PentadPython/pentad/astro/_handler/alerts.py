"""The alerts of a handler."""

from __future__ import annotations

from ctypes import byref, c_int64
from datetime import datetime
from typing import TYPE_CHECKING, Callable, Final

from ..._callbacks import plain_function
from ..._convert import int64, utf8
from ..._library import lib
from ..._subscription import Subscription
from ..._threads import AsyncHandle, twin
from ..._times import NO_TIME, Day, Moment, day_code, milliseconds, to_datetime
from ...errors import PentadError, call, call_out
from .._alerts import Listener, subscribe_alerts
from .._records import Alert, alerts_by

if TYPE_CHECKING:
    from .streams import DueAlertStream


class HandlerAlerts(AsyncHandle):
    """Alerts: registered, stored, and delivered as they come due."""

    def register_alert(self, due: Moment, message: str) -> Alert:
        """Registers and stores an alert; one in the past is due immediately."""
        id, moment = c_int64(), milliseconds(due, "due")
        call(
            lib.pentad_astro_handler_alert_register,
            self._pointer,
            moment,
            utf8(message, "message"),
            byref(id),
        )
        return Alert(id.value, moment, message)

    register_alert_async: Final = twin(register_alert)

    def alerts(self, date: Day | None = None) -> list[Alert]:
        """Returns the alerts that have not been delivered, in the order of their times.

        With a date, returns those due on it, in the local time of the place.
        """
        asked = self._pointer, 0 if date is None else day_code(date)
        return alerts_by(lib.pentad_astro_handler_alerts, *asked)

    alerts_async: Final = twin(alerts)

    def deregister_alert(self, alert: Alert | int) -> None:
        """Removes an alert; NotFoundError when it no longer exists."""
        number = alert.id if isinstance(alert, Alert) else int64(alert, "the alert's id")
        call(lib.pentad_astro_handler_alert_deregister, self._pointer, number)

    deregister_alert_async: Final = twin(deregister_alert)

    def next_alert(self) -> datetime | None:
        """Returns the time when the next alert is due, in UTC; None when there is none."""
        due = call_out(c_int64, lib.pentad_astro_handler_alert_next, self._pointer)
        return None if due.value == NO_TIME else to_datetime(due.value)

    next_alert_async: Final = twin(next_alert)

    def on_due_alert(
        self,
        did_come_due: Callable[[Alert], object],
        *,
        did_fail: Callable[[PentadError], object] | None = None,
    ) -> Subscription:
        """Calls a function with each alert as it comes due, missed ones first.

        The calls come one at a time on threads of the library. An alert is removed after its call
        has returned. ``did_fail`` is called if the store cannot be read, and no more alerts will
        come.
        """
        plain_function(did_come_due, "did_come_due")
        if did_fail is not None:
            plain_function(did_fail, "did_fail")
        return subscribe_alerts(self, Listener(did_come_due, did_fail), False)

    def due_alerts(self) -> DueAlertStream:
        """Returns the alerts as they come due, for ``async for``, missed ones first.

        An alert is removed when the next one is requested; delegates receive the event of
        :meth:`deregister_alert`. While the store is suspended the next one waits.
        """
        from .streams import DueAlertStream

        return DueAlertStream(self)
