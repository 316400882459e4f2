public import PentadCore

/// A query parsed from the text of a search field.
public enum SearchQuery: Hashable, Sendable {
  /// No query: the text has neither a letter nor a digit.
  case none
  /// The classes of a course, because the text is its number: `6` or `cms`.
  case course(String)
  /// Classes by words, `linear alg`, and by each possible number at the start of the text, the
  /// longest first: `18.03`, `6.`, `CS 225 data structures`.
  case words([String], numbers: [NumberQuery])

  /// Parses a text, by the rules of MIT Mobile Web 2.1: spaces around it and case do not matter,
  /// and a course's number takes precedence. In addition, a number may have any spelling and be
  /// incomplete, and words may be outside the title.
  ///
  /// - Parameters:
  ///   - text: the search text.
  ///   - courses: the numbers of the existing courses.
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

  /// Returns the course with a number, in any spelling. A text that ends with a separator, such as
  /// `6.`, is the start of a class's number instead.
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
