"""The token is in the file that is its own, and nowhere else."""

from __future__ import annotations

import logging
import stat
from contextlib import suppress
from pathlib import Path

import pentad
import pytest
from chat_server import a_group, manual, post
from pentad import log
from pentad.chat import ChatClient
from reference_server import ReferenceServer

# Like no other word of a log or a store.
SECRET = "Zq8vTokenThatNobodyMaySee"


@pytest.mark.parametrize("works_by_itself", [False, True], ids=["asked", "by itself"])
def test_the_token_is_in_its_own_file_alone(
    chat_server: ReferenceServer,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    works_by_itself: bool,
) -> None:
    chat_server.control("groupme/grant", token=SECRET, user="101")
    told: list[str] = []
    caplog.set_level(logging.DEBUG, "pentad")
    log.log_to_logging(logging.DEBUG)
    try:
        options = manual(chat_server, store_folder=tmp_path, works_by_itself=works_by_itself)
        with ChatClient.sign_in(SECRET, **options) as client:
            start = client.last_event()
            told.append(repr(client))
            client.synchronise()
            group = f"g:{a_group(chat_server)}"
            client.send(group, "hello")
            post(chat_server, group[2:], "there")
            # Each failure of a request, then an invalid token.
            many = {"status": 429, "retryAfter": 1}
            for fault in ({"status": 500}, {"effect": "hangUp"}, many):
                chat_server.control(
                    "faults", path="/groupme/v3", count=3, **{"effect": "status", **fault}
                )
                with suppress(pentad.PentadError):
                    client.synchronise()
                try:
                    client.fetch_information(group[2:])
                except pentad.PentadError as error:
                    told += [str(error), repr(error)]
            chat_server.control("faults/remove")
            chat_server.control("groupme/expire", token=SECRET)
            with pytest.raises(pentad.PentadError) as refused:
                client.fetch_all_groups()
            told += [str(refused.value), repr(refused.value)]
            told += map(repr, client.read_events(start, limit=10_000))
            told += map(repr, client.outgoing())
    finally:
        log.stop_logging()
    told += [record.getMessage() for record in caplog.records]
    assert told
    assert not [text for text in told if SECRET in text]

    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    forms = SECRET.encode(), SECRET.encode().hex().encode()
    holders = [path.name for path in files if any(form in path.read_bytes() for form in forms)]
    assert holders == ["credentials"]
    for path in tmp_path.rglob("*"):
        wanted = 0o700 if path.is_dir() else 0o600
        assert stat.S_IMODE(path.stat().st_mode) == wanted, path
