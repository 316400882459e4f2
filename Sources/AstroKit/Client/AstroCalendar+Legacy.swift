public import PentadCore

extension AstroCalendar {
  /// Writes the days from one date to another, both included, as the JSON of `apiv2.php`, for
  /// servers of the original app's clients.
  ///
  /// The format and the spelling match the old server's output byte for byte. The values correct
  /// its errors. Zone offsets include half hours, summer time follows the date, and Universal Time
  /// has no error of 67 s. Each rising and setting has its own date, or is `none`. The month is the
  /// real lunar month, with `Adhika` before the name of an intercalary one.
  ///
  /// A date on which no tithi begins has `none` in its four tithi fields, as in the old server's
  /// output. A date that the place's clock skipped is omitted.
  ///
  /// - Parameters:
  ///   - start: the first civil date.
  ///   - end: the last civil date.
  ///   - options: the calculation options, except the day boundary, which is always midnight.
  /// - Returns: the text.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 36,600 days or an end
  ///   before the start; errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_legacy_json`.
  public func legacyJSON(
    from start: CivilDate, to end: CivilDate, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> String {
    let count = end.julianDayNumber - start.julianDayNumber + 1
    guard count > 0 else { throw DayRequest.isTurned }
    guard count <= LegacyAnswer.dayLimit else {
      throw DayRequest.tooMany(limit: LegacyAnswer.dayLimit)
    }
    var options = options
    options.dayBoundary = .civil
    options.moonEvents = .civil
    let zone = place.timeZone
    let skipped = zone.skippedDates(start.julianDayNumber..<end.julianDayNumber + 1)
    var writer = LegacyWriter(count: count - skipped.count)
    var before: PanchangDay?
    var day: PanchangDay?
    let days = days(
      from: zone.date(before: start), to: zone.date(after: end), at: place, options: options)
    for try await after in days {
      if let before, let day {
        writer.append(LegacyDay(day, before: before, after: after))
      }
      (before, day) = (day, after)
    }
    return writer.finished()
  }

  /// Answers a request of the legacy protocol with ``legacyJSON(from:to:at:options:)``, in the time
  /// zone that the request names.
  public func legacyJSON(
    for request: LegacyRequest, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> String {
    try await legacyJSON(
      from: request.start, to: request.end, at: try request.place, options: options)
  }
}
