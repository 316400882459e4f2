public import PentadCore

extension AstroCalendar {
  /// A day at a place.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/outOfRange``, or another error of the ephemeris.
  ///
  /// C: `pentad_astro_day_compute`.
  public func day(
    _ date: CivilDate, at place: Place, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> PanchangDay {
    try await compute(
      DayRequest(first: date.julianDayNumber, count: 1, place: place, options: options))[0]
  }

  /// The days from one date to another, both included, computed as they are asked for.
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
      report(WorkProgress(completed: 0, total: request.count))
      while result.count < request.count {
        let part = request.part(from: result.count, count: DayRequest.chunk)
        result += try await self.compute(part)
        report(WorkProgress(completed: result.count, total: request.count))
      }
      return result
    }
  }

  /// Computes a run of days, without a stop between them.
  func compute(_ request: DayRequest) async throws(PentadError) -> [PanchangDay] {
    guard !Task.isCancelled else { throw PentadError(.cancelled, "the days were cancelled") }
    // The new moons before and after a day are up to 30 days away, and the tithis that touch it two.
    let margin = 33.0
    let start = Double(request.first) - 0.5
    let table = try await ephemeris.table(
      covering: start - margin..<start + Double(request.count) + margin,
      ayanamsa: request.options.ayanamsa)
    return PanchangBuilder(table: table, request: request).days()
  }
}
