import PentadCore

extension PanchangBuilder {
  /// The day of an offset from the first.
  mutating func day(_ offset: Int) -> PanchangDay {
    let date = CivilDate(julianDayNumber: request.first + offset)
    let horizon = sun.horizons[offset]
    let span = span(of: offset)
    // What a day is called by is what rules at its sunrise.
    let dawn = sun.sunrises[offset + 1] ?? sun.midnights[offset + 1]
    let tithi = Tithi(index: tithis.index(at: dawn) ?? 0)
    let touching = tithis.spans(touching: span, Tithi.init(index:))
    let lunation = lunation(at: dawn)
    let sunDegrees = table.siderealSun(at: span.lowerBound)
    return PanchangDay(
      date: date, place: request.place, options: request.options,
      span: Instant(julianDay: span.lowerBound)..<Instant(julianDay: span.upperBound),
      horizon: horizon, tithis: touching,
      nakshatras: nakshatras.spans(touching: span, Nakshatra.init(index:)),
      padas: padas.spans(touching: span, Pada.init(index:)),
      yogas: yogas.spans(touching: span, Yoga.init(index:)),
      karanas: karanas.spans(touching: span, Karana.init(index:)),
      moonRashis: moonSigns.spans(touching: span, Rashi.init(index:)),
      sunRashi: Rashi(degrees: sunDegrees),
      sankranti: sankrantis.crossing(in: span).map { Instant(julianDay: $0.julianDay) },
      udayaTithi: horizon.sunrise == nil ? nil : tithi,
      isVriddhi: isVriddhi(offset, tithi), kshayaTithis: lost(offset, touching),
      masa: lunation.masa(tithi.paksha), paksha: tithi.paksha,
      samvat: Samvat(
        newMoon: lunation.start, month: lunation.masa(.shukla).amanta,
        vikramaYear: request.options.vikramaYear),
      season: season(
        tropical: AngleCrossings.value(of: .tropicalSun, on: table, at: span.lowerBound),
        sidereal: sunDegrees)
    )
  }

  /// When the day begins and ends.
  private func span(of offset: Int) -> Range<Double> {
    func start(_ index: Int) -> Double {
      request.options.dayBoundary == .civil
        ? sun.midnights[index] : sun.sunrises[index] ?? sun.midnights[index]
    }
    return start(offset + 1)..<max(start(offset + 1), start(offset + 2))
  }

  /// Whether the tithi ruled the sunrise before.
  private mutating func isVriddhi(_ offset: Int, _ tithi: Tithi) -> Bool {
    guard sun.sunrises[offset + 1] != nil, let before = sun.sunrises[offset] else { return false }
    return tithis.index(at: before) == tithi.index
  }

  /// The tithis that rule neither this sunrise nor the next.
  private func lost(_ offset: Int, _ touching: [LimbSpan<Tithi>]) -> [Tithi] {
    guard let sunrise = sun.sunrises[offset + 1], let next = sun.sunrises[offset + 2] else {
      return []
    }
    return
      touching
      .filter { $0.start.julianDay > sunrise && $0.end.julianDay <= next }
      .map(\.value)
  }

  private func season(tropical: Double, sidereal: Double) -> Season {
    Season(
      ritu: Ritu(sunDegrees: tropical), vedicRitu: Ritu(sunDegrees: sidereal),
      ayana: Ayana(sunDegrees: tropical), vedicAyana: Ayana(sunDegrees: sidereal))
  }

  /// The lunation of a moment.
  private func lunation(at julianDay: Double) -> Lunation {
    // The table reaches beyond the new moons on both sides of every day.
    lunations.last { $0.start <= julianDay } ?? lunations[0]
  }
}
