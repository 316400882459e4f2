/// The Sun's and the Moon's crossings of the horizon, dealt out to the civil dates of a request in one
/// pass: three cursors move forward, and nothing is allocated for a date.
struct HorizonDays: Sequence, IteratorProtocol {
  /// The beginning of each date, from the one before the first to the third after the last.
  let midnights: [Double]
  /// The Sun's risings and settings within all of ``midnights``, and in the two days before the first date.
  private let rises: [Double]
  private let sets: [Double]
  /// The Moon's crossings within the days of the request.
  let moon: [HorizonCrossing]
  /// Which events of the Moon belong to a date.
  private let moonEvents: MoonEvents

  /// The index of the next date in ``midnights``.
  private var day = 1
  /// The first of each that is not before the next date.
  private var rise = 0
  private var set = 0
  private var moonCursor = 0

  /// The days from a sunrise to the next, at most, where the Sun does not stay up or down in between.
  private static let longestDay = 1.5

  /// Finds the crossings.
  ///
  /// - Parameter bodies: whose; those of the others are missing from the dates.
  init(
    table: EphemerisTable, request: DayRequest, dates: CivilDates,
    bodies: Set<Luminary> = [.sun, .moon]
  ) {
    let midnights = dates.midnights
    var sun: [HorizonCrossing] = []
    if bodies.contains(.sun) {
      // The date before may have no length, or no set: that of two days before is looked for.
      let start = Swift.min(midnights[0], midnights[1] - 2)
      sun = Horizon(table, place: request.place, rule: request.options.sunrise)
        .riseAndSet(of: .sun, in: start..<midnights[dates.count + 3])
    }
    var moon: [HorizonCrossing] = []
    if bodies.contains(.moon) {
      // The last day's own may end with the sunrise of the date after.
      let end = dates.count + (request.options.moonEvents == .civil ? 1 : 2)
      moon = Horizon(table, place: request.place, rule: request.options.moonrise)
        .riseAndSet(of: .moon, in: midnights[1]..<midnights[end])
    }
    self.init(
      midnights: midnights, sun: sun, moon: moon, moonEvents: request.options.moonEvents)
  }

  /// Deals out crossings that are known; each list is in order.
  init(
    midnights: [Double], sun: [HorizonCrossing], moon: [HorizonCrossing],
    moonEvents: MoonEvents = .civil
  ) {
    self.midnights = midnights
    self.moon = moon
    self.moonEvents = moonEvents
    rises = sun.filter(\.isRise).map(\.julianDay)
    sets = sun.filter { !$0.isRise }.map(\.julianDay)
  }

  mutating func next() -> HorizonDay? {
    guard day + 3 <= midnights.count - 1 else { return nil }
    let civil = midnights[day]..<midnights[day + 1]
    rise = rises.advance(rise, to: civil.lowerBound)
    set = sets.advance(set, to: civil.lowerBound)
    let sunrise = rises.item(rise, before: civil.upperBound)
    let hasSet = sets.item(set, before: civil.upperBound) != nil
    // The date's first set belongs to no sunrise of the date before.
    let isFirstSetFree = (rises.item(rise - 1) ?? -.infinity) < midnights[day - 1]
    let nextSunrise = rises.item(
      rises.advance(rise, to: civil.upperBound), before: midnights[day + 2])
    let moonSpan =
      moonEvents == .civil
      ? civil : (sunrise ?? civil.lowerBound)..<(nextSunrise ?? civil.upperBound)
    var result = HorizonDay(
      civil: civil, sunrise: sunrise, sunset: nil, previousSunrise: nil, previousSunset: nil,
      nextSunrise: nextSunrise, nightEnd: nextSunrise, isSunCrossing: sunrise != nil || hasSet,
      moonSpan: moonSpan, moon: moonCrossings(in: moonSpan))
    if let sunrise {
      let first = sets.advance(set, to: sunrise)
      let tomorrow = midnights[day + 2]
      // Midnight may lie between two sunrises of one date, or the sunrises may pass a date by.
      result.nightEnd = rises.item(rise + 1, before: Swift.max(tomorrow, sunrise + Self.longestDay))
      result.previousSunrise = rises.item(rise - 1).flatMap {
        $0 > sunrise - Self.longestDay ? $0 : nil
      }
      result.sunset = sets.item(
        first, before: Swift.min(rises.item(rise + 1) ?? tomorrow, tomorrow))
      if isFirstSetFree, let early = sets.item(set, before: sunrise) {
        result.otherSunset = early
      } else if let second = result.nightEnd, second < civil.upperBound {
        result.otherSunset = sets.item(
          sets.advance(first, to: second),
          before: Swift.min(rises.item(rise + 2) ?? tomorrow, tomorrow))
      }
      result.previousSunset = sets.item(first - 1).flatMap { $0 >= sunrise - 2 ? $0 : nil }
    } else if hasSet, isFirstSetFree {
      result.sunset = sets[set]
    }
    day += 1
    return result
  }

  private mutating func moonCrossings(in span: Range<Double>) -> Range<Int> {
    while moonCursor < moon.count, moon[moonCursor].julianDay < span.lowerBound { moonCursor += 1 }
    var end = moonCursor
    while end < moon.count, moon[end].julianDay < span.upperBound { end += 1 }
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
  /// A further set: that after the second sunrise of a date that has two, as ``sunset``, or one before
  /// ``sunrise`` that the date before has not taken, where the Sun stayed up until then.
  var otherSunset: Double?
  /// The sunrise before ``sunrise``, within a day and a half.
  var previousSunrise: Double?
  /// The last set before the sunrise, within two days.
  var previousSunset: Double?
  /// The first sunrise of the date after.
  let nextSunrise: Double?
  /// The sunrise that ends the night after ``sunset``: as a rule ``nextSunrise``, or the date's own second
  /// one, or, where the date after has none, that of the one after it.
  var nightEnd: Double?
  /// Whether the Sun rises or sets on the date.
  let isSunCrossing: Bool
  /// The time whose events of the Moon belong to the date.
  let moonSpan: Range<Double>
  /// Where the Moon's crossings of ``moonSpan`` stand in ``HorizonDays/moon``.
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
