import PentadCore
import Testing

@Suite struct JSONReaderStrictnessTests {
  /// Rejected texts, with the byte of the error.
  @Test(arguments: [
    // Nothing, or more than one value.
    ("", 0), ("   ", 3), ("1 2", 2), ("{}}", 2), ("[],", 2), ("null x", 5), ("\"\"\"", 2),
    ("\u{feff}1", 0), ("1\u{a0}", 1), ("1\u{b}", 1), ("\u{0}", 0), ("1\u{0}", 1),
    // Words.
    ("nul", 3), ("nulL", 3), ("NULL", 0), ("tru", 3), ("truth", 3), ("fals", 4), ("falsy", 4),
    ("truefalse", 4), ("undefined", 0), ("NaN", 0), ("Infinity", 0), ("-Infinity", 1),
    // Containers.
    ("{", 1), ("[", 1), ("]", 0), ("}", 0), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("[,1]", 1),
    ("[1 2]", 3), ("[1}", 2), ("[1;2]", 2), ("{\"a\"", 4), ("{\"a\":", 5), ("{\"a\":1", 6),
    ("{\"a\":1,", 7), ("{\"a\":1,}", 7), ("{,}", 1), ("{\"a\" 1}", 5), ("{\"a\":}", 5),
    ("{\"a\"}", 4), ("{a:1}", 1), ("{1:1}", 1), ("{'a':1}", 1), ("{\"a\":1]", 6), ("{\"a\",1}", 4),
    ("{null:1}", 1), ("[1]//", 3), ("/**/[1]", 0),
    // Numbers.
    ("01", 0), ("-01", 1), ("00", 0), ("[00.5]", 1), ("+1", 0), ("-", 1), ("-a", 1), (".5", 0),
    ("1.", 2), ("1.e5", 2), ("1e", 2), ("1e+", 3), ("1e-x", 3), ("1E", 2), ("0x10", 1),
    ("1_000", 1), ("1,5", 1), ("--1", 1), ("1.2.3", 3), ("1e5.5", 3), ("1e5e5", 3), ("[-]", 2),
    ("-e", 1),
    // Strings.
    ("\"", 1), ("\"a", 2), ("\"a\\", 3), ("\"\\x\"", 1), ("\"\\'\"", 1), ("\"\\U0041\"", 1),
    ("\"\\u\"", 3), ("\"\\u12\"", 5), ("\"\\u12G4\"", 5), ("\"\\u123", 6), ("'a'", 0),
    ("\"\\u+123\"", 3), ("\"\\u 123\"", 3), ("\"a\nb\"", 2), ("\"\t\"", 1), ("\"\u{0}\"", 1),
    ("\"\u{1f}\"", 1), ("\"12345678\u{1f}\"", 9), ("\"\\n\u{7}\"", 3),
    // Surrogates.
    ("\"\\ud800\"", 1), ("\"\\udc00\"", 1), ("\"\\ud800\\ud800\"", 1), ("\"\\ud83dx\"", 1),
    ("\"\\udc00\\ud800\"", 1), ("\"\\ud83d\\n\"", 1), ("\"\\ud83d\\u0041\"", 1),
    ("\"a\\uDBFF\"", 2), ("\"\\ud83d\\ude0\"", 12), ("\"\\ud83d\\", 1), ("\"\\ud83d", 1),
  ])
  func refuses(_ text: String, _ offset: Int) throws {
    for body in [{ (reader: inout JSONReader) throws in try reader.skip() }, { _ = try $0.raw() }] {
      let error = jsonFault(text, body)
      #expect(error?.code == .decoding)
      #expect(error?.offset == offset, "\(text)")
    }
    let error = jsonFault(text) { try JSONValue(from: &$0) }
    #expect(error?.offset == offset, "\(text)")
  }

  /// Unusual texts that are valid JSON.
  @Test(arguments: [
    "0", "-0", "0.0", "-0.0e-0", "1E+05", "1e005", "0e0", "\"\u{7f}\u{80}\u{2028}\"", "\"/\\/\"",
    "\"\\u0000\"", "\"\\uFFFF\\ufffe\"", "\"\\uD7FF\\uE000\"", "\"\\uDBFF\\uDFFF\"",
    "\t\n\r [\t\n\r 1\t\n\r ,\t\n\r 2\t\n\r ]\t\n\r ", "{\"\":{\"\":{}}}", "[[],[[]],{}]",
    "123456789012345678901234567890", "\"\u{10ffff}\"", "{\"a\":1,\"a\":2}",
  ])
  func accepts(_ text: String) throws {
    try readJSON(text) { try $0.skip() }
    _ = try readJSON(text) { try JSONValue(from: &$0) }
  }

  @Test func nestsSoDeepAndNoDeeper() throws {
    let limit = JSONReader.depthLimit
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), (" [ [", "] ] "), ("{\"a\\n\":[", "]}")] {
      let each = open.filter { "[{".contains($0) }.count
      try readJSON(nested(limit / each, open, close)) { try $0.skip() }
      let error = jsonFault(nested(limit / each + 1, open, close)) { try $0.skip() }
      #expect(error?.code == .decoding)
      #expect(error?.message.contains("128") == true)
      _ = jsonFault(nested(100_000, open, close)) { try $0.skip() }
      _ = jsonFault(nested(100_000, open, close)) { try JSONValue(from: &$0) }
      _ = jsonFault(String(repeating: open, count: 100_000)) { try $0.raw() }
    }
    // Side by side is not one in the other.
    let wide = "[" + String(repeating: "[],{},", count: 1_000) + "[]]"
    try readJSON(wide) { try $0.skip() }
  }

  /// After a value of another kind the caller can do something else with it.
  @Test func anotherKindIsNotConsumed() throws {
    let values = ["{}", "[]", "\"a\"", "1.5", "true", "null"]
    let reads: [(JSONKind, (inout JSONReader) throws(PentadError) -> Void)] = [
      (.object, { reader throws(PentadError) in try reader.object { _, _ in } }),
      (.array, { reader throws(PentadError) in try reader.array { _ in } }),
      (.string, { reader throws(PentadError) in _ = try reader.string() }),
      (.number, { reader throws(PentadError) in _ = try reader.double() }),
      (.number, { reader throws(PentadError) in _ = try reader.integer() }),
      (.bool, { reader throws(PentadError) in _ = try reader.bool() }),
    ]
    for value in values {
      for (kind, read) in reads {
        try readJSON("  \(value)") { reader in
          guard try reader.peek() != kind else { return try reader.skip() }
          let error = #expect(throws: PentadError.self) { try read(&reader) }
          #expect(error?.code == .jsonKind)
          #expect(error?.offset == 2)
          #expect(try reader.raw().string == value)
        }
      }
    }
  }
}
