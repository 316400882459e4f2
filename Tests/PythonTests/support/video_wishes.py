"""What a user wishes of videos, a line at a time, and what the servers have to know in the end.

Each line that was answered by `done` has to be in the store and at the servers of PeerTube and
Shelby: what was wished last of a video stands there, and each share was made once. The line on its
way when a process was killed may have been done or not.

A wish may be told more than once: when the answer to it was lost. It says what is to be, so that
nothing comes of it; how often it happened is counted.
"""

from __future__ import annotations

import random
from typing import Any

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


class Wishes:
    """What was wished in a run."""

    def __init__(self, chance: random.Random, videos: dict[str, list[str]]) -> None:
        self.chance = chance
        # The broadcasts of each video, by its key.
        self.videos = videos
        # Of each video and mark: what was acknowledged last, and what may have been done since.
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
        """Takes down what became of a line."""
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
        """What is lost or was shared twice, and how often a wish was told again.

        `log` is what the servers say was done, `groups` the videos as the store has them.
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
    """Which mark an entry of the log is about, and what it has become."""
    action, value = entry["action"], entry["value"]
    if action == "rate":
        return "like", value == "like"
    if action == "view":
        return "watched", True
    return (action, value) if action in {"like", "watchLater", "watched"} else (None, False)
