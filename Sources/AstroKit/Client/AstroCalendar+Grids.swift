public import PentadCore

extension AstroCalendar {
  /// A civil month as six weeks of days.
  ///
  /// C: `pentad_astro_month_compute`.
  public func monthGrid(
    year: Int, month: Int, at place: Place, options: PanchangOptions = PanchangOptions(),
    firstVara: Vara = Vara(index: 0)
  ) async throws(PentadError) -> MonthGrid {
    let first = try CivilDate(year, month, 1)
    let lead = (Vara(first).index - firstVara.index + 7) % 7
    let days = try await compute(
      DayRequest(
        first: first.julianDayNumber - lead, count: 42, place: place, options: options))
    let rows = stride(from: 0, to: 42, by: 7).map { Array(days[$0..<$0 + 7]) }
    return MonthGrid(year: year, month: month, firstVara: firstVara, rows: rows)
  }

  /// A lunar month as its thirty tithis.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the year has no such month.
  ///
  /// C: `pentad_astro_masa_grid_compute`.
  public func masaGrid(
    shaka year: Int, month: MasaName, isAdhika: Bool = false, at place: Place,
    options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> MasaGrid {
    // A purnimanta month begins with the dark fortnight, unless it is adhika; Chaitra's falls into
    // the year before.
    let isLightFirst = options.months == .amanta || isAdhika
    let order = isLightFirst ? Array(1...30) : Array(16...30) + Array(1...15)
    var spans: [LimbSpan<Tithi>] = []
    for number in order {
      let isBefore =
        options.months == .purnimanta && number > 15 && month.number == 1 && !isAdhika
      let date = LunarDate(
        shaka: isBefore ? year - 1 : year, month: month, isAdhika: isAdhika,
        tithi: Tithi(index: number - 1))
      guard let span = try await find(date, options: options) else {
        throw PentadError(
          .notFound, "the year \(year) has no \(isAdhika ? "adhika " : "")\(month.name.english)")
      }
      spans.append(span)
    }
    return try await grid(spans, month, isAdhika, place, options)
  }

  private func grid(
    _ spans: [LimbSpan<Tithi>], _ month: MasaName, _ isAdhika: Bool, _ place: Place,
    _ options: PanchangOptions
  ) async throws(PentadError) -> MasaGrid {
    let first = Int(spans[0].start.julianDay) - 1
    let last = Int(spans[29].end.julianDay) + 2
    let days = try await compute(
      DayRequest(first: first, count: last - first + 1, place: place, options: options))
    let cells = spans.map { span in
      MasaGrid.Cell(
        tithi: span,
        days: days.filter { day in
          day.sunrise.map { span.start <= $0 && $0 < span.end } ?? false
        })
    }
    let middle = days[days.count / 2]
    return MasaGrid(month: month, isAdhika: isAdhika, samvat: middle.samvat, cells: cells)
  }
}
