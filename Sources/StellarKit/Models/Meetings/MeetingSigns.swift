/// Normalises signs with the same meaning to one sign.
enum MeetingSigns {
  /// Returns the bytes of a text with a hyphen for every dash and minus sign, a space for every
  /// blank, ASCII for full-width forms, and a comma for a bullet. Zero-width characters are
  /// removed.
  static func plain(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    // Most texts contain none of them.
    guard bytes.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "~") }) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for scalar in text.unicodeScalars {
      if let sign = sign(of: scalar.value) {
        plain.append(contentsOf: sign)
      } else {
        plain.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
    return plain
  }

  /// Returns the replacement of a scalar; nil to keep it.
  private static func sign(of scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0x2010...0x2015, 0x2212, 0xfe58, 0xfe63, 0x301c, UInt32(UInt8(ascii: "~")):
      [UInt8(ascii: "-")]
    case 0xff5e: [UInt8(ascii: "-")]
    case 0xff01...0xff5d: [UInt8(truncatingIfNeeded: scalar - 0xfee0)]
    case 0xa0, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: [0x20]
    case 0x200b...0x200f, 0x2060, 0xfeff, 0xad: []
    case 0xb7, 0x2022, 0x30fb, 0x3001: [UInt8(ascii: ",")]
    default: nil
    }
  }
}
