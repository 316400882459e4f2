import PentadCore

@testable import AstroKit

/// Days put together by hand, for rules that need no ephemeris.
enum SampleDays {
  static let kolkata = place("Asia/Kolkata", 23.1765, 75.7885)
  static let kelowna = place("America/Vancouver", 49.888, -119.496)

  static func place(_ zone: String, _ latitude: Double, _ longitude: Double) -> Place {
    do {
      return try Place(
        latitude: latitude, longitude: longitude, timeZone: try CivilTimeZone(zone))
    } catch {
      fatalError("\(error)")
    }
  }

  static func date(_ text: String) -> CivilDate {
    guard let date = try? CivilDate(iso: text) else { fatalError("no date: \(text)") }
    return date
  }

  /// The moment at which the clock of a zone shows a time, away from changes of the clock.
  static func instant(_ date: CivilDate, _ hours: Double, _ zone: CivilTimeZone) -> Instant {
    Instant(julianDay: zone.start(of: date).julianDay + hours / 24)
  }

  /// A day with the tithis that are given by the hour at which they begin, counted from midnight.
  static func day(
    _ text: String, at place: Place = kolkata, tithis: [(number: Int, hour: Double)],
    end: Double = 48, month: Int = 8, isAdhika: Bool = false, isKshaya: Bool = false,
    months: MonthScheme = .amanta
  ) -> PanchangDay {
    let date = date(text)
    let zone = place.timeZone
    func moment(_ hours: Double) -> Instant { instant(date, hours, zone) }
    let spans = tithis.indices.map { index in
      LimbSpan(
        Tithi(index: tithis[index].number - 1), from: moment(tithis[index].hour),
        to: moment(index + 1 < tithis.count ? tithis[index + 1].hour : end))
    }
    let udaya = spans.last { $0.start <= moment(6) }?.value ?? Tithi(index: 0)
    let sign = (month + 10) % 12
    return PanchangDay(
      date: date, place: place, options: PanchangOptions(months: months, dayBoundary: .civil),
      span: moment(0)..<moment(24),
      horizon: DayHorizon(
        civilDay: moment(0)..<moment(24), previousSunset: moment(-6.5), sunrise: moment(6.25),
        sunset: moment(17.5), nextSunrise: moment(30.25), moonrises: [moment(9)],
        moonsets: [moment(21)], sunState: .normal, moonState: .normal),
      tithis: spans, nakshatras: [], padas: [], yogas: [], karanas: [], moonRashis: [],
      sunRashi: Rashi(index: 0), sankranti: nil, udayaTithi: udaya, isVriddhi: false,
      kshayaTithis: [],
      masa: Masa(
        signAtStart: sign, signAtEnd: isAdhika ? sign : isKshaya ? sign + 2 : sign + 1,
        paksha: udaya.paksha),
      paksha: udaya.paksha,
      samvat: Samvat(
        newMoon: 2_460_000, month: MasaName(index: month - 1), options: PanchangOptions()),
      season: Season(
        ritu: Ritu(index: 0), vedicRitu: Ritu(index: 0), ayana: .uttarayana,
        vedicAyana: .uttarayana))
  }
}
