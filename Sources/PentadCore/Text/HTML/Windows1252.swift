/// The encoding Windows-1252, as browsers read it: every byte is a character.
package enum Windows1252 {
  /// Returns the character of a byte.
  package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9f).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upper[Int(byte - 0x80)]) ?? Unicode.Scalar(byte)
  }

  /// The characters of 0x80 to 0x9f; the five that Windows leaves undefined are control characters.
  private static let upper: [UInt16] = [
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030,
    0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c,
    0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d,
    0x017e, 0x0178,
  ]
}
