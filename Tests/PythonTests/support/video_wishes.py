"""The actions of a user on videos, a line at a time, and the expected final state of the servers.

Each line that was answered by `done` has to be in the store and at the servers of PeerTube and
Shelby. The last mark of a video is set there, and each share was made exactly once. The line in
transit when a process was killed may have been done or not.

A mark may be sent more than once, if its answer was lost. It contains the final state, so a
repetition has no effect; repetitions are counted.
"""

from __future__ import annotations

import random
from typing import Any

#: The marks of a video, by the first word of a line: the mark, and its new value.
WISHES = {
    "like": ("like", True),
    "unlike": ("like", False),
    "watch-later": ("watchLater", True),
    "unwatch-later": ("watchLater", False),
    "watched": ("watched", True),
}
#: The store's names of the marks.
STATES = {"like": "isLiked", "watchLater": "isWatchLater", "watched": "isWatched"}


class Wishes:
    """The actions of a run."""

    def __init__(self, chance: random.Random, videos: dict[str, list[str]]) -> None:
        self.chance = chance
        # The broadcasts of each video, by its key.
        self.videos = videos
        # The last acknowledged value by video and mark, and the values that may have been set
        # since.
        self.wishes: dict[tuple[str, str], list[bool]] = {}
        # Each text, and whether it was acknowledged.
        self.shares: dict[str, bool] = {}

    def line(self) -> str:
        """The next line; a few videos, so that wishes contradict each other."""
        keys = sorted(self.videos)
        ours = [key for key in keys if key.startswith("peertube:")][:8]
        theirs = [key for key in keys if not key.startswith("peertube:")][:8]
        if self.chance.random() < 0.15:
            text = f"share {len(self.shares)}"
            self.shares[text] = False
            return f"share {self.chance.choice(theirs)} {text}"
        return f"{self.chance.choice(list(WISHES))} {self.chance.choice(ours + theirs)}"

    def note(self, line: str, is_done: bool) -> None:
        """Records the result of a line."""
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

    def judge(self, log: list[Any], groups: list[Any]) -> tuple[list[str], int]:
        """Returns the lost or duplicate actions, and the number of repeated marks.

        `log` contains the actions that the servers recorded, `groups` the videos of the store.
        """
        last: dict[tuple[str, str], Any] = {}
        repeated = 0
        for entry in log:
            mark, value = told(entry)
            if mark is None:
                continue
            place = (entry["target"], mark)
            repeated += last.get(place) == value
            last[place] = value
        losses = []
        states = {group["key"]: group["state"] for group in groups}
        for (key, mark), wishes in self.wishes.items():
            places = [key.removeprefix("peertube:"), *self.videos[key]]
            at_server = any(last.get((place, mark), False) for place in places)
            in_store = states[key][STATES[mark]]
            if in_store not in wishes:
                losses.append(f"{key}: {mark} is {in_store} in the store, not {wishes}")
            if at_server != in_store:
                losses.append(f"{key}: {mark} is {at_server} at the server, not {in_store}")
        texts = [one["value"]["comment"] for one in log if one["action"] == "share"]
        for text, is_done in self.shares.items():
            count = texts.count(text)
            if not (count == 1 or (count == 0 and not is_done)):
                losses.append(f"{text} was shared {count} times")
        return losses, repeated


def told(entry: dict[str, Any]) -> tuple[str | None, bool]:
    """Returns the mark of a log entry, and its new value."""
    action, value = entry["action"], entry["value"]
    if action == "rate":
        return "like", value == "like"
    if action == "view":
        return "watched", True
    return (action, value) if action in {"like", "watchLater", "watched"} else (None, False)
