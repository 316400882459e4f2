"""The playback of one list with the program's own player."""

from __future__ import annotations

from ctypes import POINTER, c_bool
from typing import TYPE_CHECKING

from .._convert import flag, int64, utf8
from .._handle import owned
from .._library import lib
from .._native import pentad_video_playback, pentad_video_playing
from .._subscription import Subscription
from .._threads import AsyncHandle
from ..errors import PentadError, call, call_out
from ._commands import RemoteCommand, record_of_command
from ._enums import VideoList
from ._inputs import VideoLike, at_least_zero, key_of, optional_key, record_of_list
from ._player import methods_of, subscribe_player
from ._playing import PlaybackState, playing_of

if TYPE_CHECKING:
    from ._streams import OrderStream, PlaybackStream


class PlaybackSession(AsyncHandle):
    """Plays a list of a feed with the program's own player; no video is selected at first.

    The playback follows its list: the next video is always the next one in the current list. A
    video is marked as watched when it begins to play. The position is recorded every five seconds
    and at each pause. The watch-later mark of a video is removed when enough of it was watched.
    Data that the store cannot accept, because it is suspended or its disk is full, is kept and
    written later. The settings are those stored when the playback began. Closing it records the
    last seconds; if the store cannot accept them, they are lost, and the feed reports the error. It
    stops when its feed is closed, and its methods raise ClosedError. No method blocks except
    closing.

        >>> with feed.playback("timeline") as playback:
        ...     subscription = playback.subscribe(player)
        ...     playback.play()
    """

    def __init__(self, feed: AsyncHandle, list: VideoList | str, words: str | None) -> None:
        asked = feed._pointer, record_of_list(list, words)
        kind, free = POINTER(pentad_video_playback), lib.pentad_video_playback_free
        found = call_out(kind, lib.pentad_video_playback_open, *asked, free=free)
        super().__init__(found, free)
        # It uses the feed's store.
        self._feed = feed

    # ---- state

    def state(self) -> PlaybackState:
        """The current video and its neighbours in the list."""
        kind, free = pentad_video_playing, lib.pentad_video_playing_free
        with owned(kind, free, lib.pentad_video_playback_state, self._pointer) as record:
            return playing_of(record)

    def subscribe(self, delegate: object) -> Subscription:
        """Registers a player, such as a :class:`PlayerDelegate`, for the commands from now on.

        Register it before a video is selected: earlier commands are not repeated. It is kept until
        the subscription is cancelled or garbage-collected.
        """
        return subscribe_player(self, methods_of(delegate))

    def states(self) -> PlaybackStream:
        """Returns the state of the playback, now and after each change, for ``async for``.

        A slow reader receives only the newest state.
        """
        from ._streams import PlaybackStream

        return PlaybackStream(self)

    def orders(self) -> OrderStream:
        """Returns the commands for the player from now on, for ``async for``; all of them, in
        order.
        """
        from ._streams import OrderStream

        return OrderStream(self)

    # ---- selection

    def select(self, video: VideoLike) -> None:
        """Plays a video of the list, or any other; the state reports whether it can be played."""
        call(lib.pentad_video_playback_select, self._pointer, key_of(video))

    def next(self) -> None:
        """Plays the next, older video of the list; a no-op if there is none."""
        call(lib.pentad_video_playback_next, self._pointer)

    def previous(self) -> None:
        """Plays the previous, newer video of the list; a no-op if there is none."""
        call(lib.pentad_video_playback_previous, self._pointer)

    def show(self, list: VideoList | str = VideoList.TIMELINE, *, words: str | None = None) -> None:
        """Switches to another list; ``words`` for ``search``. The current video keeps playing."""
        call(lib.pentad_video_playback_show, self._pointer, record_of_list(list, words))

    def perform(self, command: RemoteCommand | str) -> bool:
        """Performs a command of a remote control: ``next``, ``seek:30000`` …

        Returns False for SHARE, SCROLL_GUIDE, SHOW_HELP and DONE, which the program must perform,
        otherwise True.
        """
        asked = self._pointer, record_of_command(command)
        return call_out(c_bool, lib.pentad_video_playback_perform, *asked).value

    # ---- control

    def play(self) -> None:
        """Resumes playback; without a current video, plays the first of the list."""
        call(lib.pentad_video_playback_play, self._pointer)

    def pause(self) -> None:
        """Pauses playback."""
        call(lib.pentad_video_playback_pause, self._pointer)

    def toggle_play(self) -> None:
        """Resumes or pauses playback."""
        call(lib.pentad_video_playback_toggle_play, self._pointer)

    def seek(self, position_ms: int) -> None:
        """Seeks to a position. The skipped part does not count as watched."""
        call(lib.pentad_video_playback_seek, self._pointer, int64(position_ms, "position_ms"))

    def skip(self, span_ms: int) -> None:
        """Skips forward, or back if it is negative, within the video."""
        call(lib.pentad_video_playback_skip, self._pointer, int64(span_ms, "span_ms"))

    # ---- reports of the player

    def report(
        self,
        position_ms: int,
        *,
        is_playing: bool,
        duration_ms: int | None = None,
        video: VideoLike | None = None,
    ) -> None:
        """Reports the player's position: about once a second, and when playback starts or stops.

        A late report for a video that is no longer the current one is ignored; None means the
        current one.
        """
        position = int64(position_ms, "position_ms")
        duration = 0 if duration_ms is None else at_least_zero(duration_ms, "duration_ms")
        asked = (
            self._pointer,
            optional_key(video),
            position,
            duration,
            flag(is_playing, "is_playing"),
        )
        call(lib.pentad_video_playback_report, *asked)

    def report_end(self, video: VideoLike | None = None) -> None:
        """Reports that the player has reached the end of a video, by default the current one."""
        call(lib.pentad_video_playback_report_end, self._pointer, optional_key(video))

    def report_failure(self, error: PentadError, video: VideoLike | None = None) -> None:
        """Reports that the player cannot play a video, with the error, such as an OfflineError.

        Its URL may have expired: a new one is requested, at most once a minute.
        """
        if not isinstance(error, PentadError):
            raise TypeError(f"error must be PentadError, not {type(error).__name__}")
        asked = optional_key(video), error.status, utf8(error.message, "error")
        call(lib.pentad_video_playback_report_failure, self._pointer, *asked)
