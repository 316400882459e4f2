"""`pentad-cli video`: sources, lists, what the user does, following, and what goes wrong."""

from __future__ import annotations

import csv
import io
import json
import signal
import sqlite3
import stat
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chat_command import Follower
from reference_server import ReferenceServer
from served_command import ServedCommand, canonical
from video_command import CONSUMER, PASSWORD, Actor, VideoCommand, base, deeds

SIZES = "--channels 6 --videos 60 --people 6 --shares 20 --classes 60 --groups 1 --messages 0"


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, *SIZES.split()) as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


@pytest.fixture
def fed(server: ReferenceServer, video: VideoCommand) -> str:
    """The id of a feed that is in the store with its videos."""
    video.text("add", f"{base(server)}/feeds/mrss/all")
    video.text("sync")
    return video.source("feed:")


@pytest.fixture
def signed_in(server: ReferenceServer, video: VideoCommand) -> tuple[str, str]:
    """The ids of the sources of PeerTube and Shelby, which are in the store with their videos."""
    sources = video.add_peertube(server), video.add_shelby(server)
    video.text("sync")
    return sources


def served(server: ReferenceServer, count: int = 15, channel: str = "all") -> list[Any]:
    """Returns the items of the server's feed, from its JSON Feed."""
    items = server.ask("GET", f"/feeds/json/{channel}?count={count}").json["items"]
    assert isinstance(items, list)
    return items


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# ---- feeds


def test_a_feed_is_found_by_its_page(server: ReferenceServer, video: VideoCommand) -> None:
    page = f"{base(server)}/feeds"
    found = video.json("discover", page)
    assert [one["type"] for one in found] == [
        "application/atom+xml",
        "application/rss+xml",
        "application/rss+xml",
        "application/feed+json",
    ]
    assert video.json("sources") == []
    source = video.json("add", page)
    assert (source["address"], source["kind"]) == (found[0]["address"], "feed")
    assert source["id"] == f"feed:{found[0]['address']}"
    assert source["health"]["lastSuccessAt"] is None
    # The same again is the same source.
    assert video.json("add", found[0]["address"])["id"] == source["id"]
    assert video.keys() == []

    done = video.json("sync")
    assert done == {
        "applied": {"comments": 0, "videos": 0},
        "arrived": 15,
        "failures": [],
        "pending": {"comments": 0, "videos": 0},
        "waiting": 0,
    }
    (source,) = video.json("sources")
    assert source["health"]["lastSuccessAt"].endswith("Z")
    assert (source["health"]["lastError"], source["title"]) == (None, "All channels")
    groups = video.json("list")
    assert [one["video"]["title"] for one in groups] == [one["title"] for one in served(server)]


def test_youtube_is_not_asked_for_the_address_of_a_channel(video: VideoCommand) -> None:
    channel = "UC" + "a" * 22
    feed = f"https://www.youtube.com/feeds/videos.xml?channel_id={channel}"
    found = video.json("discover", f"https://www.youtube.com/channel/{channel}")
    assert [one["address"] for one in found] == [feed]
    assert video.json("add", f"https://m.youtube.com/channel/{channel}/videos")["address"] == feed


