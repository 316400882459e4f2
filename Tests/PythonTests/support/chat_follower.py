"""Follows the events of a chat client: ``chat_follower.py URL FOLDER COUNT``.

Prints the resident memory after a tenth of them and after all, in kilobytes, as
Tests/CTests/soak/chat_events.c does: by ``async for``, by a callback, and by asking.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from pentad import chat


class Follower:
    """One who hears all events of the log, in order."""

    def __init__(self, last: int) -> None:
        self.last = last

    def hear(self, event: chat.ChatEvent) -> None:
        """Notes an event of the log; raises where one is missing."""
        if event.kind.is_logged:
            assert event.number == self.last + 1, f"{event.number} does not follow {self.last}"
            self.last = event.number


def resident() -> int:
    """The resident memory of this process, in kilobytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("there is no VmRSS")


async def follow(client: chat.ChatClient, wanted: int) -> None:
    """Writes drafts, and sees to it that each follower hears of all."""
    start = client.last_event()
    asking, streaming = Follower(start), Follower(start)
    events = client.events(after=start)
    for number in range(1, wanted + 1):
        client.set_draft("g:1", f"draft {number}")
        if number % 500 == 0 or number == wanted:
            newest = client.last_event()
            while asking.last < newest:
                for event in client.read_events(asking.last):
                    asking.hear(event)
            while streaming.last < newest:
                streaming.hear(await events.__anext__())
        if number in (wanted // 10, wanted):
            print(number, resident(), flush=True)
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
