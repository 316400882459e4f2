import GRDB
import PentadCore
import PentadStorage
import Testing

@Suite struct SearchQueryTests {
  @Test(arguments: [
    ("linear alg", #""linear"* AND "alg"*"#),
    ("  a\tb\n", #""a"* AND "b"*"#),
    (#"say "hi""#, #""say"* AND """hi"""*"#),
    ("a\0b", #""a"* AND "b"*"#),
    ("- C++ *", #""C++"*"#),
    ("\"\u{301}x", "\"\"\"\u{301}x\"*"),
    ("a A a", #""a"*"#),
    ("lin linear LINE alg", #""linear"* AND "alg"*"#),
    ("é e\u{301}x e", "\"é\"* AND \"e\u{301}x\"*"),
  ])
  func wordsBecomeQuotedPrefixes(_ text: String, _ expression: String) throws {
    #expect(try SearchQuery(text)?.expression == expression)
  }

  @Test func shortWordsCanHaveToBeThereAsTheyAre() throws {
    let query = try SearchQuery("so is C++ 学")
    #expect(query?.expression(beginningsFrom: 3) == #""so" AND "is" AND "C++"* AND "学"*"#)
  }

  @Test(arguments: ["", "   ", "\"", "*", "-- \0 \u{7}", "\u{301}", "()"])
  func textWithoutWordsIsNoQuery(_ text: String) throws {
    #expect(try SearchQuery(text) == nil)
  }

  @Test func shortWordsAreKeptBesideWordsThatBeginWithThem() throws {
    let query = try SearchQuery("so be sober")
    #expect(query?.expression(beginningsFrom: 3) == #""so" AND "be" AND "sober"*"#)
  }

  @Test func aTextMayHave1024BytesAnd32DifferentWords() throws {
    #expect(try SearchQuery(String(repeating: "a ", count: 512))?.words == ["a"])
    #expect(try SearchQuery(String(repeating: "x", count: 1_024))?.words.count == 1)
    let words = (100..<132).map { "w\($0)" }.joined(separator: " ")
    #expect(try SearchQuery(words + " " + words.uppercased())?.words.count == 32)
  }

  @Test(arguments: [
    String(repeating: "a ", count: 1_000), String(repeating: "x", count: 200_000),
    (100..<133).map { "w\($0)" }.joined(separator: " "), String(repeating: "a-", count: 33),
    String(repeating: "é.b/", count: 17), String(repeating: " ", count: 1_025),
  ])
  func aLongerTextIsRefused(_ text: String) {
    let error = #expect(throws: PentadError.self) { try SearchQuery(text) }
    #expect(error?.code == .invalid)
  }

  /// Nothing that can be typed is an error of the statement's, or an operator.
  @Test func everyTextIsHarmless() async throws {
    let database = try DatabaseQueue()
    let table = SearchTable("word", of: "note", columns: ["text"])
    try await database.write { database in
      try database.execute(
        sql:
          "CREATE TABLE note (id INTEGER PRIMARY KEY, text); INSERT INTO note VALUES (1, 'and')")
      try table.create(in: database)
      try table.rebuild(in: database)
      let parts = [
        "\"", "'", "*", "AND", "OR", "NOT", "NEAR(", ")", "^", "+", "-", ":", "{text}", "a", " ",
        "\0", "\u{301}", "\u{FFFD}", "\u{10FFFF}", "😀", "text:", ";", "--", "\\", "٣",
      ]
      for first in parts {
        for second in parts {
          for third in parts {
            guard let query = try SearchQuery(first + second + third) else { continue }
            _ = try Int.fetchAll(
              database, sql: "SELECT rowid FROM word WHERE word MATCH ?",
              arguments: [query.expression])
          }
        }
      }
    }
  }
}
