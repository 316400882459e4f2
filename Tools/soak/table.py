"""The final table: a row for each loop, and a row for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from child import Run

HEADS = ("loop", "seed", "runs", "kills", "faults", "operations", "losses", "failed", "seconds")


def table(runs: Mapping[str, Sequence[Run]], seed: int) -> str:
    """Returns columns of text; `seed` is that of all loops."""
    rows = [_row(name, found[0].seed, found) for name, found in runs.items() if found]
    rows.append(_row("all", seed, [one for found in runs.values() for one in found]))
    lines = [HEADS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADS))]
    return "\n".join(
        "  ".join(
            word.rjust(width) if number else word.ljust(width)
            for number, (word, width) in enumerate(zip(line, widths))
        )
        for line in lines
    )


def _row(name: str, seed: int | None, runs: Sequence[Run]) -> tuple[str, ...]:
    counts = (
        len(runs),
        sum(one.kills for one in runs),
        sum(one.faults for one in runs),
        sum(one.operations for one in runs),
        sum(len(one.losses) for one in runs),
        sum(one.failure is not None for one in runs),
        sum(one.seconds for one in runs),
    )
    return name, "-" if seed is None else str(seed), *(f"{count:,}" for count in counts)
