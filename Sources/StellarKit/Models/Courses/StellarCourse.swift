/// A course, which other schools call a department: 6 is Electrical Engineering and Computer
/// Science.
///
/// C: `pentad_stellar_course`.
public struct StellarCourse: Hashable, Sendable, Codable {
  /// The number: `6`, `21A`, `CMS`. The wire calls it `short`.
  public let number: String
  /// The name.
  public let title: String
  /// True if it is a department, false for a special programme. The wire calls it `is_course`.
  public let isDepartment: Bool

  /// Creates a course.
  public init(number: String, title: String, isDepartment: Bool = true) {
    self.number = number
    self.title = title
    self.isDepartment = isDepartment
  }
}

extension StellarCourse: Comparable {
  /// Orders courses as in MIT Mobile for iOS 3.3: by number, with digits as numbers. Courses with
  /// the same number, which servers do not send, are ordered by title.
  public static func < (left: StellarCourse, right: StellarCourse) -> Bool {
    let order = NumericOrder.compare(left.number, right.number)
    return order == 0
      ? (left.number, left.title) < (right.number, right.title) : order < 0
  }
}