def test_channels_and_rolls_are_those_of_the_account(
    video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    peertube, shelby = signed_in
    accounts = {one["id"]: one["account"] for one in video.json("sources")}
    for source in signed_in:
        channels = video.json("channels", source)
        own = accounts[source]["channels"]
        assert channels[: len(own)] == own
        assert all(set(one) == {"id", "name", "isPublic", "imageURL"} for one in channels)
    assert any(video.json("channels", source) for source in signed_in)
    for roll in video.json("rolls", shelby):
        assert set(roll) >= {"id", "title", "creator", "isPublic", "broadcastCount"}
    assert video.text("rolls", peertube, "--format", "csv").startswith("id,title,creator,videos")
    for name in ("channels", "rolls"):
        assert video.refusal(name, "feed:https://example.org/none") == "notFound"


def test_lists_are_read_a_page_at_a_time(video: VideoCommand, fed: str) -> None:
    whole = video.json("list", "--limit", 1000)
    assert len(whole) == 15
    moments = [one["latestShare"] for one in whole]
    assert moments == sorted(moments, reverse=True)
    pages: list[Any] = []
    cursor: tuple[str, ...] = ()
    while page := video.lines("list", "--limit", 4, *cursor):
        pages += page
        cursor = "--after", page[-1]["cursor"]
    assert pages == whole
    rows = list(csv.DictReader(io.StringIO(video.text("list", "--format", "csv"))))
    assert [row["key"] for row in rows] == [one["key"] for one in whole]
    assert rows[0]["playability"] == whole[0]["playability"]["kind"]
    table = video.text("list", "--limit", 2, "--format", "table").splitlines()
    assert table[0].startswith("key")
    assert len(table) == 3


def test_new_videos_wait_until_applied(
    server: ReferenceServer, video: VideoCommand, fed: str
) -> None:
    assert video.json("older", fed) == {
        "hasOlder": True,
        "pending": {"comments": 0, "videos": 15},
    }
    assert len(video.keys()) == 15
    assert video.json("apply")["applied"] == {"comments": 0, "videos": 15}
    assert len(video.keys()) == 30
    video.text("older", fed)
    done = video.json("sync", "--apply")
    assert done["applied"] == {"comments": 0, "videos": 15}
    assert done["pending"] == {"comments": 0, "videos": 0}
    # Pulling at the list asks now.
    server.control("video/publish", title="Fresh from the press")
    assert video.json("refresh")["applied"] == {"comments": 0, "videos": 1}
    assert video.json("list", "--limit", 1)[0]["video"]["title"] == "Fresh from the press"
    assert video.json("refresh")["applied"] == {"comments": 0, "videos": 0}


def test_search(server: ReferenceServer, video: VideoCommand, fed: str) -> None:
    for title in ("The zyzzyva is a weevil", "Zyzzyvas are weevils"):
        server.control("video/publish", title=title)
    video.text("refresh")
    found = video.json("search", "zyzzyva weev")
    assert {one["video"]["title"] for one in found} == {
        "The zyzzyva is a weevil",
        "Zyzzyvas are weevils",
    }
    first = video.json("search", "zyzzyva", "--limit", 1)
    assert first == found[:1]
    assert video.json("search", "zyzzyva", "--after", first[0]["cursor"]) == found[1:]
    assert video.lines("search", "nothing has this") == []


def test_a_video_with_all_that_is_known(
    server: ReferenceServer, video: VideoCommand, fed: str
) -> None:
    groups = video.json("list")
    here = next(one for one in groups if one["playability"]["kind"] == "playable")
    shown = video.json("show", here["key"])
    assert {name: shown[name] for name in here} == here
    rendition = shown["contentURL"]["rendition"]
    assert rendition["type"] == "video/mp4"
    assert rendition["url"].startswith(base(server))
    assert shown["contentError"] is None
    (line,) = shown["commentLines"]
    assert (line["isShare"], line["source"]) == (True, fed)

    there = next(one for one in groups if one["playability"]["kind"] == "embedOnly")
    shown = video.json("show", there["key"])
    assert (shown["contentURL"], shown["contentError"]["code"]) == (None, "unsupported")
    assert shown["playability"]["url"] == there["video"]["embed"]
    # A key may be given as an address.
    assert video.json("show", there["video"]["pageURL"]) == shown
    facts = dict(csv.reader(io.StringIO(video.text("show", here["key"], "--format", "csv"))))
    assert (facts["key"], facts["address"]) == (here["key"], rendition["url"])
    assert video.refusal("show", "youtube:nobodyhasit") == "notFound"


def test_sources_come_and_go(server: ReferenceServer, video: VideoCommand, fed: str) -> None:
    assert video.json("pause", fed)["isPaused"] is True
    server.control("video/publish", title="Unheard")
    assert video.json("refresh")["applied"]["videos"] == 0
    assert "paused" in video.text("sources", "--format", "table")
    assert video.json("resume", fed)["isPaused"] is False
    assert video.json("refresh")["applied"]["videos"] == 1
    assert video.json("remove", fed) == []
    assert video.keys() == []
    for name in ("pause", "resume", "remove", "sign-out", "older"):
        assert video.refusal(name, fed) == "notFound"


# ---- PeerTube


@pytest.mark.parametrize("way", ["file", "input", "environment"])
def test_a_password_is_kept_nowhere(
    server: ReferenceServer, video: VideoCommand, tmp_path: Path, way: str
) -> None:
    word = tmp_path / "word"
    word.write_text(PASSWORD + "\n")
    word.chmod(0o600)
    there = "--server", f"{base(server)}/peertube", "--user", "alice", "--format", "json"
    given: tuple[object, ...] = {
        "file": ("--password-file", word),
        "input": ("--password-file", "-"),
        "environment": (),
    }[way]
    variables = {"PENTAD_VIDEO_PASSWORD": PASSWORD} if way == "environment" else {}
    input = PASSWORD if way == "input" else ""
    done = video.run("peertube", "sign-in", *there, *given, input=input, **variables)
    assert (done.returncode, done.stderr) == (0, "")
    source = json.loads(done.stdout)
    assert done.stdout == canonical(source) + "\n"
    assert source["id"] == f"peertube:127.0.0.1:{server.port}/peertube/alice"
    assert {"likes", "watchLater", "accounts"} <= set(source["capabilities"])
    video.text("sync")
    (source,) = video.json("sources")
    assert source["account"]["nickname"] == "alice"

    kept = files(video.store)
    assert not any(PASSWORD.encode() in data for data in kept.values())
    assert stat.S_IMODE((video.store / "credentials").stat().st_mode) == 0o600
    assert stat.S_IMODE(video.store.stat().st_mode) == 0o700
    assert video.json("sign-out", source["id"]) == []
    assert source["id"].encode() not in files(video.store)["credentials"]
    assert video.keys() == []


def test_a_sign_in_that_is_refused(server: ReferenceServer, video: VideoCommand) -> None:
    there = "peertube", "sign-in", "--server", f"{base(server)}/peertube"
    assert video.refusal(*there, "--user", "alice") == "misuse"
    assert video.refusal(*there, "--user", "alice", PASSWORD[:-1]) == "misuse"
    missing = video.store.parent / "none"
    assert video.refusal(*there, "--user", "alice", "--password-file", missing) == "notFound"
    for word, code in (
        ("guessed-word", "unauthorized"),
        ("", "invalid"),
        ("two\nlines", "invalid"),
    ):
        done = video.run(*there, "--user", "alice", "--password-file", "-", input=word)
        assert done.stderr.startswith(f"error: {code}: ")
        assert not word or word not in done.stderr
    bob = *there, "--user", "bob", "--password-file", "-"
    assert video.run(*bob, input="bob-password").stderr.startswith("error: unauthorized: ")
    assert video.json("sources") == []
    assert video.run(*bob, "--code", "424242", input="bob-password").returncode == 0
    (source,) = video.json("sources")
    assert source["id"].endswith("/peertube/bob")


def test_peertube_feeds_without_an_account(server: ReferenceServer, video: VideoCommand) -> None:
    there = "peertube", "add", "--server", f"{base(server)}/peertube"
    source = video.json(*there)
    assert source["id"].endswith("/peertube/-/videos/local")
    video.text("sync")
    videos = video.json("list", "--limit", 1000)
    assert videos
    assert {one["playability"]["kind"] for one in videos} == {"playable"}
    handle = videos[0]["broadcasts"][0]["channel"].split("@")[0]
    assert video.json(*there, "--feed", f"channel:{handle}")["id"].endswith(f"/-/c/{handle}")
    assert video.refusal(*there, "--feed", "subscriptions") == "unauthorized"
    assert video.refusal(*there, "--feed", "channel:a b") == "invalid"
    assert video.refusal(*there, "--feed", "channel") == "misuse"
    assert video.refusal("peertube", "add", "--server", "ftp://127.0.0.1") == "invalid"


def test_comments_are_fetched(server: ReferenceServer, video: VideoCommand) -> None:
    source = video.add_peertube(server)
    video.text("sync")
    key = video.key_of(source)
    server.control(
        "video/peertube/comment", video=key.split(":")[1], user="bob", text="I was there"
    )
    assert "I was there" not in video.text("show", key)
    shown = video.json("show", key, "--fetch")
    # The server's own comments are old.
    assert shown["comments"][-1]["text"] == "I was there"
    shares, *written = (one["isShare"] for one in shown["commentLines"])
    assert (shares, any(written), len(written)) == (True, False, len(shown["comments"]))
    assert shown["contentURL"]["rendition"]["url"].startswith(base(server))
    assert "I was there" in video.text("show", key, "--format", "table")


# ---- Shelby


def test_a_sign_in_in_two_steps(server: ReferenceServer, video: VideoCommand) -> None:
    page = video.begin_shelby(server)
    assert page.startswith(f"{base(server)}/shelby/oauth/authorize?oauth_token=")
    callback = video.allow(server, page)
    for wrong in ("https://example.org/?oauth_token=1", "nonsense"):
        assert video.shelby("finish", server, wrong).stderr.startswith("error: invalid: ")
    source = json.loads(video.shelby("finish", server, callback, "--format", "json").stdout)
    assert (source["kind"], source["address"]) == ("shelby", f"{base(server)}/shelby")
    # It is over now.
    assert video.shelby("finish", server, callback).stderr.startswith("error: unauthorized: ")
    video.text("sync")
    (source,) = video.json("sources")
    assert source["account"]["name"] == "Alice"
    services = {one["origin"]: one["isConnected"] for one in source["account"]["services"]}
    assert services == {"twitter": True, "facebook": True, "tumblr": False, "email": True}
    assert len(video.keys()) > 0
    assert b"cs-pentad" not in files(video.store)["video.sqlite"]


def test_user_denies_access(server: ReferenceServer, video: VideoCommand) -> None:
    callback = video.allow(server, video.begin_shelby(server), "deny")
    done = video.shelby("finish", server, callback)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error: unauthorized: ")
    assert video.json("sources") == []
    there = "shelby", "sign-in", "begin", "--server", f"{base(server)}/shelby"
    assert video.refusal(*there, "--consumer", CONSUMER) == "misuse"
    nobody = *there, "--consumer", "nobody", "--consumer-secret-file", "-"
    assert video.run(*nobody, input="x").stderr.startswith("error: unauthorized: ")
    callback = "javascript:alert(1)"
    done = video.run(*nobody, "--callback", callback, input="x")
    assert done.stderr.startswith("error: invalid: ")


# ---- what the user does


def test_marks_are_stored_and_sent(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    peertube, shelby = signed_in
    (one, two) = (video.key_of(source) for source in signed_in)
    state = video.json("like", one)
    assert (state["key"], state["isLiked"], state["isWatchLater"]) == (one, True, False)
    assert state["changedAt"].endswith("Z")
    assert video.json("watch-later", one)["isWatchLater"] is True
    assert video.json("watched", two)["isWatched"] is True
    assert video.keys("--kind", "favourites") == [one]
    assert one in video.keys("--kind", "watch-later")
    waiting = video.json("actions")
    assert [(a["kind"], a["video"], a["source"], a["step"]) for a in waiting] == [
        ("like", one, peertube, "queued"),
        ("watchLater", one, peertube, "queued"),
        ("watched", two, shelby, "queued"),
    ]
    assert deeds(server, "peertube") + deeds(server, "shelby") == []
    assert video.json("sync")["waiting"] == 0
    assert deeds(server, "peertube") == [("rate", "like"), ("watchLater", True)]
    assert deeds(server, "shelby") == [("watched", True)]
    assert video.json("unlike", one)["isLiked"] is False
    assert video.json("unwatch-later", one)["isWatchLater"] is False
    assert video.keys("--kind", "favourites") == []
    assert video.json("sync")["waiting"] == 0
    assert ("rate", "none") in deeds(server, "peertube")
    # A value that is already set is not sent.
    video.text("unlike", one)
    assert video.json("actions") == []
    for name in ("like", "unlike", "watch-later", "unwatch-later", "watched"):
        assert video.refusal(name, "youtube:nobodyhasit") == "notFound"


def test_sharing(server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]) -> None:
    (theirs, key) = (video.key_of(source) for source in signed_in)
    text = "é + & = ~ 100% 😀"
    action = video.json("share", key, "--to", "twitter,facebook", "--text", text)
    assert (action["kind"], action["step"]) == ("share", "queued")
    assert action["draft"]["text"] == text
    assert action["draft"]["destinations"] == ["facebook", "twitter"]
    assert video.json("sync")["waiting"] == 0
    mail = "--to", "email", "--recipient", "bob@example.org"
    sent = video.json("share", key, *mail, "--text", "now", "--wait")
    assert (sent["id"], sent["step"]) == (action["id"] + 1, "delivered")
    assert deeds(server, "shelby") == [
        ("share", {"comment": text, "destination": "facebook,twitter", "to": ""}),
        ("share", {"comment": "now", "destination": "email", "to": "bob@example.org"}),
    ]
    twitter = "share", key, "--to", "twitter"
    assert video.refusal(*twitter, "--text", "x" * 141) == "invalid"
    assert video.refusal("share", key, "--to", "tumblr") == "unauthorized"
    assert video.refusal("share", key, "--to", "email") == "invalid"
    assert video.refusal("share", key, "--to", "email", "--recipient", "bob") == "invalid"
    assert video.refusal("share", theirs, "--to", "twitter") == "unsupported"
    assert video.refusal("share", "youtube:nobodyhasit", "--to", "twitter") == "notFound"
    assert video.json("actions") == []


def test_refused_action_waits_for_the_user(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    key = video.key_of(signed_in[1])
    server.control("video/services", user=101, services=[])
    share = "share", key, "--to", "twitter", "--text", "spam"
    assert video.refusal(*share, "--wait") == "refused"
    (failed,) = video.json("actions")
    assert (failed["step"], failed["failure"]["code"]) == ("failed", "refused")
    server.control("video/services", user=101, services=["twitter"])
    assert video.json("retry", failed["id"])[0]["step"] == "queued"
    assert video.json("sync")["waiting"] == 0
    assert [value["comment"] for _, value in deeds(server, "shelby")] == ["spam"]
    for name in ("retry", "cancel"):
        assert video.refusal(name, failed["id"]) == "notFound"
    gone = video.json("share", key, "--to", "twitter", "--text", "never")
    assert video.json("cancel", gone["id"]) == []
    video.text("sync")
    assert len(deeds(server, "shelby")) == 1


def test_an_interrupted_wait_leaves_the_share(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    key = video.key_of(signed_in[1])
    path = "/shelby/v2/socializations"
    server.control("faults", path=path, effect="status", status=429, retryAfter=3600)
    done = video.run("share", key, "--to", "twitter", "--text", "x" * 141, "--wait")
    assert done.stderr.startswith("error: invalid: ")
    with Actor(video) as actor:
        assert actor.do(f"share {key} patience") == f"done share {key} patience"
        actor.process.send_signal(signal.SIGINT)
        assert actor.process.wait(timeout=60) == 130
        assert actor.process.stderr
        assert actor.process.stderr.read().splitlines()[-1].startswith("error: cancelled: ")
    (waiting,) = video.json("actions")
    assert (waiting["draft"]["text"], waiting["step"]) == ("patience", "queued")


# ---- act


def test_acting_on_lines(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    (one, two) = (video.key_of(source) for source in signed_in)
    with Actor(video, "--timeout", 60) as actor:
        for line in (f"like {one}", f"watch-later {one}", f"share {two} What  is: this?"):
            assert actor.do(line) == f"done {line}"
        assert actor.do(f"\n  \nunlike {one}") == f"done unlike {one}"
        assert actor.end() == (0, "", "")
    assert video.json("actions") == []
    assert deeds(server, "peertube")[-1] in [("rate", "none"), ("watchLater", True)]
    assert deeds(server, "shelby") == [
        ("share", {"comment": "What  is: this?", "destination": "twitter", "to": ""})
    ]
    assert video.json("show", one)["state"]["isLiked"] is False


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("like", "invalid"),
        ("like nothing", "invalid"),
        ("dance youtube:nobodyhasit", "invalid"),
        ("share", "invalid"),
        ("share nothing at all", "invalid"),
        ("like youtube:nobodyhasit", "notFound"),
        ("share youtube:nobodyhasit hello: there", "notFound"),
    ],
)
def test_lines_that_fail(video: VideoCommand, line: str, code: str) -> None:
    with Actor(video, "--offline") as actor:
        answer = actor.do(line)
        assert answer.startswith(f"failed {line}: {code}: ")
        assert actor.end() == (1, "", "")


def test_actions_survive_a_kill(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    keys = video.keys("--limit", 1000)
    server.control("faults", path="/peertube", method="PUT", effect="late", delay=200)
    done: list[str] = []
    for round in range(3):
        with Actor(video) as actor:
            for key in keys[round * 4 : round * 4 + 4]:
                assert actor.do(f"like {key}") == f"done like {key}"
                done.append(key)
            actor.process.kill()
            actor.process.wait()
        assert sorted(video.keys("--kind", "favourites")) == sorted(done)
    server.control("faults/remove")
    with Actor(video, "--timeout", 60) as actor:
        assert actor.end() == (0, "", "")
    assert video.json("actions") == []
    marked = [value for action, value in deeds(server, "shelby") if action == "like"]
    rated = [value for action, value in deeds(server, "peertube") if action == "rate"]
    assert set(marked) <= {True}
    assert set(rated) <= {"like"}
    assert len(marked) + len(rated) >= len(done)


def test_a_wait_that_takes_too_long(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    key = video.key_of(signed_in[0])
    server.control("faults", path="/peertube/api/v1/videos", effect="status", status=503)
    with Actor(video, "--timeout", 1) as actor:
        assert actor.do(f"like {key}") == f"done like {key}"
        status, out, err = actor.end()
    assert (status, out) == (1, "")
    assert err.splitlines()[-1].startswith("error: timedOut: actions still pending: 1;")
    with Actor(video, "--offline") as actor:
        assert actor.do(f"watch-later {key}") == f"done watch-later {key}"
        assert actor.end() == (0, "", "")
    assert [one["kind"] for one in video.json("actions")] == ["like", "watchLater"]
    assert deeds(server, "peertube") == []


# ---- events


def test_following(
    server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]
) -> None:
    key = video.key_of(signed_in[0])
    store = "--store", str(video.store)
    with Follower(video, *store) as follower:
        began = follower.until(lambda line: line["kind"] == "startUp")
        assert (follower.seen[1], began["number"]) == (began, follower.start)
        # Another process acts, this one sends the action to the source.
        video.text("like", key)
        follower.until(lambda line: line["kind"] == "stateChanged" and line["video"] == key)
        told = follower.until(
            lambda line: line["kind"] == "actionChanged" and line["step"] == "delivered"
        )
        assert told["video"] == key
        assert deeds(server, "peertube") == [("rate", "like")]
        assert video.json("actions") == []
        assert follower.end(signal.SIGTERM) == (0, "")
        logged = [line for line in follower.seen if line["number"] > follower.start]
    again = video.lines("events", "--after", follower.start)
    numbers = [line["number"] for line in again]
    assert numbers == list(range(follower.start + 1, numbers[-1] + 1))
    for line in logged:
        if line["kind"] not in {"startUp", "polling", "contentURL", "failed"}:
            assert again[line["number"] - follower.start - 1] == line
    assert video.lines("events", "--after", numbers[-1]) == []
    reset, *whole = video.lines("events", "--after", 1)
    assert reset["kind"] == "reset"
    assert whole[-len(again) :] == again
    with Follower(video, "--offline", "--after", follower.start, *store) as second:
        second.until(lambda line: line["kind"] == "stateChanged")
        video.text("unlike", key)
        second.until(lambda line: line["kind"] == "stateChanged" and line["video"] == key)
        assert second.end(signal.SIGINT) == (0, "")
    assert [one["kind"] for one in video.json("actions")] == ["unlike"]


# ---- OPML, settings, upkeep


def test_feeds_of_other_programs(
    server: ReferenceServer, video: VideoCommand, command_program: Path, tmp_path: Path
) -> None:
    theirs = server.ask("GET", "/feeds/opml?format=rss").body
    (tmp_path / "theirs.opml").write_bytes(theirs)
    done = video.json("opml", "import", tmp_path / "theirs.opml")
    assert (len(done["added"]), done["known"], done["refused"]) == (6, [], 0)
    assert done["added"] == [one["id"] for one in video.json("sources")]
    ours = video.text("opml", "export", "--title", "Mine & yours")

    def feeds(document: str | bytes) -> dict[str, str]:
        outlines = ElementTree.fromstring(document).iter("outline")
        return {one.get("xmlUrl", ""): one.get("text", "") for one in outlines if one.get("xmlUrl")}

    assert feeds(ours) == feeds(theirs)
    assert ElementTree.fromstring(ours).findtext("head/title") == "Mine & yours"
    other = VideoCommand(command_program, tmp_path / "other")
    done = other.run("opml", "import", "-", "--format", "csv", input=ours)
    assert done.stdout.splitlines()[1] == "6,0,0,true"
    assert len(video.json("opml", "import", tmp_path / "theirs.opml")["known"]) == 6
    lines = '<outline xmlUrl="javascript:x"/><outline xmlUrl="https://example.org/f.xml"/>'
    (tmp_path / "cut.opml").write_text(f"<opml><body>{lines}<outline")
    done = video.json("opml", "import", tmp_path / "cut.opml")
    assert (len(done["added"]), done["refused"], done["isComplete"]) == (1, 1, False)
    (tmp_path / "no.opml").write_text("<html><p>no list</p></html>")
    assert video.refusal("opml", "import", tmp_path / "no.opml") == "decoding"
    assert video.refusal("opml", "import", tmp_path / "none.opml") == "notFound"


def test_lists_keep_attributes_of_other_programs(video: VideoCommand, tmp_path: Path) -> None:
    """Attributes and empty folders are preserved; the error of a plain http feed gives advice."""
    (tmp_path / "x.opml").write_text(
        '<opml xmlns:f="urn:f"><body><outline text="Empty"/><outline text="More" type="include"'
        ' url="https://more.invalid/x.opml"/><outline text="A" xmlUrl="http://a.invalid/f"'
        ' f:rule="1 &amp; 2" description="D"/></body></opml>'
    )
    done = video.json("opml", "import", tmp_path / "x.opml")
    assert (len(done["added"]), done["refused"]) == (1, 1)
    assert done["refusals"][0]["title"] == "More"
    outlines = list(ElementTree.fromstring(video.text("opml", "export")).iter("outline"))
    assert [one.get("text") for one in outlines] == ["A", "Empty"]
    assert (outlines[0].get("{urn:f}rule"), outlines[0].get("description")) == ("1 & 2", "D")
    assert video.refusal("sync") == "refused"
    assert "allow plain http" in video.json("sources")[0]["health"]["lastError"]["message"]


def test_settings(video: VideoCommand) -> None:
    usual = {
        "autoApply": False,
        "autoUnsetWatchLater": 0.75,
        "prefetches": True,
        "resumes": True,
    }
    assert video.json("settings") == usual
    assert video.json("settings", "autoUnsetWatchLater=0") == {**usual, "autoUnsetWatchLater": 0}
    changed = {**usual, "autoApply": True, "autoUnsetWatchLater": None}
    assert video.json("settings", "autoApply=true", "autoUnsetWatchLater=never") == changed
    assert video.json("settings") == changed
    for bad in ("autoApply=maybe", "autoUnsetWatchLater=2", "colour=red", "autoApply", "resumes="):
        assert video.refusal("settings", "prefetches=false", bad) == "invalid"
    assert video.json("settings") == changed
    rows = dict(csv.reader(io.StringIO(video.text("settings", "--format", "csv"))))
    assert rows["autoUnsetWatchLater"] == "never"


def test_upkeep(server: ReferenceServer, video: VideoCommand, signed_in: tuple[str, str]) -> None:
    key = video.key_of(signed_in[0])
    video.text("like", key)
    usage = video.json("usage")
    assert (usage["sources"], usage["waiting"]) == (2, 1)
    assert usage["videos"] > 0
    cleared = video.json("clear-cache")
    # Videos that the user has marked are kept.
    assert (cleared["videos"], cleared["sources"], cleared["waiting"]) == (1, 2, 1)
    assert video.keys() == [key]
    video.text("refresh")
    assert video.keys("--kind", "favourites") == [key]
    erased = video.json("erase")
    assert {name: erased[name] for name in ("videos", "sources", "waiting")} == {
        "videos": 0,
        "sources": 0,
        "waiting": 0,
    }
    assert b"peertube" not in files(video.store)["credentials"]
    assert video.json("list", "--kind", "favourites") == []


# ---- parse


@pytest.mark.parametrize("format", ["atom", "rss", "mrss", "json"])
def test_a_feed_in_a_file(
    server: ReferenceServer, video: VideoCommand, tmp_path: Path, format: str
) -> None:
    document = server.ask("GET", f"/feeds/{format}/all?count=40").body
    (tmp_path / "feed").write_bytes(document)
    feed = video.json("parse", tmp_path / "feed")
    assert feed["format"] == ("rss" if format == "mrss" else format)
    assert (feed["title"], feed["ending"], feed["faults"]) == ("All channels", "complete", 0)
    assert feed["file"] == str(tmp_path / "feed")
    told = served(server, 40)
    assert [(one["id"], one["title"]) for one in feed["entries"]] == [
        (one["id"], one["title"]) for one in told
    ]
    assert [one["published"] for one in feed["entries"]] == [
        one["date_published"].replace("Z", ".000Z") for one in told
    ]
    rows = list(csv.DictReader(io.StringIO(video.text("parse", tmp_path / "feed", "--format=csv"))))
    assert [row["id"] for row in rows] == [one["id"] for one in told]
    done = video.run("parse", "-", "--format", "json", input=document.decode())
    assert {**json.loads(done.stdout), "file": feed["file"]} == feed


def test_many_feeds_in_one_process(
    server: ReferenceServer, video: VideoCommand, tmp_path: Path
) -> None:
    good, bad, relative = (tmp_path / name for name in ("good", "bad", "relative"))
    good.write_bytes(server.ask("GET", "/feeds/rss/all").body)
    bad.write_text("this is not a feed")
    relative.write_text("<rss><channel><item><link>/a</link></item></channel></rss>")
    names = f"{good}\n{bad}\n{relative}\thttps://example.org/feed\ttext/xml; charset=utf-8\n"
    done = video.run("parse", "--names", input=names)
    assert (done.returncode, done.stderr) == (1, "")
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert (first["file"], len(first["entries"])) == (str(good), 15)
    assert (second["file"], second["error"]["code"]) == (str(bad), "decoding")
    assert third["entries"][0]["page"] == "https://example.org/a"
    assert video.lines("parse", good, good) == [first, first]
    done = video.run("parse", good, tmp_path / "none", "--format", "jsonl")
    assert done.returncode == 1
    assert json.loads(done.stdout.splitlines()[1])["error"]["code"] == "notFound"


@pytest.mark.parametrize(
    ("odd", "code"), [("entities", "refused"), ("external", "refused"), (None, "decoding")]
)
def test_malformed_feed_file_is_refused(
    server: ReferenceServer, video: VideoCommand, tmp_path: Path, odd: str | None, code: str
) -> None:
    target = "/feeds" if odd is None else f"/feeds/rss/all?odd={odd}"
    (tmp_path / "feed").write_bytes(server.ask("GET", target).body)
    assert video.refusal("parse", tmp_path / "feed") == code
    assert video.refusal("parse", tmp_path / "none") == "notFound"


# ---- what goes wrong


def test_a_source_that_fails_holds_up_no_other(
    server: ReferenceServer, video: VideoCommand, fed: str
) -> None:
    other = f"{base(server)}/feeds/atom/all?odd=noDates"
    bad = video.json("add", other)["id"]
    server.control("faults", path="/feeds/atom", effect="garbage")
    done = video.json("sync", notes=True)
    (failure,) = done["failures"]
    assert (failure["source"], failure["error"]["code"]) == (bad, "decoding")
    (source,) = [one for one in video.json("sources") if one["id"] == bad]
    assert (source["health"]["failures"], source["health"]["lastError"]["code"]) == (1, "decoding")
    assert "failing" in video.text("sources", "--format", "table")
    assert len(video.keys()) == 15
    # If all sources fail, the command fails.
    server.control("faults", path="/feeds", effect="status", status=503)
    assert video.refusal("refresh") == "decoding"
    assert len(video.keys()) == 15
    server.control("faults/remove")
    assert video.json("refresh")["failures"] == []


def test_pages_that_are_no_feeds(server: ReferenceServer, video: VideoCommand) -> None:
    assert video.refusal("add", f"{base(server)}/feeds/gone/atom") in ("notFound", "refused")
    assert video.refusal("add", f"{base(server)}/video/pictures/channel-1.png") == "decoding"
    assert video.refusal("add", "javascript:alert(1)") == "invalid"
    assert video.refusal("add", "http://example.org/feed") == "refused"
    assert video.json("sources") == []


def test_without_the_network(server_program: Path, video: VideoCommand) -> None:
    with ReferenceServer(server_program, *SIZES.split()) as server:
        source = video.add_peertube(server)
        video.text("sync")
        key = video.key_of(source)
        before = {
            name: video.json(*name.split()) for name in ("list", f"show {key}", "search a", "usage")
        }
        server.end(signal.SIGTERM)
        for name, value in before.items():
            if name != "usage":
                assert video.json(*name.split()) == value
        assert video.json("like", key)["isLiked"] is True
        for name in ("refresh", f"add {base(server)}/feeds"):
            assert video.refusal(*name.split()) == "unavailable"
        shown = video.json("show", key, "--fetch", notes=True)
        assert shown["key"] == key
        (waiting,) = video.json("actions")
        assert (waiting["kind"], waiting["step"]) == ("like", "queued")
        # The server cannot be reached, but the source is still signed out.
        assert video.json("sign-out", source) == []


def test_a_damaged_store(server: ReferenceServer, video: VideoCommand, fed: str) -> None:
    key = video.keys()[0]
    video.text("like", key)
    file = video.store / "video.sqlite"
    data = bytearray(file.read_bytes())
    data[:100] = b"x" * 100
    file.write_bytes(data)
    assert video.json("sources", notes=True) == video.json("sources")
    assert list(video.store.glob("video.sqlite.damaged-*"))
    kinds = [line["kind"] for line in video.lines("events", "--after", 1)]
    assert "storeRecovered" in kinds
    file.write_bytes(b"")
    assert video.run("list").returncode == 0


def test_a_store_of_a_later_version(video: VideoCommand, fed: str) -> None:
    with sqlite3.connect(video.store / "video.sqlite") as database:
        database.execute("PRAGMA user_version = 1000000")
    assert video.refusal("list") == "unsupported"


STORE = "--store", "/nowhere"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("list",), "misuse"),
        (("like", *STORE), "misuse"),
        (("like", "nothing", *STORE), "misuse"),
        (("like", "javascript:alert(1)!", "x", *STORE), "misuse"),
        (("list", "--kind", "all", *STORE), "misuse"),
        (("list", "--limit", "0", *STORE), "misuse"),
        (("list", "--limit", "-1", *STORE), "misuse"),
        (("list", "--after", "nonsense", *STORE), "misuse"),
        (("list", "--after", "1,nothing", *STORE), "misuse"),
        (("list", "--format", "svg", *STORE), "unsupported"),
        (("follow", "--format", "json", *STORE), "unsupported"),
        (("events", *STORE), "misuse"),
        (("events", "--after", "-1", *STORE), "misuse"),
        (("share", "youtube:1", *STORE), "misuse"),
        (("share", "youtube:1", "--to", "", *STORE), "misuse"),
        (("retry", "x", *STORE), "misuse"),
        (("act", "--timeout", "-1", *STORE), "misuse"),
        (("act", "--timeout", "nan", *STORE), "misuse"),
        (("peertube", "add", *STORE), "misuse"),
        (("shelby", "sign-in", "begin", *STORE), "misuse"),
        (("sync", "--rate", "0", *STORE), "misuse"),
        (("sync", "--rate", "nan", *STORE), "misuse"),
        (("parse",), "misuse"),
        (("parse", "--names", "a"), "misuse"),
        (("parse", "a", "b", "--format", "table"), "unsupported"),
        (("usage", "--store", "/dev/null/inside"), "storage"),
    ],
)
def test_wrong_arguments(command_program: Path, arguments: tuple[str, ...], code: str) -> None:
    assert ServedCommand(command_program, "video").refusal(*arguments) == code
