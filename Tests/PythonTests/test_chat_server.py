"""The chat client with a live server: accounts, reading, writing, groups, and failures."""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pentad
import pytest
from chat_server import TOKEN, a_group, log, manual, post, run, said, sign_in, url
from forked import check_refusal
from pentad import chat
from pentad.chat import (
    AttachmentKind,
    ChatClient,
    Happening,
    MemberInvitation,
    MembershipState,
    OutgoingAttachment,
    OutgoingState,
)
from reference_server import ReferenceServer

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def client(chat_server: ReferenceServer) -> Iterator[ChatClient]:
    """Alice's client, in memory, with the server's current data."""
    with sign_in(chat_server) as client:
        client.synchronise()
        yield client


# ---- the account


def test_signing_in_and_out(chat_server: ReferenceServer, tmp_path: Path) -> None:
    with sign_in(chat_server, store_folder=tmp_path) as client:
        assert client.user_id == "101"
        user = client.account()
        assert (user.id, user.name) == ("101", "Alice")
        assert user.created_at == datetime(2023, 11, 14, 22, 13, 20, tzinfo=timezone.utc)
        assert TOKEN not in repr(client) + repr(user) + repr(vars(client))
        client.synchronise()
        client.send("d:101+102", "unsent")
    options = manual(chat_server, store_folder=tmp_path)
    for name in (None, "101"):
        with ChatClient(name, **options) as client:
            assert client.account() == user
            assert [one.text for one in client.outgoing()] == ["unsent"]
    with pytest.raises(pentad.UnauthorizedError):
        ChatClient("102", **options)
    client = ChatClient(**options)
    client.sign_out()
    assert client.closed
    with pytest.raises(pentad.ClosedError):
        client.groups()
    with pytest.raises(pentad.UnauthorizedError):
        ChatClient(**options)
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"unsent" not in kept
    assert TOKEN.encode() not in kept


def test_a_token_that_is_refused(chat_server: ReferenceServer, tmp_path: Path) -> None:
    with pytest.raises(pentad.UnauthorizedError) as caught:
        ChatClient.sign_in("tok-nobody", **manual(chat_server))
    assert caught.value.status == pentad.ErrorCode.SIGN_IN_REQUIRED
    assert "tok-nobody" not in f"{caught.value!r}"
    assert "tok-nobody" not in repr(vars(caught.value))
    with sign_in(chat_server, store_folder=tmp_path) as client:
        chat_server.control("groupme/expire")
        with pytest.raises(pentad.UnauthorizedError):
            client.synchronise()
        chat_server.control("groupme/grant", token="tok-new", user="101")
        chat_server.control("groupme/grant", token="tok-other", user="102")
        with pytest.raises(pentad.ConflictError):
            client.renew_token("tok-other")
        client.renew_token("tok-new")
        client.synchronise()
        run(lambda: client.renew_token_async("tok-new"))
        assert len(client.groups()) == 3


# ---- groups and people


def test_groups_and_chats_are_those_of_the_server(
    chat_server: ReferenceServer, client: ChatClient
) -> None:
    told = log(chat_server)
    groups = client.groups()
    assert {group.id: group.name for group in groups} == {
        id: group["name"] for id, group in told["groups"].items()
    }
    newest = [group.state.last_message for group in groups]
    assert all(newest)
    assert newest == sorted(newest, key=lambda id: id or 0, reverse=True)
    first = groups[0]
    assert (first.conversation, first.membership) == (f"g:{first.id}", MembershipState.ACTIVE)
    assert first.state.message_count == len(told["messages"][first.id])
    assert first.state.last_message_at is not None
    assert first.state.preview is not None
    assert client.group(first.id) == client.group(first) == first
    assert client.groups("pending") == client.groups(MembershipState.REMOVED) == []
    with pytest.raises(pentad.NotFoundError):
        client.group("1")
    chats = client.chats()
    assert sorted(one.other_user_id for one in chats) == ["102", "103"]
    assert chats[0].conversation == chat.conversation_between("101", chats[0].other_user_id)
    assert pickle.loads(pickle.dumps((groups, chats))) == (groups, chats)


