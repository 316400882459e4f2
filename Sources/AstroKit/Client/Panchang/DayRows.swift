/// The days of a request as rows of numbers, for columns, without the dates that the zone skipped.
/// No ``PanchangDay`` is built, and nothing is allocated for a day.
struct DayRows: Sequence, IteratorProtocol {
  private var days: HorizonDays
  private let dates: CivilDates
  private var offset = 0
  private var tithis: SpanTrack?

  /// The number of dates that are computed at a time.
  static let chunk = 3_660

  init(table: EphemerisTable, request: DayRequest, parts: DayParts) {
    dates = CivilDates(request)
    var bodies = parts.bodies
    // From sunrise to sunrise, the Moon's events depend on the Sun's.
    if bodies.contains(.moon), request.options.moonEvents == .sunrise { bodies.insert(.sun) }
    days = HorizonDays(table: table, request: request, dates: dates, bodies: bodies)
    if parts.contains(.tithi) {
      // A tithi lasts up to 27 hours.
      let midnights = days.midnights
      let range = midnights[1] - 2..<midnights[dates.count + 1] + 2
      tithis = SpanTrack(AngleCrossings(table, .elongation, parts: Tithi.count).all(in: range))
    }
  }

  mutating func next() -> DayRow? {
    guard let day = days.next() else { return nil }
    offset += 1
    var row = DayRow(
      number: dates.numbers[offset], sunrise: day.sunrise, sunset: day.sunset)
    for index in day.moon {
      let crossing = days.moon[index]
      if crossing.isRise {
        row.moonrise = row.moonrise ?? crossing.julianDay
      } else {
        row.moonset = row.moonset ?? crossing.julianDay
      }
    }
    if let sunrise = day.sunrise, let tithi = tithis?.span(at: sunrise) {
      row.tithi = tithi.index
      row.tithiEnd = tithi.end
    }
    return row
  }
}

/// The values of a day for the columns, in Julian days.
struct DayRow {
  /// The Julian day number of the date.
  let number: Int
  let sunrise: Double?
  let sunset: Double?
  var moonrise: Double?
  var moonset: Double?
  /// The index of the tithi at sunrise.
  var tithi: Int?
  var tithiEnd: Double?
}

/// The requested parts of days; other parts are not computed.
struct DayParts: OptionSet {
  let rawValue: Int

  /// Sunrise and sunset.
  static let sun = Self(rawValue: 1)
  /// Moonrise and moonset.
  static let moon = Self(rawValue: 2)
  /// The tithi at sunrise, and its end.
  static let tithi = Self(rawValue: 4)
  static let all: Self = [.sun, .moon, .tithi]

  /// The bodies whose horizon crossings the parts need.
  var bodies: Set<Luminary> {
    var bodies: Set<Luminary> = contains(.moon) ? [.moon] : []
    if contains(.sun) || contains(.tithi) { bodies.insert(.sun) }
    return bodies
  }
}
