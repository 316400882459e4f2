public import PentadCore

extension AstroCalendar {
  /// The lunar dates of a tithi of a month in a year of an era, in order.
  ///
  /// A Shaka and a Vikrama year have one, or none when they do not have the month. A civil year has
  /// those with a sunrise in it, or, of a kshaya tithi, that begin in it: two of them when the lunar
  /// date comes early and late in the year, none when it comes before and after it.
  ///
  /// ```swift
  /// let diwali = try await calendar.lunarDates(
  ///   month: MasaName(index: 6), tithi: Tithi(index: 29), in: 2026, of: .civil, at: ujjain)
  /// ```
  ///
  /// - Parameters:
  ///   - month: the month's name, by the option `months`, 1 to 12.
  ///   - isAdhika: true for the intercalary month of that name.
  ///   - tithi: the tithi, 1 to 30.
  ///   - year: the year.
  ///   - era: the count of the year.
  ///   - place: the place, whose sunrises count and whose clock has the civil dates.
  ///   - options: the questions on which almanacs differ.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away;
  ///   what reading the ephemeris throws.
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

  /// Whether a lunar date falls into a civil year.
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
  /// The Shaka years in which dates of a year may lie.
  fileprivate func shakaYears(of year: Int) -> ClosedRange<Int> {
    switch self {
    case .shaka: year...year
    case .vikrama: year - 135...year - 134
    // A lunar year began in January 4,000 years ago, and will in May in 2,000 years.
    case .civil: year - 80...year - 77
    }
  }
}
