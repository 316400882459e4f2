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
/// A video.
public struct Video {
  /// The length, in seconds.
  public let length = 0.0
  /// The number of its views.
  public let views = 0
  /// How the video ends.
  ///
  /// - Parameter kind: in which way.
  /// - Returns: the text.
  ///
  /// C: `pentad_video_ending`.
  public func ending(_ kind: Ending) -> String { "" }
  /// A video of a length.
  ///
  /// - Parameter length: the length, in seconds.
  /// - Returns: the video.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` for a length below 0.
  ///
  /// C: `pentad_video_make`.
  public init(length: Double) throws(PentadError) {}
  init() {}
}
/// An ending.
public enum Ending {
  /// All is well.
  case happy
}
/// What is wanted of a list.
public struct Wish {
  /// The words.
  public let words: [String]
  /// The length, in seconds; nil for any.
  public let length: Int64?
  /// Whether it is live.
  public let isLive: Bool
  /// The ending.
  public let ending: Ending
  /// The title; empty for any.
  public let title: String
  /// The wish behind it.
  public let other: Another?
  /// The others.
  public let others: [Another]
}
/// Another wish.
public struct Another {
  /// The name.
  public let name: String
}
/// Figures.
public struct Figures {
  /// The bytes.
  public let bytes: Int64 = 0
}
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
  /// The oldest video of a source.
  ///
  /// - Parameter number: the number of a video; nil for the first.
  /// - Returns: the video; nil when there is none.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_oldest`.
  public func oldest(of id: SourceID, from number: Int64?) async throws(PentadError)
    -> Video? { nil }
  /// The videos that came first.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_firsts`.
  public func firsts() throws(PentadError) -> [Video] { [] }
  /// The figures of the store.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_figures`.
  public func figures() async throws(PentadError) -> Figures { Figures() }
  /// Forgets a source.
  ///
  /// - Throws: as ``loadOlder(of:)``.
  ///
  /// C: `pentad_video_feed_forget`.
  public func forget(_ id: SourceID) async throws(PentadError) {}
}
"""

TABLE = """
builder = "VideoRecords"

[client]
swift = "VideoFeed"
handle = "VideoHandle"
parameter = "feed"
closed = "when the feed is suspended"

[inputs.pentad_video_wish]
swift = "Wish"
parameter = "wish"
required = true
fields = [
  "words", "length", "isLive", "ending <- end", 'title ?? ""', "other", "others",
]

[inputs.pentad_video_another]
swift = "Another"
parameter = "other"
fields = ["name"]

[readers]
[readers.SourceID]
reader = "readSource"
parameter = "source"
about = "the source"
refuses = "names no source"

[readers.Int64]
type = "Int64"
make = "{}"
none = "{} == 0 ? nil : {}"
nil = "0"

[readers.Video]
parameter = "video"
about = "the video"
type = "UnsafePointer<pentad_video_options>?"
make = "try Video(readOptions({}, {name}))"
invalid = ["no video", "no sound"]
misuse = ["a wrong `struct_size`"]
statuses = "`PENTAD_VIDEO_NOT_FOUND` for an unknown one"

[handles]
Video = ["pentad_video_item", "VideoItem"]

[enums.pentad_video_end]
swift = "Ending"
input = true
cases = ["happy"]

[records.pentad_video_another]
swift = "Another"
fields = ["name"]

[records.pentad_video_figures]
swift = "Figures"
sized = true
fields = ["bytes"]

[results]
"[SourceID]" = ["pentad_video_sources", "sources"]

[throws]
"what writing the store throws" = ["`PENTAD_STORAGE` when it is full", "while it is written"]
"what reading the store throws" = ["`PENTAD_STORAGE`", "while it is read"]

[operations.VideoFunctions]
pentad_video_feed_by_hand = { by_hand = "two methods" }
pentad_video_feed_load_older = { since = "0.1", out = "is_more", paragraphs = 1 }
pentad_video_feed_sources = "0.2"
pentad_video_feed_figures = "0.1"
pentad_video_ending = "0.1"
pentad_video_make = "0.1"
pentad_video_feed_forget = { since = "0.1", blocks = "while it is written" }

[operations.VideoFunctions.pentad_video_feed_firsts]
since = "0.1"
now = true
items = ["views", "length -> lengths"]
required = ["views"]

[operations.VideoFunctions.pentad_video_feed_oldest]
since = "0.1"
parts = ["length", "views: int32_t"]
required = ["views"]
absent = "there is none"

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


def function(folder: Path, name: str) -> tuple[str, str]:
    """The comment of a generated function, on one line, and the function."""
    text = (folder / "VideoFeedKitOperations.swift").read_text()
    found = next(one for one in text.split("\n}\n") if f'@_cdecl("{name}")' in one)
    comment = [line.lstrip("/ ") for line in found.splitlines() if line.startswith("///")]
    return " ".join(comment), found


