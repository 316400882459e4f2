public import PentadCore

/// A moment as a zone's clock shows it.
public struct LocalTime: Hashable, Sendable {
  /// The date by the clock.
  public let date: CivilDate
  /// What the clock shows, in seconds since 00:00.
  public let seconds: Int

  /// How finely a moment is shown.
  public enum Unit: Int64, Sendable {
    /// As it is: of a second that is not over, nothing is shown.
    case millisecond = 1
    /// To the nearest second.
    case second = 1_000
    /// To the nearest minute.
    case minute = 60_000
  }

  /// Rounds to the nearest second or minute of the clock, or not.
  public init(_ instant: Instant, in zone: CivilTimeZone, to unit: Unit) {
    self.init(instant, offset: zone.offset(at: instant), to: unit)
  }

  init(_ instant: Instant, offset: Int, to unit: Unit) {
    // Far from any date that the calendar has, the end of `Int64` is as good as any.
    let shown = instant.milliseconds.addingReportingOverflow(Int64(offset) * 1_000)
    let exact = shown.overflow ? instant.milliseconds : shown.partialValue
    let half = exact.addingReportingOverflow(unit.rawValue / 2)
    let (date, time) = CivilDate.split(half.overflow ? exact : half.partialValue)
    self.date = date
    seconds = time / Int(unit.rawValue) * Int(unit.rawValue) / 1_000
  }

  /// `06:49`.
  public var hoursAndMinutes: String {
    var text: [UInt8] = []
    text.append(UInt(seconds / 3_600), digits: 2)
    text.append(UInt8(ascii: ":"))
    text.append(UInt(seconds / 60 % 60), digits: 2)
    return String(decoding: text, as: UTF8.self)
  }

  /// `06:49:05`.
  private var hoursMinutesAndSeconds: String {
    "\(hoursAndMinutes):\(String(seconds % 60, digits: 2))"
  }

  /// `06:49`, or `06:49 (11-22)` on another date than the reader expects; `06:49:05` with seconds.
  public func text(on expected: CivilDate, withSeconds: Bool = false) -> String {
    let clock = withSeconds ? hoursMinutesAndSeconds : hoursAndMinutes
    return date == expected ? clock : "\(clock) (\(date.isoText.suffix(5)))"
  }
}
