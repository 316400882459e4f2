import StellarKit
import Testing

@Suite struct SearchQueryTests {
  private static let courses = ["6", "18", "CMS"]

  private func find(_ text: String, _ classes: [StellarClass]) -> [String] {
    guard case .number(let query) = SearchQuery(text, courses: Self.courses) else { return [] }
    return classes.compactMap { item in query.rank(of: item.numbers).map { ($0, item.masterId) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func aTextIsACourseANumberOrWords() {
    let courses = Self.courses
    #expect(SearchQuery(" \n", courses: courses) == .none)
    #expect(SearchQuery(" cms ", courses: courses) == .course("CMS"))
    #expect(SearchQuery("6", courses: courses) == .course("6"))
    #expect(SearchQuery("7", courses: courses) == .words(["7"]))
    #expect(SearchQuery("Linear  ALG", courses: courses) == .words(["linear", "alg"]))
    #expect(SearchQuery("e.g. this", courses: courses) == .words(["e.g.", "this"]))
    guard case .number(let query) = SearchQuery("6. 001j", courses: courses) else {
      Issue.record("not a number")
      return
    }
    #expect(query.course == "6")
    #expect(query.prefixes == ["6.001J", "6.001"])
  }

  @Test func theCoursesOwnClassesComeFirst() {
    let classes = [
      Samples.make("1.127", name: "1.127J / 6.555J"), Samples.make("6.042"), Samples.make("6.001"),
      Samples.make("16.1"),
    ]
    #expect(find("6.", classes) == ["6.001", "6.042", "1.127"])
    #expect(find("6.555", classes) == ["1.127"])
  }

  @Test func theStartOfANumberFindsAllThatBeginSo() {
    let classes = ["18.032", "18.06", "18.03", "18.031"].map { Samples.make($0) }
    #expect(find("18.03", classes) == ["18.03", "18.031", "18.032"])
  }

  @Test func oldNumbersAndTheJAreFound() {
    let classes = [
      Samples.make("6.1010", oldNumbers: ["6.009"]), Samples.make("6.805"),
      Samples.make("6.806J"), Samples.make("6.8051"),
    ]
    #expect(find("6.009", classes) == ["6.1010"])
    #expect(find("6.805J", classes) == ["6.805"])
    #expect(find("6.806", classes) == ["6.806J"])
  }

  /// Whatever number the old server found, ours finds too.
  @Test func nothingIsLostAgainstTheOldServer() {
    let classes = ["6.001", "6.001J", "18.03", "18.031", "6.UAT", "CMS.100", "1.127"].map {
      Samples.make($0)
    }
    for query in ["6.001", "18.03", "18.0", "6.U", "cms.1", "6.0", " 1.127 ", "6.001J"] {
      let old = LegacySearch.find(query, in: classes, courses: Self.courses).map(\.masterId)
      #expect(!old.isEmpty && Set(find(query, classes)).isSuperset(of: old))
    }
  }

  @Test func hostileTextIsNoNumber() {
    for text in ["6.\u{0}", String(repeating: "6.", count: 100_000), "é.1", "6.1.1", "*", "\"'"] {
      guard case .words = SearchQuery(text, courses: Self.courses) else {
        Issue.record("a number: \(text.prefix(10))")
        continue
      }
    }
  }
}
