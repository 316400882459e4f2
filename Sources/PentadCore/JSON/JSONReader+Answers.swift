extension JSONReader {
  /// Reads a server's answer, which should be JSON. An answer with damaged texts is repaired as
  /// ``JSONRepair`` does, and read again: `body` may run twice, so it must not publish anything
  /// before it ends.
  ///
  /// - Throws: ``PentadError/Code/unreadableAnswer`` for text that is not JSON, even if it has
  ///   other faults; ``PentadError/Code/unexpectedAnswer`` for JSON of another shape than `body`
  ///   expects; other errors of `body`.
  package static func readAnswer<Value>(
    _ text: [UInt8], repairing structure: Bool = false,
    _ body: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let fault: PentadError
    do throws(PentadError) {
      return try readForeign(text, isWhole: true, body)
    } catch {
      fault = error
    }
    guard fault.code == .decoding || fault.code == .jsonKind || fault.code == .jsonRange else {
      throw fault
    }
    do throws(PentadError) {
      if !isJSON(text), let repaired = JSONRepair.document(text, structure: structure) {
        return try readForeign(repaired, isWhole: true, body)
      }
      throw fault
    } catch {
      throw meaning(of: error, in: text, structure)
    }
  }

  /// Reads a server's answer in one pass, for a `body` that passes on its results while it reads.
  /// Only ``items(_:taken:unreadable:)`` repairs damage. A byte order mark, and anything behind the
  /// value, is ignored.
  ///
  /// - Parameter isWhole: true if the text has to contain that value and nothing else.
  /// - Throws: as ``readAnswer(_:_:)``.
  package static func readAnswerOnce<Value>(
    _ text: [UInt8], isWhole: Bool = false,
    _ body: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    do throws(PentadError) {
      return try readForeign(text, isWhole: isWhole, body)
    } catch {
      throw meaning(of: error, in: text, true)
    }
  }

  private static func meaning(
    of error: PentadError, in text: [UInt8], _ structure: Bool
  ) -> PentadError {
    switch error.code {
    case .jsonKind where isWhole(text, structure), .jsonRange where isWhole(text, structure):
      PentadError(
        .unexpectedAnswer, "the server's JSON is not the requested data", offset: error.offset)
    case .jsonKind, .jsonRange: unreadable(text, error)
    // As a pattern it also matches finer codes, which are the caller's own.
    case .decoding where error.code == .decoding: unreadable(text, error)
    default: error
    }
  }

  /// Returns true if the text is JSON, or can be repaired to JSON.
  private static func isWhole(_ text: [UInt8], _ structure: Bool) -> Bool {
    isJSON(text) || JSONRepair.document(text, structure: structure).map(isJSON) == true
  }

  /// Reads the whole text: a reader that stopped at a value of another kind has not checked the
  /// rest.
  private static func isJSON(_ text: [UInt8]) -> Bool {
    (try? read(text) { reader throws(PentadError) in try reader.skip() }) != nil
  }

  private static func unreadable(_ text: [UInt8], _ error: PentadError) -> PentadError {
    let problem =
      switch text.first(where: { $0 > 0x20 }) {
      case nil: AnswerProblem.nothing
      case UInt8(ascii: "<"): AnswerProblem.page
      default: AnswerProblem.damage
      }
    return PentadError(.unreadableAnswer, problem, offset: error.offset)
  }
}
