"""The notifications of the chat client's delegates, streams, lists and sessions."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pentad
import pytest
from chat_server import (
    TOKEN,
    a_group,
    log,
    manual,
    post,
    run,
    sign_in,
    until,
    until_subscribed,
    url,
)
from log_places import LogPlaces
from pentad import _log_stream
from pentad.chat import (
    ChatClient,
    ChatClientDelegate,
    ChatConnection,
    ChatEvent,
    ChatEventKind,
    ChatRoute,
    ChatWork,
    GroupRemoval,
    ListUpdate,
    MessageGap,
    OutgoingState,
    OutgoingStep,
    Session,
)
from pentad.chat._client import streams
from reference_server import ReferenceServer
from stellar_server import Log

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Kind = ChatEventKind
LISTS = "groups", "chats", "members", "messages", "search"


@pytest.fixture
def client(chat_server: ReferenceServer) -> Iterator[ChatClient]:
    """Alice's, in memory, with what the server has now."""
    with sign_in(chat_server) as client:
        client.synchronise()
        yield client


def live(server: ReferenceServer, **changes: Any) -> dict[str, Any]:
    """Returns the options of a client in automatic mode."""
    return manual(server, works_by_itself=True, **changes)


def flush(client: ChatClient) -> None:
    """Waits until the callbacks of what has happened have come."""
    number = client.last_event()

    class Last:
        def did_happen(self, event: ChatEvent) -> None:
            if event.kind is Kind.DRAFT_CHANGED and event.number > number:
                seen.set()

    seen = threading.Event()
    with client.subscribe(Last()):
        client.set_draft("d:101+101", "x")
        client.set_draft("d:101+101", None)
        assert seen.wait(30)


# ---- the log


def test_log_resumes_from_a_number(chat_server: ReferenceServer, client: ChatClient) -> None:
    start = client.last_event()
    assert client.read_events(start) == []
    group = client.group(a_group(chat_server))
    posted = [post(chat_server, group.id, text) for text in ("one", "two")]
    client.synchronise()
    client.set_draft(group, "x")
    told = client.read_events(start)
    assert [event.number for event in told] == list(range(start + 1, start + 1 + len(told)))
    (messages,) = [event for event in told if event.kind is Kind.MESSAGES_UPDATED]
    assert messages.conversation == group.conversation
    assert (messages.inserted, messages.updated, messages.removed) == (tuple(posted), (), ())
    assert told[-1] == ChatEvent(
        Kind.DRAFT_CHANGED, told[-1].number, conversation=group.conversation
    )
    assert client.read_events(told[0].number, limit=1) == told[1:2]
    assert client.last_event() == told[-1].number
    # A number from before the log's beginning: all that the log holds follows on a reset.
    for old in (0, 1):
        (reset,) = client.read_events(old)
        assert reset.kind is Kind.RESET
        assert 1 < reset.number <= start
        whole = client.read_events(reset.number)
        assert [event.number for event in whole] == list(
            range(reset.number + 1, told[-1].number + 1)
        )
        assert whole[-len(told) :] == told
    with pytest.raises(pentad.InvalidError):
        client.read_events(-1)
    with pytest.raises(TypeError):
        client.read_events("1")  # type: ignore[arg-type]


def test_missed_events_come_first(chat_server: ReferenceServer, tmp_path: Path) -> None:
    group = a_group(chat_server)
    with sign_in(chat_server, store_folder=tmp_path) as client:
        client.synchronise()
        seen = client.last_event()
        post(chat_server, group, "while nobody listened")
        client.synchronise()

    async def main() -> None:
        options = manual(chat_server, store_folder=tmp_path)
        async with await ChatClient.open_async(**options) as client:
            async with client.events(seen) as events:
                event = await until(events, lambda event: event.kind is Kind.MESSAGES_UPDATED)
                (message,) = event.inserted
                assert client.message(message).text == "while nobody listened"
                client.set_draft("d:101+102", "now")
                event = await until(events, lambda event: event.kind is Kind.DRAFT_CHANGED)
            heard: list[ChatEvent] = []
            done = threading.Event()

            class Delegate:
                def did_happen(self, told: ChatEvent) -> None:
                    heard.append(told)
                    if told == event:
                        done.set()

            with client.subscribe(Delegate(), after=seen):
                assert await asyncio.to_thread(done.wait, 30)
            assert heard == client.read_events(seen)
            # The number is older than the log: all data must be read again.
            async with client.events(0) as events:
                assert (await events.__anext__()).kind is Kind.RESET

    run(main)


