"""The user's actions on videos, and their delivery to sources."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pentad
import pytest
from pentad.video import (
    ActionKind,
    ActionStep,
    CharacterBudget,
    ShareDraft,
    ShareProblemKind,
    VideoFeed,
    WatchedSpan,
)
from reference_server import ReferenceServer
from video_command import deeds
from video_server import add_peertube, add_shelby, key_of, open_feed


@pytest.fixture
def feed(video_server: ReferenceServer) -> Iterator[VideoFeed]:
    """A feed in memory with alice at PeerTube and Shelby, and their videos."""
    with open_feed() as feed:
        add_peertube(video_server, feed)
        add_shelby(video_server, feed)
        feed.refresh()
        yield feed


@pytest.fixture
def keys(feed: VideoFeed) -> tuple[str, str]:
    """The newest videos of PeerTube and of Shelby."""
    peertube, shelby = feed.sources()
    return key_of(feed, peertube), key_of(feed, shelby)


def test_marks_are_stored_and_sent(
    video_server: ReferenceServer, feed: VideoFeed, keys: tuple[str, str]
) -> None:
    one, two = keys
    peertube, shelby = feed.sources()
    feed.like(one)
    feed.set_watch_later(one)
    feed.mark_watched(feed.video(two))
    assert [group.key for group in feed.favorites()] == [one]
    assert one in [group.key for group in feed.watch_later_list()]
    state = feed.state(one)
    assert (state.is_liked, state.is_watch_later, state.is_watched) == (True, True, False)
    assert state.changed_at is not None
    waiting = feed.actions()
    assert [(action.kind, action.video, action.source) for action in waiting] == [
        (ActionKind.LIKE, one, peertube.id),
        (ActionKind.WATCH_LATER, one, peertube.id),
        (ActionKind.WATCHED, two, shelby.id),
    ]
    assert [(action.is_on, action.step) for action in waiting] == [
        (True, ActionStep.QUEUED),
        (True, ActionStep.QUEUED),
        (None, ActionStep.QUEUED),
    ]
    feed.synchronise()
    assert feed.actions() == []
    assert deeds(video_server, "peertube") == [("rate", "like"), ("watchLater", True)]
    assert deeds(video_server, "shelby") == [("watched", True)]
    feed.unlike(one)
    feed.set_watch_later(one, False)
    asyncio.run(feed.synchronise_async())
    assert ("rate", "none") in deeds(video_server, "peertube")
    feed.unlike(one)
    assert feed.actions() == []
    asyncio.run(feed.like_async(one))
    assert feed.cancel(feed.actions()[0])
    assert feed.state(one).is_liked
    assert feed.actions() == []


def test_position_and_watched_spans(feed: VideoFeed, keys: tuple[str, str]) -> None:
    key = keys[0]
    feed.set_position(key, 9_000, seen=[(0, 3_000), WatchedSpan(5_000, 9_000), (2_000, 4_000)])
    state = feed.state(key)
    assert state.spans == (WatchedSpan(0, 4_000), WatchedSpan(5_000, 9_000))
    assert (state.seen_ms, state.position_ms) == (8_000, 9_000)
    group = feed.video(key)
    assert group.video.duration_ms
    assert group.watched_fraction == pytest.approx(8_000 / group.video.duration_ms)
    (action,) = [one for one in feed.actions() if one.kind is ActionKind.PROGRESS]
    assert action.position_ms == 9_000
    for position, seen in ((-1, []), (0, [(-1, 5)]), (0, [(5, 4)])):
        with pytest.raises(pentad.InvalidError):
            feed.set_position(key, position, seen=seen)
    with pytest.raises(TypeError):
        feed.set_position(key, 0, seen=[(0, "x")])  # type: ignore[list-item]


def test_sharing(video_server: ReferenceServer, feed: VideoFeed, keys: tuple[str, str]) -> None:
    theirs, key = keys
    text = "é + & = ~ 100% 😀"
    draft = ShareDraft(key, text, ("facebook", "twitter"))
    report = feed.check_share(draft)
    assert (report.can_send, report.remaining) == (True, 140 - len(text))
    assert [one.origin for one in report.services][-1] == "email"
    number = feed.share(draft)
    (action,) = feed.actions()
    assert (action.id, action.kind, action.attempts) == (number, ActionKind.SHARE, 0)
    assert action.share is not None
    assert (action.share.text, action.share.destinations) == (text, draft.destinations)
    with pytest.raises(pentad.TimedOutError):
        feed.wait_for_delivery(action, timeout=0)
    feed.synchronise()
    feed.wait_for_delivery(number)
    asyncio.run(feed.wait_for_delivery_async(number))
    face = feed.video(key).face
    passed_on = ShareDraft(
        key, "now", ("email",), ("bob@example.org",),
        broadcast_source=face.source, broadcast_id=face.id,
    )  # fmt: skip
    feed.share(passed_on)
    (waiting,) = feed.actions()
    assert waiting.share == passed_on
    feed.synchronise()
    assert deeds(video_server, "shelby") == [
        ("share", {"comment": text, "destination": "facebook,twitter", "to": ""}),
        ("share", {"comment": "now", "destination": "email", "to": "bob@example.org"}),
    ]
    for wrong, kind, code in (
        (
            ShareDraft(key, "x" * 100_001, ("twitter",)),
            pentad.InvalidError,
            "VIDEO_COMMENT_TOO_LONG",
        ),
        (ShareDraft(key, "", ("tumblr",)), pentad.UnauthorizedError, "SIGN_IN_REQUIRED"),
        (ShareDraft(key, "", ("email",)), pentad.InvalidError, "VIDEO_RECIPIENT_MISSING"),
        (ShareDraft(theirs, "", ("twitter",)), pentad.UnsupportedError, "VIDEO_ACTION_UNSUPPORTED"),
        (
            ShareDraft("youtube:nobodyhasit", "", ("twitter",)),
            pentad.NotFoundError,
            "VIDEO_NOT_FOUND",
        ),
    ):
        with pytest.raises(kind) as caught:
            feed.share(wrong)
        assert caught.value.status == pentad.ErrorCode[code]
    short = [CharacterBudget("facebook", limit=3)]
    (problem,) = feed.check_share(ShareDraft(key, "four", ("facebook",)), budgets=short).problems
    assert (problem.kind, problem.text) == (ShareProblemKind.TOO_LONG, "facebook")
    assert feed.actions() == []


def test_refused_action_waits_for_the_user(
    video_server: ReferenceServer, feed: VideoFeed, keys: tuple[str, str]
) -> None:
    video_server.control("video/services", user=101, services=[])
    number = feed.share(ShareDraft(keys[1], "spam", ("twitter",)))
    feed.synchronise()
    (failed,) = feed.actions()
    assert (failed.step, type(failed.error)) == (ActionStep.FAILED, pentad.RefusedError)
    with pytest.raises(pentad.RefusedError):
        feed.wait_for_delivery(number)
    with pytest.raises(pentad.RefusedError):
        asyncio.run(feed.wait_for_delivery_async(failed))
    video_server.control("video/services", user=101, services=["twitter"])
    assert feed.retry(failed)
    assert feed.actions()[0].step is ActionStep.QUEUED
    feed.synchronise()
    assert [value["comment"] for _, value in deeds(video_server, "shelby")] == ["spam"]
    assert (feed.retry(failed), feed.cancel(failed)) == (False, False)
    gone = feed.share(ShareDraft(keys[1], "never", ("twitter",)))
    assert asyncio.run(feed.cancel_async(gone))
    with pytest.raises(pentad.NotFoundError):
        feed.wait_for_delivery(gone)
