extension JSONReader {
  /// Reads a string.
  @usableFromInline
  package mutating func string() throws(PentadError) -> JSONSlice {
    guard try next() == UInt8(ascii: "\"") else { throw mismatch() }
    position &+= 1
    let start = position
    try passPlainText()
    guard bytes[position] == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    position &+= 1
    return JSONSlice(bytes + start, count: position &- start &- 1)
  }

  /// Reads a string, or `null` as nil.
  package mutating func stringOrNull() throws(PentadError) -> JSONSlice? {
    try null() ? nil : string()
  }

  /// Moves to the next quote or backslash, over text without escapes.
  @inline(__always)
  mutating func passPlainText() throws(PentadError) {
    let start = position
    let isASCII = passUncheckedText()
    if !isASCII, let fault = UTF8Fault.first(in: bytes + start, count: position &- start) {
      throw notText(at: start &+ fault)
    }
    guard position < count else { throw cutOff() }
    guard bytes[position] >= 0x20 else { throw notText(at: position) }
  }

  /// Moves to the next quote, backslash or control character, or to the end. Returns true if all
  /// text before it is ASCII.
  @inline(__always)
  private mutating func passUncheckedText() -> Bool {
    var seen: UInt64 = 0
    var position = position
    defer { self.position = position }
    while count &- position >= 8 {
      let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
      let stops = Self.stops(in: UInt64(littleEndian: word))
      guard stops == 0 else {
        let before = (stops & (0 &- stops)) &- 1
        seen |= UInt64(littleEndian: word) & before
        position &+= stops.trailingZeroBitCount &>> 3
        return seen & Self.highBits == 0
      }
      seen |= word
      position &+= 8
    }
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      seen |= UInt64(byte)
      position &+= 1
    }
    return seen & Self.highBits == 0
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Finds the first quote, backslash or control character of eight bytes: the lowest set bit is
  /// the high bit of its byte. Ignore the bits above it: a borrow may have set them.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let stops =
      ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)
      | ((word &- ones &* 0x20) & ~word)
    return stops & highBits
  }
}
