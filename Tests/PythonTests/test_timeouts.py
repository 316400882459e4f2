"""``timeout=`` of calls that ask a server, ``async with`` of clients, and clients left open."""

from __future__ import annotations

import asyncio
import gc
import inspect
import socket
import subprocess
import threading
import warnings
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pentad
import pytest
from pentad import astro, chat, stellar, video
from reference_server import ReferenceServer

Run = Callable[..., "subprocess.CompletedProcess[str]"]

LESSON = stellar.StellarClass("18.06", "18.06", "Linear Algebra")
#: Methods that request a server, and whose work a deadline may end.
ASKING = {
    stellar.StellarClient: (
        "courses classes class_info load_catalogue search main_table classes_screen "
        "register_device sync_unread synchronise refresh_term"
    ),
    chat.ChatClient: (
        "sign_in renew_token fetch_all_groups fetch_former_groups fetch_topics fetch_information "
        "create_group create_topic delete_group join_group rejoin_group leave_group add_members "
        "change_group_avatar fetch_messages fetch_history catch_up select synchronise send_typing "
        "wait_for_delivery"
    ),
    video.VideoFeed: (
        "add_feed discover add_peertube shelby_sign_in_begin shelby_sign_in_finish refresh "
        "synchronise load_older load_comments content_url image wait_for_delivery"
    ),
    astro.MasterDataHandler: "get_date",
}


@pytest.fixture
def silent() -> Iterator[str]:
    """Yields the address of a server that accepts connections and sends nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


class Late:
    """Checks that the ``with`` raised TimedOutError, soon after its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        self.begin = monotonic()

    def __exit__(self, kind: object, error: object, traceback: object) -> bool:
        passed = monotonic() - self.begin
        assert isinstance(error, pentad.TimedOutError), error
        assert isinstance(error, TimeoutError)
        assert str(error) == f"not done after {self.seconds:g} s"
        assert self.seconds <= passed < self.seconds + 3
        return True


@pytest.mark.parametrize("kind", ASKING)
def test_all_that_ask_take_a_timeout(kind: type) -> None:
    for name in ASKING[kind].split():
        for method in (getattr(kind, name), getattr(kind, f"{name}_async")):
            timeout = inspect.signature(method).parameters["timeout"]
            assert (timeout.kind, timeout.default) == (timeout.KEYWORD_ONLY, None)


def test_a_call_ends_in_time(silent: str) -> None:
    with Late(0.3):
        chat.ChatClient.sign_in("token", server=silent, timeout=0.3)
    with video.VideoFeed(works_by_itself=False) as feed:
        with Late(0.2):
            feed.add_feed(silent, timeout=0.2)
        with Late(0):
            feed.discover(silent, timeout=0)
        assert feed.sources() == []
    with stellar.StellarClient(silent, works_by_itself=False) as client:
        client.bookmark(LESSON)
        with Late(0.2):
            client.refresh_term(timeout=0.2)
        # No data is lost, and the client continues.
        assert [one.item.title for one in client.bookmarks()] == ["Linear Algebra"]
        with Late(0.2):
            client.register_device(timeout=0.2)


def test_a_call_ends_in_time_on_any_thread(silent: str) -> None:
    failures: list[BaseException] = []

    def work() -> None:
        try:
            with Late(0.2):
                chat.ChatClient.sign_in("token", server=silent, timeout=0.2)
            with Late(0.3):
                chat.ChatClient.sign_in("token", server=silent, timeout=0.3)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_call_in_time_is_not_touched(stellar_server: ReferenceServer) -> None:
    with stellar.StellarClient(stellar_server.url, works_by_itself=False) as client:
        assert client.courses(timeout=30).items
        assert client.courses(reload=True, timeout=float("inf")).items
        with pytest.raises(pentad.NotFoundError):
            client.class_info("no-such-class", timeout=30)


@pytest.mark.parametrize("timeout", [-1, float("nan"), -0.001])
def test_invalid_timeout_raises(silent: str, timeout: float) -> None:
    with pytest.raises(pentad.InvalidError, match="timeout is"):
        chat.ChatClient.sign_in("token", server=silent, timeout=timeout)
    with pytest.raises(pentad.InvalidError, match="timeout is"):
        asyncio.run(chat.ChatClient.sign_in_async("token", server=silent, timeout=timeout))


def test_wrong_type_of_timeout_raises(silent: str) -> None:
    for timeout in ("5", True):
        with pytest.raises(TypeError, match="timeout must be float"):
            chat.ChatClient.sign_in("token", server=silent, timeout=timeout)  # type: ignore[arg-type]


