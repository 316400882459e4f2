import Foundation
import PentadCore

/// A moment as text, in the time zone of this machine: pages are served to it alone.
struct Moment: Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  let milliseconds: Int64
  /// `22 November 2026, 17:04`.
  let text: String
  /// `17:04`.
  let clock: String
  /// The same in ISO 8601 and UTC.
  let iso: String

  init(_ milliseconds: Int64, in zone: TimeZone = .current) {
    self.milliseconds = milliseconds
    iso = Freshness.isoText(milliseconds)
    let offset = Int64(
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)))
    let local = Freshness.isoText(milliseconds + offset * 1_000)
    clock = String(local.suffix(9).prefix(5))
    text = Self.day(local: milliseconds + offset * 1_000) + ", " + clock
  }

  /// The time on the day of `now`, else the date: `17:04`, `22 November 2026`.
  func brief(now: Int64) -> String {
    let today = Moment(now).day(in: .current)
    let day = day(in: .current)
    return day == today ? clock : day
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  /// Returns the day in a zone: `22 November 2026`.
  func day(in zone: TimeZone) -> String {
    Self.day(local: milliseconds + Int64(zone.secondsFromGMT(for: date)) * 1_000)
  }

  private static func day(local milliseconds: Int64) -> String {
    let days = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    return ((try? CivilDate(1970, 1, 1))?.advanced(by: days)).map(\.words) ?? ""
  }
}
