"""Observed lists, as they are now and after each change."""

from __future__ import annotations

from typing import Any, Callable

from .._callbacks import context_free, keep, kept
from .._convert import utf8
from .._handle import Handle
from .._library import lib
from .._list_update import Take, give
from .._native import (
    pentad_video_list_callback,
    pentad_video_lists_delegate,
    pentad_video_start_up_callback,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ._asking import FeedStartUp, start_up_of
from ._groups import groups_of


def subscribe_list(feed: Handle, name: str, take: Take, words: str | None = None) -> Subscription:
    """Calls a function with the list of a name: ``timeline``, ``favorites`` …"""
    text = None if words is None else utf8(words, "words")
    record = pentad_video_lists_delegate(
        context=keep(take), context_free=context_free, search_text=text, **{name: _did_change}
    )
    return register(lib.pentad_video_feed_subscribe_lists, feed, record)


def subscribe_start_up(feed: Handle, hear: Callable[[FeedStartUp], object]) -> Subscription:
    """Calls a function with the start-up progress of a feed."""
    record = pentad_video_lists_delegate(
        context=keep(hear), context_free=context_free, start_up=_did_start_up
    )
    return register(lib.pentad_video_feed_subscribe_lists, feed, record)


def _on_list(context: int | None, found: Any, delta: Any) -> None:
    give(context, groups_of(found.contents), delta)


def _on_start_up(context: int | None, start_up: Any) -> None:
    hear = kept(context)
    if hear is not None:
        hear(start_up_of(start_up.contents))


_did_change = pentad_video_list_callback(guarded(_on_list))
_did_start_up = pentad_video_start_up_callback(guarded(_on_start_up))
