/// A date in the three forms of HTTP (RFC 9110, 5.6.7).
package enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds since the Unix epoch; nil for text that is no such date.
  ///
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
  package static func seconds(_ text: String) -> Int64? {
    var parts = text.split { " ,-".contains($0) }
    // The third form, brought into the order of the others.
    if parts.count == 5 { parts = [parts[0], parts[2], parts[1], parts[4], parts[3], "GMT"] }
    guard parts.count == 6, parts[5] == "GMT",
      let month = months.firstIndex(where: { $0 == parts[2] }),
      let day = number(parts[1], 1...31), let year = year(parts[3]), let time = time(parts[4])
    else { return nil }
    return days(year, month, day) * 86_400 + time
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int64>) -> Int64? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func year(_ text: Substring) -> Int64? {
    guard text.utf8.count == 2 else { return number(text, 1_970...9_999) }
    return number(text, 0...99).map { $0 + ($0 < 70 ? 2_000 : 1_900) }
  }

  private static func time(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // 60: a leap second.
    guard parts.count == 3, let hour = number(parts[0], 0...23),
      let minute = number(parts[1], 0...59),
      let second = number(parts[2], 0...60)
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  /// Days since the Unix epoch, counted in years that begin in March.
  private static func days(_ year: Int64, _ month: Int, _ day: Int64) -> Int64 {
    let shifted = Int64((month + 10) % 12)
    let year = month < 2 ? year - 1 : year
    let inYear = (153 * shifted + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + inYear - 719_468
  }
}
