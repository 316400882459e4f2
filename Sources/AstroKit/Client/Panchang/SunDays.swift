/// The risings and settings of the Sun and the Moon for each date of a request, as values.
struct SunDays {
  /// The horizon events of each date of the request.
  private(set) var horizons: [DayHorizon] = []
  /// The first sunrise of each date, and of the date after the last.
  private(set) var sunrises: [Double?] = []
  /// The sunrise before the first sunrise of each date.
  private(set) var previousSunrises: [Double?] = []
  /// The sunrise that ends the night of each date.
  private(set) var nightEnds: [Double?] = []
  /// The start of each date, from the one before the first to the third after the last.
  let midnights: [Double]

  init(table: EphemerisTable, request: DayRequest, dates: CivilDates) {
    let days = HorizonDays(table: table, request: request, dates: dates)
    let sunHorizon = Horizon(table, place: request.place, rule: request.options.sunrise)
    let moonHorizon = Horizon(table, place: request.place, rule: request.options.moonrise)
    midnights = days.midnights
    sunrises.reserveCapacity(dates.count + 1)
    previousSunrises.reserveCapacity(dates.count)
    nightEnds.reserveCapacity(dates.count)
    horizons.reserveCapacity(dates.count)
    var nextSunrise: Double?
    for day in days {
      let moonToday = days.moon[day.moon]
      sunrises.append(day.sunrise)
      previousSunrises.append(day.previousSunrise)
      nightEnds.append(day.nightEnd)
      nextSunrise = day.nextSunrise
      horizons.append(
        DayHorizon(
          civilDay: Instant(
            julianDay: day.civil.lowerBound)..<Instant(
              julianDay: day.civil.upperBound),
          previousSunset: day.previousSunset.map(Instant.init(julianDay:)),
          sunrise: day.sunrise.map(Instant.init(julianDay:)),
          sunset: day.sunset.map(Instant.init(julianDay:)),
          nextSunrise: day.nightEnd.map(Instant.init(julianDay:)),
          moonrises: moonToday.filter(\.isRise).map { Instant(julianDay: $0.julianDay) },
          moonsets: moonToday.filter { !$0.isRise }.map { Instant(julianDay: $0.julianDay) },
          sunState: day.isSunCrossing
            ? .normal : sunHorizon.state(of: .sun, over: day.civil),
          moonState: moonToday.isEmpty
            ? moonHorizon.state(of: .moon, over: day.moonSpan) : .normal,
          otherSunset: day.otherSunset.map(Instant.init(julianDay:))))
    }
    sunrises.append(nextSunrise)
  }
}

extension Horizon {
  /// Returns the side of the horizon for a body that does not cross it within `range`.
  func state(of body: Luminary, over range: Range<Double>) -> DayState {
    isUp(body, at: (range.lowerBound + range.upperBound) / 2) ? .alwaysUp : .alwaysDown
  }
}
