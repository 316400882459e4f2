public import PentadCore

/// A day of the lunisolar calendar at a place.
///
/// It belongs to a civil date. Under ``DayBoundary/sunrise`` it extends from the first sunrise of
/// that date to the first sunrise of the next date. Midnight replaces a missing sunrise. The days
/// of a place therefore follow one another without a gap, even at the poles.
///
/// A date that the place's clock skipped at the date line has no day. A date that the clock showed
/// twice, such as 4 July 1892 in Samoa, is a day of 48 hours with two sunrises; the first is its
/// own. Near the polar circles, sunrise passes midnight in spring, and a date can have two
/// sunrises: 22 May 2025 at Vorkuta has them at 00:03 and at 23:56. In summer, sunrise passes
/// midnight again, and a date between two sunrises has none.
///
/// C: `pentad_astro_day`.
public struct PanchangDay: Hashable, Sendable {
  /// The civil date in the place's local time.
  public let date: CivilDate
  /// The place of the day.
  public let place: Place
  /// The options with which the day was computed.
  public let options: PanchangOptions
  /// The time range of the day; the limbs that overlap it are listed.
  public let span: Range<Instant>
  /// The risings and settings of the Sun and the Moon.
  public let horizon: DayHorizon

  /// The tithis that overlap the day, in order.
  public let tithis: [LimbSpan<Tithi>]
  /// The nakshatras of the Moon that overlap the day.
  public let nakshatras: [LimbSpan<Nakshatra>]
  /// The quarters of nakshatras that overlap the day.
  public let padas: [LimbSpan<Pada>]
  /// The yogas that overlap the day.
  public let yogas: [LimbSpan<Yoga>]
  /// The karanas that overlap the day.
  public let karanas: [LimbSpan<Karana>]
  /// The Moon's sidereal signs that overlap the day.
  public let moonRashis: [LimbSpan<Rashi>]
  /// The Sun's sidereal sign at the start of the day.
  public let sunRashi: Rashi
  /// The time when the Sun enters the next sidereal sign on this day; nil when it does not.
  public let sankranti: Instant?

  /// The tithi at sunrise, which gives the day its name; nil without a sunrise.
  public let udayaTithi: Tithi?
  /// True if the tithi at sunrise also prevailed at the sunrise before (vriddhi), or prevails at
  /// the second sunrise of a date that has two.
  public let isVriddhi: Bool
  /// The tithis that begin after the sunrise and end before the next one, and so prevail at no
  /// sunrise (kshaya).
  public let kshayaTithis: [Tithi]

  /// The lunar month at sunrise, or at the start of a day without a sunrise.
  public let masa: Masa
  /// The fortnight of the tithi at sunrise, or at the start of a day without a sunrise.
  public let paksha: Paksha
  /// The years of the eras to which the month belongs.
  public let samvat: Samvat
  /// The seasons and the half-years at the start of the day.
  public let season: Season

  /// The weekday.
  public var vara: Vara { Vara(date) }
  /// The first sunrise of the civil date; nil when the Sun does not rise.
  public var sunrise: Instant? { horizon.sunrise }
  /// The first sunset after ``sunrise``, until the end of the date after. If the Sun does not rise,
  /// the first sunset of the civil date.
  public var sunset: Instant? { horizon.sunset }
  /// The Moon's risings, 0…2. The option ``PanchangOptions/moonEvents`` selects those within the
  /// civil date or those from sunrise to the next sunrise.
  public var moonrises: [Instant] { horizon.moonrises }
  /// The Moon's settings, selected like ``moonrises``.
  public var moonsets: [Instant] { horizon.moonsets }
  /// The year of Jupiter at the start of the day, with the times at which its name begins and ends.
  /// It is computed at each call.
  ///
  /// The changes are those that drikpanchang.com publishes, to 1.5 hours. The name of the lunar
  /// year, ``Samvat/northernSamvatsara``, is valid for all its months and usually differs.
  public var runningSamvatsara: LimbSpan<Samvatsara> {
    JovianYears.published.span(at: span.lowerBound)
  }
  /// The muhurtas and hours of the day, computed at each call.
  public var muhurtas: Muhurtas { Muhurtas(self) }
  /// The month's name under the option ``PanchangOptions/months``.
  public var masaName: MasaName { masa.name(options.months) }

  /// Returns the span of a limb that prevails at sunrise, or at the start of a day without a
  /// sunrise.
  package func ruling<Value>(_ spans: [LimbSpan<Value>]) -> LimbSpan<Value>? {
    let dawn = sunrise ?? span.lowerBound
    return spans.first { $0.start <= dawn && dawn < $0.end } ?? spans.first
  }
}

/// The events of the Sun and the Moon at the horizon on a civil date.
public struct DayHorizon: Hashable, Sendable {
  /// The civil date itself, in the place's local time.
  public let civilDay: Range<Instant>
  /// The sunset before ``sunrise``, within the two days before; nil when there is none.
  public let previousSunset: Instant?
  /// The first sunrise of the civil date; nil when there is none.
  public let sunrise: Instant?
  /// The first sunset after ``sunrise``, until the end of the date after. Without a sunrise, the
  /// date's first sunset, unless it is the sunset of the date before.
  public let sunset: Instant?
  /// The sunrise after ``sunrise``: usually that of the date after. It is the second sunrise of a
  /// date that has two; if the date after has none, it is the sunrise of the following date.
  /// Without a sunrise, it is that of the date after. Nil where the Sun stays up or down instead.
  public let nextSunrise: Instant?
  /// The Moon's risings, 0 to 2, within the civil date, or, under the option
  /// ``PanchangOptions/moonEvents``, from sunrise to the next sunrise. Midnight replaces a missing
  /// sunrise.
  public let moonrises: [Instant]
  /// The Moon's settings, 0 to 2, in the time range of ``moonrises``.
  public let moonsets: [Instant]
  /// The state of the Sun at the horizon during the civil date.
  public let sunState: DayState
  /// The state of the Moon at the horizon during the time range of ``moonrises``.
  public let moonState: DayState
  /// The sunset after the second sunrise of a date that has two, or a sunset before ``sunrise``
  /// that ends a time in which the Sun stayed up.
  package var otherSunset: Instant?

  /// The sunrises within the civil date, in order. There is usually one, and two where sunrise
  /// passes midnight or the clock showed the date twice.
  package var sunrises: [Instant] {
    [sunrise, nextSunrise.flatMap { civilDay.contains($0) ? $0 : nil }].compactMap(\.self)
  }

  /// The sunsets that the date lists, in order; each sunset of a place belongs to one date.
  package var sunsets: [Instant] { [sunset, otherSunset].compactMap(\.self).sorted() }
}

/// The state of a body at the horizon on a date.
public enum DayState: String, Hashable, Sendable, CaseIterable {
  /// The body rises or sets.
  case normal
  /// The body stays above the horizon.
  case alwaysUp
  /// The body stays below the horizon.
  case alwaysDown
}

/// The season and the half-year at the start of the day.
public struct Season: Hashable, Sendable {
  /// The season by the Sun's tropical longitude: Vasanta from 330°.
  public let ritu: Ritu
  /// The Vedic season under the option ``VedicRituRule``: a pair of lunar months or of the Sun's
  /// sidereal signs.
  public let vedicRitu: Ritu
  /// The half-year by the Sun's tropical longitude: northward from the December solstice.
  public let ayana: Ayana
  /// The half-year by the Sun's sidereal longitude: northward from its entry into Makara.
  public let vedicAyana: Ayana
}
