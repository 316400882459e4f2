import PentadCore
import StellarKit
import Testing

@Suite struct SearchQueryTests {
  private static let courses = ["6", "18", "CMS", "I&C SCI", "01:198"]

  @Test func textIsEmptyACourseOrWords() throws {
    let courses = Self.courses
    for text in [" \n", "", "***", "\u{0}"] {
      #expect(try SearchQuery(text, courses: courses) == .none)
    }
    #expect(try SearchQuery(" cms ", courses: courses) == .course("CMS"))
    #expect(try SearchQuery("6", courses: courses) == .course("6"))
    #expect(try SearchQuery("i&c sci", courses: courses) == .course("I&C SCI"))
    #expect(try SearchQuery("ICSCI", courses: courses) == .course("I&C SCI"))
    #expect(try SearchQuery("01-198", courses: courses) == .course("01:198"))
    guard case .words(let words, let numbers) = try SearchQuery("6.", courses: courses) else {
      Issue.record("a course")
      return
    }
    #expect(words == ["6."] && numbers.map(\.code.key) == ["6"])
  }

  /// A number is at the head, and its words are behind it.
  @Test(arguments: [
    (
      "18.06 linear algebra", ["18.06.LINEARALGEBRA", "18.06.LINEAR", "18.06"],
      ["linear", "algebra"]
    ),
    ("18.06,", ["18.06"], []), ("18.06/ES.1806", ["18.06.ES.1806", "18.06"], ["ES.1806"]),
    ("Linear  ALG", ["LINEARALG", "LINEAR"], ["ALG"]), ("cs225", ["CS.225"], []),
    ("6. 001j", ["6.001.J", "6"], ["001j"]), ("& 21", ["21"], []),
  ])
  func theHeadsOfATextMayBeNumbers(
    _ text: String, _ keys: [String], _ words: [String]
  ) throws {
    guard case .words(_, let numbers) = try SearchQuery(text, courses: Self.courses) else {
      Issue.record("no words")
      return
    }
    #expect(numbers.map(\.code.key) == keys)
    #expect((numbers.last?.words ?? []) == words)
  }

  @Test func aTextAboveTheLimitIsRefused() {
    for text in [String(repeating: "6.", count: 100_000), String(repeating: "a ", count: 1_000)] {
      let error = #expect(throws: PentadError.self) {
        try SearchQuery(text, courses: Self.courses)
      }
      #expect(error?.code == .invalid)
    }
  }
}
