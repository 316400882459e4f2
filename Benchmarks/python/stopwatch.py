"""Times one workload and prints a line for the driver: `nanoseconds check`. See Stopwatch.swift."""

from __future__ import annotations

import time
from collections.abc import Callable


def report(each: int, work: Callable[[], float]) -> None:
    """Prints the least time of several batches for one item, and the sum of the results.

    `work` works on all `each` items and returns the sum.
    """
    check = work()
    one = _time(1, work)
    # A batch lasts about a millisecond, and all take 0.3 s; slow ones are run three times.
    repeats = max(1, int(1e6 / one))
    batches = min(300, max(3, int(3e8 / (one * repeats))))
    best = min(_time(repeats, work) for _ in range(batches))
    print(best / each, check)


def report_cpu(items: int, work: Callable[[], float]) -> None:
    """For work of milliseconds and more: prints the least processor time, divided by `items`.

    See ProcessorTime.swift.
    """
    times: list[int] = []
    end = time.monotonic() + 0.8
    while len(times) < 3 or (len(times) < 100 and time.monotonic() < end):
        start = time.process_time_ns()
        check = work()
        times.append(time.process_time_ns() - start)
    print(min(times) / items, check)


def _time(repeats: int, work: Callable[[], float]) -> float:
    """The nanoseconds of one piece of work."""
    start = time.perf_counter_ns()
    for _ in range(repeats):
        work()
    return (time.perf_counter_ns() - start) / repeats
