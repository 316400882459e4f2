/// The Sun's and the Moon's risings and settings, dealt out to civil dates.
struct SunDays {
  /// The horizon of each date of the request.
  private(set) var horizons: [DayHorizon] = []
  /// The sunrise of the date before the first, and of each date: one more than ``horizons``.
  private(set) var sunrises: [Double?] = []
  /// The beginning of each date, and of the date after the last two.
  private(set) var midnights: [Double] = []

  init(table: EphemerisTable, request: DayRequest) {
    var clock = ZoneClock(request.place.timeZone)
    // From the date before the first to the second after the last.
    midnights = (-1...request.count + 2).map { clock.start(ofJulianDayNumber: request.first + $0) }
    let whole = midnights[0]..<midnights[request.count + 3]
    let sunHorizon = Horizon(table, place: request.place, rule: request.options.sunrise)
    let moonHorizon = Horizon(table, place: request.place, rule: request.options.moonrise)
    let sun = sunHorizon.riseAndSet(of: .sun, in: whole)
    let moon = moonHorizon.riseAndSet(
      of: .moon, in: midnights[1]..<midnights[request.count + 1])
    let rises = sun.filter(\.isRise).map(\.julianDay)
    let sets = sun.filter { !$0.isRise }.map(\.julianDay)
    sunrises = (0..<request.count + 2).map {
      Self.first(rises, in: midnights[$0]..<midnights[$0 + 1])
    }
    for day in 1...request.count {
      let civil = midnights[day]..<midnights[day + 1]
      let sunset = Self.sunset(
        after: sunrises[day], civil: civil, previous: midnights[day - 1],
        tomorrow: midnights[day + 2], rises: rises, sets: sets)
      let moonToday = moon.slice(civil)
      horizons.append(
        DayHorizon(
          civilDay: Instant(julianDay: civil.lowerBound)..<Instant(julianDay: civil.upperBound),
          previousSunset: sunrises[day].flatMap { Self.last(sets, before: $0, from: $0 - 2) }
            .map(Instant.init(julianDay:)),
          sunrise: sunrises[day].map(Instant.init(julianDay:)),
          sunset: sunset.map(Instant.init(julianDay:)),
          nextSunrise: sunrises[day + 1].map(Instant.init(julianDay:)),
          moonrises: moonToday.filter(\.isRise).map { Instant(julianDay: $0.julianDay) },
          moonsets: moonToday.filter { !$0.isRise }.map { Instant(julianDay: $0.julianDay) },
          sunState: sun.slice(civil).isEmpty
            ? sunHorizon.state(of: .sun, over: civil) : .normal,
          moonState: moonToday.isEmpty
            ? moonHorizon.state(of: .moon, over: civil) : .normal))
    }
  }

  /// The first set after the sunrise, before the Sun rises again and before the end of the date after;
  /// on a date without a sunrise, its first set that the date before has not taken.
  private static func sunset(
    after sunrise: Double?, civil: Range<Double>, previous: Double, tomorrow: Double,
    rises: [Double], sets: [Double]
  ) -> Double? {
    if let sunrise {
      let next = first(rises, in: sunrise.nextUp..<tomorrow) ?? tomorrow
      return first(sets, in: sunrise..<next)
    }
    guard let set = first(sets, in: civil) else { return nil }
    return first(rises, in: previous..<set) == nil ? set : nil
  }

  /// The first of ascending moments within a time.
  private static func first(_ moments: [Double], in range: Range<Double>) -> Double? {
    let index = moments.partition(from: range.lowerBound)
    guard index < moments.count, moments[index] < range.upperBound else { return nil }
    return moments[index]
  }

  private static func last(_ moments: [Double], before end: Double, from start: Double) -> Double? {
    let index = moments.partition(from: end) - 1
    guard index >= 0, moments[index] >= start else { return nil }
    return moments[index]
  }
}

extension [Double] {
  /// The index of the first of ascending moments that is not before `start`.
  func partition(from start: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [HorizonCrossing] {
  /// Those within a time; they stand in order.
  func slice(_ range: Range<Double>) -> ArraySlice<HorizonCrossing> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].julianDay < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.julianDay < range.upperBound }
  }
}

extension Horizon {
  /// On which side of the horizon a body stands that crosses it at no moment of `range`.
  func state(of body: Luminary, over range: Range<Double>) -> DayState {
    isUp(body, at: (range.lowerBound + range.upperBound) / 2) ? .alwaysUp : .alwaysDown
  }
}
