/// How long a stored value counts as fresh.
///
/// What has expired is not gone: it is stale, and is shown until something newer has come.
///
/// ```swift
/// let expiry = Expiry.days(30)
/// expiry.isExpired(storedAt: row.storedAt, now: now)
/// ```
public struct Expiry: Hashable, Sendable {
  /// How long in milliseconds; nil for ever.
  public let milliseconds: Int64?

  /// For ever.
  public static let never = Expiry(milliseconds: nil)

  /// For so many milliseconds; with 0 or less, a value is stale as soon as it is stored.
  public static func after(milliseconds: Int64) -> Expiry {
    Expiry(milliseconds: max(0, milliseconds))
  }

  /// For so many minutes.
  public static func minutes(_ count: Int) -> Expiry { after(count, of: 60_000) }

  /// For so many hours.
  public static func hours(_ count: Int) -> Expiry { after(count, of: 3_600_000) }

  /// For so many times 24 hours.
  public static func days(_ count: Int) -> Expiry { after(count, of: 86_400_000) }

  /// Whether a value has expired.
  ///
  /// A value from the future counts by its distance too: whoever set the clock back does not keep it
  /// fresh for ever.
  ///
  /// - Parameters:
  ///   - storedAt: when it was stored, in milliseconds since 1970-01-01 00:00 UTC.
  ///   - now: the present, in the same unit.
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
