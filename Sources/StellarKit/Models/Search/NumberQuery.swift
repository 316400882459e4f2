/// The number of a class at the start of a search text, and the words after it:
/// `18.06 linear algebra`.
///
/// The number in a text depends on the existing classes: in `CS 225 data` it may be `CS`, `CS 225`,
/// or the name `CS 225 Data`. The store uses the longest start that is the code of a class, or else
/// the longest that begins a code.
public struct NumberQuery: Hashable, Sendable {
  /// The number.
  public let code: ClassCode
  /// The words after it, which narrow the results.
  public let words: [String]
  /// True if the text ends with a separator after the number: `6.` is a prefix of 6.001, and not of
  /// 60.1.
  let isOpen: Bool

  /// The common prefix of the codes that begin with the number.
  var start: String { isOpen ? code.key + "." : code.key }

  /// True if it may be the code of a class. Letters alone are usually words, unless they are the
  /// whole text.
  var mayBeWhole: Bool { code.hasNumber || words.isEmpty }

  /// True if it may be the beginning of a code.
  var mayBegin: Bool { code.hasNumber || isOpen }

  /// The maximum length of a number, in words. The names of courses have up to three.
  private static let longest = 6

  /// Splits a text at white space, `,`, `;` and `/`.
  static func parts(of text: String) -> [String] {
    text.unicodeScalars.split {
      $0.properties.isWhitespace || ",;/".unicodeScalars.contains($0)
    }.map { String(String.UnicodeScalarView($0)) }
  }

  /// Returns the possible numbers at the start of a text, the longest first.
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
