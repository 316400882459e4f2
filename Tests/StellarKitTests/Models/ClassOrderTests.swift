import TestSupport
import Testing

@testable import StellarKit

@Suite struct ClassOrderTests {
  @Test func classesByTheFirstNumberOfTheirName() {
    let names = [
      "Reading", "18.06", "6.002 / 8.003", "18.031", "8.01", "18.03", "10.001", "6.002J/8.003J",
    ]
    let sorted = names.map { Samples.make($0) }.sortedByName().map(\.name)
    #expect(
      sorted == [
        "6.002 / 8.003", "8.01", "10.001", "18.03", "18.031", "18.06", "6.002J/8.003J", "Reading",
      ])
  }

  /// Numbers in names count as numbers, as people expect of a list.
  @Test(arguments: [
    ["CS 20", "CS 100", "CS 225", "cs 225A", "CS 1000"], ["15-110", "15-213", "15-1000"],
    ["01:198:9", "01:198:111", "01:198:1000"], ["COSC 1", "COSC 2", "COSC 89.01", "COSC 101"],
    ["COMPSCI 9A", "COMPSCI 61A", "COMPSCI 61B", "COMPSCI 188"],
  ])
  func namesOfOtherSchoolsAreInNaturalOrder(_ names: [String]) {
    let classes = names.reversed().map { Samples.make($0) }
    #expect(classes.sortedByName().map(\.name) == names)
    #expect(classes.sortedByName(in: "CS").map(\.name) == names)
  }

  @Test func inACourseItsOwnNumberCounts() {
    let classes = ["8.01", "6.002 / 8.003", "18.06", "8.002"].map { Samples.make($0) }
    #expect(
      classes.sortedByName(in: "8").map(\.name) == ["8.002", "6.002 / 8.003", "8.01", "18.06"])
  }

  @Test func equalNamesAreOrderedByTitleInACourse() {
    let classes = ["C", "A", "B"].map { Samples.make("6.S978", title: $0) }
    #expect(classes.sortedByName(in: "6").map(\.title) == ["A", "B", "C"])
    #expect(classes.sortedByName().map(\.title) == ["C", "A", "B"])
  }

  /// The order is total: the result does not depend on the original order.
  @Test func theOrderDoesNotDependOnTheStart() {
    var random = SplitMix64(seed: 1)
    let alphabet = Array("0123456789AJa. /")
    let classes = (0..<300).map { _ in
      Samples.make(String((0..<6).map { _ in alphabet.randomElement(using: &random) ?? "." }))
    }
    let sorted = classes.sortedByName(in: "6").map(\.name)
    for _ in 0..<5 {
      #expect(classes.shuffled(using: &random).sortedByName(in: "6").map(\.name) == sorted)
    }
  }

  @Test(arguments: [
    ("2", "10", -1), ("10", "2", 1), ("21A", "21W", -1), ("21", "21A", -1), ("07", "7", 0),
    ("", "1", -1), ("9999999999999999999999", "10000000000000000000000", -1), ("A", "1", 1),
  ])
  func digitsCountAsNumbers(_ left: String, _ right: String, _ order: Int) {
    #expect(NumericOrder.compare(left, right) == order)
  }
}