def test_a_slow_reader_loses_nothing(client: ChatClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than fits is read from the log, and what is not logged is kept once."""
    monkeypatch.setattr(_log_stream, "LIMIT", 16)

    async def main() -> None:
        start = client.last_event()
        async with client.events() as events:
            for turn in range(4):
                for number in range(60):
                    client.set_draft("d:101+102", f"{turn} {number}")
                await asyncio.to_thread(flush, client)
                assert len(events._items) == 16
                last = client.last_event()
                numbers: list[int] = []
                while not numbers or numbers[-1] < last:
                    numbers.append((await events.__anext__()).number)
                assert numbers == list(range(start + 1, last + 1))
                start = last

    run(main)


def test_a_reader_that_is_quicker_than_a_full_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes all events after the library's thread has found the stream full, and before the
    thread has reported it.
    """
    places = LogPlaces()
    monkeypatch.setattr(streams, "subscribe", places.subscribe)
    monkeypatch.setattr(_log_stream, "LIMIT", 2)

    async def main() -> None:
        stream = streams.EventStream(places, 5)  # type: ignore[arg-type]
        place, _ = places.told[0]
        for number in (6, 7):
            place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, number))
        heard = [await stream.__anext__() for _ in range(2)]
        reading = asyncio.ensure_future(stream.__anext__())
        await asyncio.sleep(0)
        with monkeypatch.context() as patch:
            patch.setattr(_log_stream.LogArrivals, "is_full", True)
            place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, 8))
        while len(places.told) == 1:
            await asyncio.sleep(0)
        place, after = places.told[1]
        assert (after, [event.number for event in heard]) == (7, [6, 7])
        place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, 8))
        assert (await asyncio.wait_for(reading, 60)).number == 8

    run(main)


def test_moments_outlast_a_slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    places = LogPlaces()
    monkeypatch.setattr(streams, "subscribe", places.subscribe)
    monkeypatch.setattr(_log_stream, "LIMIT", 2)

    async def main() -> None:
        stream = streams.EventStream(places, 5)  # type: ignore[arg-type]
        place, after = places.told[0]
        assert after == 5
        for number in (6, 7, 8):
            place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, number))
        for connection in (ChatConnection.CONNECTING, ChatConnection.LIVE):
            place.tell(ChatEvent(Kind.CONNECTION, 8, connection=connection))
        place.tell(ChatEvent(Kind.TYPING, 8, conversation="g:1", user_id="102"))
        heard = [await stream.__anext__() for _ in range(4)]
        assert [event.number for event in heard] == [6, 7, 7, 7]
        assert heard[2].connection is ChatConnection.LIVE
        assert heard[3].user_id == "102"
        place, after = places.told[1]
        assert after == 7
        place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, 8))
        assert (await stream.__anext__()).number == 8

    run(main)


