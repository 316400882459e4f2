import Foundation
import StellarKit
import Testing

@Suite(.timeLimit(.minutes(15))) struct ClassNumberTests {
  /// A number of each shape in the catalogues of 2022 to 2026.
  @Test(arguments: [
    "6.042", "18.031", "6.1000", "21A.100", "MAS.131", "6.C01", "18.S096", "21A.THT", "21M.600A",
    "AS.1A11", "18.UR", "2.00A", "16.S890J",
  ])
  func everyShapeIsANumber(_ text: String) throws {
    #expect(try #require(ClassNumber(text)).normalForm == text)
    #expect(ClassNumber(" " + text.lowercased() + "\t")?.normalForm == text)
  }

  @Test(arguments: [
    "", ".", "6.", ".001", "6.0.1", "6001", "ABCDE.1", "6.1234567", "6.00é", "6.00-1", "６.001",
    "6.\u{0}1",
  ])
  func otherTextIsRejected(_ text: String) { #expect(ClassNumber(text) == nil) }

  @Test func theJMayBeThereOrNot() throws {
    let joint = try #require(ClassNumber("6.805J"))
    #expect(joint.isJoint)
    #expect(joint.variants.map(\.normalForm) == ["6.805J", "6.805"])
    let plain = try #require(ClassNumber("6.805"))
    #expect(plain.variants.map(\.normalForm) == ["6.805", "6.805J"])
    #expect(ClassNumber("6.J")?.isJoint == false)
  }

  @Test(arguments: [
    ("6.002 / 8.003", ["6.002", "8.003"]), ("6.002J/8.003J", ["6.002J", "8.003J"]),
    ("6.001, 6.001 (ESD.02)", ["6.001", "ESD.02"]), ("Independent study", []), ("", []),
  ])
  func aNameListsItsNumbers(_ name: String, _ expected: [String]) {
    #expect(ClassNumber.all(in: name).map(\.normalForm) == expected)
  }

  @Test func aClassIsFoundUnderAllItsNumbers() {
    let item = Samples.make("6.1010", name: "6.1010 / 18.5J", oldNumbers: ["6.009", "6.1010", "?"])
    let numbers = item.numbers
    #expect(numbers.map(\.number.normalForm) == ["6.1010", "18.5J", "6.009"])
    #expect(numbers.map(\.kind) == [.master, .cross, .old])
    #expect(Samples.make("course-site").numbers.isEmpty)
  }

  /// Every number is looked for among those before it: without a bound a class would take hours.
  @Test func aClassHasOnlySoManyNumbers() {
    let some = (1...101).map { "6.\($0)" }
    let first = some.prefix(100)
    #expect(ClassNumber.all(in: some.joined(separator: "/")).map(\.normalForm) == Array(first))
    let again = ["6.1", "x", "6.1"] + some
    #expect(ClassNumber.all(in: again.joined(separator: " / ")).count == 100)
    let item = Samples.make("1.1", oldNumbers: some)
    #expect(item.numbers.map(\.number.normalForm) == ["1.1"] + first)
    #expect(item.oldNumbers == some)
  }

  @Test func aNameOfManyMegabytes() {
    let many = (0..<500_000).map { "1.\($0)" }
    let item = Samples.make("1.0", name: many.joined(separator: "/"), oldNumbers: many)
    #expect(item.numbers.map(\.number.normalForm) == Array(many.prefix(100)))
    let same = String(repeating: "6.1/x,", count: 500_000)
    #expect(ClassNumber.all(in: same).map(\.normalForm) == ["6.1"])
  }

  @Test func numbersAreOrderedByCourseAndThenAsText() {
    let order = ["6.100A", "CMS.100", "18.06", "6.1010", "6.1000", "18.031", "21A.1", "18.03"]
    let sorted = order.compactMap { ClassNumber($0) }.sorted().map(\.normalForm)
    #expect(
      sorted == [
        "6.1000", "6.100A", "6.1010", "18.03", "18.031", "18.06", "21A.1", "CMS.100",
      ])
  }

  @Test func aNumberIsATextInJSON() throws {
    let numbers = ["6.C01", "18.UR"].compactMap { ClassNumber($0) }
    let data = try JSONEncoder().encode(numbers)
    #expect(String(decoding: data, as: UTF8.self) == "[\"6.C01\",\"18.UR\"]")
    #expect(try JSONDecoder().decode([ClassNumber].self, from: data) == numbers)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ClassNumber].self, from: Data("[\"x\"]".utf8))
    }
  }
}
