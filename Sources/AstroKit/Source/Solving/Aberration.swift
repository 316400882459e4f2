/// The velocity of the Earth in units of the speed of light, during a night or two.
///
/// libswe uses the position of the Moon at the time its light left, and rotates it by aberration,
/// which keeps the distance. A Moon ahead of the moving Earth then appears nearer by the fraction
/// u·v/c. For a place, the vectors of the Moon and of the observer scale equally, so the observer's
/// vector gets the same factor. Without it, risings of the Moon are off by up to 0.03 s, and
/// grazing ones by 0.9 s.
struct Aberration {
  /// The velocity at the start of the day; `second` is that at its end.
  private var first = SIMD4<Double>.zero
  private var second = SIMD4<Double>.zero
  private var day = -Double.infinity

  /// The distance that light travels in a day, in AU.
  static let lightDay = 173.144_632_684_7

  /// Returns the velocity, interpolated linearly between the midnights of UT. It is always the same
  /// for the same instant, regardless of earlier calls.
  @inline(__always)
  mutating func velocity(_ reader: SpanReader, at julianDay: Double) -> SIMD4<Double> {
    let days = (julianDay - reader.start).rounded(.down)
    if days != day { load(reader, days) }
    return first + (julianDay - reader.start - days) * (second - first)
  }

  @inline(never)
  private mutating func load(_ reader: SpanReader, _ days: Double) {
    // Both ends are read from the day's own span: a table's extent must not change a value.
    let middle = reader.spot(reader.start + days + 0.5)
    day = days
    first = reader.sunVelocity(middle.moved(byDays: -0.5)) * (-1 / Self.lightDay)
    second = reader.sunVelocity(middle.moved(byDays: 0.5)) * (-1 / Self.lightDay)
  }
}
