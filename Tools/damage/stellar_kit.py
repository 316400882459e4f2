"""StellarKit: a catalogue, which can be fetched again, and bookmarks, read marks, the outbox."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from ending import end
from kits import MARK, Look, Noted, cached, numbered
from pentad.stellar import StellarClass, StellarClient, StellarTerm
from reference_server import ReferenceServer
from stellar_server import announce, open_at, teach_algebra

TERM = StellarTerm("fa26")


class StellarKit:
    """The store `stellar.sqlite`, with about 600 classes."""

    name = "stellar"
    store = "stellar.sqlite"
    own: ClassVar = {
        "bookmark": "master_id, term, name, title, added_at, archived_at",
        "read_mark": "master_id, key, at",
        "unread_notice": "master_id",
        "recent": "master_id, at, visit",
        "setting": "name, value",
        "outbox": "lane, key, kind, payload, created_at",
    }

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        teach_algebra(server)
        for number in range(60):
            announce(server, f"Notice {number}", 1_788_200_000 + number)
        with open_at(server, store_folder=folder, works_by_itself=False) as client:
            client.load_catalogue()
            client.class_info("18.06")
            client.register_device()
            for item in client.classes("6").items[:30] + client.classes("18").items[:30]:
                client.bookmark(item)
            client.synchronise()
            for number in range(60):
                client.bookmark(StellarClass(f"0.{number}", f"0.{number}", "By hand", term=TERM))
            for news in client.announcements("18.06")[:40]:
                client.mark_read("18.06", news.key)

    def fill_more(self, folder: Path) -> None:
        with StellarClient(store_folder=folder, works_by_itself=False) as client:
            for number in range(20):
                client.bookmark(StellarClass(f"1.{number}", f"1.{number}", "Late", term=TERM))
            for news in client.announcements("18.06")[40:]:
                client.mark_read("18.06", news.key)
            end()

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        with StellarClient(
            store_folder=folder, delegate=Noted(said), works_by_itself=False
        ) as client:
            yield _Opened(client)


class _Opened:
    def __init__(self, client: StellarClient) -> None:
        self.client = client

    def look(self) -> Look:
        client = self.client
        bookmarks = client.bookmarks() + client.archived_bookmarks()
        look = {f"bookmark {one.item.master_id}": repr(one) for one in bookmarks}
        look["unread"] = repr(client.unread_counts())
        look |= numbered("announcement", client.announcements("18.06"))
        look |= numbered("recent", client.recent())
        look |= numbered("course", cached(lambda: client.courses().items))
        look |= numbered("class", cached(lambda: client.classes("6").items))
        look |= numbered("found", cached(lambda: client.search("linear").hits))
        return look

    def write(self) -> None:
        self.client.bookmark(StellarClass(MARK, MARK, "Of the damage", term=TERM))
