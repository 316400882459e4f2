"""The chat client without a server: values, names, wrong options, and nothing is left out."""

from __future__ import annotations

import asyncio
import json
import pickle
import socket
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pentad
import pytest
from faces_of_c import check_twins, check_words, functions, functions_called
from pentad import _native, chat
from pentad._names import Name
from pentad.chat import (
    AttachmentKind,
    ChatClient,
    ChatClientDelegate,
    ChatEmoji,
    ChatEvent,
    ChatEventKind,
    ChatMention,
    ChatMessage,
    ChatPerson,
    Happening,
    OutgoingAttachment,
    SignKind,
)
from pentad.chat._events import _ARGUMENTS, _NAMES
from pentad.chat._inputs import record_of_message
from pentad.chat._notifications import RESET

Run = Callable[..., "subprocess.CompletedProcess[str]"]

MESSAGE = ChatMessage(
    id=170_000_000_000_000_001,
    created_at_ms=1_700_000_000_123,
    conversation="g:123",
    source_guid="a",
    sender_id="102",
    sender_kind="user",
    name="Bob",
    avatar_url=None,
    text="Grüße 🎓",
    event_type=None,
    event_json=None,
    attachments_json=None,
    reactions_json=None,
    favorited_by_json=None,
    deletion_actor=None,
    pinned_by=None,
    extra_json=None,
    reply_to=None,
    updated_at_ms=None,
    deleted_at_ms=None,
    pinned_at_ms=None,
    is_system=False,
)


def with_attachment(**members: Any) -> chat.ChatAttachment:
    text = json.dumps([members])
    (attachment,) = replace(MESSAGE, attachments_json=text).attachments
    assert json.loads(attachment.json) == members
    return attachment


def system_message(type: str, **data: Any) -> ChatMessage:
    event = json.dumps({"type": type, "data": data})
    return replace(MESSAGE, is_system=True, event_type=type, event_json=event)


# ---- values


def test_a_message() -> None:
    assert MESSAGE.created_at.isoformat() == "2023-11-14T22:13:20.123000+00:00"
    assert (MESSAGE.updated_at, MESSAGE.deleted_at, MESSAGE.pinned_at) == (None, None, None)
    assert (MESSAGE.attachments, MESSAGE.reactions, MESSAGE.favorited_by) == ((), (), ())
    assert (MESSAGE.event, MESSAGE.avatar, MESSAGE.extra) == (None, None, {})
    assert pickle.loads(pickle.dumps(MESSAGE)) == MESSAGE
    assert replace(MESSAGE, extra_json='{"platform":"gm"}').extra == {"platform": "gm"}
    edited = replace(MESSAGE, updated_at_ms=0)
    assert edited.updated_at is not None
    assert edited.updated_at.isoformat() == "1970-01-01T00:00:00+00:00"


def test_a_picture_and_its_sizes() -> None:
    url = "https://i.groupme.com/1549x1024.jpeg.910a2dec89025cc1beeb8da1658eec67"
    image = chat.image_sizes(url)
    assert (image.url, image.width, image.height) == (url, 1549, 1024)
    assert (image.avatar, image.preview, image.large) == (
        f"{url}.avatar",
        f"{url}.preview",
        f"{url}.large",
    )
    assert replace(MESSAGE, avatar_url=url).avatar == image
    elsewhere = chat.image_sizes("https://example.org/picture")
    assert elsewhere.avatar == elsewhere.large == "https://example.org/picture"
    assert (elsewhere.width, elsewhere.height) == (None, None)


def test_attachments() -> None:
    picture = with_attachment(type="image", url="https://i.groupme.com/10x20.png.abc")
    assert picture.kind is AttachmentKind.IMAGE
    assert picture.image is not None
    assert (picture.image.width, picture.image.height) == (10, 20)

    reply = with_attachment(type="reply", reply_id="170", base_reply_id="169", user_id="102")
    assert (reply.kind, reply.message, reply.base_message) == (AttachmentKind.REPLY, 170, 169)
    assert reply.user_id == "102"

    mentions = with_attachment(type="mentions", user_ids=["102", "-1"], loci=[[0, 4], [9, 9]])
    assert mentions.mentions == (ChatMention("102", 0, 4), ChatMention("-1", 9, 9))

    emoji = with_attachment(type="emoji", placeholder="\ufffd", charmap=[[1, 42], [2, 0]])
    assert (emoji.placeholder, emoji.pictures) == ("\ufffd", (ChatEmoji(1, 42), ChatEmoji(2, 0)))

    place = with_attachment(type="location", name="Lobby 7", lat="42.3592", lng="-71.0931")
    assert (place.kind, place.name) == (AttachmentKind.LOCATION, "Lobby 7")
    assert (place.latitude, place.longitude) == ("42.3592", "-71.0931")

    film = with_attachment(
        type="video", url="https://v.example/f", preview_url="https://v.example/p"
    )
    assert (film.url, film.preview_url) == ("https://v.example/f", "https://v.example/p")

    for type, name in (("file", "file_id"), ("poll", "poll_id"), ("event", "event_id")):
        found = with_attachment(type=type, **{name: "7"})
        assert (found.kind, found.id) == (AttachmentKind(type), "7")

    strange = with_attachment(type="hologram", depth=3)
    assert (strange.kind, strange.image, strange.mentions) == (AttachmentKind.UNKNOWN, None, ())
    assert replace(MESSAGE, attachments_json="nonsense").attachments == ()


