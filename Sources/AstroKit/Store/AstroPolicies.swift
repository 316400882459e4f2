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
  static let months = Capacity.ring(months: monthCount)
  static let monthCount = 24
  static let monthResidence: Residence = [.memory, .disk]
  /// Half a year: updates of the IANA zones that move a country's clock come within it.
  static let computedDays = Expiry.days(180)
  /// The original asked its server again for what its ring had lost only; servers get better.
  static let servedDays = Expiry.days(30)
  /// 2,500 years of segments.
  static let segments = Capacity.bytes(64 << 20)
  static let segmentResidence: Residence = [.memory, .disk]
}
