"""A feed whose process is killed at random while it tells its sources what the user did.

`pentad-cli video act` is given lines, and killed with -9 at any moment, again and again. In the end
each line that was answered by `done` has to be in the store and at the servers of PeerTube and
Shelby: what was wished last of a video stands there, and each share was made once. The line on its
way when the process was killed may have been done or not.

A wish may be told more than once: when the answer to it was lost with the process. It says what is
to be, so that nothing comes of it; how often it happened is counted, and is at most four times the
kills, since four are told at once.

``python3 video_kills.py COMMAND SERVER [SEED [KILLS]]`` prints what happened, as JSON.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from reference_server import ReferenceServer

SIZES = (
    *("--channels", "8", "--videos", "120", "--people", "8", "--shares", "24"),
    *("--classes", "60", "--groups", "1", "--messages", "0"),
)
#: What is told of a video, by the word that a line begins with: which mark, and what it becomes.
WISHES = {
    "like": ("like", True),
    "unlike": ("like", False),
    "watch-later": ("watchLater", True),
    "unwatch-later": ("watchLater", False),
    "watched": ("watched", True),
}
#: How the store calls the marks.
STATES = {"like": "isLiked", "watchLater": "isWatchLater", "watched": "isWatched"}
#: How many actions are told at once.
WIDTH = 4
#: Longer than it takes to tell all that waits, in seconds.
PATIENCE = 120


class Process:
    """One `act`, which is killed."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self.answers: list[str] = []
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            # The last may have been cut.
            if line.endswith("\n"):
                self.answers.append(line[:-1])

    def write(self, line: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def kill(self) -> list[str]:
        """What was answered."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin
        assert self._process.stdout
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        return self.answers


class Kills:
    """One run, made out of a number."""

    def __init__(self, command: Path, server: ReferenceServer, folder: Path, seed: int) -> None:
        self.command, self.server, self.folder = command, server, folder
        self.chance = random.Random(seed)
        self.environment = {
            **os.environ,
            "PENTAD_VIDEO_PASSWORD": "alice-password",
            "PENTAD_VIDEO_CONSUMER_SECRET": "cs-pentad",
        }
        # The broadcasts of each video, by its key.
        self.videos: dict[str, list[str]] = {}
        # Of each video and mark: what was acknowledged last, and what may have been done since.
        self.wishes: dict[tuple[str, str], list[bool]] = {}
        # Each text, and whether it was acknowledged.
        self.shares: dict[str, bool] = {}
        self.kills = self.lines = 0

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

    def sign_in(self) -> None:
        base = f"http://127.0.0.1:{self.server.port}"
        self.server.control("video/peertube/limits", calls=1_000_000, signIns=1_000)
        # The newest of all channels, so that there is something to like.
        self.run(
            "peertube", "sign-in", "--server", f"{base}/peertube", "--user", "alice",
            "--feed", "local",
        )  # fmt: skip
        program = ["--server", f"{base}/shelby", "--consumer", "ck-pentad"]
        page = self.run("shelby", "sign-in", "begin", *program)["url"]
        token = parse_qs(urlsplit(page).query)["oauth_token"][0]
        choice = urlencode({"oauth_token": token, "user": "101", "choice": "allow"})
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        connection.request(
            "POST",
            "/shelby/oauth/authorize",
            choice,
            {"Content-Type": "application/x-www-form-urlencoded"},
        )
        back = connection.getresponse().getheader("Location")
        connection.close()
        assert back
        self.run("shelby", "sign-in", "finish", back, *program)
        self.run("refresh")
        for group in self.run("list", "--limit", "200"):
            marks = [broadcast["marks"] for broadcast in group["broadcasts"]]
            if any(one[name] for one in marks for name in ("isLiked", "isWatchLater", "isWatched")):
                continue
            self.videos[group["key"]] = [one["id"] for one in group["broadcasts"]]
        self.server.control("video/services", services=["twitter", "facebook"], user=101)
        assert any(key.startswith("peertube:") for key in self.videos)
        assert any(key.startswith("youtube:") for key in self.videos)

    # The run.

    def line(self) -> str:
        """The next line; a few videos, so that wishes contradict each other."""
        keys = sorted(self.videos)
        if self.chance.random() < 0.15:
            key = self.chance.choice([key for key in keys if not key.startswith("peertube:")][:8])
            return f"share {key} share {len(self.shares)} of {self.kills}"
        ours = [key for key in keys if key.startswith("peertube:")][:8]
        theirs = [key for key in keys if not key.startswith("peertube:")][:8]
        return f"{self.chance.choice(list(WISHES))} {self.chance.choice(ours + theirs)}"

    def note(self, line: str, is_done: bool) -> None:
        word, key, *text = line.split(" ", 2)
        if word == "share":
            self.shares[text[0]] = is_done
            return
        mark, value = WISHES[word]
        known = self.wishes.setdefault((key, mark), [False])
        if is_done:
            known[:] = [value]
        else:
            known.append(value)

    def killed_once(self) -> None:
        process = Process(self.arguments("act", "--rate", "1000"), self.environment)
        lines: list[str] = []
        end = time.monotonic() + self.chance.uniform(0.02, 0.6)
        while time.monotonic() < end:
            # One at a time: what was not answered is at most the last.
            if len(process.answers) == len(lines) and len(lines) < 12:
                lines.append(self.line())
                if lines[-1].startswith("share"):
                    self.shares.setdefault(lines[-1].split(" ", 2)[2], False)
                try:
                    process.write(lines[-1])
                except BrokenPipeError as error:
                    raise AssertionError("it ended by itself") from error
            time.sleep(0.002)
        answers = process.kill()
        self.kills += 1
        self.lines += len(answers)
        for number, line in enumerate(lines):
            is_done = number < len(answers)
            if is_done:
                assert answers[number] == f"done {line}", answers[number]
            self.note(line, is_done)

    def settle(self) -> None:
        """A process that nobody kills, until all is told."""
        done = subprocess.run(
            self.arguments("act", "--rate", "1000", "--timeout", str(PATIENCE)),
            input="",
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE + 30,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert self.run("actions") == []

    # What is left.

    def judge(self) -> dict[str, Any]:
        """Compares with the servers' log; raises where something is lost or was shared twice."""
        log = self.server.ask("GET", "/control/video/log?user=101").json["actions"]
        last: dict[tuple[str, str], Any] = {}
        repeated = 0
        for entry in log:
            mark, value = told(entry)
            if mark is None:
                continue
            place = (entry["target"], mark)
            repeated += last.get(place) == value
            last[place] = value
        groups = {group["key"]: group for group in self.run("list", "--limit", "200")}
        for (key, mark), wishes in self.wishes.items():
            places = [key.removeprefix("peertube:"), *self.videos[key]]
            at_server = any(last.get((place, mark), False) for place in places)
            in_store = groups[key]["state"][STATES[mark]]
            assert in_store in wishes, f"{key}: {mark} is {in_store} in the store, not {wishes}"
            assert at_server == in_store, f"{key}: {mark} is {at_server} at the server"
        texts = [one["value"]["comment"] for one in log if one["action"] == "share"]
        for text, is_done in self.shares.items():
            count = texts.count(text)
            assert count == 1 or (count == 0 and not is_done), f"{text} was shared {count} times"
        assert repeated <= WIDTH * self.kills, f"{repeated} were told again"
        return {
            "kills": self.kills,
            "lines": self.lines,
            "shares": len(texts),
            "told": len(log),
            "toldAgain": repeated,
            "lost": 0,
        }


def told(entry: dict[str, Any]) -> tuple[str | None, bool]:
    """Which mark an entry of the log is about, and what it has become."""
    action, value = entry["action"], entry["value"]
    if action == "rate":
        return "like", value == "like"
    if action == "view":
        return "watched", True
    return (action, value) if action in {"like", "watchLater", "watched"} else (None, False)


def kills(command: Path, program: Path, seed: int, count: int) -> dict[str, Any]:
    """A whole run, with servers and a folder of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ReferenceServer(program, *SIZES) as server,
    ):
        run = Kills(command, server, Path(folder) / "videos", seed)
        start = time.monotonic()
        run.sign_in()
        for _ in range(count):
            run.killed_once()
        run.settle()
        return {"seed": seed, **run.judge(), "seconds": round(time.monotonic() - start)}


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[3:]]
    seed, count = (*given, *(random.randrange(1 << 32), 200)[len(given) :])
    print(json.dumps(kills(Path(sys.argv[1]), Path(sys.argv[2]), seed, count)))
