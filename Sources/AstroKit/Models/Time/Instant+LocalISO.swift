import PentadCore

extension Instant {
  /// Returns the instant in ISO 8601, in a zone's local time with its offset from UTC, rounded to
  /// the nearest millisecond: `2026-11-21T06:28:12.345+05:30`.
  ///
  /// An offset with a fraction of a minute, as in local mean time before standard time, includes
  /// seconds: `+05:53:28`. ``init(iso:)`` reads all these forms.
  ///
  /// - Parameter zone: the time zone; nil for UTC, as ``isoText``.
  public func isoText(in zone: CivilTimeZone?) -> String {
    guard let zone else { return isoText }
    let offset = zone.offset(at: self)
    let shown = milliseconds.addingReportingOverflow(Int64(offset) * 1_000)
    guard !shown.overflow else { return isoText }
    return String(ISO8601.text(shown.partialValue).dropLast())
      + Self.offsetText(offset)
  }

  /// Returns an offset as text, such as `+05:30`.
  private static func offsetText(_ offset: Int) -> String {
    let seconds = offset.magnitude
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let texts = parts.prefix(parts[2] == 0 ? 2 : 3).map { String(Int($0), digits: 2) }
    return (offset < 0 ? "-" : "+") + texts.joined(separator: ":")
  }
}
