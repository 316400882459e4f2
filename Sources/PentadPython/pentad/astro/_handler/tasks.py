"""The asynchronous twins of a handler. Imported at the first such call."""

from __future__ import annotations

from ctypes import byref
from typing import Any, Callable

from ..._callbacks import kept, plain_function
from ..._library import lib
from ..._native import (
    pentad_astro_day_containers_callback,
    pentad_astro_part_callback,
)
from ..._tasks import Call, Progress, ended_with
from ..._turns import guarded
from .._records import DayContainer
from .._rows import Snapshot, containers_of, snapshot_of
from .handler import MasterDataHandler

#: A function that receives rows as they come.
Part = Callable[["tuple[DayContainer, ...]"], object]


class _Loading(Call):
    """A call that passes on the parts of a load."""

    def __init__(self, progress: Progress | None, part: Part | None) -> None:
        super().__init__(progress)
        self.part = part if part is None else plain_function(part, "part")

    def take(self, rows: tuple[DayContainer, ...], completed: int, total: int) -> None:
        if self.part is not None and rows:
            self.part(rows)
        if self.progress is not None:
            self.progress(completed, total)


async def get_date_async(
    handler: MasterDataHandler, request: Any, progress: Progress | None, part: Part | None
) -> Snapshot:
    wants_parts = progress is not None or part is not None
    days: Snapshot = await _Loading(progress, part).run(
        lib.pentad_astro_handler_get_date_async,
        handler._pointer,
        byref(request),
        _did_come if wants_parts else pentad_astro_part_callback(),
        _did_load,
    )
    return days


def _on_part(context: int | None, rows: Any, count: int, completed: int, total: int) -> None:
    loading = kept(context)
    if loading is not None:
        loading.hand_over(loading.take, containers_of(rows, count), completed, total)


_did_come = pentad_astro_part_callback(guarded(_on_part))
_did_load = pentad_astro_day_containers_callback(ended_with(snapshot_of))
