"""The schools of the reference server, for tests of accounts."""

from __future__ import annotations

from typing import Any

from pentad import NetworkOptions, StellarAccounts
from pentad.stellar import StellarAccount
from reference_server import ReferenceServer

#: Errors are reported without retries.
ONCE = NetworkOptions(tries=1)


def canvas(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}/canvas"


def moodle(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}/moodle"


def open_school(folder: Any = None, **options: Any) -> StellarAccounts:
    return StellarAccounts(folder, **{"network": ONCE, **options})


def add_canvas(school: StellarAccounts, server: ReferenceServer) -> StellarAccount:
    return school.add_canvas(canvas(server), "canvas-alice", name="Canvas")


def add_moodle(school: StellarAccounts, server: ReferenceServer) -> StellarAccount:
    found: StellarAccount = school.add_moodle(
        moodle(server), user_name="alice", password="alice-password", name="Moodle"
    )
    return found
