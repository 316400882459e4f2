public import PentadCore

extension AstroCalendar {
  /// A day at a place, with all that is known of it.
  ///
  /// - Parameter date: the civil date.
  /// - Returns: the day.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a date that the place's clock skipped,
  ///   2011-12-30 in Samoa; what reading the ephemeris throws.
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

  /// The days from one date to another, both included, computed as they are asked for. A date that the
  /// place's clock skipped is left out.
  ///
  /// An end before the start, and more than 1,000,000 days, throw
  /// ``PentadCore/PentadError/Code/invalidDateRange`` as the reading begins.
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

  /// The days from one date to another as one piece of work, with its progress in days.
  ///
  /// All of them are in memory in the end, 4 KB a day: at most 100,000, 270 years. Of more, it
  /// fails with ``PentadCore/PentadError/Code/invalidDateRange``; ``days(from:to:at:options:)`` streams
  /// them.
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

  /// Computes a run of days, without a stop between them.
  ///
  /// - Parameter needed: the time that the ephemeris files must have; nil for that of the dates.
  func compute(
    _ request: DayRequest, needing needed: Range<Double>? = nil
  ) async throws(PentadError) -> [PanchangDay] {
    guard !Task.isCancelled else { throw PentadError.callCancelled }
    // The new moons before and after a day are up to 30 days away, and the tithis that touch it two.
    let margin = 33.0
    let start = Double(request.first) - 0.5
    let dates = start..<start + Double(request.count)
    let table = try await ephemeris.table(
      covering: dates.lowerBound - margin..<dates.upperBound + margin, needing: needed ?? dates,
      ayanamsa: request.options.ayanamsa)
    return PanchangBuilder(table: table, request: request).days()
  }
}
