"""The functions that the generator makes of a Kit's methods, and those that do not wait."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

KIT = """
public struct PentadError: Error {}
/// The name of a source.
///
/// C: `pentad_video_source`.
public struct SourceID {}
public final class VideoFeed {
  /// Has a source tell of older things. See ``sources(named:)`` and ``SourceID``.
  ///
  /// Only in Swift.
  ///
  /// - Returns: whether there was something older.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when there is none;
  ///   ``PentadCore/PentadError/Code/videoNotFound``; what writing the store throws: nothing has
  ///   changed then; ``PentadCore/PentadError/Code/cancelled``.
  ///
  /// C: `pentad_video_feed_load_older`.
  public func loadOlder(of id: SourceID) async throws(PentadError) -> Bool { false }
  /// The sources of a name.
  ///
  /// - Parameter name: the name; nil for all.
  /// - Returns: the sources.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_sources`.
  public func sources(named name: String? = nil) async throws(PentadError) -> [SourceID] { [] }
  /// Forgets a source.
  ///
  /// - Throws: as ``loadOlder(of:)``.
  ///
  /// C: `pentad_video_feed_forget`.
  public func forget(_ id: SourceID) async throws(PentadError) {}
}
"""

TABLE = """
[client]
swift = "VideoFeed"
handle = "VideoHandle"
parameter = "feed"
records = "VideoRecords"
closed = "when the feed is suspended"

[readers]
[readers.SourceID]
reader = "readSource"
parameter = "source"
about = "the source"
refuses = "names no source"

[results]
"[SourceID]" = ["pentad_video_sources", "sources"]

[throws]
"what writing the store throws" = ["`PENTAD_STORAGE` when it is full", "while it is written"]
"what reading the store throws" = ["`PENTAD_STORAGE`", "while it is read"]

[operations.VideoFunctions]
pentad_video_feed_by_hand = { by_hand = "two methods" }
pentad_video_feed_load_older = { since = "0.1", out = "is_more", paragraphs = 1 }
pentad_video_feed_sources = "0.2"
pentad_video_feed_forget = { since = "0.1", blocks = "while it is written" }

[twins]
pentad_video_feed_load_older = "0.1"
pentad_video_feed_sources = { since = "0.2", callback = "pentad_video_names_callback" }
pentad_video_feed_search = "0.1"
"""

HEADER = """
typedef enum pentad_status {
  PENTAD_STORAGE = 8,
  PENTAD_VIDEO_SOURCE_NOT_FOUND = 9,
  PENTAD_VIDEO_NOT_FOUND = 10,
} pentad_status;
"""

FACADE = """
/// Finds videos.
///
/// - Parameters:
///   - feed: the feed
///   - words: the words
///   - limit: how many at most
///   - out: receives the videos, the newest first
/// - Returns: `PENTAD_INVALID` for a limit of 0
///
/// Blocks: while the store is searched. Since: 0.1
@_cdecl("pentad_video_feed_search")
public func pentad_video_feed_search(
  _ feed: pentad_video_feed_ref?, _ words: UnsafePointer<CChar>?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let words = try readText(words, "words")
    let limit = try readLimit(limit)
    let groups = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.search(
        words, limit: limit)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).groups(groups) }
  }
}
"""


def generate(
    folder: Path, kit: str = KIT, table: str = TABLE, facade: str = FACADE
) -> subprocess.CompletedProcess[str]:
    graphs = folder / "graphs"
    for made in ("graphs", "Bridge", "Sources/PentadC/Video"):
        (folder / made).mkdir(parents=True)
    (folder / "Bridge/video.toml").write_text(table)
    (folder / "Bridge/core.h").write_text(HEADER)
    (folder / "Sources/PentadC/Video/VideoFunctions.swift").write_text(facade)
    (folder / "Kit.swift").write_text(kit)
    emit = ["-emit-module", "-emit-symbol-graph", "-emit-symbol-graph-dir", str(graphs)]
    module = ["-module-name", "VideoFeedKit", "-o", str(folder / "K.swiftmodule")]
    subprocess.run(["swiftc", *emit, *module, str(folder / "Kit.swift")], check=True)
    command = [sys.executable, str(ROOT / "Tools/faces/generate.py"), str(graphs), "--bridge"]
    return subprocess.run(
        [*command, "--root", str(folder)], capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("operations")
    run = generate(folder)
    assert run.returncode == 0, run.stderr
    return folder / "Sources/PentadC/Generated/Video"


def test_a_method_becomes_a_function_with_its_comment(good: Path) -> None:
    text = (good / "VideoFeedKitOperations.swift").read_text()
    assert (
        """
