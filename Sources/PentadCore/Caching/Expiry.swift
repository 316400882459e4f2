/// The time for which a stored value counts as fresh.
///
/// An expired value is not deleted: it is stale, and is shown until a newer one arrives.
///
/// ```swift
/// let expiry = Expiry.days(30)
/// expiry.isExpired(storedAt: row.storedAt, now: now)
/// ```
public struct Expiry: Hashable, Sendable {
  /// The lifetime in milliseconds; nil if a value never expires.
  public let milliseconds: Int64?

  /// An unlimited lifetime.
  public static let never = Expiry(milliseconds: nil)

  /// Makes a lifetime of a number of milliseconds; with 0 or less, a value is stale as soon as it
  /// is stored.
  public static func after(milliseconds: Int64) -> Expiry {
    Expiry(milliseconds: max(0, milliseconds))
  }

  /// Makes a lifetime of a number of minutes.
  public static func minutes(_ count: Int) -> Expiry { after(count, of: 60_000) }

  /// Makes a lifetime of a number of hours.
  public static func hours(_ count: Int) -> Expiry { after(count, of: 3_600_000) }

  /// Makes a lifetime of a number of days of 24 hours.
  public static func days(_ count: Int) -> Expiry { after(count, of: 86_400_000) }

  /// Returns true if a value has expired.
  ///
  /// The age is the distance between the two times, also for a value from the future. A clock that
  /// is set back therefore does not keep a value fresh without end.
  ///
  /// - Parameters:
  ///   - storedAt: the time when the value was stored, in milliseconds since 1970-01-01 00:00 UTC.
  ///   - now: the current time, in milliseconds since 1970-01-01 00:00 UTC.
  public func isExpired(storedAt: Int64, now: Int64) -> Bool {
    guard let milliseconds else { return false }
    let (age, overflow) = now.subtractingReportingOverflow(storedAt)
    return overflow || age.magnitude >= milliseconds.magnitude
  }

  private static func after(_ count: Int, of unit: Int64) -> Expiry {
    let (product, overflow) = Int64(max(0, count)).multipliedReportingOverflow(by: unit)
    return Expiry(milliseconds: overflow ? .max : product)
  }
}
