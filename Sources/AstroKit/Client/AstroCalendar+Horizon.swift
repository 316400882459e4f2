public import PentadCore

extension AstroCalendar {
  /// Finds the risings, settings and transits of a body within a time range, in order. The range
  /// includes its start and excludes its end.
  ///
  /// Every event is found, at every latitude, even if a day has several of a kind.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - kinds: the kinds of events; all when left out.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 1,000,000 days;
  ///   errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_horizon_events_fill`.
  public func horizonEvents(
    of body: Luminary, at place: Place, in range: Range<Instant>, rule: HorizonRule = .upperLimb,
    kinds: Set<HorizonEvent.Kind> = Set(HorizonEvent.Kind.allCases)
  ) async throws(PentadError) -> [HorizonEvent] {
    try Self.require(range)
    var result: [HorizonEvent] = []
    for part in range.parts(ofDays: 3_660) {
      guard !Task.isCancelled else { throw PentadError.callCancelled }
      let table = try await ephemeris.table(covering: part, ayanamsa: .lahiri)
      let horizon = Horizon(table, place: place, rule: rule)
      result += horizon.events(of: body, in: part, kinds: kinds)
    }
    return result
  }

  /// Finds the first rising, setting or transit of a body after an instant.
  ///
  /// - Parameters:
  ///   - kind: the kind of event.
  ///   - body: the body.
  /// - Returns: the event; nil when there is none within 366 days.
  /// - Throws: errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_horizon_event_next`.
  public func nextHorizonEvent(
    _ kind: HorizonEvent.Kind, of body: Luminary, at place: Place, after instant: Instant,
    rule: HorizonRule = .upperLimb
  ) async throws(PentadError) -> HorizonEvent? {
    try await neighbour(kind, of: body, at: place, isNext: true, from: instant, rule)
  }

  /// Finds the last rising, setting or transit of a body before an instant.
  ///
  /// - Parameters:
  ///   - kind: the kind of event.
  ///   - body: the body.
  /// - Returns: the event; nil when there is none within 366 days.
  /// - Throws: errors from reading the ephemeris.
  ///
  /// C: `pentad_astro_horizon_event_previous`.
  public func previousHorizonEvent(
    _ kind: HorizonEvent.Kind, of body: Luminary, at place: Place, before instant: Instant,
    rule: HorizonRule = .upperLimb
  ) async throws(PentadError) -> HorizonEvent? {
    try await neighbour(kind, of: body, at: place, isNext: false, from: instant, rule)
  }

  private func neighbour(
    _ kind: HorizonEvent.Kind, of body: Luminary, at place: Place, isNext: Bool,
    from instant: Instant, _ rule: HorizonRule
  ) async throws(PentadError) -> HorizonEvent? {
    let moment = try Self.known(instant)
    let start = isNext ? moment.nextUp : moment
    // The event is nearly always within two days; near the poles it can follow a long day or night.
    let bounds = [0, 2, 32, 366.0].map { isNext ? start + $0 : start - $0 }
    for (near, far) in zip(bounds, bounds.dropFirst()) {
      let range = min(near, far)..<max(near, far)
      let table = try await ephemeris.continuedTable(covering: range, ayanamsa: .lahiri)
      let events = Horizon(table, place: place, rule: rule)
        .events(of: body, in: range.clamped(to: table.known), kinds: [kind])
      if let found = isNext ? events.first : events.last { return found }
      // The event may lie in the part that the files do not cover.
      try await ephemeris.require(range, on: table)
    }
    return nil
  }
}

extension Horizon {
  /// Returns all events of the chosen kinds, in order.
  func events(
    of body: Luminary, in range: Range<Double>, kinds: Set<HorizonEvent.Kind>
  ) -> [HorizonEvent] {
    var found: [HorizonCrossing] = []
    if kinds.contains(.rise) || kinds.contains(.set) {
      found += riseAndSet(of: body, in: range)
    }
    if kinds.contains(.transit) || kinds.contains(.antitransit) {
      found += transits(of: body, in: range)
    }
    return found.filter { kinds.contains($0.kind) }.sorted { $0.julianDay < $1.julianDay }.map {
      HorizonEvent(
        body: body, kind: $0.kind, instant: Instant(julianDay: $0.julianDay),
        azimuth: azimuth(of: body, at: $0.julianDay), rule: rule)
    }
  }
}
