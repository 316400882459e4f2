"""What the user does with videos, and how far sources know of it."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_bool, c_int64
from typing import Final

from ..._convert import flag, int64
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_actions
from ..._threads import AsyncHandle, twin
from ..._waits import patiently
from ...errors import call, call_out
from .._actions import PendingAction, ShareDraft, actions_of
from .._inputs import ActionLike, Span, VideoLike, action_id, key_of, spans_of
from .._shares import (
    CharacterBudget,
    ShareReport,
    record_of_draft,
    records_of_budgets,
    report_by,
)


class FeedActions(AsyncHandle):
    """What the user does is stored at once; each source that keeps it is told when it can be.

    NotFoundError when no source has shared the video and the user has done nothing with it. What is
    as it is to be already changes nothing.
    """

    def like(self, video: VideoLike) -> None:
        """Likes a video."""
        call(lib.pentad_video_feed_like, self._pointer, key_of(video))

    like_async: Final = twin(like)

    def unlike(self, video: VideoLike) -> None:
        """No longer likes a video."""
        call(lib.pentad_video_feed_unlike, self._pointer, key_of(video))

    unlike_async: Final = twin(unlike)

    def set_watch_later(self, video: VideoLike, is_watch_later: bool = True) -> None:
        """Keeps a video for later, or no longer."""
        asked = self._pointer, key_of(video), flag(is_watch_later, "is_watch_later")
        call(lib.pentad_video_feed_set_watch_later, *asked)

    set_watch_later_async: Final = twin(set_watch_later)

    def mark_watched(self, video: VideoLike) -> None:
        """Notes that the user has begun to watch a video."""
        call(lib.pentad_video_feed_mark_watched, self._pointer, key_of(video))

    mark_watched_async: Final = twin(mark_watched)

    def set_position(
        self, video: VideoLike, position_ms: int, *, seen: Iterable[Span] = ()
    ) -> None:
        """Notes where the user has stopped, and what was seen since the last time, in any order.

        A playback does so by itself.
        """
        asked = self._pointer, key_of(video), int64(position_ms, "position_ms"), *spans_of(seen)
        call(lib.pentad_video_feed_set_position, *asked)

    set_position_async: Final = twin(set_position)

    # ---- sharing

    def check_share(
        self, draft: ShareDraft, *, budgets: Iterable[CharacterBudget] = ()
    ) -> ShareReport:
        """What there is to say of a share, by the networks that the video's source offers.

        Without budgets, 140 on Twitter and any amount elsewhere.
        """
        asked = self._pointer, record_of_draft(draft), *records_of_budgets(budgets)
        return report_by(lib.pentad_video_feed_check_share, *asked)

    check_share_async: Final = twin(check_share)

    def share(self, draft: ShareDraft) -> int:
        """Shares a video, once; the number of the action, for :meth:`wait_for_delivery`.

        What may have arrived and cannot be looked for is not sent again, but left to the user.
        UnsupportedError when none of the video's sources shares, InvalidError for a text that no
        source takes and a recipient that is none or missing, UnauthorizedError for a destination
        that the user has not connected.
        """
        asked = self._pointer, record_of_draft(draft)
        return call_out(c_int64, lib.pentad_video_feed_share, *asked).value

    share_async: Final = twin(share)

    # ---- delivery

    def actions(self) -> list[PendingAction]:
        """What sources do not know yet, or have refused, in the order in which the user did it."""
        kind, free = pentad_video_actions, lib.pentad_video_actions_free
        with owned(kind, free, lib.pentad_video_feed_actions, self._pointer) as record:
            return actions_of(record)

    actions_async: Final = twin(actions)

    def retry(self, action: ActionLike) -> bool:
        """Has a source told again what it refused, or at once what waits.

        Whether that was done: not when it is not there, or is being told.
        """
        return call_out(
            c_bool, lib.pentad_video_feed_retry_action, self._pointer, action_id(action)
        ).value

    retry_async: Final = twin(retry)

    def cancel(self, action: ActionLike) -> bool:
        """Gives something up: the source is not told. What the user did stands here.

        Whether that was done: not when it is not there, or is being told.
        """
        return call_out(
            c_bool, lib.pentad_video_feed_cancel_action, self._pointer, action_id(action)
        ).value

    cancel_async: Final = twin(cancel)

    def wait_for_delivery(self, action: ActionLike, *, timeout: float | None = None) -> None:
        """Waits until a source has been told; what it refused that with is raised.

        TimedOutError after ``timeout`` seconds: it goes on; None waits without limit. NotFoundError
        when it was given up, or something else was done since that takes its place.
        """
        number = action_id(action)
        patiently(
            lambda wait: call(lib.pentad_video_feed_wait_for_delivery, self._pointer, number, wait),
            timeout,
        )

    @timed
    async def wait_for_delivery_async(
        self, action: ActionLike, *, timeout: float | None = None
    ) -> None:
        """As :meth:`wait_for_delivery`; to cancel the task ends the wait alone."""
        from ..._tasks import complete

        asked = self._pointer, action_id(action)
        await complete(lib.pentad_video_feed_wait_for_delivery_async, *asked)
