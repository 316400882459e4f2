import Foundation
import PentadCore

/// The zone of a term, with the history that Foundation knows.
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

  /// The moment at which the clock shows 00:00 of a date; the later one where it does so twice.
  func start(of date: CivilDate) -> Int64 {
    let midnight = Int64(date.millisecondsAtMidnight)
    let guess = midnight - Int64(offset(atMilliseconds: midnight)) * 1_000
    return midnight - Int64(offset(atMilliseconds: guess)) * 1_000
  }

  /// Whether a name is one of the IANA database that means one zone. Foundation knows more: `BST` is Bangladesh's
  /// to it, `EST` has no summer time.
  static func isClear(_ identifier: String) -> Bool {
    identifier.contains("/") || plainNames.contains(identifier)
  }

  /// The names of the IANA database without a slash, but for EST and MST, which people write for zones that
  /// have a summer time.
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
