"""Drives a reference server with two third-party clients.

`python3 drive.py URL` needs pypeertube and peertube, a client that is generated from PeerTube's
description. URL is the address of the server, or of record.py for it. Prints the calls, and fails
when a client does not understand a response.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import httpx  # type: ignore[import-not-found,unused-ignore]
from pypeertube import channels, playlists, videos
from pypeertube.client import ApiClient

# Imported only by name: for mypy this folder is `peertube`.
generated: Any = import_module("peertube")


def api(name: str) -> Any:
    """Returns a call of the generated client: `video.get_videos`."""
    return import_module(f"peertube.api.{name}")


def drive_handwritten(base: str) -> int:
    """Runs pypeertube; returns the number of videos that it has read."""
    with ApiClient(base, "alice", "alice-password") as alice:
        known = [one for one in channels.get_channels(alice) if one.local]
        read = [video for one in known for video in videos.get_videos_in_channel(alice, one.name)]
        assert known[0].owner
        read += videos.get_videos_in_account(alice, known[0].owner.name)
        found = videos.search_videos(alice, "minutes")
        details = [videos.get_video(alice, video.uuid) for video in found[:20]]
        assert all(video.files or video.streaming_playlists for video in details)
        (later,) = playlists.get_playlists_in_account(alice, "alice")
        playlists.add_video_to_playlist(alice, later.id, found[0].uuid)
        (kept,) = playlists.get_playlist(alice, later.id).videos
        assert kept.video.uuid == found[0].uuid
        playlists.delete_video_from_playlist(alice, later.id, kept.id)
    return len(read)


def sign_in(base: str, guest: Any) -> Any:
    """Signs alice in for the generated client, which has no call for tokens."""
    client = api("session.get_o_auth_client").sync(client=guest)
    form = {
        "client_id": client.client_id,
        "client_secret": client.client_secret,
        "grant_type": "password",
        "username": "alice",
        "password": "alice-password",
    }
    tokens = httpx.post(f"{base}/api/v1/users/token", data=form).json()
    renewal = {**form, "grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    del renewal["username"], renewal["password"]
    tokens = httpx.post(f"{base}/api/v1/users/token", data=renewal).json()
    return generated.AuthenticatedClient(
        base_url=base, token=tokens["access_token"], raise_on_unexpected_status=True
    )


def drive_generated(base: str) -> int:
    """Runs peertube; returns the number of videos that it has read.

    Calls are left out if the description of their responses differs from PeerTube's own: ratings,
    and playlists, which have no channel.
    """
    guest = generated.Client(base_url=base, raise_on_unexpected_status=True)
    alice = sign_in(base, guest)
    assert api("config.get_config").sync(client=guest).server_version == "8.1.0"
    assert api("my_user.get_user_info").sync_detailed(client=alice).status_code == 200
    videos = api("video.get_videos")
    read = videos.sync(client=guest, count=100).data
    read += videos.sync(client=guest, start=100, count=100).data
    assert len({video.uuid for video in read}) == 200
    for video in read[:20]:
        drive_video(video, guest)
    video = read[0]
    drive_user(video, alice)
    api("video_channels.get_video_channels").sync_detailed(client=guest)
    channel = video.channel.name
    api("video_channels.get_video_channel").sync_detailed(channel, client=guest)
    read += api("video.get_video_channel_videos").sync(channel, client=guest).data
    api("accounts.get_account").sync_detailed("alice", client=guest)
    read += api("accounts.get_account_videos").sync(video.account.name, client=guest).data
    read += api("search.search_videos").sync(client=guest, search="minutes").data
    api("session.revoke_o_auth_token").sync_detailed(client=alice)
    return len(read)


def drive_video(video: Any, guest: Any) -> None:
    """Reads the public data of a video."""
    details = api("video.get_video").sync(video.uuid, client=guest)
    assert details["uuid"] == str(video.uuid)
    assert api("video_captions.get_video_captions").sync(video.uuid, client=guest).total == 0
    threads = api("video_comments.get_api_videos_id_comment_threads")
    thread = api("video_comments.get_api_v_1_videos_id_comment_threads_thread_id")
    for root in threads.sync_detailed(video.uuid, client=guest).parsed["data"]:
        tree = thread.sync_detailed(video.uuid, root["id"], client=guest).parsed
        assert tree["comment"]["id"] == root["id"]


def drive_user(video: Any, alice: Any) -> None:
    """Performs the actions of a user."""
    models = generated.models
    handle = f"{video.channel.name}@{video.channel.host}"
    uri = models.PostApiV1UsersMeSubscriptionsBody.from_dict({"uri": handle})
    mine = "my_subscriptions.get_api_users_me_subscriptions"
    api("my_subscriptions.post_api_users_me_subscriptions").sync_detailed(client=alice, body=uri)
    assert api(f"{mine}_exist").sync(client=alice, uris=[handle])[handle] is True
    api(mine).sync_detailed(client=alice)
    assert api(f"{mine}_videos").sync(client=alice, count=100).data[0].uuid == video.uuid
    api("my_subscriptions.delete_api_v_1_users_me_subscriptions_subscription_handle").sync_detailed(
        handle, client=alice
    )
    view = models.UserViewingVideo(current_time=12)
    api("video.add_view").sync_detailed(video.uuid, client=alice, body=view)
    history = api("my_history.get_api_users_me_history_videos").sync(client=alice)
    assert history.data[0].user_history.current_time == 12
    like = models.PutApiV1VideosIdRateBody.from_dict({"rating": "like"})
    api("video_rates.put_api_videos_id_rate").sync_detailed(video.uuid, client=alice, body=like)
    assert api("video.request_video_token").sync(video.uuid, client=alice).files.token


def main() -> None:
    base = f"{sys.argv[1]}/peertube"
    print(f"pypeertube read {drive_handwritten(base)} videos")
    print(f"peertube read {drive_generated(base)} videos")


if __name__ == "__main__":
    main()
