/// A course, which at other schools is a department: 6 is Electrical Engineering and Computer Science.
///
/// C: `pentad_stellar_course`.
public struct StellarCourse: Hashable, Sendable, Codable {
  /// Its number: `6`, `21A`, `CMS`. The wire calls it `short`.
  public let number: String
  /// Its name.
  public let title: String
  /// Whether it is a department; a special programme is none. The wire calls it `is_course`.
  public let isDepartment: Bool

  /// Makes a course.
  public init(number: String, title: String, isDepartment: Bool = true) {
    self.number = number
    self.title = title
    self.isDepartment = isDepartment
  }
}

extension StellarCourse: Comparable {
  /// The order of MIT Mobile for iOS 3.3: by number, in which digits count as a number. Courses of one
  /// number, which a server does not send, are put in the order of their titles.
  public static func < (left: StellarCourse, right: StellarCourse) -> Bool {
    let order = NumericOrder.compare(left.number, right.number)
    return order == 0
      ? (left.number, left.title) < (right.number, right.title) : order < 0
  }
}
