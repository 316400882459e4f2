public import PentadCore

extension AstroCalendar {
  /// Computes the months of a year of the Shaka era, from the new moon before Chaitra's bright
  /// fortnight.
  ///
  /// - Parameter year: the year.
  /// - Returns: the year.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_lunar_year_compute`.
  public func lunarYear(
    shaka year: Int, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> LunarYear {
    let start = try Samvat.approximateStart(ofShaka: year)
    let range = start - 65..<start + 450
    let table = try await ephemeris.continuedTable(covering: range, ayanamsa: options.ayanamsa)
    let months = table.lunations(in: range).filter {
      $0.samvat(options).shaka == year
    }
    guard let first = months.first, let last = months.last else {
      throw PentadError(.internal, "the year \(year) has no month")
    }
    try await ephemeris.require(first.start..<last.end, on: table)
    return LunarYear(
      samvat: first.samvat(options),
      months: months.map { lunation in
        LunarMonth(
          masa: lunation.masa(.shukla),
          span: Instant(julianDay: lunation.start)..<Instant(julianDay: lunation.end))
      })
  }

  /// Returns the lunar date of a civil date; nil if the Sun does not rise.
  ///
  /// C: `pentad_astro_lunar_date_get`.
  public func lunarDate(
    of date: CivilDate, at place: Place, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> LunarDate? {
    try await day(date, at: place, options: options).lunarDate
  }

  /// Finds the civil dates at whose sunrise the tithi of a lunar date prevails. There is usually
  /// one date. There are two for a vriddhi tithi, and none for a kshaya tithi or for a month that
  /// the year does not have.
  ///
  /// - Parameter date: the lunar date.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_civil_dates_fill`.
  public func civilDates(
    of date: LunarDate, at place: Place, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> [CivilDate] {
    guard let span = try await find(date, options: options) else { return [] }
    return try await days(around: span.start..<span.end, at: place, options)
      .filter { $0.rises(in: span) }
      .map(\.date)
  }

  /// Finds the time span of a tithi of a month, whether or not it prevails at a sunrise.
  ///
  /// If the year has the month twice, the result is the first one.
  ///
  /// - Parameter date: the lunar date.
  /// - Returns: the time span; nil when the year does not have this month.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a year that is too far away;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_tithi_find`.
  public func find(
    _ date: LunarDate, options: PanchangOptions = PanchangOptions()
  ) async throws(PentadError) -> LimbSpan<Tithi>? {
    guard let lunation = try await lunation(of: date, options) else { return nil }
    return try await tithis(of: lunation, options, only: date.tithi.index...date.tithi.index)[0]
  }

  /// Returns the lunation that contains the tithi of a lunar date; nil if the year does not have
  /// it.
  func lunation(
    of date: LunarDate, _ options: PanchangOptions
  ) async throws(PentadError) -> Lunation? {
    let start = try Samvat.approximateStart(ofShaka: date.shaka)
    // The dark fortnight of a purnimanta Chaitra ends the year.
    let month = start + Double(date.amantaMonth(options.months).index) * 29.53
    let range = month - 65..<month + 95
    return try await ephemeris.continuedTable(covering: range, ayanamsa: options.ayanamsa)
      .lunations(in: range)
      .first { $0.matches(date, options) }
  }

  /// Returns the tithis of a lunation: all thirty, or those of `indices`.
  func tithis(
    of lunation: Lunation, _ options: PanchangOptions, only indices: ClosedRange<Int> = 0...29
  ) async throws(PentadError) -> [LimbSpan<Tithi>] {
    // A margin of less than half a tithi at each end makes sure that the new moons are included.
    let range = lunation.start - 0.4..<lunation.end + 0.4
    let table = try await ephemeris.continuedTable(covering: range, ayanamsa: options.ayanamsa)
    let all = AngleCrossings(table, .elongation, parts: Tithi.count).all(in: range)
    guard all.count > indices.upperBound + 1 else {
      throw PentadError(.internal, "a lunation has too few tithis")
    }
    let crossings = all[indices.lowerBound...indices.upperBound + 1]
    let (first, last) = (crossings[indices.lowerBound], crossings[indices.upperBound + 1])
    try await ephemeris.require(first.julianDay..<last.julianDay, on: table)
    return zip(crossings, crossings.dropFirst()).map { start, end in
      LimbSpan(
        Tithi(index: start.index), from: Instant(julianDay: start.julianDay),
        to: Instant(julianDay: end.julianDay))
    }
  }

  /// Returns the days whose sunrise may lie within a time range.
  func days(
    around range: Range<Instant>, at place: Place, _ options: PanchangOptions
  ) async throws(PentadError) -> [PanchangDay] {
    let first = Int(range.lowerBound.julianDay) - 1
    let last = Int(range.upperBound.julianDay) + 2
    return try await compute(
      DayRequest(first: first, count: last - first + 1, place: place, options: options),
      needing: range.lowerBound.julianDay..<range.upperBound.julianDay)
  }
}

extension PanchangDay {
  /// The lunar date that prevails at sunrise; nil if the Sun does not rise.
  public var lunarDate: LunarDate? {
    udayaTithi.map {
      LunarDate(shaka: samvat.shaka, month: masaName, isAdhika: masa.isAdhika, tithi: $0)
    }
  }
}

extension PanchangDay {
  /// True if a tithi prevails at a sunrise of the date.
  func rises(in tithi: LimbSpan<Tithi>) -> Bool {
    horizon.sunrises.contains { tithi.start <= $0 && $0 < tithi.end }
  }
}

extension Masa {
  /// True if `name` is the name of this month, or the second name of a kshaya month.
  func bears(_ name: MasaName, _ scheme: MonthScheme, _ paksha: Paksha) -> Bool {
    let isSecond = isKshaya && (scheme == .amanta || paksha == .shukla)
    return self.name(scheme) == name || (isSecond && amanta.next == name)
  }
}

extension Lunation {
  func samvat(_ options: PanchangOptions) -> Samvat {
    Samvat(newMoon: start, month: masa(.shukla).amanta, options: options)
  }

  /// True if the tithi of a lunar date falls within this lunation.
  func matches(_ date: LunarDate, _ options: PanchangOptions) -> Bool {
    let masa = masa(date.tithi.paksha)
    return samvat(options).shaka == date.shaka && masa.isAdhika == date.isAdhika
      && masa.bears(date.month, options.months, date.tithi.paksha)
  }
}

extension Samvat {
  /// Returns a Julian day within a month of the new moon at which a year of the Shaka era begins.
  static func approximateStart(ofShaka year: Int) throws(PentadError) -> Double {
    guard (-100_000...100_000).contains(year) else {
      throw PentadError(.invalidDateRange, "the year \(year) is too far away")
    }
    return LunarNewYear.meshaEntry(kali: year + kaliOfShaka) - 15
  }
}
