/// Fine error codes of a ``JSONReader``, after which the caller may continue to read.
extension PentadError.Code {
  /// A value of another kind than requested. The reader is positioned before the value.
  package static let jsonKind = Self(.decoding, detail: 0xa01)
  /// A number that does not fit into the requested type. The reader is positioned after the number.
  package static let jsonRange = Self(.decoding, detail: 0xa02)
}

// In separate functions, so that the paths without errors stay short.
extension JSONReader {
  @usableFromInline @inline(never)
  func cutOff() -> PentadError {
    PentadError(.decoding, "the JSON is cut off", offset: position)
  }

  @usableFromInline @inline(never)
  func malformed() -> PentadError {
    PentadError(.decoding, "this is not JSON, or it is damaged", offset: position)
  }

  @usableFromInline @inline(never)
  func tooDeep() -> PentadError {
    PentadError(
      .decoding, "the JSON has more than \(Self.depthLimit) nested arrays and objects",
      offset: position)
  }

  @inline(never)
  func notText(at offset: Int) -> PentadError {
    PentadError(.decoding, "a string of the JSON is not well-formed", offset: offset)
  }

  @inline(never)
  func outOfRange(at offset: Int) -> PentadError {
    PentadError(.jsonRange, "a number of the JSON is out of range", offset: offset)
  }

  /// Returns the error for a value that does not begin like the requested kind.
  @usableFromInline @inline(never)
  mutating func mismatch() -> PentadError {
    do throws(PentadError) {
      let kind = try peek()
      return PentadError(
        .jsonKind,
        "the JSON has a value of kind \(kind) where another is "
          + "expected", offset: position)
    } catch {
      return error
    }
  }
}
