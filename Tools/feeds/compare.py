"""Compares the results of the feed reader with those of feedparser, on feedparser's own test
corpus.

`python3 compare.py PROGRAM TESTS` needs feedparser; PROGRAM is pentad-cli, TESTS the tests/ folder
of feedparser's source distribution. Prints the rate of agreement for each folder and field, and
each file that disagrees, with both values. Fails when PROGRAM returns no result for a file, and for
a disagreement that KNOWN does not explain.
"""

from __future__ import annotations

import calendar
import json
import re
import subprocess
import sys
import time
from collections import Counter, defaultdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import quote

import feedparser  # type: ignore[import-not-found,import-untyped,unused-ignore]

BASE = "http://127.0.0.1:8097/wellformed/feed.xml"
# Folders that are not compared, with reasons.
LEFT_OUT = {
    "compression": "the transport takes compression off",
    "wellformed/cdf": "a format of Internet Explorer 4",
    "illformed/chardet": "encodings that nothing names: feedparser guesses, this reader takes "
    "each byte that is not UTF-8 for one of Windows-1252",
}
# Files that disagree on purpose, with reasons.
KNOWN = {
    **dict.fromkeys(
        [
            "x80_cp500",
            "x80_cp875",
            "x80_csibm500",
            "x80_ebcdic-cp-be",
            "x80_ebcdic-cp-ch",
            "x80_ebcdic_cp_be",
            "x80_ebcdic_cp_ch",
            "x80_ibm500",
        ],
        "code pages of mainframes other than 037",
    ),
    **dict.fromkeys(
        [
            "entry_title_base64",
            "entry_title_base64_2",
            "entry_title_content_mode_base64",
            "http_entry_title_base64_base_content_location",
            "http_entry_title_base64_base_docuri",
        ],
        "a title in base 64 is none",
    ),
    **dict.fromkeys(
        [
            "entry_id_no_normalization_4",
            "entry_id_with_attributes",
            "http_entry_id_base_content_location",
            "http_entry_id_base_docuri",
            "http_content_language_entry_title_inherit_2",
            "item_guid_isPermaLink_ValueError",
        ],
        "an id stays as it was written",
    ),
    **dict.fromkeys(
        ["itunes_item_image", "itunes_item_image_url"], "a picture of iTunes is a thumbnail, too"
    ),
    **dict.fromkeys(
        ["entry_content_xml_lang_blank_3", "atom10_arbitrary_element", "atom10_id", "atom10_title"],
        "equal entries without an id are one",
    ),
    "cdf_item_abstract_xml_base": "a format of Internet Explorer 4",
    "doctype_contains_entity_decl": "an external entity is refused",
    "item_category_image": "a title inside of a category is not the entry's",
    "entry_title_crazy": "a script that an attribute hides is dropped with its text",
    "hex_entity_x_uppercase": "&#X41; is no reference of XML, and Atom's titles are not HTML",
    "http_status_302-no-location": "an empty document is no feed",
    "rss_empty_document": "an empty document is no feed",
    "rss_incomplete_cdata": "an entry that is cut off is left out",
}
BLOCKS = frozenset(
    """
    address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset
    figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre
    section summary table tbody td tfoot th thead tr ul
    """.split()  # noqa: SIM905
)


class Text(HTMLParser):
    """The text of HTML."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.hidden += tag in ("script", "style")
        if tag in BLOCKS:
            self.parts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in ("script", "style")
        if tag in BLOCKS:
            self.parts.append(" ")

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.parts.append(data)


def plain(value: str | None, kind: str) -> str | None:
    if value is None:
        return None
    if kind != "text/plain":
        reader = Text()
        reader.feed(value)
        reader.close()
        value = "".join(reader.parts)
    value = re.sub(r"[\x00-\x08\x0b\x0e-\x1f\x7f]", "", value)
    return re.sub(r"[ \t\r\n\f]+", " ", value).strip(" ") or None


def address(value: str | None) -> str | None:
    """Returns an address in this reader's form: percent-encoded; None for a rejected one."""
    if not value or not re.match(r"https?://[^/]", value, re.I):
        return None
    scheme, rest = value.split("://", 1)
    value = scheme.lower() + "://" + quote(rest, safe="!#$%&'()*+,/:;=?@[]~-._")
    return re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", value)


def moment(value: Any) -> int | None:
    return calendar.timegm(value) if value else None


def seconds(text: str | None) -> int | None:
    if text is None:
        return None
    return calendar.timegm(time.strptime(text.split(".")[0], "%Y-%m-%dT%H:%M:%S"))


