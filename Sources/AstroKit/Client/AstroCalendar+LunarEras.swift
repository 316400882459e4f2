public import PentadCore

extension AstroCalendar {
  /// Returns the lunar dates of a tithi of a month in a year of an era, in order.
  ///
  /// A Shaka or Vikrama year has one such date, or none if it does not have the month. A civil year
  /// has the dates with a sunrise in it. A kshaya tithi has no sunrise; the civil year in which it
  /// begins has it. A civil year has two when the lunar date comes both early and late in the year.
  /// It has none when the lunar date comes just before and just after the year.
  ///
  /// ```swift
  /// let diwali = try await calendar.lunarDates(
  ///   month: MasaName(index: 6), tithi: Tithi(index: 29), in: 2026, of: .civil, at: ujjain)
  /// ```
  ///
  /// - Parameters:
  ///   - month: the month's name under the option `months`, 1 to 12.
  ///   - isAdhika: true for the intercalary month of that name.
  ///   - tithi: the tithi, 1 to 30.
  ///   - year: the year.
  ///   - era: the era in which the year is counted.
  ///   - place: the place whose sunrises and civil dates are used.
  ///   - options: the calculation options on which almanacs differ.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_lunar_dates_fill`.
  public func lunarDates(
    month: MasaName, isAdhika: Bool = false, tithi: Tithi, in year: Int, of era: LunarDateEra,
    at place: Place, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> [LunarDate] {
    guard (-100_000...100_000).contains(year) else {
      throw PentadError(.invalidDateRange, "the year \(year) is too far away")
    }
    var found: [LunarDate] = []
    for shaka in era.shakaYears(of: year) {
      let date = LunarDate(shaka: shaka, month: month, isAdhika: isAdhika, tithi: tithi)
      if era == .vikrama, date.vikrama(options) != year { continue }
      guard let span = try await find(date, options: options) else { continue }
      if era == .civil, try await !isCivil(date, span, year, at: place, options) { continue }
      found.append(date)
    }
    return found
  }

  /// True if a lunar date falls within a civil year.
  private func isCivil(
    _ date: LunarDate, _ span: LimbSpan<Tithi>, _ year: Int, at place: Place,
    _ options: PanchangOptions
  ) async throws(PentadError) -> Bool {
    let dates = try await civilDates(of: date, at: place, options: options)
    guard dates.isEmpty else { return dates.contains { $0.year == year } }
    return LocalTime(span.start, in: place.timeZone, to: .second).date.year == year
  }
}

extension LunarDateEra {
  /// Returns the Shaka years that can contain dates of a year of this era.
  fileprivate func shakaYears(of year: Int) -> ClosedRange<Int> {
    switch self {
    case .shaka: year...year
    case .vikrama: year - 135...year - 134
    // A lunar year began in January 4,000 years ago, and will begin in May in 2,000 years.
    case .civil: year - 80...year - 77
    }
  }
}
