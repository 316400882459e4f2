/// A formula whose markup and rare characters were rewritten, and where each byte comes from.
struct FoldedFormula {
  let bytes: [UInt8]
  /// For each byte the offset in the text it stands for.
  let offsets: [Int32]
  /// Whether the text is the argument of `\ce{}`.
  let isMhchem: Bool

  /// Lends the rewritten text; `nil`, without a call, when nothing is left of it.
  func withText<Value>(_ body: (FormulaText) -> Value) -> Value? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return nil }
      return body(FormulaText(start: start, end: buffer.count))
    }
  }

  /// The offset in the original text of a byte here.
  func offset(of offset: Int, in text: FormulaText) -> Int {
    offsets.indices.contains(offset) ? Int(offsets[offset]) : max(0, text.end - 1)
  }
}