def test_reactions() -> None:
    message = replace(
        MESSAGE,
        reactions_json=json.dumps(
            [
                {"type": "unicode", "code": "😂", "user_ids": ["101", "102"]},
                {"type": "emoji", "pack_id": 1, "pack_index": 24, "user_ids": ["103"]},
            ]
        ),
        favorited_by_json='["101","102","103"]',
    )
    laugh, picture = message.reactions
    assert (laugh.kind, laugh.text, laugh.picture) == (SignKind.CHARACTER, "😂", None)
    assert laugh.user_ids == ("101", "102")
    assert (picture.kind, picture.text, picture.picture) == (
        SignKind.PICTURE,
        None,
        ChatEmoji(1, 24),
    )
    assert message.favorited_by == ("101", "102", "103")
    assert replace(MESSAGE, reactions_json="{", favorited_by_json="7").reactions == ()


def test_system_messages_have_events() -> None:
    added = system_message(
        "membership.announce.added",
        added_users=[{"id": 104, "nickname": "Chen"}],
        adder_user={"id": 102, "nickname": "Bob"},
    ).event
    assert added is not None
    assert (added.kind, added.type) == (Happening.MEMBERS_ADDED, "membership.announce.added")
    assert added.people == (ChatPerson("104", "Chen"),)
    assert (added.by, added.is_on, added.at) == (ChatPerson("102", "Bob"), None, None)
    renamed = system_message(
        "group.name_change", name="Plans", user={"id": 102, "nickname": "Bob"}
    ).event
    assert renamed is not None
    assert (renamed.kind, renamed.text) == (Happening.GROUP_NAME_CHANGED, "Plans")
    strange = system_message("group.teleported", where="Mars").event
    assert strange is not None
    assert (strange.kind, strange.people) == (Happening.UNKNOWN, ())
    assert json.loads(strange.json) == {"type": "group.teleported", "data": {"where": "Mars"}}


def test_the_name_of_a_conversation() -> None:
    assert chat.conversation_between("102", "101") == "d:101+102"
    assert chat.conversation_between("101", "101") == "d:101+101"
    for wrong in (("", "101"), ("101", "1+2"), ("1\0", "2")):
        with pytest.raises(pentad.InvalidError):
            chat.conversation_between(*wrong)
    with pytest.raises(TypeError):
        chat.conversation_between(101, "102")  # type: ignore[arg-type]


