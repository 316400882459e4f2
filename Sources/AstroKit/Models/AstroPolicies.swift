import PentadCore

/// What AstroKit keeps, where, how much of it and for how long.
///
/// | what | where | how much | how long |
/// |---|---|---|---|
/// | positions of the Sun and the Moon | memory, disk | 16 MB in memory, 64 MB on the disk | for ever, for one ephemeris |
/// | days by the civil month | memory, disk | a ring of 24 months | computed: 180 days; of a server: 30 |
/// | alerts | memory, disk | all | until they are removed |
/// | settings | memory, disk | all | for ever |
///
/// Alerts and settings are the user's own: emptying the cache leaves them, and they are saved out of a
/// damaged file.
enum AstroPolicies {
  /// The months of the original's cache.
  static let monthCount = 24
  /// How long days count as fresh that this process computes: updates of the IANA zones that move a
  /// country's clock come within half a year.
  static let computedDays = Expiry.days(180)
  /// How long days count as fresh that a server sent.
  static let servedDays = Expiry.days(30)
  /// How many seconds a claim on an alert holds: as long a reader that was killed keeps it from others.
  static let claimTime = 30.0
  /// After how many seconds the claims of those who live are renewed.
  static let claimRenewal = 10.0
  /// After how many seconds those who wait for alerts look for what other stores wrote.
  static let alertLook = 10.0
  /// The segments that a file keeps, 64 MB; those written first go.
  static let segmentCount = 25_000
}
