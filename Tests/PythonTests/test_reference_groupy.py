"""GroupyAPI, a client from another project, drives the reference server."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from groupy import exceptions
from groupy.api import attachments, base
from groupy.api.messages import DirectMessages
from groupy.client import Client
from reference_server import ReferenceServer


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    # Without generated messages: it fails on the `blur_hash` of pictures, which is newer than it.
    options = ["--classes", "60", "--groups", "3", "--messages", "0"]
    with ReferenceServer(server_program, *options) as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


@pytest.fixture
def alice(server: ReferenceServer, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(base.Manager, "base_url", f"http://127.0.0.1:{server.port}/groupme/v3/")
    monkeypatch.setattr(attachments.Images, "base_url", f"http://127.0.0.1:{server.port}/groupme/")
    logging.getLogger("groupy").setLevel(logging.CRITICAL)
    return Client.from_token("tok-alice")


def status(error: pytest.ExceptionInfo[Any]) -> int:
    number: int = error.value.response.status_code
    return number


def test_it_finds_the_groups_and_their_history(alice: Any) -> None:
    assert alice.user.get_me()["user_id"] == "101"
    groups = list(alice.groups.list_all(per_page=2))
    assert len(groups) == 3
    for group in groups:
        messages = list(group.messages.list_all(limit=3))
        assert len(messages) == group.data["messages"]["count"]
        ids = [int(message.id) for message in messages]
        assert ids == sorted(ids, reverse=True)
        assert "101" in [member.user_id for member in group.members]


def test_it_reads_pages_as_it_is_used_to(alice: Any) -> None:
    group = alice.groups.create("Family", description="d", share=True)
    assert group.share_url
    for number in range(57):
        group.post(text=f"m{number}")
    messages = list(group.messages.list_all())
    assert [message.text for message in messages] == [f"m{number}" for number in range(56, -1, -1)]
    anchor = messages[40]
    after = [message.text for message in group.messages.list_after(anchor.id, limit=5)]
    assert after == ["m17", "m18", "m19", "m20", "m21"]
    since = [message.text for message in group.messages.list_since(anchor.id, limit=5)]
    assert since == ["m56", "m55", "m54", "m53", "m52"]
    assert next(iter(group.messages.list_before(anchor.id))).text == "m15"
    assert list(group.messages.list_after(messages[0].id)) == []
    assert len(list(group.messages.list_all_after(anchor.id, limit=7))) == 40


def test_errors_are_known_to_the_client(alice: Any, server: ReferenceServer) -> None:
    group = alice.groups.create("Family")
    group.messages.create("dup", source_guid="S1")
    with pytest.raises(exceptions.BadResponse) as caught:
        group.messages.create("dup", source_guid="S1")
    assert status(caught) == 409
    server.control("clock", advance=61_000)
    group.messages.create("dup", source_guid="S1")
    with pytest.raises(exceptions.BadResponse) as caught:
        group.messages.create()
    assert status(caught) == 400
    server.control("groupme/expire", token="tok-alice")
    with pytest.raises(exceptions.BadResponse) as caught:
        alice.user.get_me()
    assert status(caught) == 401


def test_it_likes_and_uploads(alice: Any) -> None:
    group = alice.groups.create("Family")
    group.post(text="one")
    message = next(iter(group.messages.list()))
    message.like()
    assert next(iter(group.messages.list())).favorited_by == ["101"]
    message.unlike()
    assert next(iter(group.messages.list())).favorited_by == []
    image = alice.images.from_file(io.BytesIO(b"\xff\xd8\xff" + b"0" * 100))
    posted = group.post(text=None, attachments=[image])
    assert [one.type for one in posted.attachments] == ["image"]
    assert posted.attachments[0].url == image.url
    assert alice.images.download(image) == b"\xff\xd8\xff" + b"0" * 100


def test_members_come_and_go(alice: Any, server: ReferenceServer) -> None:
    group = alice.groups.create("Family")
    request = group.memberships.add("Carol", user_id="103")
    with pytest.raises(exceptions.BadResponse) as caught:
        group.memberships.check(request.results_id)
    assert status(caught) == 503
    server.control("clock", advance=1_000)
    assert request.is_ready()
    members, failures = request.get()
    assert ([member.nickname for member in members], failures) == (["Carol"], [])
    server.control("clock", advance=3_600_000)
    with pytest.raises(exceptions.BadResponse) as caught:
        group.memberships.check(request.results_id)
    assert status(caught) == 404
    group.refresh_from_server()
    assert [member.nickname for member in group.members] == ["Alice", "Carol"]
    assert group.memberships.remove(group.members[1].id)
    group.refresh_from_server()
    assert [member.nickname for member in group.members] == ["Alice"]
    assert group.memberships.update(nickname="Al").nickname == "Al"


def test_groups_change_and_end(alice: Any) -> None:
    group = alice.groups.create("Family", share=True)
    changed = group.update(name="Kin")
    assert (changed.name, changed.share_url) == ("Kin", group.share_url)
    bob = Client.from_token("tok-bob")
    group_id, token = group.share_url.split("/")[-2:]
    joined = bob.groups.join(group_id, token)
    assert joined.leave()
    assert [former.id for former in bob.groups.list_former()] == [group.id]
    assert bob.groups.rejoin(group.id).id == group.id
    assert group.destroy()
    with pytest.raises(exceptions.BadResponse):
        bob.groups.get(group.id)


def test_two_people_write_to_each_other(alice: Any) -> None:
    DirectMessages(alice.session, "104").create("hi")
    chats = list(alice.chats.list_all())
    assert chats[0].other_user["id"] == "104"
    assert [message.text for message in chats[0].messages.list()] == ["hi"]
