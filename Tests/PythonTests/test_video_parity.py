"""The same store through Swift's command and through Python: byte-equal JSON."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from pentad import PentadError, video
from reference_server import ReferenceServer
from served_command import canonical
from video_command import VideoCommand
from video_server import add_peertube, add_shelby, address, open_feed


def moment(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    found = datetime.fromtimestamp(milliseconds // 1_000, timezone.utc)
    return f"{found:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1_000:03}Z"


def failure(error: PentadError | None) -> Any:
    return None if error is None else {"code": error.code, "message": error.message}


def rendition(one: video.MediaRendition) -> Any:
    return {
        "bitrate": one.bitrate, "bytes": one.bytes, "height": one.height,
        "isDefault": one.is_default, "kind": one.kind, "type": one.type, "url": one.url,
        "width": one.width,
    }  # fmt: skip


def film(one: video.Video) -> Any:
    return {
        "author": one.author, "duration": one.duration_ms, "embed": one.embed_url,
        "images": [{"height": i.height, "url": i.url, "width": i.width} for i in one.images],
        "isLive": one.is_live, "media": list(map(rendition, one.media)), "pageURL": one.page_url,
        "playCount": one.play_count, "publishedAt": moment(one.published_at_ms),
        "summary": one.summary, "title": one.title, "unplayable": one.unplayable,
    }  # fmt: skip


def person(one: video.Sharer) -> Any:
    return {
        "displayName": one.display_name, "id": one.id, "imageURL": one.image_url,
        "name": one.name, "nickname": one.nickname, "origin": one.origin,
    }  # fmt: skip


def broadcast(one: video.Broadcast) -> Any:
    return {
        "arrivedAt": moment(one.arrived_at_ms), "channel": one.channel, "comment": one.comment,
        "createdAt": moment(one.created_at_ms), "id": one.id,
        "marks": {
            "isLiked": one.is_liked, "isWatchLater": one.is_watch_later,
            "isWatched": one.is_watched, "position": one.position_ms,
        },
        "roll": one.roll, "sharer": person(one.sharer), "source": one.source,
        "updatedAt": moment(one.updated_at_ms),
    }  # fmt: skip


def comment(one: video.VideoComment) -> Any:
    return {
        "author": person(one.author), "createdAt": moment(one.created_at_ms), "id": one.id,
        "parent": one.parent, "source": one.source, "text": one.text,
        "updatedAt": moment(one.updated_at_ms),
    }  # fmt: skip


def line(one: video.CommentLine) -> Any:
    return {
        "author": person(one.author), "createdAt": moment(one.created_at_ms), "id": one.id,
        "isShare": one.is_share, "source": one.source, "text": one.text,
    }  # fmt: skip


def state(one: video.ViewState) -> Any:
    return {
        "changedAt": moment(one.changed_at_ms), "isLiked": one.is_liked,
        "isWatchLater": one.is_watch_later, "isWatched": one.is_watched,
        "position": one.position_ms, "spans": [[s.start_ms, s.end_ms] for s in one.spans],
    }  # fmt: skip


def group(one: video.VideoGroup) -> dict[str, Any]:
    known = one.playability
    return {
        "broadcasts": list(map(broadcast, one.broadcasts)),
        "comments": list(map(comment, one.comments)),
        "cursor": f"{one.cursor.latest_share_ms},{one.cursor.key}", "key": one.key,
        "latestShare": moment(one.latest_share_ms),
        "playability": {
            "error": failure(known.error), "kind": known.kind, "reason": known.reason,
            "renditions": list(map(rendition, known.renditions)), "url": known.url,
        },
        "state": state(one.state), "video": film(one.video),
    }  # fmt: skip


def shown(feed: video.VideoFeed, key: str) -> Any:
    """Returns a video with its content address, as far as the store contains it."""
    found = feed.video(key)
    place: Any = {"contentError": None, "contentURL": None}
    try:
        content = feed.content_url(found)
        place["contentURL"] = {
            "expiresAt": moment(content.expires_at_ms), "rendition": rendition(content.rendition),
        }  # fmt: skip
    except PentadError as error:
        place["contentError"] = failure(error)
    return {**group(found), **place, "commentLines": list(map(line, found.comment_lines))}


def account(one: video.SourceAccount | None) -> Any:
    return one and {
        "channels": [
            {"id": c.id, "imageURL": c.image_url, "isPublic": c.is_public, "name": c.name}
            for c in one.channels
        ],
        "imageURL": one.image_url, "name": one.name, "nickname": one.nickname,
        "services": [{"isConnected": s.is_connected, "origin": s.origin} for s in one.services],
        "userId": one.user_id,
    }  # fmt: skip


def source(one: video.SourceStatus) -> Any:
    return {
        "account": account(one.account), "addedAt": moment(one.added_at_ms),
        "address": one.address, "capabilities": sorted(one.capabilities),
        "health": {
            "failures": one.failures, "goneCount": one.gone_count,
            "goneSince": moment(one.gone_since_ms), "lastError": failure(one.error),
            "lastSuccessAt": moment(one.last_success_at_ms),
            "nextPollAt": moment(one.next_poll_at_ms),
        },
        "id": one.id, "isPaused": one.is_paused, "kind": one.kind, "title": one.title,
    }  # fmt: skip


def action(one: video.PendingAction) -> Any:
    off = {"like": "unlike", "watchLater": "unwatchLater"}
    draft = one.share and {
        "broadcast": one.share.broadcast_id, "destinations": list(one.share.destinations),
        "recipients": list(one.share.recipients), "text": one.share.text,
    }  # fmt: skip
    return {
        "attempts": one.attempts, "draft": draft, "failure": failure(one.error), "id": one.id,
        "kind": off[one.kind] if one.is_on is False else one.kind, "position": one.position_ms,
        "source": one.source, "step": one.step, "video": one.video,
    }  # fmt: skip


def event(one: video.VideoEvent) -> Any:
    members: dict[str, Any] = {"kind": one.kind, "number": one.number}
    if one.source is not None:
        members["source"] = one.source
    if one.video is not None:
        members["video"] = one.video
    if one.videos is not None:
        members["videos"] = list(one.videos)
    if one.news is not None:
        members |= {"comments": one.news.comments, "videos": one.news.videos}
    if one.step is not None:
        members |= {"id": one.action, "step": one.step}
    return members


@pytest.fixture(scope="module")
def store(small_video_server: ReferenceServer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with data of all kinds of sources, user actions, and failures."""
    server = small_video_server
    server.control("reset")
    folder = tmp_path_factory.mktemp("parity") / "store"
    with open_feed(store_folder=folder) as feed:
        peertube, shelby = add_peertube(server, feed), add_shelby(server, feed)
        for name in ("mrss", "atom"):
            feed.add_feed(address(server, name))
        films = tmp_path_factory.mktemp("films")
        (films / "A walk.mp4").write_bytes(b"film")
        feed.add_folder(films)
        feed.refresh()
        whole = feed.timeline(limit=1_000)

        def of(source: video.SourceStatus) -> str:
            return next(one.key for one in whole if source.id in [b.source for b in one.broadcasts])

        feed.load_comments(of(peertube))
        feed.like(of(peertube))
        feed.set_watch_later(of(peertube))
        feed.set_position(of(shelby), 9_000, seen=[(0, 3_000), (5_000, 9_000)])
        feed.set_position(of(peertube), 3_000, seen=[(0, 3_000)])
        feed.mark_watched(of(shelby))
        feed.share(
            video.ShareDraft(of(shelby), 'Grüße 🎓 \\ "x"', ("twitter", "email"), ("b@c.de",))
        )
        server.control("faults", effect="status", status=503, path="/feeds/atom")
        feed.refresh()
        feed.unlike(of(peertube))
        feed.pause_source(peertube)
    server.control("reset")
    return folder


