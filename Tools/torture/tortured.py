"""The operations to test: a command of a Kit, and the check of its store afterwards."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from reference_server import ReferenceServer
from video_command import base

#: Longer than any command may take, in seconds.
PATIENCE = 40
TOKEN = "tok-alice"
#: Sizes of the server's data: a page of each protocol, quick to fetch.
SIZES = (
    "--classes", "30", "--groups", "1", "--messages", "20", "--members", "3", "--chats", "1",
    "--channels", "3", "--videos", "20", "--people", "3", "--shares", "3",
)  # fmt: skip
#: The text of the message that the user writes.
TEXT = "written once"


@dataclass(frozen=True)
class Programs:
    """The command, a server, and how they are run."""

    command: Path
    server: ReferenceServer
    variables: Mapping[str, str] = field(default_factory=dict)

    def run(self, *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
        """A run without faults."""
        return subprocess.run(
            [str(self.command), *arguments],
            env={**os.environ, **self.variables},
            input=input,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def must(self, *arguments: str, input: str = "") -> str:
        done = self.run(*arguments, input=input)
        if done.returncode:
            raise RuntimeError(f"{arguments[:2]} without a fault: {done.stderr.strip()}")
        return done.stdout


Prepare = Callable[[Programs, str], None]
Verify = Callable[[Programs, str, bool], str | None]


def nothing(_: Programs, __: str) -> None:
    """Makes no store."""


def sound(_: Programs, __: str, ___: bool) -> str | None:
    """Returns None: without a store nothing can be lost."""
    return None


@dataclass(frozen=True)
class Operation:
    """A command: words in capitals in its arguments are replaced."""

    name: str
    arguments: tuple[str, ...]
    prepare: Prepare = nothing
    verify: Verify = sound
    #: True if all runs that succeed write the same output.
    is_steady: bool = True

    def command(self, programs: Programs, store: str) -> list[str]:
        words: dict[str, Callable[[], str]] = {
            "STORE": lambda: store,
            "SERVER": lambda: base(programs.server),
            "GROUP": lambda: group(programs, store),
            "VIDEO": lambda: a_video(programs, store),
        }
        given = (words[one]() if one in words else one for one in self.arguments)
        return [str(programs.command), *given]


# ---- chat


def sign_in(programs: Programs, store: str) -> None:
    there = "--server", base(programs.server), "--store", store
    programs.must("chat", "sign-in", "--token-file", "-", *there, input=TOKEN + "\n")
    programs.must("chat", "sync", *there)


def queue(programs: Programs, store: str) -> None:
    sign_in(programs, store)
    programs.must("chat", "send", group(programs, store), TEXT, "--store", store)


def group(programs: Programs, store: str) -> str:
    (first, *_) = programs.must(
        "chat", "groups", "--store", store, "--format", "jsonl"
    ).splitlines()
    return f"g:{json.loads(first)['id']}".replace("g:g:", "g:")


def is_written(programs: Programs, store: str, is_done: bool) -> str | None:
    """Checks that an accepted message is in the outbox."""
    waiting = programs.run("chat", "outgoing", "--store", store, "--format", "json")
    if waiting.returncode:
        return f"the store does not open: {waiting.stderr.strip()}"
    return f"{TEXT!r} is lost" if is_done and TEXT not in waiting.stdout else None


def is_sent(programs: Programs, store: str, _: bool) -> str | None:
    """Checks that the next exchange sends the pending message, and the server has it once."""
    there = "--server", base(programs.server), "--store", store
    after = programs.run("chat", "sync", *there)
    if after.returncode:
        return f"a sync afterwards fails: {after.stderr.strip()}"
    waiting = json.loads(programs.must("chat", "outgoing", "--store", store, "--format", "json"))
    log = programs.server.ask("GET", "/control/groupme/log?user=101").json
    texts = [message["text"] for said in log["messages"].values() for message in said]
    if waiting or texts.count(TEXT) != 1:
        return f"{len(waiting)} wait, the server has {texts.count(TEXT)}"
    return None


# ---- stellar


def bookmark(programs: Programs, store: str) -> None:
    there = "--server", base(programs.server), "--store", store
    programs.must("stellar", "catalogue", *there)
    programs.must("stellar", "bookmarks", "add", a_class(programs, store), *there)


def a_class(programs: Programs, store: str) -> str:
    found = json.loads(
        programs.must("stellar", "classes", "6", "--store", store, "--format", "json")
    )
    classes = found["classes"] if isinstance(found, dict) else found
    return str(classes[0].get("id") or classes[0]["masterId"])


def is_bookmarked(programs: Programs, store: str, _: bool) -> str | None:
    """Checks that the user's bookmark is stored, even if the exchange failed."""
    found = programs.run("stellar", "bookmarks", "list", "--store", store, "--format", "jsonl")
    if found.returncode:
        return f"the store does not open: {found.stderr.strip()}"
    return None if found.stdout.strip() else "the bookmark is lost"


# ---- video


def feed(programs: Programs, store: str) -> None:
    where = f"{base(programs.server)}/feeds/mrss/all"
    programs.must("video", "add", where, "--store", store)
    programs.must("video", "sync", "--apply", "--store", store)


def unread_feed(programs: Programs, store: str) -> None:
    programs.must("video", "add", f"{base(programs.server)}/feeds/mrss/all", "--store", store)


def a_video(programs: Programs, store: str) -> str:
    listed = programs.must("video", "list", "--store", store, "--format", "json")
    return str(json.loads(listed)[0]["key"])


def is_liked(programs: Programs, store: str, is_done: bool) -> str | None:
    """Checks that the videos are there, and the user's mark if it was accepted."""
    listed = programs.run("video", "list", "--store", store, "--format", "json")
    if listed.returncode:
        return f"the store does not open: {listed.stderr.strip()}"
    groups = json.loads(listed.stdout)
    if not groups:
        return "the videos are lost"
    is_marked = any(one["state"]["isLiked"] for one in groups)
    return "the mark is lost" if is_done and not is_marked else None


def is_fetched(programs: Programs, store: str, _: bool) -> str | None:
    """Checks that the next exchange fetches everything."""
    after = programs.run("video", "refresh", "--store", store)
    if after.returncode:
        return f"a refresh afterwards fails: {after.stderr.strip()}"
    listed = json.loads(programs.must("video", "list", "--store", store, "--format", "json"))
    return None if listed else "no video came"


DAYS = (
    "--latitude", "42.36", "--longitude", "-71.06", "--time-zone", "America/New_York",
    "--from", "2026-01-01", "--to", "2026-01-03", "--format", "json",
)  # fmt: skip

OPERATIONS = (
    Operation("elements formula", ("elements", "formula", "C6H12O6")),
    Operation("astro days", ("astro", "days", *DAYS)),
    Operation(
        "stellar sync",
        ("stellar", "sync", "--server", "SERVER", "--store", "STORE"),
        bookmark,
        is_bookmarked,
        is_steady=False,
    ),
    Operation(
        "chat send",
        ("chat", "send", "GROUP", TEXT, "--store", "STORE"),
        sign_in,
        is_written,
        is_steady=False,
    ),
    Operation(
        "chat sync",
        ("chat", "sync", "--server", "SERVER", "--store", "STORE"),
        queue,
        is_sent,
        is_steady=False,
    ),
    Operation(
        "video sync",
        ("video", "sync", "--store", "STORE"),
        unread_feed,
        is_fetched,
        is_steady=False,
    ),
    Operation(
        "video like",
        ("video", "like", "VIDEO", "--store", "STORE"),
        feed,
        is_liked,
        is_steady=False,
    ),
)
