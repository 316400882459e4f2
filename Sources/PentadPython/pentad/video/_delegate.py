"""Delegates for the events of a feed, and players of its videos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import PentadError
from ._enums import ActionStep, StartUpPhase, VideoWork

if TYPE_CHECKING:
    from ._events import VideoEvent
    from ._playing import PlaybackState, PlayerOrder
    from ._records import VideoNews


class VideoFeedDelegate:
    """A delegate for the events of a feed. Inheriting from it is optional: every method may be
    missing.

    The calls come on threads of the library, or in :meth:`pentad.Session.pump`, in the order of the
    events, one at a time. They may call all functions of Pentad, and cancel. Do not wait for an
    asynchronous call in them: its completion runs on the same thread, so this deadlocks. An
    exception in one is reported to ``sys.unraisablehook``, and the next call still comes.
    """

    def did_happen(self, event: VideoEvent) -> None:
        """Any event; called before the event's own method.

        Continue after ``event.number`` the next time.
        """

    def did_add_source(self, source: str) -> None:
        """The user has a new source."""

    def did_change_source(self, source: str) -> None:
        """A source has a new title or address, was paused or resumed, fails or works again."""

    def did_remove_source(self, source: str) -> None:
        """A source was removed, with all data that only this source provided."""

    def did_find_new(self, news: VideoNews) -> None:
        """The number of pending changes changed."""

    def did_apply(self, news: VideoNews) -> None:
        """Pending changes were applied to the lists."""

    def did_change_videos(self, videos: tuple[str, ...]) -> None:
        """Videos in lists were added, changed or removed; empty means all."""

    def did_change_state(self, video: str) -> None:
        """The user's state of a video changed."""

    def did_change_action(self, action: int, video: str, step: ActionStep) -> None:
        """An action reached another step."""

    def did_change_account(self, source: str) -> None:
        """The user's account at a source changed, or was removed."""

    def did_change_comments(self, video: str) -> None:
        """Comments on a video were added or changed."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was rebuilt; ``rows_kept`` rows of the user's own data were recovered.

        ``is_partial``: some of them could not be read.
        """

    def start_up(self, phase: StartUpPhase) -> None:
        """The start of the feed reached another phase."""

    def polling(self, source: str, is_under_way: bool) -> None:
        """A source is being asked, or has responded."""

    def did_receive_content_url(self, video: str) -> None:
        """The playback URLs of a video are known."""

    def playback(self, playback: PlaybackState) -> None:
        """Another video is played, or the playback reached another phase."""

    def did_fail(
        self, work: VideoWork, source: str | None, video: str | None, error: PentadError
    ) -> None:
        """A failure that no call has reported."""

    def did_reset(self) -> None:
        """The delegate was away for longer than the log reaches: reload everything."""


class PlayerDelegate:
    """A delegate that plays the videos of a playback. Inheriting from it is optional.

    The calls come like those of :class:`VideoFeedDelegate`.
    """

    def did_change(self, state: PlaybackState) -> None:
        """The state of the playback now, and after each change.

        A slow delegate receives only the newest state.
        """

    def order(self, order: PlayerOrder) -> None:
        """A command for the player; all commands are delivered in order."""
