"""What became of the places of each file, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from verdict import Verdict

HEAD = (
    f"{'store':<8} {'left':<7} {'file':<22} {'places':>6} {'whole':>6} {'recovered':>9} "
    f"{'corrupt':>7} {'unnoticed':>9} {'least':>6} {'mean':>6} {'failures':>8}"
)


@dataclass
class Line:
    """One file."""

    store: str
    left: str
    file: str
    verdicts: list[Verdict] = field(default_factory=list)

    def count(self, outcome: str) -> int:
        return sum(verdict.outcome == outcome for verdict in self.verdicts)

    def __str__(self) -> str:
        kept = [100 * verdict.kept / verdict.own for verdict in self.verdicts if verdict.own]
        least, mean = (min(kept), sum(kept) / len(kept)) if kept else (0.0, 0.0)
        return (
            f"{self.store:<8} {self.left:<7} {self.file:<22} {len(self.verdicts):>6} "
            f"{self.count('whole'):>6} {self.count('recovered'):>9} {self.count('corrupt'):>7} "
            f"{self.count('unnoticed'):>9} {least:>5.0f}% {mean:>5.1f}% {self.count('failure'):>8}"
        )


def table(lines: Iterable[Line]) -> str:
    """All files."""
    return "\n".join([HEAD, *map(str, lines)])
