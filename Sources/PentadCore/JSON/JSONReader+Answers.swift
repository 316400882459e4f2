extension JSONReader {
  /// Reads a server's answer, which should be JSON.
  ///
  /// - Throws: ``PentadError/Code/unreadableAnswer`` for what is no JSON, whatever else is wrong with it;
  ///   ``PentadError/Code/unexpectedAnswer`` for JSON of another shape than `body` asks for; what `body`
  ///   throws of its own.
  package static func readAnswer<Value>(
    _ text: [UInt8], _ body: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    do throws(PentadError) {
      return try read(text, body)
    } catch {
      switch error.code {
      case .jsonKind where isJSON(text), .jsonRange where isJSON(text):
        throw PentadError(
          .unexpectedAnswer, "the server's JSON is not what was asked for", offset: error.offset)
      case .jsonKind, .jsonRange: throw unreadable(text, error)
      // As a pattern it matches finer codes, too: those are the caller's own.
      case .decoding where error.code == .decoding: throw unreadable(text, error)
      default: throw error
      }
    }
  }

  /// The reader stops at the first value of another kind: whether JSON follows is not known then.
  private static func isJSON(_ text: [UInt8]) -> Bool {
    (try? read(text) { reader throws(PentadError) in try reader.skip() }) != nil
  }

  private static func unreadable(_ text: [UInt8], _ error: PentadError) -> PentadError {
    let problem =
      switch text.first(where: { $0 > 0x20 }) {
      case nil: "the server answered with nothing"
      case UInt8(ascii: "<"): "the server answered with a page instead of data: check the address"
      default: "the server's answer is cut off or damaged"
      }
    return PentadError(.unreadableAnswer, problem, offset: error.offset)
  }
}
