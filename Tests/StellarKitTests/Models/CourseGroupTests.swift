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

  @Test(arguments: [
    ("9A 9 90", ["Courses 9-9:9-9A", "Courses 90-90:90"]), ("0 1", ["Courses 1-1:1"]),
    ("21A 21W", ["Courses 21-21:21A-21W"]), ("", []), ("2 10 1", ["Courses 1-10:1-2-10"]),
    ("SP AS", ["Courses A-S:AS-SP"]), ("SP 1 AS", ["Courses 1-1:1", "Other Courses:AS-SP"]),
  ])
  func groupsAreCutAtElevenAndTwentyOne(_ numbers: String, _ expected: [String]) {
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
  func groupWithAMissingCourseIsNotFound(_ text: String) {
    let error = #expect(throws: PentadError.self) {
      try StellarCourseGroup(serialized: text, among: Samples.courses2010)
    }
    #expect(error?.code == .notFound)
  }

  @Test func aTextWithoutAColonIsInvalid() {
    #expect(throws: PentadError.self) { try StellarCourseGroup(serialized: "", among: []) }
  }

  /// A state university has departments by the hundred, and none has a number.
  @Test func coursesWithoutNumbersAreGroupedByLetters() {
    let numbers = (0..<26).flatMap { index -> [String] in
      let letter = String(UnicodeScalar(UInt8(65 + index)))
      // E has more than a line, Q none.
      let count = letter == "E" ? 40 : letter == "Q" ? 0 : 5
      return (0..<count).map { "\(letter)X\($0 + 1)" }
    }
    let courses = Samples.courses(numbers.joined(separator: " "))
    let groups = StellarCourseGroup.groups(of: courses.shuffled())
    #expect(
      groups.map(\.title) == [
        "Courses A-D", "Courses E", "Courses F-K", "Courses L-R", "Courses S-X", "Courses Y-Z",
      ])
    #expect(groups.flatMap(\.courses).count == courses.count)
    #expect(groups[1].courses.map(\.number).prefix(2) == ["EX1", "EX2"])
    #expect(groups.dropFirst(2).allSatisfy { $0.courses.count <= 30 })
  }

  @Test func manyNumbersAreCutIntoSeveralLines() {
    let courses = Samples.courses((21...98).map(String.init).joined(separator: " "))
    let groups = StellarCourseGroup.groups(of: courses)
    #expect(groups.map(\.title) == ["Courses 21-46", "Courses 47-72", "Courses 73-98"])
    let few = Samples.courses("1 " + (0..<31).map { "A\($0)" }.joined(separator: " "))
    #expect(StellarCourseGroup.groups(of: few).map(\.title) == ["Courses 1-1", "Courses A"])
  }

  @Test(arguments: [
    "01:198 01:640", "CSCI-UA MATH-UA", "I&C SCI%2D", "ÖKO ökol", "経済 文学", "100% 50%3A",
  ])
  func numbersOfOtherSchoolsComeBackWhole(_ numbers: String) throws {
    let courses = Samples.courses(numbers)
    for group in StellarCourseGroup.groups(of: courses) {
      let again = try StellarCourseGroup(serialized: group.serialized, among: courses)
      #expect(again == group)
    }
  }
}
