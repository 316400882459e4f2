/// The velocity of the Earth in units of that of light, along a night or two.
///
/// libswe takes the Moon where it was when its light set out and then turns it by aberration, which
/// keeps the distance: a Moon that the Earth runs towards comes out nearer by the part u·v/c. Seen
/// from a place, Moon and observer shrink alike, so the observer's vector takes the same factor.
/// Without it the Moon's risings are off by up to 0.03 s, grazing ones by 0.9 s.
struct Aberration {
  /// The velocity at the beginning and at the end of the day.
  private var first = SIMD4<Double>.zero
  private var second = SIMD4<Double>.zero
  private var day = -Double.infinity

  /// The AU that light travels in a day.
  static let lightDay = 173.144_632_684_7

  /// The velocity, straight between the midnights of UT: always the same for the same instant,
  /// whatever was asked before.
  @inline(__always)
  mutating func velocity(_ reader: SpanReader, at julianDay: Double) -> SIMD4<Double> {
    let days = (julianDay - reader.start).rounded(.down)
    if days != day { load(reader, days) }
    return first + (julianDay - reader.start - days) * (second - first)
  }

  @inline(never)
  private mutating func load(_ reader: SpanReader, _ days: Double) {
    // Both ends read from the day's own span: a table's extent must not change a value.
    let middle = reader.spot(reader.start + days + 0.5)
    day = days
    first = reader.sunVelocity(middle.moved(byDays: -0.5)) * (-1 / Self.lightDay)
    second = reader.sunVelocity(middle.moved(byDays: 0.5)) * (-1 / Self.lightDay)
  }
}
