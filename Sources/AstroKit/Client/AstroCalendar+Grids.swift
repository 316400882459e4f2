public import PentadCore

extension AstroCalendar {
  /// Computes a civil month as a grid of six weeks. Dates that the place's clock skipped are
  /// missing from their week. Dates of neighbouring months outside the ephemeris files are missing
  /// too.
  ///
  /// - Parameters:
  ///   - year: the astronomical year.
  ///   - month: the month, 1 to 12.
  /// - Returns: the month.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a month outside 1 to 12; errors from
  ///   reading the ephemeris.
  ///
  /// C: `pentad_astro_month_compute`.
  public func monthGrid(
    year: Int, month: Int, at place: Place, options: PanchangOptions = PanchangOptions(),
    firstVara: Vara = Vara(index: 0)
  ) async throws(PentadError) -> MonthGrid {
    let first = try CivilDate(year, month, 1)
    let lead = (Vara(first).index - firstVara.index + 7) % 7
    let start = first.julianDayNumber - lead
    let days = try await gridDays(
      DayRequest(first: start, count: 42, place: place, options: options),
      month: lead..<lead + CivilDate.daysIn(month: month, of: year))
    let rows = (0..<6).map { week in
      days.filter { ($0.date.julianDayNumber - start) / 7 == week }
    }
    return MonthGrid(year: year, month: month, firstVara: firstVara, rows: rows)
  }

  /// Returns the days of the six weeks around a month; `month` is the range of its offsets.
  private func gridDays(
    _ weeks: DayRequest, month: Range<Int>
  ) async throws(PentadError) -> [PanchangDay] {
    do throws(PentadError) {
      return try await compute(weeks)
    } catch {
      guard error.code == .outOfRange else { throw error }
    }
    // The files begin or end within the six weeks. The month itself must be covered.
    let own = try await compute(weeks.part(from: month.lowerBound, count: month.count))
    var (before, after): ([PanchangDay], [PanchangDay]) = ([], [])
    for offset in 0..<month.lowerBound { before += try await knownDay(weeks, offset) }
    for offset in month.upperBound..<weeks.count { after += try await knownDay(weeks, offset) }
    return before + own + after
  }

  /// Returns the day at an offset, or no day if the ephemeris files do not cover it.
  private func knownDay(
    _ request: DayRequest, _ offset: Int
  ) async throws(PentadError) -> [PanchangDay] {
    do throws(PentadError) {
      return try await compute(request.part(from: offset, count: 1))
    } catch {
      guard error.code == .outOfRange else { throw error }
      return []
    }
  }

  /// Computes a lunar month as its thirty tithis, each with the days at whose sunrise it prevails.
  ///
  /// - Parameters:
  ///   - year: the year of the Shaka era.
  ///   - month: the month's name under the option `months`, 1 to 12.
  ///   - isAdhika: true for the intercalary month of that name.
  /// - Returns: the month.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the year does not have this month;
  ///   ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away; errors
  ///   from reading the ephemeris.
  ///
  /// C: `pentad_astro_masa_grid_compute`.
  public func masaGrid(
    shaka year: Int, month: MasaName, isAdhika: Bool = false, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> MasaGrid {
    func half(_ paksha: Paksha) async throws(PentadError) -> Lunation {
      // The dark fortnight of a purnimanta Chaitra belongs to the year before.
      let isBefore = options.months == .purnimanta && paksha == .krishna && !isAdhika
      let date = LunarDate(
        shaka: isBefore && month.number == 1 ? year - 1 : year, month: month, isAdhika: isAdhika,
        tithi: Tithi(index: paksha == .shukla ? 0 : 15))
      guard let lunation = try await lunation(of: date, options) else {
        throw PentadError(
          .notFound, "the year \(year) has no \(isAdhika ? "adhika " : "")\(month.name.english)")
      }
      return lunation
    }
    let (light, dark) = (try await half(.shukla), try await half(.krishna))
    let halves = [
      try await tithis(of: light, options)[..<15], try await tithis(of: dark, options)[15...],
    ]
    // A purnimanta month begins with the dark fortnight, unless it is adhika.
    let spans = Array((light.start <= dark.start ? halves : halves.reversed()).joined())
    let days = try await days(around: spans[0].start..<spans[29].end, at: place, options)
    return MasaGrid(
      month: month, isAdhika: isAdhika, samvat: light.samvat(options),
      cells: spans.map { span in
        MasaGrid.Cell(tithi: span, days: days.filter { $0.rises(in: span) })
      })
  }
}
