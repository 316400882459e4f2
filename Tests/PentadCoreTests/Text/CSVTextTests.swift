import Testing

@testable import PentadCore

@Suite struct CSVTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("é 日本", "é 日本"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("a\u{2028}b", "\"a\u{2028}b\""),
    ("\"\"", "\"\"\"\"\"\""),
  ])
  func aCellIsQuotedWhereItHasToBe(_ cell: String, _ text: String) {
    #expect(CSVText.row([cell, "next"]) == text + ",next")
  }

  /// A mark joins the character before it; who reads the text sees the comma and the quote all the same.
  @Test(arguments: [
    ("a,\u{301}b", "\"a,\u{301}b\""), ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
    ("a\"\u{301},\"b", "\"a\"\"\u{301},\"\"b\""),
  ])
  func aMarkHidesNoSeparator(_ cell: String, _ text: String) {
    #expect(Array(CSVText.row([cell]).unicodeScalars) == Array(text.unicodeScalars))
  }
}
