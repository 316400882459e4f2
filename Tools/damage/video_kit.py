"""VideoFeedKit: videos, which can be fetched again, and sources, likes, watch-later, pending
actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from ending import end
from kits import MARK, Look, numbered, recovered
from pentad.video import VideoFeed
from reference_server import ReferenceServer
from video_server import add_peertube, add_shelby, address, open_feed

#: The URLs of pictures that were shown, in a file next to the store.
PICTURES = "pictures.txt"


class VideoKit:
    """The store `video.sqlite` of a feed with three sources."""

    name = "video"
    store = "video.sqlite"
    own: ClassVar = {
        "source": "id, name, kind, address, title, is_paused, added_at",
        "account": "source, user_id, name, nickname, image_url, services, channels",
        "setting": "name, value",
        "view_state": "provider, provider_id, is_liked, is_watch_later, is_watched, position, "
        "spans, changed_at",
        "view_source": "provider, provider_id, source",
        "outbox": "id, lane, key, kind, payload, created_at",
        "told": "number, action, source, provider, provider_id, kind",
    }

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        with open_feed(store_folder=folder) as feed:
            add_peertube(server, feed)
            add_shelby(server, feed)
            feed.add_feed(address(server))
            feed.refresh()
            feed.apply_pending()
            groups = feed.timeline(limit=100)
            for number, group in enumerate(groups):
                feed.like(group)
                feed.mark_watched(group)
                if number % 2:
                    feed.set_watch_later(group)
                feed.set_position(group, 1_000 * number)
                if number == len(groups) // 2:
                    feed.synchronise()
            pictures = [group.video.images[0].url for group in groups if group.video.images][:3]
            for picture in pictures:
                feed.image(picture)
            (folder / PICTURES).write_text("\n".join(pictures))

    def fill_more(self, folder: Path) -> None:
        with open_feed(store_folder=folder) as feed:
            for number, group in enumerate(feed.timeline(limit=20)):
                feed.unlike(group)
                feed.set_position(group, 100_000 + number)
            end()

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        with open_feed(store_folder=folder) as feed:
            said += recovered(feed)
            yield _Opened(feed, (folder / PICTURES).read_text().split("\n"))


class _Opened:
    def __init__(self, feed: VideoFeed, pictures: list[str]) -> None:
        self.feed, self.pictures = feed, pictures

    def look(self) -> Look:
        feed = self.feed
        look = {f"source {one.id}": repr(one) for one in feed.sources()}
        look |= {f"action {one.id}": repr(one) for one in feed.actions()}
        look["settings"] = repr(feed.settings())
        look |= numbered("timeline", feed.timeline())
        look |= numbered("favorite", feed.favorites())
        look |= numbered("later", feed.watch_later_list())
        look |= numbered("found", feed.search("the"))
        look |= {f"picture {url}": feed.image(url).hex() for url in self.pictures}
        return look

    def write(self) -> None:
        self.feed.add_folder(f"/nowhere/{MARK}")
