"""The results of the places of each file, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from verdict import Verdict

HEAD = (
    f"{'store':<8} {'left':<7} {'file':<22} {'places':>6} {'whole':>6} {'recovered':>9} "
    f"{'corrupt':>7} {'unnoticed':>9} {'least':>6} {'mean':>6} {'failures':>8}"
)
#: The number of places from which the mean is meaningful; a mean of fewer is chance.
MANY = 300


@dataclass
class Line:
    """The results of one file."""

    store: str
    left: str
    file: str
    #: The minimum mean of the kept data over many places, in percent.
    floor: float
    verdicts: list[Verdict] = field(default_factory=list)

    def count(self, outcome: str) -> int:
        return sum(verdict.outcome == outcome for verdict in self.verdicts)

    @property
    def kept(self) -> list[float]:
        """The user's own data that is kept at each place, in percent."""
        return [100 * verdict.kept / verdict.own for verdict in self.verdicts if verdict.own]

    @property
    def mean(self) -> float:
        return sum(self.kept) / len(self.kept) if self.kept else 0.0

    @property
    def is_low(self) -> bool:
        """True if less is kept than required; always false for few places."""
        return len(self.verdicts) >= MANY and self.mean < self.floor

    def __str__(self) -> str:
        least, mean = min(self.kept, default=0.0), self.mean
        return (
            f"{self.store:<8} {self.left:<7} {self.file:<22} {len(self.verdicts):>6} "
            f"{self.count('whole'):>6} {self.count('recovered'):>9} {self.count('corrupt'):>7} "
            f"{self.count('unnoticed'):>9} {least:>5.0f}% {mean:>5.1f}% {self.count('failure'):>8}"
        )


def table(lines: Iterable[Line]) -> str:
    """Returns the table of all files."""
    return "\n".join([HEAD, *map(str, lines)])
