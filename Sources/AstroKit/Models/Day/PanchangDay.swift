public import PentadCore

/// A day of the lunisolar calendar at a place.
///
/// It belongs to a civil date and, by ``DayBoundary/sunrise``, runs from the first sunrise of that
/// date to the day after's. Where a date has no sunrise it runs from its midnight. So the days of a
/// place follow one another without a gap, at the poles as elsewhere.
///
/// A date that the place's clock skipped at the date line has no day. One that the clock showed twice, as
/// Samoa's did 4 July 1892, is a day of 48 hours with two sunrises; the first is its own. Near the polar
/// circles, where sunrise passes midnight in spring, another date has two sunrises: 22 May 2025 at Vorkuta
/// has them at 00:03 and at 23:56. In summer, where it passes midnight again, a date between two sunrises
/// has none.
///
/// C: `pentad_astro_day`.
public struct PanchangDay: Hashable, Sendable {
  /// The civil date by the place's clock.
  public let date: CivilDate
  /// For which place.
  public let place: Place
  /// By which rules.
  public let options: PanchangOptions
  /// The day itself: the limbs that touch it are listed.
  public let span: Range<Instant>
  /// The Sun's and the Moon's risings and settings.
  public let horizon: DayHorizon

  /// The tithis that touch the day, in order.
  public let tithis: [LimbSpan<Tithi>]
  /// The nakshatras of the Moon that touch the day.
  public let nakshatras: [LimbSpan<Nakshatra>]
  /// The quarters of nakshatras that touch the day.
  public let padas: [LimbSpan<Pada>]
  /// The yogas that touch the day.
  public let yogas: [LimbSpan<Yoga>]
  /// The karanas that touch the day.
  public let karanas: [LimbSpan<Karana>]
  /// The Moon's sidereal signs that touch the day.
  public let moonRashis: [LimbSpan<Rashi>]
  /// The Sun's sidereal sign as the day begins.
  public let sunRashi: Rashi
  /// When the Sun enters the next sidereal sign on this day; nil when it does not.
  public let sankranti: Instant?

  /// The tithi at sunrise, by which the day is called; nil without a sunrise.
  public let udayaTithi: Tithi?
  /// Whether the tithi at sunrise ruled the sunrise before, too (vriddhi), or rules the second one
  /// of a date that has two.
  public let isVriddhi: Bool
  /// The tithis that begin after the sunrise, end before the next and so rule none (kshaya).
  public let kshayaTithis: [Tithi]

  /// The lunar month at sunrise; as the day begins without a sunrise.
  public let masa: Masa
  /// The fortnight of the tithi at sunrise; as the day begins without a sunrise.
  public let paksha: Paksha
  /// The years of the eras, to which the month belongs.
  public let samvat: Samvat
  /// The seasons and the halves of the year as the day begins.
  public let season: Season

  /// The weekday.
  public var vara: Vara { Vara(date) }
  /// The first sunrise of the civil date; nil when the Sun does not rise.
  public var sunrise: Instant? { horizon.sunrise }
  /// The first sunset after ``sunrise`` until the end of the date after, or the first of the civil date
  /// when the Sun does not rise.
  public var sunset: Instant? { horizon.sunset }
  /// The Moon's risings within the civil date, or by ``PanchangOptions/moonEvents`` from sunrise to the
  /// next sunrise, 0…2.
  public var moonrises: [Instant] { horizon.moonrises }
  /// The Moon's settings, as ``moonrises``.
  public var moonsets: [Instant] { horizon.moonsets }
  /// The year of Jupiter that runs as the day begins, with the moments at which its name begins and
  /// ends, worked out at each call.
  ///
  /// The changes are those that drikpanchang.com publishes, to 1.5 hours. The name of the lunar year,
  /// ``Samvat/northernSamvatsara``, holds for all its months and is mostly another.
  public var runningSamvatsara: LimbSpan<Samvatsara> {
    JovianYears.published.span(at: span.lowerBound)
  }
  /// The muhurtas and hours of the day, worked out at each call.
  public var muhurtas: Muhurtas { Muhurtas(self) }
  /// The month's name by the option ``PanchangOptions/months``.
  public var masaName: MasaName { masa.name(options.months) }

  /// The one of a limb's spans that rules the sunrise; without a sunrise, the one with which the day
  /// begins.
  package func ruling<Value>(_ spans: [LimbSpan<Value>]) -> LimbSpan<Value>? {
    let dawn = sunrise ?? span.lowerBound
    return spans.first { $0.start <= dawn && dawn < $0.end } ?? spans.first
  }
}

/// What the Sun and the Moon do at the horizon on a civil date.
public struct DayHorizon: Hashable, Sendable {
  /// The civil date itself, by the place's clock.
  public let civilDay: Range<Instant>
  /// The sunset before ``sunrise``, within the two days before; nil when there is none.
  public let previousSunset: Instant?
  /// The first sunrise of the civil date; nil when there is none.
  public let sunrise: Instant?
  /// The first sunset after it, until the end of the date after; without a sunrise, the date's
  /// first, unless it ends the date before.
  public let sunset: Instant?
  /// The sunrise after ``sunrise``: that of the date after, or the second one of a date that has two, or,
  /// when the date after has none, that of the one after it. Without a sunrise, that of the date after.
  /// Nil where the Sun stays up or down instead.
  public let nextSunrise: Instant?
  /// The Moon's risings, 0 to 2, within the civil date, or, by the option
  /// ``PanchangOptions/moonEvents``, from sunrise to the next sunrise; where there is none, from or
  /// to midnight.
  public let moonrises: [Instant]
  /// The Moon's settings, 0 to 2, in the time of ``moonrises``.
  public let moonsets: [Instant]
  /// Whether the Sun stays on one side of the horizon all the civil date.
  public let sunState: DayState
  /// Whether the Moon stays on one side of the horizon in the time of ``moonrises``.
  public let moonState: DayState
  /// The sunset after the second sunrise of a date that has two, or the one that ends a time in which the
  /// Sun stayed up, when it comes before ``sunrise``.
  package var otherSunset: Instant?

  /// The sunrises within the civil date, in order: one as a rule, two where sunrise passes midnight or the
  /// clock showed the date twice.
  package var sunrises: [Instant] {
    [sunrise, nextSunrise.flatMap { civilDay.contains($0) ? $0 : nil }].compactMap(\.self)
  }

  /// The sunsets that the date lists, in order: each of a place's sunsets stands with one date.
  package var sunsets: [Instant] { [sunset, otherSunset].compactMap(\.self).sorted() }
}

/// Whether a body rises or sets on a date.
public enum DayState: String, Hashable, Sendable, CaseIterable {
  /// It rises or sets.
  case normal
  /// It stays above the horizon.
  case alwaysUp
  /// It stays below the horizon.
  case alwaysDown
}

/// The season and the half of the year, as the day begins.
public struct Season: Hashable, Sendable {
  /// By the Sun's tropical longitude: Vasanta from 330°.
  public let ritu: Ritu
  /// The Vedic season, by the option ``VedicRituRule``: a pair of lunar months or of the Sun's sidereal
  /// signs.
  public let vedicRitu: Ritu
  /// By the Sun's tropical longitude: northward from the December solstice.
  public let ayana: Ayana
  /// By the Sun's sidereal longitude: northward from its entry into Makara.
  public let vedicAyana: Ayana
}
