public import PentadCore

extension AstroCalendar {
  /// The days from one date to another, both included, as the rows of the original's screens.
  ///
  /// - Throws: as ``day(_:at:options:)``; ``PentadCore/PentadError/Code/invalidDateRange`` for more
  ///   than 36,600 days or an end before the start.
  ///
  /// C: `pentad_astro_day_containers_compute`.
  public func dayContainers(
    from start: CivilDate, to end: CivilDate, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> [DayContainer] {
    try await days(
      for: try DateRangeRequest(from: start, to: end), at: place, options: options, part: { _ in })
  }
}

extension AstroCalendar: AstroDaySource {
  /// `local.swiss` or `local.moshier`.
  public var sourceName: String { "local.\(configuration.ephemeris.rawValue)" }

  /// What is computed stays right; the rules of a time zone may change with an update of the system.
  public var expiry: Expiry { AstroPolicies.computedDays }

  /// The days of a request, a month or so at a time.
  public func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer] {
    var options = options
    options.dayBoundary = .civil
    // A row is a civil date's, and its times bear no date of their own.
    options.moonEvents = .civil
    var rows: [DayContainer] = []
    var sent = 0
    var before: PanchangDay?
    var day: PanchangDay?
    // The months of the first and of the last date may be known by their neighbours alone.
    let days = days(
      from: place.timeZone.date(before: request.start),
      to: place.timeZone.date(after: request.end), at: place, options: options)
    for try await after in days {
      if let before, let day {
        rows += DayContainer.containers(of: day, before: before, after: after)
      }
      (before, day) = (day, after)
      if rows.count - sent >= 32 {
        part(Array(rows[sent...]))
        sent = rows.count
      }
    }
    if sent < rows.count { part(Array(rows[sent...])) }
    return rows
  }
}
