#if Storage
  import GRDB
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
    ])
    func wordsBecomeQuotedPrefixes(_ text: String, _ expression: String) {
      #expect(SearchQuery(text)?.expression == expression)
    }

    @Test func shortWordsCanHaveToBeThereAsTheyAre() {
      let query = SearchQuery("so is C++ 学")
      #expect(query?.expression(beginningsFrom: 3) == #""so" AND "is" AND "C++"* AND "学"*"#)
    }

    @Test(arguments: ["", "   ", "\"", "*", "-- \0 \u{7}", "\u{301}", "()"])
    func nothingToFindIsNoQuery(_ text: String) {
      #expect(SearchQuery(text) == nil)
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
              guard let query = SearchQuery(first + second + third) else { continue }
              _ = try Int.fetchAll(
                database, sql: "SELECT rowid FROM word WHERE word MATCH ?",
                arguments: [query.expression])
            }
          }
        }
        let long = try #require(SearchQuery(String(repeating: "and ", count: 5_000)))
        let found = try Int.fetchAll(
          database, sql: "SELECT rowid FROM word WHERE word MATCH ?", arguments: [long.expression])
        #expect(found == [1])
      }
    }
  }
#endif
