"""Videos without a server: values, names, wrong options, and nothing is left out."""

from __future__ import annotations

import asyncio
import inspect
import pickle
import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pentad
import pytest
from faces_of_c import check_twins, check_words, functions, functions_called
from native_names import TYPES
from pentad import _native, video
from pentad._names import Name
from pentad.video import (
    CharacterBudget,
    MediaKind,
    MediaRendition,
    OPMLOutline,
    RemoteCommand,
    ShareDraft,
    ShareProblem,
    ShareProblemKind,
    ShelbySignIn,
    VideoEvent,
    VideoEventKind,
    VideoFeed,
    VideoService,
    VideoSettings,
    best_rendition,
)
from pentad.video._events import _ARGUMENTS, _NAMES
from pentad.video._feed.opening import Opening
from soon import until

Run = Callable[..., "subprocess.CompletedProcess[str]"]
CAT = "youtube:BmzSEYNTkHA"
DAY = 86_400_000


# ---- what needs no feed


def test_the_name_of_a_video() -> None:
    addresses = (
        "https://www.youtube.com/watch?v=BmzSEYNTkHA&utm_source=x",
        "https://youtu.be/BmzSEYNTkHA?t=7",
        "http://www.youtube.com/embed/BmzSEYNTkHA",
    )
    assert {video.key_from_url(one) for one in addresses} == {CAT}
    assert video.key_of_id("youtube", "BmzSEYNTkHA") == CAT
    assert video.key_from_url("HTTPS://Example.org:443/a?b=1#c") == "web:example.org/a?b=1"
    assert video.page_url(CAT) == "https://www.youtube.com/watch?v=BmzSEYNTkHA"
    assert video.embed_url(CAT) == "https://www.youtube.com/embed/BmzSEYNTkHA"
    assert video.page_url("web:example.org/a?b=1").endswith("//example.org/a?b=1")
    with pytest.raises(pentad.NotFoundError):
        video.embed_url("web:example.org/a")
    for wrong in ("javascript:alert(1)", "file:///etc/passwd", "cats", "https://a:b@c.org/"):
        with pytest.raises(pentad.InvalidError):
            video.key_from_url(wrong)
    for provider, id in (("", "7"), ("youtube", ""), ("peertube", "no-uuid"), ("a b", "7")):
        with pytest.raises(pentad.InvalidError):
            video.key_of_id(provider, id)
    with pytest.raises(pentad.InvalidError):
        video.page_url("cats")


@pytest.mark.parametrize(
    ("moment", "text", "short", "count"),
    [
        (-9_999, "now", "now", 0),
        (-10_000, "10 seconds ago", "10s ago", -10),
        (-3_600_000, "1 hour ago", "1h ago", -1),
        (3 * DAY, "in 3 days", "in 3d", 3),
        (-45 * DAY, "1 month ago", "1mo ago", -1),
        (-800 * DAY, "2 years ago", "2y ago", -2),
    ],
)
def test_relative_times(moment: int, text: str, short: str, count: int) -> None:
    now = 1_800_000_000_000
    found = video.relative_time(now + moment, now)
    assert (found.text, found.short_text, found.count) == (text, short, count)


def test_relative_times_by_the_clock() -> None:
    assert video.relative_time("1970-01-01T00:00Z").unit is video.TimeUnit.YEAR
    with pytest.raises(TypeError):
        video.relative_time(1.5)  # type: ignore[arg-type]


