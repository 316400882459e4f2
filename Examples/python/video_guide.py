"""A guide to shared videos, by pentad.video: the latest videos, with sharers and dates, offline
first.

python video_guide.py          follows a feed that it serves itself, on this machine
python video_guide.py FEED     follows yours: RSS, Atom or JSON Feed, or a page that names one
"""

import json
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pentad
from pentad import video


def badges(group):
    """Returns the marks of a row of the guide."""
    found = ["liked"] * group.state.is_liked + ["later"] * group.state.is_watch_later
    if not group.state.is_watched:
        found.insert(0, "new")
    if group.playability.kind == "embedOnly":
        found.append("embed only")
    return f"  [{', '.join(found)}]" if found else ""


def show(feed):
    """Prints the timeline, which the store returns at once, with a network or without."""
    groups = feed.timeline()
    print(f"{len(groups)} videos, {feed.pending().videos} more to apply")
    for group in groups:
        when = video.relative_time(group.latest_share).text
        print(f"  {group.video.title or group.key}{badges(group)}")
        print(f"      {group.face.sharer.display_name}, {when}")


def online(folder, address):
    """Follows the feed, and does with a video or two what a user does."""
    with video.VideoFeed(folder, works_by_itself=False) as feed:
        source = feed.add_feed(address)
        # Pulling at the list: sources are asked now, and what is new is in the lists.
        refresh = feed.refresh()
        for failed, error in refresh.failures.items():
            print(f"{failed}: {error}")
        print(f"{feed.source(source).title} is followed")
        show(feed)

        # User actions are stored at once; sources that record such actions receive them later.
        groups = feed.timeline()
        if not groups:
            return
        first, last = groups[0], groups[-1]
        feed.like(first)
        feed.set_watch_later(last)
        feed.set_position(first, 42_000, seen=[(0, 42_000)])
        feed.mark_watched(first)
        for group in (first, last):
            try:
                place = feed.content_url(group).rendition
                print(f"a player finds {group.video.title} as {place.type}")
            except pentad.UnsupportedError:
                player = feed.playability(group).url
                print(f"a web view shows {group.video.title}: {player}")


def offline(folder):
    """The same guide without a network: all that was seen is there, and what was done."""
    with video.VideoFeed(folder, works_by_itself=False) as feed:
        print("without a network")
        show(feed)
        print(f"found: {[group.video.title for group in feed.search('cats')]}")

        # All that happened is a numbered log, which can be read again from where one was.
        (reset,) = feed.read_events(0)
        marks = [one for one in feed.read_events(reset.number) if one.kind == "stateChanged"]
        print(f"{len(marks)} changes of the user's own are in the log")

        # The feeds as other programs read and write them.
        document = feed.export_opml("My feeds")
        print(f"OPML: {[outline.title for outline in video.read_opml(document).feeds]}")


@contextmanager
def served_feed():
    """A feed of two videos of YouTube and a file, at an address of this machine."""

    def item(number, title, url, hours, **members):
        moment = time.gmtime(time.time() - hours * 3_600 - 60)
        date = time.strftime("%Y-%m-%dT%H:%M:%SZ", moment)
        return {"id": str(number), "title": title, "url": url, "date_published": date, **members}

    watch = "https://www.youtube.com/watch?v="
    film = {"url": "https://films.example.org/dog.mp4", "mime_type": "video/mp4"}
    document = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": "Cats and others",
        "items": [
            item(3, "Two cats", watch + "BmzSEYNTkHA", 2),
            item(2, "Cats again", watch + "dQw4w9WgXcQ", 30),
            item(1, "A dog", "https://films.example.org/dog", 100, attachments=[film]),
        ],
    }

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "application/feed+json")
            self.end_headers()
            self.wfile.write(json.dumps(document).encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/cats.json"
        server.shutdown()


with tempfile.TemporaryDirectory() as folder:
    if len(sys.argv) > 1:
        online(folder, sys.argv[1])
    else:
        with served_feed() as address:
            online(folder, address)
    offline(folder)
print(f"{pentad.handle_count()} handles are left")
