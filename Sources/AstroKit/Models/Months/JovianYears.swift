/// The years of Jupiter: the times in which its mean place crosses one sign of the zodiac, each with
/// the next of the sixty names.
struct JovianYears: Sendable {
  /// The Julian day at which a year of the count begins, and the index of its name.
  private let origin: (julianDay: Double, index: Int)
  /// Of a year, in days.
  private let length: Double

  /// The count of the Surya Siddhanta without a correction (1.55): 364,220 revolutions in the
  /// 1,577,917,828 days of an age, from Vijaya, the 27th name, at midnight of Ujjain on 18 February
  /// 3102 BC.
  static let suryaSiddhanta = JovianYears(
    origin: (588_465.5 - 75.7885 / 360, 26), length: 1_577_917_828 / Double(364_220 * 12))

  /// The changes that drikpanchang.com publishes: a line through 191 of them, 1.5 hours from each at
  /// most. It lies 3 hours from the Surya Siddhanta's count with its usual correction of 364,212
  /// revolutions.
  static let published = JovianYears(origin: (2_415_300.8132, 46), length: 361.032279)

  /// The number of the year that runs at a moment, from that of the origin, 0.
  func count(at julianDay: Double) -> Int {
    // Beyond a million years of the count no moment has a place on a calendar.
    let count = ((julianDay - origin.julianDay) / length).rounded(.down)
    return count.magnitude < 1e6 ? Int(count) : 0
  }

  /// The Julian day at which a year begins.
  func start(of count: Int) -> Double { origin.julianDay + Double(count) * length }

  /// The name of a year.
  func samvatsara(of count: Int) -> Samvatsara { Samvatsara(index: origin.index + count) }

  /// The year that runs at a moment.
  func span(at instant: Instant) -> LimbSpan<Samvatsara> {
    let count = count(at: instant.julianDay)
    return LimbSpan(
      samvatsara(of: count), from: Instant(julianDay: start(of: count)),
      to: Instant(julianDay: start(of: count + 1)))
  }
}
