public import PentadCore

/// An instant in the local time of a zone.
public struct LocalTime: Hashable, Sendable {
  /// The local date.
  public let date: CivilDate
  /// The local time, in seconds since 00:00.
  public let seconds: Int

  /// The precision of a local time.
  public enum Unit: Int64, Sendable {
    /// The exact time; a fraction of a second is cut off.
    case millisecond = 1
    /// To the nearest second.
    case second = 1_000
    /// To the nearest minute.
    case minute = 60_000
  }

  /// Creates a local time, rounded to the nearest second or minute, or exact.
  public init(_ instant: Instant, in zone: CivilTimeZone, to unit: Unit) {
    self.init(instant, offset: zone.offset(at: instant), to: unit)
  }

  init(_ instant: Instant, offset: Int, to unit: Unit) {
    // Far outside the calendar's dates, clamping to the range of `Int64` is sufficient.
    let shown = instant.milliseconds.addingReportingOverflow(Int64(offset) * 1_000)
    let exact = shown.overflow ? instant.milliseconds : shown.partialValue
    let half = exact.addingReportingOverflow(unit.rawValue / 2)
    let (date, time) = CivilDate.split(half.overflow ? exact : half.partialValue)
    self.date = date
    seconds = time / Int(unit.rawValue) * Int(unit.rawValue) / 1_000
  }

  /// The time as `06:49`.
  public var hoursAndMinutes: String {
    var text: [UInt8] = []
    text.append(UInt(seconds / 3_600), digits: 2)
    text.append(UInt8(ascii: ":"))
    text.append(UInt(seconds / 60 % 60), digits: 2)
    return String(decoding: text, as: UTF8.self)
  }

  /// The time as `06:49:05`.
  private var hoursMinutesAndSeconds: String {
    "\(hoursAndMinutes):\(String(seconds % 60, digits: 2))"
  }

  /// Returns `06:49`, or `06:49 (11-22)` on another date than `expected`; `06:49:05` with seconds.
  public func text(on expected: CivilDate, withSeconds: Bool = false) -> String {
    let clock = withSeconds ? hoursMinutesAndSeconds : hoursAndMinutes
    return date == expected ? clock : "\(clock) (\(date.isoText.suffix(5)))"
  }
}
