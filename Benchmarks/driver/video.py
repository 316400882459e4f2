"""The benchmarks of VideoFeedKit: reading feeds, comparing lists, a store of 100,000 broadcasts."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from . import video_feed
from .build import BUILD, HERE, PYTHON, peers
from .contest import Result, Row, best, progress, worker

ROUNDS = 5

SWIFT = str(BUILD / "release" / "VideoBench")

#: In milliseconds: a list of 5,000, 1,000 broadcasts into 100,000, and the first page of those.
DELTA_TARGET = 1
STORE_TARGETS = {"merge": 100, "open": 20}


def rows() -> Iterator[Row]:
    """All rows, each as soon as it is known, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        feed = Path(folder) / "feed.xml"
        feed.write_bytes(video_feed.document())
        for name in "feedparser", "fastfeedparser":
            progress(f"video.parse: {name}")
            theirs = [str(PYTHON), str(HERE / "python" / "video_feeds.py"), name, str(feed)]
            mine, other = best([worker([SWIFT, "parse", str(feed)]), worker(theirs)], ROUNDS)
            yield _row("parse", mine, peers()[name], other)
    progress("video.delta: the standard library")
    mine, other = best([worker([SWIFT, "delta"]), worker([SWIFT, "difference"])], 3)
    yield _row("delta", mine, "difference().inferringMoves()", other)
    yield Row.of("video.delta", mine.time / 1e6, "target", DELTA_TARGET, "ms")
    for name, target in STORE_TARGETS.items():
        progress(f"video.{name}: the target")
        with tempfile.TemporaryDirectory() as folder:
            taken = worker([SWIFT, name, folder])()
        yield Row.of(f"video.{name}", taken.time / 1e6, "target", target, "ms")


def _row(name: str, mine: Result, peer: str, other: Result) -> Row:
    return Row.of(f"video.{name}", mine.time / 1e6, peer, other.time / 1e6, "ms")
