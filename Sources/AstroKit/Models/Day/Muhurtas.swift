/// The parts of a day to seek or to avoid.
///
/// They divide the time from sunrise to sunset and from sunset to sunrise. On a day without a
/// sunrise, a sunset or a next sunrise, the parts that depend on it are missing.
public struct Muhurtas: Hashable, Sendable {
  /// The eighth of the daytime that belongs to Rahu; nil without a sunrise or a sunset.
  public let rahuKala: Range<Instant>?
  /// The eighth of the daytime that belongs to Yama; nil without a sunrise or a sunset.
  public let yamaganda: Range<Instant>?
  /// The eighth of the daytime that belongs to Gulika; nil without a sunrise or a sunset.
  public let gulika: Range<Instant>?
  /// The 8th of the 15 muhurtas of the daytime; nil without a sunrise or a sunset, and on a
  /// Wednesday, when it is a durmuhurta.
  public let abhijit: Range<Instant>?
  /// The 14th of the 15 muhurtas of the night before sunrise; nil without a sunrise or without a
  /// sunset before it.
  public let brahma: Range<Instant>?
  /// The muhurtas to avoid on this weekday.
  public let durmuhurtas: [Range<Instant>]
  /// The parts of nakshatras to avoid: 4 of their 60 parts, with their start within the day.
  public let varjyas: [Range<Instant>]
  /// The parts of nakshatras to seek: 4 of their 60 parts, with their start within the day.
  public let amritas: [Range<Instant>]
  /// The 8 parts of the daytime, then the 8 of the night, each with its ``Choghadiya``.
  public let choghadiyas: [LimbSpan<Choghadiya>]
  /// The 12 hours of the daytime, then the 12 of the night, each with the ``Graha`` that rules it.
  public let horas: [LimbSpan<Graha>]

  /// Computes the parts of a day.
  init(_ day: PanchangDay) {
    let horizon = day.horizon
    let light = Self.span(horizon.sunrise, horizon.sunset)
    let dark = Self.span(horizon.sunset, horizon.nextSunrise)
    let before = Self.span(horizon.previousSunset, horizon.sunrise)
    let weekday = day.vara.index
    rahuKala = light?.part(Self.rahu[weekday], of: 8)
    yamaganda = light?.part(Self.yama[weekday], of: 8)
    gulika = light?.part(7 - weekday, of: 8)
    abhijit = day.vara.number == 4 ? nil : light?.part(8, of: 15)
    brahma = before?.part(14, of: 15)
    durmuhurtas =
      Self.bad[weekday].compactMap { light?.part($0, of: 15) }
      + Self.badNight[weekday].compactMap { dark?.part($0, of: 15) }
    varjyas = Self.sixtieths(Self.varjya, of: day)
    amritas = Self.sixtieths(Self.amrita, of: day)
    choghadiyas = Choghadiya.parts(light: light, dark: dark, weekday: weekday)
    horas = Self.hours(light: light, dark: dark, lord: day.vara.lord)
  }

  private static func span(_ start: Instant?, _ end: Instant?) -> Range<Instant>? {
    guard let start, let end, start < end, end.julianDay - start.julianDay < 1 else { return nil }
    return start..<end
  }

  /// Returns 4 sixtieths of each nakshatra, from the sixtieth in `table` on.
  private static func sixtieths(_ table: [Int], of day: PanchangDay) -> [Range<Instant>] {
    day.nakshatras.compactMap { nakshatra in
      let sixtieth = (nakshatra.end.julianDay - nakshatra.start.julianDay) / 60
      let first = Double(table[nakshatra.value.index])
      let start = Instant(julianDay: nakshatra.start.julianDay + first * sixtieth)
      let end = Instant(julianDay: start.julianDay + 4 * sixtieth)
      return day.span.contains(start) ? start..<end : nil
    }
  }

  private static func hours(
    light: Range<Instant>?, dark: Range<Instant>?, lord: Graha
  ) -> [LimbSpan<Graha>] {
    let first = Graha.hours.firstIndex(of: lord) ?? 0
    func hour(_ part: Int, _ span: Range<Instant>, _ offset: Int) -> LimbSpan<Graha> {
      let hour = span.part(part, of: 12)
      return LimbSpan(
        Graha.hours[(first + offset + part - 1) % 7], from: hour.lowerBound, to: hour.upperBound)
    }
    return (light.map { span in (1...12).map { hour($0, span, 0) } } ?? [])
      + (dark.map { span in (1...12).map { hour($0, span, 12) } } ?? [])
  }

  // The eighths and fifteenths by weekday, from Sunday, as the almanacs in use today have them.
  private static let rahu = [8, 2, 7, 5, 6, 4, 3]
  private static let yama = [5, 4, 3, 2, 1, 7, 6]
  private static let bad = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]]
  private static let badNight = [[], [], [7], [], [], [], []]

  // The sixtieths at which the parts begin, by nakshatra, as Muhurta Chintamani gives them.
  private static let varjya = [
    50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18,
    16, 24, 30,
  ]
  private static let amrita = [
    42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
    40, 48, 54,
  ]
}

extension Range<Instant> {
  /// Returns a part, numbered from 1, of the time range divided into `count` equal parts.
  func part(_ number: Int, of count: Int) -> Range<Instant> {
    let start = lowerBound.julianDay
    let length = (upperBound.julianDay - start) / Double(count)
    return Instant(
      julianDay: start + length * Double(number - 1))..<Instant(
        julianDay: start + length * Double(number))
  }
}
