"""Listeners for alerts as they come due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from .._brief import brief
from .._callbacks import context_free, keep, kept, run
from .._handle import Handle
from .._library import lib
from .._native import (
    pentad_astro_alert_callback,
    pentad_astro_alert_delegate,
    pentad_astro_failure_callback,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ..errors import PentadError, from_c
from ._records import Alert, alert_of


@brief
@dataclass(frozen=True)
class Listener:
    """A program's functions for alerts, and for the error that ends them."""

    did_come_due: Callable[[Alert], object]
    did_fail: Callable[[PentadError], object] | None


def subscribe_alerts(handler: Handle, listener: Listener, keeps: bool) -> Subscription:
    record = pentad_astro_alert_delegate(
        context=keep(listener),
        context_free=context_free,
        did_come_due=_did_come_due,
        did_fail=_did_fail,
        keeps=keeps,
    )
    return register(lib.pentad_astro_handler_subscribe_alerts, handler, record)


def _on_due(context: int | None, alert: Any) -> None:
    listener = kept(context)
    if listener is not None:
        run(listener.did_come_due, alert_of(alert.contents))


def _on_failure(context: int | None, status: int, error: Any) -> None:
    listener = kept(context)
    if listener is not None and listener.did_fail is not None:
        run(listener.did_fail, from_c(status, error))


_did_come_due = pentad_astro_alert_callback(guarded(_on_due))
_did_fail = pentad_astro_failure_callback(guarded(_on_failure))
