import Foundation

/// A name as it is looked up: in lower case, with plain letters, without hyphens, full stops and
/// apostrophes. `Tools/harvest_places.py` makes the keys of the table by the same rules.
struct CityKey: Hashable, Sendable {
  let text: String

  init(_ name: some StringProtocol) {
    var words: [String] = [""]
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{300}"..."\u{36f}", ".", "'", "’", "‘", "`", "ʼ", "ʻ": break
      case "-", "‐", "–": words.append("")
      case _ where scalar.properties.isWhitespace: words.append("")
      default: words[words.count - 1] += Self.letters[scalar] ?? String(scalar)
      }
    }
    words.removeAll(where: \.isEmpty)
    if let first = words.first { words[0] = Self.firstWords[first] ?? first }
    text = words.joined(separator: " ")
  }

  /// Letters whose marks are not separable, and ligatures.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i",
    "ħ": "h",
  ]

  /// The abbreviated first words of names.
  private static let firstWords = ["st": "saint", "ft": "fort", "mt": "mount"]
}
