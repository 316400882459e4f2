"""A user of `pentad-cli video`, signed in at PeerTube and Shelby, who does things at random."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from loop_outcome import Outcome
from reference_server import ReferenceServer
from video_process import Process
from video_wishes import Wishes

SIZES = (
    *("--channels", "8", "--videos", "120", "--people", "8", "--shares", "24"),
    *("--classes", "60", "--groups", "1", "--messages", "0"),
)
#: The number of actions that are sent at the same time.
WIDTH = 4
#: A time limit for the delivery of all pending actions, in seconds.
PATIENCE = 180
#: The code of a share whose delivery cannot be determined.
UNKNOWN = "conflict"


def code(action: Any) -> str | None:
    """With what an action failed."""
    failure = action["failure"]
    return failure["code"] if failure else None


def has_told(status: int, notes: str) -> bool:
    """Returns true if a process has delivered all actions, by its status and its notes.

    It ends with 1 if it has left undetermined shares to the user; then it notes nothing else.
    """
    lines = notes.splitlines()
    is_unknown = bool(lines) and all(f": {UNKNOWN}: " in line for line in lines)
    return status == 0 or (status == 1 and is_unknown)


class User:
    """A user who chooses by a random number."""

    def __init__(self, command: Path, server: ReferenceServer, folder: Path, seed: int) -> None:
        self.command, self.server, self.folder = command, server, folder
        self.chance = random.Random(seed)
        self.outcome = Outcome()
        self.environment = {
            **os.environ,
            "PENTAD_VIDEO_PASSWORD": "alice-password",
            "PENTAD_VIDEO_CONSUMER_SECRET": "cs-pentad",
        }
        server.control("video/peertube/limits", calls=1_000_000, signIns=1_000)
        self.sign_in_at_peertube()
        self.sign_in_at_shelby()
        self.run("refresh")
        self.wishes = Wishes(self.chance, self.unmarked_videos())
        server.control("video/services", services=["twitter", "facebook"], user=101)

    # The command.

    def arguments(self, *words: str) -> list[str]:
        return [str(self.command), "video", *words, "--store", str(self.folder)]

    def run(self, *words: str) -> Any:
        done = subprocess.run(
            self.arguments(*words, "--format", "json"),
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        if done.returncode != 0:
            raise RuntimeError(f"video {words[0]}: {done.stderr}")
        return json.loads(done.stdout)

    def process(self, *options: str) -> Process:
        """Starts a process that reads lines, and sends actions to the sources meanwhile."""
        return Process(self.arguments("act", "--rate", "1000", *options), self.environment)

    # Signing in.

    def sign_in_at_peertube(self) -> None:
        # The newest of all channels, so that there is something to like.
        there = f"http://127.0.0.1:{self.server.port}/peertube"
        self.run("peertube", "sign-in", "--server", there, "--user", "alice", "--feed", "local")

    def sign_in_at_shelby(self) -> None:
        there = f"http://127.0.0.1:{self.server.port}/shelby"
        program = ["--server", there, "--consumer", "ck-pentad"]
        page = self.run("shelby", "sign-in", "begin", *program)["url"]
        token = parse_qs(urlsplit(page).query)["oauth_token"][0]
        choice = urlencode({"oauth_token": token, "user": "101", "choice": "allow"})
        with contextlib.closing(
            http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        ) as connection:
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            connection.request("POST", "/shelby/oauth/authorize", choice, form)
            back = connection.getresponse().getheader("Location")
        assert back
        self.run("shelby", "sign-in", "finish", back, *program)

    def unmarked_videos(self) -> dict[str, list[str]]:
        """Returns the videos without an earlier mark, by key, with their broadcasts."""
        found = {}
        for group in self.run("list", "--limit", "200"):
            marks = [broadcast["marks"] for broadcast in group["broadcasts"]]
            if any(one[name] for one in marks for name in ("isLiked", "isWatchLater", "isWatched")):
                continue
            found[group["key"]] = [one["id"] for one in group["broadcasts"]]
        assert any(key.startswith("peertube:") for key in found)
        assert any(key.startswith("youtube:") for key in found)
        return found

    # Writes lines to a process, and returns its answers.

    def write(
        self, process: Process, seconds: float, most: int, *, awaited: bool = False
    ) -> list[str]:
        """Writes lines for a while; one at a time: what was not answered is at most the last.

        The while begins with the process, or when its first answer is awaited, with that.
        """
        lines: list[str] = []
        begin = time.monotonic()
        end = begin + PATIENCE if awaited else begin + seconds
        while time.monotonic() < end:
            if awaited and process.answers:
                awaited = False
                end = time.monotonic() + seconds
            if len(process.answers) == len(lines) and len(lines) < most:
                lines.append(self.wishes.line())
                try:
                    process.write(lines[-1])
                except BrokenPipeError as error:
                    raise RuntimeError("it ended by itself") from error
            time.sleep(0.002)
        return lines

    def note(self, lines: list[str], answers: list[str]) -> None:
        """Takes down what was answered to lines."""
        self.outcome.operations += len(answers)
        for number, line in enumerate(lines):
            is_done = number < len(answers)
            if is_done:
                self.outcome.check(answers[number] == f"done {line}", answers[number])
            self.wishes.note(line, is_done)

    def settle(self) -> None:
        """Runs a process without a kill until all actions are delivered."""
        done = subprocess.run(
            self.arguments("act", "--rate", "1000", "--timeout", str(PATIENCE)),
            input="",
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE + 30,
        )
        self.outcome.check(has_told(done.returncode, done.stderr), done.stdout + done.stderr)

    def judge(self) -> Outcome:
        """Compares with the servers' log."""
        left = self.run("actions")
        # Undetermined shares are left to the user, who had signed in again: a server remembers
        # nonces for each token.
        unknown = [one for one in left if one["step"] == "failed" and code(one) == UNKNOWN]
        self.outcome.check(left == unknown, f"not told: {left}")
        for one in unknown:
            self.wishes.note(f"share {one['video']} {one['draft']['text']}", is_done=False)
        log = self.server.ask("GET", "/control/video/log?user=101").json["actions"]
        losses, repeated = self.wishes.judge(log, self.run("list", "--limit", "200"))
        self.outcome.losses += losses
        # Each kill and each lost answer may have hit as many actions as are sent at the same time.
        most = WIDTH * self.outcome.kills + self.outcome.faults
        self.outcome.check(repeated <= most, f"{repeated} were told again")
        shares = sum(entry["action"] == "share" for entry in log)
        self.outcome.details |= {"told": len(log), "toldAgain": repeated, "shares": shares}
        self.outcome.details |= {"unknown": len(unknown)}
        return self.outcome
