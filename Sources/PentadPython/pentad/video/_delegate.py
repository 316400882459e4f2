"""Who hears of what happens to a feed, and who plays its videos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import PentadError
from ._enums import ActionStep, StartUpPhase, VideoWork

if TYPE_CHECKING:
    from ._events import VideoEvent
    from ._playing import PlaybackState, PlayerOrder
    from ._records import VideoNews


class VideoFeedDelegate:
    """Hears what happens to a feed. To inherit from it is a choice: every method may be missing.

    The calls come on threads of the library, or in :meth:`pentad.Session.pump`, in the order of
    the events, one at a time; they may call everything of Pentad, and cancel. Only the end of an
    asynchronous call cannot be awaited in them, since it comes on the same thread. An exception in
    one goes to ``sys.unraisablehook``, and the next call comes all the same.
    """

    def did_happen(self, event: VideoEvent) -> None:
        """Anything happened; called before the event's own method.

        ``event.number`` is what to go on after, the next time.
        """

    def did_add_source(self, source: str) -> None:
        """The user has a new source."""

    def did_change_source(self, source: str) -> None:
        """A source has another title or address, is paused or goes on, fails or works again."""

    def did_remove_source(self, source: str) -> None:
        """A source was removed, with all that only it told of."""

    def did_find_new(self, news: VideoNews) -> None:
        """So much waits to be applied."""

    def did_apply(self, news: VideoNews) -> None:
        """What waited is in the lists."""

    def did_change_videos(self, videos: tuple[str, ...]) -> None:
        """Videos that lists show came, changed or went; all, when none is named."""

    def did_change_state(self, video: str) -> None:
        """What the user has done with a video is something else."""

    def did_change_action(self, action: int, video: str, step: ActionStep) -> None:
        """Something that a source is to be told is at another point of its way."""

    def did_change_account(self, source: str) -> None:
        """The user's account at a source is another, or is gone."""

    def did_change_comments(self, video: str) -> None:
        """Comments on a video came or changed."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was built anew, with so many rows of what is the user's own.

        ``is_partial``: some of that could not be read.
        """

    def start_up(self, phase: StartUpPhase) -> None:
        """The start of the feed has come so far."""

    def polling(self, source: str, is_under_way: bool) -> None:
        """A source is being asked, or has answered."""

    def did_receive_content_url(self, video: str) -> None:
        """It is known where a video is."""

    def playback(self, playback: PlaybackState) -> None:
        """Another video is played, or it has come to another phase."""

    def did_fail(
        self, work: VideoWork, source: str | None, video: str | None, error: PentadError
    ) -> None:
        """Something went wrong that no call has told of."""

    def did_reset(self) -> None:
        """The delegate was away for longer than the log reaches: read everything anew."""


class PlayerDelegate:
    """Plays the videos of a playback. To inherit from it is a choice, as with the other.

    The calls come as those of :class:`VideoFeedDelegate` do.
    """

    def did_change(self, state: PlaybackState) -> None:
        """What is being played, then each time that it is another.

        Who is slow sees the newest only.
        """

    def order(self, order: PlayerOrder) -> None:
        """The player is to do something; all orders come, in their order."""
