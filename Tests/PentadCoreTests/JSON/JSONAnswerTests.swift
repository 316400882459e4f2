import PentadCore
import Testing

/// The error of a server's answer depends on the answer, not on the byte at which parsing stopped.
@Suite struct JSONAnswerTests {
  private static func code(_ text: String) -> PentadError.Code? {
    do throws(PentadError) {
      try JSONReader.readAnswer(Array(text.utf8)) { reader throws(PentadError) in
        try reader.object { reader, name throws(PentadError) in
          guard name.equals("size") else { return try reader.skip() }
          _ = try reader.integer()
        }
      }
      return nil
    } catch {
      return error.code
    }
  }

  @Test(arguments: [
    (#"{"size": 1}"#, nil), ("", PentadError.Code.unreadableAnswer), (" \n", .unreadableAnswer),
    ("<html></html>", .unreadableAnswer), (#"{"size": 1"#, .unreadableAnswer),
    // A mark before the value does not count; what is behind it does.
    (#"{"size": 1} {}"#, .unreadableAnswer), ("\u{feff}{\"size\": 1}", nil),
    (#"{"size": 1, "x": "\ud800"}"#, nil),
    // The reading stops at a value of another kind, or too great: what follows it counts.
    ("[1]", .unexpectedAnswer), ("[1", .unreadableAnswer), (#"{"size": "1"}"#, .unexpectedAnswer),
    (#"{"size": "1""#, .unreadableAnswer), (#"{"size": 9223372036854775808}"#, .unexpectedAnswer),
    (#"{"size": 9223372036854775808"#, .unreadableAnswer),
  ])
  func `unexpected JSON is distinguished from malformed JSON`(
    text: String, code: PentadError.Code?
  ) {
    #expect(Self.code(text) == code)
  }

  @Test(arguments: [PentadError.Code.unexpectedAnswer, .refused, .cancelled])
  func `an error of the caller is rethrown`(code: PentadError.Code) {
    #expect(throws: PentadError(code, "the caller's")) {
      try JSONReader.readAnswer(Array("[1".utf8)) { _ throws(PentadError) in
        throw PentadError(code, "the caller's")
      }
    }
  }
}
