import PentadCore

/// The courses in one line of the main screen: "Courses 1-10", "Other Courses".
///
/// The rule is that of StellarCourseGroup in MIT Mobile for iOS 3.3. The groups are 1 to below 11,
/// 11 to below 21, from 21, and courses without a number. The original compared texts and so put 9A
/// and 90 into the last group; MIT has no such course.
///
/// Other schools have hundreds of courses without numbers, `AAS` to `YDSH`. If no course has a
/// number, or if more than 30 would share a line, they are grouped by first letters: "Courses A-C".
/// More than 30 numbers are split into lines of at most 30.
///
/// C: `pentad_stellar_course_group`.
public struct StellarCourseGroup: Hashable, Sendable {
  /// The title: "Courses 1-10", by the first and the last member without their letters, or "Other
  /// Courses".
  public let title: String
  /// The courses, in order; at least one.
  public let courses: [StellarCourse]

  package init(title: String, courses: [StellarCourse]) {
    self.title = title
    self.courses = courses
  }

  /// Returns the groups that have a course.
  ///
  /// C: `pentad_stellar_course_groups_make`.
  public static func groups(of courses: [StellarCourse]) -> [StellarCourseGroup] {
    let members = Kind.allCases.map { kind in
      (kind, courses.filter { kind.holds($0.number) }.sorted())
    }
    let hasNumbers = members.contains { $0.0 != .other && !$0.1.isEmpty }
    return members.flatMap { kind, courses -> [StellarCourseGroup] in
      if kind != .other {
        return CourseLines.cut(courses).map { StellarCourseGroup(numbered: $0) }
      }
      if courses.isEmpty || hasNumbers && courses.count <= CourseLines.longest {
        return courses.isEmpty ? [] : [StellarCourseGroup(title: "Other Courses", courses: courses)]
      }
      return CourseLines.byLetter(courses)
    }
  }

  /// Creates a group titled with the numbers of its first and last course.
  private init(numbered courses: [StellarCourse]) {
    let ends = [courses.first, courses.last].map { Self.label(of: $0?.number ?? "") }
    self.init(title: "Courses \(ends[0])-\(ends[1])", courses: courses)
  }

  private enum Kind: CaseIterable {
    case to10
    case to20
    case from21
    case other

    func holds(_ number: String) -> Bool {
      guard let first = number.utf8.first, NumericOrder.isDigit(first) else {
        return self == .other
      }
      func isBelow(_ limit: String) -> Bool { NumericOrder.compare(number, limit) < 0 }
      switch self {
      case .to10: return !isBelow("1") && isBelow("11")
      case .to20: return !isBelow("11") && isBelow("21")
      case .from21: return !isBelow("21")
      case .other: return false
      }
    }
  }

  /// Returns a number without its letters, 21 for 21A. A number with other characters is unchanged:
  /// `01:198`.
  private static func label(of number: String) -> String {
    guard number.utf8.allSatisfy({ ClassNumber.isWord(ClassNumber.uppercased($0)) }) else {
      return number
    }
    return String(decoding: number.utf8.filter(NumericOrder.isDigit), as: UTF8.self)
  }
}
