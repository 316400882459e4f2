import PentadCore

/// Answers in JSON, of whatever server.
enum SourceJSON {
  /// Reads a body that should be JSON.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for any other;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for JSON of another shape.
  static func reading<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    do throws(PentadError) {
      return try JSONReader.read(body, read)
    } catch {
      switch error.code {
      case .jsonKind, .jsonRange:
        throw PentadError(
          .unexpectedAnswer, "the server's answer is not what was asked for", offset: error.offset)
      case .unexpectedAnswer: throw error
      case .decoding: throw PentadError(.unreadableAnswer, problem(body), offset: error.offset)
      default: throw error
      }
    }
  }

  private static func problem(_ body: [UInt8]) -> String {
    switch body.first(where: { $0 > 0x20 }) {
    case nil: "the server answered with nothing"
    case UInt8(ascii: "<"): "the server answered with a page instead of data: check the address"
    default: "the server's answer is cut off, or damaged"
    }
  }
}
