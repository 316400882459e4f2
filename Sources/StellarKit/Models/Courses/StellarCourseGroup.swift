public import PentadCore

/// Courses under one line of the main screen: "Courses 1-10", "Other Courses".
///
/// The rule is that of MIT Mobile for iOS 3.3, StellarCourseGroup: 1 up to 11, 11 up to 21, from 21 on,
/// and those without a number. It asks for a number by comparing texts, so that a course "9A" stands
/// among the others; no course of MIT has such a number.
///
/// C: `pentad_stellar_course_group`.
public struct StellarCourseGroup: Hashable, Sendable {
  /// "Courses 1-10" by the first and the last member, without their letters; or "Other Courses".
  public let title: String
  /// The courses, in order; at least one.
  public let courses: [StellarCourse]

  package init(title: String, courses: [StellarCourse]) {
    self.title = title
    self.courses = courses
  }

  /// The groups that have a course.
  ///
  /// C: `pentad_stellar_course_groups_make`.
  public static func groups(of courses: [StellarCourse]) -> [StellarCourseGroup] {
    Kind.allCases.compactMap { kind in
      let members = courses.filter { kind.holds($0.number) }.sorted()
      guard let first = members.first, let last = members.last else { return nil }
      let title =
        kind == .other
        ? "Other Courses" : "Courses \(digits(of: first.number))-\(digits(of: last.number))"
      return StellarCourseGroup(title: title, courses: members)
    }
  }

  private enum Kind: CaseIterable {
    case to10
    case to20
    case from21
    case other

    func holds(_ number: String) -> Bool {
      guard number >= "0", number <= "9" else { return self == .other }
      func isBelow(_ limit: String) -> Bool { NumericOrder.compare(number, limit) < 0 }
      switch self {
      case .to10: return !isBelow("1") && isBelow("11")
      case .to20: return !isBelow("11") && isBelow("21")
      case .from21: return !isBelow("21")
      case .other: return false
      }
    }
  }

  private static func digits(of number: String) -> String {
    String(decoding: number.utf8.filter(NumericOrder.isDigit), as: UTF8.self)
  }
}

extension StellarCourseGroup {
  /// The group in one text, by which a program finds its screen again: `Courses 1-2:1-2`.
  public var serialized: String {
    "\(title):\(courses.map(\.number).joined(separator: "-"))"
  }

  /// Reads ``serialized``.
  ///
  /// - Parameters:
  ///   - serialized: a title, a colon and the numbers of courses with hyphens between them; what
  ///     follows a second colon is passed over.
  ///   - courses: the courses there are.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when one of the courses is not among them: a
  ///   group comes back whole or not at all. ``PentadCore/PentadError/Code/invalid`` for a text
  ///   without a colon.
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
      guard let course = byNumber[String(number)] else {
        throw PentadError(.notFound, "there is no longer a course of each number of the group")
      }
      members.append(course)
    }
    self.init(title: String(parts[0]), courses: members)
  }
}
