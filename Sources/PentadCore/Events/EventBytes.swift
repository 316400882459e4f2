/// Encodes the numbers and texts of an event as bytes, one after the other: a number with seven
/// bits per byte, a text after its length.
package struct EventWriter {
  /// The encoded bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty writer.
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

/// Decodes the bytes of an ``EventWriter``; each method returns nil for any other bytes.
package struct EventScanner {
  private var rest: ArraySlice<UInt8>

  /// Makes a scanner at the first byte.
  package init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// True if no byte is left.
  package var isAtEnd: Bool { rest.isEmpty }

  /// Reads the next number.
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

  /// Reads a count of items that take at least one byte each; nil if the rest is too short for
  /// them.
  package mutating func count() -> Int? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    return Int(count)
  }

  /// Reads the next text.
  package mutating func text() -> String? {
    guard let count = count() else { return nil }
    let bytes = rest.prefix(count)
    rest = rest[bytes.endIndex...]
    return String(validating: bytes, as: UTF8.self)
  }
}
