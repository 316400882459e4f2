"""Signing in to servers of PeerTube and of the Shelby protocol, and out."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pentad
import pytest
from chat_server import run
from pentad.video import SourceCapability, VideoFeed, VideoService
from reference_server import ReferenceServer
from video_command import CONSUMER_SECRET, PASSWORD, VideoCommand, base
from video_server import add_peertube, add_shelby, manual, open_feed, shelby


def kept(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


# ---- PeerTube


def test_a_password_is_kept_nowhere(video_server: ReferenceServer, tmp_path: Path) -> None:
    folders = {"store_folder": tmp_path / "store", "credentials_folder": tmp_path / "tokens"}
    with open_feed(**folders) as feed:
        source = add_peertube(video_server, feed)
        assert source.id == f"peertube:127.0.0.1:{video_server.port}/peertube/alice"
        assert {SourceCapability.LIKES, SourceCapability.WATCH_LATER} < source.capabilities
        feed.synchronise()
        account = feed.account(source)
        assert account.nickname == "alice"
        assert feed.source(source).account == account
        assert {one.is_public for one in feed.channels(source)} <= {False, True}
        assert PASSWORD.encode() not in kept(tmp_path)
        tokens = tmp_path / "tokens" / "credentials"
        kept_name = source.id.encode().hex().encode()
        assert stat.S_IMODE(tokens.stat().st_mode) == 0o600
        assert kept_name in tokens.read_bytes()
        feed.sign_out(source)
        assert (feed.sources(), feed.timeline()) == ([], [])
        assert kept_name not in tokens.read_bytes()


def test_a_sign_in_that_is_refused(video_server: ReferenceServer) -> None:
    there = f"{base(video_server)}/peertube"
    with open_feed() as feed:
        with pytest.raises(pentad.UnauthorizedError) as caught:
            feed.add_peertube(there, user="alice", password="not-the-password")
        assert caught.value.status == pentad.ErrorCode.VIDEO_SIGN_IN_REFUSED
        assert "not-the-password" not in f"{caught.value!r} {caught.value}"
        bob: dict[str, Any] = {"user": "bob", "password": "bob-password"}
        with pytest.raises(pentad.UnauthorizedError) as caught:
            asyncio.run(feed.add_peertube_async(there, **bob))
        assert caught.value.status == pentad.ErrorCode.VIDEO_SIGN_IN_CODE_REQUIRED
        source = asyncio.run(feed.add_peertube_async(there, otp="424242", **bob))
        assert source.id.endswith("/peertube/bob")
        with pytest.raises(pentad.MisuseError):
            feed.add_peertube(there, user="alice")
        with pytest.raises(pentad.InvalidError):
            feed.add_peertube("ftp://127.0.0.1")


def test_feeds_without_an_account(video_server: ReferenceServer) -> None:
    there = f"{base(video_server)}/peertube"
    with open_feed() as feed:
        source = feed.add_peertube(there)
        assert source.id.endswith("/peertube/-/videos/local")
        feed.refresh()
        channel = (feed.timeline()[0].face.channel or "").split("@")[0]
        found = feed.add_peertube(there, videos="channel", name=channel)
        assert found.id.endswith(f"/-/c/{channel}")
        with pytest.raises(pentad.PentadError):
            feed.add_peertube(there, videos="subscriptions")
        with pytest.raises(pentad.InvalidError):
            feed.add_peertube(there, videos="channel", name="a b")
        with pytest.raises(pentad.MisuseError):
            feed.add_peertube(there, videos="account")
        with pytest.raises(pentad.InvalidError):
            feed.add_peertube(there, videos="everything")


def test_comments_are_fetched(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        add_peertube(video_server, feed)
        feed.refresh()
        group = feed.timeline()[0]
        video_server.control(
            "video/peertube/comment", video=group.video.id, user="bob", text="I was there"
        )
        found = feed.load_comments(group)
        assert found.comments[-1].text == "I was there"
        assert found.comment_lines[-1].text == "I was there"
        assert not found.comment_lines[-1].is_share
        assert found.comments[-1].video == group.key
        assert asyncio.run(feed.load_comments_async(group.key)) == found


# ---- Shelby


def test_a_sign_in_in_two_steps(video_server: ReferenceServer, tmp_path: Path) -> None:
    sign_in = shelby(video_server)
    with open_feed(store_folder=tmp_path) as feed:
        page = feed.shelby_sign_in_begin(sign_in)
        assert page.startswith(f"{base(video_server)}/shelby/oauth/authorize?oauth_token=")
    back = VideoCommand.allow(video_server, page)
    assert sign_in.is_callback(back)
    # In another process, perhaps.
    with open_feed(store_folder=tmp_path) as feed:
        with pytest.raises(pentad.InvalidError):
            feed.shelby_sign_in_finish(sign_in, "https://example.org/?oauth_token=1")
        source = feed.shelby_sign_in_finish(sign_in, back)
        assert (source.kind, source.address) == ("shelby", f"{base(video_server)}/shelby")
        with pytest.raises(pentad.UnauthorizedError):
            feed.shelby_sign_in_finish(sign_in, back)
        feed.refresh()
        account = feed.account(source)
        assert account.name == "Alice"
        assert VideoService("twitter", True) in account.services
        assert VideoService("tumblr", False) in account.services
        assert feed.rolls(source) is not None
        assert feed.timeline()
        marks = {one.is_liked for group in feed.timeline() for one in group.broadcasts}
        assert marks <= {None, False, True}
    assert CONSUMER_SECRET.encode() not in (tmp_path / "video.sqlite").read_bytes()


def test_user_denies_access(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        page = feed.shelby_sign_in_begin(shelby(video_server, network="facebook"))
        back = VideoCommand.allow(video_server, page, "deny")
        with pytest.raises(pentad.UnauthorizedError) as caught:
            feed.shelby_sign_in_finish(shelby(video_server), back)
        assert caught.value.status == pentad.ErrorCode.VIDEO_SIGN_IN_REFUSED
        with pytest.raises(pentad.UnauthorizedError):
            feed.shelby_sign_in_begin(shelby(video_server, consumer_key="nobody"))
        page = feed.shelby_sign_in_begin(shelby(video_server))
        feed.shelby_sign_in_cancel(shelby(video_server))
        with pytest.raises(pentad.UnauthorizedError):
            feed.shelby_sign_in_finish(shelby(video_server), VideoCommand.allow(video_server, page))
        feed.shelby_sign_in_cancel(shelby(video_server))
        for begin in (feed.shelby_sign_in_begin, feed.shelby_sign_in_cancel):
            with pytest.raises(TypeError):
                begin(base(video_server))  # type: ignore[arg-type]
        assert feed.sources() == []


def test_signing_in_for_asyncio(video_server: ReferenceServer) -> None:
    sign_in = shelby(video_server)

    async def main() -> None:
        async with await VideoFeed.open_async(**manual()) as feed:
            page = await feed.shelby_sign_in_begin_async(sign_in)
            back = VideoCommand.allow(video_server, page)
            source = await feed.shelby_sign_in_finish_async(sign_in, back)
            await feed.refresh_async()
            assert (await feed.account_async(source)).name == "Alice"
            await feed.sign_out_async(source)
            with pytest.raises(pentad.NotFoundError):
                await feed.sign_out_async(source)
            assert feed.sources() == []

    run(main)


def test_a_token_that_expires(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        source = add_shelby(video_server, feed)
        feed.refresh()
        video_server.control("video/expire")
        error = feed.refresh().failures[source.id]
        assert error.status == pentad.ErrorCode.SIGN_IN_REQUIRED
        assert add_shelby(video_server, feed).id == source.id
        assert feed.refresh().failures == {}
