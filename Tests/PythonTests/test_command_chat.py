"""`pentad-cli chat`: signing in, reading, sending, following, and what goes wrong."""

from __future__ import annotations

import base64
import os
import signal
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from chat_command import TOKEN, ChatCommand, Follower
from reference_server import ReferenceServer
from served_command import canonical


@pytest.fixture
def server(server_program: Path) -> Iterator[ReferenceServer]:
    sizes = ["--groups", "3", "--messages", "130", "--members", "5", "--chats", "2"]
    with ReferenceServer(server_program, "--classes", "60", *sizes) as server:
        yield server


@pytest.fixture
def chat(command_program: Path) -> ChatCommand:
    return ChatCommand(command_program)


def base(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def live(server: ReferenceServer, chat: ChatCommand, tmp_path: Path) -> tuple[str, ...]:
    """The options of a command with the server and a store that alice has signed in to."""
    options = "--server", base(server), "--store", str(tmp_path / "store")
    assert chat.run("sign-in", "--token-file", "-", *options, input=TOKEN).returncode == 0
    return options


@pytest.fixture
def stored(live: tuple[str, ...]) -> tuple[str, ...]:
    """The options of a command with the store alone."""
    return live[2:]


def log(server: ReferenceServer) -> Any:
    """Returns the server's record of alice's groups and messages."""
    return server.ask("GET", "/control/groupme/log?user=101").json


def key(conversation: str) -> str:
    return ("d:" if "+" in conversation else "g:") + conversation


def said(server: ReferenceServer, conversation: str) -> list[str]:
    return [message["text"] for message in log(server)["messages"][conversation]]


def a_group(server: ReferenceServer) -> str:
    groups: list[str] = sorted(log(server)["groups"])
    return groups[0]


# ---- the account


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def holders(folder: Path) -> list[str]:
    """The files that have the token in them, as it is or in digits."""
    forms = TOKEN.encode(), TOKEN.encode().hex().encode(), base64.b64encode(TOKEN.encode())
    return [name for name, data in files(folder).items() if any(form in data for form in forms)]


@pytest.mark.parametrize("way", ["file", "input", "environment"])
def test_a_token_is_in_no_file_but_its_own(
    server: ReferenceServer, chat: ChatCommand, tmp_path: Path, way: str
) -> None:
    token, store = tmp_path / "token", tmp_path / "store"
    token.write_text(TOKEN + "\n")
    token.chmod(0o600)
    options = "--server", base(server), "--store", store, "--format", "json"
    done = {
        "file": lambda: chat.run("sign-in", "--token-file", token, *options),
        "input": lambda: chat.run("sign-in", "--token-file", "-", *options, input=TOKEN),
        "environment": lambda: chat.run("sign-in", *options, PENTAD_CHAT_TOKEN=TOKEN),
    }[way]()
    assert (done.returncode, done.stderr) == (0, "")
    me = chat.json("whoami", "--store", store)
    assert done.stdout == canonical(me) + "\n"
    assert (me["id"], me["name"]) == ("101", "Alice")
    chat.text("sync", *options[:4])
    chat.text("send", "d:101+102", "hello", *options[:4])

    assert holders(store) == ["credentials"]
    assert stat.S_IMODE((store / "credentials").stat().st_mode) == 0o600
    assert stat.S_IMODE(store.stat().st_mode) == 0o700

    assert chat.json("sign-out", "--store", store)["id"] == "101"
    for name in ("whoami", "sign-out", "groups", "outgoing", "dump"):
        assert chat.refusal(name, "--store", store) == "unauthorized"
    assert holders(store) == []
    assert b"hello" not in b"".join(files(store).values())


def test_a_store_that_cannot_be_opened_is_signed_out(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], tmp_path: Path
) -> None:
    store = tmp_path / "store"
    database = store / "101" / "chat.sqlite"
    with closing(sqlite3.connect(database)) as later:
        later.execute("PRAGMA user_version = 999")
    done = chat.run("sign-out", *live[2:])
    assert done.stderr.startswith("error: unsupported: the user 101 is signed out")
    assert holders(store) == []
    assert database.exists()
    assert chat.refusal("whoami", *live[2:]) == "unauthorized"


