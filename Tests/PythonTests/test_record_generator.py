"""The records that the generator writes for C, the facade and Python, from a small Kit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from generator import ROOT, generate

KIT = """
/// Where a person is.
public enum Presence {
  /// Here.
  case here
  /// Elsewhere.
  case away
}
/// A word of the server's.
public struct Word: RawRepresentable, Sendable {
  /// The word.
  public let rawValue: String
  /// Makes one.
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// A picture.
public struct Picture {
  /// Where it is.
  public let url: String
  /// How wide it is, in pixels; nil when nobody says.
  public let width: Int?
  /// What only the facade can tell.
  public let secret: [Character]
}
/// A person, as ``Picture`` shows one.
///
/// A second paragraph, with `nil`.
public struct Person {
  /// The id.
  public let id: Int64
  /// The name; nil when it is not told.
  public let name: String?
  /// The role.
  public let role: Word
  /// What the person may do.
  public let rights: [String]
  /// When the person came, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not known.
  public let joinedAt: Int64?
  /// The share.
  public let share: Double?
  /// Where the person is.
  public let presence: Presence
  /// How the person looks.
  public let picture: Picture?
  /// How others look.
  public let others: [Picture]
  public let unsaid: Bool
}
"""

TABLE = """
builder = "Records"

[enums.pentad_chat_presence]
swift = "Presence"
python = "Presence"
cases = ["here", "away"]

[records.pentad_chat_person]
swift = "Person"
python = { name = "Person" }
fields = [
  "id", "name", "role", "rights", "joinedAt", "share", "presence", "picture.url -> picture_url",
  "picture", "others",
]

[records.pentad_chat_picture]
swift = "Picture"
python = { name = "Picture" }
fields = ["url", "width ?? 0: int32_t", "= secrets: int64_t"]
[records.pentad_chat_picture.comments]
secrets = "How many secrets it has."

[lists]
pentad_chat_people = "pentad_chat_person"

[list_comments]
pentad_chat_people = "People, the oldest first."
"""

BUILDER = """
import CPentad
import ChatKit

final class Arena {
  func string(_ text: String) -> UnsafePointer<CChar> { fatalError() }
  func string(_ text: String?) -> UnsafePointer<CChar>? { nil }
  func strings(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>> { fatalError() }
  func record<Record>(_ record: Record) -> UnsafePointer<Record> { fatalError() }
  func array<Element>(_ elements: [Element]) -> UnsafePointer<Element> { fatalError() }
}
struct Records {
  let arena: Arena
  func secrets(of picture: Picture) -> Int64 { Int64(picture.secret.count) }
}
"""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    run = generate(folder, KIT, TABLE)
    assert run.returncode == 0, run.stderr
    return folder


def test_c_has_the_properties_with_their_comments(good: Path) -> None:
    header = (good / "Sources/CPentad/types.h").read_text()
    assert "/** People, the oldest first. */\ntypedef struct pentad_chat_people {\n" in header
    assert (
        """
/**
 * A person, as pentad_chat_picture shows one.
 *
 * A second paragraph, with NULL.
 */
typedef struct pentad_chat_person {
  /** The id. */
  int64_t id;
  /** The name; NULL when it is not told. */
  const char *PENTAD_NULLABLE name;
  /** The role. */
  const char *PENTAD_NONNULL role;
  /** What the person may do. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL rights;
  /** The number of items. */
  size_t right_count;
  /** When the person came; PENTAD_NO_TIME when it is not known. */
  int64_t joined_at;
  /** The share. NaN when there is none. */
  double share;
  /** Where the person is. */
  pentad_chat_presence presence;
  /** Where it is. NULL when there is none. */
  const char *PENTAD_NULLABLE picture_url;
  /** How the person looks. NULL when there is none. */
  const pentad_chat_picture *PENTAD_NULLABLE picture;
"""
        in header
    )
    assert header.index("} pentad_chat_picture;") < header.index("} pentad_chat_person;")
    assert "const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL items;" in header
    (good / "use.c").write_text('#include "Sources/CPentad/types.h"\n')
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["gcc", *strict, "-I", str(good), str(good / "use.c")], check=True)


def test_the_facade_compiles(good: Path) -> None:
    (good / "module.modulemap").write_text(
        'module CPentad { header "Sources/CPentad/types.h" export * }'
    )
    (good / "Core.swift").write_text("public struct PentadError: Error {}\n")
    (good / "Builder.swift").write_text(BUILDER)
    module = ["swiftc", "-emit-module", "-parse-as-library", "-module-name"]
    for name, file in (("PentadCore", "Core"), ("ChatKit", "Kit")):
        made = [name, "-o", str(good / f"{name}.swiftmodule"), str(good / f"{file}.swift")]
        subprocess.run([*module, *made], check=True)
    generated = good / "Sources/PentadC/Generated/Chat"
    files = [generated / "ChatKitRecords.swift", generated / "ChatKitEnums.swift"]
    check = ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(good), "Builder.swift"]
    subprocess.run([*check, *map(str, files)], check=True, cwd=good)
    text = files[0].read_text()
    assert "joined_at: value.joinedAt ?? .min," in text
    assert "width: Int32(clamping: value.width ?? 0)," in text
    assert "picture_url: arena.string(value.picture?.url)," in text


def test_python_records_mirror_c(good: Path) -> None:
    module = good / "Sources/PentadPython/pentad/chat/_records.py"
    text = module.read_text()
    assert "    #: The name; None when it is not told.\n    name: str | None\n" in text
    assert '    """A person, as ``Picture`` shows one.\n\n    A second paragraph, with' in text
    assert '        """When the person came, in UTC; None when it is not known."""' in text
    assert "        joined_at_ms=known_time(record.joined_at),\n" in text
    assert (
        "        others=tuple(map(picture_of, items(record.others, record.other_count))),\n" in text
    )
    assert "right_count:" not in text
    assert "def people_of(record: Any) -> list[Person]:" in text
    command = [sys.executable, "-m", "ruff", "check", "--config", str(ROOT / "pyproject.toml")]
    subprocess.run([*command, str(module)], check=True)


LISTS_KIT = """
/// A colour.
public enum Colour {
  /// Red.
  case red
}
/// A note.
public struct Note {
  /// The address.
  public let address: String
  /// The colours.
  public let colours: [Colour]
}
"""

LISTS_TABLE = """
builder = "Records"
[enums.pentad_chat_colour]
swift = "Colour"
python = "Colour"
cases = ["red"]
[snapshots]
pentad_chat_notes = "pentad_chat_note"
[merged]
pentad_chat_all_notes = "pentad_chat_note"
[list_comments]
pentad_chat_notes = "Notes, the newest first."
pentad_chat_all_notes = "The notes of several accounts."
[records.pentad_chat_note]
swift = "Note"
python = { name = "Note", hidden = ["address"] }
fields = ["address", "colours", "= author: text!"]
[records.pentad_chat_note.comments]
author = "The author."
"""


def test_a_list_has_its_age_or_the_accounts_of_its_items(tmp_path: Path) -> None:
    run = generate(tmp_path, LISTS_KIT, LISTS_TABLE)
    assert run.returncode == 0, run.stderr
    header = (tmp_path / "Sources/CPentad/types.h").read_text()
    assert "/** Notes, the newest first. */\ntypedef struct pentad_chat_notes {\n" in header
    assert "  pentad_snapshot_origin origin;\n" in header
    assert "const struct pentad_chat_account_failure *PENTAD_NONNULL failures;\n" in header
    assert "  const char *PENTAD_NONNULL author;\n" in header
    facade = (tmp_path / "Sources/PentadC/Generated/Chat/ChatKitRecords.swift").read_text()
    assert "func record(_ list: Snapshot<[Note]>) -> pentad_chat_notes {" in facade
    assert "func record(_ merged: StellarMerged<Note>) -> pentad_chat_all_notes {" in facade
    python = (tmp_path / "Sources/PentadPython/pentad/chat/_records.py").read_text()
    assert "def notes_of(record: Any) -> Snapshot[Note]:\n" in python
    assert "    return StellarMerged(found, *accounts_of(record))\n" in python
    assert "    address: str = field(repr=False)\n" in python
    assert "    colours: tuple[Colour, ...]\n" in python


OWN_KIT = """
/// A weekday.
public struct Weekday {
  /// Its number.
  public let number: Int32
}
/// A lesson.
public struct Lesson {
  /// The room; `other` is another.
  public let room: String
  /// Its length.
  public let length: Double
  /// The day.
  public let day: Weekday
  /// The other day; nil for none.
  public let other: Weekday?
  /// The grade.
  public let grade: Int64?
  /// The time when it was planned.
  public let plannedAt: Int64
  /// The subject.
  public let subject: String
  /// Its price.
  public let price: Double?
}
"""

OWN_TABLE = """
builder = "Records"
[types]
Weekday = { c = "int32_t", member = "number", none = "0" }
[numbers]
Weekday = "1 to 7"
[python_types]
Weekday = { kind = "_days.Day", read = "_days.Day(_days.Term.FIRST, {})" }
[records.pentad_chat_lesson]
swift = "Lesson"
fields = ["room", "length", "day", "other", "grade", "plannedAt", "subject", "price"]
[records.pentad_chat_lesson.python]
name = "Lesson"
about = "A lesson of a school."
bases = ["_days.LessonText"]
own = ["__repr__"]
moments = false
names = { room = "place" }
comments = { length = "Its length in hours." }
without = ["subject"]
order = ["planned_at_ms"]
defaults = { place = '"gym"', grade = "None" }
uncompared = ["place"]
reads = { price = { kind = "_days.Money | None", read = "_days.money_of(record)" } }
"""


def test_class_follows_its_table(tmp_path: Path) -> None:
    run = generate(tmp_path, OWN_KIT, OWN_TABLE)
    assert run.returncode == 0, run.stderr
    module = tmp_path / "Sources/PentadPython/pentad/chat/_records.py"
    assert (
        module.read_text().partition("from __future__ import annotations\n\n")[2]
        == '''from dataclasses import dataclass, field
from typing import Any

from .._convert import known_count, text
from ._days import Day, LessonText, Money, Term, money_of


@dataclass(frozen=True, repr=False)
class Lesson(LessonText):
    """A lesson of a school."""

    #: The time when it was planned.
    planned_at_ms: int
    #: Its length in hours.
    length: float
    #: The day.
    day: Day
    #: The other day; None when there is none.
    other: Day | None
    #: Its price.
    price: Money | None
    #: The grade. None when there is none.
    grade: int | None = None
    #: The room; ``other`` is another.
    place: str = field(default="gym", compare=False)


def lesson_of(record: Any) -> Lesson:
    return Lesson(
        planned_at_ms=record.planned_at,
        length=record.length,
        day=Day(Term.FIRST, record.day),
        other=Day(Term.FIRST, record.other) if record.other else None,
        price=money_of(record),
        grade=known_count(record.grade),
        place=text(record.room),
    )
'''
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("names = { room", "names = { hall", "python.names has hall, which is none of its fields"),
        ("comments = { length", "comments = { width", "python.comments has width"),
        ('without = ["subject"', 'without = ["topic"', "python.without has topic"),
        ("reads = { price", "reads = { cost", "python.reads has cost"),
        ('order = ["planned_at_ms"', 'order = ["begin"', "python.order has begin"),
        ("defaults = { place", "defaults = { room", "python.uncompared has place, which has no"),
    ],
)
def test_a_class_of_fields_that_are_not_there_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in OWN_TABLE
    run = generate(tmp_path, OWN_KIT, OWN_TABLE.replace(old, new, 1))
    assert run.returncode == 1
    assert said in run.stderr


WORDED_KIT = """
/// A mood, as ``Report/moods`` has it.
public enum Mood {
  /// Good; better than ``bad``.
  case good
  /// Bad.
  case bad
}
/// A day.
public struct Day {
  /// Its number.
  public let number: Int32
}
/// An error.
public struct PentadError: Error {
  /// The message.
  public let message: String
}
/// A report. It is made so:
///
/// ```swift
/// let report = Report()
///
/// report.send()
/// ```
///
/// - The first item, which is so long that it does not go into one line, but into two of them.
/// - The second, by ``Mood/good`` and ``lastDay``.
///
/// C: `pentad_chat_report`.
public struct Report {
  /// The day, `a: b` as text: one of seven.
  public let lastDay: Day
  /// The days before ``lastDay``.
  public let days: [Day]
  /// The moods, each a ``Mood``; ``day(at:)`` gives the days.
  public let moods: [Mood]
  /// Why it failed; nil when it did not.
  public let failure: PentadError?
  /// The mood of others; nil for none.
  public let other: Mood?
  /// The share, as ``days``.
  public let share: Double?
}
"""

WORDED_TABLE = """
builder = "Records"
[types]
Day = { c = "int32_t", member = "number" }
[numbers]
Day = "1 to 7"
[enums.pentad_chat_mood]
swift = "Mood"
python = "Mood"
none = { name = "NONE", about = "None." }
cases = ["good", "bad"]
[records.pentad_chat_report]
swift = "Report"
sized = true
fields = [
  "lastDay -> day", "days", "moods", "failure.message -> error_message", "failure.status", "other",
  "share", "= left: bool ?? false", "= worth: double ?? NaN",
]
[records.pentad_chat_report.comments]
left = "Whether it has left."
worth = "Its worth; NaN when nobody knows."
"""


def test_comments_use_names_of_c(tmp_path: Path) -> None:
    run = generate(tmp_path, WORDED_KIT, WORDED_TABLE)
    assert run.returncode == 0, run.stderr
    assert """
/**
 * A report. It is made so.
 *
 * - The first item, which is so long that it does not go into one line, but into two of them.
 * - The second, by PENTAD_CHAT_MOOD_GOOD and `day`.
 */
typedef struct pentad_chat_report {
  /** The size of this record. */
  size_t struct_size;
  /** The day, `a: b` as text, 1 to 7: one of seven. */
  int32_t day;
  /** The days before `day`, 1 to 7. */
  const int32_t *PENTAD_NONNULL days;
  /** The number of items. */
  size_t day_count;
  /** The moods, each a pentad_chat_mood; day gives the days. */
  const pentad_chat_mood *PENTAD_NONNULL moods;
  /** The number of items. */
  size_t mood_count;
  /** Why it failed, in a sentence; NULL when it did not. */
  const char *PENTAD_NULLABLE error_message;
  /** Why it failed; PENTAD_OK when it did not. */
  pentad_status status;
  /** The mood of others; PENTAD_CHAT_MOOD_NONE when there is none. */
  pentad_chat_mood other;
  /** The share, as `days`. NaN when there is none. */
  double share;
  /** Whether it has left. */
  bool left;
  /** Its worth; NaN when nobody knows. */
  double worth;
} pentad_chat_report;
""" in (tmp_path / "Sources/CPentad/types.h").read_text()
    enums = (tmp_path / "Sources/CPentad/types.h").read_text()
    assert "/** A mood, as `moods` has it. */" in enums
    assert "/** Good; better than PENTAD_CHAT_MOOD_BAD. */" in enums
    python = (tmp_path / "Sources/PentadPython/pentad/chat/_enums.py").read_text()
    assert "#: Good; better than ``Mood.BAD``.\n" in python


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"id", "name"', '"id", "title"', "Person has no property title"),
        ('"others",\n', '"others", "unsaid",\n', "unsaid: has no comment"),
        ('"url", ', '"url", "secret", ', "nothing says how Character crosses"),
        ('"joinedAt"', '"joinedAt: days"', "days is no shape"),
        ('"= secrets: int64_t"', '"= others: int64_t"', "has no comment in the table"),
        ('"= secrets: int64_t"', '"url -> other_url"', "comments secrets, which is none"),
        ('swift = "Picture"', 'swift = "Image"', "Image is no type with a comment"),
        ('people = "People, ', 'humans = "People, ', "is no list with a comment"),
        ('"id", "name"', '"id name"', "a field is `path"),
    ],
)
def test_a_table_that_is_wrong_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TABLE
    run = generate(tmp_path, KIT, TABLE.replace(old, new, 1))
    assert run.returncode == 1
    assert said in run.stderr
    assert not (tmp_path / "Sources").exists()