def test_attachments_are_encoded() -> None:
    place = OutgoingAttachment.of({"type": "location", "name": "Café"})
    assert place.json == '{"type": "location", "name": "Café"}'
    picture = OutgoingAttachment.picture(Path("a/b.png"), "image/png")
    assert (picture.json, picture.path, picture.type) == (None, "a/b.png", "image/png")
    for wrong in ("text", {"type": "image"}, b"bytes"):
        with pytest.raises(TypeError):
            record_of_message("x", wrong, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        record_of_message("x", ["picture.jpg"], None)  # type: ignore[list-item]
    endless: dict[str, Any] = {}
    endless["self"] = endless
    with pytest.raises(pentad.InvalidError):
        OutgoingAttachment.of(endless)


def test_event_repr_shows_its_fields() -> None:
    event = ChatEvent(ChatEventKind.GROUP_UPDATED, 7, group_id="123")
    shown = "GroupUpdated(kind=ChatEventKind.GROUP_UPDATED, number=7, group_id='123')"
    assert repr(event) == shown
    logged = [kind for kind in ChatEventKind if not kind.is_logged]
    assert logged == ["typing", "connection", "synchronising", "failed"]
    assert (RESET.is_reset, RESET.received_at) == (True, None)


# ---- names

CODES = {
    chat.MembershipState: _native.pentad_chat_membership,
    chat.AttachmentKind: _native.pentad_chat_attachment_kind,
    chat.SignKind: _native.pentad_chat_sign_kind,
    chat.Happening: _native.pentad_chat_happening,
    chat.OutgoingState: _native.pentad_chat_outgoing_state,
    chat.OutgoingStep: _native.pentad_chat_step,
    chat.GroupRemoval: _native.pentad_chat_removal,
    chat.ChatConnection: _native.pentad_chat_connection,
    chat.ChatRoute: _native.pentad_chat_route,
    chat.ChatWork: _native.pentad_chat_work,
    chat.ChatEventKind: _native.pentad_chat_event_kind,
}


@pytest.mark.parametrize("ours", CODES, ids=lambda ours: ours.__name__)
def test_words_have_the_codes_of_c(ours: type[Name]) -> None:
    check_words(ours, CODES[ours])


def test_every_kind_has_a_method() -> None:
    methods = {name for name in vars(ChatClientDelegate) if not name.startswith("_")}
    assert set(_NAMES) == set(_ARGUMENTS) == set(ChatEventKind)
    assert {*_NAMES.values(), "did_happen"} == methods
    fields = {field[0] for field in _native.pentad_chat_delegate._fields_}
    assert methods == fields - {"struct_size", "context", "context_free", "after"}


def test_every_function_of_c_is_used() -> None:
    package = Path(chat.__file__).parent
    sources = [*package.rglob("*.py"), package.parent / "_session.py"]
    there = functions("pentad_chat_", "pentad_session_")
    assert len(there) > 100
    assert there - functions_called(*sources) == set()


def test_every_method_that_works_has_a_twin() -> None:
    no_work = {
        "close", "sign_in", "network_changed", "subscribe", "events", "on_notifications",
        "notifications",
    }  # fmt: skip
    assert check_twins(ChatClient, no_work) > 45
    assert hasattr(ChatClient, "sign_in_async")


def test_every_public_name_is_there() -> None:
    for name in chat.__all__:
        assert getattr(chat, name) is not None
    assert pentad.Session is chat.Session


def test_import_brings_no_asyncio(run_python: Run) -> None:
    code = "import sys, pentad.chat; print({'asyncio', 'logging', 'json'} & set(sys.modules))"
    assert run_python("-c", code).stdout == "set()\n"


# ---- opening


def test_opening_without_an_account_raises_unauthorized(tmp_path: Path) -> None:
    given: list[dict[str, Any]] = [{}, {"store_folder": tmp_path}, {"user_id": "101"}]
    for options in given:
        with pytest.raises(pentad.UnauthorizedError) as caught:
            ChatClient(**options)
        assert isinstance(caught.value, PermissionError)
        with pytest.raises(pentad.UnauthorizedError):
            asyncio.run(ChatClient.open_async(**options))


def test_sign_in_without_a_server_raises_unavailable() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        server = f"http://127.0.0.1:{taken.getsockname()[1]}"
        ways: list[Callable[[], object]] = [
            lambda: ChatClient.sign_in("tok-secret", server=server),
            lambda: asyncio.run(ChatClient.sign_in_async("tok-secret", server=server)),
        ]
        for sign_in in ways:
            with pytest.raises(pentad.PentadError) as caught:
                sign_in()
            assert isinstance(caught.value, (pentad.UnavailableError, pentad.OfflineError))
            assert "tok-secret" not in f"{caught.value!r} {caught.value}"


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"token": "tok\0en"}, pentad.InvalidError),
        ({"token": 7}, TypeError),
        ({"server": "nonsense"}, pentad.InvalidError),
        ({"server": "ftp://127.0.0.1"}, pentad.InvalidError),
        ({"server": b"http://127.0.0.1"}, TypeError),
        ({"network": object()}, TypeError),
        ({"network": pentad.NetworkOptions(certificate_file="/nowhere")}, pentad.InvalidError),
        ({"session": object()}, TypeError),
        ({"requests_per_second": 0}, pentad.InvalidError),
        ({"requests_per_second": 2.5}, TypeError),
    ],
)
def test_invalid_options_cannot_be_opened(options: dict[str, Any], kind: type[Exception]) -> None:
    options = {"token": "tok-secret", "server": "http://127.0.0.1:1", **options}
    with pytest.raises(kind) as caught:
        ChatClient.sign_in(**options)
    assert "tok-secret" not in str(caught.value)
    with pytest.raises(kind):
        asyncio.run(ChatClient.sign_in_async(**options))
    name = options.pop("token")
    with pytest.raises((kind, pentad.UnauthorizedError)):
        ChatClient(name, **options)
    with pytest.raises((kind, pentad.UnauthorizedError)):
        asyncio.run(ChatClient.open_async(name, **options))


def test_a_session_that_is_closed() -> None:
    with pentad.Session() as session:
        assert session.pump() == 0
        assert session.pump(0.001) == session.pump(timeout=0) == 0
        for timeout in (-5, float("nan")):
            with pytest.raises(pentad.InvalidError, match="timeout is"):
                session.pump(timeout)
        with pytest.raises(TypeError):
            session.pump("1")  # type: ignore[arg-type]
    for call in (session.pump, lambda: ChatClient(session=session)):
        with pytest.raises(pentad.ClosedError):
            call()
