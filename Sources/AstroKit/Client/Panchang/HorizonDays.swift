/// The horizon crossings of the Sun and the Moon, assigned to the civil dates of a request in one
/// pass. Three cursors move forward, and nothing is allocated for a date.
struct HorizonDays: Sequence, IteratorProtocol {
  /// The start of each date, from the one before the first to the third after the last.
  let midnights: [Double]
  /// The Sun's risings within ``midnights`` and in the two days before the first date. `sets`
  /// contains the settings.
  private let rises: [Double]
  private let sets: [Double]
  /// The Moon's crossings within the days of the request.
  let moon: [HorizonCrossing]
  /// The rule that assigns the Moon's events to dates.
  private let moonEvents: MoonEvents

  /// The index of the next date in ``midnights``.
  private var day = 1
  /// The index of the first rising that is not before the next date; the cursors below work
  /// likewise.
  private var rise = 0
  private var set = 0
  private var moonCursor = 0

  /// The upper bound of the days from a sunrise to the next, unless the Sun stays up or down
  /// between.
  private static let longestDay = 1.5

  /// Finds the crossings.
  ///
  /// - Parameter bodies: the bodies to find; crossings of other bodies are missing from the dates.
  init(
    table: EphemerisTable, request: DayRequest, dates: CivilDates,
    bodies: Set<Luminary> = [.sun, .moon]
  ) {
    let midnights = dates.midnights
    var sun: [HorizonCrossing] = []
    if bodies.contains(.sun) {
      // The date before may have no length or no sunset, so the search begins two days before.
      let start = Swift.min(midnights[0], midnights[1] - 2)
      sun = Horizon(table, place: request.place, rule: request.options.sunrise)
        .riseAndSet(of: .sun, in: start..<midnights[dates.count + 3])
    }
    var moon: [HorizonCrossing] = []
    if bodies.contains(.moon) {
      // The last day's Moon events may extend to the sunrise of the date after.
      let end = dates.count + (request.options.moonEvents == .civil ? 1 : 2)
      moon = Horizon(table, place: request.place, rule: request.options.moonrise)
        .riseAndSet(of: .moon, in: midnights[1]..<midnights[end])
    }
    self.init(
      midnights: midnights, sun: sun, moon: moon, moonEvents: request.options.moonEvents)
  }

  /// Creates the days from known crossings; each list is in order.
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
    // True if the date's first sunset belongs to no sunrise of the date before.
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
      // Midnight may lie between two sunrises of one date, or the sunrises may skip a date.
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

/// The events of the Sun and the Moon at the horizon on a civil date, in Julian days.
struct HorizonDay {
  let civil: Range<Double>
  /// The date's first sunrise.
  let sunrise: Double?
  /// The first sunset after the sunrise, before the next sunrise and before the end of the date
  /// after. On a date without a sunrise, the first sunset that does not belong to the date before.
  var sunset: Double?
  /// A further sunset. It is the sunset after the second sunrise of a date that has two, found like
  /// ``sunset``. It can also be a sunset before ``sunrise`` that does not belong to the date
  /// before, where the Sun stayed up until then.
  var otherSunset: Double?
  /// The sunrise before ``sunrise``, within a day and a half.
  var previousSunrise: Double?
  /// The last sunset before the sunrise, within two days.
  var previousSunset: Double?
  /// The first sunrise of the date after.
  let nextSunrise: Double?
  /// The sunrise that ends the night after ``sunset``: usually ``nextSunrise``. It is the second
  /// sunrise of a date that has two. If the date after has none, it is the sunrise of the following
  /// date.
  var nightEnd: Double?
  /// True if the Sun rises or sets on the date.
  let isSunCrossing: Bool
  /// The time range whose Moon events belong to the date.
  let moonSpan: Range<Double>
  /// The indices in ``HorizonDays/moon`` of the Moon's crossings within ``moonSpan``.
  let moon: Range<Int>
}

extension [Double] {
  /// Returns the index of the first of ascending times, from an index on, that is not before
  /// `start`.
  fileprivate func advance(_ index: Int, to start: Double) -> Int {
    var index = index
    while index < count, self[index] < start { index += 1 }
    return index
  }

  /// Returns the time at an index, if it exists and is before `end`.
  fileprivate func item(_ index: Int, before end: Double = .infinity) -> Double? {
    guard indices.contains(index), self[index] < end else { return nil }
    return self[index]
  }
}
