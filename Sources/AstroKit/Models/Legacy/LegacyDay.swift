public import PentadCore

/// A civil day in the words of the `apiv2.php` protocol.
///
/// The times are those of a clock: they have no date of their own. Those that AstroKit writes lie on
/// the day's own date, all of them.
public struct LegacyDay: Hashable, Sendable {
  /// What a clock shows.
  public struct Time: Hashable, Sendable {
    /// 0…23.
    public let hour: Int
    /// 0…59.
    public let minute: Int
    /// 0…60; an old server may write a leap second.
    public let second: Int

    /// Seconds since midnight.
    public var secondOfDay: Int { hour * 3_600 + minute * 60 + second }
  }

  /// A tithi that begins on the day.
  public struct TithiEntry: Hashable, Sendable {
    /// The number in the fortnight and the name: `5. Panchami`.
    public let name: String
    /// `Shukla`, `Krishna`, `Full Moon` or `New Moon`; nil when the answer does not have it.
    public let fortnight: String?
    /// The name of the month.
    public let lunarMonth: String?
    /// When it begins, to the minute.
    public let start: Time?
  }

  /// The date.
  public let date: CivilDate
  /// Nil for `none`, and when the answer does not have it.
  public let sunrise: Time?
  /// Nil for `none`, and when the answer does not have it.
  public let sunset: Time?
  /// Nil for `none`, and when the answer does not have it.
  public let moonrise: Time?
  /// Nil for `none`, and when the answer does not have it.
  public let moonset: Time?
  /// The tithis that begin on the date, 0…3, in order.
  public let tithis: [TithiEntry]
}

extension LegacyDay.Time {
  /// What the clock of a zone shows at a moment; what is over the second is cut off, as the old server
  /// did.
  init(_ instant: Instant, in zone: CivilTimeZone) {
    let seconds = LocalTime(instant, in: zone, to: .millisecond).seconds
    (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }
}
