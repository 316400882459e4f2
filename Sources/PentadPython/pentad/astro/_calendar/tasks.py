"""The asynchronous twins that the library computes itself. Imported at the first such call."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from ..._callbacks import kept, let_go, plain_function
from ..._library import lib
from ..._native import pentad_astro_days_callback
from ..._tasks import Call, Progress, did_progress
from ..._times import ordinal
from ..._turns import guarded
from .._days import PanchangDay, days_of
from .._inputs import PanchangOptions, Place
from .handle import CalendarHandle


class _Days(Call):
    """A call that knows the place of its days, whose records are valid only during the callback."""

    def __init__(self, place: Place, progress: Progress | None) -> None:
        super().__init__(progress)
        self.place = place


async def load_days(
    calendar: CalendarHandle,
    first: int,
    last: int,
    place: Place,
    options: PanchangOptions | None,
    progress: Progress | None = None,
) -> list[PanchangDay]:
    days: list[PanchangDay] = await _Days(place, progress).run(
        lib.pentad_astro_days_compute_async,
        *calendar._asked(place, options),
        first,
        last,
        did_progress(progress),
        _did_load,
    )
    return days


async def days_async(
    calendar: CalendarHandle,
    chunks: list[tuple[int, int]],
    place: Place,
    options: PanchangOptions | None,
    progress: Progress | None,
) -> AsyncIterator[PanchangDay]:
    """Computes the days of all parts; the progress of a part is reported as that of the whole."""
    if progress is not None:
        plain_function(progress, "progress")
    start, total = ordinal(chunks[0][0]), ordinal(chunks[-1][1]) - ordinal(chunks[0][0]) + 1
    for first, last in chunks:
        done = ordinal(first) - start

        def tell(completed: int, _: int, done: int = done) -> None:
            if progress:
                progress(done + completed, total)

        part = tell if progress else None
        for day in await load_days(calendar, first, last, place, options, part):
            yield day


def _on_load(context: int | None, status: int, days: Any, error: Any) -> None:
    loading = kept(context)
    if loading is not None:

        def read() -> list[PanchangDay]:
            return list(days_of(days.contents.items, days.contents.count, loading.place))

        loading.end(status, error, read)
        let_go(context)


_did_load = pentad_astro_days_callback(guarded(_on_load))
