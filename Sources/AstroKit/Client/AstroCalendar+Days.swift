public import PentadCore

extension AstroCalendar {
  /// Computes the panchang of a civil date at a place.
  ///
  /// - Parameter date: the civil date.
  /// - Returns: the day.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a date that the place's clock skipped,
  ///   such as 2011-12-30 in Samoa; errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_day_compute`.
  public func day(
    _ date: CivilDate, at place: Place, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> PanchangDay {
    let request = DayRequest(
      first: date.julianDayNumber, count: 1, place: place, options: options)
    guard let day = try await compute(request).first else {
      throw PentadError(
        .notFound,
        """
        \(date.isoText) does not exist in \(place.timeZone.identifier): its clock went from \
        \(place.timeZone.date(before: date).isoText) to \(place.timeZone.date(after: date).isoText)
        """)
    }
    return day
  }

  /// Returns the days from one date to another, both included, as a sequence that computes them on
  /// demand. Dates that the place's clock skipped are omitted.
  ///
  /// Iteration throws ``PentadCore/PentadError/Code/invalidDateRange`` if the end is before the
  /// start or if there are more than 1,000,000 days.
  public func days(
    from start: CivilDate, to end: CivilDate, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) -> PanchangDays {
    PanchangDays(
      calendar: self,
      request: Result { () throws(PentadError) in
        try DayRequest(from: start, to: end, at: place, options: options)
      })
  }

  /// Computes the days from one date to another as one operation that reports its progress in days.
  ///
  /// The result holds all days in memory, at 4 KB a day. The limit is 100,000 days, or 270 years. A
  /// longer range fails with ``PentadCore/PentadError/Code/invalidDateRange``; use
  /// ``days(from:to:at:options:)`` to stream it.
  ///
  /// C: `pentad_astro_days_compute_async`.
  public func loadDays(
    from start: CivilDate, to end: CivilDate, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) -> PentadOperation<[PanchangDay]> {
    let days = days(from: start, to: end, at: place, options: options)
    return PentadOperation { report async throws(PentadError) in
      let request = try days.request.get()
      try request.requireFew()
      var result: [PanchangDay] = []
      result.reserveCapacity(request.count)
      let total = days.count
      report(WorkProgress(completed: 0, total: total))
      for done in stride(from: 0, to: request.count, by: DayRequest.chunk) {
        result += try await self.compute(request.part(from: done, count: DayRequest.chunk))
        report(WorkProgress(completed: result.count, total: total))
      }
      return result
    }
  }

  /// Computes a run of days from one ephemeris table.
  ///
  /// - Parameter needed: the time range that the ephemeris files must cover; nil for that of the
  ///   dates.
  func compute(
    _ request: DayRequest, needing needed: Range<Double>? = nil
  ) async throws(PentadError) -> [PanchangDay] {
    guard !Task.isCancelled else { throw PentadError.callCancelled }
    // The new moons around a day are up to 30 days away; the tithis that overlap it, up to 2 days.
    let margin = 33.0
    let start = Double(request.first) - 0.5
    let dates = start..<start + Double(request.count)
    let table = try await ephemeris.table(
      covering: dates.lowerBound - margin..<dates.upperBound + margin, needing: needed ?? dates,
      ayanamsa: request.options.ayanamsa)
    return PanchangBuilder(table: table, request: request).days()
  }
}
