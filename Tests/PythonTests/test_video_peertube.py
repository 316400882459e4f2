"""pypeertube, a client from another project, drives PeerTube's side of the reference server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pypeertube import channels, playlists, videos
from pypeertube.client import ApiClient
from pypeertube.exceptions import PeerTubeAPIBadResponseError
from reference_server import ReferenceServer
from requests import HTTPError


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    options = ["--classes", "60", "--groups", "1", "--messages", "0"]
    sizes = ["--channels", "30", "--videos", "600", "--people", "12"]
    with ReferenceServer(server_program, *options, *sizes) as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


def sign_in(server: ReferenceServer, name: str = "alice", password: str = "") -> ApiClient:
    base = f"http://127.0.0.1:{server.port}/peertube"
    return ApiClient(base, name, password or f"{name}-password")


@pytest.fixture
def alice(server: ReferenceServer) -> ApiClient:
    return sign_in(server)


def log(server: ReferenceServer, name: str = "alice") -> Any:
    return server.ask("GET", f"/control/video/peertube/log?user={name}").json


def status(error: pytest.ExceptionInfo[PeerTubeAPIBadResponseError]) -> int:
    number: int = error.value.args[1]
    return number


def test_it_signs_in_and_out(server: ReferenceServer) -> None:
    client = sign_in(server)
    assert client.logout()
    with pytest.raises(PeerTubeAPIBadResponseError) as caught:
        videos.get_video(client, "1")
    assert status(caught) == 401
    with pytest.raises(HTTPError) as refused:
        sign_in(server, password="wrong-password")
    assert refused.value.response is not None
    assert refused.value.response.json()["code"] == "invalid_grant"
    with pytest.raises(HTTPError) as refused:
        sign_in(server, "bob")
    assert refused.value.response is not None
    assert refused.value.response.json()["code"] == "missing_two_factor"
    server.control("video/peertube/signin", user="bob")
    assert sign_in(server, "bob").logout()


def test_it_finds_all_channels_and_their_videos(alice: ApiClient) -> None:
    found = channels.get_channels(alice)
    names = [channel.name for channel in found]
    assert len(found) > 10
    assert names == sorted(set(names))
    for channel in found:
        assert channel.owner
        # It asks for channels of other servers by their bare names, which are of none here.
        if channel.local:
            own = videos.get_videos_in_channel(alice, channel.name)
            assert {video.channel.id for video in own} == {channel.id}
            assert channels.get_channel(alice, channel.name).id == channel.id
    with pytest.raises(channels.PeertubeNonExistentChannelError):
        channels.get_channel(alice, "nobody")


def test_it_reads_lists_of_more_than_a_hundred(alice: ApiClient) -> None:
    found = videos.search_videos(alice, "")
    assert len(found) > 200
    assert len({video.uuid for video in found}) == len(found)
    times = [str(video.published_at) for video in found]
    assert times == sorted(times)


def test_it_reads_a_video_by_each_of_its_names(alice: ApiClient) -> None:
    listed = videos.search_videos(alice, "minutes")[0]
    for name in (str(listed.id), listed.uuid, listed.short_uuid):
        video = videos.get_video(alice, name)
        assert (video.uuid, video.name) == (listed.uuid, listed.name)
        assert video.state == videos.VideoState.PUBLISHED
        assert video.streaming_playlists
        heights = [file.height for file in video.streaming_playlists[0].files]
        assert heights
        assert heights == sorted(heights, reverse=True)


def test_watch_later_list_is_kept(server: ReferenceServer, alice: ApiClient) -> None:
    (later,) = playlists.get_playlists_in_account(alice, "alice")
    assert later.type == playlists.PlaylistType.WATCH_LATER
    first, second = videos.search_videos(alice, "minutes")[:2]
    assert playlists.add_video_to_playlist(alice, later.id, first.uuid)
    assert playlists.add_video_to_playlist(alice, later.id, second.id)
    kept = playlists.get_playlist(alice, later.id).videos
    assert [element.video.uuid for element in kept] == [first.uuid, second.uuid]
    assert [element.position for element in kept] == [1, 2]
    assert log(server)["users"]["alice"]["watchLater"] == [first.uuid, second.uuid]
    assert playlists.delete_video_from_playlist(alice, later.id, kept[0].id)
    (left,) = playlists.get_videos_in_playlist(alice, later.id)
    assert (left.video.uuid, left.position) == (second.uuid, 1)
    actions = [(one["action"], one["value"]) for one in log(server)["actions"]]
    assert actions == [("watchLater", True), ("watchLater", True), ("watchLater", False)]


def test_published_and_removed_videos_are_seen(server: ReferenceServer, alice: ApiClient) -> None:
    new = server.control("video/peertube/publish", title="Quite new")
    (found,) = videos.search_videos(alice, "quite new")
    assert found.uuid == new["uuid"]
    channel = found.channel.name
    assert videos.get_videos_in_channel(alice, channel)[0].uuid == new["uuid"]
    server.control("video/peertube/change", video=new["uuid"], state=7)
    assert videos.search_videos(alice, "quite new") == []
    assert videos.get_video(alice, new["uuid"]).state == videos.VideoState.TRANSCODING_FAILED
    server.control("video/peertube/remove", video=new["uuid"])
    with pytest.raises(PeerTubeAPIBadResponseError) as caught:
        videos.get_video(alice, new["uuid"])
    assert status(caught) == 404


def test_a_private_video_is_its_owners(server: ReferenceServer, alice: ApiClient) -> None:
    new = server.control("video/peertube/publish", title="Quite new")
    name = videos.get_video(alice, new["uuid"]).owner.name
    server.control("video/peertube/signin", user=name)
    owner = sign_in(server, name)
    people = [channel.owner.name for channel in channels.get_channels(alice) if channel.owner]
    other = sign_in(server, next(one for one in people if one not in (name, "bob")))
    server.control("video/peertube/change", video=new["uuid"], privacy=3)
    assert videos.get_video(owner, new["uuid"]).privacy == videos.Privacy.PRIVATE
    with pytest.raises(PeerTubeAPIBadResponseError) as caught:
        videos.get_video(other, new["uuid"])
    assert status(caught) == 403
    with pytest.raises(PeerTubeAPIBadResponseError):
        videos.delete_video(other, new["uuid"])
    videos.delete_video(owner, new["uuid"])
    assert log(server, name)["actions"][-1]["action"] == "delete"


def test_comments_are_counted(server: ReferenceServer, alice: ApiClient) -> None:
    listed = next(video for video in videos.search_videos(alice, "") if video.comments)
    path = f"/peertube/api/v1/videos/{listed.uuid}/comment-threads"
    threads = server.ask("GET", path).json
    assert threads["totalNotDeletedComments"] == listed.comments
    server.control("video/peertube/comment", video=listed.uuid, user="bob", text="Well")
    assert server.ask("GET", path).json["data"][0]["text"] == "Well"
    found = videos.get_video(alice, listed.uuid)
    assert found.comments == listed.comments + 1


def test_tokens_expire(server: ReferenceServer, alice: ApiClient) -> None:
    server.control("video/peertube/expire", user="alice")
    with pytest.raises(PeerTubeAPIBadResponseError) as caught:
        videos.get_video(alice, "1")
    assert caught.value.args[3]["code"] == "invalid_token"
    again = sign_in(server)
    server.control("clock", advance=86_400_001)
    with pytest.raises(PeerTubeAPIBadResponseError):
        videos.get_video(again, "1")


def test_too_many_calls_are_refused(server: ReferenceServer, alice: ApiClient) -> None:
    server.control("video/peertube/limits", calls=3, signIns=15)
    for _ in range(3):
        channels.get_channels(alice)
    with pytest.raises(HTTPError) as caught:
        channels.get_channels(alice)
    answer = caught.value.response
    assert answer is not None
    assert answer.status_code == 429
    assert answer.headers["X-RateLimit-Remaining"] == "0"
    assert 0 < int(answer.headers["Retry-After"]) <= 10
    server.control("clock", advance=10_000)
    assert channels.get_channels(alice)
