"""Loading in stages, for asyncio. Imported at the first such load."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Callable, TypeVar

from ..._callbacks import kept, plain_function
from ..._handle import Handle
from ..._library import lib
from ..._native import pentad_stellar_class_info_callback, pentad_stellar_classes_screen_callback
from ..._tasks import Call, did_complete
from ..._turns import guarded
from ...errors import PentadError
from .._details import ClassInfoUpdate, update_of
from .._enums import ListState
from .._list_screens import StellarClassesScreen, classes_screen_of
from .._names import Stage

_Stage = TypeVar("_Stage")

#: A function that receives the stages of a class.
Update = Callable[[ClassInfoUpdate], object]
#: A function that receives the stages of a list.
Show = Callable[[StellarClassesScreen], object]
#: A function that loads, and forwards each stage.
_Load = Callable[[Callable[[_Stage], object]], Coroutine[Any, Any, None]]


async def class_info_async(
    client: Handle, master_id: bytes, update: Update | None
) -> ClassInfoUpdate:
    return await _last(_info(client, master_id), update, lambda stage: stage.detail is not None)


def class_info_updates(client: Handle, master_id: bytes) -> AsyncIterator[ClassInfoUpdate]:
    ends = (Stage.FRESH, Stage.FAILED)
    return _each(_info(client, master_id), lambda update: update.stage in ends)


async def classes_screen_async(
    client: Handle, course: bytes, reload: bool, update: Show | None
) -> StellarClassesScreen:
    screens = _screens(client, course, reload)
    return await _last(screens, update, lambda screen: screen.stored_at_ms is not None)


def classes_screens(
    client: Handle, course: bytes, reload: bool
) -> AsyncIterator[StellarClassesScreen]:
    return _each(
        _screens(client, course, reload), lambda screen: screen.state is not ListState.LOADING
    )


class _Loading(Call):
    """A call that passes on stages."""

    def __init__(self, update: Callable[[Any], object]) -> None:
        super().__init__()
        self.update = update


def _info(client: Handle, master_id: bytes) -> _Load[ClassInfoUpdate]:
    async def load(update: Update) -> None:
        function = lib.pentad_stellar_client_class_info_async
        asked = client._pointer, master_id
        await _Loading(update).run(function, *asked, _did_update, did_complete)

    return load


def _screens(client: Handle, course: bytes, reload: bool) -> _Load[StellarClassesScreen]:
    async def load(show: Show) -> None:
        function = lib.pentad_stellar_client_classes_screen_async
        asked = client._pointer, course, reload
        await _Loading(show).run(function, *asked, _did_show, did_complete)

    return load


async def _last(
    load: _Load[_Stage],
    update: Callable[[_Stage], object] | None,
    is_kept: Callable[[_Stage], bool],
) -> _Stage:
    """Returns the last stage; raises the error if nothing is stored."""
    stages: list[_Stage] = []
    if update is not None:
        plain_function(update, "update")

    def take(stage: _Stage) -> None:
        stages.append(stage)
        if update is not None:
            update(stage)

    try:
        await load(take)
    except PentadError:
        # Stored data counts as a result.
        if not stages or not is_kept(stages[-1]):
            raise
    return stages[-1]


async def _each(load: _Load[_Stage], is_last: Callable[[_Stage], bool]) -> AsyncIterator[_Stage]:
    arrived: asyncio.Queue[_Stage | None] = asyncio.Queue()
    loading = asyncio.ensure_future(load(arrived.put_nowait))
    loading.add_done_callback(lambda _: arrived.put_nowait(None))
    is_over = False
    try:
        while (stage := await arrived.get()) is not None:
            is_over = is_last(stage)
            yield stage
        if not is_over:
            await loading
    finally:
        loading.cancel()
        await asyncio.wait([loading])
        if not loading.cancelled():
            # The failure was delivered as a stage.
            loading.exception()


def _brought(read: Callable[[Any], object]) -> Callable[..., None]:
    """Returns a C callback that delivers a stage with a record, which is valid only during the
    callback.
    """

    def bring(context: int | None, record: Any) -> None:
        loading = kept(context)
        if loading is not None:
            loading.hand_over(loading.update, read(record.contents))

    return bring


_did_update = pentad_stellar_class_info_callback(guarded(_brought(update_of)))
_did_show = pentad_stellar_classes_screen_callback(guarded(_brought(classes_screen_of)))
