"""A calendar server that fails at random, while a cache of its days is filled and read.

A request either fails or returns the server's days. Days that were fetched once are available
without the server, after any later failure.
"""

from __future__ import annotations

import random
from datetime import date, timedelta
from pathlib import Path

from killed_writer import check_files
from loop_outcome import Outcome, Programs, main
from pentad import NetworkOptions, PentadError
from pentad.astro import DayContainer, MasterDataHandler, Place
from reference_server import ReferenceServer
from server_faults import failing, faulted, random_fault, wrong_answer

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
#: Less than the cache has room for, so that what was there has to stay.
MONTHS = [
    (first, first + timedelta(days=27))
    for first in (date(2026 + number // 12, number % 12 + 1, 1) for number in range(12))
]
#: The average number of requests to a handler before it is closed.
QUESTIONS = 10


class Questions:
    """A run that is derived from a seed."""

    def __init__(self, server: ReferenceServer, folder: Path, seed: int) -> None:
        self.server, self.folder = server, folder
        self.chance = random.Random(seed)
        self.outcome = Outcome()
        with self.open(None) as handler:
            handler.update_location(UJJAIN)
            self.truth = [handler.get_date(*month).days for month in MONTHS]
        self.seen: set[int] = set()

    def open(self, folder: Path | None, tries: int = 1) -> MasterDataHandler:
        address = f"http://127.0.0.1:{self.server.port}/astro/apiv2.php"
        return MasterDataHandler(
            server=address, store_folder=folder, network=NetworkOptions(tries=tries)
        )

    def run(self, size: int) -> Outcome:
        while self.outcome.operations < size:
            with self.open(self.folder, self.chance.choice([1, 1, 1, 2])) as handler:
                handler.update_location(UJJAIN)
                while self.outcome.operations < size:
                    self.ask(handler)
                    if self.chance.random() < 1 / QUESTIONS:
                        break
        self.outcome.faults = faulted(self.server)
        with self.open(self.folder) as handler:
            for number in range(len(MONTHS)):
                self.check(number, handler.get_date(*MONTHS[number]).days)
        check_files(self.folder, self.outcome)
        return self.outcome

    def ask(self, handler: MasterDataHandler) -> None:
        """Makes a request while the server fails, and checks the stored days."""
        number = self.chance.randrange(len(MONTHS))
        reload = self.chance.random() < 0.7
        makes = wrong_answer if self.chance.random() < 0.2 else random_fault
        self.outcome.operations += 1
        with failing(self.server, "/astro", makes(self.chance)):
            try:
                days = handler.get_date(*MONTHS[number], reload=reload).days
            except PentadError as error:
                name = type(error).__name__
                self.outcome.details[name] = self.outcome.details.get(name, 0) + 1
                self.outcome.check(
                    reload or number not in self.seen, f"{MONTHS[number]} is gone: {error}"
                )
            else:
                self.seen.add(number)
                self.check(number, days)
        with failing(self.server, "/astro", {"effect": "hangUp"}):
            for known in self.seen:
                self.check(known, handler.get_date(*MONTHS[known]).days)

    def check(self, number: int, days: tuple[DayContainer, ...]) -> None:
        self.outcome.check(days == self.truth[number], f"the days of {MONTHS[number]} are others")


def faults(programs: Programs, folder: Path, seed: int, size: int) -> Outcome:
    """A whole run, with a server of its own."""
    with ReferenceServer(programs.server, "--classes", "60", "--groups", "1") as server:
        return Questions(server, folder, seed).run(size)


if __name__ == "__main__":
    main(faults, 200)
