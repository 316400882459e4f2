public import PentadCore

extension StellarCourseGroup {
  /// The group as one text, with which a program can restore its screen: `Courses 1-2:1-2`.
  ///
  /// In the numbers and the title, `:`, `-` (in a number only) and `%` are percent-encoded, because
  /// schools have such numbers: `01%3A198` for the number `01:198` of Rutgers.
  public var serialized: String {
    let numbers = courses.map { Self.escaped($0.number, ":-%") }
    return "\(Self.escaped(title, ":%")):\(numbers.joined(separator: "-"))"
  }

  /// Parses ``serialized``.
  ///
  /// - Parameters:
  ///   - serialized: a title, a colon, and the numbers of courses with hyphens between them.
  ///     Anything after a second colon is ignored.
  ///   - courses: the available courses.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when one of the courses is not available: a
  ///   group is restored completely or not at all. ``PentadCore/PentadError/Code/invalid`` for a
  ///   text without a colon.
  ///
  /// C: `pentad_stellar_course_group_find`.
  public init(
    serialized: String, among courses: [StellarCourse]
  ) throws(PentadError) {
    let parts = serialized.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      throw PentadError(.invalid, "a group of courses is written as a title, a colon and numbers")
    }
    let byNumber = Dictionary(courses.map { ($0.number, $0) }) { first, _ in first }
    var members: [StellarCourse] = []
    for number in parts[1].split(separator: "-", omittingEmptySubsequences: false) {
      guard let course = byNumber[Self.unescaped(number)] else {
        throw PentadError(.notFound, "there is no longer a course of each number of the group")
      }
      members.append(course)
    }
    self.init(title: Self.unescaped(parts[0]), courses: members)
  }

  private static let escapes = [":": "%3A", "-": "%2D", "%": "%25"]

  private static func escaped(_ text: String, _ signs: String) -> String {
    text.map { sign in
      signs.contains(sign) ? escapes[String(sign)] ?? String(sign) : String(sign)
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { read, part in
      let sign = escapes.first { $0.value.dropFirst() == part.prefix(2).uppercased() }?.key
      return read + (sign.map { $0 + part.dropFirst(2) } ?? "%" + part)
    }
  }
}
