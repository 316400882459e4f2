/// A text reduced to what a lenient search compares.
///
/// Folded are the case of letters, accents on Latin letters (combining marks and precomposed letters
/// alike), ligatures and letters such as `ß` and `ø`, full-width forms, decimal digits of every
/// script, and white space: none at the ends, one blank within. The result depends on the text alone,
/// never on the locale of the machine.
struct FoldedText: Hashable, Sendable {
  /// The most UTF-8 bytes that a text to look up may have; no name comes near it.
  static let limit = 256

  /// UTF-8; ASCII for everything that is written in Latin letters.
  let bytes: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var owesBlank = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        owesBlank = !bytes.isEmpty
        continue
      }
      let folded = Self.fold(scalar)
      if owesBlank, !folded.isEmpty {
        bytes.append(UInt8(ascii: " "))
        owesBlank = false
      }
      bytes.append(contentsOf: folded.utf8)
    }
    self.bytes = bytes
  }

  /// Fails when the text is longer than ``limit``, before reading it.
  init?(limited text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    self.init(text)
  }

  var isEmpty: Bool { bytes.isEmpty }

  func hasPrefix(_ text: FoldedText) -> Bool { bytes.starts(with: text.bytes) }

  func contains(_ text: FoldedText) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: text.bytes) }
  }

  /// The number that the text is, if it has digits and nothing else.
  var wholeNumber: Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard bytes.allSatisfy({ digits ~= $0 }) else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  private static func fold(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    let lower = properties.lowercaseMapping
    if scalar.isASCII { return lower }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    case .decimalNumber: return properties.numericValue.map { String(Int($0)) } ?? lower
    default: break
    }
    return lower.unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.properties.generalCategory != .nonspacingMark else { return }
      text += LatinLetter.base(of: scalar) ?? String(scalar)
    }
  }
}
