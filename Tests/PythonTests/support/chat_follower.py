"""Follows the events of a chat client: ``chat_follower.py URL FOLDER COUNT``.

Prints the resident memory after a tenth of them and after all, in kilobytes, as
Tests/CTests/soak/chat_events.c does: by ``async for``, by a callback, and by asking.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

from pentad import chat


class Follower:
    """A follower that receives all events of the log, in order."""

    def __init__(self, last: int) -> None:
        self.last = last

    def hear(self, event: chat.ChatEvent) -> None:
        """Notes an event of the log; raises where one is missing."""
        if event.kind.is_logged:
            assert event.number == self.last + 1, f"{event.number} does not follow {self.last}"
            self.last = event.number


class Called(Follower):
    """A follower that the library's thread calls."""

    def __init__(self, last: int) -> None:
        super().__init__(last)
        self._told = threading.Condition()

    def did_happen(self, event: chat.ChatEvent) -> None:
        # If an event is missing, later events are not recorded either.
        with self._told:
            self.hear(event)
            self._told.notify()

    def wait_for(self, number: int) -> None:
        """Waits until an event was received."""
        with self._told:
            is_told = self._told.wait_for(lambda: self.last >= number, 60)
        assert is_told, f"event {number} was not told, after {self.last}"


def resident() -> int:
    """The resident memory of this process, in kilobytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("there is no VmRSS")


async def follow(client: chat.ChatClient, wanted: int) -> None:
    """Writes drafts, and checks that each follower receives all of them."""
    start = client.last_event()
    asking, streaming, called = Follower(start), Follower(start), Called(start)
    events = client.events(after=start)
    subscription = client.subscribe(called, after=start)
    for number in range(1, wanted + 1):
        is_measured = number in (wanted // 10, wanted)
        client.set_draft("g:1", f"draft {number}")
        if number % 500 == 0 or is_measured:
            newest = client.last_event()
            while asking.last < newest:
                for event in client.read_events(asking.last):
                    asking.hear(event)
            while streaming.last < newest:
                streaming.hear(await events.__anext__())
            called.wait_for(newest)
        if is_measured:
            print(number, resident(), flush=True)
    subscription.cancel()
    await events.aclose()


def main() -> None:
    """A whole run."""
    url, folder, wanted = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with chat.ChatClient.sign_in(
        "tok-alice", server=url, store_folder=folder, works_by_itself=False
    ) as client:
        client.synchronise()
        asyncio.run(follow(client, wanted))


if __name__ == "__main__":
    main()
