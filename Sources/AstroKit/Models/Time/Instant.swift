public import Foundation

/// A moment, as a Julian day in Universal Time.
///
/// Universal Time is what libswe calls UT. It is taken for UTC: the two differ by less than 0.9 s
/// since 1972. A `Double` holds it to 0.05 ms in our centuries.
public struct Instant: Hashable, Sendable, Comparable {
  /// The Julian day, with its fraction: 2451545.0 is 2000-01-01 12:00.
  public let julianDay: Double

  /// The moment of a Julian day in Universal Time.
  public init(julianDay: Double) { self.julianDay = julianDay }

  /// The moment so many milliseconds after 1970-01-01 00:00.
  public init(milliseconds: Int64) {
    julianDay = Self.unixEpoch + Double(milliseconds) / 86_400_000
  }

  /// The moment of a `Date`.
  public init(_ date: Date) {
    julianDay = Self.unixEpoch + date.timeIntervalSince1970 / 86_400
  }

  /// Milliseconds since 1970-01-01 00:00, rounded to the nearest; saturated at the ends of `Int64`.
  public var milliseconds: Int64 {
    let exact = ((julianDay - Self.unixEpoch) * 86_400_000).rounded()
    if exact.isNaN { return 0 }
    return Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
  }

  /// The same moment as a `Date`.
  public var date: Date {
    Date(timeIntervalSince1970: (julianDay - Self.unixEpoch) * 86_400)
  }

  /// The moment so many seconds later.
  func advanced(bySeconds seconds: Double) -> Instant {
    Instant(julianDay: julianDay + seconds / 86_400)
  }

  static func date(milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  /// Whether one moment is before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.julianDay < right.julianDay
  }

  /// The Julian day of 1970-01-01 00:00.
  static let unixEpoch = 2_440_587.5
}