@pytest.fixture
def command(command_program: Path, store: Path) -> VideoCommand:
    return VideoCommand(command_program, store)


def same(command: VideoCommand, value: Any, *arguments: object) -> None:
    """Checks that the command's output equals Python's data, byte by byte."""
    assert command.text(*arguments, "--format", "json") == canonical(value) + "\n"


def test_lists(command: VideoCommand, store: Path) -> None:
    with open_feed(store_folder=store, is_demo=False) as feed:
        whole = feed.timeline(limit=1_000)
        lists = {
            "timeline": whole, "favourites": feed.favorites(),
            "watch-later": feed.watch_later_list(),
        }  # fmt: skip
        found = feed.search("the")
        page = feed.timeline(before=whole[2], limit=3)
    assert len(whole) > 20
    for name, groups in lists.items():
        same(command, list(map(group, groups)), "list", "--kind", name, "--limit", 1000)
    same(command, list(map(group, found)), "search", "the")
    cursor = group(whole[2])["cursor"]
    same(command, list(map(group, page)), "list", "--after", cursor, "--limit", 3)


def test_videos(command: VideoCommand, store: Path) -> None:
    with open_feed(store_folder=store) as feed:
        whole = feed.timeline(limit=1_000)
        kinds = {one.playability.kind: one.key for one in whole}
        marked = [one.key for one in whole if one.comments or one.state.changed_at_ms]
        values = {key: shown(feed, key) for key in {*kinds.values(), *marked}}
    assert len(values) > 3
    for key, value in values.items():
        same(command, value, "show", key)


def test_sources_and_actions(command: VideoCommand, store: Path) -> None:
    with open_feed(store_folder=store) as feed:
        sources, actions, settings = feed.sources(), feed.actions(), feed.settings()
    kinds = video.SourceKind
    assert {one.kind for one in sources} == {*kinds} - {kinds.HOST}
    assert len(sources) == 5
    assert any(one.error for one in sources)
    assert {one.kind for one in actions} >= {video.ActionKind.SHARE, video.ActionKind.PROGRESS}
    same(command, list(map(source, sources)), "sources")
    same(command, list(map(action, actions)), "actions")
    chosen = {
        "autoApply": settings.auto_apply, "autoUnsetWatchLater": settings.auto_unset_watch_later,
        "prefetches": settings.prefetches, "resumes": settings.resumes,
    }  # fmt: skip
    same(command, chosen, "settings")


def test_events(command: VideoCommand, store: Path) -> None:
    with open_feed(store_folder=store) as feed:
        (reset,) = feed.read_events(0)
        events = [reset, *feed.read_events(reset.number, limit=10_000)]
    assert len({one.kind for one in events}) > 6
    told = command.text("events", "--after", 0).splitlines()
    assert told == [canonical(event(one)) for one in events]


def test_lists_of_feeds(command: VideoCommand, store: Path) -> None:
    with open_feed(store_folder=store) as feed:
        exported = [command.text("opml", "export", "--title", "Mine"), feed.export_opml("Mine")]
    # Each contains its time of writing, to the second.
    dated = re.compile("<dateCreated>[^<]+</dateCreated>")
    (first, one), (second, another) = (dated.subn("", text) for text in exported)
    assert first == second
    assert one == another == 1
