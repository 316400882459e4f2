"""The programs of Examples/ print the stored output. C's are run by Tests/CTests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from chat_server import TOKEN, a_group, log, post, said, start, url
from reference_server import ReferenceServer

ROOT = Path(__file__).parents[2]
SWIFT = ROOT / "Examples/swift"


@pytest.mark.parametrize("path", sorted(SWIFT.glob("*.expected")), ids=lambda path: path.stem)
def test_swift_example(path: Path, swift_example_programs: Path) -> None:
    program = swift_example_programs / path.stem
    run = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True)
    assert run.stdout == path.read_text("utf-8")


def test_swift_follower_prints_new_messages(
    server_program: Path, swift_example_programs: Path, tmp_path: Path
) -> None:
    program = swift_example_programs / "ChatFollower"
    with ReferenceServer(server_program, "--classes", "60", "--groups", "2") as server:
        log = server.ask("GET", "/control/groupme/log?user=101").json
        group, name = next((id, group["name"]) for id, group in log["groups"].items())

        def post(text: str) -> None:
            server.control("groupme/post", conversation=group, user="102", text=text)

        def follow() -> subprocess.Popen[str]:
            arguments = [str(program), f"http://127.0.0.1:{server.port}", str(tmp_path / "store")]
            pipe = subprocess.PIPE
            follower = subprocess.Popen(arguments, stdin=pipe, stdout=pipe, text=True)
            assert follower.stdin
            follower.stdin.write("tok-alice\n")
            follower.stdin.flush()
            return follower

        with follow() as first:
            assert first.stdout
            assert first.stdout.readline() == "Alice is signed in\n"
            heard: list[str] = []
            missing = {f"{name}: 20 messages are shown\n", "live"}
            for line in first.stdout:
                heard.append(line)
                if missing:
                    missing -= {line, "live" if line.startswith("event: live") else ""}
                    if not missing:
                        post("good morning")
                if line == f"{name}: Bob: good morning\n":
                    first.send_signal(signal.SIGINT)
            assert heard[-1] == "closed\n"
            assert len([line for line in heard if line.startswith("g:")]) == 2
        assert first.returncode == 0

        # Missed events come first, from the log of the store.
        post("good night")
        with follow() as second:
            assert second.stdout
            for line in second.stdout:
                if line.startswith(f"event: g:{group}: 1 new"):
                    second.send_signal(signal.SIGTERM)
        assert second.returncode == 0


def test_swift_video_follower_prints_changes(
    server_program: Path, swift_example_programs: Path, tmp_path: Path
) -> None:
    program = swift_example_programs / "VideoFollower"
    with ReferenceServer(server_program, "--classes", "60", "--groups", "2") as server:
        feed = f"{url(server)}/feeds/mrss/all"

        def follow() -> subprocess.Popen[str]:
            arguments = [str(program), feed, str(tmp_path / "store")]
            pipe = subprocess.PIPE
            return subprocess.Popen(arguments, stdin=pipe, stdout=pipe, text=True)

        with follow() as first:
            assert first.stdin
            assert first.stdout
            assert first.stdout.readline() == "0 videos are stored\n"
            assert first.stdout.readline() == "following All channels\n"
            heard: list[str] = []
            for line in first.stdout:
                heard.append(line)
                if line.startswith("changed: ") and "♥" in line:
                    server.control("video/publish", title="Quite new")
                    first.stdin.write("\n")
                    first.stdin.flush()
                if line.startswith("new: ") and "Quite new" in line:
                    first.send_signal(signal.SIGINT)
            assert heard[-1] == "closed\n"
            assert "15 videos are shown\n" in heard
            assert "16 videos are shown\n" in heard
        assert first.returncode == 0

    # Without a network, what is stored is shown.
    with follow() as second:
        assert second.stdout
        assert second.stdout.readline() == "16 videos are stored\n"
        assert second.stdout.readline().startswith("nothing new: ")
        for line in second.stdout:
            if line == "16 videos are shown\n":
                second.send_signal(signal.SIGTERM)
    assert second.returncode == 0


@pytest.mark.parametrize("path", sorted(ROOT.glob("Examples/python/*.expected")), ids=str)
def test_python_example(path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, str(path.with_suffix(".py"))]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    assert run.stdout == path.read_text("utf-8")


def test_python_tour_asks_a_server(stellar_server: ReferenceServer) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    url = f"http://127.0.0.1:{stellar_server.port}/stellar/api/"
    command = [sys.executable, str(ROOT / "Examples/python/stellar_tour.py"), url]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    assert "\n45 courses\n" in run.stdout
    assert "\n45 class lists\n" in run.stdout
    assert "\n  fresh: " in run.stdout
    assert run.stdout.endswith("\n0 handles are left\n")


def test_python_school_tour_asks_a_server(chat_server: ReferenceServer) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    program = str(ROOT / "Examples/python/school_tour.py")
    command = [sys.executable, program, f"{url(chat_server)}/canvas", "canvas-alice"]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    assert run.stdout.startswith("refreshed 1 of 1 accounts\nMy school: canvas\n8 classes, ")
    assert run.stdout.endswith("\n0 accounts are left\n")


def test_python_chat_tour_asks_a_server(chat_server: ReferenceServer) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, str(ROOT / "Examples/python/chat_tour.py"), url(chat_server)]
    run = subprocess.run(
        command, check=True, input=TOKEN, stdout=subprocess.PIPE, text=True, env=env
    )
    assert "\nAlice has 3 groups\n" in run.stdout
    assert "\narrived: Good morning from Python\n" in run.stdout
    assert "\n  outgoingChanged: delivered\n" in run.stdout
    assert "\nthe screen shows it\n" in run.stdout
    assert run.stdout.endswith(
        "without a network\n    Alice: And good night\n"
        "    Alice: Good morning from Python  ♥ 1\n  1 message waits\n0 handles are left\n"
    )


def test_python_video_guide_follows_a_feed(video_server: ReferenceServer) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    address = f"{url(video_server)}/feeds/atom/all"
    command = [sys.executable, str(ROOT / "Examples/python/video_guide.py"), address]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)
    lines = run.stdout.splitlines()
    assert lines[:2] == ["All channels is followed", "15 videos, 0 more to apply"]
    there = lines.index("without a network")
    assert sum("[new" in line for line in lines[:there]) == 15
    assert sum("[new" in line for line in lines[there:]) == 14
    assert sum("liked" in line for line in lines[there:]) == 1
    assert "OPML: ['All channels']" in lines[there:]
    assert lines[-1] == "0 handles are left"


#: Longer than anything here should take, in seconds: what a client was sending when it was killed
#: is looked for after half a minute.
PATIENCE = 300


class Bot:
    """The bot of Examples/, from its first line to its end."""

    def __init__(self, server: ReferenceServer, folder: Path, token: str = "") -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
        program = str(ROOT / "Examples/python/chat_bot.py")
        self.process = subprocess.Popen(
            [sys.executable, program, url(server), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        assert self.process.stdin
        self.process.stdin.write(token)
        self.process.stdin.close()
        self.lines = [self.line(), self.line()]

    def line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def end(self, number: signal.Signals) -> str:
        """Sends a signal; what was still written."""
        assert self.process.stdout
        self.process.send_signal(number)
        rest = self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait(PATIENCE)
        return rest


def within(seconds: float, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_python_bot_answers_once(server_program: Path, tmp_path: Path) -> None:
    with start(server_program) as server:
        group = a_group(server)
        post(server, group, "!echo before")
        bot = Bot(server, tmp_path, TOKEN + "\n")
        assert bot.lines == ["Alice is signed in\n", "listening\n"]
        place = tmp_path / "bot.json"
        began = place.read_text()

        def answers(text: str) -> int:
            return said(server, group).count(text)

        asked = post(server, group, "!echo good morning")
        post(server, group, "good morning")
        post(server, group, "!dice", user="103")
        # Its own words are no command.
        post(server, group, "!echo mine", user="101")
        post(server, group, "!echo good night")
        within(PATIENCE, lambda: answers("good night") == 1)
        messages = log(server)["messages"][group]
        (answer,) = [
            one for one in messages if one["text"] == "good morning" and one["attachments"]
        ]
        assert answer["sender_id"] == "101"
        assert answer["attachments"][0]["reply_id"] == str(asked)
        assert len([one for one in said(server, group) if (one or "").startswith("A ")]) == 1
        bot.end(signal.SIGKILL)

        # Missed requests are answered. No answer is lost or given twice, even if the bot could not
        # record it.
        post(server, group, "!echo meanwhile")
        place.write_text(began)
        path = f"/groupme/v3/groups/{group}/messages"
        refused = {"effect": "status", "status": 429, "retryAfter": 1}
        server.control("faults", path=path, method="POST", **refused)
        bot = Bot(server, tmp_path)
        assert bot.line() == "Bob: !echo meanwhile\n"
        within(PATIENCE, lambda: server.ask("GET", "/control/counters").json["faulted"] > 0)
        bot.end(signal.SIGKILL)
        place.write_text(began)
        server.control("faults/remove")
        bot = Bot(server, tmp_path)
        post(server, group, "!echo last")
        assert bot.line() == "Bob: !echo last\n"
        within(PATIENCE, lambda: answers("last") == answers("meanwhile") == 1)
        event, _ = json.loads(began)
        within(PATIENCE, lambda: bool(json.loads(place.read_text())[0] > event))
        assert bot.end(signal.SIGTERM).endswith("closed\n")
        assert bot.process.returncode == 0
        for text, count in (("good morning", 2), ("good night", 1), ("before", 0), ("mine", 0)):
            assert answers(text) == count

        # Away for longer than the log reaches: all that is new is looked through.
        post(server, group, "!echo years later")
        since = json.loads(began)[1]
        place.write_text(json.dumps([1, since]))
        bot = Bot(server, tmp_path)
        assert bot.line() == "Bob: !echo years later\n"
        within(PATIENCE, lambda: answers("years later") == 1)
        assert bot.end(signal.SIGINT).endswith("closed\n")
        for text, count in (("good morning", 2), ("last", 1), ("meanwhile", 1), ("mine", 0)):
            assert answers(text) == count


def test_python_bot_wants_a_token(chat_server: ReferenceServer, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, str(ROOT / "Examples/python/chat_bot.py")]
    for arguments, message in (
        ([], "python chat_bot.py"),
        ([url(chat_server), str(tmp_path)], "u"),
    ):
        run = subprocess.run(
            [*command, *arguments], input="tok-nobody", capture_output=True, text=True, env=env
        )
        assert run.returncode == 1
        assert message in run.stderr
        assert "tok-nobody" not in run.stderr
        assert "Traceback" not in run.stderr
