import PentadCore

/// The retention policies of AstroKit: the data, its location, its limit and its lifetime.
///
/// | data | location | limit | lifetime |
/// |---|---|---|---|
/// | positions of the Sun and the Moon | memory, disk | 16 MB in memory, 64 MB on disk | unlimited, for one ephemeris |
/// | days by the civil month | memory, disk | a ring of 24 months | computed: 180 days; of a server: 30 |
/// | alerts | memory, disk | all | until they are removed |
/// | settings | memory, disk | all | unlimited |
///
/// Alerts and settings are user data. They stay when the cache is cleared, and are recovered from a
/// damaged file.
enum AstroPolicies {
  /// The number of months in the original app's cache.
  static let monthCount = 24
  /// The expiry of days that this process computes. Updates of the IANA zones that change a
  /// country's clock appear within half a year.
  static let computedDays = Expiry.days(180)
  /// The expiry of days from a server.
  static let servedDays = Expiry.days(30)
  /// The lifetime of a claim on an alert, in seconds. A reader that was killed blocks the alert
  /// this long.
  static let claimTime = 30.0
  /// The interval in seconds at which live readers renew their claims.
  static let claimRenewal = 10.0
  /// The interval in seconds at which waiting readers check for changes by other stores.
  static let alertLook = 10.0
  /// The number of segments in a store file, 64 MB; the oldest ones are evicted first.
  static let segmentCount = 25_000
}
