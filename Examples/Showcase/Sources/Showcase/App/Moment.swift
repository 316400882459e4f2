import PentadCore

/// A moment in words that do not change with the time at which they are read.
struct Moment: Sendable {
  /// `22 November 2026, 17:04 UTC`.
  let text: String
  /// The same in ISO 8601.
  let iso: String

  /// - Parameter milliseconds: since 1970-01-01 00:00 UTC.
  init(_ milliseconds: Int64) {
    iso = Freshness.isoText(milliseconds)
    let days = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let day = (try? CivilDate(1970, 1, 1))?.advanced(by: days)
    text = (day?.words ?? "") + ", " + iso.suffix(9).prefix(5) + " UTC"
  }
}
