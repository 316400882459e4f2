"""The store of a client, and its work."""

from __future__ import annotations

from dataclasses import dataclass

from ..._convert import same_named
from ..._library import lib
from ..._native import pentad_chat_storage_usage
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out


@dataclass(frozen=True)
class ChatStorageUsage:
    """What a store takes, and what is in it."""

    #: Of the file and its log, or of the memory. Files that wait to be sent are not counted.
    bytes: int
    #: Those that the user was in, too.
    groups: int
    chats: int
    messages: int
    #: How many messages and changes the server has still to be told.
    waiting: int


class ClientStore(AsyncHandle):
    """What a client keeps, as a whole, and how it is brought up to date."""

    def synchronise(self) -> None:
        """Fetches what is new and sends what waits, once, and returns when that is done.

        A client that works by itself does so all the time. It fails when all else is done: what was
        fetched stays, and what waits is sent, unless there is no network or the server does not
        accept the token. One conversation that cannot be read is told as an event, and holds up
        nothing.
        """
        call(lib.pentad_chat_client_synchronise, self._pointer)

    async def synchronise_async(self) -> None:
        """As :meth:`synchronise`; to cancel the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_synchronise_async, self._pointer)

    def network_changed(self) -> None:
        """Has the client try at once what it would have tried later."""
        lib.pentad_chat_client_network_changed(self._pointer)

    def storage_usage(self) -> ChatStorageUsage:
        """What the store takes, and what is in it."""
        kind, function = pentad_chat_storage_usage, lib.pentad_chat_client_storage_usage
        return same_named(ChatStorageUsage, call_out(kind, function, self._pointer))

    storage_usage_async = twin(storage_usage)

    def clear_cache(self) -> None:
        """Lets go of all that the server can tell again.

        Drafts, read marks and what is to be sent stay.
        """
        call(lib.pentad_chat_client_clear_cache, self._pointer)

    clear_cache_async = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is stored, drafts and read marks too.

        What waits to be sent is lost with it. The user stays signed in, the client stays open, and
        is empty.
        """
        call(lib.pentad_chat_client_erase_all, self._pointer)

    erase_all_async = twin(erase_all)

    def suspend(self) -> None:
        """Closes the file and lets go of its locks; calls raise ClosedError until :meth:`resume`.

        A store in memory keeps what it has.
        """
        call(lib.pentad_chat_client_suspend, self._pointer)

    suspend_async = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended client again; it stays suspended when that fails."""
        call(lib.pentad_chat_client_resume, self._pointer)

    resume_async = twin(resume)
