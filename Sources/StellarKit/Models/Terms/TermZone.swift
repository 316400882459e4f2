import Foundation
import PentadCore

/// The time zone of a term, with the history in Foundation.
struct TermZone: ClockRules {
  let identifier: String
  private let zone: TimeZone

  init(_ identifier: String) throws(PentadError) {
    guard let zone = TimeZone(identifier: identifier) else {
      throw PentadError(
        .unknownTimeZone, "there is no time zone of that name; write one as America/New_York")
    }
    self.identifier = identifier
    self.zone = zone
  }

  var isFixedOffset: Bool { identifier == "UTC" || identifier == "GMT" }

  func offset(atMilliseconds moment: Int64) -> Int {
    zone.secondsFromGMT(for: Self.date(moment))
  }

  func isSummerTime(atMilliseconds moment: Int64) -> Bool {
    zone.isDaylightSavingTime(for: Self.date(moment))
  }

  func nextTransition(afterMilliseconds moment: Int64) -> Int64? {
    zone.nextDaylightSavingTimeTransition(after: Self.date(moment))
      .map { Int64(($0.timeIntervalSince1970 * 1_000).rounded()) }
  }

  /// Returns the moment at which the clock shows 00:00 of a date; the later one if there are two.
  func start(of date: CivilDate) -> Int64 {
    let midnight = Int64(date.millisecondsAtMidnight)
    let guess = midnight - Int64(offset(atMilliseconds: midnight)) * 1_000
    return midnight - Int64(offset(atMilliseconds: guess)) * 1_000
  }

  /// True if a name is unambiguous and in the IANA database. Foundation accepts more names: it
  /// reads `BST` as the zone of Bangladesh, and `EST` as a zone without summer time.
  static func isClear(_ identifier: String) -> Bool {
    identifier.contains("/") || plainNames.contains(identifier)
  }

  /// The names in the IANA database without a slash. EST and MST are excluded, because people use
  /// them for zones with summer time.
  private static let plainNames: Set = [
    "UTC", "GMT", "CET", "CST6CDT", "Cuba", "EET", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire",
    "GMT0", "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan",
    "Kwajalein", "Libya", "MET", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland",
    "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal", "W-SU", "WET", "Zulu",
  ]

  private static func date(_ moment: Int64) -> Date {
    Date(timeIntervalSince1970: Double(moment) / 1_000)
  }
}
