"""The user's actions on videos, and their delivery to sources."""

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
    """Actions of the user are stored immediately, and sent to the sources as soon as possible.

    NotFoundError when no source has shared the video and the user has no state for it. Setting a
    value it already has is a no-op.
    """

    def set_watch_later(self, video: VideoLike, is_watch_later: bool = True) -> None:
        """Adds a video to the watch-later list, or removes it."""
        asked = self._pointer, key_of(video), flag(is_watch_later, "is_watch_later")
        call(lib.pentad_video_feed_set_watch_later, *asked)

    set_watch_later_async: Final = twin(set_watch_later)

    def set_position(
        self, video: VideoLike, position_ms: int, *, seen: Iterable[Span] = ()
    ) -> None:
        """Records the user's position, and the parts watched since the last call, in any order.

        A playback does this automatically.
        """
        asked = self._pointer, key_of(video), int64(position_ms, "position_ms"), *spans_of(seen)
        call(lib.pentad_video_feed_set_position, *asked)

    set_position_async: Final = twin(set_position)

    # ---- sharing

    def check_share(
        self, draft: ShareDraft, *, budgets: Iterable[CharacterBudget] = ()
    ) -> ShareReport:
        """Checks a share, with the networks that the video's source offers.

        The default budgets are 140 on Twitter and no limit elsewhere.
        """
        asked = self._pointer, record_of_draft(draft), *records_of_budgets(budgets)
        return report_by(lib.pentad_video_feed_check_share, *asked)

    check_share_async: Final = twin(check_share)

    # ---- delivery

    def wait_for_delivery(self, action: ActionLike, *, timeout: float | None = None) -> None:
        """Waits until an action has been sent to its source; if the source refused it, its error is
        raised.

        TimedOutError after ``timeout`` seconds: sending continues; None waits without limit.
        NotFoundError when the action was cancelled, or replaced by a later one.
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
        """Waits like :meth:`wait_for_delivery`; cancelling the task ends only the wait."""
        from ..._tasks import complete

        asked = self._pointer, action_id(action)
        await complete(lib.pentad_video_feed_wait_for_delivery_async, *asked)
