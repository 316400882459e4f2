/// Finds ill-formed UTF-8, by table 3-7 of the Unicode Standard.
package enum UTF8Fault {
  /// Returns the offset of the first ill-formed sequence; nil if there is none.
  package static func first(in bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    var position = 0
    while position < count {
      let lead = bytes[position]
      if lead < 0x80, count &- position >= 8 {
        let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
        let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
        position &+= high == 0 ? 8 : high.trailingZeroBitCount &>> 3
        continue
      }
      if lead < 0x80 {
        position &+= 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xbf
      switch lead {
      case 0xc2...0xdf: length = 2
      case 0xe0: (length, second) = (3, 0xa0...0xbf)
      case 0xed: (length, second) = (3, 0x80...0x9f)
      case 0xe1...0xef: length = 3
      case 0xf0: (length, second) = (4, 0x90...0xbf)
      case 0xf1...0xf3: length = 4
      case 0xf4: (length, second) = (4, 0x80...0x8f)
      default: return position
      }
      guard count &- position >= length, second ~= bytes[position &+ 1] else { return position }
      for index in 2..<length where bytes[position &+ index] & 0xc0 != 0x80 { return position }
      position &+= length
    }
    return nil
  }
}
