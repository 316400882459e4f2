"""A store that other users own or may change is refused, in each Kit and in the command."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad.astro import AstroCalendar, MasterDataHandler
from pentad.chat import ChatClient
from pentad.stellar import StellarClient
from pentad.video import VideoFeed
from programs import program

COMMAND = str(program("pentad-cli"))
UTC = ["--time-zone", "UTC", "--moshier"]


def _handler(**options: Any) -> MasterDataHandler:
    return MasterDataHandler(server="http://127.0.0.1:9/apiv2.php", **options)


OPENINGS: dict[str, Callable[..., Any]] = {
    "calendar": AstroCalendar,
    "handler": _handler,
    "stellar": StellarClient,
    "video": VideoFeed,
}


@pytest.mark.parametrize("kit", OPENINGS)
def test_a_folder_that_others_may_write_is_refused(kit: str, tmp_path: Path) -> None:
    folder = tmp_path / "store"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(pentad.StorageError, match="chmod go-w") as caught:
        OPENINGS[kit](store_folder=folder)
    assert caught.value.status == pentad.ErrorCode.NOT_PRIVATE
    assert str(folder) in str(caught.value)
    assert list(folder.iterdir()) == []
    with OPENINGS[kit](store_folder=folder, allows_shared_store=True):
        pass
    folder.chmod(0o755)
    with OPENINGS[kit](store_folder=folder):
        pass


def test_tokens_are_not_read_from_a_folder_that_others_may_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o707)
    with pytest.raises(pentad.StorageError) as caught:
        ChatClient(store_folder=tmp_path)
    assert caught.value.status == pentad.ErrorCode.NOT_PRIVATE
    # There is no token to find.
    with pytest.raises(pentad.UnauthorizedError):
        ChatClient(store_folder=tmp_path, allows_shared_store=True)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_root_does_not_use_the_store_of_a_user(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    with StellarClient(store_folder=folder):
        pass
    os.chown(folder, 12_345, -1)
    with pytest.raises(pentad.StorageError, match="owner 12345") as caught:
        StellarClient(store_folder=folder)
    assert caught.value.status == pentad.ErrorCode.NOT_PRIVATE


@pytest.mark.parametrize(
    "arguments",
    [
        ["video", "list", "--store"],
        ["stellar", "bookmarks", "list", "--store"],
        ["astro", "day", "--latitude", "23", "--longitude", "75", *UTC, "--store"],
    ],
)
def test_the_command_has_an_option_for_it(arguments: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "store"
    folder.mkdir()
    folder.chmod(0o777)

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        call = [COMMAND, *arguments, str(folder), *more]
        return subprocess.run(call, capture_output=True, text=True, check=False, timeout=60)

    refused = run()
    assert refused.returncode != 0
    assert str(folder) in refused.stderr
    assert run("--allow-shared-store").returncode == 0
