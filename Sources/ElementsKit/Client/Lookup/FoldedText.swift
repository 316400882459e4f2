/// A text that is normalized for lenient comparison.
///
/// Case is folded, and accents are removed from Latin letters, both combining marks and precomposed
/// letters. Ligatures, letters such as `ß` and `ø`, full-width forms and the decimal digits of
/// every script are replaced. White space is removed at the ends and reduced to one space within.
/// The result depends only on the text, never on the locale of the machine.
struct FoldedText: Hashable, Sendable {
  /// The maximum UTF-8 length of a text to look up; all names are much shorter.
  static let limit = 256

  /// The UTF-8 of the folded text; ASCII for everything written in Latin letters.
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

  /// Creates a folded text; `nil` for a text longer than ``limit``, which is not read.
  init?(limited text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    self.init(text)
  }

  var isEmpty: Bool { bytes.isEmpty }

  func hasPrefix(_ text: FoldedText) -> Bool { bytes.starts(with: text.bytes) }

  func contains(_ text: FoldedText) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: text.bytes) }
  }

  /// The number that the text represents; `nil` unless it consists of digits only.
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
