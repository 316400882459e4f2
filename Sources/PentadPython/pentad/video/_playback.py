"""The playback of one list, by a player of the program's own."""

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
    """Plays a list of a feed, by a player of the program's own; no video is chosen at first.

    It follows its list: what is next is what is next in the list as it is now. That a video is
    watched is noted when it begins to play; where the user is, every five seconds and when it
    stands still; when enough of a video was seen that was to be watched later, the mark goes. What
    the store does not take, because it is suspended or its disk is full, is kept until it does. The
    settings count that were stored when it began. To close it notes the last seconds, and what the
    store cannot take then is lost and told by the feed. It stops when its feed is closed, and its
    methods raise ClosedError. No call of it blocks but that.

        >>> with feed.playback("timeline") as playback:
        ...     subscription = playback.subscribe(player)
        ...     playback.play()
    """

    def __init__(self, feed: AsyncHandle, list: VideoList | str, words: str | None) -> None:
        asked = feed._pointer, record_of_list(list, words)
        kind, free = POINTER(pentad_video_playback), lib.pentad_video_playback_free
        found = call_out(kind, lib.pentad_video_playback_open, *asked, free=free)
        super().__init__(found, free)
        # Its store is the feed's.
        self._feed = feed

    # ---- what is played

    def state(self) -> PlaybackState:
        """What is being played, and what lies beside it in the list."""
        kind, free = pentad_video_playing, lib.pentad_video_playing_free
        with owned(kind, free, lib.pentad_video_playback_state, self._pointer) as record:
            return playing_of(record)

    def subscribe(self, delegate: object) -> Subscription:
        """Has a player, such as a :class:`PlayerDelegate`, hear what it is to do from now on.

        Register it before a video is chosen: what was told before does not come again. It is kept
        until the subscription is cancelled, or let go by the program.
        """
        return subscribe_player(self, methods_of(delegate))

    def states(self) -> PlaybackStream:
        """What is being played, now and whenever it is another, for ``async for``.

        Who is slow sees the newest only.
        """
        from ._streams import PlaybackStream

        return PlaybackStream(self)

    def orders(self) -> OrderStream:
        """What the player is to do from now on, for ``async for``; all of it, in order."""
        from ._streams import OrderStream

        return OrderStream(self)

    # ---- what to play

    def select(self, video: VideoLike) -> None:
        """Plays a video of the list, or any other; the state tells whether it can be played."""
        call(lib.pentad_video_playback_select, self._pointer, key_of(video))

    def next(self) -> None:
        """Plays the next video of the list, which is older; nothing where there is none."""
        call(lib.pentad_video_playback_next, self._pointer)

    def previous(self) -> None:
        """Plays the video before, which is newer; nothing where there is none."""
        call(lib.pentad_video_playback_previous, self._pointer)

    def show(self, list: VideoList | str = VideoList.TIMELINE, *, words: str | None = None) -> None:
        """Goes on with another list; ``words`` for ``search``. The current video stays."""
        call(lib.pentad_video_playback_show, self._pointer, record_of_list(list, words))

    def perform(self, command: RemoteCommand | str) -> bool:
        """Does what somebody with a remote control wants: ``next``, ``seek:30000`` …

        Whether it is done: not what is the program's to do, SHARE, SCROLL_GUIDE, SHOW_HELP, DONE.
        """
        asked = self._pointer, record_of_command(command)
        return call_out(c_bool, lib.pentad_video_playback_perform, *asked).value

    # ---- how to play

    def play(self) -> None:
        """Plays on; without a current video, the first of the list."""
        call(lib.pentad_video_playback_play, self._pointer)

    def pause(self) -> None:
        """Stands still."""
        call(lib.pentad_video_playback_pause, self._pointer)

    def toggle_play(self) -> None:
        """Plays on, or stands still."""
        call(lib.pentad_video_playback_toggle_play, self._pointer)

    def seek(self, position_ms: int) -> None:
        """Goes to a position. What lies between is not seen for that."""
        call(lib.pentad_video_playback_seek, self._pointer, int64(position_ms, "position_ms"))

    def skip(self, span_ms: int) -> None:
        """Goes on, or back when it is below 0, as far as the video reaches."""
        call(lib.pentad_video_playback_skip, self._pointer, int64(span_ms, "span_ms"))

    # ---- what the player says

    def report(
        self,
        position_ms: int,
        *,
        is_playing: bool,
        duration_ms: int | None = None,
        video: VideoLike | None = None,
    ) -> None:
        """Says where the player is: each second or so, and when it begins or ends to play.

        What comes late, of another video than the current one, is passed over; None is that one.
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
        """Says that the player has come to the end of a video; of the current one without it."""
        call(lib.pentad_video_playback_report_end, self._pointer, optional_key(video))

    def report_failure(self, error: PentadError, video: VideoLike | None = None) -> None:
        """Says that the player cannot play a video, and why, such as an OfflineError.

        Its address may have run out: another is asked for, once a minute at most.
        """
        if not isinstance(error, PentadError):
            raise TypeError(f"error must be PentadError, not {type(error).__name__}")
        asked = optional_key(video), error.status, utf8(error.message, "error")
        call(lib.pentad_video_playback_report_failure, self._pointer, *asked)
