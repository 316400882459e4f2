"""A feed of 1,000 videos in the shape of a YouTube channel's, 1.5 MB."""

from __future__ import annotations

import random
from datetime import datetime, timedelta, timezone

ENTRIES = 1_000
SENTENCE = "the video of people who share what they watch & like, über all <b>new</b> “channels”"
WORDS = SENTENCE.split()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def document() -> bytes:
    """The same bytes each time."""
    rng = random.Random(6)
    entries = "".join(_entry(number, rng) for number in range(ENTRIES))
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


def _entry(number: int, rng: random.Random) -> str:
    video = "".join(rng.choices(LETTERS, k=11))
    title = _escaped(" ".join(rng.choices(WORDS, k=9)))
    text = _escaped("\n".join(" ".join(rng.choices(WORDS, k=12)) for _ in range(5)))
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


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
