"""Where a file is damaged, and how: made out of a seed, so that each can be repeated alone."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Place:
    """A byte that is changed, or where a file is cut off."""

    number: int
    at: int
    #: Which bits of the byte are turned over; 0 cuts the file before it.
    mask: int

    def __str__(self) -> str:
        return f"byte {self.at} ^ {self.mask:#04x}" if self.mask else f"cut at {self.at}"

    def damage(self, file: Path) -> None:
        with file.open("r+b") as handle:
            if not self.mask:
                handle.truncate(self.at)
                return
            handle.seek(self.at)
            byte = handle.read(1)[0]
            handle.seek(self.at)
            handle.write(bytes([byte ^ self.mask]))


def place(seed: int, file: str, number: int, size: int) -> Place:
    """The place of a number in a file of so many bytes; those with odd numbers are cuts."""
    chance = random.Random(f"{seed} {file} {number}")
    return Place(number, chance.randrange(size), 0 if number % 2 else chance.randrange(1, 256))
