/// Writes the numbers and texts of an event one behind the other: a number in seven bits a byte, a text
/// behind its length.
struct EventWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Ids in rising order, each as its distance from the one before.
  mutating func write(_ ids: [MessageID]) {
    write(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      write(UInt64(bitPattern: id.rawValue &- last))
      last = id.rawValue
    }
  }
}

/// Reads what ``EventWriter`` wrote; nil for anything else.
struct EventScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> UInt64? {
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

  mutating func text() -> String? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    let bytes = rest.prefix(Int(count))
    rest = rest[bytes.endIndex...]
    return String(validating: bytes, as: UTF8.self)
  }

  mutating func ids() -> [MessageID]? {
    // Each takes a byte at least.
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    var ids: [MessageID] = []
    ids.reserveCapacity(Int(count))
    var last: Int64 = 0
    for _ in 0..<count {
      guard let distance = number() else { return nil }
      last &+= Int64(bitPattern: distance)
      ids.append(MessageID(rawValue: last))
    }
    return ids
  }
}
