"""The places and kinds of damage to a file, derived from a seed, so that each can be repeated
alone.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Place:
    """A changed byte, or the point of a truncation."""

    number: int
    at: int
    #: The inverted bits of the byte; 0 truncates the file before it.
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
    """Returns the place with a number in a file of this size; odd numbers are truncations."""
    chance = random.Random(f"{seed} {file} {number}")
    return Place(number, chance.randrange(size), 0 if number % 2 else chance.randrange(1, 256))
