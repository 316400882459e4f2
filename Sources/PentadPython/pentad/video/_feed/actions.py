"""What the user does with videos, and how far sources know of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..._convert import flag, int64
from ..._deadlines import timed
from ..._library import lib
from ..._threads import twin
from ..._waits import patiently
from ...errors import call
from .._actions import ShareDraft
from .._inputs import ActionLike, Span, VideoLike, action_id, key_of, spans_of
from .._shares import CharacterBudget, ShareReport, record_of_draft, records_of_budgets, report_by
from ._methods import ActionMethods


class FeedActions(ActionMethods):
    """What the user does is stored at once; each source that keeps it is told when it can be.

    NotFoundError when no source has shared the video and the user has done nothing with it. What is
    as it is to be already changes nothing.
    """

    def set_watch_later(self, video: VideoLike, is_watch_later: bool = True) -> None:
        """Keeps a video for later, or no longer."""
        asked = self._pointer, key_of(video), flag(is_watch_later, "is_watch_later")
        call(lib.pentad_video_feed_set_watch_later, *asked)

    set_watch_later_async: Final = twin(set_watch_later)

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

    # ---- delivery

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