def test_parameters_receive_parts_of_a_result(good: Path) -> None:
    comment, text = function(good, "pentad_video_feed_oldest")
    assert "- number: the number of a video; 0 for the first" in comment
    assert "- length: receives the length, in seconds; may be NULL" in comment
    assert "- views: receives the number of its views" in comment
    assert "- Returns: `PENTAD_NOT_FOUND` when there is none; `PENTAD_ST" in comment
    assert "`PENTAD_INVALID` for a text that names no source" in comment
    assert (
        """
    let views = try require(views, "views")
    length?.pointee = .nan
    views.pointee = 0
    let source = try readSource(source, "source")
    let number = number == 0 ? nil : number
    let given = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.oldest(of: source, from: number)
    }
    guard let given else {
      throw PentadError(.notFound, "there is none")
    }
    length?.pointee = given.length
    views.pointee = Int32(clamping: given.views)
"""
        in text
    )


def test_arrays_of_the_caller_receive_the_items_on_its_thread(good: Path) -> None:
    comment, text = function(good, "pentad_video_feed_firsts")
    assert (
        "receives at most `capacity` values: the length, in seconds; NULL when not needed"
        in comment
    )
    assert "NULL when `capacity` is 0" in comment
    assert "is missing" not in comment
    assert (
        """
    let target = try ListTarget(count, capacity)
    let views = try target.require(views, "views")
    let feed = try VideoHandle.client(feed)
    let given = try feed.firstsNow()
    target.fill(given) { index, item in
      views?[index] = Int64(item.views)
      lengths?[index] = item.length
    }
"""
        in text
    )


def test_a_record_of_the_caller_is_filled(good: Path) -> None:
    comment, text = function(good, "pentad_video_feed_figures")
    assert "- out: receives the figures" in comment
    assert '    _ = try require(out, "out")\n' in text
    assert "    try fill(out, with: VideoRecords(arena: Arena()).record(given))\n" in text


def test_a_method_of_a_value_needs_no_client(good: Path) -> None:
    comment, text = function(good, "pentad_video_ending")
    assert "`PENTAD_INVALID` for an invalid video or sound;" in comment
    assert "`PENTAD_VIDEO_NOT_FOUND` for an unknown one;" in comment
    assert "PENTAD_CLOSED" not in comment
    assert "PENTAD_UNSUPPORTED" not in comment
    assert "Blocks: no." in comment
    assert (
        """
    let video = try Video(readOptions(video, "video"))
    let kind = try Ending(kind, "kind")
    return video.ending(kind)
"""
        in text
    )


def test_an_initializer_gives_a_handle(good: Path) -> None:
    comment, text = function(good, "pentad_video_make")
    assert "- out: receives the video" in comment
    assert "_ out: UnsafeMutablePointer<pentad_video_item_ref?>?" in text
    assert "    let given = try Video(length: length)\n" in text
    assert "    return VideoItem(given).give()" in text


def test_a_record_that_a_program_gives_is_read(good: Path) -> None:
    text = (good / "VideoFeedKitInputs.swift").read_text()
    assert (
        """
extension Wish {
  /// Reads a `pentad_video_wish`.
  ///
  /// - Throws: `misuse` for NULL, a wrong size, an unknown value; `invalid` for a field that cannot
  ///   be read
  init(_ pointer: UnsafePointer<pentad_video_wish>?) throws(PentadError) {
    _ = try require(pointer, "wish")
    let record = try readOptions(pointer, "wish")
    self.init(
      words: try readTexts(record.words, record.word_count, "wish->words"),
      length: record.length == 0 ? nil : record.length, isLive: record.is_live != 0,
      ending: try Ending(record.end, "wish->end"),
      title: try readOptionalText(record.title, "wish->title") ?? "",
      other: try record.other.map { (item) throws(PentadError) in try Another(item) },
      others: try readRecords(
        record.others, record.other_count, "wish->others"
      ) { (item) throws(PentadError) in try Another(item) })
  }
}
"""
        in text
    )


def test_a_record_of_the_library_is_read_as_far_as_it_went(good: Path) -> None:
    text = (good / "VideoFeedKitInputs.swift").read_text()
    assert (
        """
    let pointer = try require(pointer, "other")
    self.init(name: try readText(readField(pointer, \\.name), "other->name"))
"""
        in text
    )


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ('"color"', "Wish has no property color"),
        ('"length -> size"', "a field is `label"),
    ],
)
def test_a_field_that_cannot_be_read_is_refused(tmp_path: Path, field: str, said: str) -> None:
    run = generate(tmp_path, table=TABLE.replace('"length"', field, 1))
    assert run.returncode == 1
    assert said in run.stderr


def test_a_function_by_hand_has_its_twin(good: Path) -> None:
    text = (good / "VideoFeedKitTwins.swift").read_text()
    assert (
        """
/// Does the same as pentad_video_feed_search(), without waiting for it.
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


def test_waiting_calls_have_async_twins(good: Path) -> None:
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


def test_record_is_read_by_the_tables_reader(good: Path) -> None:
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
