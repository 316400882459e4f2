/// The Sun's and the Moon's crossings of the horizon, dealt out to the civil dates of a request in one
/// pass: three cursors move forward, and nothing is allocated for a date.
struct HorizonDays: Sequence, IteratorProtocol {
  /// The beginning of each date, from the one before the first to the third after the last.
  let midnights: [Double]
  /// The Sun's risings and settings within all of ``midnights``, and in the two days before the first date.
  private let rises: [Double]
  private let sets: [Double]
  /// The Moon's crossings within the dates of the request.
  let moon: [HorizonCrossing]

  /// The index of the next date in ``midnights``.
  private var day = 1
  /// The first of each that is not before the next date.
  private var rise = 0
  private var set = 0
  private var moonCursor = 0

  /// Finds the crossings.
  ///
  /// - Parameter bodies: whose; those of the others are missing from the dates.
  init(table: EphemerisTable, request: DayRequest, bodies: Set<Luminary> = [.sun, .moon]) {
    var clock = ZoneClock(request.place.timeZone)
    let midnights = (-1...request.count + 2).map {
      clock.start(ofJulianDayNumber: request.first + $0)
    }
    var sun: [HorizonCrossing] = []
    if bodies.contains(.sun) {
      // The date before may have no length, or no set: that of two days before is looked for.
      let start = Swift.min(midnights[0], midnights[1] - 2)
      sun = Horizon(table, place: request.place, rule: request.options.sunrise)
        .riseAndSet(of: .sun, in: start..<midnights[request.count + 3])
    }
    var moon: [HorizonCrossing] = []
    if bodies.contains(.moon) {
      moon = Horizon(table, place: request.place, rule: request.options.moonrise)
        .riseAndSet(of: .moon, in: midnights[1]..<midnights[request.count + 1])
    }
    self.init(midnights: midnights, sun: sun, moon: moon)
  }

  /// Deals out crossings that are known; each list is in order.
  init(midnights: [Double], sun: [HorizonCrossing], moon: [HorizonCrossing]) {
    self.midnights = midnights
    self.moon = moon
    rises = sun.filter(\.isRise).map(\.julianDay)
    sets = sun.filter { !$0.isRise }.map(\.julianDay)
  }

  /// The first sunrise of the date before the first.
  var sunriseBefore: Double? {
    let first = rises.first { $0 >= midnights[0] }
    return first.flatMap { $0 < midnights[1] ? $0 : nil }
  }

  mutating func next() -> HorizonDay? {
    guard day + 3 <= midnights.count - 1 else { return nil }
    let civil = midnights[day]..<midnights[day + 1]
    rise = rises.advance(rise, to: civil.lowerBound)
    set = sets.advance(set, to: civil.lowerBound)
    let sunrise = rises.item(rise, before: civil.upperBound)
    let hasSet = sets.item(set, before: civil.upperBound) != nil
    var result = HorizonDay(
      civil: civil, sunrise: sunrise, sunset: nil, previousSunset: nil,
      nextSunrise: rises.item(
        rises.advance(rise, to: civil.upperBound), before: midnights[day + 2]),
      isSunCrossing: sunrise != nil || hasSet, moon: moonCrossings(in: civil))
    if let sunrise {
      let first = sets.advance(set, to: sunrise)
      let tomorrow = midnights[day + 2]
      result.sunset = sets.item(
        first, before: Swift.min(rises.item(rise + 1) ?? tomorrow, tomorrow))
      result.previousSunset = sets.item(first - 1).flatMap { $0 >= sunrise - 2 ? $0 : nil }
    } else if hasSet, (rises.item(rise - 1) ?? -.infinity) < midnights[day - 1] {
      // The set belongs to no sunrise of the date before.
      result.sunset = sets[set]
    }
    day += 1
    return result
  }

  private mutating func moonCrossings(in civil: Range<Double>) -> Range<Int> {
    while moonCursor < moon.count, moon[moonCursor].julianDay < civil.lowerBound { moonCursor += 1 }
    var end = moonCursor
    while end < moon.count, moon[end].julianDay < civil.upperBound { end += 1 }
    return moonCursor..<end
  }
}

/// What the Sun and the Moon do at the horizon on a civil date, in Julian days.
struct HorizonDay {
  let civil: Range<Double>
  /// The date's first sunrise.
  let sunrise: Double?
  /// The first set after the sunrise, before the Sun rises again and before the end of the date after;
  /// on a date without a sunrise, its first set that the date before has not taken.
  var sunset: Double?
  /// The last set before the sunrise, within two days.
  var previousSunset: Double?
  /// The first sunrise of the date after.
  let nextSunrise: Double?
  /// Whether the Sun rises or sets on the date.
  let isSunCrossing: Bool
  /// Where the Moon's crossings of the date stand in ``HorizonDays/moon``.
  let moon: Range<Int>
}

extension [Double] {
  /// The index of the first of ascending moments, at or after an index, that is not before `start`.
  fileprivate func advance(_ index: Int, to start: Double) -> Int {
    var index = index
    while index < count, self[index] < start { index += 1 }
    return index
  }

  /// The moment at an index, if there is one and it is before `end`.
  fileprivate func item(_ index: Int, before end: Double = .infinity) -> Double? {
    guard indices.contains(index), self[index] < end else { return nil }
    return self[index]
  }
}
