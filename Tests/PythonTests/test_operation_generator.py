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
SourceID = { reader = "readSource", parameter = "source", about = "the source" }

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

[python]
folder = "_feed"

[python.arguments]
SourceID = { name = "source", type = "_inputs.SourceLike", make = "_inputs.source_id({})" }

[python.results]
pentad_video_sources = { type = "list[_sources.Source]", read = "_sources.sources_of" }
pentad_video_groups = { type = "tuple[_groups.Group, ...]", read = "_groups.groups_of" }

[python.throws]
"what writing the store throws" = "StorageError when it is full:"

[python.methods.SourceMethods]
about = "Where videos come from."
pentad_video_feed_load_older = { name = "load_older", paragraphs = 1 }
pentad_video_feed_sources = { name = "sources", timed = false }
pentad_video_feed_forget = "forget"
"""

HEADER = """
typedef enum pentad_status {
  /** Nothing of that name. */
  PENTAD_NOT_FOUND = 4,
  /** The disk said no. */
  PENTAD_STORAGE = 8,
  /** VideoFeedKit, PENTAD_NOT_FOUND: no such source. */
  PENTAD_VIDEO_SOURCE_NOT_FOUND = 0x0d0104,
  /** VideoFeedKit, PENTAD_NOT_FOUND: no such video. */
  PENTAD_VIDEO_NOT_FOUND = 0x0d0204,
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
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` for a text that is not UTF-8, and for a limit of 0;
///   `PENTAD_MISUSE` if `feed`, `words` or `out` is missing
///
/// Threads: any. Blocks: while the store is searched. Since: 0.1
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
    for made in ("graphs", "Bridge", "include", "Sources/PentadC/Video"):
        (folder / made).mkdir(parents=True)
    (folder / "Bridge/video.toml").write_text(table)
    (folder / "include/pentad_types.h").write_text(HEADER)
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
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_SOURCE_NOT_FOUND` when there is none;
///   `PENTAD_VIDEO_NOT_FOUND`; `PENTAD_STORAGE` when it is full: nothing has changed then;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed` or `source` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while it is written. Since: 0.1
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
    assert "`PENTAD_MISUSE` if `feed` or `out` is missing" in text
    assert "free it with pentad_video_sources_free().\n" in text
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
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not
///   UTF-8, and for a limit of 0; `PENTAD_MISUSE` if `feed`, `words` or `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the feed's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
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


def methods(good: Path) -> str:
    python = good.parents[3] / "Sources/PentadPython/pentad/video/_feed/_methods.py"
    return python.read_text()


def test_a_method_of_python_has_its_docstring_its_timeout_and_its_twin(good: Path) -> None:
    assert """
class SourceMethods(AsyncHandle):
    \"\"\"Where videos come from.\"\"\"

    @timed
    def load_older(self, source: SourceLike, *, timeout: float | None = None) -> bool:
        \"\"\"Has a source tell of older things.

        See :meth:`sources` and source id. Returns whether there was something older. NotFoundError
        when there is none. NotFoundError: no such video. StorageError when it is full: nothing has
        changed then.
        \"\"\"
        asked = self._pointer, source_id(source)
        return call_out(c_bool, lib.pentad_video_feed_load_older, *asked).value
""" in methods(good)


def test_what_waits_in_c_has_a_twin_that_does_not_block_a_thread(good: Path) -> None:
    text = methods(good)
    assert (
        """
    @timed
    async def load_older_async(self, source: SourceLike, *, timeout: float | None = None) -> bool:
        \"\"\"As :meth:`load_older`; to cancel the task ends the wait.\"\"\"
        from ._gives import give_flag

        asked = self._pointer, source_id(source)
        return await give_flag(lib.pentad_video_feed_load_older_async, *asked)
"""
        in text
    )
    assert "    forget_async: Final = twin(forget)\n" in text


def test_a_label_with_a_default_is_a_keyword_of_python(good: Path) -> None:
    text = methods(good)
    assert "    def sources(self, *, name: str | None = None) -> list[Source]:\n" in text
    assert "``name`` is the name; None for all." in text
    assert 'asked = self._pointer, optional_utf8(name, "name")\n' in text


def test_a_record_is_read_by_what_the_table_names(good: Path) -> None:
    text = methods(good)
    read = "pentad_video_sources, lib.pentad_video_sources_free, sources_of"
    assert f"_sources_by = reader({read})\n" in text
    assert "return _sources_by(lib.pentad_video_feed_sources, *asked)\n" in text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("SourceID = { name", "Other = { name", "no argument of the type SourceID"),
        ("timed = false }", 'parameters = ["nobody"] }', "has no parameter nobody"),
        ("timed = false }", "parameters = [] }", "takes name; 0 are given"),
        ("pentad_video_sources = { type", "pentad_video_others = { type", "nothing is known of"),
        ('feed_forget = "forget"', 'feed_hidden = "hide"', "must name pentad_video_feed_hidden"),
    ],
)
def test_a_line_for_python_that_follows_no_rule_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in TABLE
    run = generate(tmp_path, table=TABLE.replace(old, new, 1))
    assert run.returncode == 1
    assert said in run.stderr


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