def test_a_sign_in_that_fails_keeps_no_token(
    server: ReferenceServer, chat: ChatCommand, tmp_path: Path
) -> None:
    store = tmp_path / "store"
    store.mkdir(mode=0o700)
    (store / "101").write_text("mine")
    options = "--server", base(server), "--store", store
    done = chat.run("sign-in", "--token-file", "-", *options, input=TOKEN)
    assert (done.returncode, TOKEN in done.stdout + done.stderr) == (1, False)
    assert holders(store) == []
    assert (store / "101").read_text() == "mine"


def test_an_account_belongs_to_its_server(
    server: ReferenceServer, server_program: Path, chat: ChatCommand, live: tuple[str, ...]
) -> None:
    chat.text("send", "d:101+102", "only for the first", *live[2:])
    with ReferenceServer(server_program) as other:
        there = "--server", base(other), *live[2:]
        for name in (("sync",), ("send", "d:101+102", "hello", "--wait"), ("groups",)):
            done = chat.run(*name, *there)
            assert (done.returncode, done.stdout) == (1, "")
            assert done.stderr.startswith("error: conflict: the account belongs to ")
            assert f"{base(server)}/groupme/v3" in done.stderr
            assert f"{base(other)}/groupme/v3" in done.stderr
        assert chat.refusal("sync", "--server", "groupme", *live[2:]) == "conflict"
        (waiting,) = chat.json("outgoing", *live[2:])
        assert waiting["text"] == "only for the first"
        # The same server at another address.
        chat.text("sync", *there, "--server-has-moved")
        assert chat.json("outgoing", *live[2:]) == []
        assert chat.refusal("sync", *live) == "conflict"


def test_token_is_not_accepted_as_an_argument(
    server: ReferenceServer, chat: ChatCommand, tmp_path: Path
) -> None:
    there = "--server", base(server), "--store", tmp_path / "store"
    for given in ((TOKEN,), (f"--token={TOKEN}",), ("--token-file", "-", TOKEN)):
        assert chat.refusal("sign-in", *given, *there) == "misuse"
    assert chat.refusal("sign-in", *there) == "misuse"
    assert chat.refusal("sign-in", "--token-file", tmp_path / "none", *there) == "notFound"
    for bad in ("", "two words", "ümlaut", "x" * 5_000):
        done = chat.run("sign-in", "--token-file", "-", *there, input=bad)
        assert done.stderr.startswith("error: invalid: ")
        assert not bad or bad not in done.stderr
    done = chat.run("sign-in", "--token-file", "-", *there, input="tok-nobody")
    assert done.stderr.startswith("error: unauthorized")
    assert "tok-nobody" not in done.stderr
    assert not (tmp_path / "store").exists()


# ---- lists


