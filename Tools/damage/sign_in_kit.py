"""The file of credentials, with which ChatKit's user stays signed in."""

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

#: The address of the server, in a file next to it.
ADDRESS = "server.txt"


class SignedIn:
    """The file `credentials`: the user who signed in last, and the token."""

    name = "sign_in"
    store = "credentials"
    own = None

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        (folder / ADDRESS).write_text(f"http://127.0.0.1:{server.port}")
        ChatClient.sign_in(TOKEN, **options(folder)).close()

    def fill_more(self, folder: Path) -> None:
        """The file is replaced as a whole: a killed process leaves no partial one."""

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        yield _Opened(folder, said)


@dataclass
class _Opened:
    folder: Path
    said: list[str]

    def look(self) -> Look:
        """Reads the data that is available without a new sign-in; the server returns the token's
        user.
        """
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
        """Signs in again, as the error message requests."""
        ChatClient.sign_in(TOKEN, **options(self.folder)).close()


def options(folder: Path) -> dict[str, Any]:
    return {
        "store_folder": folder,
        "server": (folder / ADDRESS).read_text(),
        "works_by_itself": False,
        "requests_per_second": None,
    }
