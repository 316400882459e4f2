/// Writes the numbers and texts of an event one behind the other: a number in seven bits a byte, a text
/// behind its length.
package struct EventWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Nothing is written yet.
  package init() {}

  /// Writes a number.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a text.
  package mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what ``EventWriter`` wrote; nil for anything else.
package struct EventScanner {
  private var rest: ArraySlice<UInt8>

  /// Begins at the first of the bytes.
  package init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// Whether all is read.
  package var isAtEnd: Bool { rest.isEmpty }

  /// The next number.
  package mutating func number() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst() {
      guard shift < 63 || byte <= 1 else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  /// How many of something follow that takes a byte at least.
  package mutating func count() -> Int? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    return Int(count)
  }

  /// The next text.
  package mutating func text() -> String? {
    guard let count = count() else { return nil }
    let bytes = rest.prefix(count)
    rest = rest[bytes.endIndex...]
    return String(validating: bytes, as: UTF8.self)
  }
}