def expected(feed: feedparser.FeedParserDict) -> list[dict[str, object]]:
    found = []
    for entry in feed.entries:
        get = dict(entry).get  # past feedparser's own substitutions
        detail = get("title_detail") or {}
        enclosures = [link for link in get("links") or [] if link.get("rel") == "enclosure"]
        found.append(
            {
                "title": plain(get("title"), detail.get("type", "text/plain")),
                "link": address(get("link")),
                "id": (get("id") or "").strip() or None,
                "published": moment(get("published_parsed")) or moment(get("created_parsed")),
                "updated": moment(get("updated_parsed")),
                "enclosures": [
                    [a, (e.get("type") or "").lower() or None]
                    for e in enclosures
                    if (a := address(e.get("href")))
                ],
                "media": [address(m.get("url")) for m in get("media_content") or []],
                "thumbnails": [address(m.get("url")) for m in get("media_thumbnail") or []],
            }
        )
    return found


def ours(feed: dict[str, Any]) -> list[dict[str, object]]:
    return [
        {
            "title": plain(e["title"], "text/plain"),
            "link": e["page"],
            "id": e["id"] if e["idOrigin"] in ("own", "divided") else None,
            "published": seconds(e["published"]),
            "updated": seconds(e["updated"]),
            "enclosures": [[x["address"], x["type"]] for x in e["enclosures"]],
            "media": [m["address"] for m in e["renditions"]],
            "thumbnails": [t["address"] for t in e["thumbnails"]],
        }
        for e in feed["entries"]
    ]


def header(data: bytes, name: str) -> str | None:
    match = re.search(rb"^Header:\s*%s:\s*(.+)$" % name.encode(), data, re.M | re.I)
    return match[1].decode("latin-1").strip() if match else None


def main() -> None:
    program, tests = sys.argv[1], Path(sys.argv[2])
    files = sorted(p for p in tests.rglob("*") if p.suffix in (".xml", ".gz", ".z", ".json"))
    jobs = []
    for path in files:
        data = path.read_bytes()
        jobs.append(
            (path, data, header(data, "content-location") or BASE, header(data, "content-type"))
        )
    lines = "".join(f"{p}\t{base}\t{kind or ''}\n" for p, _, base, kind in jobs)
    run = subprocess.run(
        [program, "video", "parse", "--names"],
        input=lines.encode(),
        capture_output=True,
        check=False,
    )
    answers = run.stdout.decode().split("\n")[:-1]
    # Status 1 means that a file was invalid, which the results contain.
    if run.returncode not in (0, 1) or len(answers) != len(jobs):
        sys.exit(
            f"the program ended with {run.returncode} after {len(answers)} of {len(jobs)} files; "
            f"{run.stderr.decode()[-500:]}"
        )
    print(f"{len(jobs)} files read, no crash")
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    notes: list[tuple[str, str, str, object, object]] = []
    for (path, data, base, kind), answer in zip(jobs, answers, strict=True):
        folder = str(path.relative_to(tests).parent)
        if folder in LEFT_OUT:
            continue
        headers = {"content-location": base, "content-type": kind or "application/xml"}
        theirs = feedparser.parse(data, response_headers=headers)
        result = json.loads(answer)
        count = counts[folder]
        count["files"] += 1
        want = expected(theirs)
        if "error" in result:
            count["error"] += 1
            failure = "{code}: {message}".format(**result["error"])
            notes.append((folder, path.name, "error", failure, f"{len(want)} entries"))
            continue
        have = ours(result)
        if len(want) != len(have):
            notes.append((folder, path.name, "entries", len(have), len(want)))
            count["entries differ"] += 1
            continue
        isgood = True
        for a, b in zip(want, have, strict=True):
            for field in a:
                count[field] += 1
                if a[field] != b[field]:
                    isgood = False
                    count[f"{field} differs"] += 1
                    notes.append((folder, path.name, field, b[field], a[field]))
        count["equal"] += isgood
    unexpected = 0
    for note in notes:
        reason = KNOWN.get(Path(note[1]).stem)
        unexpected += reason is None
        print(
            "  {}/{}: {}: ours {!r}, feedparser {!r}".format(*note), f"({reason or 'UNEXPECTED'})"
        )
    for folder, count in sorted(counts.items()):
        differing = {
            k: v
            for k, v in count.items()
            if k.endswith("differs") or k in ("error", "entries differ")
        }
        print(f"{folder}: {count['equal']} of {count['files']} equal; {differing or ''}")
    equal, compared = (sum(c[k] for c in counts.values()) for k in ("equal", "files"))
    print(f"{equal} of {compared} files equal; left out: {LEFT_OUT}")
    if unexpected:
        sys.exit(f"{unexpected} unexpected disagreements")


if __name__ == "__main__":
    main()
