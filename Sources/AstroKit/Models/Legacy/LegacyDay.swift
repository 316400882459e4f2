public import PentadCore

/// A civil day in the format of the `apiv2.php` protocol.
///
/// The times are clock times without a date of their own. All times that AstroKit writes are on the
/// day's own date.
public struct LegacyDay: Hashable, Sendable {
  /// A time of day on a clock.
  public struct Time: Hashable, Sendable {
    /// The hour, 0…23.
    public let hour: Int
    /// The minute, 0…59.
    public let minute: Int
    /// The second, 0…60; an old server may write a leap second.
    public let second: Int

    /// The seconds since midnight.
    public var secondOfDay: Int { hour * 3_600 + minute * 60 + second }
  }

  /// A tithi that begins on the day.
  public struct TithiEntry: Hashable, Sendable {
    /// The number in the fortnight and the name: `5. Panchami`.
    public let name: String
    /// The fortnight: `Shukla`, `Krishna`, `Full Moon` or `New Moon`; nil if the answer does not
    /// have it.
    public let fortnight: String?
    /// The name of the month.
    public let lunarMonth: String?
    /// The start of the tithi, to the minute.
    public let start: Time?
  }

  /// The date.
  public let date: CivilDate
  /// The sunrise; nil for `none` and if the answer does not have it.
  public let sunrise: Time?
  /// The sunset; nil for `none` and if the answer does not have it.
  public let sunset: Time?
  /// The moonrise; nil for `none` and if the answer does not have it.
  public let moonrise: Time?
  /// The moonset; nil for `none` and if the answer does not have it.
  public let moonset: Time?
  /// The tithis that begin on the date, 0…3, in order.
  public let tithis: [TithiEntry]
}

extension LegacyDay.Time {
  /// Creates the clock time of an instant in a time zone. Fractions of a second are cut off, as by
  /// the old server.
  init(_ instant: Instant, in zone: CivilTimeZone) {
    let seconds = LocalTime(instant, in: zone, to: .millisecond).seconds
    (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }
}
