import Foundation

/// Folds letters for a search where `unicode61` does not. `unicode61` folds case and accents of
/// Latin letters, only the case of other scripts, and knows no letter newer than 2012.
///
/// - Greek, Cyrillic and Arabic letters lose their accents: `ё` becomes `е`, and `أ` becomes `ا`.
///   `й` remains a letter of its own, as in CLDR's root collation.
/// - Letters with a stroke and ligatures become their usual substitutes, as in CLDR's transform
///   Latin-ASCII: `ł` becomes `l`, `æ` becomes `ae`.
/// - Arabic letters that keyboards of several languages write differently become one letter, as in
///   Lucene's ArabicNormalizer and PersianNormalizer.
/// - Decimal digits of all scripts become `0` to `9`.
enum SearchLetter {
  /// Returns the two letters that replace a letter; nil if it has no such substitute.
  static func pair(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "þ", "Þ": "th"
    default: nil
    }
  }

  /// Returns the folded form of a letter, which is usually the letter itself.
  static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x80: scalar
    case 0x80..<0x250: latin(scalar)
    case 0x370..<0x6d4: nearer[Int(scalar.value) - 0x370]
    case 0x1f00..<0x2000: greek[Int(scalar.value) - 0x1f00]
    default: digit(scalar) ?? known(scalar)
    }
  }

  private static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "İ", "ı": "i"
    case "ø", "Ø": "o"
    case "ł", "Ł": "l"
    case "đ", "Đ", "ð", "Ð": "d"
    case "ħ", "Ħ": "h"
    case "ŧ", "Ŧ": "t"
    default: scalar
    }
  }

  private static func arabic(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x671: "\u{627}"  // alef wasla
    case 0x629, 0x6c0...0x6c2: "\u{647}"  // teh marbuta, heh with yeh, heh goal
    case 0x649, 0x6cc, 0x6d2, 0x6d3: "\u{64a}"  // alef maksura, Farsi yeh, yeh barree
    case 0x6a9: "\u{643}"  // keheh
    default: scalar
    }
  }

  /// The folded letters from Greek to Arabic, including the digits of these scripts.
  private static let nearer = (UInt32(0x370)..<0x6d4).map { base($0) }
  private static let greek = (UInt32(0x1f00)..<0x2000).map { base($0) }

  private static func base(_ value: UInt32) -> Unicode.Scalar {
    // Always succeeds: the range contains no surrogates.
    let scalar = Unicode.Scalar(value) ?? " "
    if scalar == "й" || scalar == "Й" { return scalar }
    if let digit = digit(scalar) { return digit }
    let parts = String(arabic(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
    let bases = parts.filter { !SearchCharacter.isAccent($0) }
    return known(bases.count == 1 ? bases.first ?? scalar : scalar)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt32(0x30 + Int(value)))
  }

  /// Returns the small or capital form that `unicode61` knows, if it does not know the letter
  /// itself: Georgian got capitals after 2012, and Cherokee small letters. If it knows neither, the
  /// result is the small letter.
  private static func known(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if SearchCharacter.isLetterInSQLite(scalar) { return scalar }
    let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
      .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
    return forms.first { SearchCharacter.isLetterInSQLite($0) } ?? forms.first ?? scalar
  }
}
