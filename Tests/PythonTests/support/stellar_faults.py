"""A server of courses that fails at random, while a user reads classes and keeps bookmarks.

After any failure, bookmarks and read marks are as the user set them, and classes that were read can
be read. In the end the server follows exactly the bookmarks, even after it has forgotten the
device.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from killed_writer import check_files
from loop_outcome import Outcome, Programs, main
from pentad import PentadError
from pentad.stellar import StellarClient
from reference_server import ReferenceServer
from server_faults import failing, faulted, random_fault, wrong_answer
from stellar_followed import followed, settle
from stellar_server import announce, open_at, teach_algebra

COURSE, ALGEBRA, NOTICES = "18", "18.06", 60
#: The number of the course's classes that the user uses.
CLASSES = 12
#: The average number of actions before the client is closed.
ACTIONS = 12


class User:
    """A run that is derived from a seed."""

    def __init__(self, server: ReferenceServer, folder: Path, seed: int) -> None:
        self.server, self.folder = server, folder
        self.chance = random.Random(seed)
        self.outcome = Outcome()
        with open_at(server, store_folder=folder) as client:
            client.register_device()
            classes = {one.master_id: one for one in client.classes(COURSE)}
            client.class_info(ALGEBRA)
            self.news = {one.key for one in client.announcements(ALGEBRA)}
        assert len(self.news) > NOTICES
        self.classes = {ALGEBRA: classes[ALGEBRA], **dict([*classes.items()][:CLASSES])}
        self.titles = {id: one.title for id, one in classes.items()}
        self.bookmarks: set[str] = set()
        self.read: set[str] = set()

    def run(self, size: int) -> Outcome:
        while self.outcome.operations < size:
            with open_at(self.server, store_folder=self.folder) as client:
                while self.outcome.operations < size:
                    self.act(client)
                    if self.chance.random() < 1 / ACTIONS:
                        break
        self.end()
        return self.outcome

    def act(self, client: StellarClient) -> None:
        """Something that the user does while the server fails, and what is there then."""
        doings: list[Callable[[StellarClient], object]] = [
            *[self.bookmark] * 4, *[self.unbookmark] * 3, *[self.mark_read] * 2,
            *[lambda one: one.class_info(self.chance.choice([*self.classes]))] * 3,
            lambda one: one.classes(COURSE, reload=True),
            lambda one: one.courses(reload=True),
            lambda one: one.search("algebra"),
            lambda one: one.refresh_term(),
            lambda one: one.sync_unread(),
            lambda one: one.synchronise(),
        ]  # fmt: skip
        self.outcome.operations += 1
        makes = wrong_answer if self.chance.random() < 0.2 else random_fault
        if self.chance.random() < 0.03:
            self.forget(client)
        with failing(self.server, "/stellar", makes(self.chance)):
            try:
                self.chance.choice(doings)(client)
            except PentadError as error:
                name = type(error).__name__
                self.outcome.details[name] = self.outcome.details.get(name, 0) + 1
            self.check(client)

    def bookmark(self, client: StellarClient) -> None:
        id = self.chance.choice([*self.classes])
        client.bookmark(self.classes[id])
        self.bookmarks.add(id)

    def unbookmark(self, client: StellarClient) -> None:
        id = self.chance.choice([*self.classes])
        client.remove_bookmark(id)
        self.bookmarks.discard(id)

    def mark_read(self, client: StellarClient) -> None:
        key = self.chance.choice(sorted(self.news))
        client.mark_read(ALGEBRA, key)
        self.read.add(key)

    def forget(self, client: StellarClient) -> None:
        """The server does not know the device any more; the program registers it again."""
        self.server.control("tokens/expire")
        client.register_device()
        self.outcome.details["forgotten"] = self.outcome.details.get("forgotten", 0) + 1

    def check(self, client: StellarClient) -> None:
        check = self.outcome.check
        kept = {one.item.master_id for one in client.bookmarks()}
        check(kept == self.bookmarks, f"{kept} are bookmarked, not {self.bookmarks}")
        archived = {one.item.master_id for one in client.archived_bookmarks()}
        check(not archived, f"bookmarks of a term that stands were archived: {archived}")
        news = client.announcements(ALGEBRA)
        check({one.key for one in news} == self.news, "announcements are gone")
        read = {one.key for one in news if one.is_read}
        check(read == self.read, f"read is {read}, not {self.read}")
        titles = {one.master_id: one.title for one in client.classes(COURSE)}
        check(titles == self.titles, f"the classes are {titles}")

    def end(self) -> None:
        """The server is well again: it learns what it has missed."""
        self.outcome.faults = faulted(self.server) + self.outcome.details.get("forgotten", 0)
        with open_at(self.server, store_folder=self.folder, works_by_itself=False) as client:
            self.outcome.check(settle(client) == 0, "some changes were not sent")
            self.check(client)
        there = followed(self.server, self.folder, self.classes)
        self.outcome.check(
            there == self.bookmarks, f"the server follows {there}, not {self.bookmarks}"
        )
        check_files(self.folder, self.outcome)


def faults(programs: Programs, folder: Path, seed: int, size: int) -> Outcome:
    """A whole run, with a server of its own."""
    with ReferenceServer(programs.server, "--classes", "300", "--groups", "1") as server:
        teach_algebra(server)
        for number in range(NOTICES):
            announce(server, f"Notice {number}", 1_788_200_000 + number)
        return User(server, folder, seed).run(size)


if __name__ == "__main__":
    main(faults, 300)
