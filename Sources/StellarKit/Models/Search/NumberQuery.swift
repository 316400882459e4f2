/// A class's number at the head of a search text, and the words behind it: `18.06 linear algebra`.
///
/// Which head is a number depends on the classes there are: `CS 225 data` may be `CS`, `CS 225`, or the name
/// `CS 225 Data`. The store takes the longest that is the code of a class; else the longest that one begins
/// with.
public struct NumberQuery: Hashable, Sendable {
  /// The number.
  public let code: ClassCode
  /// The words behind it, which narrow what the number finds.
  public let words: [String]
  /// Whether the text ends behind the number with a sign of its own: `6.` begins 6.001, and not 60.1.
  let isOpen: Bool

  /// The beginning of the codes that begin with the number.
  var start: String { isOpen ? code.key + "." : code.key }

  /// Whether it may be the code of a class. Letters alone are rather words, unless they are the whole text.
  var mayBeWhole: Bool { code.hasNumber || words.isEmpty }

  /// Whether it may be the beginning of a code.
  var mayBegin: Bool { code.hasNumber || isOpen }

  /// The longest head, in words: the names of courses have up to three.
  private static let longest = 6

  /// The parts of a text: what stands between white space, `,`, `;` and `/`.
  static func parts(of text: String) -> [String] {
    text.unicodeScalars.split {
      $0.properties.isWhitespace || ",;/".unicodeScalars.contains($0)
    }.map { String(String.UnicodeScalarView($0)) }
  }

  /// The heads of a text that may be numbers, the longest first.
  static func heads(of parts: [String]) -> [NumberQuery] {
    (0..<min(parts.count, longest)).reversed().compactMap { last in
      let isAll = last == parts.count - 1
      guard let code = ClassCode(parts[...last].joined(separator: " ")) else { return nil }
      let isClosed = parts[last].unicodeScalars.last.map { ClassCode(String($0)) != nil } ?? true
      return NumberQuery(
        code: code, words: Array(parts[(last + 1)...]), isOpen: isAll && !isClosed)
    }
  }
}