def test_a_list_of_feeds_comes_back() -> None:
    feeds = (
        OPMLOutline("https://example.org/a.xml?x=1&y=2", "A <film>", "https://example.org/"),
        OPMLOutline("https://example.org/b.xml", "Bücher", None, ("Films", "Cats"), ("x", "y")),
    )
    text = video.write_opml(feeds, title="Mine & yours", created_at="2026-11-21T06:00:00Z")
    for document in (text, text.encode(), bytearray(text.encode())):
        found = video.read_opml(document)  # type: ignore[arg-type]
        assert (found.feeds, found.title, found.is_complete) == (feeds, "Mine & yours", True)
        assert found.created_at is not None
        assert found.created_at.isoformat() == "2026-11-21T06:00:00+00:00"
    empty = video.read_opml(video.write_opml([]))
    assert (empty.feeds, empty.title, empty.created_at) == ((), None, None)
    assert video.read_opml(text[: len(text) * 2 // 3]).is_complete is False
    for wrong in (b"", "<rss/>", "nonsense"):
        with pytest.raises(pentad.DecodingError) as caught:
            video.read_opml(wrong)
        assert caught.value.status == pentad.ErrorCode.VIDEO_NOT_AN_OUTLINE
    bare = (OPMLOutline("https://example.org/c.xml?token=s3cr3t"),)
    assert video.read_opml(video.write_opml(bare)).feeds == bare
    deepest = (
        OPMLOutline("https://example.org/a.xml", "A", folders=("f",) * 125),
        OPMLOutline("https://example.org/b.xml", "B"),
    )
    assert video.read_opml(video.write_opml(deepest)).feeds == deepest
    for count in (126, 20_000):
        with pytest.raises(pentad.InvalidError, match="125 folders"):
            video.write_opml([OPMLOutline("https://example.org/", folders=("f",) * count)])
    with pytest.raises(TypeError):
        video.write_opml(["https://example.org/a.xml"])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        video.write_opml([OPMLOutline("https://example.org/", folders="Films")])  # type: ignore[arg-type]


def test_commands_of_a_remote_control() -> None:
    for text in (
        "play", "pause", "togglePlay", "next", "previous", "seek:30000", "skip:-10000", "like",
        "list:timeline", "list:favorites", "list:watchLater", "list:search:cats: two",
        "watchLater", "share", "scrollGuide:-3", "showHelp", "done",
    ):  # fmt: skip
        command = RemoteCommand.read(text)
        assert (command.text, str(command)) == (text, text)
        assert RemoteCommand.read(command.text) == command
    assert RemoteCommand.read("skip:-10000") == RemoteCommand("skip", -10_000)
    found = RemoteCommand.read("list:search:cats")
    assert (found.list, found.words) == (video.VideoList.SEARCH, "cats")
    for wrong in ("", "dance", "seek:-1", "seek", "list:cats", "skip:x"):
        with pytest.raises(pentad.InvalidError):
            RemoteCommand.read(wrong)
    for broken in (RemoteCommand("seek", -1), RemoteCommand("dance")):
        with pytest.raises(pentad.InvalidError):
            _ = broken.text
    with pytest.raises(pentad.MisuseError):
        _ = RemoteCommand("list", list="search").text


def test_a_share_while_it_is_written() -> None:
    draft = ShareDraft(CAT, "x" * 141, ("twitter", "email", "tumblr"), ("bob",))
    services = [VideoService("twitter", True), VideoService("tumblr", False)]
    report = video.check_share(draft, services)
    assert report.problems == (
        ShareProblem(ShareProblemKind.TOO_LONG, "twitter"),
        ShareProblem(ShareProblemKind.NOT_CONNECTED, "tumblr"),
        ShareProblem(ShareProblemKind.BAD_RECIPIENT, "bob"),
    )
    assert (report.remaining, report.can_send) == (-1, False)
    assert report.services == (*services, VideoService("email", True))
    mail = ShareDraft(CAT, destinations=("email",), recipients=("bob@example.org",))
    assert video.check_share(mail) == video.ShareReport((), (VideoService("email", True),), None)
    assert video.check_share(ShareDraft(CAT)).problems[0].kind is ShareProblemKind.NO_DESTINATION
    short = CharacterBudget("email", limit=3, unit="utf16")
    assert (
        video.check_share(ShareDraft(CAT, "🇩🇪", ("email",), ("b@c.de",)), budgets=[short]).remaining
        == -1
    )
    for wrong in (
        ShareDraft("cats"),
        ShareDraft(CAT, broadcast_source="feed:x", broadcast_id=""),
        ShareDraft(CAT, "\ud800"),
    ):
        with pytest.raises(pentad.InvalidError):
            video.check_share(wrong)
    wrong_ones: tuple[Any, ...] = (CAT, None, {})
    for value in wrong_ones:
        with pytest.raises(TypeError):
            video.check_share(value)
    with pytest.raises(TypeError):
        video.check_share(ShareDraft(CAT, destinations="twitter"))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        video.check_share(ShareDraft(CAT), ["twitter"])  # type: ignore[list-item]


def test_text_lengths() -> None:
    flag = "🇩🇪"
    lengths = {
        unit: video.text_length(flag, CharacterBudget(unit=unit)) for unit in video.CharacterUnit
    }
    assert list(lengths.values()) == [2, 1, 4]
    link = CharacterBudget(link_length=20)
    assert video.text_length("see https://example.org/a", link) == 24
    assert video.text_length("see https://example.org/a") == 25
    for wrong in (
        CharacterBudget(limit=0),
        CharacterBudget(link_length=-1),
        CharacterBudget(unit="x"),
    ):
        with pytest.raises(pentad.InvalidError):
            video.text_length("", wrong)


def test_best_rendition_of_a_video() -> None:
    def file(name: str, height: int | None, *, is_default: bool = False) -> MediaRendition:
        url = f"https://example.org/{name}.mp4"
        return MediaRendition(url, None, None, height, None, None, MediaKind.FILE, is_default)

    low, high = file("low", 360), file("high", 1080)
    assert best_rendition([low, high]) is high
    assert best_rendition([low, high], lines=720) is low
    assert best_rendition([low, file("usual", 240, is_default=True)]) != low
    stream = replace(high, url="https://example.org/a.m3u8", kind=MediaKind.HLS)
    assert best_rendition(iter([high, stream])) is stream
    assert best_rendition([]) is None
    with pytest.raises(pentad.InvalidError):
        best_rendition([file("low", 360), replace(low, url="https://example.org/page.html")])


def test_callback_addresses_of_the_sign_in() -> None:
    sign_in = ShelbySignIn(
        "https://api.shelby.example", "ck", "cs-secret", "shelby://ios.shelby.tv"
    )
    assert "cs-secret" not in repr(sign_in)
    assert sign_in.is_callback("shelby://ios.shelby.tv?oauth_token=1")
    assert not sign_in.is_callback("https://api.shelby.example/oauth/authorize")
    there = ShelbySignIn("https://api.shelby.example", "ck", "cs-secret", "javascript:alert(1)")
    with pytest.raises(pentad.InvalidError) as caught:
        there.is_callback("javascript:alert(1)")
    assert caught.value.status == pentad.ErrorCode.VIDEO_ADDRESS_REFUSED
    with pytest.raises(pentad.InvalidError):
        ShelbySignIn("nonsense", "ck", "cs-secret", "a://b").is_callback("a://b")
    plain = ShelbySignIn("http://shelby.example", "ck", "cs", "a://b", reads="plaintext")
    with pytest.raises(pentad.InvalidError):
        plain.is_callback("a://b")


def test_values_can_be_kept() -> None:
    event = VideoEvent(VideoEventKind.SOURCE_ADDED, 7, source="feed:x")
    shown = "SourceAdded(kind=VideoEventKind.SOURCE_ADDED, number=7, source='feed:x')"
    assert repr(event) == shown
    for value in (event, ShareDraft(CAT), VideoSettings(), RemoteCommand("play")):
        assert pickle.loads(pickle.dumps(value)) == value
    logged = [kind for kind in VideoEventKind if not kind.is_logged]
    assert logged == ["startUp", "polling", "contentURL", "playback", "failed"]


# ---- names

CODES = {
    video.MediaKind: _native.pentad_video_media_kind,
    video.PlayabilityKind: _native.pentad_video_playability_kind,
    video.TimeUnit: _native.pentad_video_time_unit,
    video.SourceKind: _native.pentad_video_source_kind,
    video.PeerTubeVideos: _native.pentad_video_peertube_feed,
    video.OAuthSignature: _native.pentad_video_signature,
    video.StartUpPhase: _native.pentad_video_start_up_phase,
    video.SourceState: _native.pentad_video_source_state,
    video.ActionKind: _native.pentad_video_action_kind,
    video.ActionStep: _native.pentad_video_action_step,
    video.CharacterUnit: _native.pentad_video_character,
    video.ShareProblemKind: _native.pentad_video_share_problem_kind,
    video.VideoList: _native.pentad_video_list,
    video.PlaybackPhase: _native.pentad_video_playback_phase,
    video.PlayerOrderKind: _native.pentad_video_order_kind,
    video.RemoteCommandKind: _native.pentad_video_command_kind,
    video.VideoEventKind: _native.pentad_video_event_kind,
    video.VideoWork: _native.pentad_video_work,
    video.SourceCapability: _native.pentad_video_capability,
}


@pytest.mark.parametrize("ours", CODES, ids=lambda ours: ours.__name__)
def test_words_have_the_codes_of_c(ours: type[Name]) -> None:
    check_words(ours, CODES[ours])


@pytest.mark.parametrize("name", ["VideoFeedDelegate", "PlayerDelegate"])
def test_every_callback_is_a_method(name: str) -> None:
    ours = {one for one in vars(getattr(video, name)) if not one.startswith("_")}
    record = {
        "VideoFeedDelegate": _native.pentad_video_delegate,
        "PlayerDelegate": _native.pentad_video_playback_delegate,
    }[name]
    fields = {field[0] for field in record._fields_}
    assert ours == fields - {"struct_size", "context", "context_free", "after"}
    if name == "VideoFeedDelegate":
        assert set(_NAMES) == set(_ARGUMENTS) == set(VideoEventKind)
        assert {*_NAMES.values(), "did_happen"} == ours


def test_every_function_of_c_is_used() -> None:
    package = Path(video.__file__).parent
    there = functions("pentad_video_")
    assert len(there) > 120
    assert functions_called(*package.rglob("*.py")) == there


def test_every_record_of_c_is_read() -> None:
    """No field of a record that C gives is forgotten."""
    package = Path(video.__file__).parent
    text = "\n".join(source.read_text("utf-8") for source in package.rglob("*.py"))
    for name, record in TYPES.items():
        if name.startswith("pentad_video_") and hasattr(record, "_fields_"):
            for field in record._fields_:
                if field[0] not in ("struct_size", "reserved"):
                    assert re.search(rf"\b{field[0]}\b", text), (name, field[0])


def test_every_method_that_works_has_a_twin() -> None:
    no_work = {"close", "network_changed", "set_focus", "prefetch", "subscribe", "events"}
    assert check_twins(VideoFeed, no_work) > 50


def test_every_public_name_is_there() -> None:
    for name in video.__all__:
        assert getattr(video, name) is not None
    assert pentad.video is video


def test_import_brings_no_asyncio(run_python: Run) -> None:
    code = "import sys, pentad.video; print({'asyncio', 'logging', 'json'} & set(sys.modules))"
    assert run_python("-c", code).stdout == "set()\n"


# ---- opening


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"store_folder": "a\0b"}, pentad.InvalidError),
        ({"store_folder": 7}, TypeError),
        ({"source_folder": "films"}, pentad.InvalidError),
        ({"network": object()}, TypeError),
        ({"network": pentad.NetworkOptions(certificate_file="/nowhere")}, pentad.InvalidError),
        ({"session": object()}, TypeError),
        ({"requests_per_second": 0}, pentad.InvalidError),
        ({"requests_per_second": 2.5}, TypeError),
        ({"image_bytes": -1}, pentad.InvalidError),
        ({"group_budget": 0}, pentad.InvalidError),
        ({"on_statistics": 7}, TypeError),
    ],
)
def test_invalid_options_cannot_be_opened(options: dict[str, Any], kind: type[Exception]) -> None:
    heard: list[Any] = []
    options = {"on_statistics": heard.append, **options}
    with pytest.raises(kind):
        VideoFeed(**options)
    with pytest.raises(kind):
        asyncio.run(VideoFeed.open_async(**options))
    assert heard == []


def test_the_usual_rate_is_that_of_c() -> None:
    usual = {name: one.default for name, one in inspect.signature(VideoFeed).parameters.items()}
    for change, told in (({}, 0), ({"requests_per_second": 8}, 8)):
        with Opening(**{**usual, **change}).options() as options:
            assert options.requests_per_second == told


def test_failed_opening_keeps_no_callbacks(tmp_path: Path) -> None:
    from pentad import _callbacks

    file = tmp_path / "file"
    file.write_text("no folder")
    before = len(_callbacks._kept)
    for options in ({"source_folder": "films"}, {"store_folder": file}):
        with pytest.raises(pentad.PentadError):
            VideoFeed(on_statistics=print, **options)
        with pytest.raises(pentad.PentadError):
            asyncio.run(VideoFeed.open_async(on_statistics=print, **options))
    until(lambda: len(_callbacks._kept) == before)


def test_a_session_that_is_closed() -> None:
    with pentad.Session() as session:
        pass
    with pytest.raises(pentad.ClosedError):
        VideoFeed(session=session)
