"""Observed lists, as they are now and after each change."""

from __future__ import annotations

from typing import Any, Callable

from .._callbacks import context_free, keep
from .._handle import Handle
from .._library import lib
from .._list_update import Take, give
from .._native import (
    pentad_stellar_bookmarks_callback,
    pentad_stellar_class_list_callback,
    pentad_stellar_course_list_callback,
    pentad_stellar_lists_delegate,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ._bookmarks import bookmarks_of
from ._snapshots import classes_of, courses_of

#: The key of each list's items, as the library uses it.
KEYS: dict[str, Callable[[Any], str]] = {
    "bookmarks": lambda bookmark: bookmark.item.master_id,
    "courses": lambda course: course.number,
    "recent": lambda visited: visited.master_id,
}


def subscribe_list(client: Handle, name: str, take: Take, limit: int = 0) -> Subscription:
    """Calls a function with the list of a name: ``bookmarks``, ``courses`` or ``recent``."""
    record = pentad_stellar_lists_delegate(
        context=keep(take),
        context_free=context_free,
        recent_limit=limit,
        **{name: _CALLBACKS[name]},
    )
    return register(lib.pentad_stellar_client_subscribe_lists, client, record)


def _bookmarks(context: int | None, found: Any, delta: Any) -> None:
    give(context, tuple(bookmarks_of(found.contents)), delta)


def _courses(context: int | None, array: Any, count: int, delta: Any) -> None:
    give(context, courses_of(array, count), delta)


def _recent(context: int | None, found: Any, delta: Any) -> None:
    give(context, classes_of(found.contents.items, found.contents.count), delta)


_CALLBACKS = {
    "bookmarks": pentad_stellar_bookmarks_callback(guarded(_bookmarks)),
    "courses": pentad_stellar_course_list_callback(guarded(_courses)),
    "recent": pentad_stellar_class_list_callback(guarded(_recent)),
}
