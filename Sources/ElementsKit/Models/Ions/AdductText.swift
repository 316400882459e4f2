/// The characters of an adduct's text, with look-alike characters unified, and their offsets in the
/// original text.
struct AdductText {
  private(set) var bytes: [UInt8] = []
  /// The offset of each byte in the original text, followed by the offset of the end.
  private(set) var offsets: [Int] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if let byte = Self.folded(scalar.value) {
        bytes.append(byte)
        offsets.append(offset)
      }
      offset += width
    }
    offsets.append(offset)
  }

  /// The byte for a character; `nil` for one without meaning, and 0 for one that is not allowed.
  private static func folded(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x21...0x7e: UInt8(scalar)
    case 0x20, 0x09, 0x0a, 0x0d, 0xa0, 0x2000...0x200b, 0x202f, 0x2060, 0x3000, 0xfeff: nil
    case 0x2010...0x2015, 0x2212, 0xfe58, 0xfe63, 0x207b, 0x208b: UInt8(ascii: "-")
    case 0x207a, 0x208a: UInt8(ascii: "+")
    case 0xb7, 0x2022, 0x2219, 0x22c5, 0x2027, 0x25cf, 0x02d9: UInt8(ascii: ".")
    case 0x2080...0x2089: UInt8(scalar - 0x2080) + UInt8(ascii: "0")
    case 0x2070, 0x2074...0x2079: UInt8(scalar - 0x2070) + UInt8(ascii: "0")
    case 0xb9: UInt8(ascii: "1")
    case 0xb2, 0xb3: UInt8(scalar - 0xb0) + UInt8(ascii: "0")
    case 0xff01...0xff5e: UInt8(scalar - 0xff00 + 0x20)
    default: 0
    }
  }

  subscript(index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  var count: Int { bytes.count }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
