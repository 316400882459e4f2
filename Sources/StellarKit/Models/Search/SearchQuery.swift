/// What somebody looks for, read from the text of a search field.
public enum SearchQuery: Hashable, Sendable {
  /// Nothing: white space alone.
  case none
  /// The classes of a course: the text is its number, `6` or `cms`.
  case course(String)
  /// Classes by the start of their numbers: `18.03`, `6.`, `6.001J`.
  case number(NumberQuery)
  /// Classes with all of these words, in small letters: `linear alg`.
  case words([String])

  /// Reads a text. The rules are those of MIT Mobile Web 2.1 (trimmed, capitals or not, a course's
  /// number before all else), with a number that need not be whole and words that need not stand in
  /// the title.
  ///
  /// - Parameters:
  ///   - text: what was written; as much as the first 200 characters count.
  ///   - courses: the numbers of the courses there are.
  public init(_ text: String, courses: some Sequence<String>) {
    let text = String(text.prefix(200))
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let joined = words.joined()
    if words.isEmpty {
      self = .none
    } else if let course = courses.first(where: { $0.lowercased() == words.joined(separator: " ") })
    {
      self = .course(course)
    } else if let number = NumberQuery(joined) {
      self = .number(number)
    } else {
      self = .words(words)
    }
  }
}
