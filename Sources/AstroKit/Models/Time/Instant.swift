public import Foundation

/// An instant, as a Julian day in Universal Time.
///
/// Universal Time is the UT of libswe. It is used as UTC: the two differ by less than 0.9 s since
/// 1972. A `Double` represents it to 0.05 ms in our centuries.
public struct Instant: Hashable, Sendable, Comparable {
  /// The Julian day, with its fraction: 2451545.0 is 2000-01-01 12:00.
  public let julianDay: Double

  /// Creates the instant of a Julian day in Universal Time.
  public init(julianDay: Double) { self.julianDay = julianDay }

  /// Creates the instant a number of milliseconds after 1970-01-01 00:00.
  public init(milliseconds: Int64) {
    julianDay = Self.unixEpoch + Double(milliseconds) / 86_400_000
  }

  /// Creates the instant of a `Date`.
  public init(_ date: Date) {
    julianDay = Self.unixEpoch + date.timeIntervalSince1970 / 86_400
  }

  /// The milliseconds since 1970-01-01 00:00, rounded to the nearest and clamped to the range of
  /// `Int64`.
  public var milliseconds: Int64 {
    let exact = ((julianDay - Self.unixEpoch) * 86_400_000).rounded()
    if exact.isNaN { return 0 }
    return Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
  }

  /// The same instant as a `Date`.
  public var date: Date {
    Date(timeIntervalSince1970: (julianDay - Self.unixEpoch) * 86_400)
  }

  /// Returns the instant a number of seconds later.
  func advanced(bySeconds seconds: Double) -> Instant {
    Instant(julianDay: julianDay + seconds / 86_400)
  }

  static func date(milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  /// True if one instant is before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.julianDay < right.julianDay
  }

  /// The Julian day of 1970-01-01 00:00.
  static let unixEpoch = 2_440_587.5
}
