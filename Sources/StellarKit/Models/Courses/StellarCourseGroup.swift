import PentadCore

/// Courses under one line of the main screen: "Courses 1-10", "Other Courses".
///
/// The rule is that of MIT Mobile for iOS 3.3, StellarCourseGroup: 1 up to 11, 11 up to 21, from 21 on,
/// and those without a number. The original put 9A and 90 among the others, since it compared texts; no
/// course of MIT has such a number.
///
/// Other schools have courses by the hundred and no numbers, `AAS` to `YDSH`. Where no course has a number,
/// and where more than 30 would stand under one line, they are grouped by their first letters: "Courses A-C".
/// More than 30 numbers are cut into lines of at most 30.
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

  /// A group by the numbers of its first and last course.
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

  /// A number without its letters, 21 of 21A; one that has other signs too as it is, `01:198`.
  private static func label(of number: String) -> String {
    guard number.utf8.allSatisfy({ ClassNumber.isWord(ClassNumber.uppercased($0)) }) else {
      return number
    }
    return String(decoding: number.utf8.filter(NumericOrder.isDigit), as: UTF8.self)
  }
}
