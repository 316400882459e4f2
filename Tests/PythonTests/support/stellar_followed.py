"""The classes that a server follows for the device of a store."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

from pentad.stellar import StellarClient
from reference_server import ReferenceServer

#: Longer than a server asks to be left alone, in seconds.
PATIENCE = 60


def settle(client: StellarClient) -> int:
    """Sends until all is sent; how many changes are left when that takes too long."""
    end = time.monotonic() + PATIENCE
    while (left := client.synchronise()) and time.monotonic() < end:
        time.sleep(0.2)
    return left


def followed(server: ReferenceServer, folder: Path, ids: Iterable[str]) -> set[str]:
    """Returns those of the classes that the server follows for the device: it sends notices of
    their announcements.
    """
    wanted = set(ids)
    for id in wanted:
        server.control("stellar/class", masterId=id, tas=[])
        server.control("stellar/announce", masterId=id, title="News", text="News")
    number, key = device(folder)
    answer = server.stellar(
        "getUnreadNotifications", "push", device_type="apple", device_id=number, pass_key=key
    )
    assert answer.status == 200, answer.body
    return {notice.removeprefix("stellar:") for notice in answer.json} & wanted


def device(folder: Path) -> tuple[str, str]:
    """The number of the device and its secret, from the store of secrets.

    The account is `stellar/NUMBER ADDRESS`.
    """
    for line in (folder / "credentials").read_text().splitlines()[1:]:
        account, name, secret = (bytes.fromhex(word).decode() for word in line.split(" ")[:3])
        if account.startswith("stellar/") and name == "pass_key":
            return account.removeprefix("stellar/").split(" ")[0], secret
    raise AssertionError("the store of secrets has no device")
