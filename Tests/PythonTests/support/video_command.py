"""`pentad-cli video` as a process of its own, which never writes a secret."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from reference_server import ReferenceServer
from served_command import ServedCommand

PASSWORD = "alice-password"
CONSUMER, CONSUMER_SECRET = "ck-pentad", "cs-pentad"


class VideoCommand(ServedCommand):
    """Runs `pentad-cli video …` with a store, which every command but `parse` has."""

    def __init__(self, program: Path, store: Path) -> None:
        super().__init__(program, "video")
        self.store = store

    def run(
        self, *arguments: object, input: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        store = () if arguments[:1] == ("parse",) else ("--store", self.store)
        done = super().run(*arguments, *store, input=input, **variables)
        for secret in (PASSWORD, CONSUMER_SECRET):
            assert secret not in done.stdout + done.stderr
        return done

    # ---- sources

    def add_peertube(self, server: ReferenceServer, *options: object) -> str:
        """Signs alice in; the id of the source."""
        there = "--server", f"{base(server)}/peertube", "--user", "alice"
        done = self.run(
            "peertube", "sign-in", *there, "--password-file", "-", *options, input=PASSWORD + "\n"
        )
        assert (done.returncode, done.stderr) == (0, "")
        return self.source("peertube:")

    def add_shelby(self, server: ReferenceServer) -> str:
        """Signs alice in; the id of the source."""
        callback = self.allow(server, self.begin_shelby(server))
        done = self.shelby("finish", server, callback)
        assert (done.returncode, done.stderr) == (0, "")
        return self.source("shelby:")

    def begin_shelby(self, server: ReferenceServer) -> str:
        """Begins a sign-in; the page that the user is to open."""
        done = self.shelby("begin", server, "--format", "csv")
        assert done.returncode == 0, done.stderr
        assert done.stderr.startswith("note: open the page")
        return done.stdout.splitlines()[1]

    def shelby(
        self, step: str, server: ReferenceServer, *arguments: object
    ) -> subprocess.CompletedProcess[str]:
        program = "--server", f"{base(server)}/shelby", "--consumer", CONSUMER
        secret = {"PENTAD_VIDEO_CONSUMER_SECRET": CONSUMER_SECRET}
        return self.run("shelby", "sign-in", step, *arguments, *program, **secret)

    @staticmethod
    def allow(server: ReferenceServer, page: str, choice: str = "allow") -> str:
        """Submits the user's choice on the page; returns the address to which the server redirects
        the user.
        """
        query = {name: values[0] for name, values in parse_qs(urlsplit(page).query).items()}
        form = urlencode({**query, "user": "101", "choice": choice})
        answer = server.ask("POST", urlsplit(page).path, form)
        assert answer.status == 302
        return answer.headers["Location"]

    def source(self, start: str) -> str:
        (id,) = [one["id"] for one in self.json("sources") if one["id"].startswith(start)]
        return str(id)

    # ---- videos

    def keys(self, *arguments: object) -> list[str]:
        return [one["key"] for one in self.json("list", *arguments)]

    def key_of(self, source: str) -> str:
        """The newest video that a source has shared."""
        for group in self.json("list", "--limit", 1000):
            if any(one["source"] == source for one in group["broadcasts"]):
                return str(group["key"])
        raise AssertionError(f"nothing of {source} is in the timeline")


class Actor:
    """`video act`, which reads one action a line."""

    def __init__(self, command: VideoCommand, *options: object) -> None:
        self.process = subprocess.Popen(
            [*command.command, "act", "--store", str(command.store), *map(str, options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Actor:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def do(self, line: str) -> str:
        """Has a line carried out; what is written about it."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")

    def end(self) -> tuple[int, str, str]:
        """Ends the input; the status, and what was still written."""
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err


def base(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}"


def deeds(server: ReferenceServer, service: str) -> list[Any]:
    """Returns the server's record of alice's actions: the action, and its value or text."""
    told = server.ask("GET", f"/control/video/log?user=101&service={service}").json["actions"]
    return [(one["action"], one["value"]) for one in told]