/// Has a source tell of older things. See pentad_video_feed_sources() and pentad_video_source.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - is_more: receives whether there was something older; NULL when not needed
/// - Returns: `PENTAD_VIDEO_SOURCE_NOT_FOUND` when there is none; `PENTAD_VIDEO_NOT_FOUND`;
///   `PENTAD_STORAGE` when it is full: nothing has changed then; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_INVALID` for a text that names no source
///
/// Blocks: while it is written. Since: 0.1
@_cdecl("pentad_video_feed_load_older")
public func pentad_video_feed_load_older(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ is_more: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_more?.pointee = false
    let source = try readSource(source, "source")
    let given = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.loadOlder(of: source)
    }
    is_more?.pointee = given
  }
}
"""
        in text
    )


def test_nil_is_null_and_a_result_a_record(good: Path) -> None:
    text = (good / "VideoFeedKitOperations.swift").read_text()
    assert "///   - name: the name; NULL for all\n" in text
    assert '    let name = try readOptionalText(name, "name")\n' in text
    assert "    return OwnedRecord.give { VideoRecords(arena: $0).sources(given) }\n" in text


def test_a_comment_may_refer_to_another(good: Path) -> None:
    text = (good / "VideoFeedKitOperations.swift").read_text()
    assert "/// - Returns: as pentad_video_feed_load_older()\n" in text
    assert "pentad_video_feed_by_hand" not in text


def test_a_function_by_hand_has_its_twin(good: Path) -> None:
    text = (good / "VideoFeedKitTwins.swift").read_text()
    assert (
        """
/// As pentad_video_feed_search(), without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - words: the words
///   - limit: how many at most
///   - callback: called once at the end; receives the videos, the newest first
///
/// Blocks: no. Since: 0.1
"""
        in text
    )
    assert (
        """
    operation?.pointee = nil
    let words = try readText(words, "words")
    let limit = try readLimit(limit)
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.search(
        words, limit: limit)
    } record: {
      VideoRecords(arena: $0).groups($1)
    }
"""
        in text
    )


def test_a_function_that_is_made_has_its_twin(good: Path) -> None:
    text = (good / "VideoFeedKitTwins.swift").read_text()
    assert "_ callback: pentad_video_flag_callback?" in text
    assert "_ callback: pentad_video_names_callback?" in text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("named name: String?", "named name: Character?", "no reader is known of Character?"),
        ("name: the name; nil for all", "name: the name", "must say what nil is for name"),
        ("- Parameter name: the name; nil for all.", "", "does not say what name is"),
        ("  /// - Returns: the sources.\n", "", "does not say what it returns"),
        ("what reading the store throws", "what else it throws", "the table does not know"),
        ("``sources(named:)``", "``hidden()``", "names hidden(), which names no function of C"),
        ("Code/videoNotFound", "Code/unheardOf", "C has no status for unheardOf"),
        ("-> [SourceID] { [] }", "-> [Int] { [] }", "nothing is known of [Int]"),
        ("C: `pentad_video_feed_forget`.", "", "must name it, and it is none"),
    ],
)
def test_a_method_that_follows_no_rule_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in KIT
    run = generate(tmp_path, kit=KIT.replace(old, new, 1))
    assert run.returncode == 1
    assert said in run.stderr
    assert not (tmp_path / "Sources/PentadC/Generated").exists()


def test_a_function_of_another_shape_has_no_twin(tmp_path: Path) -> None:
    line = "    let limit = try readLimit(limit)\n"
    facade = FACADE.replace("    return Owned", f"{line}    return Owned", 1)
    run = generate(tmp_path, facade=facade)
    assert run.returncode == 1
    assert "pentad_video_feed_search: does more than one call and its answer" in run.stderr
