"""The chat client on what a foreign server sends: damaged messages, topics, refusals, mentions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime, timezone
from time import monotonic
from typing import Any

import pentad
import pytest
from chat_server import run
from foreign_groupme import ForeignGroupMe, group, message
from pentad import chat
from pentad.chat import ChatClient, ChatConnection, ChatMention, mention, mentions


@pytest.fixture
def server() -> Iterator[ForeignGroupMe]:
    with ForeignGroupMe() as server:
        yield server


def sign_in(server: ForeignGroupMe, rate: int | None = None) -> ChatClient:
    return ChatClient.sign_in(
        "tok", server=server.url, works_by_itself=False, requests_per_second=rate
    )


FIRST = 179_190_080_000_000_000

DAMAGED = [
    (rb'{"id":"%d","created_at":1,"text":"cut \ud83d"}', "cut \ufffd"),
    (b'{"id":"%d","created_at":1,"text":"a\x01b"}', "a\x01b"),
    (rb'{"id":"%d","created_at":1,"text":"a\u0000b"}', "a\ufffdb"),
    (b'{"id":"%d","created_at":1,"text":"a\xffb"}', "a\ufffdb"),
    (b'{"id":"%d","created_at":1.7e9,"text":"x"}', "x"),
    (b'{"id":%d,"text":42}', "42"),
    (b'{"id":"%d","created_at":null,"text":"t","pinned_at":NaN}', "t"),
    (b"null", None),
    (b'{"id":"99%d","created_at":1,"text":"beyond"}', None),
    (b'{"text":"no id"}', None),
    (b'{"id":"%d","created_at":1,"attachments":' + b"[" * 3000 + b"]" * 3000 + b"}", None),
]


@pytest.mark.parametrize(("item", "text"), DAMAGED)
def test_a_damaged_message_costs_no_other(
    server: ForeignGroupMe, item: bytes, text: str | None
) -> None:
    for number in range(250):
        at = FIRST + number
        is_damaged = number == 130
        told = item % at if b"%d" in item else item
        server.say("1", at, told if is_damaged else message(at, f"m{number}"))
    preview = {"text": "cut \ud83d", "nickname": "x"}
    listed = group(1, FIRST + 249)
    listed["messages"]["preview"] = preview
    server.groups = [json.dumps(listed), "null", json.dumps(group(2))]
    with sign_in(server) as client:
        client.synchronise()
        client.fetch_history("g:1")
        assert [one.id for one in client.groups()] == ["1", "2"]
        texts = {one.id: one.text for one in client.messages("g:1", limit=1000)}
        assert len(texts) == (249 if text is None else 250)
        assert texts.get(FIRST + 130) == text
        assert client.storage_usage().unreadable == (text is None)
        assert client.gaps("g:1") == []


def test_the_groups_of_a_first_synchronisation_are_all_filled(server: ForeignGroupMe) -> None:
    times: list[float] = []

    def refuse(path: str) -> tuple[int, bytes] | None:
        now = monotonic()
        times.append(now)
        recent = [one for one in times if now - one < 1]
        return (429, b'{"meta":{"code":42901}}') if len(recent) > 10 else None

    server.refuse = refuse
    server.groups = [json.dumps(group(number, FIRST + number)) for number in range(1, 13)]
    for number in range(1, 13):
        server.say(str(number), FIRST + number, message(FIRST + number))
    with sign_in(server, rate=8) as client:
        report = client.synchronise()
        assert report.failed == ()
        assert report.conversations == 12
        assert all(len(client.messages(f"g:{number}")) == 1 for number in range(1, 13))


def test_a_conversation_that_fails_is_reported(server: ForeignGroupMe) -> None:
    server.groups = [json.dumps(group(1, FIRST)), json.dumps(group(2, FIRST + 2))]
    server.say("2", FIRST + 2, message(FIRST + 2))
    server.refuse = lambda path: (500, b"") if "/groups/1/" in path else None
    with sign_in(server) as client:
        report = client.synchronise()
        assert [one.conversation for one in report.failed] == ["g:1"]
        assert report.failed[0].status == pentad.ErrorCode.SERVER_UNAVAILABLE
        assert client.sync_report() == report


def test_topics(server: ForeignGroupMe) -> None:
    topic = {"id": 900, "parent_id": 1, "topic": "Rides", "type": "private", "unread_count": 3}
    server.groups = [json.dumps(group(1, children_count=1, unread_count=2))]
    server.topics["1"] = [json.dumps(topic)]
    server.say("900", FIRST, message(FIRST, "by bus", group_id="900", parent_id="1"))
    with sign_in(server) as client:
        client.synchronise()
        club, rides = client.groups()
        assert (rides.id, rides.parent_id, rides.name) == ("900", "1", "Rides")
        assert (club.state.unread_count, club.unread_with_topics) == (2, 5)
        assert [one.id for one in client.topics(club)] == ["900"]
        client.select("g:900")
        assert [one.text for one in client.messages(rides)] == ["by bus"]
        assert [one.conversation for one in client.search("bus")] == ["g:900"]
        server.topics["1"] = []
        assert client.fetch_topics("1") == []
        assert [one.id for one in client.groups()] == ["1"]
        assert client.group("900").membership is chat.MembershipState.GONE


def test_names_of_conversations(server: ForeignGroupMe) -> None:
    server.groups = [
        json.dumps(group(1, name="Family")),
        json.dumps(group(2, name="Twins")),
        json.dumps(group(3, name="twins")),
    ]
    with sign_in(server) as client:
        client.synchronise()
        assert client.conversation("family") == "g:1"
        assert client.conversation("g:1") == "g:1"
        assert client.conversation("twins") == "g:3"
        for name in ("g:77", "nobody"):
            with pytest.raises(pentad.NotFoundError):
                client.conversation(name)
        with pytest.raises(pentad.ConflictError, match="g:2, g:3"):
            client.conversation("TWINS")


def test_read_receipt_of_the_other_user(server: ForeignGroupMe) -> None:
    told = message(FIRST, conversation_id="101+102", recipient_id="101")
    receipt = {
        "chat_id": "101+102",
        "message_id": str(FIRST),
        "user_id": "102",
        "read_at": 1_791_900_900,
    }
    server.chats = [json.dumps({"other_user": {"id": "102", "name": "Bob"}, "last_message": told})]
    page = {"count": 1, "direct_messages": [told], "read_receipt": receipt}
    server.direct["102"] = json.dumps(page).encode()
    with sign_in(server) as client:
        client.synchronise()
        (bob,) = client.chats()
        assert bob.other_read_message == FIRST
        assert bob.other_read_at is not None
        assert bob.other_read_at.year == 2026


@pytest.mark.parametrize(
    ("text", "start", "units"),
    [
        ("Hi @Bea", 3, 3),
        ("👋🏽 @Bea", 3, 5),
        ("a\u0301 @Bea!", 3, 3),
        ("👨‍👩‍👧‍👦@Bea", 7, 11),
        ("全 @Bea", 2, 2),
    ],
)
def test_places_of_names(server: ForeignGroupMe, text: str, start: int, units: int) -> None:
    made = mention("7", range(start, start + 4), text)
    assert made == {"type": "mentions", "user_ids": ["7"], "loci": [[units, 4]]}
    assert mention("7", "@Bea", text) == made == mentions(text, ("7", slice(start, start + 4)))
    assert mention(chat.EVERYBODY, "@Bea", text)["user_ids"] == ["-1"]
    for place in (range(0), range(2, 99), "@Nobody"):
        with pytest.raises(ValueError, match="no place"):
            mention("7", place, text)
    server.groups = [json.dumps(group(1, FIRST))]
    kept = {"type": "linked_image", "url": "https://e.org/a.png", "new": [1.50]}
    fewer = {"type": "mentions", "user_ids": [7, "8"]}
    server.say("1", FIRST, message(FIRST, text, attachments=[made, fewer, kept]))
    with sign_in(server) as client:
        client.synchronise()
        (stored,) = client.messages("g:1")
        (named,) = stored.attachments[0].mentions
        assert named == ChatMention("7", start, 4)
        assert text[named.start :][:4] == "@Bea"
        assert (named.utf16_start, named.utf16_length) == (units, 4)
        assert [one.user_id for one in stored.attachments[1].mentions] == ["7", "8"]
        assert json.loads(stored.attachments[2].json) == kept
        sent = client.send("g:1", "again", attachments=stored.attachments)
        assert [json.loads(one.json or "") for one in sent.attachments] == [made, fewer, kept]


#: Words of today, and words as their readers write them.
WORDS = {
    "🙂great": "great",
    "全文搜索": "搜索",
    "straße": "strasse",
    "ＡＢＣ": "abc",
    "🇺🇸": "🇺🇸",
    "hyphen\u00adation": "hyphenation",
    "مرحبــــا": "مرحبا",
    "أحمد": "احمد",
    "καλημέρα": "ΚΑΛΗΜΕΡΑ",
    "łódź": "lodz",
    "об\u02bcєкт": "об'єкт",
    "رقم ١٢٣": "123",
}


def test_words_are_found_in_every_script(server: ForeignGroupMe) -> None:
    server.groups = [json.dumps(group(1, FIRST + len(WORDS)))]
    for number, text in enumerate(WORDS, 1):
        server.say("1", FIRST + number, message(FIRST + number, text))
    with sign_in(server) as client:
        client.synchronise()
        for text, word in WORDS.items():
            assert [one.text for one in client.search(word)] == [text]


def test_zero_is_not_a_time(server: ForeignGroupMe) -> None:
    told = message(FIRST, deleted_at=0, pinned_at="0001-01-01T00:00:00Z", created_at=0)
    server.groups = [json.dumps(group(1, FIRST))]
    server.say("1", FIRST, told)
    with sign_in(server) as client:
        client.synchronise()
        (one,) = client.messages("g:1")
        assert (one.deleted_at, one.pinned_at, one.extra_json) == (None, None, None)
        assert one.created_at_ms == FIRST // 10**8 * 1000


def test_permanent_mute_has_the_maximum_time(server: ForeignGroupMe) -> None:
    server.groups = [json.dumps(group(1, muted_until=253_402_300_800))]
    with sign_in(server) as client:
        client.synchronise()
        state = client.group("1").state
        assert state.muted_until == datetime.max.replace(tzinfo=timezone.utc)
        assert state.muted_until_ms == 253_402_300_800_000


def test_chat_with_a_deleted_user(server: ForeignGroupMe) -> None:
    told = message(FIRST, conversation_id="101+102", recipient_id="101")
    server.chats = [json.dumps({"other_user": None, "last_message": told})]
    page = {"count": 1, "direct_messages": [told]}
    server.direct["102"] = json.dumps(page).encode()
    with sign_in(server) as client:
        client.synchronise()
        (chat_,) = client.chats()
        # The chat is the only source of the name.
        assert (chat_.conversation, chat_.other_user_id, chat_.name) == ("d:101+102", "102", "Bob")
        assert [one.id for one in client.messages(chat_)] == [FIRST]


def test_a_preview_has_its_authors_picture(server: ForeignGroupMe) -> None:
    listed = group(1, FIRST)
    picture = "https://i.groupme.com/9"
    listed["messages"]["preview"] = {"nickname": "B", "text": "t", "image_url": picture}
    server.groups = [json.dumps(listed)]
    server.refuse = lambda path: (500, b"") if path.endswith("/messages") else None
    with sign_in(server) as client:
        client.synchronise()
        preview = client.group("1").state.preview
        assert preview is not None
        assert (preview.name, preview.text, preview.image_url) == ("B", "t", picture)


def test_duplicate_reactions_are_merged(server: ForeignGroupMe) -> None:
    hearts = [{"type": "unicode", "code": code, "user_ids": ["7", 7]} for code in ("❤️", "❤")]
    told = message(FIRST, reactions=hearts, favorited_by=["7", "8", "8"])
    server.groups = [json.dumps(group(1, FIRST))]
    server.say("1", FIRST, told)
    with sign_in(server) as client:
        client.synchronise()
        (one,) = client.messages("g:1")
        assert [(each.text, each.user_ids) for each in one.reactions] == [("❤️", ("7", "8"))]
        assert one.favorited_by == ("7", "8")


def test_a_refusal_with_the_status_of_a_success(server: ForeignGroupMe) -> None:
    refusal = b'{"response":null,"meta":{"code":404,"errors":["not found"]}}'
    server.groups = [json.dumps(group(1, FIRST))]
    server.refuse = lambda path: (200, refusal) if path.endswith("/messages") else None
    with sign_in(server) as client:
        report = client.synchronise()
        assert [one.conversation for one in report.failed] == ["g:1"]
        server.refuse = lambda path: None
        server.say("1", FIRST, message(FIRST))
        client.synchronise()
        assert len(client.messages("g:1")) == 1


@pytest.mark.parametrize(
    "attachment",
    [
        {"type": "reply", "reply_id": str(FIRST + 1), "base_reply_id": str(FIRST)},
        {"type": "reply", "base_reply_id": FIRST},
        {"type": "reply", "reply_id": str(FIRST)},
    ],
)
def test_a_reply_to_a_reply_names_the_first_message(
    server: ForeignGroupMe, attachment: dict[str, Any]
) -> None:
    server.groups = [json.dumps(group(1, FIRST + 5))]
    server.say("1", FIRST, message(FIRST))
    server.say("1", FIRST + 5, message(FIRST + 5, attachments=[attachment]))
    with sign_in(server) as client:
        client.synchronise()
        assert client.message(FIRST + 5).reply_to is not None
        sent = client.send("g:1", "more", reply_to=FIRST + 5)
        (reply,) = sent.attachments
        assert json.loads(reply.json or "") == {
            "type": "reply",
            "user_id": "102",
            "reply_id": str(FIRST + 5),
            "base_reply_id": str(FIRST),
        }


def test_a_push_service_that_refuses_a_good_token(server: ForeignGroupMe) -> None:
    def answer(asked: dict[str, Any]) -> dict[str, Any]:
        channel = asked["channel"]
        told = {"channel": channel, "id": asked["id"], "successful": channel == "/meta/handshake"}
        if channel == "/meta/handshake":
            return {**told, "clientId": "c1", "supportedConnectionTypes": ["long-polling"]}
        return {**told, "error": "403::unauthorized"}

    server.push = answer

    async def main() -> list[ChatConnection]:
        states: list[ChatConnection] = []
        async with (
            await ChatClient.sign_in_async("tok", server=server.url) as client,
            client.events() as events,
        ):
            async for event in events:
                if event.connection is not None:
                    states.append(event.connection)
                if event.connection is ChatConnection.POLLING:
                    break
        return states

    assert ChatConnection.AUTH_REQUIRED not in run(main)


def test_a_mention_that_is_edited_out(server: ForeignGroupMe) -> None:
    named = {"type": "mentions", "user_ids": ["101"], "loci": [[0, 6]]}
    told = message(FIRST + 1, "@Alice", attachments=[named])
    server.groups = [json.dumps(group(1, FIRST))]
    server.say("1", FIRST, message(FIRST))
    with sign_in(server) as client:
        client.synchronise()
        server.say("1", FIRST + 1, told)
        client.catch_up("g:1")
        assert client.group("1").state.mention_count == 1
        server.messages["1"].pop()
        edited = {**told, "attachments": [], "text": "hi all", "updated_at": 1_791_900_900}
        server.say("1", FIRST + 1, edited)
        client.synchronise()
        state = client.group("1").state
        assert (state.unread_count, state.mention_count) == (1, 0)
