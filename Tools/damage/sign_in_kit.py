"""The file of credentials, by which ChatKit's user stays signed in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pentad
from chat_server import TOKEN
from kits import Look
from pentad.chat import ChatClient
from reference_server import ReferenceServer

#: The address of the server, beside the file.
ADDRESS = "server.txt"


class SignedIn:
    """`credentials`: who signed in last, and by which token."""

    name = "sign_in"
    store = "credentials"
    own = None

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        (folder / ADDRESS).write_text(f"http://127.0.0.1:{server.port}")
        ChatClient.sign_in(TOKEN, **options(folder)).close()

    def fill_more(self, folder: Path) -> None:
        """The file is replaced as a whole: a process that is killed leaves no part of one."""

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        yield _Opened(folder, said)


@dataclass
class _Opened:
    folder: Path
    said: list[str]

    def look(self) -> Look:
        """What the user finds without having to sign in; the server says whose token it is."""
        look = {}
        for name, user in (("last", None), ("token", "101")):
            try:
                with ChatClient(user, **options(self.folder)) as client:
                    client.synchronise()
                    look[name] = client.user_id
            except pentad.CorruptError:
                self.said.append("corrupt")
            except pentad.UnauthorizedError as error:
                look[name] = f"{error.code}: {error}"
        return look

    def write(self) -> None:
        """Signs in again, which is what the message asks for."""
        ChatClient.sign_in(TOKEN, **options(self.folder)).close()


def options(folder: Path) -> dict[str, Any]:
    return {
        "store_folder": folder,
        "server": (folder / ADDRESS).read_text(),
        "works_by_itself": False,
        "requests_per_second": None,
    }
