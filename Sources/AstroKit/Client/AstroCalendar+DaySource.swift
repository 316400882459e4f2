public import PentadCore

extension AstroCalendar {
  /// Computes the days from one date to another, both included, as rows of the original app's
  /// screens.
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
  /// The name of the source: `local.swiss` or `local.moshier`.
  public var sourceName: String { "local.\(configuration.ephemeris.rawValue)" }

  /// The expiry of computed days. The results stay correct, but a system update may change the
  /// rules of a time zone.
  public var expiry: Expiry { AstroPolicies.computedDays }

  /// Computes the days of a request and delivers them in parts of about a month.
  public func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer] {
    var options = options
    options.dayBoundary = .civil
    // Each row belongs to a civil date, and its times carry no date of their own.
    options.moonEvents = .civil
    var rows: [DayContainer] = []
    var sent = 0
    var before: PanchangDay?
    var day: PanchangDay?
    // The lunar months of the first and last dates may depend on the neighbouring days.
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
