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
    func half(_ paksha: Paksha) async throws(PentadError) -> Lunation {
      // The dark fortnight of a purnimanta Chaitra falls into the year before.
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
