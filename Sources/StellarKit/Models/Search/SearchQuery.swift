public import PentadCore

/// What somebody looks for, read from the text of a search field.
public enum SearchQuery: Hashable, Sendable {
  /// Nothing: neither a letter nor a digit.
  case none
  /// The classes of a course: the text is its number, `6` or `cms`.
  case course(String)
  /// Classes by words, `linear alg`, and by each head of the text that may be a class's number, the longest
  /// first: `18.03`, `6.`, `CS 225 data structures`.
  case words([String], numbers: [NumberQuery])

  /// Reads a text. The rules are those of MIT Mobile Web 2.1 (trimmed, capitals or not, a course's
  /// number before all else), with a number in any spelling that need not be whole, and words that need not
  /// stand in the title.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - courses: the numbers of the courses there are.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text above ``PentadCore/SearchLimit``.
  public init(
    _ text: String, courses: some Sequence<String>
  ) throws(PentadError) {
    let words = try SearchLimit.words(of: text).map { $0.lowercased() }
    let numbers = NumberQuery.heads(of: NumberQuery.parts(of: text))
    if words.isEmpty {
      self = .none
    } else if let course = Self.course(text, among: courses) {
      self = .course(course)
    } else {
      self = .words(words, numbers: numbers)
    }
  }

  /// The course of a number, in any spelling unless it is open: `6.` is the start of a class's.
  static func course(_ text: String, among courses: some Sequence<String>) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    let key = ClassCode(words)?.key
    let isClosed = words.unicodeScalars.last.map { ClassCode(String($0)) != nil } ?? false
    var similar: String?
    for course in courses {
      if course.lowercased() == words { return course }
      if isClosed, similar == nil, let key, ClassCode(course)?.key == key { similar = course }
    }
    return similar
  }
}
