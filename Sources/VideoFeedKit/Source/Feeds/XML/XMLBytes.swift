#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of XML names. All non-ASCII bytes are allowed.
enum XMLNameByte {
  static func mayBegin(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  static func mayFollow(_ byte: UInt8) -> Bool {
    mayBegin(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a byte.
  func first(_ byte: UInt8, from start: Int, to limit: Int? = nil) -> Int? {
    let limit = limit ?? count
    guard start < limit, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), limit - start)
    else { return nil }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
  }

  /// Returns the offset of the first byte that meets a condition.
  func firstIndex(from start: Int, where isIt: (UInt8) -> Bool) -> Int? {
    var place = start
    while place < count {
      if isIt(self[place]) { return place }
      place &+= 1
    }
    return nil
  }

  /// Returns true if a text is at an offset.
  func has(_ mark: StaticString, at start: Int) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard count - start >= length else { return false }
    return (0..<length).allSatisfy { self[start + $0] == mark.utf8Start[$0] }
  }

  /// Returns the offset of the first occurrence of a text.
  func first(_ mark: StaticString, from start: Int) -> Int? {
    var next = start
    while let place = first(mark.utf8Start[0], from: next) {
      if has(mark, at: place) { return place }
      next = place + 1
    }
    return nil
  }

  /// Returns the offset of the first `<![CDATA[`. It searches for the brackets, which are rarer in
  /// texts than `<`.
  func firstData(from start: Int, to limit: Int) -> Int? {
    var next = start + 2
    while let place = first(UInt8(ascii: "["), from: next, to: limit) {
      if has("<![CDATA[", at: place - 2) { return place - 2 }
      next = place + 1
    }
    return nil
  }
}