def test_members(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = a_group(chat_server)
    assert client.members(group) == []
    found = client.fetch_information(group)
    members = client.members(found)
    told = log(chat_server)["groups"][group]["members"]
    assert sorted((one.user_id, one.nickname) for one in members) == sorted(
        (one["user_id"], one["nickname"]) for one in told
    )
    assert found.member_count == len(members)
    assert {one.state for one in members} == {MembershipState.ACTIVE}
    assert "user" in {role for one in members for role in one.roles}
    with pytest.raises(pentad.NotFoundError) as caught:
        client.fetch_information("1")
    assert caught.value.status == pentad.ErrorCode.CHAT_NOT_MEMBER


def test_a_group_from_its_making_to_its_end(
    chat_server: ReferenceServer, client: ChatClient
) -> None:
    group = client.create_group(
        "Readers", description="Books", image=b"\xff\xd8\xff\xe0x", is_shared=True
    )
    assert (group.name, group.description, group.creator_id) == ("Readers", "Books", "101")
    assert group.image is not None
    assert group.share_url is not None
    people = [MemberInvitation("Bobby", user_id="102"), MemberInvitation("Chen", user_id="104")]
    chat_server.control("groupme/results", delay=0)
    added = client.add_members(group, people)
    assert sorted(one.user_id for one in added) == ["102", "104"]
    assert client.add_members(group, []) == []

    client.set_nickname(group, "Al")
    client.change_group(
        group, name="Writers", description="", kind="closed", is_office_mode=True, is_shared=True
    )
    client.change_group_avatar(group, b"\x89PNG\r\n\x1a\n", type="image/png")
    shown = client.group(group)
    assert (shown.name, shown.description, shown.kind) == ("Writers", None, "closed")
    client.remove_member(group, "104")
    client.synchronise()
    known = log(chat_server)["groups"][group.id]
    assert (known["name"], known["type"], known["office_mode"]) == ("Writers", "closed", True)
    assert known["image_url"] != group.image.url
    names = {one["user_id"]: one["nickname"] for one in known["members"]}
    assert names == {"101": "Al", "102": "Bobby"}
    assert client.refused_changes() == []
    client.delete_group(group)
    assert group.id not in [one.id for one in client.groups()]
    assert group.id not in log(chat_server)["groups"]


def test_joining_and_leaving(chat_server: ReferenceServer, client: ChatClient) -> None:
    asked = {"name": "Short", "share": True}
    made = chat_server.groupme("POST", "v3/groups", asked, "tok-bob").json["response"]
    share_token = made["share_url"].split("/")[-1]
    group = client.join_group(made["id"], share_token)
    assert (group.name, group.membership) == ("Short", MembershipState.ACTIVE)
    client.leave_group(group)
    assert client.group(group).membership is MembershipState.EXITED
    assert [one.id for one in client.fetch_former_groups()] == [group.id]
    assert client.groups("exited") == [client.group(group)]
    assert client.rejoin_group(group).membership is MembershipState.ACTIVE
    with pytest.raises(pentad.PentadError):
        client.join_group("1", "nonsense")


def test_gated_calls_are_refused(chat_server: ReferenceServer, client: ChatClient) -> None:
    chat_server.control("groupme/gate", isGated=True)
    group = a_group(chat_server)
    person = MemberInvitation("Zoe", email="zoe@example.invalid")
    for call in (
        lambda: client.create_group("Readers"),
        lambda: client.add_members(group, [person]),
        lambda: run(lambda: client.create_group_async("Readers")),
    ):
        with pytest.raises(pentad.RefusedError) as caught:
            call()
        assert caught.value.status == pentad.ErrorCode.CHAT_DEVICE_VERIFICATION_REQUIRED


# ---- messages


def test_reading_a_page_at_a_time(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = a_group(chat_server)
    told = log(chat_server)["messages"][group]
    ids = [int(message["id"]) for message in told]
    group_key = f"g:{group}"
    newest = client.messages(group_key, limit=7)
    assert [one.id for one in newest] == ids[-7:]
    assert [one.text for one in newest] == [message["text"] for message in told[-7:]]
    assert client.message(ids[-1]) == newest[-1] == client.message(newest[-1])
    older = client.fetch_messages(group_key, ids[-100], limit=25)
    assert [one.id for one in older] == ids[-125:-100]
    client.fetch_history(client.group(group))
    before = client.messages(group_key, before=older[0], limit=3)
    assert [one.id for one in before] == ids[-128:-125]
    assert [one.id for one in client.messages(group_key, limit=1_000)] == ids
    for ask in (client.messages, client.messages_after):
        with pytest.raises(pentad.InvalidError, match="1001"):
            ask(group_key, limit=1_001)
    with pytest.raises(pentad.InvalidError, match="1001"):
        client.on_messages(group_key, print, limit=1_001)
    assert [one.id for one in client.messages_after(group_key, limit=2)] == ids[:2]
    assert [one.id for one in client.messages_after(group_key, ids[1], limit=2)] == ids[2:4]
    assert client.messages_after(group_key, newest[-1]) == []
    assert client.gaps(group_key) == []
    for field in ("source_guid", "sender_id", "name", "avatar_url"):
        kept = [getattr(one, field) for one in client.messages(group_key, limit=1_000)]
        assert kept == [message[field] for message in told]
    liked = [list(one.favorited_by) for one in client.messages(group_key, limit=1_000)]
    assert liked == [message["favorited_by"] for message in told]
    with pytest.raises(pentad.NotFoundError) as caught:
        client.message(1)
    assert caught.value.status == pentad.ErrorCode.CHAT_MESSAGE_NOT_FOUND


def test_a_text_is_whole(chat_server: ReferenceServer, client: ChatClient) -> None:
    """C would end the text at the NUL: U+FFFD replaces it, in each language."""
    group = a_group(chat_server)
    message = post(chat_server, group, "before\0behind")
    client.synchronise()
    assert client.message(message).text == "before\ufffdbehind"


def test_search(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    for text in ("The zyzzyva is a weevil", "Zyzzyvas are Wéevils"):
        post(chat_server, group.id, text)
    post(chat_server, "101+102", "zyzzyva!")
    client.synchronise()
    assert [one.text for one in client.search("ZYZZ")] == [
        "zyzzyva!",
        "Zyzzyvas are Wéevils",
        "The zyzzyva is a weevil",
    ]
    assert len(client.search("weevil zyzzyva", group)) == 2
    assert [one.text for one in client.search("zyzzyva", limit=1)] == ["zyzzyva!"]
    assert client.search("zyzzyva " * 100, limit=1)[0].text == "zyzzyva!"
    for text in ("a " * 1000, "x" * 200_000, " ".join(f"word{n}" for n in range(33))):
        with pytest.raises(pentad.InvalidError, match="search text has"):
            client.search(text)
    assert client.search("zyzzyva", "d:101+103") == client.search("xylophone") == []
    assert run(lambda: client.search_async("zyzzyva", group)) == client.search("zyzzyva", group)


def test_system_messages(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    members = log(chat_server)["groups"][group.id]["members"]
    (other, *_) = [one["user_id"] for one in members if one["user_id"] != "101"]
    chat_server.control("groupme/rename", group=group.id, user=other, name="Plans")
    chat_server.control("groupme/nickname", group=group.id, user=other, name="Zoe")
    client.synchronise()
    renamed, nicknamed = client.messages(group, limit=2)
    assert renamed.is_system
    assert renamed.event is not None
    assert (renamed.event.kind, renamed.event.text) == (Happening.GROUP_NAME_CHANGED, "Plans")
    assert renamed.event.by is not None
    assert renamed.event.by.user_id == other
    assert nicknamed.event is not None
    assert (nicknamed.event.kind, nicknamed.event.text) == (Happening.NICKNAME_CHANGED, "Zoe")
    assert client.group(group).name == "Plans"


# ---- writing


def test_messages_are_stored_and_sent(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    first = client.send(group, "first")
    assert (first.text, first.state, first.attempts) == ("first", OutgoingState.QUEUED, 0)
    assert (first.conversation, first.error, first.attachments) == (group.conversation, None, ())
    assert abs(first.created_at.timestamp() - datetime.now().timestamp()) < 60
    second = client.send(client.chats()[0], "two\nlines")
    assert client.outgoing() == [first, second]
    assert client.outgoing(group) == [first]
    assert client.storage_usage().waiting == 2
    with pytest.raises(pentad.TimedOutError):
        client.wait_for_delivery(first, timeout=0)
    client.synchronise()
    assert client.outgoing() == []
    arrived = client.wait_for_delivery(first)
    assert (arrived.text, arrived.source_guid) == ("first", first.source_guid)
    assert arrived.sender_id == client.user_id
    assert said(chat_server, group.id)[-1] == "first"
    assert client.storage_usage().waiting == 0


def test_attachments_arrive(
    chat_server: ReferenceServer, client: ChatClient, tmp_path: Path
) -> None:
    group = client.group(a_group(chat_server))
    picture = tmp_path / "dot.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    answered = client.messages(group, limit=1)[0]
    place = {"type": "location", "name": "Café", "lat": "42.36", "lng": "-71.09"}
    sent = client.send(
        group,
        "look",
        attachments=[OutgoingAttachment.picture(picture, "image/png"), place],
        reply_to=answered,
    )
    file, location, _ = sent.attachments
    assert file.path is not None
    assert (file.type, Path(file.path).read_bytes()) == ("image/png", picture.read_bytes())
    assert json.loads(location.json or "") == place
    picture.unlink()
    client.synchronise()
    arrived = client.wait_for_delivery(sent)
    kinds = [AttachmentKind.IMAGE, AttachmentKind.LOCATION, AttachmentKind.REPLY]
    assert sorted(one.kind for one in arrived.attachments) == sorted(kinds)
    assert arrived.reply_to == answered.id
    # A received attachment can be sent again.
    (image,) = [one for one in arrived.attachments if one.kind is AttachmentKind.IMAGE]
    client.send("d:101+102", attachments=[image])
    client.synchronise()
    (again,) = client.messages("d:101+102", limit=1)
    assert not again.text
    assert [one.image for one in again.attachments] == [image.image]


def test_only_pictures_are_taken(client: ChatClient, tmp_path: Path) -> None:
    file, link = tmp_path / "a.png", tmp_path / "link.png"
    link.symlink_to(file)
    for data in (b"", b"GIF", b"%PDF-1.7", b"\x89PNG"):
        file.write_bytes(data)
        with pytest.raises(pentad.InvalidError) as caught:
            client.send("d:101+102", attachments=[OutgoingAttachment.picture(file)])
        assert caught.value.status == pentad.ErrorCode.CHAT_NOT_A_PICTURE
        with pytest.raises(pentad.InvalidError):
            client.change_group_avatar("1", data)
        with pytest.raises(pentad.InvalidError):
            client.create_group("x", image=data or b"x")
    file.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(pentad.InvalidError, match="symbolic link"):
        client.send("d:101+102", attachments=[OutgoingAttachment.picture(link)])
    with pytest.raises(pentad.InvalidError) as caught:
        client.change_group_avatar("1", b"\xff\xd8\xff" + bytes(50 << 20))
    assert caught.value.status == pentad.ErrorCode.CHAT_PICTURE_TOO_LARGE
    assert client.outgoing() == []
    followed = OutgoingAttachment.picture(link, "image/gif", follow_links=True)
    assert client.send("d:101+102", attachments=[followed]).attachments[0].type == "image/jpeg"


def test_an_account_belongs_to_its_server(
    chat_server: ReferenceServer, server_program: Path, tmp_path: Path
) -> None:
    with sign_in(chat_server, store_folder=tmp_path) as client:
        client.send("d:101+102", "only for the first")
    with ReferenceServer(server_program) as other:
        there = {**manual(chat_server, store_folder=tmp_path), "server": url(other)}
        with pytest.raises(pentad.ConflictError, match="belongs to") as caught:
            ChatClient(**there)
        assert caught.value.status == pentad.ErrorCode.OTHER_SERVER
        with pytest.raises(pentad.ConflictError):
            asyncio.run(ChatClient.sign_in_async(TOKEN, **there))
        with ChatClient(**{**there, "server": None}) as client:
            assert [one.text for one in client.outgoing()] == ["only for the first"]
        with ChatClient(**there, server_has_moved=True) as client:
            assert [one.text for one in client.outgoing()] == ["only for the first"]
        ChatClient(**there).close()


@pytest.mark.parametrize("is_async", [True, False])
def test_an_account_is_signed_out_without_its_store(
    chat_server: ReferenceServer, tmp_path: Path, is_async: bool
) -> None:
    sign_in(chat_server, store_folder=tmp_path).close()
    for file in (tmp_path / "101").iterdir():
        file.unlink()
    (tmp_path / "101").rmdir()
    (tmp_path / "101").write_text("mine")

    def sign_out() -> None:
        if is_async:
            asyncio.run(ChatClient.sign_out_account_async(store_folder=tmp_path))
        else:
            ChatClient.sign_out_account("101", store_folder=tmp_path)

    with pytest.raises(pentad.PentadError, match="the user 101 is signed out"):
        sign_out()
    assert TOKEN.encode().hex() not in (tmp_path / "credentials").read_text()
    assert (tmp_path / "101").read_text() == "mine"
    with pytest.raises(pentad.UnauthorizedError):
        ChatClient(**manual(chat_server, store_folder=tmp_path))


def test_a_picture_that_was_damaged_meanwhile_is_not_sent(
    chat_server: ReferenceServer, client: ChatClient, tmp_path: Path
) -> None:
    group = client.group(a_group(chat_server))
    picture = tmp_path / "dot.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    attachments = [OutgoingAttachment.picture(picture, "image/png")]
    sent = client.send(group, "look", attachments=attachments)
    (file,) = sent.attachments
    assert file.path is not None
    Path(file.path).write_bytes(bytes(99) + b"\1")
    client.synchronise()
    with pytest.raises(pentad.NotFoundError, match="damaged: attach it again"):
        client.wait_for_delivery(sent)
    assert said(chat_server, group.id)[-1] != "look"
    assert client.edit_outgoing(sent, "look", attachments=attachments)
    client.synchronise()
    assert client.wait_for_delivery(sent).attachments[0].kind is AttachmentKind.IMAGE


def test_refused_message_waits_for_the_user(
    chat_server: ReferenceServer, client: ChatClient
) -> None:
    group = client.group(a_group(chat_server))
    path = f"/groupme/v3/groups/{group.id}/messages"
    chat_server.control("faults", path=path, method="POST", effect="status", status=422, count=2)
    spam, more = client.send(group, "spam"), client.send(group, "more")
    client.synchronise()
    with pytest.raises(pentad.InvalidError):
        client.wait_for_delivery(spam)
    failed = client.outgoing()[0]
    assert (failed.local_id, failed.state) == (spam.local_id, OutgoingState.FAILED)
    assert isinstance(failed.error, pentad.InvalidError)
    assert client.edit_outgoing(failed, "ham", attachments=[{"type": "location", "name": "x"}])
    assert client.outgoing()[0].text == "ham"
    client.synchronise()
    assert said(chat_server, group.id)[-1] == "ham"
    assert not client.retry(failed)
    assert not client.cancel(failed)
    assert not client.edit_outgoing(failed.local_id, "late")
    assert [one.local_id for one in client.outgoing()] == [more.local_id]
    assert client.retry(more)
    assert client.cancel(more)
    with pytest.raises(pentad.NotFoundError):
        client.wait_for_delivery(more)
    client.synchronise()
    assert "more" not in said(chat_server, group.id)


def test_likes_edits_and_deletions(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    for text in ("a", "b"):
        post(chat_server, group.id, text)
    own = client.send(group, "mine")
    client.synchronise()
    a, b, mine = client.messages(group, limit=3)
    assert client.wait_for_delivery(own).id == mine.id
    client.like(a)
    client.like(b, "😂")
    client.edit(mine, "ours")
    client.pin(b.id)
    assert client.message(a).favorited_by == ("101",)
    assert [one.text for one in client.message(b).reactions] == ["😂"]
    client.synchronise()
    # The server's version of it is read the next time.
    client.synchronise()
    kept_a, kept_b, edited = map(client.message, (a, b, mine))
    assert kept_a.favorited_by == ("101",)
    assert edited.text == "ours"
    assert edited.updated_at is not None
    assert [one.id for one in client.pinned(group)] == [b.id]
    assert kept_b.pinned_by == "101"
    client.unlike(a)
    client.like(b, chat.ChatEmoji(1, 24))
    assert client.message(b).reactions[0].picture == chat.ChatEmoji(1, 24)
    client.unpin(b)
    client.delete(mine)
    client.synchronise()
    client.synchronise()
    told = {message["id"]: message for message in log(chat_server)["messages"][group.id]}
    assert told[str(a.id)]["favorited_by"] == []
    assert client.pinned(group) == []
    assert client.message(mine).deleted_at is not None
    assert client.message(mine).deletion_actor == "sender"
    with pytest.raises(pentad.NotFoundError):
        client.like(1)


def test_a_change_that_is_refused(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    theirs = post(chat_server, group.id, "theirs")
    client.synchronise()
    client.edit(theirs, "mine")
    client.synchronise()
    (refused,) = client.refused_changes()
    assert (refused.change, refused.conversation) == ("edit", group.conversation)
    assert isinstance(refused.error, pentad.PentadError)
    assert client.cancel(refused)
    assert client.refused_changes() == []


def test_drafts_read_marks_and_silence(chat_server: ReferenceServer, client: ChatClient) -> None:
    group = client.group(a_group(chat_server))
    first, last = post(chat_server, group.id, "one"), post(chat_server, group.id, "two")
    client.synchronise()
    client.mark_read(group, first)
    assert client.group(group).state.last_read_message == first
    client.mark_read(group)
    state = client.group(group).state
    assert (state.last_read_message, state.unread_count) == (last, 0)
    client.set_draft(group, "Dear all")
    assert client.group(group).state.draft == "Dear all"
    client.set_draft(group, None)
    assert client.group(group).state.draft is None
    moment = datetime(2030, 1, 1, tzinfo=timezone.utc)
    client.mute(group, moment)
    assert client.group(group).state.muted_until == moment
    client.synchronise()
    assert client.storage_usage().waiting == 0
    client.mute(group, None)
    assert client.group(group).state.muted_until is None
    client.synchronise()
    assert client.refused_changes() == []


# ---- the store


def test_suspended_and_resumed(chat_server: ReferenceServer, tmp_path: Path) -> None:
    with sign_in(chat_server, store_folder=tmp_path) as client:
        client.synchronise()
        client.send("d:101+102", "later")
        usage = client.storage_usage()
        assert (usage.groups, usage.chats, usage.waiting) == (3, 2, 1)
        assert usage.messages > 0
        assert usage.bytes > 0
        client.suspend()
        with pytest.raises(pentad.ClosedError):
            client.groups()
        client.resume()
        assert len(client.groups()) == 3
        client.clear_cache()
        emptied = client.storage_usage()
        assert (emptied.messages, emptied.waiting) == (0, 1)
        client.network_changed()
        client.synchronise()
        assert client.outgoing() == []
        client.send("d:101+102", "never")
        client.erase_all()
        erased = client.storage_usage()
        assert (erased.groups, erased.messages, erased.waiting) == (0, 0, 0)
        assert client.account().id == "101"
        client.synchronise()
        assert len(client.groups()) == 3


def test_the_folder_of_another(chat_server: ReferenceServer, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    with pytest.raises(pentad.StorageError) as caught:
        sign_in(chat_server, store_folder=file / "inside")
    assert isinstance(caught.value, OSError)


def test_two_accounts_in_a_folder(chat_server: ReferenceServer, tmp_path: Path) -> None:
    options = manual(chat_server, store_folder=tmp_path)
    with ChatClient.sign_in(TOKEN, **options), ChatClient.sign_in("tok-bob", **options):
        pass
    with ChatClient(**options) as last, ChatClient("101", **options) as first:
        assert (last.user_id, first.user_id) == ("102", "101")


# ---- misuse


def test_invalid_arguments_raise(client: ChatClient) -> None:
    for wrong in ("123", "x:1", "d:1", "", "g:1\0", "\ud800"):
        for call in (client.messages, client.catch_up, client.gaps, client.send_typing):
            with pytest.raises(pentad.InvalidError):
                call(wrong)
        with pytest.raises(pentad.InvalidError):
            client.send(wrong, "x")
    for number in (0, -1, 2**40):
        with pytest.raises(pentad.PentadError):
            client.messages("g:1", limit=number)
    for strange in ("5", True, 1.5, None):
        with pytest.raises(TypeError):
            client.messages("g:1", limit=strange)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            client.message(strange)  # type: ignore[arg-type]
    for conversation in (1, None, b"g:1"):
        with pytest.raises(TypeError):
            client.messages(conversation)  # type: ignore[arg-type]
    with pytest.raises(pentad.InvalidError):
        client.groups("president")
    with pytest.raises(TypeError):
        client.add_members("1", ["Bob"])  # type: ignore[list-item]
    with pytest.raises(pentad.MisuseError):
        client.add_members("1", [MemberInvitation("Bob")])
    with pytest.raises(TypeError):
        client.create_group("x", image="picture.jpg")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        client.wait_for_delivery(7)  # type: ignore[arg-type]
    for register in (client.on_groups, client.on_notifications):
        with pytest.raises(TypeError):
            register(None)  # type: ignore[arg-type]
    with pytest.raises(pentad.InvalidError):
        client.mute("g:1", datetime(2030, 1, 1))


def test_messages_that_cannot_be(client: ChatClient, tmp_path: Path) -> None:
    there = client.chats()[0]
    for text in (None, ""):
        with pytest.raises(pentad.InvalidError):
            client.send(there, text)
    with pytest.raises(pentad.InvalidError) as caught:
        client.send(there, "x" * 1_001)
    assert caught.value.status == pentad.ErrorCode.CHAT_TEXT_TOO_LONG
    with pytest.raises(pentad.NotFoundError):
        client.send(there, attachments=[OutgoingAttachment.picture(tmp_path / "none.jpg")])
    for broken in ("[]", "{", ""):
        with pytest.raises(pentad.InvalidError):
            client.send(there, "x", attachments=[OutgoingAttachment(json=broken)])
    with pytest.raises(pentad.PentadError):
        client.send(there, "x", attachments=[OutgoingAttachment()])
    assert client.outgoing() == []


def test_a_closed_client(chat_server: ReferenceServer) -> None:
    client = sign_in(chat_server)
    client.close()
    client.close()
    for call in (
        client.groups,
        client.synchronise,
        client.last_event,
        client.network_changed,
        lambda: client.subscribe(object()),
        lambda: client.user_id,
        lambda: client.on_groups(print),
    ):
        with pytest.raises(pentad.ClosedError):
            call()


def test_after_fork(chat_server: ReferenceServer, run_python: Run) -> None:
    client = f"chat.ChatClient.sign_in({TOKEN!r}, server={url(chat_server)!r})"
    check_refusal(run_python, client, "groups()")


# ---- the asynchronous twins


def test_the_asynchronous_twins(chat_server: ReferenceServer, tmp_path: Path) -> None:
    async def main() -> None:
        options = manual(chat_server, store_folder=tmp_path)
        async with await ChatClient.sign_in_async(TOKEN, **options):
            pass
        async with await ChatClient.open_async("101", **options) as client:
            await client.fetch_all_groups_async()
            await client.synchronise_async()
            group = (await client.groups_async())[0]
            assert await client.group_async(group) == group
            assert await client.fetch_information_async(group) == await client.group_async(group)
            assert (
                len(await client.members_async(group))
                == (await client.group_async(group)).member_count
            )
            assert len(await client.chats_async()) == 2
            assert (await client.account_async()).name == "Alice"
            stored: list[int] = []
            await client.fetch_history_async(group, progress=stored.append)
            assert stored == sorted(stored)
            messages = await client.messages_async(group, limit=1_000)
            assert stored[-1] >= len(messages) >= 130
            assert await client.messages_after_async(group, limit=1_000) == messages
            older = await client.fetch_messages_async(group, messages[50], limit=10)
            assert older == messages[40:50]
            await client.catch_up_async(group)
            await client.select_async(group)
            await client.select_async(None)
            sent = await client.send_async(group, "hello", reply_to=messages[0].id)
            assert await client.outgoing_async() == [sent]
            waiting = asyncio.ensure_future(client.wait_for_delivery_async(sent))
            await client.synchronise_async()
            arrived = await waiting
            assert (arrived.text, arrived.reply_to) == ("hello", messages[0].id)
            await client.like_async(arrived, "😂")
            await client.edit_async(arrived, "hello again")
            await client.pin_async(arrived)
            assert (await client.message_async(arrived)).reactions[0].text == "😂"
            await client.unlike_async(arrived)
            await client.synchronise_async()
            await client.synchronise_async()
            assert [one.text for one in await client.pinned_async(group)] == ["hello again"]
            assert [one.id for one in await client.search_async("hello again")] == [arrived.id]
            await client.delete_async(arrived)
            await client.mark_read_async(group, arrived)
            await client.set_draft_async(group, "later")
            await client.mute_async(group, "2030-01-01T00:00Z")
            state = (await client.group_async(group)).state
            assert (state.last_read_message, state.draft) == (arrived.id, "later")
            with pytest.raises(pentad.OfflineError):
                await client.send_typing_async(group)
            unsent = await client.send_async(group, "never")
            assert await client.edit_outgoing_async(unsent, "not yet")
            assert not await client.retry_async(0)
            assert await client.cancel_async(unsent)
            await client.set_nickname_async(group, "Al")
            await client.change_group_async(group, description="New")
            await client.synchronise_async()
            assert await client.refused_changes_async() == []
            assert await client.gaps_async(group) == []
            made = await client.create_group_async("Readers", is_shared=True)
            chat_server.control("groupme/results", delay=0)
            person = MemberInvitation("Bob", user_id="102")
            (member,) = await client.add_members_async(made, [person])
            assert member.nickname == "Bob"
            await client.change_group_avatar_async(made, b"\xff\xd8\xffpicture")
            await client.remove_member_async(made, "102")
            await client.synchronise_async()
            await client.delete_group_async(made)
            asked = {"name": "Short", "share": True}
            short = chat_server.groupme("POST", "v3/groups", asked, "tok-bob").json["response"]
            joined = await client.join_group_async(short["id"], short["share_url"].split("/")[-1])
            await client.leave_group_async(joined)
            assert [one.id for one in await client.fetch_former_groups_async()] == [joined.id]
            assert (await client.rejoin_group_async(joined)).name == "Short"
            last = await client.last_event_async()
            assert await client.read_events_async(last) == []
            assert (await client.storage_usage_async()).groups == 5
            await client.suspend_async()
            with pytest.raises(pentad.ClosedError):
                await client.groups_async()
            await client.resume_async()
            await client.clear_cache_async()
            assert (await client.storage_usage_async()).messages == 0
            await client.sign_out_async()
            assert client.closed

    run(main)


# ---- cancellation


def requests(server: ReferenceServer) -> int:
    count: int = server.ask("GET", "/control/counters").json["requests"]
    return count


async def until_asked(server: ReferenceServer, before: int) -> None:
    while requests(server) == before:
        await asyncio.sleep(0.01)


def test_a_cancelled_task_ends_its_question(
    chat_server: ReferenceServer, client: ChatClient
) -> None:
    async def main() -> None:
        group = client.groups()[0]
        oldest = client.messages(group, limit=1_000)[0]
        questions: list[Callable[[ChatClient], Any]] = [
            lambda other: other.fetch_all_groups_async(),
            lambda other: other.synchronise_async(),
            lambda other: other.fetch_former_groups_async(),
            lambda other: other.fetch_information_async(group),
            lambda other: other.fetch_messages_async(group, oldest),
            lambda other: other.fetch_history_async(group),
            lambda other: other.catch_up_async(group),
            lambda other: other.select_async(group),
            lambda other: other.renew_token_async(TOKEN),
            lambda _: ChatClient.sign_in_async(TOKEN, **manual(chat_server)),
        ]
        for question in questions:
            async with await ChatClient.sign_in_async(TOKEN, **manual(chat_server)) as other:
                chat_server.control("faults", effect="stall", path="/groupme")
                before = requests(chat_server)
                task = asyncio.ensure_future(question(other))
                await until_asked(chat_server, before)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                chat_server.control("faults/remove")
        # A wait that ends leaves the message.
        sent = await client.send_async(group, "patience")
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(client.wait_for_delivery_async(sent), 0.01)
        assert await client.outgoing_async() == [sent]
        await client.synchronise_async()
        assert said(chat_server, group.id)[-1] == "patience"

    run(main)


def test_closing_ends_waiting_calls(chat_server: ReferenceServer) -> None:
    async def main() -> None:
        client = sign_in(chat_server)
        await client.synchronise_async()
        group = client.groups()[0]
        sent = await client.send_async(group, "never")
        chat_server.control("faults", effect="stall", path="/groupme")
        before = requests(chat_server)
        waiting = [
            asyncio.ensure_future(question)
            for question in (
                client.fetch_information_async(group),
                client.wait_for_delivery_async(sent),
            )
        ]
        await until_asked(chat_server, before)
        await client.close_async()
        for task in waiting:
            with pytest.raises((pentad.ClosedError, pentad.CancelledError)):
                await task

    run(main)


# ---- a server that does not do well


@pytest.mark.parametrize(
    ("fault", "kind", "status"),
    [
        ({"effect": "status", "status": 503}, pentad.UnavailableError, "SERVER_UNAVAILABLE"),
        ({"effect": "status", "status": 401}, pentad.UnauthorizedError, "SIGN_IN_REQUIRED"),
        (
            {"effect": "status", "status": 429, "retryAfter": 2},
            pentad.UnavailableError,
            "TOO_MANY_REQUESTS",
        ),
        ({"effect": "truncate"}, pentad.DecodingError, "UNREADABLE_ANSWER"),
        ({"effect": "html"}, pentad.PentadError, None),
    ],
)
def test_faults(
    chat_server: ReferenceServer,
    client: ChatClient,
    fault: dict[str, Any],
    kind: type[Exception],
    status: str | None,
) -> None:
    group = client.groups()[0]
    chat_server.control("faults", path="/groupme/v3", **fault)
    for call in (
        lambda: client.fetch_information(group),
        lambda: run(lambda: client.fetch_information_async(group)),
    ):
        with pytest.raises(kind) as caught:
            call()
        error = caught.value
        assert isinstance(error, pentad.PentadError)
        assert status is None or error.status == pentad.ErrorCode[status]
        assert error.retry_after_ms == (2_000 if status == "TOO_MANY_REQUESTS" else None)
        assert TOKEN not in f"{error!r}"
    assert client.group(group) == group
