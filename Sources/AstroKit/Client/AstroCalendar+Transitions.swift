public import PentadCore

extension AstroCalendar {
  /// Finds the transitions of a kind within a time range, in order. The range includes its start
  /// and excludes its end.
  ///
  /// - Parameters:
  ///   - kind: the kind of transition.
  ///   - ayanamsa: the start of the sidereal zodiac.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 1,000,000 days;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_transitions_fill`.
  public func transitions(
    of kind: TransitionKind, in range: Range<Instant>, ayanamsa: Ayanamsa = .lahiri
  ) async throws(PentadError) -> [Transition] {
    try Self.require(range)
    var result: [Transition] = []
    // Parts of ten years: a cancellation takes effect between them.
    for part in range.parts(ofDays: 3_660) {
      guard !Task.isCancelled else { throw PentadError.callCancelled }
      let table = try await ephemeris.table(covering: part, ayanamsa: ayanamsa)
      result += table.transitions(of: kind, in: part)
    }
    return result
  }

  /// Finds the first transition after an instant.
  ///
  /// - Parameters:
  ///   - kind: the kind of transition.
  ///   - ayanamsa: the start of the sidereal zodiac.
  /// - Throws: errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_transition_next`.
  public func nextTransition(
    of kind: TransitionKind, after instant: Instant, ayanamsa: Ayanamsa = .lahiri
  ) async throws(PentadError) -> Transition {
    let start = try Self.known(instant)
    return try await nearest(
      of: kind, in: start.nextUp..<start + kind.longest, from: start, ayanamsa, \.first)
  }

  /// Finds the last transition before an instant.
  ///
  /// - Parameters:
  ///   - kind: the kind of transition.
  ///   - ayanamsa: the start of the sidereal zodiac.
  /// - Throws: errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_transition_previous`.
  public func previousTransition(
    of kind: TransitionKind, before instant: Instant, ayanamsa: Ayanamsa = .lahiri
  ) async throws(PentadError) -> Transition {
    let end = try Self.known(instant)
    return try await nearest(of: kind, in: end - kind.longest..<end, from: end, ayanamsa, \.last)
  }

  private func nearest(
    of kind: TransitionKind, in range: Range<Double>, from moment: Double,
    _ ayanamsa: Ayanamsa, _ choice: ([Transition]) -> Transition?
  ) async throws(PentadError) -> Transition {
    let table = try await ephemeris.continuedTable(covering: range, ayanamsa: ayanamsa)
    guard let transition = choice(table.transitions(of: kind, in: range)) else {
      throw PentadError(.internal, "no transition was found where one must be")
    }
    let found = transition.instant.julianDay
    try await ephemeris.require(min(found, moment)..<max(found, moment), on: table)
    return transition
  }

  /// Returns the Julian day of an instant; throws if no ephemeris can cover it.
  static func known(_ instant: Instant) throws(PentadError) -> Double {
    let day = instant.julianDay
    guard SegmentGrid.julianDays.contains(day) else { throw Ephemeris.beyond(day) }
    return day
  }

  static func require(_ range: Range<Instant>) throws(PentadError) {
    let length = range.upperBound.julianDay - range.lowerBound.julianDay
    guard length.isFinite, length <= Double(DayRequest.limit) else {
      throw DayRequest.tooMany()
    }
  }
}

extension Range<Instant> {
  /// Splits the time range into parts, in Julian days.
  func parts(ofDays days: Double) -> [Range<Double>] {
    stride(from: lowerBound.julianDay, to: upperBound.julianDay, by: days).map {
      $0..<Swift.min($0 + days, upperBound.julianDay)
    }
  }
}

extension TransitionKind {
  /// An upper bound of the days between two transitions.
  var longest: Double {
    switch self {
    case .tithi, .nakshatra, .pada, .yoga, .karana: 1.5
    case .moonRashi: 3
    case .phase: 9
    case .masa: 31
    case .sankranti: 33
    case .solarQuarter: 95
    }
  }
}

extension EphemerisTable {
  /// Returns the transitions of a kind within a half-open time range.
  func transitions(of kind: TransitionKind, in range: Range<Double>) -> [Transition] {
    func crossing(_ angle: AngaAngle, _ parts: Int) -> [Transition] {
      AngleCrossings(self, angle, parts: parts).all(in: range).map {
        Transition(kind: kind, value: $0.index + 1, instant: Instant(julianDay: $0.julianDay))
      }
    }
    return switch kind {
    case .tithi: crossing(.elongation, Tithi.count)
    case .karana: crossing(.elongation, Karana.count)
    case .phase: crossing(.elongation, 4)
    case .nakshatra: crossing(.siderealMoon, Nakshatra.count)
    case .pada: crossing(.siderealMoon, 108)
    case .moonRashi: crossing(.siderealMoon, Rashi.count)
    case .yoga: crossing(.siderealSum, Yoga.count)
    case .sankranti: crossing(.siderealSun, Rashi.count)
    case .solarQuarter: crossing(.tropicalSun, 4)
    case .masa:
      newMoons(in: range).map { newMoon in
        let sign = Rashi(degrees: siderealSun(at: newMoon))
        return Transition(
          kind: kind, value: MasaName(index: sign.index + 1).number,
          instant: Instant(julianDay: newMoon))
      }
    }
  }
}
