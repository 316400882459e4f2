"""The asynchronous twins of a feed. Imported when one is called."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, Callable, TypeVar

from ..._callbacks import let_go
from ..._library import lib
from ..._native import (
    pentad_video_content_url_callback,
    pentad_video_discovered_feeds_callback,
    pentad_video_feed,
    pentad_video_flag_callback,
    pentad_video_group_callback,
    pentad_video_groups_callback,
    pentad_video_opml_import_callback,
    pentad_video_picture_callback,
    pentad_video_refresh_callback,
    pentad_video_source_callback,
    pentad_video_text_callback,
)
from ..._tasks import Call, Opening, did_open, ended
from .._asking import feeds_of, refresh_of
from .._groups import group_of, groups_of
from .._opml import import_of
from .._playing import content_of
from .._sources import source_of
from .._videos import picture_of

_Feed = TypeVar("_Feed")


async def open_async(adopt: Callable[[Any], _Feed], options: Any) -> _Feed:
    opening = Opening(POINTER(pentad_video_feed)(), adopt)
    function = lib.pentad_video_feed_open_async
    feed: _Feed = await opening.run(function, byref(options), byref(opening.out), did_open)
    return feed


async def ask(function: Callable[..., int], *arguments: Any) -> Any:
    """A call that gives something, by the callback that belongs to it."""
    return await Call().run(function, *arguments)


def _on_text(context: int | None, status: int, text: bytes | None, error: Any) -> None:
    running = let_go(context)
    if running is not None:
        running.end(status, error, None if text is None else text.decode())


def _on_flag(context: int | None, status: int, is_so: bool, error: Any) -> None:
    running = let_go(context)
    if running is not None:
        running.end(status, error, is_so)


did_give_content = pentad_video_content_url_callback(ended(content_of))
did_give_feeds = pentad_video_discovered_feeds_callback(ended(feeds_of))
did_give_flag = pentad_video_flag_callback(_on_flag)
did_give_group = pentad_video_group_callback(ended(group_of))
did_give_groups = pentad_video_groups_callback(ended(groups_of))
did_give_picture = pentad_video_picture_callback(ended(picture_of))
did_give_source = pentad_video_source_callback(ended(source_of))
did_give_text = pentad_video_text_callback(_on_text)
did_import = pentad_video_opml_import_callback(ended(import_of))
did_refresh = pentad_video_refresh_callback(ended(refresh_of))
