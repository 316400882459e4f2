/// A date in the three forms of HTTP (RFC 9110, 5.6.7).
package enum HTTPDate {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses a date as seconds since the Unix epoch; nil for any other text.
  ///
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
  package static func seconds(_ text: String) -> Int64? {
    var parts = text.split { " ,-".contains($0) }
    // Converts the third form into the order of the others.
    if parts.count == 5 { parts = [parts[0], parts[2], parts[1], parts[4], parts[3], "GMT"] }
    guard parts.count == 6, parts[5] == "GMT",
      let month = months.firstIndex(where: { $0 == parts[2] }),
      let day = number(parts[1], 1...31), let year = year(parts[3]), let time = time(parts[4]),
      let date = try? CivilDate(Int(year), month + 1, Int(day))
    else { return nil }
    return Int64(date.millisecondsAtMidnight / 1_000) + time
  }

  /// Formats milliseconds since 1970 in the first form, which RFC 822 also uses:
  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  package static func text(_ milliseconds: Int64) -> String {
    let (date, time) = CivilDate.split(milliseconds)
    let weekday = weekdays[(date.julianDayNumber % 7 + 7) % 7]
    let seconds = time / 1_000
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { String($0, digits: 2) }
    return "\(weekday), \(String(date.day, digits: 2)) \(months[date.month - 1]) "
      + "\(String(date.year, digits: 4)) \(clock.joined(separator: ":")) GMT"
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
    // A second of 60 is a leap second.
    guard parts.count == 3, let hour = number(parts[0], 0...23),
      let minute = number(parts[1], 0...59),
      let second = number(parts[2], 0...60)
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }
}
