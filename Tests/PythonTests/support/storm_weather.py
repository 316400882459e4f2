"""The faults of a storm, and the changes on the server meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from reference_server import ReferenceServer
from storm_deeds import Deeds

#: The number of newest messages of a conversation that are changed on the server.
CHANGED = 40
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


class Weather:
    """Has the server do it, at random."""

    def __init__(self, server: ReferenceServer, chance: random.Random, deeds: Deeds) -> None:
        self.server, self.chance, self.deeds = server, chance, deeds

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
        self.deeds.counts[name] += 1

    def posts(self) -> Iterator[dict[str, Any]]:
        """Yields messages of other users."""
        posted = self.deeds.posted
        for _ in range(self.chance.randint(20, 60)):
            place = self.chance.choice(list(posted))
            user = self.chance.choice(writers(place))
            text = f"message {self.deeds.messages} {self.chance.random()}"
            yield {"do": "post", "conversation": place, "user": user, "text": text}
            posted[place].append(text)

    def changes(self) -> Iterator[dict[str, Any]]:
        """Yields changes to messages that the client reads again."""
        log = self.server.ask("GET", "/control/groupme/log?user=101").json["messages"]
        for _ in range(self.chance.randint(0, 6)):
            place = self.chance.choice(list(self.deeds.posted))
            recent = [
                one for one in log[place][-CHANGED:] if one["sender_id"] not in {"system", "0"}
            ]
            if not recent:
                continue
            message = self.chance.choice(recent)["id"]
            user = self.chance.choice(writers(place))
            action = self.chance.choice(["like", "like", "unlike", "edit", "delete"])
            self.deeds.counts[action] += 1
            self.deeds.changed.add(message)
            yield {"do": action, "message": message, "user": user, "text": f"edited {action}"}

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        self.server.control("faults/remove")
        self.server.control("groupme/push/calm")


def writers(place: str) -> list[str]:
    """Returns the writers: in a group the first members, in a chat the other user."""
    return place.split("+")[1:] or ["103", "104", "105"]
