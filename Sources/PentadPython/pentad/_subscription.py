"""The subscription of a registered delegate, for every Kit."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, Callable

from ._callbacks import let_go_on_failure, plain_function
from ._handle import Handle
from ._library import lib
from ._native import pentad_subscription
from .errors import call_out

_Pointer = POINTER(pentad_subscription)


class Subscription(Handle):
    """A registered delegate, which is kept until this is cancelled, or garbage-collected.

    A delegate that itself keeps its subscription is never collected: cancel it.

    Cancelling waits for a call that is running: do not hold a lock that the delegate takes. Inside
    the delegate's own call it returns immediately, and no other call begins.
    """

    def __init__(self, pointer: Any) -> None:
        super().__init__(pointer, lib.pentad_subscription_free)

    def cancel(self) -> None:
        """Ends the delegate's calls; the same as ``close()``."""
        self.close()


def register(function: Callable[..., int], handle: Handle, record: Any) -> Subscription:
    """Registers a delegate's record; the objects kept for it are released if that fails."""
    free = lib.pentad_subscription_free
    with let_go_on_failure(record.context):
        found = call_out(_Pointer, function, handle._pointer, byref(record), free=free)
        return Subscription(found)


def method_of(delegate: object, name: str) -> Any:
    """Returns a delegate's method. It is looked up early, so that a wrong attribute fails on the
    program's thread.
    """
    method = getattr(delegate, name, None)
    if method is None:
        return None
    return plain_function(method, f"{type(delegate).__name__}.{name}")
