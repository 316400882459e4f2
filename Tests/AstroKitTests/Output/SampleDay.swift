import PentadCore

@testable import AstroKit

/// A made-up day, for tests of output that is written from days.
///
/// 21 November 2026 at Ujjain, Shukla Dvadashi of Kartika; the times are round.
struct SampleDay {
  var date = CivilDate(julianDayNumber: 2_461_366)
  var latitude = 23.1765
  var zone = "Asia/Kolkata"
  var tithi = 12
  var isKshayaDay = false
  var isVriddhi = false
  var hasSun = true
  var masa = Masa(
    amanta: MasaName(index: 7), purnimanta: MasaName(index: 7), isAdhika: false, isKshaya: false)
  var options = PanchangOptions()
  var sankranti: Instant?

  /// The local midnight, in India's standard time.
  var midnight: Double { Double(date.julianDayNumber) - 0.5 - 5.5 / 24 }

  func at(_ hours: Double) -> Instant { Instant(julianDay: midnight + hours / 24) }

  func make() throws -> PanchangDay {
    let place = try Place(
      latitude: latitude, longitude: 75.7885, elevation: 491, timeZone: CivilTimeZone(zone))
    let tithi = Tithi(index: tithi - 1)
    return PanchangDay(
      date: date, place: place, options: options,
      span: hasSun ? at(6.8)..<at(30.81) : at(0)..<at(24), horizon: horizon(),
      tithis: spans(tithi, [-2, isKshayaDay ? 8 : 19.5, 29, 50]),
      nakshatras: spans(Nakshatra(index: 26), [1.25, 26.5, 51]),
      padas: [
        LimbSpan(Pada(index: 105), from: at(4), to: at(12)),
        LimbSpan(Pada(index: 106), from: at(12), to: at(33)),
      ],
      yogas: spans(Yoga(index: 15), [-6, 9.75, 33]),
      karanas: spans(Karana(index: 2 * tithi.index), [-2, 8.5, 19.5, 31]),
      moonRashis: spans(Rashi(index: 11), [-40, 26.5, 90]), sunRashi: Rashi(index: 7),
      sankranti: sankranti, udayaTithi: hasSun ? tithi : nil, isVriddhi: isVriddhi,
      kshayaTithis: isKshayaDay ? [tithi.next] : [], masa: masa, paksha: tithi.paksha,
      samvat: Samvat(newMoon: 2_461_354, month: masa.amanta, options: options),
      season: Season(
        ritu: Ritu(index: 3), vedicRitu: Ritu(index: 3), ayana: .dakshinayana,
        vedicAyana: .dakshinayana))
  }

  private func horizon() -> DayHorizon {
    DayHorizon(
      civilDay: at(0)..<at(24), previousSunset: hasSun ? at(-6.29) : nil,
      sunrise: hasSun ? at(6.8) : nil, sunset: hasSun ? at(17.7) : nil,
      nextSunrise: hasSun ? at(30.81) : nil, moonrises: hasSun ? [at(15.1)] : [],
      moonsets: hasSun ? [at(3.6)] : [], sunState: hasSun ? .normal : .alwaysDown,
      moonState: hasSun ? .normal : .alwaysUp)
  }

  private func spans<Value: PanchangUnit>(_ first: Value, _ hours: [Double]) -> [LimbSpan<Value>] {
    (0..<hours.count - 1).map { index in
      LimbSpan(
        Value(index: first.index + index), from: at(hours[index]), to: at(hours[index + 1]))
    }
  }
}
