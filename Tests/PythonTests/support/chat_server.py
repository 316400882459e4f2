"""Requests of the chat tests to the reference server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from pentad.chat import ChatClient
from reference_server import ReferenceServer

TOKEN = "tok-alice"
#: Few enough to be quick, and more messages in a conversation than a page of the server has.
SIZES = ("--classes", "60", "--groups", "3", "--messages", "130", "--members", "5", "--chats", "2")
#: Longer than anything here should take, in seconds.
PATIENCE = 60

_Value = TypeVar("_Value")


def url(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}"


def start(program: Path) -> ReferenceServer:
    return ReferenceServer(program, *SIZES)


def manual(server: ReferenceServer, **changes: Any) -> dict[str, Any]:
    """Returns the options of a client in manual mode without a rate limit."""
    usual = {"server": url(server), "requests_per_second": None, "works_by_itself": False}
    return {**usual, **changes}


def sign_in(server: ReferenceServer, **changes: Any) -> ChatClient:
    return ChatClient.sign_in(TOKEN, **manual(server, **changes))


def log(server: ReferenceServer) -> Any:
    """Returns the server's record of alice's groups and messages."""
    return server.ask("GET", "/control/groupme/log?user=101").json


def a_group(server: ReferenceServer) -> str:
    groups: list[str] = sorted(log(server)["groups"])
    return groups[0]


def said(server: ReferenceServer, conversation: str) -> list[str]:
    return [message["text"] for message in log(server)["messages"][conversation]]


def post(server: ReferenceServer, conversation: str, text: str, user: str = "102") -> int:
    """Posts a message for another user without the client."""
    posted = server.control("groupme/post", conversation=conversation, user=user, text=text)
    return int(posted["id"])


def run(main: Callable[[], Any]) -> Any:
    """Runs a coroutine, which is to end some day."""

    async def bounded() -> Any:
        return await asyncio.wait_for(main(), PATIENCE)

    return asyncio.run(bounded())


async def until(events: Any, is_wanted: Callable[[Any], bool]) -> Any:
    """The next of a stream that is wanted."""
    async for event in events:
        if is_wanted(event):
            return event
    raise AssertionError("the stream has ended")


async def until_subscribed(server: ReferenceServer, channel: str = "/user/101") -> None:
    """Waits until notifications on a channel of the push service are delivered at once."""

    def is_there() -> bool:
        clients = server.ask("GET", "/control/groupme/clients").json
        return any(channel in one["subscriptions"] for one in clients)

    while not is_there():
        await asyncio.sleep(0.01)
