"""Callbacks that a program runs itself."""

from __future__ import annotations

from ctypes import POINTER, byref, c_size_t
from typing import TYPE_CHECKING, Any, Callable
from weakref import ref

from ._callbacks import keep, kept, let_go, plain_function
from ._handle import Handle
from ._library import lib
from ._native import pentad_session, pentad_session_ready_callback
from ._turns import guarded, raising_ends
from ._waits import slices
from .errors import call, call_out

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


class Session(Handle):
    """A queue of callbacks that a program runs itself, for a program with its own loop.

    Objects that are opened with a session call back only inside :meth:`pump`: delegates, functions
    that receive lists, and the ends of awaited calls. Nothing is lost between pumps. After
    :meth:`close` the objects that were opened with it still work, but do not call back.

        >>> session = pentad.Session()
        >>> client = chat.ChatClient(store_folder="chat", session=session)
        >>> while is_running:
        ...     draw()
        ...     session.pump()

    :meth:`on_ready` wakes a loop that sleeps; after :meth:`attach`, an asyncio loop pumps itself.
    """

    def __init__(self) -> None:
        free = lib.pentad_session_free
        found = call_out(POINTER(pentad_session), lib.pentad_session_make, free=free)
        self._woken = object()
        self._listener = _Listener()
        self._number = number = keep(self._listener)

        def end(pointer: Any) -> None:
            free(pointer)
            let_go(number)

        super().__init__(found, end)

    def pump(self, timeout: float | None = 0) -> int:
        """Runs the queued callbacks on this thread, one after the other, and returns their number.

        If the queue is empty, it waits for a callback, at most ``timeout`` seconds; None waits
        without limit, and :meth:`wake` ends the wait. Callbacks that are queued meanwhile wait for
        the next call. It is a no-op inside a callback of the session, and while another thread
        pumps. A KeyboardInterrupt or SystemExit in a callback is raised here after all queued
        callbacks have run.
        """
        count = c_size_t()
        for wait in slices(timeout):
            woken = self._woken
            with raising_ends():
                call(lib.pentad_session_pump, self._pointer, wait, byref(count))
            if count.value or self._woken is not woken:
                break
        return count.value

    def wake(self) -> None:
        """Ends the wait of :meth:`pump` on another thread, which then returns 0.

        If no thread waits, the next pump that would wait returns immediately; several calls before
        it count as one.
        """
        # Set before and after: a pump between two slices of its wait may check at any moment.
        self._woken = object()
        lib.pentad_session_wake(self._pointer)
        self._woken = object()

    def on_ready(self, function: Callable[[], object] | None) -> None:
        """Sets a function that reports queued callbacks, for a program with an event loop.

        It is called when the first callback is queued and no thread is pumping, and not again until
        a :meth:`pump` has taken the queue. If the queue is not empty already, it is called for
        that. It runs on a thread of the library: make the loop call :meth:`pump` on its own thread,
        and return. Pumping inside it raises :class:`~pentad.MisuseError`. None removes it:
        afterwards no call is running, and none follows.

            >>> session.on_ready(lambda: GLib.idle_add(session.pump))
        """
        if function is None:
            call(lib.pentad_session_on_ready, self._pointer, _NO_CALLBACK, None)
            self._listener.function = None
            return
        self._listener.function = plain_function(function, "function")
        call(lib.pentad_session_on_ready, self._pointer, _CALLBACK, self._number)

    def attach(self, loop: AbstractEventLoop | None = None) -> None:
        """Makes an asyncio loop pump: callbacks run on the loop's thread, between its tasks.

        It replaces :meth:`on_ready`, and ends when the session or the loop is closed.

        Args:
            loop: the loop; None for the running one.
        """
        # Imported late, so that importing the package does not import it.
        from asyncio import get_running_loop

        chosen = loop or get_running_loop()
        this = ref(self)

        def pump() -> None:
            session = this()
            if session is not None and not session.closed:
                session.pump()

        def ready() -> None:
            try:
                chosen.call_soon_threadsafe(pump)
            except RuntimeError:
                # A closed loop accepts no more calls.
                if not chosen.is_closed():
                    raise

        self.on_ready(ready)


class _Listener:
    """The receiver of a session's ready notifications."""

    function: Callable[[], object] | None = None


def _tell(number: int | None) -> None:
    listener = kept(number)
    if listener is not None and listener.function is not None:
        listener.function()


_CALLBACK = pentad_session_ready_callback(guarded(_tell))
_NO_CALLBACK = pentad_session_ready_callback()
