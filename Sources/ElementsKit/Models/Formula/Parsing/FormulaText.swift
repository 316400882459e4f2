/// The bytes of a formula, valid during one parse.
struct FormulaText {
  let start: UnsafePointer<UInt8>
  let end: Int

  /// Returns the byte at an offset below ``end``.
  @inline(__always) subscript(index: Int) -> UInt8 { start[index] }

  /// Returns true if an ASCII character is at `index`.
  @inline(__always) func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < end && start[index] == UInt8(truncatingIfNeeded: character.value)
  }

  /// Returns true if an ASCII capital letter is at `index`.
  @inline(__always) func hasCapital(at index: Int) -> Bool {
    index < end && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= start[index]
  }

  /// Returns the ASCII lower-case letter at `index`; 0 if there is none.
  @inline(__always) func smallLetter(at index: Int) -> UInt8 {
    guard index < end else { return 0 }
    let byte = start[index]
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte : 0
  }

  /// Skips characters of one kind from `index` and returns the offset after them.
  func skipping(_ kind: Glyph.Kind, from index: Int) -> Int {
    var index = index
    while case let glyph = glyph(at: index), glyph.kind == kind { index += Int(glyph.width) }
    return index
  }

  /// Returns true if a complete, valid UTF-8 character begins at `index`.
  ///
  /// Source: The Unicode Standard 16.0, table 3-7.
  func isUTF8(at index: Int) -> Bool {
    let first = self[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0x00...0x7f: (1, 0x80...0xbf)
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      default: (0, 0x80...0xbf)
      }
    guard length > 0, index + length <= end else { return false }
    if length > 1, !second.contains(self[index + 1]) { return false }
    for next in index + 2..<max(index + 2, index + length)
    where !(0x80...0xbf ~= self[next]) { return false }
    return true
  }
}
