"""`pentad-cli video` on feeds, lists and stores as others write them."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from video_command import VideoCommand

FIXTURES = Path(__file__).parent.parent / "Fixtures"
SHOPIFY = """
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:s="http://jadedpixel.com/-/spec/shopify"><title>Shop</title>
<entry><id>own</id><title>Own</title><link href="https://e.org/own"/>
<s:variant><id>v1</id><title>Default</title><link href="https://e.org/v1"/></s:variant></entry></feed>
"""


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


def items(*contents: str) -> str:
    return "".join(f"<item>{content}</item>" for content in contents)


def rss(content: str, declaration: str = "") -> str:
    return f"{declaration}<rss><channel><title>T</title>{content}</channel></rss>"


def parsed(video: VideoCommand, folder: Path, document: str | bytes, *options: str) -> Any:
    data = document.encode() if isinstance(document, str) else document
    (folder / "feed").write_bytes(data)
    return video.json("parse", folder / "feed", *options)


def test_children_of_unknown_elements(video: VideoCommand, tmp_path: Path) -> None:
    (entry,) = parsed(video, tmp_path, SHOPIFY)["entries"]
    assert (entry["id"], entry["title"], entry["page"]) == ("own", "Own", "https://e.org/own")


@pytest.mark.parametrize(
    "content",
    [
        items(*(f'<link>/</link><enclosure url="https://e.org/{n}.mp4"/>' for n in range(5))),
        items(*(f"<guid>x</guid><title>{n}</title>" for n in range(5))),
        items(*(f"<guid>x</guid><pubDate>{n} Aug 2026</pubDate>" for n in range(1, 6))),
    ],
)
def test_different_entries_are_kept(video: VideoCommand, tmp_path: Path, content: str) -> None:
    feed = parsed(video, tmp_path, rss(content))
    assert len({entry["id"] for entry in feed["entries"]}) == 5
    assert feed["merged"] == 0


def test_merged_entries_are_counted(video: VideoCommand, tmp_path: Path) -> None:
    feed = parsed(video, tmp_path, rss(items(*["<guid>x</guid><title>same</title>"] * 3)))
    assert (len(feed["entries"]), feed["merged"]) == (1, 2)


@pytest.mark.parametrize(
    ("text", "encoding", "declared", "charset"),
    [
        ("Grüße, é", "utf-8", "ISO-8859-1", "utf-8"),
        ("Grüße, é", "utf-8", "utf-8", "ISO-8859-1"),
        ("Привет", "windows-1251", "windows-1251", "utf-8"),
        ("Привет", "utf-8", "windows-1251", "koi8-r"),
    ],
)
def test_labels_that_are_wrong(
    video: VideoCommand, tmp_path: Path, text: str, encoding: str, declared: str, charset: str
) -> None:
    declaration = f'<?xml version="1.0" encoding="{declared}"?>'
    document = rss(items(f"<title>{text}</title>"), declaration).encode(encoding)
    feed = parsed(video, tmp_path, document, "--content-type", f"text/xml; charset={charset}")
    assert feed["entries"][0]["title"] == text


@pytest.mark.parametrize(
    "third",
    [
        "<title>5 < 6</title>",
        "<title>a<br>b</title>",
        "<description><![CDATA[never ends</description>",
        "<title>a & b</b></title>",
        "<enclosure url=/3.mp4 type=video/mp4>",
    ],
)
def test_wrong_markup_costs_no_item(video: VideoCommand, tmp_path: Path, third: str) -> None:
    contents = [f"<guid>{n}</guid>" + (third if n == 3 else "") for n in range(1, 7)]
    feed = parsed(video, tmp_path, rss(items(*contents)))
    assert [entry["id"] for entry in feed["entries"]] == list("123456")
    assert feed["ending"] == "complete"


@pytest.mark.parametrize(
    ("label", "codec", "text"),
    [
        ("iso-8859-8-i", "iso8859-8", "שלום"),
        ("x-mac-roman", "mac_roman", "Grüße"),
        ("koi", "koi8-r", "Привет"),
        ("x-cp1251", "cp1251", "Привет"),
        ("x-euc-jp", "euc-jp", "日本語"),
        ("ks_c_5601-1989", "cp949", "한국어"),
    ],
)
def test_labels_of_browsers(
    video: VideoCommand, tmp_path: Path, label: str, codec: str, text: str
) -> None:
    document = rss(items(f"<title>{text}</title>"), f'<?xml version="1.0" encoding="{label}"?>')
    feed = parsed(video, tmp_path, document.encode(codec))
    assert feed["entries"][0]["title"] == text


def test_items_behind_the_end(video: VideoCommand, tmp_path: Path) -> None:
    feed = parsed(video, tmp_path, rss(items("<guid>1</guid>")) + items("<guid>2</guid>"))
    assert [entry["id"] for entry in feed["entries"]] == ["1", "2"]
    assert (feed["ending"], feed["faults"]) == ("complete", 1)


@pytest.mark.parametrize(
    ("damaged", "ids"),
    [
        ('{"id":"2","title":"a\nb"}', "123"),
        ('{"id":"2" "title":"x"}', "123"),
        ('{"id":"2","title":"say "hi" x"}', "13"),
        ('{id:"2"}', "13"),
        ('{"id":"2","title":"B",', "13"),
    ],
)
def test_a_malformed_item_loses_itself_alone(
    video: VideoCommand, tmp_path: Path, damaged: str, ids: str
) -> None:
    comma = "" if damaged.endswith(",") else ","
    document = (
        '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1"},'
        + damaged
        + comma
        + '{"id":"3"}]}'
    )
    feed = parsed(video, tmp_path, document)
    assert [entry["id"] for entry in feed["entries"]] == list(ids)
    assert feed["faults"] > 0


def test_text_around_the_document_is_ignored(video: VideoCommand, tmp_path: Path) -> None:
    plain = rss(items("<guid>1</guid>"), '<?xml version="1.0"?>')
    rss_in_json = {"rss": {"version": "2.0", "channel": {"item": [{"guid": "1"}]}}}
    documents: list[str | bytes] = [
        "<br />\n<b>Warning</b>: x in <b>/a.php</b> on line <b>1</b><br />\n" + plain,
        "\n\n" + plain,
        "\ufeff\ufeff" + plain,
        '<entry xmlns="http://www.w3.org/2005/Atom"><id>1</id></entry>',
        json.dumps(rss_in_json),
        '{"version": "1.1", "items": [{"id": "1"}]}',
        gzip.compress(plain.encode()),
    ]
    for document in documents:
        feed = parsed(video, tmp_path, document)
        assert [entry["id"] for entry in feed["entries"]] == ["1"], document


def test_dates_and_references(video: VideoCommand, tmp_path: Path) -> None:
    dates = {
        "25.04.2023 10:11": "2023-04-25T10:11:00.000Z",
        "2023-04-25 12:11:00 +0200 CEST": "2023-04-25T10:11:00.000Z",
        "Tue, 25 04 2023 10:11:12 +0000": "2023-04-25T10:11:12.000Z",
        "04/25/2023 10:11:12": "2023-04-25T10:11:12.000Z",
        "25 avril 2023 10:11": "2023-04-25T10:11:00.000Z",
        "1682417472": "2023-04-25T10:11:12.000Z",
        "2023-04-25T12:11:12\u221202:00": "2023-04-25T14:11:12.000Z",
        "0001-01-01T00:00:00Z": None,
    }
    content = items(*(f"<guid>{n}</guid><pubDate>{text}</pubDate>" for n, text in enumerate(dates)))
    found = [entry["published"] for entry in parsed(video, tmp_path, rss(content))["entries"]]
    assert found == list(dates.values())
    content = items("<title>it&#146;s &#55357;&#56832;</title>")
    assert parsed(video, tmp_path, rss(content))["entries"][0]["title"] == "it\u2019s \U0001f600"


def test_hosts_in_other_letters(video: VideoCommand, tmp_path: Path) -> None:
    content = items('<enclosure url="https://m\u00fcnchen.example/1.mp4"/>')
    (entry,) = parsed(video, tmp_path, rss(content))["entries"]
    assert entry["enclosures"][0]["address"] == "https://xn--mnchen-3ya.example/1.mp4"


def test_videos_in_texts_and_other_forms(video: VideoCommand, tmp_path: Path) -> None:
    frame = '<description>&lt;iframe src="//player.vimeo.com/video/1"&gt;</description>'
    (entry,) = parsed(video, tmp_path, rss(items(frame)))["entries"]
    assert entry["embeds"] == ["https://player.vimeo.com/video/1"]
    podcast = '<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>'
    content = """<podcast:liveItem status="live" start="2026-08-01T12:30:15Z"><guid>1</guid>
    <podcast:alternateEnclosure type="video/mp4"><podcast:source uri="https://e.org/1.mp4"/>
    </podcast:alternateEnclosure></podcast:liveItem></channel></rss>"""
    (entry,) = parsed(video, tmp_path, podcast + content)["entries"]
    assert (entry["live"], entry["renditions"][0]["address"]) == ("live", "https://e.org/1.mp4")


@pytest.mark.parametrize("name", ["feedly", "miniflux", "netnewswire", "overcast"])
def test_lists_of_others_come_back(video: VideoCommand, tmp_path: Path, name: str) -> None:
    feeds = json.loads((FIXTURES / "opml/truth.json").read_text())[f"{name}.opml"]["feeds"]
    done = video.json("opml", "import", FIXTURES / f"opml/{name}.opml")
    assert (len(done["added"]), done["refused"], done["refusals"]) == (len(feeds), 0, [])
    written = video.text("opml", "export")
    for feed in feeds:
        assert (feed["page"] is None) or f'htmlUrl="{feed["page"]}"' in written
    (tmp_path / "again.opml").write_text(written)
    assert len(video.json("opml", "import", tmp_path / "again.opml")["known"]) == len(feeds)


def test_refused_lines_of_a_list_are_named(video: VideoCommand, tmp_path: Path) -> None:
    outline = '<outline text="Secret" xmlUrl="https://u:s3cr3t@e.org/f"/>'
    (tmp_path / "list.opml").write_text(f"<opml><body>{outline}</body></opml>")
    done = video.json("opml", "import", tmp_path / "list.opml")
    (refusal,) = done["refusals"]
    assert (done["refused"], refusal["title"]) == (1, "Secret")
    assert "s3cr3t" not in json.dumps(done)


def test_intervals(video: VideoCommand, tmp_path: Path) -> None:
    assert video.json("interval") == {"interval": 1_800_000, "source": None}
    assert video.json("interval", "--every", "2h")["interval"] == 7_200_000
    outline = '<outline text="A" xmlUrl="https://e.org/f"/>'
    (tmp_path / "list.opml").write_text(f"<opml><body>{outline}</body></opml>")
    (source,) = video.json("opml", "import", tmp_path / "list.opml")["added"]
    assert video.json("interval", "--source", source)["interval"] == 7_200_000
    changed = video.json("interval", "--source", source, "--every", "5m")
    assert changed == {"interval": 300_000, "source": source}
    assert video.json("interval", "--every", "default")["interval"] == 1_800_000
    assert video.refusal("interval", "--every", "soon") == "invalid"
    assert video.refusal("interval", "--every", "1s") == "invalid"
    assert video.refusal("interval", "--source", "none") == "notFound"


def test_an_encrypted_store_stays_as_it_is(video: VideoCommand) -> None:
    folder = Path(video.store)
    folder.mkdir(mode=0o700)
    cipher = (FIXTURES / "storage/sqlcipher.sqlite").read_bytes()
    for data in (cipher, random.Random(1).randbytes(64 << 10)):
        (folder / "video.sqlite").write_bytes(data)
        assert video.refusal("sources") == "unsupported"
        assert (folder / "video.sqlite").read_bytes() == data
        assert not [file for file in folder.iterdir() if "damaged" in file.name]