def test_transient_events_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer or a failure of another conversation does not replace an entry."""
    places = LogPlaces()
    monkeypatch.setattr(streams, "subscribe", places.subscribe)
    monkeypatch.setattr(_log_stream, "LIMIT", 1)
    refused = pentad.RefusedError("no")
    finer = pentad.RefusedError("not now", status=refused.status + 0x100)
    told: list[dict[str, Any]] = [
        {"kind": Kind.TYPING, "conversation": "g:1", "user_id": "102"},
        {"kind": Kind.TYPING, "conversation": "g:1", "user_id": "103"},
        *(
            {"kind": Kind.FAILED, "conversation": "g:1", "work": work, "error": error}
            for work in (ChatWork.SYNCHRONISATION, ChatWork.SENDING)
            for error in (refused, finer)
        ),
        {"kind": Kind.CONNECTION, "connection": ChatConnection.STOPPED, "error": refused},
        {"kind": Kind.CONNECTION, "connection": ChatConnection.STOPPED, "error": finer},
    ]

    async def main() -> None:
        stream = streams.EventStream(places, 5)  # type: ignore[arg-type]
        place, _ = places.told[0]
        for number in (6, 7):
            place.tell(ChatEvent(Kind.ACCOUNT_UPDATED, number))
        for event in told * 2:
            place.tell(ChatEvent(number=7, **event))
        assert (await stream.__anext__()).number == 6
        # Only the newest state of the connection counts.
        newest = [*told[:-2], told[-1]]
        heard = [await stream.__anext__() for _ in newest]
        assert heard == [ChatEvent(number=6, **event) for event in newest]

    run(main)


# ---- transient events


def test_following_live(chat_server: ReferenceServer, tmp_path: Path) -> None:
    group = a_group(chat_server)

    async def main() -> None:
        options = live(chat_server, store_folder=tmp_path)
        async with (
            await ChatClient.sign_in_async(TOKEN, **options) as client,
            client.events() as events,
        ):
            await client.synchronise_async()
            await client.select_async(f"g:{group}")
            await until_subscribed(chat_server)
            await until_subscribed(chat_server, f"/group/{group}")
            posted = post(chat_server, group, "hear me")
            event = await until(events, lambda event: posted in (event.inserted or ()))
            assert client.message(posted).text == "hear me"
            assert event.conversation == f"g:{group}"
            chat_server.control("groupme/edit", message=str(posted), text="hear me again")
            await until(events, lambda event: posted in (event.updated or ()))
            chat_server.control("groupme/like", message=str(posted), user="103")
            await until(
                events,
                lambda event: event.kind is Kind.REACTIONS_CHANGED and event.message == posted,
            )
            assert client.message(posted).favorited_by == ("103",)
            chat_server.control("groupme/delete", message=str(posted))
            await until(events, lambda event: posted in (event.updated or ()))
            assert client.message(posted).deleted_at is not None
            sent = await client.send_async(f"g:{group}", "from here")
            step = await until(events, lambda event: event.step is OutgoingStep.DELIVERED)
            assert (step.local_id, step.conversation) == (sent.local_id, f"g:{group}")
            assert client.message(step.message).text == "from here"

    run(main)


def test_a_gap_is_public_and_closed(chat_server: ReferenceServer) -> None:
    group = a_group(chat_server)

    async def main() -> None:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.events() as events,
        ):
            await client.synchronise_async()
            await until_subscribed(chat_server)
            (before,) = client.messages(f"g:{group}", limit=1)
            # A message is neither pushed nor fetched.
            path = f"/groupme/v3/groups/{group}/messages"
            chat_server.control("faults", effect="status", status=503, path=path, method="GET")
            chat_server.control("groupme/push", effect="drop", count=1)
            lost, heard = (post(chat_server, group, text) for text in ("lost", "heard"))
            await until(events, lambda event: heard in (event.inserted or ()))
            assert client.gaps(f"g:{group}") == [MessageGap(before.id, heard)]
            chat_server.control("faults/remove")
            await client.catch_up_async(f"g:{group}")
            assert client.gaps(f"g:{group}") == []
            after = client.messages_after(f"g:{group}", before)
            assert [one.id for one in after] == [lost, heard]

    run(main)


def test_connection_changes_are_reported(chat_server: ReferenceServer) -> None:
    async def main() -> None:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.events() as events,
        ):
            await until_subscribed(chat_server)
            chat_server.control("groupme/sockets", action="cut")
            away = await until(events, lambda event: event.connection is ChatConnection.OFFLINE)
            assert away.route is None
            back = await until(events, lambda event: event.connection is ChatConnection.LIVE)
            assert (back.kind, back.route) == (Kind.CONNECTION, ChatRoute.WEB_SOCKET)

    run(main)


def test_typing(chat_server: ReferenceServer) -> None:
    group = a_group(chat_server)
    there = log(chat_server)["groups"][group]["members"]
    other = next(one["user_id"] for one in there if one["user_id"] != "101")

    async def main() -> None:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.events() as events,
        ):
            await client.fetch_all_groups_async()
            await client.select_async(f"g:{group}")
            await until_subscribed(chat_server, f"/group/{group}")
            chat_server.control("groupme/typing", conversation=group, user=other)
            event = await until(events, lambda event: event.kind is Kind.TYPING)
            assert (event.conversation, event.user_id) == (f"g:{group}", other)
            assert event.at is not None
            await client.send_typing_async(f"g:{group}")

    run(main)


def test_typing_is_reported_once_a_second(chat_server: ReferenceServer) -> None:
    between = "d:101+102"

    async def main() -> list[str]:
        told: list[str] = []
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as alice,
            await ChatClient.sign_in_async("tok-bob", **live(chat_server)) as bob,
            bob.notifications() as notifications,
        ):
            await bob.select_async(between)
            await until_subscribed(chat_server, "/direct_message/101_102")
            await until_subscribed(chat_server)
            # All six are within a second, or the test has no meaning.
            begun = monotonic()
            for _ in range(6):
                await alice.send_typing_async(between)
            assert monotonic() - begun < 0.6
            post(chat_server, "101+102", "done", user="101")
            async for notification in notifications:
                told.append(notification.type)
                if notification.type == "direct_message.create":
                    break
        return told

    assert [kind for kind in run(main) if kind == "typing"] == ["typing"]


def test_a_token_that_only_the_push_service_accepts(chat_server: ReferenceServer) -> None:
    async def main() -> float:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.events() as events,
        ):
            await client.synchronise_async()
            await until_subscribed(chat_server)
            chat_server.control("faults", path="/groupme/v3", effect="status", status=401)
            begun = monotonic()
            post(chat_server, a_group(chat_server), "news")
            wanted = ChatConnection.AUTH_REQUIRED
            await until(events, lambda event: event.connection is wanted)
            return monotonic() - begun

    assert run(main) < 10


def test_pushed_changes_are_reported(chat_server: ReferenceServer) -> None:
    group = a_group(chat_server)
    heard: list[Any] = []

    async def main() -> None:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.notifications() as notifications,
        ):
            with client.on_notifications(heard.append):
                await until_subscribed(chat_server)
                post(chat_server, group, "psst")
                told = await until(notifications, lambda told: told.type == "line.create")
                assert (told.channel, told.is_reset) == ("/user/101", False)
                assert "psst" in told.json
                assert told.alert
                # A single thread delivers both: this one was delivered before, or is delivered now.
                await until_heard(told)

    async def until_heard(told: Any) -> None:
        while told not in heard:
            await asyncio.sleep(0.01)

    run(main)


# ---- delegates


def test_delegate_receives_every_event(chat_server: ReferenceServer) -> None:
    notes = Log()
    with sign_in(chat_server) as client, client.subscribe(notes):
        client.synchronise()
        group = client.group(a_group(chat_server))
        posted = post(chat_server, group.id, "hello")
        client.synchronise()
        client.like(posted)
        client.set_draft(group, "x")
        client.mark_read(group)
        sent = client.send(group, "mine")
        client.synchronise()
        arrived = client.wait_for_delivery(sent)
        client.change_group(group, name="Plans")
        client.set_nickname(group, "Al")
        client.leave_group(group)
        client.rejoin_group(group)
        chat_server.control("faults", effect="status", status=503, path="/groupme")
        with pytest.raises(pentad.UnavailableError):
            client.synchronise()
        client.clear_cache()
        flush(client)
    events = [call[1] for call in notes.calls if call[0] == "did_happen"]
    calls = [call for call in notes.calls if call[0] != "did_happen"]
    assert len(events) == len(calls)
    numbers = [event.number for event in events]
    assert numbers == sorted(numbers)
    there = group.conversation
    assert {
        ("did_refresh_groups",),
        ("did_update_messages", there, (posted,), (), ()),
        ("did_update_reactions", there, posted),
        ("did_update_draft", there),
        ("did_update_conversation", there),
        ("did_update_outgoing", there, sent.local_id, OutgoingStep.QUEUED, None),
        ("did_update_outgoing", there, sent.local_id, OutgoingStep.DELIVERED, arrived.id),
        ("did_update_group", group.id),
        ("did_update_members", group.id),
        ("did_remove_group", group.id, GroupRemoval.LEFT),
        ("did_create_group", group.id),
    } <= set(calls)


def test_background_failures_are_reported(chat_server: ReferenceServer) -> None:
    async def main() -> None:
        async with (
            await ChatClient.sign_in_async(TOKEN, **live(chat_server)) as client,
            client.events() as events,
        ):
            await until_subscribed(chat_server)
            chat_server.control("faults", effect="status", status=500, path="/groupme/v3")
            await client.send_async(client.chats()[0] if client.chats() else "d:101+102", "x")
            client.network_changed()
            event = await until(events, lambda event: event.kind is Kind.FAILED)
            assert isinstance(event.work, ChatWork)
            assert isinstance(event.error, pentad.PentadError)
            assert TOKEN not in repr(event)

    run(main)


def test_an_exception_in_a_delegate(client: ChatClient, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        def did_happen(self, event: ChatEvent) -> None:
            raise ZeroDivisionError

        def did_update_draft(self, conversation: str) -> None:
            heard.append(conversation)

    told: list[Any] = []
    heard: list[str] = []
    monkeypatch.setattr("sys.unraisablehook", lambda report: told.append(report.exc_type))
    with client.subscribe(Faulty()):
        client.set_draft("g:1", "a")
        client.set_draft("g:2", "b")
        flush(client)
    assert told[:2] == [ZeroDivisionError] * 2
    assert heard[:2] == ["g:1", "g:2"]


def test_a_subscription_may_end_itself(client: ChatClient) -> None:
    class Once(ChatClientDelegate):
        calls = 0

        def did_update_draft(self, conversation: str) -> None:
            self.calls += 1
            # A blocking call in a delegate is allowed.
            assert client.last_event() > 0
            subscription.cancel()
            with pytest.raises(pentad.MisuseError):
                asyncio.run(client.mark_read_async("g:1"))

    once = Once()
    subscription = client.subscribe(once)
    for number in range(3):
        client.set_draft("g:1", str(number))
    flush(client)
    assert (once.calls, subscription.closed) == (1, True)
    with pytest.raises(TypeError):
        client.subscribe(type("Wrong", (), {"did_reset": 3})())


# ---- lists


async def told(stream: Any, is_wanted: Callable[[Any], bool]) -> Any:
    """The first update whose items are wanted."""
    return await until(stream, lambda update: is_wanted(update.items))


def test_lists_for_a_loop(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))

    async def main() -> None:
        async with client.observe_groups() as groups, client.observe_chats() as chats:
            assert (await groups.__anext__()) == ListUpdate(tuple(client.groups()), None)
            assert (await chats.__anext__()).items == tuple(client.chats())
            post(chat_server, group.id, "newest")
            post(chat_server, "101+103", "newest", user="103")
            await client.synchronise_async()
            update = await told(groups, lambda items: items[0].state.preview.text == "newest")
            assert update.items[0].id == group.id
            assert update.delta is not None
            await told(chats, lambda items: items[0].other_user_id == "103")
        async with client.observe_members(group) as members:
            assert (await members.__anext__()).items == ()
            await client.fetch_information_async(group)
            update = await told(members, bool)
            assert update.items == tuple(client.members(group))
        async with client.observe_search("newest") as search:
            assert len((await search.__anext__()).items) == 2
        async with client.observe_search("newest", group, limit=1) as search:
            assert [one.text for one in (await search.__anext__()).items] == ["newest"]

    run(main)


def test_a_message_keeps_its_line(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))

    async def main() -> None:
        async with client.observe_messages(group, limit=3) as lines:
            first = await lines.__anext__()
            assert [one.message for one in first.items] == client.messages(group, limit=3)
            rows = list(first.items)
            sent = await client.send_async(group, "on its way")
            update = await lines.__anext__()
            assert update.delta is not None
            assert update.items[-1].id == sent.source_guid
            assert update.items[-1].outgoing is not None
            assert update.items[-1].outgoing.state is OutgoingState.QUEUED
            rows = update.delta.applied(rows, update.items.__getitem__)
            await client.synchronise_async()
            async for update in lines:
                assert update.delta is not None
                rows = update.delta.applied(rows, update.items.__getitem__)
                assert tuple(rows) == update.items
                assert update.items[-1].id == sent.source_guid
                message = update.items[-1].message
                if message is not None and len(update.items) == 3:
                    assert message.text == "on its way"
                    break

    run(main)


def test_lists_for_a_function(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    seen: dict[str, list[Any]] = {name: [] for name in LISTS}
    came = threading.Condition()

    def note(name: str) -> Callable[[ListUpdate[Any]], None]:
        def take(update: ListUpdate[Any]) -> None:
            with came:
                seen[name].append(update)
                came.notify_all()

        return take

    def wait(is_done: Callable[[], bool]) -> None:
        with came:
            assert came.wait_for(is_done, 30)

    with ExitStack() as stack:
        for subscription in (
            client.on_groups(note("groups")),
            client.on_chats(note("chats")),
            client.on_members(group, note("members")),
            client.on_messages(group, note("messages"), limit=2),
            client.on_search("zyzzyva", note("search"), group),
        ):
            stack.enter_context(subscription)
        wait(lambda: all(seen.values()))
        assert all(updates[0].delta is None for updates in seen.values())
        assert [len(updates[0].items) for updates in seen.values()] == [3, 2, 0, 2, 0]
        posted = post(chat_server, group.id, "zyzzyva")
        client.fetch_information(group)
        client.synchronise()
        wait(lambda: bool(seen["members"][-1].items))
        wait(lambda: [one.id for one in seen["search"][-1].items] == [posted])
        wait(
            lambda: any(
                line.message is not None and line.message.id == posted
                for line in seen["messages"][-1].items
            )
        )


# ---- sessions


def test_callbacks_come_where_they_are_pumped(chat_server: ReferenceServer) -> None:
    class Delegate:
        def did_update_draft(self, conversation: str) -> None:
            threads.append(threading.get_ident())
            assert session.pump() == 0

    threads: list[int] = []
    lists: list[Any] = []
    with Session() as session, sign_in(chat_server, session=session) as client:
        with client.subscribe(Delegate()), client.on_groups(lists.append):
            client.set_draft("g:1", "a")
            client.set_draft("g:2", "b")
            assert (threads, lists) == ([], [])
            while len(threads) < 2 or not lists:
                session.pump(1)
        assert threads == [threading.get_ident()] * 2

        async def main() -> None:
            call = asyncio.ensure_future(client.mark_read_async("g:1"))
            while not call.done():
                await asyncio.to_thread(session.pump, 10)
            await call

        run(main)
        session.close()
        with pytest.raises(pentad.ClosedError):
            client.subscribe(Delegate())
        assert client.groups() == []


# ---- the end


def test_streams_end_with_their_client(chat_server: ReferenceServer) -> None:
    async def main() -> None:
        for end in (ChatClient.close_async, ChatClient.sign_out_async):
            client = sign_in(chat_server)
            readers = [
                asyncio.ensure_future(drained(stream))
                for stream in (
                    client.events(),
                    client.notifications(),
                    client.observe_groups(),
                    client.observe_messages("d:101+102"),
                )
            ]
            await asyncio.sleep(0)
            await end(client)
            await asyncio.gather(*readers)

    async def drained(stream: Any) -> None:
        async for _ in stream:
            pass

    run(main)


def test_released_stream_receives_nothing_more(client: ChatClient) -> None:
    async def main() -> None:
        alone = pentad.handle_count()
        async for update in client.observe_groups():
            assert len(update.items) == 3
            break
        client.events()
        client.notifications()
        gc.collect()
        # An observer that is being called is released after that.
        while pentad.handle_count() != alone:
            await asyncio.sleep(0.01)

    run(main)


def test_exit_with_callbacks_in_flight(chat_server: ReferenceServer, run_python: Run) -> None:
    code = f"""
import asyncio
from pentad import chat

class Slow:
    def did_happen(self, event):
        sum(range(10_000))

async def main():
    kept.append((client.observe_groups(), client.events(), client.notifications()))
    tasks = [asyncio.ensure_future(client.search_async("a")) for _ in range(50)]
    await asyncio.sleep(0)

client = chat.ChatClient.sign_in({TOKEN!r}, server={url(chat_server)!r})
kept = [client.subscribe(Slow()), client.on_groups(lambda found: sum(range(10_000)))]
for number in range(100):
    client.set_draft("g:1", str(number))
asyncio.run(main())
"""
    for _ in range(3):
        done = run_python("-c", code)
        assert (done.returncode, done.stderr) == (0, "")
