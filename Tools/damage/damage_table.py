"""What became of the places of each file, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from verdict import Verdict

HEAD = (
    f"{'store':<8} {'left':<7} {'file':<22} {'places':>6} {'whole':>6} {'recovered':>9} "
    f"{'corrupt':>7} {'unnoticed':>9} {'least':>6} {'mean':>6} {'failures':>8}"
)
#: So many places tell what is kept of a file; of fewer the mean is chance.
MANY = 300


@dataclass
class Line:
    """One file."""

    store: str
    left: str
    file: str
    #: How much is kept at least, in percent, on the mean of many places.
    floor: float
    verdicts: list[Verdict] = field(default_factory=list)

    def count(self, outcome: str) -> int:
        return sum(verdict.outcome == outcome for verdict in self.verdicts)

    @property
    def kept(self) -> list[float]:
        """How much of the user's own is kept at each place, in percent."""
        return [100 * verdict.kept / verdict.own for verdict in self.verdicts if verdict.own]

    @property
    def mean(self) -> float:
        return sum(self.kept) / len(self.kept) if self.kept else 0.0

    @property
    def is_low(self) -> bool:
        """Whether less is kept than has to be; of few places nobody can tell."""
        return len(self.verdicts) >= MANY and self.mean < self.floor

    def __str__(self) -> str:
        least, mean = min(self.kept, default=0.0), self.mean
        return (
            f"{self.store:<8} {self.left:<7} {self.file:<22} {len(self.verdicts):>6} "
            f"{self.count('whole'):>6} {self.count('recovered'):>9} {self.count('corrupt'):>7} "
            f"{self.count('unnoticed'):>9} {least:>5.0f}% {mean:>5.1f}% {self.count('failure'):>8}"
        )


def table(lines: Iterable[Line]) -> str:
    """All files."""
    return "\n".join([HEAD, *map(str, lines)])
