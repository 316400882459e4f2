"""ChatKit: conversations, which can be fetched again, and drafts, read marks, queued messages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pentad
from chat_server import sign_in
from ending import end
from kits import MARK, Look, cached, numbered, recovered
from pentad.chat import ChatClient, OutgoingAttachment
from reference_server import ReferenceServer

OPTIONS: dict[str, Any] = {"works_by_itself": False, "requests_per_second": None}


class ChatKit:
    """The store `101/chat.sqlite`, of alice's account."""

    name = "chat"
    store = "101/chat.sqlite"
    own: ClassVar = {
        "account": "user_id, name, image_url, email, phone_number, created_at, extra",
        "setting": "name, value",
        "conversation_user": "key, draft, read_to, muted_until",
        "outbox": "id, lane, key, kind, payload, created_at",
        "outgoing": "id, source_guid, key, text, attachments",
        "staged_file": "outgoing, position, name, type",
        "member_request": "results_id, group_id, asked_at",
    }

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        with sign_in(server, store_folder=folder) as client:
            client.synchronise()
            for group in client.groups():
                client.fetch_information(group)
        picture = folder / "picture.jpg"
        picture.write_bytes(b"\xff\xd8\xff\xe0" + bytes(range(256)) * 40)
        # No client sends the message that is written now.
        with ChatClient(store_folder=folder, **OPTIONS) as client:
            first = client.groups()[0]
            for number in range(40):
                client.set_draft(f"g:{number}", f"What is begun in the group {number}")
            for number in range(30):
                client.send(first, f"Message {number} that waits for a network")
            client.send(first, "A picture", attachments=[OutgoingAttachment.picture(picture)])
            for message in client.messages(first)[:20]:
                client.like(message)
            for group in client.groups():
                client.mark_read(group)
                client.mute(group, 32_503_680_000_000)
        picture.unlink()

    def fill_more(self, folder: Path) -> None:
        with ChatClient(store_folder=folder, **OPTIONS) as client:
            first = client.groups()[0]
            for number in range(20):
                client.set_draft(f"g:{100 + number}", f"A late draft of the group {number}")
                client.send(first, f"A late message {number}")
            end()

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        with self._client(folder, said) as client:
            said += recovered(client)
            yield _Opened(client)

    def _client(self, folder: Path, said: list[str]) -> ChatClient:
        try:
            return ChatClient("101", store_folder=folder, **OPTIONS)
        except pentad.ConflictError:
            # The stored address of the server is damaged; the message names both and the remedy.
            said.append("corrupt")
            return ChatClient("101", store_folder=folder, server_has_moved=True, **OPTIONS)


class _Opened:
    def __init__(self, client: ChatClient) -> None:
        self.client = client

    def look(self) -> Look:
        client = self.client
        look = {f"outgoing {one.local_id}": repr(one) for one in client.outgoing()}
        look |= numbered("refused", client.refused_changes())
        look |= numbered("group", client.groups()) | numbered("chat", client.chats())
        for group in client.groups()[:1]:
            look |= numbered("message", client.messages(group, limit=50))
            look |= numbered("member", client.members(group))
        look |= numbered("found", client.search("a", limit=20))
        return look | numbered("account", cached(lambda: [client.account()]))

    def write(self) -> None:
        self.client.set_draft("g:1000", MARK)
