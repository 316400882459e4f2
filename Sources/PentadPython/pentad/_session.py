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
    """A place for callbacks that a program runs itself: for one with a loop of its own.

    What is opened with a session calls back inside :meth:`pump`, and nowhere else: delegates,
    functions that are told of lists, and the ends of calls that are awaited. Nothing is lost while
    nobody pumps. After :meth:`close` what was opened with it works on, but calls nobody back.

        >>> session = pentad.Session()
        >>> client = chat.ChatClient(store_folder="chat", session=session)
        >>> while is_running:
        ...     draw()
        ...     session.pump()

    A loop that sleeps is woken by :meth:`on_ready`; asyncio's pumps after :meth:`attach`.
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
        """Runs the callbacks that wait, on this thread, one after the other; how many they were.

        When there is none it waits for one, at most ``timeout`` seconds; None waits without limit,
        and :meth:`wake` ends the wait. What the callbacks cause is left to the next call. It does
        nothing inside a callback of the session, and while another thread pumps. KeyboardInterrupt
        and SystemExit, where one ends a callback, are raised here, when all that waited have run.
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

        If no thread waits, the next pump that would wait returns at once; several calls before it
        count as one.
        """
        # Before and after: a pump that is between two slices of its wait looks at any moment.
        self._woken = object()
        lib.pentad_session_wake(self._pointer)
        self._woken = object()

    def on_ready(self, function: Callable[[], object] | None) -> None:
        """Sets a function that is called when something waits, for a program with an event loop.

        It is called once when the first callback waits and nobody pumps, and not again before a
        :meth:`pump` has taken what waits. If something waits already, it is called for that. It is
        called on a thread of the library: have the loop call :meth:`pump` on its own thread, and
        return. Pumping in it raises :class:`~pentad.MisuseError`. None takes it away: afterwards no
        call runs or follows.

            >>> session.on_ready(lambda: GLib.idle_add(session.pump))
        """
        if function is None:
            call(lib.pentad_session_on_ready, self._pointer, _NO_CALLBACK, None)
            self._listener.function = None
            return
        self._listener.function = plain_function(function, "function")
        call(lib.pentad_session_on_ready, self._pointer, _CALLBACK, self._number)

    def attach(self, loop: AbstractEventLoop | None = None) -> None:
        """Has an asyncio loop pump: callbacks run on the loop's thread, between its tasks.

        It takes the place of :meth:`on_ready`, and ends when the session or the loop is closed.

        Args:
            loop: the loop; None for the running one.
        """
        # Late: the package is imported without it.
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
                # A closed loop takes no more calls.
                if not chosen.is_closed():
                    raise

        self.on_ready(ready)


class _Listener:
    """Who is told that something waits in a session."""

    function: Callable[[], object] | None = None


def _tell(number: int | None) -> None:
    listener = kept(number)
    if listener is not None and listener.function is not None:
        listener.function()


_CALLBACK = pentad_session_ready_callback(guarded(_tell))
_NO_CALLBACK = pentad_session_ready_callback()
