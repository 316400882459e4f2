"""The asynchronous twins of a client. Imported when one is called."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, Callable

from ..._callbacks import let_go
from ..._convert import utf8
from ..._handle import Handle
from ..._library import lib
from ..._native import (
    pentad_stellar_classes_callback,
    pentad_stellar_client,
    pentad_stellar_count_callback,
    pentad_stellar_courses_callback,
    pentad_stellar_main_table_callback,
    pentad_stellar_search_callback,
    pentad_stellar_term_change_callback,
)
from ..._snapshot import Snapshot
from ..._tasks import Call, Opening, Progress, did_open, did_progress, ended
from .._bookmarks import TermChange, change_of
from .._classes import StellarClass, classes_snapshot
from .._courses import StellarCourse, courses_snapshot
from .._screens import SearchAnswer, StellarMainTable, answer_of, table_of
from .client import StellarClient


async def open_async(options: Any, delegate: int | None) -> StellarClient:
    """Opens a client; the delegate is kept under its number."""
    opening = Opening(POINTER(pentad_stellar_client)(), _adopted)
    arguments = byref(options), byref(opening.out), did_open
    try:
        client: StellarClient = await opening.run(lib.pentad_stellar_client_open_async, *arguments)
    except BaseException:
        let_go(delegate)
        raise
    return client


def _adopted(pointer: Any) -> StellarClient:
    client = StellarClient.__new__(StellarClient)
    client._adopt(pointer)
    return client


async def count(function: Callable[..., int], *arguments: Any) -> int:
    """A call that counts something."""
    number: int = await Call().run(function, *arguments, _did_count)
    return number


async def load_catalogue_async(client: Handle, progress: Progress | None) -> int:
    loaded: int = await Call(progress).run(
        lib.pentad_stellar_client_load_catalogue_async,
        client._pointer,
        did_progress(progress),
        _did_count,
    )
    return loaded


async def courses_async(client: Handle, reload: bool) -> Snapshot[StellarCourse]:
    courses: Snapshot[StellarCourse] = await Call().run(
        lib.pentad_stellar_client_courses_async, client._pointer, bool(reload), _did_load_courses
    )
    return courses


async def classes_async(client: Handle, course: str, reload: bool) -> Snapshot[StellarClass]:
    classes: Snapshot[StellarClass] = await Call().run(
        lib.pentad_stellar_client_classes_async,
        client._pointer,
        utf8(course, "course"),
        bool(reload),
        _did_load_classes,
    )
    return classes


async def main_table_async(client: Handle) -> StellarMainTable:
    table: StellarMainTable = await Call().run(
        lib.pentad_stellar_client_main_table_async, client._pointer, _did_load_table
    )
    return table


async def search_async(function: Callable[..., int], *asked: Any) -> SearchAnswer:
    answer: SearchAnswer = await Call().run(function, *asked, _did_search)
    return answer


async def refresh_term_async(client: Handle) -> TermChange:
    change: TermChange = await Call().run(
        lib.pentad_stellar_client_refresh_term_async, client._pointer, _did_refresh
    )
    return change


def _on_count(context: int | None, status: int, number: int, error: Any) -> None:
    running = let_go(context)
    if running is not None:
        running.end(status, error, number)


_did_count = pentad_stellar_count_callback(_on_count)
_did_load_courses = pentad_stellar_courses_callback(ended(courses_snapshot))
_did_load_classes = pentad_stellar_classes_callback(ended(classes_snapshot))
_did_load_table = pentad_stellar_main_table_callback(ended(table_of))
_did_search = pentad_stellar_search_callback(ended(answer_of))
_did_refresh = pentad_stellar_term_change_callback(ended(change_of))
