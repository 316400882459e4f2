"""`chat_orjson.py ingest|reingest PAGES FOLDER READER`: stores pages of messages with orjson and
sqlite3, in the tables of sql/chat.sql, and prints `nanoseconds check`: processor time a message.
"""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson

SQL = Path(__file__).resolve().parent.parent / "sql"
UPSERT = (SQL / "chat_upsert.sql").read_text()

#: The number of new messages that are indexed together.
BATCH = 2_000


class Store:
    """The messages of one account; a page is one transaction."""

    def __init__(self, folder: str, reader: str) -> None:
        self.database = sqlite3.connect(f"{folder}/orjson.sqlite", isolation_level=None)
        self.database.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;"
            "PRAGMA temp_store = MEMORY;" + (SQL / "chat.sql").read_text()
        )
        self.reader = reader
        self.waiting: list[tuple[int, str | None]] = []

    def take(self, answer: bytes) -> int:
        """Stores a page; how many messages it has."""
        messages = orjson.loads(answer)["response"]["messages"]
        conversation = int(messages[0]["group_id"])
        rows = [self._row(conversation, message) for message in messages]
        execute = self.database.execute
        execute("BEGIN IMMEDIATE")
        before = self.database.total_changes
        self.database.executemany(UPSERT, rows)
        if self.database.total_changes > before:
            self.waiting += [(row[0], row[9]) for row in rows]
            ids = orjson.dumps([row[0] for row in rows])
            execute("INSERT INTO event_log (at, events) VALUES (?, ?)", (time.time_ns(), ids))
        changed = execute(
            "UPDATE span SET highest = max(highest, ?) WHERE conversation = ?",
            (rows[-1][0], conversation),
        )
        if changed.rowcount == 0:
            execute("INSERT INTO span VALUES (?, ?, ?)", (conversation, rows[0][0], rows[-1][0]))
        if len(self.waiting) >= BATCH:
            self.index()
        execute("COMMIT")
        return len(rows)

    def index(self) -> None:
        """Makes the messages findable that wait for it."""
        sql = "INSERT INTO message_search (rowid, text) VALUES (?, ?)"
        self.database.executemany(sql, sorted(self.waiting))
        self.waiting = []

    def _row(self, conversation: int, message: dict[str, Any]) -> tuple[Any, ...]:
        event = message.get("event")
        sender = message["sender_id"]
        return (
            int(message["id"]),
            conversation,
            sender == self.reader,
            message["source_guid"],
            message["created_at"] * 1_000,
            sender,
            message["sender_type"],
            message["name"],
            message["avatar_url"],
            message["text"],
            message["system"],
            event and event["type"],
            _text(event),
            _text(message["attachments"]),
            _text(message.get("reactions")),
            _text(message["favorited_by"]),
            message.get("updated_at"),
            message.get("deleted_at"),
            message["pinned_at"],
            message["pinned_by"] or None,
        )

    def check(self) -> int:
        """Returns a sum of the number of messages and the number of matches."""
        sql = "SELECT count(*) FROM message_search WHERE message_search MATCH 'mountain*'"
        (found,) = self.database.execute(sql).fetchone()
        (count,) = self.database.execute("SELECT count(*) FROM message").fetchone()
        return int(count + found)


def _text(value: Any) -> str | None:
    return orjson.dumps(value).decode() if value else None


def _pages(path: str) -> Iterator[bytes]:
    yield from Path(path).read_bytes().splitlines()


def main() -> None:
    """Stores all pages, and for `reingest` all of them once more, which is what is timed then."""
    name, path, folder, reader = sys.argv[1:]
    pages, store = list(_pages(path)), Store(folder, reader)
    for _ in range(2 if name == "reingest" else 1):
        start = time.process_time_ns()
        count = sum(store.take(page) for page in pages)
        store.index()
        spent = time.process_time_ns() - start
    print(spent / count, store.check())


if __name__ == "__main__":
    main()
