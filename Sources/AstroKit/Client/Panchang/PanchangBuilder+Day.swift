import PentadCore

extension PanchangBuilder {
  /// Returns the day at an offset among the dates of the request.
  mutating func day(_ offset: Int) -> PanchangDay {
    let date = CivilDate(julianDayNumber: dates.numbers[offset + 1])
    let horizon = sun.horizons[offset]
    let span = span(of: offset)
    // The units that prevail at sunrise give a day its name.
    let dawn = sun.sunrises[offset] ?? sun.midnights[offset + 1]
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
      isVriddhi: isVriddhi(offset, tithi), kshayaTithis: kshayaTithis(offset),
      masa: lunation.masa(tithi.paksha), paksha: tithi.paksha,
      samvat: lunation.samvat(request.options),
      season: season(
        tropical: AngleCrossings.value(of: .tropicalSun, on: table, at: span.lowerBound),
        sidereal: sunDegrees, lunation.masa(.shukla).amanta)
    )
  }

  /// Returns the time range of the day.
  private func span(of offset: Int) -> Range<Double> {
    func start(_ index: Int) -> Double {
      request.options.dayBoundary == .civil
        ? sun.midnights[index + 1] : sun.sunrises[index] ?? sun.midnights[index + 1]
    }
    return start(offset)..<max(start(offset), start(offset + 1))
  }

  /// True if the tithi also prevailed at the sunrise before, or prevails at the date's second
  /// sunrise.
  private mutating func isVriddhi(_ offset: Int, _ tithi: Tithi) -> Bool {
    if let before = sun.previousSunrises[offset], tithis.index(at: before) == tithi.index {
      return true
    }
    guard let second = sun.nightEnds[offset], second < sun.midnights[offset + 2] else {
      return false
    }
    return tithis.index(at: second) == tithi.index
  }

  /// Returns the tithis without a sunrise, from the date's first sunrise to that of the date after.
  private mutating func kshayaTithis(_ offset: Int) -> [Tithi] {
    guard let sunrise = sun.sunrises[offset], let nightEnd = sun.nightEnds[offset] else {
      return []
    }
    let lost = kshayaTithis(from: sunrise, to: nightEnd)
    // A date with two sunrises lists the kshaya tithis after both.
    guard let next = sun.sunrises[offset + 1], next > nightEnd else { return lost }
    return lost + kshayaTithis(from: nightEnd, to: next)
  }

  /// Returns the tithis that begin after a sunrise and end before the next.
  private mutating func kshayaTithis(from sunrise: Double, to next: Double) -> [Tithi] {
    var lost: [Tithi] = []
    var start = tithis.span(at: sunrise)?.end
    while let begin = start, begin < next, let tithi = tithis.span(at: begin), tithi.end <= next {
      lost.append(Tithi(index: tithi.index))
      start = tithi.end
    }
    return lost
  }

  private func season(tropical: Double, sidereal: Double, _ month: MasaName) -> Season {
    Season(
      ritu: Ritu(sunDegrees: tropical),
      vedicRitu: Ritu(
        request.options.vedicRitu, month: month, sunRashi: Rashi(degrees: sidereal)),
      ayana: Ayana(sunDegrees: tropical), vedicAyana: Ayana(sunDegrees: sidereal))
  }

  /// Returns the lunation at a Julian day.
  private func lunation(at julianDay: Double) -> Lunation {
    // The table extends beyond the new moons on both sides of every day.
    lunations.last { $0.start <= julianDay } ?? lunations[0]
  }
}
