"""The storm: a client of the chat server under all possible faults, and its final state.

Messages are posted, changed, deleted and liked on the server. Pushes are dropped, duplicated,
delayed and reordered; sockets stall and are cut. Answers are lost, the token expires, and the
client is killed at random. In the end its store must equal the server's data, and contain each own
message exactly once.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

from loop_outcome import Outcome, Programs, main
from reference_server import ReferenceServer
from storm_client import StormClient
from storm_deeds import Deeds
from storm_verdict import Verdict
from storm_weather import Weather

GROUPS, CHATS, MEMBERS = 16, 4, 6
# The number of posted messages for each kill of the client.
MESSAGES_PER_KILL = 200


class Storm:
    """A run that is derived from a seed."""

    def __init__(
        self, client: StormClient, server: ReferenceServer, seed: int, messages: int
    ) -> None:
        self.client, self.server = client, server
        self.chance = random.Random(seed)
        self.wanted, self.kills = messages, messages // MESSAGES_PER_KILL
        log = self.log()
        self.deeds = Deeds(
            posted={place: [] for place in log},
            before=sum(one["sender_id"] == "101" for truth in log.values() for one in truth),
        )
        self.weather = Weather(server, self.chance, self.deeds)

    def log(self) -> dict[str, list[Any]]:
        """The messages that the server has, by conversation."""
        messages: dict[str, list[Any]] = self.server.ask(
            "GET", "/control/groupme/log?user=101"
        ).json["messages"]
        return messages

    def run(self) -> Outcome:
        self.client.run("sign-in")
        self.client.follow()
        self.play()
        self.weather.calm()
        self.settle()
        return Verdict(self.deeds).judge(self.client.records(), self.log())

    def play(self) -> None:
        """Until so many messages are posted."""
        steps = 0
        expiry = self.chance.randint(3, 8)
        while self.deeds.messages < self.wanted:
            steps += 1
            self.weather.step()
            if self.chance.random() < 0.6:
                self.write()
            # The remaining kills are spread over the remaining messages.
            left = max(self.wanted - self.deeds.messages, 40)
            if self.chance.random() < (self.kills - self.deeds.counts["kill"]) * 40 / left:
                self.kill()
                self.client.follow()
            if steps == expiry:
                self.expire()
            time.sleep(self.chance.random() * 0.2)

    def write(self) -> None:
        """The client's own message, into a conversation of its own choice."""
        place = self.chance.choice(list(self.deeds.posted))
        text = f"own {len(self.deeds.sent)}"
        self.client.send(place, text)
        self.deeds.sent.append(text)

    def kill(self) -> None:
        """The server forgets meanwhile which names it has taken.

        It promises a minute, on which a client that lives counts: its time must not leap then.
        """
        self.client.kill()
        self.server.control("clock", advance=61_000)
        self.deeds.counts["kill"] += 1

    def expire(self) -> None:
        """The token is no longer good; the user signs in with another."""
        self.server.control("groupme/expire", token=self.client.token)
        time.sleep(0.3)
        self.client.token = "tok-again"
        # After a lost answer a user would sign in again; this test has no user.
        self.server.control("faults/remove")
        self.server.control("groupme/grant", token=self.client.token, user="101")
        self.client.run("sign-in")
        self.deeds.counts["expire"] += 1

    def settle(self) -> None:
        """Until the client has sent everything, and read everything again."""
        end = time.monotonic() + 240
        while time.monotonic() < end and not self.client.is_all_sent():
            time.sleep(1)
        self.kill()
        self.client.run("sync")
        for place in self.deeds.posted:
            self.client.read_all(place)
        self.client.run("sync")


def storm(programs: Programs, folder: Path, seed: int, messages: int) -> Outcome:
    """A whole run, with its own server."""
    arguments = {
        "groups": GROUPS, "chats": CHATS, "members": MEMBERS, "messages": 12, "seed": seed,
    }  # fmt: skip
    words = [word for name, value in arguments.items() for word in (f"--{name}", str(value))]
    with (
        ReferenceServer(programs.server, *words) as server,
        StormClient(programs.command, server.port, folder / "chat") as client,
    ):
        return Storm(client, server, seed, messages).run()


if __name__ == "__main__":
    main(storm, 10_000)
