import Foundation

/// The letter that a letter counts as in a search, where `unicode61` does not fold it: of Latin it folds case
/// and accents, of other scripts case alone, and it knows no letter newer than 2012.
///
/// - Greek, Cyrillic and Arabic letters count without their accents, so `ё` as `е` and `أ` as `ا`; `й` is
///   a letter of its own, as in CLDR's root collation.
/// - Letters with a stroke and ligatures count as what others type for them, as in CLDR's transform
///   Latin-ASCII: `ł` as `l`, `æ` as `ae`.
/// - Arabic letters that keyboards of several languages write differently count as one, as in Lucene's
///   ArabicNormalizer and PersianNormalizer.
/// - Decimal digits of all scripts count as `0` to `9`.
enum SearchLetter {
  /// Returns what a letter counts as that others type as two.
  static func pair(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "þ", "Þ": "th"
    default: nil
    }
  }

  /// Returns the letter that a letter counts as: itself, mostly.
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

  /// The letters from Greek to Arabic without their accents, and those scripts' digits.
  private static let nearer = (UInt32(0x370)..<0x6d4).map { base($0) }
  private static let greek = (UInt32(0x1f00)..<0x2000).map { base($0) }

  private static func base(_ value: UInt32) -> Unicode.Scalar {
    // There is one: the surrogates lie elsewhere.
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

  /// A letter that `unicode61` does not know as the small or the capital one that it knows, where it knows one
  /// of the two: Georgian has got capitals since, and Cherokee small letters. Else as the small one.
  private static func known(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if SearchCharacter.isLetterInSQLite(scalar) { return scalar }
    let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
      .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
    return forms.first { SearchCharacter.isLetterInSQLite($0) } ?? forms.first ?? scalar
  }
}
