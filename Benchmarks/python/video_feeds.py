"""`video_feeds.py feedparser|fastfeedparser FEED`: times a parser; see driver/video.py."""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path

PASSES = {"feedparser": 1, "fastfeedparser": 20}


def main() -> None:
    name, path = sys.argv[1:]
    parse = importlib.import_module(name).parse
    document = Path(path).read_bytes()
    times = []
    for _ in range(PASSES[name]):
        start = time.perf_counter_ns()
        feed = parse(document)
        times.append(time.perf_counter_ns() - start)
    print(min(times), len(feed.entries))


if __name__ == "__main__":
    main()
