import PentadCore
import StellarKit
import Testing

@Suite struct CourseGroupTests {
  @Test func theCoursesOf2010() {
    let groups = StellarCourseGroup.groups(of: Samples.courses2010.shuffled())
    #expect(
      groups.map(\.title) == [
        "Courses 1-10", "Courses 11-20", "Courses 21-24", "Other Courses",
      ])
    #expect(groups.flatMap(\.courses) == Samples.courses2010)
  }

  /// 9A is text above "9" for the original's rule, so it is not a number.
  @Test(arguments: [
    ("9A 9", ["Courses 9-9:9", "Other Courses:9A"]), ("0 1", ["Courses 1-1:1"]),
    ("21A 21W", ["Courses 21-21:21A-21W"]), ("", []), ("2 10 1", ["Courses 1-10:1-2-10"]),
    ("SP AS", ["Other Courses:AS-SP"]),
  ])
  func groupsAreCutByTheOldRule(_ numbers: String, _ expected: [String]) {
    let groups = StellarCourseGroup.groups(of: Samples.courses(numbers))
    #expect(groups.map(\.serialized) == expected)
  }

  @Test func aGroupComesBackWhole() throws {
    for group in StellarCourseGroup.groups(of: Samples.courses2010) {
      let again = try StellarCourseGroup(
        serialized: group.serialized, among: Samples.courses2010)
      #expect(again == group)
    }
  }

  @Test(arguments: ["Courses 1-2:1-99", "Courses 1-2:", "a:", "a:1-"])
  func aGroupThatLostACourseIsNone(_ text: String) {
    let error = #expect(throws: PentadError.self) {
      try StellarCourseGroup(serialized: text, among: Samples.courses2010)
    }
    #expect(error?.code == .notFound)
  }

  @Test func aTextWithoutAColonIsInvalid() {
    #expect(throws: PentadError.self) { try StellarCourseGroup(serialized: "", among: []) }
  }
}
