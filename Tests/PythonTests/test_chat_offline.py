"""The chat client when its server has gone, and when it is there again."""

from __future__ import annotations

import signal
from pathlib import Path

import pentad
import pytest
from chat_server import a_group, manual, post, run, said, sign_in, start, until_subscribed
from pentad.chat import ChatClient, OutgoingState, OutgoingStep


def test_all_that_was_seen_is_there_without_the_server(
    server_program: Path, tmp_path: Path
) -> None:
    with start(server_program) as server:
        group_id = a_group(server)
        with sign_in(server, store_folder=tmp_path) as client:
            client.synchronise()
            client.fetch_information(group_id)
            group = client.group(group_id)
            before = {
                "account": client.account(),
                "groups": client.groups(),
                "chats": client.chats(),
                "members": client.members(group),
                "messages": client.messages(group),
                "search": client.search("a"),
            }
        assert server.end(signal.SIGTERM)[0] == 0
        options = manual(server, store_folder=tmp_path)
    with ChatClient(**options) as client:
        assert before == {
            "account": client.account(),
            "groups": client.groups(),
            "chats": client.chats(),
            "members": client.members(group),
            "messages": client.messages(group),
            "search": client.search("a"),
        }
        newest = client.messages(group, limit=1)[0]
        client.like(newest)
        client.mark_read(group)
        client.set_draft(group, "half a")
        sent = client.send(group, "later")
        for call in (
            client.synchronise,
            client.fetch_all_groups,
            lambda: client.fetch_information(group),
            lambda: run(lambda: client.catch_up_async(group)),
        ):
            with pytest.raises((pentad.UnavailableError, pentad.OfflineError)):
                call()
        with pytest.raises(pentad.OfflineError) as caught:
            client.send_typing(group)
        assert isinstance(caught.value, ConnectionError)
        # The user's own changes are shown at once.
        assert "101" in client.message(newest).favorited_by
        assert client.group(group).state.unread_count == 0
        (waiting,) = client.outgoing()
        assert (waiting.local_id, waiting.state) == (sent.local_id, OutgoingState.QUEUED)

    # Another server with the same data replaces the first.
    with start(server_program) as server:
        options = manual(server, store_folder=tmp_path, server_has_moved=True)
        with ChatClient(**options) as client:
            # It waits for its time, unless it is retried now.
            client.retry(sent)
            client.synchronise()
            assert client.wait_for_delivery(sent).text == "later"
            assert client.outgoing() == []
        assert said(server, group_id).count("later") == 1


def test_client_reconnects_in_automatic_mode(server_program: Path, tmp_path: Path) -> None:
    """Messages that were written offline are sent, and missed ones are received."""
    with start(server_program) as server:
        group = a_group(server)

        async def main() -> None:
            options = manual(server, store_folder=tmp_path, works_by_itself=True)
            async with (
                await ChatClient.sign_in_async("tok-alice", **options) as client,
                client.events() as events,
            ):
                await until_subscribed(server)
                await client.synchronise_async()
                server.control("faults", effect="hangUp", path="/groupme")
                server.control("groupme/sockets", action="cut")
                sent = await client.send_async(f"g:{group}", "through it all")
                missed = post(server, group, "did you hear?")
                server.control("faults/remove")
                client.network_changed()
                heard = set()
                async for event in events:
                    heard |= set(event.inserted or ())
                    if event.step is OutgoingStep.DELIVERED:
                        heard.add(sent.local_id)
                    if {missed, sent.local_id} <= heard:
                        break
                assert client.message(missed).text == "did you hear?"

        run(main)
        assert said(server, group).count("through it all") == 1
