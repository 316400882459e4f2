public import PentadCore

extension AstroCalendar {
  /// The days from one date to another, both included, as the JSON that `apiv2.php` would send, for
  /// servers of the original's clients.
  ///
  /// The shape and the spelling are the old server's, to the byte. The values are right where its were
  /// not: half hours of a zone and summer time by the date; Universal Time without an error of 67 s;
  /// each rising and setting on its own date, and `none` where there is none; the real lunar month,
  /// with `Adhika` in front of an intercalary one's name.
  ///
  /// A date on which no tithi begins has `none` in its four fields, as it had there. A date that the
  /// place's clock skipped is left out.
  ///
  /// - Parameters:
  ///   - start: the first civil date.
  ///   - end: the last one.
  ///   - options: the questions on which almanacs differ, but for the boundary of days, which is
  ///     midnight.
  /// - Returns: the text.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 36,600 days or an end
  ///   before the start; what reading the ephemeris throws.
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

  /// Answers a request of the protocol: ``legacyJSON(from:to:at:options:)`` for the clock that the
  /// request names.
  public func legacyJSON(
    for request: LegacyRequest, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> String {
    try await legacyJSON(
      from: request.start, to: request.end, at: try request.place, options: options)
  }
}
