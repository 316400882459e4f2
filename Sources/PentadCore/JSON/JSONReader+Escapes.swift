extension JSONReader {
  /// Reads the rest of the string that began at `start`; its first backslash is next.
  @inline(never)
  mutating func escapedString(from start: Int) throws(PentadError) -> JSONSlice {
    let text = scratch.place(at: start)
    var length = position &- start
    text.update(from: bytes + start, count: length)
    while bytes[position] == UInt8(ascii: "\\") {
      for byte in try escape().utf8 {
        text[length] = byte
        length &+= 1
      }
      let plain = position
      try passPlainText()
      (text + length).update(from: bytes + plain, count: position &- plain)
      length &+= position &- plain
    }
    position &+= 1
    return JSONSlice(text, count: length)
  }

  /// Reads an escape: a backslash and its letter or digits.
  private mutating func escape() throws(PentadError) -> Unicode.Scalar {
    position &+= 1
    guard position < count else { throw cutOff() }
    let letter = bytes[position]
    position &+= 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(of: position &- 2)
    default: throw notText(at: position &- 2)
    }
  }

  /// Reads the digits of the escape at `start`, and a second escape if they are half of a surrogate
  /// pair.
  private mutating func codePoint(of start: Int) throws(PentadError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return unit == 0 && isForeign ? "\u{fffd}" : scalar }
    guard UTF16.isLeadSurrogate(unit), count &- position >= 2,
      bytes[position] == UInt8(ascii: "\\"), bytes[position &+ 1] == UInt8(ascii: "u")
    else { throw notText(at: start) }
    position &+= 2
    let second = try codeUnit()
    let bits = UInt32(unit & 0x3ff) << 10 | UInt32(second & 0x3ff)
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(0x1_0000 &+ bits)
    else { throw notText(at: start) }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() throws(PentadError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < count else { throw cutOff() }
      let digit = bytes[position]
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(digit & 0xf)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt16(digit & 0xf) &+ 9
      default: throw notText(at: position)
      }
      position &+= 1
    }
    return unit
  }
}