def test_lists_are_those_of_the_server(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    told = log(server)
    groups = chat.json("groups", *live)
    assert {group["id"]: group["name"] for group in groups} == {
        id: group["name"] for id, group in told["groups"].items()
    }
    assert set(groups[0]) >= {"unreadCount", "lastMessage", "preview", "membership", "extra"}
    newest = [int(group["lastMessage"]) for group in groups]
    assert newest == sorted(newest, reverse=True)
    # The store has them from now on, and in each form.
    assert chat.lines("groups", *stored) == groups
    csv = chat.text("groups", *stored, "--format", "csv").splitlines()
    assert csv[0] == "conversation,name,membership,unread,lastMessageAt,lastText"
    assert len(csv) == 4
    assert chat.text("groups", *stored, "--format", "table").startswith("conversation  name")

    chats = chat.json("chats", *live)
    assert sorted(one["otherUserId"] for one in chats) == ["102", "103"]
    assert chats == chat.lines("chats", *stored)

    group = groups[0]["id"]
    assert chat.json("members", group, *stored) == []
    members = chat.json("members", f"g:{group}", *live)
    assert sorted((one["userId"], one["nickname"]) for one in members) == sorted(
        (one["user_id"], one["nickname"]) for one in told["groups"][group]["members"]
    )
    assert chat.json("members", group, *stored) == members


def test_former_groups(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    asked = {"name": "Short", "share": True}
    group = server.groupme("POST", "v3/groups", asked, "tok-bob").json["response"]
    link = group["share_url"].split("/")[-1]
    joined = server.groupme("POST", f"v3/groups/{group['id']}/join/{link}").json["response"]
    assert group["id"] in [one["id"] for one in chat.json("groups", *live)]
    members = {one["user_id"]: one["id"] for one in joined["group"]["members"]}
    server.groupme("POST", f"v3/groups/{group['id']}/members/{members['101']}/remove")
    assert group["id"] not in [one["id"] for one in chat.json("groups", *live)]
    (former,) = chat.json("groups", "--former", *live)
    assert (former["name"], former["membership"]) == ("Short", "exited")
    assert chat.json("groups", "--former", *stored) == [former]


# ---- messages


def test_reading_a_page_at_a_time(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    ids = [message["id"] for message in log(server)["messages"][group]]
    assert chat.refusal("read", group, *stored) == "notFound"
    newest = chat.json("read", group, "--fetch", "--limit", 7, *live)
    assert [message["id"] for message in newest] == ids[-7:]
    assert chat.lines("read", f"g:{group}", "--limit", 7, *stored) == newest
    older = chat.json("read", group, "--before", ids[-100], "--limit", 25, "--fetch", *live)
    assert [message["id"] for message in older] == ids[-125:-100]
    assert chat.json("gaps", group, *stored) == []

    done = chat.json("history", group, *live)
    assert done == {
        "conversation": f"g:{group}",
        "count": len(ids),
        "gaps": 0,
        "newest": ids[-1],
        "oldest": ids[0],
    }
    assert [one["id"] for one in chat.lines("read", group, "--limit", 1000, *stored)] == ids


def test_search(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    for text in ("The zyzzyva is a weevil", "Zyzzyvas are weevils"):
        server.control("groupme/post", conversation=group, user="102", text=text)
    server.control("groupme/post", conversation="101+102", user="102", text="zyzzyva!")
    chat.text("sync", *live)
    found = chat.json("search", "zyzzyva", *stored)
    assert [one["text"] for one in found] == [
        "zyzzyva!",
        "Zyzzyvas are weevils",
        "The zyzzyva is a weevil",
    ]
    assert len(chat.lines("search", "zyzzyva", "--in", group, *stored)) == 2
    assert len(chat.lines("search", "zyzzyva", "--limit", 1, *stored)) == 1
    assert chat.json("search", "zyzzyva", "--in", "d:103+101", *stored) == []


def test_a_dump_is_the_log_of_the_server(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    told = log(server)["messages"]
    group = a_group(server)
    (first, second, third) = (message["id"] for message in told[group][-3:])
    chat.text("sync", *live)
    # Changes to stored messages must be found, too.
    server.control("groupme/edit", message=first, text="Changed")
    server.control("groupme/delete", message=second, erasing=True)
    server.control("groupme/delete", message=third)
    server.control("groupme/like", message=first, user="102", code="😂")
    for conversation in told:
        chat.text("history", key(conversation), *live)
    chat.text("sync", *live)

    lines = chat.lines("dump", *stored)
    assert chat.text("dump", *stored) == "".join(canonical(line) + "\n" for line in lines)
    assert [line["id"] for line in lines if line["record"] == "account"] == ["101"]
    kept: dict[str, list[Any]] = {}
    for line in lines:
        if line["record"] == "message":
            kept.setdefault(line["conversation"], []).append(line)
    expected = {key(name): messages for name, messages in log(server)["messages"].items()}
    assert {name: [wire(one) for one in messages] for name, messages in kept.items()} == {
        name: [comparable(one) for one in messages] for name, messages in expected.items()
    }
    # Each conversation is whole: one span, from its beginning.
    spans = [line for line in lines if line["record"] == "span"]
    assert [span["conversation"] for span in spans] == sorted(expected)
    assert all(span["hasOldest"] for span in spans)
    assert {line["conversation"] for line in lines if line["record"] in ("group", "chat")} == set(
        expected
    )


WIRE = ("id", "source_guid", "sender_id", "name", "avatar_url", "text")
TIMES = ("created_at", "updated_at", "deleted_at", "pinned_at")
LISTS = ("attachments", "favorited_by", "reactions")


def comparable(message: Any) -> Any:
    """A message of the server's log, with what it leaves out as null or empty."""
    return {
        **{name: message.get(name) for name in (*WIRE, *TIMES, "event")},
        **{name: message.get(name, []) for name in LISTS},
    }


def wire(message: Any) -> Any:
    """A message of the command by the names of the server."""
    kept = {
        "sourceGuid": "source_guid",
        "senderId": "sender_id",
        "avatarURL": "avatar_url",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "deletedAt": "deleted_at",
        "pinnedAt": "pinned_at",
        "favoritedBy": "favorited_by",
    }
    named = {kept.get(name, name): value for name, value in message.items()}
    for name in TIMES:
        if named[name] is not None:
            moment = datetime.strptime(named[name], "%Y-%m-%dT%H:%M:%S.%fZ")
            named[name] = int(moment.replace(tzinfo=timezone.utc).timestamp())
    return {name: named[name] for name in (*WIRE, *TIMES, "event", *LISTS)}


# ---- writing


def test_messages_are_stored_and_sent_by_sync(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    one = chat.json("send", group, "first", *stored)
    assert (one["kind"], one["state"], one["text"], one["attempts"]) == (
        "message",
        "queued",
        "first",
        0,
    )
    typed = chat.run("send", "d:102+101", *stored, input="two\nlines\n")
    assert typed.returncode == 0
    assert [row["text"] for row in chat.json("outgoing", *stored)] == ["first", "two\nlines"]
    assert "first" not in said(server, group)
    assert chat.json("sync", *live)["waiting"] == 0
    assert chat.json("outgoing", *stored) == []
    assert said(server, group)[-1] == "first"
    assert said(server, "101+102")[-1] == "two\nlines"
    (arrived,) = chat.json("read", group, "--limit", 1, *stored)
    assert (arrived["text"], arrived["sourceGuid"]) == ("first", one["sourceGuid"])


def test_waiting_for_a_message(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], tmp_path: Path
) -> None:
    group = a_group(server)
    arrived = chat.json("send", group, "now", "--wait", *live)
    assert (arrived["text"], arrived["senderId"]) == ("now", "101")
    assert log(server)["messages"][group][-1]["id"] == arrived["id"]

    picture = tmp_path / "dot.PNG"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    (image,) = chat.json("send", group, "--image", picture, "--wait", *live)["attachments"]
    assert image["type"] == "image"
    both = chat.json("send", group, "look", "--image", picture, "--image", picture, "--wait", *live)
    assert (both["text"], len(both["attachments"])) == ("look", 2)


def test_an_interrupted_wait_leaves_the_message(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    path = f"/groupme/v3/groups/{group}/messages"
    server.control("faults", path=path, method="POST", effect="status", status=503)
    command = [str(chat.program), "chat", "send", group, "patience", "--wait", *live]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as waiting:
        assert waiting.stderr
        note = waiting.stderr.readline()
        assert note.startswith("note: unavailable: ")
        assert note.endswith("; it will be retried\n")
        waiting.send_signal(signal.SIGINT)
        assert waiting.stderr.read().splitlines()[-1].startswith("error: cancelled: ")
    assert waiting.returncode == 130
    assert [one["text"] for one in chat.json("outgoing", *stored)] == ["patience"]
    assert "patience" not in said(server, group)


def test_refused_message_waits_for_the_user(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    path = f"/groupme/v3/groups/{group}/messages"
    server.control("faults", path=path, method="POST", effect="status", status=422, count=1)
    assert chat.refusal("send", group, "spam", "--wait", *live) == "invalid"
    (failed,) = chat.json("outgoing", *stored)
    assert (failed["state"], failed["error"]["code"]) == ("failed", "invalid")
    number = failed["localId"]
    assert chat.json("retry", number, *stored)[0]["state"] == "queued"
    assert chat.json("sync", *live)["waiting"] == 0
    assert said(server, group)[-1] == "spam"
    for name in ("retry", "cancel"):
        assert chat.refusal(name, number, *stored) == "notFound"
    gone = chat.json("send", group, "never", *stored)
    assert chat.json("cancel", gone["localId"], *stored) == []
    chat.text("sync", *live)
    assert "never" not in said(server, group)


def test_likes_and_read_marks(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    for text in ("a", "b"):
        server.control("groupme/post", conversation=group, user="102", text=text)
    chat.text("sync", *live)
    (a, b) = (one["id"] for one in chat.json("read", group, "--limit", 2, *stored))
    assert chat.json("like", a, *stored)["favoritedBy"] == ["101"]
    liked = chat.json("like", b, "--by", "😂", *stored)
    assert [one["code"] for one in liked["reactions"]] == ["😂"]
    assert chat.json("unlike", a, *stored)["favoritedBy"] == []
    marked = chat.json("mark-read", group, *stored)
    assert (marked["lastReadMessage"], marked["unreadCount"]) == (b, 0)
    assert chat.json("sync", *live)["waiting"] == 0
    (told_a, told_b) = log(server)["messages"][group][-2:]
    assert (told_a["favorited_by"], told_b["favorited_by"]) == ([], ["101"])
    assert chat.refusal("like", "1", *stored) == "notFound"
    assert chat.refusal("mark-read", "g:1", *stored) == "notFound"


def test_edits_pins_and_deletions(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    mine = chat.json("send", group, "mine", "--wait", *live)["id"]
    assert chat.json("edit", mine, "ours", *stored)["id"] == mine
    chat.json("pin", mine, *stored)
    # The server's version of it is read the next time.
    assert [chat.json("sync", *live)["waiting"] for _ in range(2)] == [0, 0]
    (pinned,) = chat.json("pinned", group, *stored)
    assert (pinned["id"], pinned["text"], pinned["pinnedBy"]) == (mine, "ours", "101")
    chat.json("unpin", mine, *stored)
    chat.json("delete", mine, *stored)
    for _ in range(2):
        chat.text("sync", *live)
    assert chat.json("pinned", group, *stored) == []
    read = {one["id"]: one for one in chat.json("read", group, "--limit", 5, *stored)}
    assert read[mine]["deletionActor"] == "sender"
    for name in ("pin", "unpin", "delete"):
        assert chat.refusal(name, "1", *stored) == "notFound"
    assert chat.refusal("edit", mine, "", *stored) == "invalid"


def test_muting(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    chat.text("sync", *live)
    muted = chat.json("mute", group, "--until", "2126-11-21T00:00Z", *stored)
    assert muted["mutedUntil"] == "2126-11-21T00:00:00.000Z"
    assert chat.json("mute", group, *stored)["mutedUntil"] > "2030"
    assert chat.json("unmute", group, *stored)["mutedUntil"] is None
    assert chat.json("sync", *live)["waiting"] == 0
    assert chat.refusal("mute", group, "--until", "soon", *stored) == "invalid"
    assert chat.refusal("mute", "g:1", *stored) == "notFound"


# ---- groups


def test_a_group_from_its_making_to_its_end(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    made = chat.json("group", "create", "Readers", "--description", "Books", "--share", *live)
    group = made["id"]
    assert (made["name"], made["description"], made["creatorId"]) == ("Readers", "Books", "101")
    assert made["shareURL"] is not None
    server.control("groupme/results", delay=0)
    (added,) = chat.json("group", "add", group, "Bobby", "--user", "102", *live)
    assert (added["userId"], added["nickname"]) == ("102", "Bobby")
    changed = chat.json("group", "change", group, "--name", "Writers", "--no-share", *stored)
    assert (changed["name"], changed["description"]) == ("Writers", "Books")
    chat.json("group", "nickname", group, "Al", *stored)
    assert chat.json("sync", *live)["waiting"] == 0
    known = log(server)["groups"][group]
    names = {one["user_id"]: one["nickname"] for one in known["members"]}
    assert (known["name"], names) == ("Writers", {"101": "Al", "102": "Bobby"})
    chat.json("members", group, *live)
    chat.json("group", "remove", group, "102", *stored)
    chat.text("sync", *live)
    assert [one["user_id"] for one in log(server)["groups"][group]["members"]] == ["101"]
    assert chat.json("group", "delete", group, *live)["membership"] != "active"
    assert group not in log(server)["groups"]


def test_joining_and_leaving_a_group(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    asked = {"name": "Short", "share": True}
    made = server.groupme("POST", "v3/groups", asked, "tok-bob").json["response"]
    group, link = made["id"], made["share_url"].split("/")[-1]
    joined = chat.json("group", "join", group, link, *live)
    assert (joined["name"], joined["membership"]) == ("Short", "active")
    assert chat.json("group", "leave", group, *live)["membership"] == "exited"
    assert chat.json("group", "rejoin", group, *live)["membership"] == "active"
    assert chat.refusal("group", "change", "1", "--name", "None", *stored) == "notFound"
    assert chat.refusal("group", "remove", group, "999", *stored) == "notFound"


# ---- the store


def test_the_cache_is_cleared_and_the_users_own_stays(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    chat.text("sync", *live)
    chat.json("send", a_group(server), "later", *stored)
    assert chat.json("usage", *stored)["groups"] == 3
    left = chat.json("clear-cache", *stored)
    assert (left["groups"], left["messages"], left["waiting"]) == (0, 0, 1)
    assert chat.json("sync", *live)["waiting"] == 0
    assert said(server, a_group(server))[-1] == "later"


def test_erased_message_is_not_sent(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    chat.text("sync", *live)
    chat.json("send", a_group(server), "never", *stored)
    left = chat.json("erase", *stored)
    assert (left["groups"], left["messages"], left["waiting"]) == (0, 0, 0)
    assert chat.json("whoami", *stored)["id"] == "101"
    chat.text("sync", *live)
    assert said(server, a_group(server))[-1] != "never"


# ---- events


def test_following(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    with Follower(chat, *live) as follower:
        follower.until_live()
        server.control("groupme/post", conversation=group, user="102", text="hear me")
        heard = follower.until_text("hear me")
        assert (heard["conversation"], heard["name"]) == (f"g:{group}", "Bob")
        server.control("groupme/edit", message=heard["id"], text="hear me again")
        assert follower.until_text("hear me again")["id"] == heard["id"]
        # Another process writes, this one sends.
        number = chat.json("send", group, "from beside", *stored)["localId"]
        sent = follower.until(
            lambda line: line["kind"] == "outgoingChanged" and line["step"] == "delivered"
        )
        assert sent["localId"] == number
        assert [one["text"] for one in chat.json("read", group, "--limit", 2, *stored)] == [
            "hear me again",
            "from beside",
        ]
        assert chat.json("send", group, "and wait", "--wait", *live)["text"] == "and wait"
        assert follower.end(signal.SIGTERM) == (0, "")
        logged = [line for line in follower.seen if line["number"] > follower.start]
    assert said(server, group)[-3:] == ["hear me again", "from beside", "and wait"]

    # Events in the log can be read again, from the number where it began.
    again = chat.lines("events", "--after", follower.start, *stored)
    numbers = [line["number"] for line in again]
    assert numbers == list(range(follower.start + 1, numbers[-1] + 1))
    kinds = {"typing", "connection", "synchronising", "failed"}
    for line in logged:
        if line["kind"] not in kinds:
            bare = {name: value for name, value in line.items() if name != "messages"}
            assert again[line["number"] - follower.start - 1] == bare
    assert chat.lines("events", "--after", numbers[-1], *stored) == []
    with Follower(chat, "--after", follower.start, *stored) as second:
        assert second.until_text("and wait")["text"] == "and wait"
        assert second.end(signal.SIGINT) == (0, "")
    reset, *whole = chat.lines("events", "--after", 1, *stored)
    assert reset["kind"] == "reset"
    assert whole[-len(again) :] == again


def test_following_one_conversation(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...]
) -> None:
    group, other = sorted(log(server)["groups"])[:2]
    with Follower(chat, group, *live) as follower:
        follower.until_live()
        server.control("groupme/post", conversation=other, user="103", text="not here")
        server.control("groupme/post", conversation=group, user="103", text="here")
        follower.until_text("here")
        texts = [one["text"] for line in follower.seen for one in line.get("messages", [])]
        assert "not here" not in texts
        assert follower.end(signal.SIGINT) == (0, "")
    allowed = {None, f"g:{group}"}
    assert {line.get("conversation") for line in follower.seen} <= allowed


def test_an_interruption_is_the_end_at_any_moment(
    chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    """Each signal arrives directly after the first line, while the next line is read or made."""
    chat.json("sync", *live)
    for _ in range(8):
        with Follower(chat, "--after", 1, *stored) as follower:
            assert follower.end(signal.SIGINT) == (0, "")


# ---- what others wrote, on a terminal

SAID = "\x1b[2J\x9b1A\x07\x7fmine\tand\r\nyours"


def test_a_table_is_lines_of_text(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    server.control("groupme/post", conversation=group, user="102", text=SAID)
    chat.text("sync", *live)
    read = "read", group, "--limit", "1"
    assert chat.json(*read, *stored)[0]["text"] == SAID
    _header, row = chat.text(*read, *stored, "--format", "table").splitlines()
    assert r"\u{1B}[2J\u{9B}1A\u{7}\u{7F}mine and yours" in row
    assert row.isprintable()


def test_an_error_is_a_line_of_text(chat: ChatCommand, stored: tuple[str, ...]) -> None:
    done = chat.run("read", SAID, *stored)
    (line,) = done.stderr.splitlines()
    assert done.returncode != 0
    assert "[2J" in line
    assert line.isprintable()


# ---- what goes wrong


def test_without_the_server(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    chat.text("sync", *live)
    before = {
        name: chat.json(*name.split(), *stored)
        for name in ("groups", "chats", f"read {group}", "search a", "whoami")
    }
    server.end(signal.SIGTERM)
    for name, value in before.items():
        assert chat.json(*name.split(), *stored) == value
    # If a request fails, the stored data is shown.
    for name in ("groups", "chats"):
        assert chat.json(name, *live, notes=True) == before[name]
    assert chat.json("read", group, "--fetch", *live, notes=True) == before[f"read {group}"]
    chat.text("send", group, "later", *live)
    chat.text("like", before[f"read {group}"][-1]["id"], *live)
    assert [one["text"] for one in chat.json("outgoing", *stored)] == ["later"]
    for name in ("sync", f"history {group}"):
        assert chat.refusal(*name.split(), *live) == "unavailable"
    (queued,) = chat.json("outgoing", *stored)
    assert (queued["state"], queued["error"]["code"]) == ("queued", "unavailable")


def test_an_expired_token(
    server: ReferenceServer, chat: ChatCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    group = a_group(server)
    chat.text("sync", *live)
    server.control("groupme/expire")
    assert chat.refusal("sync", *live) == "unauthorized"
    note = chat.run("groups", *live).stderr
    assert note.startswith("note: unauthorized: ")
    done = chat.run("send", group, "kept", "--wait", *live)
    assert done.returncode == 1
    assert "error: unauthorized: " in done.stderr
    assert [one["text"] for one in chat.json("outgoing", *stored)] == ["kept"]
    server.control("groupme/grant", token="tok-new", user="101")
    done = chat.run("sign-in", "--token-file", "-", *live, input="tok-new")
    assert (done.returncode, done.stderr) == (0, "")
    # It waits for its time, unless it is retried now.
    chat.text("retry", chat.json("outgoing", *stored)[0]["localId"], *stored)
    assert chat.json("sync", *live)["waiting"] == 0
    assert said(server, group).count("kept") == 1


def test_opening_without_an_account_raises_unauthorized(
    server: ReferenceServer, chat: ChatCommand, tmp_path: Path
) -> None:
    there = "--server", base(server), "--store", tmp_path / "store"
    for name in ("whoami", "groups", "sync", "follow", "read 1", "send 1 x", "dump", "outgoing"):
        assert chat.refusal(*name.split(), *there) == "unauthorized"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("groups",), "misuse"),
        (("read", "--store", "/nowhere"), "misuse"),
        (("read", "", "--store", "/nowhere"), "misuse"),
        (("read", "d:1", "--store", "/nowhere"), "misuse"),
        (("read", "1", "--before", "01", "--store", "/nowhere"), "misuse"),
        (("read", "1", "--limit", "0", "--store", "/nowhere"), "misuse"),
        (("read", "1", "--limit", "-1", "--store", "/nowhere"), "misuse"),
        (("read", "1", "--fetch", "--store", "/nowhere"), "misuse"),
        (("members", "d:1+2", "--store", "/nowhere"), "misuse"),
        (("send", "1", "x", "--wait", "--store", "/nowhere"), "misuse"),
        (("like", "x", "--store", "/nowhere"), "misuse"),
        (("cancel", "x", "--store", "/nowhere"), "misuse"),
        (("events", "--store", "/nowhere"), "misuse"),
        (("events", "--after", "-1", "--store", "/nowhere"), "misuse"),
        (("sync", "--store", "/nowhere"), "misuse"),
        (("history", "1", "--store", "/nowhere"), "misuse"),
        (("groups", "--format", "svg", "--store", "/nowhere"), "unsupported"),
        (("follow", "--format", "json", "--store", "/nowhere"), "unsupported"),
        (("groups", "--server", "nonsense", "--store", "/nowhere"), "invalid"),
        (("group", "create", "Readers", "--store", "/nowhere"), "misuse"),
        (("group", "change", "1", "--store", "/nowhere"), "misuse"),
        (("group", "add", "1", "Bob", "--server", "groupme", "--store", "/nowhere"), "misuse"),
        (("whoami", "--store", "/dev/null/inside"), "storage"),
    ],
)
def test_wrong_arguments(chat: ChatCommand, arguments: tuple[str, ...], code: str) -> None:
    assert chat.refusal(*arguments) == code


def test_messages_that_cannot_be(
    server: ReferenceServer, chat: ChatCommand, stored: tuple[str, ...], tmp_path: Path
) -> None:
    there = "send", "d:101+102"
    assert chat.refusal(*there, "", *stored) == "invalid"
    assert chat.refusal(*there, "x" * 1001, *stored) == "invalid"
    assert chat.refusal(*there, "--image", tmp_path / "none.jpg", *stored) == "notFound"
    empty, text, huge = tmp_path / "a.png", tmp_path / "b.png", tmp_path / "c.png"
    empty.touch()
    text.write_text("root:x:0:0:root:/root:/bin/bash")
    huge.write_bytes(b"\x89PNG\r\n\x1a\n")
    os.truncate(huge, 20 << 30)
    link, pipe = tmp_path / "s.png", tmp_path / "p.png"
    link.symlink_to("/etc/passwd")
    os.mkfifo(pipe)
    for picture in (empty, text, huge, link, pipe, tmp_path):
        assert chat.refusal(*there, "--image", picture, *stored) == "invalid"
    assert "50 MB" in chat.run(*there, "--image", huge, *stored).stderr
    assert chat.refusal(*there, "--image", link, "--follow-links", *stored) == "invalid"
    assert chat.run(*there, *stored).stderr.startswith("error: invalid: ")
    assert chat.json("outgoing", *stored) == []
