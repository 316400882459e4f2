"""The storm: a client of the chat server while all goes wrong that can, and what is left of it.

Messages are posted, changed, deleted and liked behind the client; pushes are dropped, told twice,
late and out of order; sockets stall and are cut; answers are lost; the token expires; the client is
killed at random. In the end its store has to be what the server has, and each message of its own to
stand there once.
"""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from loop_outcome import Outcome, Programs, main
from reference_server import ReferenceServer

GROUPS, CHATS, MEMBERS = 16, 4, 6
# How many messages are posted for each time that the client is killed.
MESSAGES_PER_KILL = 200
# How many of the newest messages of a conversation are changed behind the client, and how many it
# reads again.
CHANGED, WINDOW = 40, 100
WRONG = (
    "drop",
    "duplicate",
    "reorder",
    "delay",
    "cut",
    "stall",
    "forget",
    "lose",
    "refuse",
    "late",
)


class Storm:
    """One run, made out of a number."""

    def __init__(
        self, command: Path, server: ReferenceServer, folder: Path, seed: int, messages: int
    ) -> None:
        self.command, self.server, self.folder = command, server, folder
        self.chance = random.Random(seed)
        self.wanted, self.kills = messages, messages // MESSAGES_PER_KILL
        self.posted: dict[str, list[str]] = {}
        self.sent: list[str] = []
        self.changed: set[str] = set()
        # How many of the user's messages the server had before.
        self.before = 0
        self.counts: dict[str, int] = {}
        self.outcome = Outcome()
        self.follower: subprocess.Popen[bytes] | None = None
        self.token = "tok-alice"

    # What the client does.

    def run(self, *arguments: str, server: bool = True, timeout: float = 300) -> str:
        place = ["--store", str(self.folder)]
        if server:
            place += ["--server", f"http://127.0.0.1:{self.server.port}"]
        done = subprocess.run(
            [self.command, "chat", *arguments, *place],
            capture_output=True,
            text=True,
            timeout=timeout,
            env={"PENTAD_CHAT_TOKEN": self.token},
        )
        if done.returncode != 0:
            raise RuntimeError(f"chat {arguments[0]}: {done.stderr}")
        return done.stdout

    def follow(self) -> None:
        self.follower = subprocess.Popen(
            [
                self.command, "chat", "follow", "--store", str(self.folder),
                "--server", f"http://127.0.0.1:{self.server.port}",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def kill(self) -> None:
        assert self.follower
        self.follower.kill()
        self.follower.wait()
        self.note("kill")

    # What goes wrong.

    def step(self) -> None:
        """Some messages, and one thing that goes wrong."""
        self.server.control("groupme/batch", commands=[*self.posts(), *self.changes()])
        name = self.chance.choice(WRONG)
        count = self.chance.randint(1, 12)
        if name in {"drop", "duplicate", "reorder", "delay"}:
            self.server.control("groupme/push", effect=name, count=count, delay=200)
        elif name in {"cut", "forget"}:
            self.server.control("groupme/sockets", action=name)
        elif name == "stall":
            self.server.control("groupme/sockets", action="stall")
            self.server.control("groupme/sockets", action="go" if count > 4 else "cut")
        else:
            effects: dict[str, dict[str, Any]] = {
                "lose": {"effect": self.chance.choice(["cut", "hangUp", "truncate"])},
                "refuse": {"effect": "status", "status": 503, "retryAfter": 1},
                "late": {"effect": "late", "delay": 1500},
            }
            self.server.control("faults", path="/groupme/v3", count=count % 4 + 1, **effects[name])
        self.note(name)

    def posts(self) -> Iterator[dict[str, Any]]:
        for _ in range(self.chance.randint(20, 60)):
            place = self.chance.choice(list(self.posted))
            user = self.chance.choice(self.people(place))
            text = f"message {sum(map(len, self.posted.values()))} {self.chance.random()}"
            yield {"do": "post", "conversation": place, "user": user, "text": text}
            self.posted[place].append(text)

    def people(self, place: str) -> list[str]:
        """Who writes: in a group the first members, in a chat the other one."""
        return place.split("+")[1:] or ["103", "104", "105"]

    def changes(self) -> Iterator[dict[str, Any]]:
        """What happens to messages that the client reads again."""
        log = self.server.ask("GET", "/control/groupme/log?user=101").json["messages"]
        for _ in range(self.chance.randint(0, 6)):
            place = self.chance.choice(list(self.posted))
            recent = [
                one for one in log[place][-CHANGED:] if one["sender_id"] not in {"system", "0"}
            ]
            if not recent:
                continue
            message = self.chance.choice(recent)["id"]
            user = self.chance.choice(self.people(place))
            action = self.chance.choice(["like", "like", "unlike", "edit", "delete"])
            self.note(action)
            self.changed.add(message)
            yield {"do": action, "message": message, "user": user, "text": f"edited {action}"}

    def write(self) -> None:
        """The client's own message, into a conversation of its own choice."""
        place = self.chance.choice(list(self.posted))
        text = f"own {len(self.sent)}"
        self.run("send", f"d:{place}" if "+" in place else f"g:{place}", text, server=False)
        self.sent.append(text)

    def note(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1

    # The run.

    def play(self) -> None:
        self.run("login")
        log = self.server.ask("GET", "/control/groupme/log?user=101").json["messages"]
        self.posted = {place: [] for place in log}
        self.before = sum(one["sender_id"] == "101" for truth in log.values() for one in truth)
        self.follow()
        steps = 0
        expiry = self.chance.randint(3, 8)
        while sum(map(len, self.posted.values())) < self.wanted:
            steps += 1
            self.step()
            if self.chance.random() < 0.6:
                self.write()
            # The rest of the kills is spread over the messages that are still to come.
            left = self.wanted - sum(map(len, self.posted.values()))
            if self.chance.random() < (self.kills - self.counts.get("kill", 0)) * 40 / max(
                left, 40
            ):
                self.kill()
                self.follow()
            if steps == expiry:
                self.expire()
            if steps % 10 == 0:
                self.server.control("clock", advance=61_000)
            time.sleep(self.chance.random() * 0.2)
        self.server.control("faults/remove")
        self.server.control("groupme/push/calm")
        self.settle()

    def expire(self) -> None:
        """The token is no longer good; the user signs in with another."""
        self.server.control("groupme/expire", token=self.token)
        time.sleep(0.3)
        self.token = "tok-again"
        # An answer that is lost has a user sign in once more; nobody here would.
        self.server.control("faults/remove")
        self.server.control("groupme/grant", token=self.token, user="101")
        self.run("login")
        self.note("expire")

    def settle(self) -> None:
        """Until the client has sent everything, and read everything again."""
        end = time.monotonic() + 240
        while time.monotonic() < end:
            if not json.loads(self.run("outgoing", "--format", "json", server=False)):
                break
            time.sleep(1)
        self.kill()
        self.run("sync")
        for place in self.posted:
            self.run("history", f"d:{place}" if "+" in place else f"g:{place}")
        self.run("sync")

    # What is left.

    def judge(self) -> Outcome:
        """Compares the store with the server's log."""
        check = self.outcome.check
        log = self.server.ask("GET", "/control/groupme/log?user=101").json["messages"]
        records = [json.loads(line) for line in self.run("dump", server=False).splitlines()]
        outgoing = [one for one in records if one["record"] == "outgoing"]
        check(not outgoing, f"not sent: {outgoing}")
        stored: dict[str, list[Any]] = {place: [] for place in log}
        for record in records:
            if record["record"] == "message":
                stored[record["conversation"][2:]].append(record)
        for place, truth in log.items():
            spans = [
                one for one in records
                if one["record"] == "span" and one["conversation"][2:] == place
            ]  # fmt: skip
            check(len(spans) <= 1, f"{place} has gaps: {spans}")
            known, there = [one["id"] for one in stored[place]], [one["id"] for one in truth]
            missing, excess = set(there) - set(known), set(known) - set(there)
            check(known == there, f"{place}: missing {missing}, in excess {excess}, {spans}")
            if known == there:
                self.judge_contents(place, stored[place], truth)
        self.judge_own([one for truth in log.values() for one in truth])
        self.outcome.kills = self.counts.get("kill", 0)
        self.outcome.faults = sum(self.counts.get(name, 0) for name in (*WRONG, "expire"))
        self.outcome.operations = sum(map(len, self.posted.values())) + len(self.sent)
        self.outcome.details = {
            "messages": sum(map(len, log.values())), "own": len(self.sent), **self.counts,
        }  # fmt: skip
        return self.outcome

    def judge_contents(self, place: str, stored: list[Any], truth: list[Any]) -> None:
        """Each message of a conversation says what the server's says.

        A change that was told to nobody is found out while the message is among those that are
        read again; after that, by nobody.
        """
        for number, (ours, theirs) in enumerate(zip(stored, truth, strict=True)):
            if shown(ours) == expected(theirs):
                continue
            is_old = number < len(truth) - WINDOW and ours["id"] in self.changed
            self.outcome.check(is_old, f"{place}: {ours} is not {theirs}")
            if is_old:
                self.note("changed too long ago")

    def judge_own(self, messages: list[dict[str, Any]]) -> None:
        """Each message of the client's own stands there once; some were changed since."""
        check = self.outcome.check
        own = [one for one in messages if one["sender_id"] == "101"]
        guids, wanted = {one["source_guid"] for one in own}, self.before + len(self.sent)
        check(len(own) == len(guids) == wanted, f"{len(own)} own messages, not {wanted}")
        texts = [one["text"] for one in own]
        twice = [text for text in self.sent if texts.count(text) > 1]
        check(not twice, f"{twice} stand there more than once")
        gone = [text for text in self.sent if text not in texts]
        other = [one for one in own if one["id"] in self.changed and one["text"] not in self.sent]
        check(len(gone) <= len(other), f"{gone} do not stand there")


FIELDS = (
    "attachments",
    "event",
    "favoritedBy",
    "name",
    "reactions",
    "senderId",
    "sourceGuid",
    "text",
)


def shown(message: dict[str, Any]) -> dict[str, Any]:
    """What the client has of a message."""
    times = {
        name: moment(message[name]) for name in ("createdAt", "updatedAt", "deletedAt", "pinnedAt")
    }
    return {**{name: message[name] for name in FIELDS}, **times}


def expected(message: dict[str, Any]) -> dict[str, Any]:
    """What the server has, in the client's words."""
    return {
        "attachments": message["attachments"],
        "event": message.get("event"),
        "favoritedBy": message["favorited_by"],
        "name": message["name"],
        "reactions": message.get("reactions", []),
        "senderId": message["sender_id"],
        "sourceGuid": message["source_guid"],
        "text": message["text"],
        "createdAt": message["created_at"],
        "updatedAt": message.get("updated_at"),
        "deletedAt": message.get("deleted_at"),
        "pinnedAt": message.get("pinned_at"),
    }


def moment(text: str | None) -> int | None:
    """The seconds since 1970 of what the command writes."""
    return None if text is None else int(datetime.fromisoformat(text).timestamp())


def storm(programs: Programs, folder: Path, seed: int, messages: int) -> Outcome:
    """A whole run, with a server of its own."""
    arguments = {
        "groups": GROUPS, "chats": CHATS, "members": MEMBERS, "messages": 12, "seed": seed,
    }  # fmt: skip
    words = [word for name, value in arguments.items() for word in (f"--{name}", str(value))]
    with ReferenceServer(programs.server, *words) as server:
        run = Storm(programs.command, server, folder / "chat", seed, messages)
        try:
            run.play()
            return run.judge()
        finally:
            with contextlib.suppress(AssertionError):
                run.kill()


if __name__ == "__main__":
    main(storm, 10_000)
