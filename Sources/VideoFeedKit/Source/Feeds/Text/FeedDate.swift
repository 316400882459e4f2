import PentadCore

/// Dates in the formats of feeds: RFC 822 and its successors, RFC 3339, ISO 8601, W3CDTF, C's
/// `asctime`, and seconds since 1970. Common deviations are accepted, such as names in other
/// languages and `25.04.2023`.
///
/// Years before 1000 are rejected: programs write the year 1 for an unknown date. A date without a
/// time means midnight; one without a time zone is in UTC. Years with two digits mean 1950 to 2049
/// (RFC 2822, 4.3).
enum FeedDate {
  /// Returns milliseconds since 1970; nil for text that is not a date, and for a day that does not
  /// exist.
  static func milliseconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let text = PlainText.trimmed(text)
    guard (4...128).contains(text.count) else { return nil }
    if text.contains(where: { $0 >= 0x80 }) {
      return tidy(text).withUnsafeBufferPointer { ofTidy(PlainText.trimmed($0)) }
    }
    return ofTidy(text)
  }

  private static func ofTidy(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if let date = FeedDateReader.readISO(text) ?? FeedDateReader.readNumbers(text)
      ?? FeedDateReader.readWords(text)
    {
      return date
    }
    // The form `Sat, 2026-08-01`.
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")), comma < 10 else { return nil }
    let rest = UnsafeBufferPointer(rebasing: text[(comma + 1)...])
    return FeedDateReader.readISO(PlainText.trimmed(rest))
  }

  /// Returns the text with non-ASCII characters replaced by ASCII ones of the same meaning.
  private static func tidy(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var tidy = ""
    let text = FeedDateNames.withMonthsInLatin(String(decoding: text, as: UTF8.self))
    for scalar in text.unicodeScalars {
      switch scalar {
      // Dashes, the minus sign, and the signs for year and month.
      case "\u{2010}"..."\u{2015}", "\u{2212}", "年", "月", "년", "월": tidy += "-"
      case "日", "일", "秒", "초": tidy += " "
      case "時", "时", "点", "分", "시", "분": tidy += ":"
      case "\u{200b}"..."\u{200f}", "\u{feff}": break
      case _ where scalar.properties.isWhitespace: tidy += " "
      default: tidy.unicodeScalars.append(scalar)
      }
    }
    return Array(tidy.utf8)
  }

  /// Returns the date of a text in milliseconds since 1970.
  static func milliseconds(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer { milliseconds($0) }
  }
}

/// The parts of a date.
struct FeedDateParts {
  var year = 0
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var millisecond = 0
  /// The minutes east of UTC.
  var offset = 0

  /// The date in milliseconds since 1970; nil if a part is out of range or the year is before 1000.
  /// A leap second counts as the first second of the next minute, and 24:00 as the next day.
  var milliseconds: Int64? {
    guard (1_000...9_999).contains(year), (1...12).contains(month),
      (1...CivilDate.daysIn(month: month, of: year)).contains(day), (0...24).contains(hour),
      (0...59).contains(minute), (0...60).contains(second), hour < 24 || minute + second == 0,
      (-1_439...1_439).contains(offset), let date = try? CivilDate(year, month, day)
    else { return nil }
    let seconds = (hour * 60 + minute - offset) * 60 + second
    return Int64(date.millisecondsAtMidnight + seconds * 1_000 + millisecond)
  }
}