def test_a_task_ends_in_time(silent: str) -> None:
    async def work() -> None:
        with Late(0.3):
            await chat.ChatClient.sign_in_async("token", server=silent, timeout=0.3)
        async with video.VideoFeed.open_async(works_by_itself=False) as feed:
            with Late(0.2):
                await feed.add_feed_async(silent, timeout=0.2)
            assert feed.sources() == []
        async with stellar.StellarClient.open_async(silent, works_by_itself=False) as client:
            await client.bookmark_async(LESSON)
            with Late(0.2):
                await client.refresh_term_async(timeout=0.2)
            assert len(await client.bookmarks_async()) == 1

    asyncio.run(work())


@pytest.mark.skipif(not hasattr(asyncio, "timeout"), reason="since Python 3.11")
def test_it_combines_with_the_timeout_of_asyncio(silent: str) -> None:
    within: Any = getattr(asyncio, "timeout", None)

    async def work() -> None:
        begin = monotonic()
        with pytest.raises(TimeoutError) as raised:
            async with within(0.2):
                await chat.ChatClient.sign_in_async("token", server=silent, timeout=20)
        assert not isinstance(raised.value, pentad.PentadError)
        async with within(20):
            with Late(0.2):
                await chat.ChatClient.sign_in_async("token", server=silent, timeout=0.2)
        assert monotonic() - begin < 4

    asyncio.run(work())


def test_message_still_waits_after_a_timeout(chat_server: ReferenceServer) -> None:
    options: dict[str, Any] = {"server": chat_server.url, "works_by_itself": False}
    with chat.ChatClient.sign_in("tok-alice", timeout=30, **options) as client:
        sent = client.send("d:101+102", "hello")
        with pytest.raises(pentad.TimedOutError):
            client.wait_for_delivery(sent, timeout=0.15)

        async def wait() -> None:
            with Late(0.1):
                await client.wait_for_delivery_async(sent, timeout=0.1)

        asyncio.run(wait())
        assert [one.local_id for one in client.outgoing()] == [sent.local_id]
        client.synchronise(timeout=30)
        assert client.wait_for_delivery(sent, timeout=30).text == "hello"


def test_ctrl_c_is_raised_before_the_timeout(run_python: Run) -> None:
    code = """
import os, signal, socket, threading, time
from pentad import chat
server = socket.create_server(("127.0.0.1", 0))
threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
begin = time.monotonic()
try:
    address = f"http://127.0.0.1:{server.getsockname()[1]}"
    chat.ChatClient.sign_in("token", server=address, timeout=20)
except KeyboardInterrupt:
    print("heard", time.monotonic() - begin < 2.3)
"""
    run = run_python("-c", code)
    assert (run.returncode, run.stdout) == (0, "heard True\n"), run.stderr


# ---- Clients that are opened by async with, and those that are not closed


def test_clients_are_opened_by_async_with() -> None:
    async def work() -> None:
        for kind in (stellar.StellarClient, video.VideoFeed, astro.AstroCalendar):
            opening: Any = kind.open_async
            async with opening() as client:
                assert type(client) is kind
                assert not client.closed
            assert client.closed
            async with await opening() as client:
                assert not client.closed
            task = asyncio.create_task(opening())
            (await task).close()
        with pytest.raises(pentad.UnauthorizedError):
            async with chat.ChatClient.open_async():
                pytest.fail("nobody is signed in")
        opening = stellar.StellarClient.open_async()
        opening.close()

    asyncio.run(work())


@pytest.mark.parametrize("make", [stellar.StellarClient, video.VideoFeed, astro.AstroCalendar])
def test_unclosed_client_warns(make: Callable[[], Any]) -> None:
    with pytest.warns(ResourceWarning, match=r"unclosed \w+: call close\(\), or open it by with"):
        make()
    assert pentad.handle_count() == 0


def test_abandoned_opening_does_not_warn() -> None:
    async def leave() -> None:
        opening = asyncio.ensure_future(stellar.StellarClient.open_async())
        await asyncio.sleep(0)
        opening.cancel()

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with stellar.StellarClient():
            pass
        client = stellar.StellarClient()
        client.close()
        del client
        asyncio.run(leave())
        gc.collect()
        with pytest.raises(pentad.PentadError):
            stellar.StellarClient("no address")
        gc.collect()


def test_end_of_a_program_does_not_warn(run_python: Run) -> None:
    """Objects that a program keeps until its end are closed then, without a warning."""
    run = run_python("-c", "from pentad import stellar; client = stellar.StellarClient()")
    assert (run.returncode, run.stderr) == (0, "")
