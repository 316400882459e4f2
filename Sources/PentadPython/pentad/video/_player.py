"""The player of a playback's videos, which also receives the state."""

from __future__ import annotations

from typing import Any, Callable

from .._callbacks import context_free, keep, kept, run
from .._handle import Handle
from .._library import lib
from .._native import (
    pentad_video_order_callback,
    pentad_video_playback_callback,
    pentad_video_playback_delegate,
)
from .._subscription import Subscription, method_of, register
from .._turns import guarded
from ._playing import PlaybackState, PlayerOrder, order_of, playing_of


class Player:
    """Two functions that the library's thread calls; None if they are not needed."""

    def __init__(
        self,
        did_change: Callable[[PlaybackState], object] | None = None,
        order: Callable[[PlayerOrder], object] | None = None,
    ) -> None:
        self.did_change = did_change
        self.order = order


def methods_of(delegate: object) -> Player:
    """Returns the methods of a delegate, such as a :class:`PlayerDelegate`."""
    return Player(
        _running(method_of(delegate, "did_change")), _running(method_of(delegate, "order"))
    )


def _running(method: Any) -> Any:
    return None if method is None else lambda told: run(method, told)


def subscribe_player(playback: Handle, player: Player) -> Subscription:
    record = pentad_video_playback_delegate(context=keep(player), context_free=context_free)
    if player.did_change is not None:
        record.did_change = _did_change
    if player.order is not None:
        record.order = _did_order
    return register(lib.pentad_video_playback_subscribe, playback, record)


def _on_change(context: int | None, state: Any) -> None:
    player = kept(context)
    if player is not None:
        player.did_change(playing_of(state.contents))


def _on_order(context: int | None, order: Any) -> None:
    player = kept(context)
    if player is not None:
        player.order(order_of(order.contents))


_did_change = pentad_video_playback_callback(guarded(_on_change))
_did_order = pentad_video_order_callback(guarded(_on_order))
