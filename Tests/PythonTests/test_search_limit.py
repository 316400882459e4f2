"""The limit of a search text; the limit for messages is in test_chat_server."""

from __future__ import annotations

import time
from collections.abc import Callable

import pentad
import pytest
from pentad.stellar import StellarClient
from pentad.video import VideoFeed

KITS = pytest.mark.parametrize("kit", [StellarClient, VideoFeed])


@KITS
@pytest.mark.parametrize(
    "text",
    ["a " * 1000, "x" * 200_000, " ".join(f"word{n}" for n in range(33)), "a-" * 400, "é" * 600],
)
def test_a_longer_text_is_refused(kit: Callable[[], StellarClient | VideoFeed], text: str) -> None:
    with kit() as client:
        start = time.monotonic()
        with pytest.raises(pentad.InvalidError, match="search text has"):
            client.search(text)
        assert time.monotonic() - start < 0.5


@pytest.mark.parametrize("text", ["a " * 512, "x" * 1024, " ".join(f"word{n}" for n in range(32))])
def test_a_text_within_the_limit_is_searched(text: str) -> None:
    with VideoFeed() as feed:
        assert feed.search(text) == []
