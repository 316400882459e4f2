"""Requests of the video feed tests to the reference server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pentad.video import ShelbySignIn, SourceStatus, VideoFeed
from reference_server import ReferenceServer
from video_command import CONSUMER, CONSUMER_SECRET, PASSWORD, VideoCommand, base

#: Few enough to be quick, and more videos than a page of a feed has.
SIZES = (
    "--channels", "6", "--videos", "60", "--people", "6", "--shares", "20", "--classes", "60",
    "--groups", "1", "--messages", "0",
)  # fmt: skip


def start(program: Path) -> ReferenceServer:
    return ReferenceServer(program, *SIZES)


def manual(**changes: Any) -> dict[str, Any]:
    """Returns the options of a feed in manual mode without a rate limit."""
    return {"requests_per_second": None, "works_by_itself": False, **changes}


def open_feed(**changes: Any) -> VideoFeed:
    return VideoFeed(**manual(**changes))


def address(server: ReferenceServer, name: str = "mrss") -> str:
    """Returns the address of a feed of the server, in a format of feeds."""
    return f"{base(server)}/feeds/{name}/all"


def publish(server: ReferenceServer, title: str) -> None:
    """Publishes a video without the feed."""
    server.control("video/publish", title=title)


def shelby(server: ReferenceServer, **changes: str) -> ShelbySignIn:
    given = {
        "server": f"{base(server)}/shelby",
        "consumer_key": CONSUMER,
        "consumer_secret": CONSUMER_SECRET,
        "callback": "shelby://ios.shelby.tv",
    }
    return ShelbySignIn(**{**given, **changes})


def add_peertube(server: ReferenceServer, feed: VideoFeed) -> SourceStatus:
    """Signs alice in."""
    there = f"{base(server)}/peertube"
    return feed.add_peertube(there, user="alice", password=PASSWORD)


def add_shelby(server: ReferenceServer, feed: VideoFeed) -> SourceStatus:
    """Signs alice in."""
    page = feed.shelby_sign_in_begin(shelby(server))
    return feed.shelby_sign_in_finish(shelby(server), VideoCommand.allow(server, page))


def key_of(feed: VideoFeed, source: SourceStatus) -> str:
    """The newest video that a source has shared."""
    for group in feed.timeline(limit=1_000):
        if any(one.source == source.id for one in group.broadcasts):
            return group.key
    raise AssertionError(f"nothing of {source.id} is in the timeline")
