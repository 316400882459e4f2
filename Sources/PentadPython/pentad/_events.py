"""Receivers of a Kit's events: the methods of a delegate, or a stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Callable
from weakref import ref

from ._callbacks import kept, run
from ._convert import int64
from ._subscription import method_of
from ._turns import guarded
from .errors import InvalidError


class Receiver:
    """A receiver of events from the library's thread."""

    def tell(self, event: Any) -> None:
        raise NotImplementedError


class WeakReceiver(Receiver):
    """Forwards events to a receiver, such as a stream, without keeping it alive."""

    def __init__(self, receiver: Receiver) -> None:
        self._receiver = ref(receiver)

    def tell(self, event: Any) -> None:
        receiver = self._receiver()
        if receiver is not None:
            receiver.tell(event)


class Methods(Receiver):
    """Calls the methods of a delegate, each with members of the event."""

    def __init__(
        self,
        delegate: object,
        names: Mapping[Any, str],
        arguments: Mapping[Any, tuple[str, ...]],
    ) -> None:
        if delegate is None or isinstance(delegate, (type, str)):
            raise TypeError(f"delegate must be an object with methods, not {delegate!r:.60}")
        # Looked up now, so that a wrong attribute fails here and not on the library's thread.
        self.methods = {kind: method_of(delegate, name) for kind, name in names.items()}
        self.arguments = arguments

    def tell(self, event: Any) -> None:
        method = self.methods[event.kind]
        if method is not None:
            names = self.arguments.get(event.kind, ())
            run(method, *(getattr(event, name) for name in names))


class LogMethods(Methods):
    """Calls the methods of a delegate, first the one for all events."""

    def __init__(
        self,
        delegate: object,
        names: Mapping[Any, str],
        arguments: Mapping[Any, tuple[str, ...]],
    ) -> None:
        super().__init__(delegate, names, arguments)
        self._did_happen = method_of(delegate, "did_happen")

    def tell(self, event: Any) -> None:
        try:
            if self._did_happen is not None:
                run(self._did_happen, event)
        except Exception:
            super().tell(event)
            raise
        # Not after a KeyboardInterrupt: the callback starts again.
        super().tell(event)


def telling(read: Callable[[Any], object]) -> Callable[[int | None, Any], None]:
    """Makes a callback that passes a record's event to the receiver with a context number."""

    @guarded
    def tell(context: int | None, event: Any) -> None:
        receiver = kept(context)
        if receiver is not None:
            receiver.tell(read(event.contents))

    return tell


def begin_after(after: int | None) -> int:
    """Converts a start position for C, where 0 means from now on; for a program it means before all
    events.
    """
    if after is None:
        return 0
    number = int64(after, "after")
    if number < 0:
        raise InvalidError(f"after must be 0 or more, not {number}")
    return max(1, number)
