public import PentadCore

/// Days at a place as columns, with one item for each day. This form suits statistics and plots,
/// and is many times faster than a ``PanchangDay`` for each. A date that the place's clock skipped
/// has no item.
///
/// The items equal those of the days from ``AstroCalendar/day(_:at:options:)``.
///
/// ```swift
/// let year = try await calendar.dayColumns(
///   from: CivilDate(2026, 1, 1), to: CivilDate(2026, 12, 31), at: ujjain)
/// let longest = zip(year.sunrises, year.sunsets)
///   .compactMap { rise, set in rise.flatMap { rise in set.map { $0.julianDay - rise.julianDay } } }
///   .max()
/// ```
///
/// C: `pentad_astro_day_columns`.
public struct DayColumns: Hashable, Sendable {
  /// The first date of the request.
  public let first: CivilDate
  /// The number of items before each date that the clock skipped.
  private var skips: [Int] = []
  /// The first sunrise of each civil date.
  public internal(set) var sunrises: [Instant?] = []
  /// The first sunset after the sunrise. Without a sunrise, the date's first sunset, unless it is
  /// the sunset of the date before.
  public internal(set) var sunsets: [Instant?] = []
  /// The Moon's first rising within each civil date.
  public internal(set) var moonrises: [Instant?] = []
  /// The Moon's first setting within each civil date.
  public internal(set) var moonsets: [Instant?] = []
  /// The tithi at sunrise.
  public internal(set) var udayaTithis: [Tithi?] = []
  /// The end of the tithi at sunrise.
  public internal(set) var tithiEnds: [Instant?] = []

  /// The number of days.
  public var count: Int { sunrises.count }

  /// Returns the date of a day, counted from 0.
  public func date(at index: Int) -> CivilDate {
    first.advanced(by: index + skips.count { $0 <= index })
  }

  init(first: CivilDate, capacity: Int) {
    self.first = first
    sunrises.reserveCapacity(capacity)
    sunsets.reserveCapacity(capacity)
    moonrises.reserveCapacity(capacity)
    moonsets.reserveCapacity(capacity)
    udayaTithis.reserveCapacity(capacity)
    tithiEnds.reserveCapacity(capacity)
  }

  mutating func append(_ row: DayRow) {
    while row.number - first.julianDayNumber > count + skips.count { skips.append(count) }
    sunrises.append(row.sunrise.map(Instant.init(julianDay:)))
    sunsets.append(row.sunset.map(Instant.init(julianDay:)))
    moonrises.append(row.moonrise.map(Instant.init(julianDay:)))
    moonsets.append(row.moonset.map(Instant.init(julianDay:)))
    udayaTithis.append(row.tithi.map(Tithi.init(index:)))
    tithiEnds.append(row.tithiEnd.map(Instant.init(julianDay:)))
  }
}

extension AstroCalendar {
  /// Computes the days from one date to another, both included, as columns.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for an end before the start, and
  ///   for more than 1,000,000 days; ``PentadCore/PentadError/Code/outOfRange``, or another error
  ///   of the ephemeris; ``PentadCore/PentadError/Code/cancelled``.
  ///
  /// C: `pentad_astro_days_fill`.
  public func dayColumns(
    from start: CivilDate, to end: CivilDate, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> DayColumns {
    let request = try DayRequest(from: start, to: end, at: place, options: options)
    var columns = DayColumns(first: start, capacity: request.count)
    for done in stride(from: 0, to: request.count, by: DayRows.chunk) {
      for row in try await rows(request, from: done, .all) { columns.append(row) }
    }
    return columns
  }

  /// Returns the rows of the next part of a request. A part has ten years, so that cancellation
  /// takes effect between parts and memory use stays constant.
  func rows(
    _ request: DayRequest, from offset: Int, _ parts: DayParts
  ) async throws(PentadError) -> DayRows {
    guard !Task.isCancelled else { throw PentadError.callCancelled }
    let part = request.part(from: offset, count: DayRows.chunk)
    // The margin covers one date before, two dates after, zones up to 18 hours from Greenwich, and
    // overlapping tithis.
    let margin = 6.0
    let start = Double(part.first) - 0.5
    let dates = start..<start + Double(part.count)
    let table = try await ephemeris.table(
      covering: dates.lowerBound - margin..<dates.upperBound + margin, needing: dates,
      ayanamsa: request.options.ayanamsa)
    return DayRows(table: table, request: part, parts: parts)
  }
}
