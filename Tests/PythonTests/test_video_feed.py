"""A feed of videos: sources, lists, what is new, what is kept, with a server and without one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pentad
import pytest
from chat_server import run
from pentad import video
from pentad.video import VideoCursor, VideoFeed, VideoNews, VideoSettings
from reference_server import ReferenceServer
from video_command import base
from video_server import address, manual, open_feed, publish


@pytest.fixture
def feed(video_server: ReferenceServer) -> Iterator[VideoFeed]:
    """A feed in memory with the newest page of a feed of the server."""
    with open_feed() as feed:
        feed.add_feed(address(video_server))
        feed.refresh()
        yield feed


def films(folder: Path, *names: str) -> Path:
    folder.mkdir()
    for name in names:
        (folder / name).write_bytes(b"film")
    return folder


# ---- without a server


def test_a_folder_in_demonstration_mode(tmp_path: Path) -> None:
    folder = films(tmp_path / "Films", "A cat.mp4", "A dog.webm", "notes.txt")
    with open_feed(is_demo=True, source_folder=folder) as feed:
        feed.refresh()
        (source,) = feed.sources()
        assert (source.kind, source.address) == (video.SourceKind.FOLDER, str(folder))
        groups = feed.timeline()
        assert {group.video.title for group in groups} == {"A cat", "A dog"}
        content = feed.content_url(groups[0])
        assert content.rendition.url.startswith(str(folder))
        assert (content.video, content.expires_at) == (groups[0].key, None)
        with pytest.raises(pentad.OfflineError) as caught:
            feed.add_feed("https://example.org/videos.xml")
        assert caught.value.status == pentad.ErrorCode.VIDEO_NETWORK_DISABLED
        with pytest.raises(pentad.InvalidError):
            feed.add_folder("films")
        assert feed.add_folder(folder).id == source.id


def test_an_empty_feed() -> None:
    with open_feed(is_demo=True) as feed:
        lists = feed.timeline(), feed.favorites(), feed.watch_later_list(), feed.search("cat")
        assert lists == ([], [], [], [])
        assert (feed.sources(), feed.actions(), feed.pending()) == ([], [], VideoNews(0, 0))
        assert feed.state("youtube:BmzSEYNTkHA").changed_at is None
        assert feed.start_up().phase in tuple(video.StartUpPhase)
        for ask in (feed.video, feed.playability, feed.like, feed.content_url):
            with pytest.raises(pentad.NotFoundError) as caught:
                ask("youtube:BmzSEYNTkHA")
            assert caught.value.status == pentad.ErrorCode.VIDEO_NOT_FOUND
            with pytest.raises(pentad.InvalidError):
                ask("cats")
            with pytest.raises(TypeError):
                ask(7)  # type: ignore[arg-type]
        for reach in (feed.source, feed.account, feed.sign_out, feed.remove_source):
            with pytest.raises(pentad.NotFoundError):
                reach("feed:https://example.org/")
        for limit in (0, -1, 2**40):
            with pytest.raises(pentad.PentadError):
                feed.timeline(limit=limit)
        with pytest.raises(TypeError):
            feed.timeline(before="youtube:BmzSEYNTkHA")  # type: ignore[arg-type]
        feed.network_changed()
        feed.prefetch([])
    for call in (feed.timeline, feed.playback, feed.last_event, feed.network_changed):
        with pytest.raises(pentad.ClosedError):
            call()


def test_settings_are_stored(tmp_path: Path) -> None:
    chosen = VideoSettings(None, auto_apply=True, resumes=False, prefetches=False)
    with open_feed(store_folder=tmp_path, is_demo=True) as feed:
        assert feed.settings() == VideoSettings()
        for part in (0.0, -0.0, 5e-324, 2.2250738585072014e-308, 0.5, 1.0, 1, None):
            feed.set_settings(VideoSettings(part))
            assert feed.settings() == VideoSettings(part)
        for wrong in (-0.1, 1.1, float("nan")):
            with pytest.raises(pentad.InvalidError):
                feed.set_settings(VideoSettings(wrong))
        with pytest.raises(TypeError):
            feed.set_settings({"auto_apply": True})  # type: ignore[arg-type]
        feed.set_settings(chosen)
    with open_feed(store_folder=tmp_path, is_demo=True) as feed:
        assert feed.settings() == chosen


def test_lists_of_feeds() -> None:
    outlines = [
        video.OPMLOutline(f"https://example.org/{number}.xml", f"No. {number}")
        for number in range(3)
    ]
    with open_feed(is_demo=True) as feed:
        result = feed.import_opml(video.write_opml(outlines))
        assert result.added == tuple(f"feed:{outline.feed}" for outline in outlines)
        again = asyncio.run(feed.import_opml_async(video.write_opml(outlines).encode()))
        assert (again.added, again.known) == ((), result.added)
        assert result.is_complete
        cut = feed.import_opml('<opml><outline xmlUrl="ftp://example.org"/><outline')
        assert (cut.added, cut.refused, cut.is_complete) == ((), 1, False)
        found = video.read_opml(feed.export_opml("Mine"))
        assert (found.title, [one.feed for one in found.feeds]) == (
            "Mine",
            [outline.feed for outline in outlines],
        )
        with pytest.raises(pentad.DecodingError):
            feed.import_opml("nonsense")
        with pytest.raises(pentad.DecodingError):
            asyncio.run(feed.import_opml_async("nonsense"))
        with pytest.raises(TypeError):
            feed.import_opml(7)  # type: ignore[arg-type]


# ---- with a server


def test_a_feed_is_found_by_its_page(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        found = feed.discover(f"{base(video_server)}/feeds")
        assert [one.type for one in found][::3] == ["application/atom+xml", "application/feed+json"]
        source = feed.add_feed(f"{base(video_server)}/feeds")
        assert (source.address, source.kind) == (found[0].address, video.SourceKind.FEED)
        assert (source.last_success_at, source.error, source.account) == (None, None, None)
        assert feed.add_feed(found[0].address).id == source.id
        assert feed.source(source).added_at_ms == source.added_at_ms
        refresh = feed.refresh()
        assert refresh.failures == {}
        (source,) = feed.sources()
        assert source.last_success_at is not None
        assert source.title == "All channels"
        with pytest.raises(pentad.NotFoundError):
            feed.add_feed(f"{base(video_server)}/nothing")
        with pytest.raises(pentad.DecodingError) as caught:
            feed.add_feed(f"{base(video_server)}/control/counters")
        assert caught.value.status == pentad.ErrorCode.VIDEO_NOT_A_FEED
        with pytest.raises(pentad.InvalidError):
            feed.add_feed("ftp://127.0.0.1/")


def test_lists_are_read_a_page_at_a_time(feed: VideoFeed) -> None:
    whole = feed.timeline(limit=1_000)
    assert len(whole) == 15
    moments = [group.latest_share_ms for group in whole]
    assert moments == sorted(moments, reverse=True)
    pages: list[Any] = []
    before = None
    while page := feed.timeline(before=before, limit=4):
        pages += page
        before = page[-1]
    assert pages == whole
    cursor = whole[3].cursor
    assert isinstance(cursor, VideoCursor)
    assert feed.timeline(before=cursor, limit=1) == whole[4:5]
    group = feed.video(whole[0])
    assert (group.key, group.video.key, group.face.video) == (whole[0].key,) * 3
    assert group.face.sharer.origin == "feed"
    assert group.latest_share == group.face.shared_at
    assert (group.comment_lines[0].id, group.comment_lines[0].is_share) == (group.face.id, True)
    assert feed.playability(group) == group.playability
    assert feed.state(group) == group.state
    kinds = {one.playability.kind: one for one in whole}
    assert {"playable", "embedOnly"} <= set(kinds)
    embedded = kinds[video.PlayabilityKind.EMBED_ONLY]
    assert embedded.playability.is_playable
    assert embedded.playability.url == embedded.video.embed_url
    with pytest.raises(pentad.UnsupportedError) as caught:
        feed.content_url(embedded)
    assert caught.value.status == pentad.ErrorCode.VIDEO_NOT_PLAYABLE


def test_new_videos_wait_until_applied(video_server: ReferenceServer, feed: VideoFeed) -> None:
    (source,) = feed.sources()
    assert feed.load_older(source) is True
    assert (feed.pending(), len(feed.timeline())) == (VideoNews(15, 0), 15)
    assert feed.apply_pending() == VideoNews(15, 0)
    assert (feed.pending(), len(feed.timeline())) == (VideoNews(0, 0), 30)
    publish(video_server, "Fresh from the press")
    assert feed.refresh().applied == VideoNews(1, 0)
    assert feed.timeline(limit=1)[0].video.title == "Fresh from the press"
    assert asyncio.run(feed.refresh_async()).applied == VideoNews(0, 0)
    assert asyncio.run(feed.load_older_async(source.id)) is True
    # Since one is newer, a page of 15 begins with what was there.
    assert asyncio.run(feed.apply_pending_async()) == VideoNews(14, 0)


def test_new_videos_can_be_applied_automatically(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        feed.set_settings(VideoSettings(auto_apply=True))
        feed.add_feed(address(video_server))
        assert asyncio.run(feed.synchronise_async()).applied == VideoNews(0, 0)
        assert (feed.pending(), len(feed.timeline())) == (VideoNews(0, 0), 15)


def test_search(video_server: ReferenceServer, feed: VideoFeed) -> None:
    for title in ("The zyzzyva is a weevil", "Zyzzyvas are weevils"):
        publish(video_server, title)
    feed.refresh()
    found = feed.search("zyzzyva weev")
    assert {group.video.title for group in found} == {
        "The zyzzyva is a weevil",
        "Zyzzyvas are weevils",
    }
    assert asyncio.run(feed.search_async("zyzzyva", limit=1)) == found[:1]
    assert feed.search("zyzzyva", before=found[0]) == found[1:]
    assert feed.search("nothing has this") == []


def test_sources_come_and_go(video_server: ReferenceServer, feed: VideoFeed) -> None:
    (source,) = feed.sources()
    feed.pause_source(source)
    assert feed.source(source).is_paused
    publish(video_server, "Unheard")
    assert feed.refresh().applied == VideoNews(0, 0)
    feed.pause_source(source, False)
    assert feed.refresh().applied == VideoNews(1, 0)
    assert (feed.channels(source), feed.rolls(source)) == ([], [])
    feed.remove_source(source)
    assert (feed.sources(), feed.timeline()) == ([], [])


def test_a_source_that_fails(video_server: ReferenceServer, feed: VideoFeed) -> None:
    (source,) = feed.sources()
    video_server.control("faults", effect="status", status=503, path="/feeds/mrss/all")
    refresh = feed.refresh()
    error = refresh.failures[source.id]
    assert isinstance(error, pentad.UnavailableError)
    assert error.status == pentad.ErrorCode.SERVER_UNAVAILABLE
    failed = feed.source(source)
    assert (failed.failures, type(failed.error)) == (1, pentad.UnavailableError)
    # It is not due.
    assert feed.synchronise().failures == {}
    assert asyncio.run(feed.synchronise_async()).failures == {}


def test_pictures(video_server: ReferenceServer, feed: VideoFeed) -> None:
    group = next(one for one in feed.timeline() if one.playability.kind == "playable")
    image = group.video.images[0].url
    assert image.startswith(base(video_server))
    data = feed.image(image, video=group)
    assert data.startswith(b"\x89PNG")
    assert asyncio.run(feed.image_async(image)) == data
    assert feed.storage_usage().image_bytes >= len(data)


def test_non_picture_raises(video_server: ReferenceServer, feed: VideoFeed) -> None:
    with pytest.raises(pentad.DecodingError):
        feed.image(address(video_server))
    with pytest.raises(pentad.DecodingError):
        asyncio.run(feed.image_async(address(video_server)))
    with pytest.raises(pentad.InvalidError):
        feed.image("javascript:alert(1)")


def test_storage_usage_and_clearing(video_server: ReferenceServer, tmp_path: Path) -> None:
    with open_feed(store_folder=tmp_path / "new") as feed:
        feed.add_feed(address(video_server))
        feed.refresh()
        groups = feed.timeline()
        usage = feed.storage_usage()
        assert (usage.videos, usage.broadcasts, usage.sources, usage.waiting) == (15, 15, 1, 0)
        feed.suspend()
        with pytest.raises(pentad.ClosedError):
            feed.timeline()
        feed.resume()
        assert feed.timeline() == groups
        feed.like(groups[0])
    with open_feed(store_folder=str(tmp_path / "new")) as feed:
        assert [one.key for one in feed.timeline()] == [one.key for one in groups]
        assert [one.key for one in feed.favorites()] == [groups[0].key]
        feed.clear_cache()
        # Videos that the user has marked are kept.
        kept = [one.key for one in feed.timeline()]
        assert (kept, len(feed.sources())) == ([groups[0].key], 1)
        assert feed.state(groups[0]).is_liked
        asyncio.run(feed.erase_all_async())
        assert (feed.sources(), feed.state(groups[0]).is_liked) == ([], False)
        feed.erase_all()


def test_twins(video_server: ReferenceServer, tmp_path: Path) -> None:
    async def main() -> None:
        async with await VideoFeed.open_async(tmp_path, **manual()) as feed:
            found = await feed.discover_async(f"{base(video_server)}/feeds")
            source = await feed.add_feed_async(found[0].address)
            assert (await feed.refresh_async()).applied.videos + len(feed.timeline()) > 0
            (group, *_) = await feed.timeline_async(limit=1)
            assert await feed.video_async(group) == group
            await feed.load_comments_async(group)
            assert (await feed.source_async(source)).title == "All channels"
            assert await feed.settings_async() == VideoSettings()
            with pytest.raises(pentad.NotFoundError):
                await feed.add_feed_async(f"{base(video_server)}/nothing")
            with pytest.raises(pentad.InvalidError):
                await feed.content_url_async("cats")
            await feed.suspend_async()
            with pytest.raises(pentad.ClosedError):
                await feed.search_async("cats")
            await feed.resume_async()
        assert feed.closed

    run(main)


def test_a_task_that_is_cancelled_ends_the_question(video_server: ReferenceServer) -> None:
    video_server.control("faults", effect="stall", path="/feeds/mrss/all")

    async def main() -> None:
        async with await VideoFeed.open_async(**manual()) as feed:
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(feed.add_feed_async(address(video_server)), 0.2)
            assert feed.sources() == []

    run(main)


def test_many_threads(feed: VideoFeed) -> None:
    keys = [group.key for group in feed.timeline()]
    failed: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for key in keys[number::4]:
                feed.like(key)
                assert feed.video(key).state.is_liked
                feed.search("the")
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert {group.key for group in feed.favorites()} == set(keys)
