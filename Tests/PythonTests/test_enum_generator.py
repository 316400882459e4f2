"""The enums that the generator writes for C, the facade and Python, from a Kit for the purpose."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from generator import generate

KIT = """
public struct Message {
  /// The state of a message, as ``Message`` has it.
  ///
  /// A second paragraph, with `nil`.
  ///
  /// C: `pentad_chat_state_kind`.
  public enum State {
    /// It waits.
    case queued
    /// It is being sent, and that may take as long as the other side wants it to take,
    /// or even longer than that.
    case longPolling(after: Int)
    /// It was refused.
    case hmacSHA1
  }
}
/// An event.
public enum Happening {
  /// The first.
  case first
  /// The second.
  case second
}
"""

TABLE = """
[enums.pentad_chat_state_kind]
swift = "Message.State"
python = "MessageState"
none = { name = "UNKNOWN", about = "Nobody knows." }
names = { hmacSHA1 = "SIGNED" }
words = { queued = "Queued" }
cases = ["longPolling", "queued", "hmacSHA1"]

[enums.pentad_chat_happening]
swift = "Happening"
python = "Happening"
numbers = "bits"
input = true
cases = ["first", "second"]
"""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("enums")
    run = generate(folder, KIT, TABLE)
    assert run.returncode == 0, run.stderr
    return folder


def test_c_has_the_words_of_swift(good: Path) -> None:
    header = (good / "Sources/CPentad/types.h").read_text()
    assert (
        """
/**
 * The state of a message, as message has it.
 *
 * A second paragraph, with `nil`.
 */
typedef enum pentad_chat_state_kind {
  /** Nobody knows. */
  PENTAD_CHAT_STATE_KIND_UNKNOWN = 0,
  /**
   * It is being sent, and that may take as long as the other side wants it to take, or even longer
   * than that.
   */
  PENTAD_CHAT_STATE_KIND_LONG_POLLING = 1,
  /** It waits. */
  PENTAD_CHAT_STATE_KIND_QUEUED = 2,
  /** It was refused. */
  PENTAD_CHAT_STATE_KIND_SIGNED = 3,
"""
        in header
    )
    assert "  PENTAD_CHAT_HAPPENING_SECOND = 2,\n" in header
    assert "The values can be combined with `|`." in header
    source = good / "use.c"
    source.write_text('#include "Sources/CPentad/types.h"\n')
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(["gcc", *strict, str(source)], check=True)


def test_the_facade_goes_both_ways(good: Path) -> None:
    """Compiled against the enums themselves: a case that is missing would be an error."""
    (good / "module.modulemap").write_text(
        'module CPentad { header "Sources/CPentad/types.h" export * }'
    )
    (good / "Core.swift").write_text(
        "public struct PentadError: Error {\n"
        "  public enum Code { case misuse }\n"
        "  public let message: String\n"
        "  public init(_ code: Code, _ message: String) { self.message = message }\n}\n"
    )
    module = ["swiftc", "-emit-module", "-parse-as-library", "-module-name"]
    for name, file in (("PentadCore", "Core"), ("ChatKit", "Kit")):
        made = [name, "-o", str(good / f"{name}.swiftmodule"), str(good / f"{file}.swift")]
        subprocess.run([*module, *made], check=True)
    generated = good / "Sources/PentadC/Generated/Chat/ChatKitEnums.swift"
    check = ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(good), str(generated)]
    subprocess.run(check, check=True)
    text = generated.read_text()
    assert "case .longPolling: PENTAD_CHAT_STATE_KIND_LONG_POLLING\n" in text
    assert "init(_ code: pentad_chat_happening, _ name: StaticString)" in text
    assert "self?.code ?? PENTAD_CHAT_STATE_KIND_UNKNOWN" in text


def test_c_has_the_names_of_values(good: Path) -> None:
    text = (good / "Sources/PentadC/Generated/Chat/ChatKitNames.swift").read_text("utf-8")
    assert (
        """
/// Returns the name of a `pentad_chat_state_kind`, as in Swift.
///
/// - Parameter value: the value
/// - Returns: the name, a static string such as `unknown`; NULL for an unknown number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_state_kind_name")
public func pentad_chat_state_kind_name(
  _ value: pentad_chat_state_kind
) -> UnsafePointer<CChar>? {
  switch value {
  case PENTAD_CHAT_STATE_KIND_UNKNOWN: constant("unknown")
  case PENTAD_CHAT_STATE_KIND_LONG_POLLING: constant("longPolling")
  case PENTAD_CHAT_STATE_KIND_QUEUED: constant("queued")
  case PENTAD_CHAT_STATE_KIND_SIGNED: constant("hmacSHA1")
  default: nil
  }
}
"""
        in text
    )
    assert "NULL for a combination of values\n" in text


def test_python_has_its_own_way_to_write_them(good: Path) -> None:
    module = good / "Sources/PentadPython/pentad/chat/_enums.py"
    text = module.read_text()
    assert "A second paragraph, with None." in text
    assert '    UNKNOWN = "unknown"\n' in text
    assert '    #: It waits.\n    QUEUED = "Queued"\n' in text
    assert "class Happening(JoinedName):" in text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["first", "second"]', '["first"]', "Happening has a case second: add it at the end"),
        ('"second"]', '"second", "third"]', "Happening has no case third"),
        ('"Happening"\nnumbers = "bits"', '"Happening"\nnumbers = "odd"', "numbers are 'odd'"),
        ('swift = "Happening"', 'swift = "Event"', "Event is no enum of the Kit"),
        (
            'python = "MessageState"',
            "input = true",
            "State.longPolling holds values, which no number",
        ),
        ("words = { queued", "words = { waiting", "names waiting, which is not among its cases"),
    ],
)
def test_a_table_that_is_wrong_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TABLE
    run = generate(tmp_path, KIT, TABLE.replace(old, new, 1))
    assert run.returncode == 1
    assert said in run.stderr
    assert not (tmp_path / "include").exists()


def test_a_case_without_a_comment_is_refused(tmp_path: Path) -> None:
    run = generate(tmp_path, KIT.replace("  /// The second.\n", ""), TABLE)
    assert run.returncode == 1
    assert "Happening.second has no comment" in run.stderr
