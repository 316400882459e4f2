/// A formula after its markup and rare characters were rewritten, with the source offset of each
/// byte.
struct FoldedFormula {
  let bytes: [UInt8]
  /// The offset in the original text for each byte.
  let offsets: [Int32]
  /// True if the text is the argument of `\ce{}`.
  let isMhchem: Bool

  /// Calls `body` with the rewritten text; returns `nil` without a call if the text is empty.
  func withText<Value>(_ body: (FormulaText) -> Value) -> Value? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return nil }
      return body(FormulaText(start: start, end: buffer.count))
    }
  }

  /// Returns the offset in the original text of a byte of the rewritten text. An offset past the
  /// end maps to the last byte.
  func offset(of offset: Int, in text: FormulaText) -> Int {
    offsets.indices.contains(offset) ? Int(offsets[offset]) : max(0, text.end - 1)
  }
}
