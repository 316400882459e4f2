"""Times the reading of a feed of 1,000 videos beside feedparser and fastfeedparser.

`python3 race.py PROGRAM` needs both; PROGRAM is main.swift beside this file, built for release.
The feed has 1.5 MB and the shape of a YouTube channel's. Ours makes a whole page of it, with keys,
videos and broadcasts; all run in turn. Prints a JSON object for each peer, as `make bench` does.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from importlib.metadata import version
from pathlib import Path

import fastfeedparser  # type: ignore[import-not-found,import-untyped,unused-ignore]
import feedparser  # type: ignore[import-not-found,import-untyped,unused-ignore]

ENTRIES = 1_000
ROUNDS = 3
SENTENCE = "the video of people who share what they watch & like, über all <b>new</b> “channels”"
WORDS = SENTENCE.split()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def entry(number: int, rng: random.Random) -> str:
    video = "".join(rng.choices(LETTERS, k=11))
    title = escaped(" ".join(rng.choices(WORDS, k=9)))
    text = escaped("\n".join(" ".join(rng.choices(WORDS, k=12)) for _ in range(5)))
    date = (datetime(2026, 9, 1, tzinfo=timezone.utc) - timedelta(hours=number)).isoformat()
    return f"""
 <entry>
  <id>yt:video:{video}</id>
  <yt:videoId>{video}</yt:videoId>
  <yt:channelId>UCBR8-60-B28hp2BmDPdntcQ</yt:channelId>
  <title>{title}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v={video}"/>
  <author>
   <name>A Channel of Videos</name>
   <uri>https://www.youtube.com/channel/UCBR8-60-B28hp2BmDPdntcQ</uri>
  </author>
  <published>{date}</published>
  <updated>{date}</updated>
  <media:group>
   <media:title>{title}</media:title>
   <media:content url="https://www.youtube.com/v/{video}?version=3"
    type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="https://i1.ytimg.com/vi/{video}/hqdefault.jpg" width="480" height="360"/>
   <media:description>{text}</media:description>
   <media:community>
    <media:starRating count="{number}" average="4.50" min="1" max="5"/>
    <media:statistics views="{number * 37}"/>
   </media:community>
  </media:group>
 </entry>"""


def feed() -> bytes:
    rng = random.Random(6)
    entries = "".join(entry(number, rng) for number in range(ENTRIES))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015"
 xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:BR8-60-B28hp2BmDPdntcQ</id>
 <title>A Channel of Videos</title>
 <link rel="alternate" href="https://www.youtube.com/channel/UCBR8-60-B28hp2BmDPdntcQ"/>
 <author><name>A Channel of Videos</name></author>
 <published>2005-09-01T00:00:00+00:00</published>{entries}
</feed>
""".encode()


def ours(program: str, path: Path) -> float:
    run = subprocess.run([program, "--time", str(path)], check=True, capture_output=True, text=True)
    nanoseconds, count = map(int, run.stdout.split())
    if count != ENTRIES:
        sys.exit(f"ours has {count} entries of {ENTRIES}")
    return nanoseconds / 1e6


def theirs(parse: Callable[[bytes], object], document: bytes, runs: int) -> float:
    times = []
    for _ in range(runs):
        start = time.perf_counter_ns()
        result = parse(document)
        times.append(time.perf_counter_ns() - start)
        if len(result.entries) != ENTRIES:  # type: ignore[attr-defined]
            sys.exit(f"{parse.__module__} has {len(result.entries)} entries")  # type: ignore[attr-defined]
    return min(times) / 1e6


def main() -> None:
    document = feed()
    print(f"{len(document)} bytes, {ENTRIES} entries", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "feed.xml"
        path.write_bytes(document)
        rounds = [
            (
                ours(sys.argv[1], path),
                theirs(feedparser.parse, document, 1),
                theirs(fastfeedparser.parse, document, 10),
            )
            for _ in range(ROUNDS)
        ]
    mine, *others = map(min, zip(*rounds, strict=True))
    for name, time_ in zip(("feedparser", "fastfeedparser"), others, strict=True):
        row = {
            "name": "video.parse",
            "ours": round(mine, 3),
            "peer": f"{name} {version(name)}",
            "theirs": round(time_, 3),
            "unit": "ms",
            "ratio": float(f"{time_ / mine:.4g}"),
        }
        print(json.dumps(row))


if __name__ == "__main__":
    main()
