/// The mapping from a Latin letter with a diacritic to its base letters in the English alphabet.
///
/// It reads the letter's Unicode name (`LATIN SMALL LETTER E WITH ACUTE` is an `e`), which covers
/// every precomposed letter without a table.
enum LatinLetter {
  /// Returns the base letters; `nil` for a scalar that is not a small Latin letter, or has no base.
  static func base(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return String(scalar) }
    guard var name = scalar.properties.name?[...] else { return nil }
    if name.hasPrefix("FULLWIDTH ") { name = name.dropFirst(10) }
    guard name.hasPrefix("LATIN SMALL L") else { return nil }
    let words = name.split(separator: " ").dropFirst(3).prefix { !modifiers.contains($0) }
    let letter = words.joined(separator: " ")
    if let base = named[letter] { return base }
    let isSpelledOut = words.count == 1 && (letter.utf8.count <= 2 || name.contains("LIGATURE"))
    return isSpelledOut ? letter.lowercased() : nil
  }

  private static let modifiers: Set<Substring> = ["WITH", "PRECEDED"]

  /// The letters whose Unicode names are words.
  private static let named = [
    "SHARP S": "ss", "LONG S": "s", "LONG S T": "st", "DOTLESS I": "i", "DOTLESS J": "j",
    "THORN": "th", "ETH": "d", "ENG": "n", "KRA": "k",
  ]
}
